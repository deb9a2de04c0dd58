# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

### Throws and cards

score-too-many = { $sheet } se juega con { DICE($dice) }, pero esta tirada tiene { $n }
score-no-carryover = { $sheet } no tiene relevo: quita --attempt
score-no-addons = { $sheet } no deja añadir dados a combinaciones: quita --sets
score-saved = { $points ->
    [0] Ningún punto, pero tampoco nula: { $throw } salva el turno
   *[other] { $points } puntos por nada: { $throw } salva el turno
}
score-saved-bank = { score-saved }; vuelven los { $dice } dados, para tirar o plantarse.
score-saved-roll = { score-saved }; vuelven los { $dice } dados y hay que tirarlos.
score-bust = Tirada nula: en { $throw } no puntúa nada.
score-left = { $dice ->
    [0] todos los dados usados
   *[other] quedan { DICE($dice) }
}
card-words = { $n } palabras.
card-none = Greed solo tiene tarjetas para sus propios juegos, no para { $sheet }. greed odds y greed solve aceptan cualquiera. Para buscar tarjetas para uno tuyo, en un clon de Greed: make sheet NAME=mine, y luego make cards ARGS=mine
card-name = Nombre

### The review of a game

reviewed-of = Una partida de { $sheet }
reviewed-so-far = Esta partida no ha terminado: el análisis llega hasta donde llega el registro.
reviewed-luck = Suerte y juego
reviewed-player = jugador
reviewed-start = inicio
reviewed-fortune = suerte
reviewed-errors = errores
reviewed-gifts = regalos
reviewed-drift = desvío
reviewed-undivided = sin repartir
reviewed-end = final
reviewed-decisions = decisiones
reviewed-adds = Probabilidades de ganar en tanto por ciento: { $parts } suman el final.
reviewed-drift-about = El desvío es el error de la propia estimación: ni suerte ni culpa de nadie.
reviewed-skill = Cómo jugó cada cual
reviewed-best = mejor
reviewed-without-luck = sin suerte
reviewed-pr-about = PR es mil veces la probabilidad de ganar perdida por decisión: 0 es perfecto. Mejor es la parte de decisiones perfectas; sin suerte, el resultado que mereció el juego solo.
reviewed-parts = PR por partes del juego
reviewed-part-keep = apartar
reviewed-part-bank = plantarse
reviewed-part-offer = relevo
reviewed-part-entry = entrada
reviewed-part-race = carrera
reviewed-part-endgame = cierre
reviewed-part-final-round = ronda final
reviewed-worst = Lo que más costó
reviewed-worst-estimated = Lo que más costó, estimado
reviewed-at-keep = { $points } puntos y la tirada { $thrown }
reviewed-at-decide = { $points } puntos y { DICE($dice) } por tirar
reviewed-at-offer = { $points } puntos y { DICE($dice) } en oferta
reviewed-mistake = Ronda { $round }, { $player } (turno { $turn }) con { $scores }, y { $at }: { $move } costó { $cost }, lo mejor era { $best }.
reviewed-turns = Todos los turnos con su número: { $command }
way-to-exact = { $caveat }; { $command } lo calcula con exactitud

### Odds

hands-throw = Tirada
hands-bust = Nula
hands-goes-on = Sigue
hands-too-little = Muy poco
hands-points = Puntos
hands-bank-from = Plantarse desde
hands-left = Dados restantes
hands-chance = Probabilidad
hands-never = nunca
hands-always = siempre
hands-none = en { $sheet } nunca se tiran { DICE($dice) }
hand-opening = para entrar con { $points }
hand-attempt = intento
hand-locked = sin plantarse aún
hand-dead = sin dados calientes
hand-beside = junto a { $faces }
best-turn = El mejor turno.
best-turn-on = El mejor turno, en juego.
best-turn-off = El mejor turno, aún fuera de juego.
best-turn-out = El mejor turno, otra vez fuera de juego.
best-turn-brings = { $value } puntos de media, y nada en el { $none } de los turnos.
best-turn-cap = Los puntos por encima de { $cap } no cuentan.
carryover-lead = Relevo.
carryover-from = Toma { $hand } con { $points } puntos o más, si solo cuentan los puntos.
carryover-never = No tomes nunca { $hand }, si solo cuentan los puntos.
long-run-lead = A la larga.
long-run = { $value } puntos por turno de media. Las tiradas nulas seguidas restan valor a los turnos siguientes: { $losses }.
long-run-loss = { $loss } puntos después de { $busts }
alone-lead = En solitario.
alone = { $turns } turnos de media hasta { $target }, como mejor: { $half } como mucho en la mitad de las partidas, { $most } como mucho en nueve de cada diez.
throws-too-little = El { $share } de las tiradas puntúan y terminan el turno.
throws-points = { $points } de media, si se aparta lo que más puntúa.
throws-bank = { $points } puntos, para el mejor turno.

### Solved games

solved-two = Quien empieza gana el { $wins } si juegan perfecto los dos: una ventaja de { $advantage } por empezar.
solved-in = Resuelto en { $seconds } s de CPU; residuo de Bellman { $residual }.
solved-many = Si los { COUNT($seats) } juegan perfecto, ganan { $wins } en el orden de sus turnos.
solved-against = Porcentajes exactos de victoria contra { $rival }:
solved-overall = en total
solved-first = empezando
solved-second = segundo
solved-optimal = óptimo
solved-reply = mejor respuesta
solved-about = Óptimo supone un rival perfecto; la mejor respuesta aprovecha a este. 50 sería igualdad.
solving = Resolviendo { $sheet }
solving-for = Resolviendo { $sheet } para { COUNT($seats) }
solving-ready = { $what }: preparando
solving-round = { $what }, vuelta { $round }
working-out = Calculando { $sheet } (solo esta vez) ...
weighing = Sopesando cada tirada y cada decisión ...
stopped = Interrumpido. Lo ya resuelto está guardado.

### Practice

drill-about = Elige lo que más veces gana. Después ves cuántas veces gana cada opción si desde ahí juegan perfecto los dos.
drill-saved = Tu progreso está guardado.
drill-all-done = Por hoy lo has hecho todo.
drill-nothing = No hay nada que practicar.
drill-puzzle = Problema { $n } de { $all }
drill-rating = Tu clasificación: { $rating } ({ $change })
drill-guess = una primera estimación, que se ajusta al seguir
drill-streak = { $rating }, { $n } aciertos seguidos
drill-own = tus propios errores no puntúan
drill-again = solo puntúa la primera respuesta
drill-score = { $right } de { $all } bien. Lo que fallaste vuelve.
drill-played = Ya has jugado el reto de hoy. Vuelve mañana.
drill-position = { $day }, posición { $n } de { $all }
drill-day = { $right } de { $all } bien, y las demás costaron el { $cost } de una partida. Una línea para compartir:
drill-perfect = { $right } de { $all } bien: un día perfecto. Una línea para compartir:
drill-fall = Salen: { $thrown }
drill-opponent = Rival
drill-choose = Tu opción (q para salir) >
drill-type = Escribe un número del 1 al { $n }, o una jugada como está escrita.
drill-right = Bien.
drill-wrong = No es lo mejor: era { $best }.
drill-wins = gana
drill-costs = te cuesta
drill-best = mejor
drill-looking = Buscando problemas ...
drill-other-sheet = los problemas de { $file } son para { $other }, no para { $sheet }
drill-none = no se han encontrado problemas para { $sheet }
drill-before = Lo que había antes aquí está en { $path }.
drill-restored = Recuperado de { $path }. Para seguir: { $command }
drill-exported = Guardado en { $path }. Para seguir en otro sitio: { $command }
