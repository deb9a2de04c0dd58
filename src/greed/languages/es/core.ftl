# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
#
# The words of the game, each for one thing. turn: turno; roll: tirar; throw: tirada; die, dice:
# dado, dados; scores: puntúa; keep: apartar; bank: plantarse; bust: tirada nula; hot dice: dados
# calientes; bonus turn: turno extra; on the board: en juego; carryover: relevo; take over: tomar;
# pass: pasar; target: meta; score: marcador; score to beat: marca a batir; final round: ronda
# final; sit out: descansar; set: combinación; three of a kind: trío; straight: escalera; adding
# dice: añadir; doubles at the end: dobles al final.

### La lengua

language-name = español
language-direction = ltr
plural-forms = one other
plural-rule = n != 1
thousands = .
decimal = ,
percent = { $n }{"\u00A0"}%

### Palabras con un número

dice = { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
busts = { $n ->
    [one] 1 tirada nula
   *[other] { $n } tiradas nulas
}
turns = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
count = { $n ->
    [0] ningún
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
}
a-face = un { $n }
faces-of = { $n }

### Jugadas, en medio de una frase

move-keep = apartar { $dice }
move-roll = tirar
move-bank = plantarse
move-accept = tomar
move-decline = pasar

### Combinaciones

set-single = { $face } suelto
set-add-on = { $face } añadido
set-dead = { $face } sin valor
set-kind = { COUNT($count) } { FACES-OF($face) }
set-straight = escalera { $dice }
set-pairs = tres parejas
set-triplets = dos tríos
set-full-house = full

### Listas

games-one-in = una partida de cada { $n }
games-in-ten = { $n } partidas de cada 10
spread = { $low } a { $high }{"\u00A0"}%
spread-under = menos de { $n }
spread-over = más de { $n }
or = { $before } o { $last }
and = { $before } y { $last }
you = Tú
seat = Jugador { $seat }
player-pattern = \b[Jj]ugador (\d+)

### Lo que ha pasado

started = { $who ->
    [you] Empiezas tú.
   *[one] Empieza { $player }.
}
threw = { $who ->
    [you] Tiras { $dice }.
   *[one] { $player } tira { $dice }.
}
kept = { $who ->
    [you] Apartas { $dice } por { $points }.
   *[one] { $player } aparta { $dice } por { $points }.
}
rolled-on = { $who ->
    [you] Sigues con { DICE($dice) }.
   *[one] { $player } sigue con { DICE($dice) }.
}
went-silent = { $player } iba a tirar y ya no responde.
bust-lost = ¡Tirada nula! Se pierden { $lost } puntos.
bust = ¡Tirada nula! Por suerte no había nada que perder.
missed-opening = Menos de { $needed } en la primera tirada: se acabó el turno.
saved-points = No puntúa nada, y eso vale { $points }: sigue con { DICE($dice) }.
saved = No puntúa nada, pero el turno sigue con { DICE($dice) }.
hot-dice = ¡Dados calientes! Vuelven los { $dice }.
bonus-turn-over = Puntúan todos, pero sobran { $over }: de vuelta a { $score }, y un turno extra.
bonus-turn-points = Puntúan todos: { $points } a salvo, y un turno extra.
bonus-turn = Puntúan todos, pero no basta para plantarse: un turno extra.
banked-reason = Nada anotado: { $reason }.
banked-over = { $who ->
    [you] Te pasas por { $over }: de vuelta a { $score }.
   *[one] { $player } se pasa por { $over }: de vuelta a { $score }.
}
banked = { $who ->
    [you] Te plantas con { $points }: { $score } en total.
   *[one] { $player } se planta con { $points }: { $score } en total.
}
forfeited-lost = { $who ->
    [you] Abandonas el turno y pierdes { $lost } puntos.
   *[one] { $player } abandona el turno y pierde { $lost } puntos.
}
forfeited = { $who ->
    [you] Abandonas el turno.
   *[one] { $player } abandona el turno.
}
joined = { $who ->
    [you] Entras en la partida y juegas cuando te toque.
   *[one] { $player } entra en la partida y juega cuando le toque.
}
sat-out-lost = { $who ->
    [you] Descansas: se pierden { $lost } puntos.
   *[one] { $player } descansa: se pierden { $lost } puntos.
}
sat-out = { $who ->
    [you] Descansas.
   *[one] { $player } descansa.
}
came-back = { $who ->
    [you] Estás de vuelta.
   *[one] { $player } está de vuelta.
}
entered-again = { $who ->
    [you] Vuelves a estar en juego.
   *[one] { $player } vuelve a estar en juego.
}
entered = { $who ->
    [you] Ya estás en juego.
   *[one] { $player } ya está en juego.
}
strike-penalty = Tirada nula { $busts } seguida; la { $limit } cuesta { $penalty } puntos.
strike = Tirada nula { $busts } seguida; la { $limit } cuesta todos los puntos.
spared = { $who ->
    [you] Llevas { $busts } tiradas nulas seguidas, y esta vez no cuestan nada.
   *[one] { $player } lleva { $busts } tiradas nulas seguidas, y esta vez no cuestan nada.
}
fine = { $who ->
    [you] Pierdes { $lost } puntos tras { $busts } tiradas nulas seguidas.
   *[one] { $player } pierde { $lost } puntos tras { $busts } tiradas nulas seguidas.
}
reset-off-board = { $who ->
    [you] Pierdes tus { $lost } puntos tras { $busts } tiradas nulas seguidas y sales del juego.
   *[one] { $player } pierde sus { $lost } puntos tras { $busts } tiradas nulas seguidas y sale del juego.
}
reset = { $who ->
    [you] Pierdes tus { $lost } puntos tras { $busts } tiradas nulas seguidas.
   *[one] { $player } pierde sus { $lost } puntos tras { $busts } tiradas nulas seguidas.
}
offer-made = { $who ->
    [you] Puedes tomar { $points } puntos y { DICE($dice) }.
   *[one] { $player } puede tomar { $points } puntos y { DICE($dice) }.
}
offer-taken = { $who ->
    [you] Tomas { $points } puntos y { DICE($dice) }.
   *[one] { $player } toma { $points } puntos y { DICE($dice) }.
}
offer-passed = { $who ->
    [you] Pasas y empiezas con todos los dados.
   *[one] { $player } pasa y empieza con todos los dados.
}
final-round = { $who ->
    [you] ¡Ronda final! Tienes { $score }, la marca a batir.
   *[one] ¡Ronda final! { $player } tiene { $score }, la marca a batir.
}
score-to-beat-raised = { $who ->
    [you] Subes la marca a { $score }.
   *[one] { $player } sube la marca a { $score }.
}
score-to-beat = { $who ->
    [you] Vas en cabeza: { $score } es la marca a batir.
   *[one] { $player } va en cabeza: { $score } es la marca a batir.
}
won = { $who ->
    [you] ¡Ganas con { $score }!
    [many] ¡Ganan { $player } con { $score }!
   *[one] ¡Gana { $player } con { $score }!
}

### Lo que hace el final de un turno: va en un botón, así que breve

does-wins = ¡gana la partida!
does-shares = comparte la victoria
does-loses-short = pierde: faltan { $short }
does-loses = pierde: otros llegaron antes
does-nothing-reason = no anota nada: { $reason }
does-nothing = no anota nada
does-behind-short = faltan { $short } para la marca
does-behind = no basta: otros llegaron antes
does-bounces = sobran { $over }: de vuelta a { $score }
does-level = empata con la marca
does-final = abre la ronda final: { $score } a batir
does-leads-raised = sube la marca a { $score }
does-leads = se pone en cabeza: { $score } a batir
does-bonus-points = anota { $points }, y un turno extra
does-bonus = un turno extra, pero no basta para plantarse
does-enters-offered = en juego, pero ofrece { $offered } y { DICE($dice) }
does-enters = a salvo, y en juego
does-banks-offered = a salvo, pero ofrece { $offered } y { DICE($dice) }
does-banks = a salvo, y acaba el turno

### Por qué algo no se puede

reason-over = la partida ha terminado
reason-host-only = solo quien lleva la mesa puede dar un turno por abandonado
reason-table-only = solo quien lleva la mesa dice quién juega
reason-pad-only = solo una hoja de puntos acepta los puntos de un turno sin sus dados
reason-dice-first = primero tienen que caer los dados
reason-answer-first = primero toma o pasa
reason-no-offer = ahora no hay nada que tomar
reason-keep-first = primero aparta algún dado que puntúe
reason-opening = hacen falta { $points } puntos en esta tirada
reason-kept-already = ya has apartado dados de esta tirada
reason-no-dice-left = no quedan dados por tirar
reason-no-dice-kept = hay que apartar al menos un dado que puntúe
reason-shows-none = en la tirada no hay ningún { $face }
reason-shows-one = en la tirada solo hay un { $face }
reason-shows-some = en la tirada solo hay { $count } veces { $face }
reason-nothing-scores = en esta tirada no puntúa nada
reason-keep-all = hay que apartar todos los dados que puntúan: { $dice }
reason-scores-nothing = { $dice } no puntúa
reason-scores-nothing-here = { $dice } no puntúa junto a los otros
reason-adds-only-alone = solo se añade un dado cuando no puntúa nada más en la tirada
reason-must-roll = tienes que volver a tirar todos los dados antes de plantarte
reason-locked-score = después de tomar, puntúa una vez más antes de plantarte
reason-locked-faces = después de tomar, necesitas un { $faces } en otra tirada antes de plantarte
reason-minimum = para plantarte necesitas al menos { $least } puntos; llevas { $points }
reason-entry-throw = para entrar en juego necesitas { $needed } en una tirada; la mejor hasta ahora: { $points }
reason-entry-turn = para entrar en juego necesitas { $needed } en un turno; llevas { $points }
reason-entry-own = necesitas { $needed } tuyos; los { $inherited } tomados no cuentan: llevas { $points }
reason-overshoot = { $score } pasaría de { $target }: se perderían los puntos del turno
reason-turn-begun = solo se puede anotar en puntos un turno entero, antes de su primera tirada
reason-no-step = los puntos van de { $unit } en { $unit }: ningún turno vale { $points }
reason-too-little = se tomaron { $inherited } puntos: este turno no puede valer { $points }
reason-no-such-turn = aquí ningún turno puede llegar a { $points } puntos
reason-no-such-left = aquí ningún turno de { $points } puntos deja { $left } dados por tirar
reason-say-left = di cuántos dados quedan: { $points } { $left }
reason-needs-dice = lo que puede tirar la siguiente persona depende de los dados de este turno: anótalos
reason-players = { $sheet } es para { $least } a { $most } personas, no para { $players }
reason-join-too-late = la ronda final ya ha empezado, no puede entrar nadie más
reason-no-such-player = juegan { $seats }, así que no hay ningún jugador { $player }
reason-out-already = el jugador { $player } ya descansa
reason-not-out = el jugador { $player } no descansa
reason-last-player = todos los demás descansan, alguien tiene que quedarse
reason-illegal = { $move } no se puede: { $reason } (se puede: { $legal })
reason-stale = esta jugada era para el paso { $made }, la partida va por el { $ply }
reason-no-throw = ahora no tiene que caer ningún dado: la fase es { $phase }
reason-wrong-dice = aquí caen { $count } dados de 1 a { $faces }, no { $dice }
reason-no-forfeit = ya no queda turno que abandonar: la partida ha terminado

### Cómo acabó una partida

ended-target = Gana quien primero llega a la meta.
ended-unanswered = La meta cayó en el último turno de la ronda, y nadie puede responder.
ended-final-round = La ronda final ha terminado, y nadie más tiene tantos puntos.
ended-shared = La ronda final ha terminado, y en caso de empate se comparte la victoria.
ended-reached-first = La ronda final ha terminado, y en caso de empate gana quien llegó antes.

### Una posición

position-throw = { $who ->
    [you] Tiras { DICE($dice) }, con { $points } puntos en este turno
   *[one] { $player } tira { DICE($dice) }, con { $points } puntos en este turno
}
position-keep = { $who ->
    [you] Apartas dados de { $thrown }, con { $points } puntos en este turno
   *[one] { $player } aparta dados de { $thrown }, con { $points } puntos en este turno
}
position-decide = { $who ->
    [you] Tienes { $points } puntos en este turno y aún { DICE($dice) }
   *[one] { $player } tiene { $points } puntos en este turno y aún { DICE($dice) }
}
position-offer = { $who ->
    [you] Puedes tomar { $points } puntos y { DICE($dice) }
   *[one] { $player } puede tomar { $points } puntos y { DICE($dice) }
}
position-head = { $sheet }, meta { $target }. { $scores }
position-off = (fuera de juego)
position-off-again = (otra vez fuera de juego)
position-strikes = (nulas seguidas: { $strikes })
position-away = (descansa)
position-final = { $who ->
    [you] Ronda final: la marca a batir es la tuya
   *[one] Ronda final: la marca a batir es la de { $player }
}
position-legal = Se puede: { $moves }
position-no-bank = (no te puedes plantar: { $reason })
position-won = { $who ->
    [many] Ganan los jugadores { $player }.
   *[one] Gana el jugador { $player }.
}
whom = di a quién te refieres: { $names }

### Deshacer

undo-fallen = los dados han caído después de tu última decisión, ya no se puede deshacer
undo-moved = { $player } ha jugado después de tu última decisión
undo-nothing = no hay nada que deshacer

### Mesas en un servidor

room-turn-ends = con esto acaba el turno
room-rolling = la tirada está en camino: espera a los otros dispositivos
room-decide = sigue tirando o plántate
advice-then = { $move }, luego { $rest }

log-undone = Se ha deshecho lo último.
log-bot = { $player } (bot) juega en el sitio { $seat }.
log-seat = { $player } ha ocupado el sitio { $seat }.
log-open = El sitio { $seat } está libre.
log-call = { $who ->
    [you] Te llaman: ¿sigues ahí?
   *[one] Llaman a { $player }: ¿sigue ahí?
}
log-call-host = Llaman a quien lleva la mesa: ¿sigue ahí?
log-back-host = Quien lleva la mesa ha vuelto.
log-host = { $who ->
    [you] Ahora llevas tú la mesa.
   *[one] Ahora lleva la mesa { $player }.
}
log-silent = Sin respuesta ({ $device }): la tirada se hace sin ese dispositivo.
device-any = Un dispositivo
