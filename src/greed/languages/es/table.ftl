# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

### Lo que se escribe. Las palabras inglesas siempre valen.

type-keep = apartar, aparta, aparto
type-roll = tirar, tira, tiro, t
type-bank = plantarse, plantarme, planto, p, stop
type-accept = tomar, toma, tomo, sí, si, s
type-decline = pasar, pasa, paso, no, n
type-all = todo, todos, a
type-points = puntos
type-left = quedando, quedan
type-and = y
type-odds = opciones, ?, pista
type-help = ayuda, h
type-undo = deshacer, d
type-rules = reglas
type-scores = marcador, m
type-join = entra
type-out = descansa
type-back = vuelve
type-save = guardar
type-quit = salir, fin, q
type-again = sí, si, s

### Lo que muestra h

help-keep = 115 o 1 1 5 | apartar estos dados
help-all = todo, a | apartar todo lo que puntúa
help-roll = tirar, t | tirar los dados que quedan
help-bank = planto, p | acabar el turno y anotar sus puntos
help-both = 115 tirar, ap | apartar y tirar (o plantarse) en una línea
help-take = tomar, s / pasar, n | tomar los puntos y los dados, o no
help-odds = ? | lo que puedes hacer, y cuántas veces gana
help-undo = deshacer, d | deshacer una decisión, hasta que caigan los dados
help-join = entra Cleo | alguien que llega más tarde entra en la partida
help-out = descansa Bob / vuelve Bob | alguien descansa o se va a casa / está de vuelta
help-scores = marcador, m / reglas | el marcador / las reglas
help-save = guardar ARCHIVO | guardar una copia de la partida
help-quit = salir, q | dejarlo; la partida queda guardada, --resume la continúa
help-dice = 1 1 5 2 3 o 11523 | escribe todos los dados que salieron, después de cada tirada
help-turn = 650 / 650 3 / 0 | o solo los puntos de todo el turno / si quedan 3 dados / una tirada nula

### La mesa

table-title = { $title } · { $dice } dados · hasta { $target }
table-title-faces = { $title } · { $dice } dados de { $faces } caras · hasta { $target }
table-keys = reglas · ? opciones · h ayuda · q salir
table-resumed = reanudada · { $keys }
table-plain = { $title } (h para ayuda)
table-plain-resumed = { $title }, reanudada (h para ayuda)
table-turn = { $who ->
    [you] Te toca. Marcador: { $scores }
   *[one] Le toca a { $player }. Marcador: { $scores }
}
table-this-turn = { $points } este turno
table-kept = +{ $points } por { $dice }
table-level = { $who ->
    [you] Con { $gap } puntos en este turno empatas con { $leader } a { $best }; con más, vas en cabeza.
   *[one] { $player } con { $gap } puntos en este turno empata con { $leader } a { $best }; con más, va en cabeza.
}
table-level-only = { $who ->
    [you] Necesitas exactamente { $gap } puntos en este turno para empatar con { $leader } a { $best }; más es demasiado.
   *[one] { $player } necesita exactamente { $gap } puntos en este turno para empatar con { $leader } a { $best }; más es demasiado.
}
table-beat = { $who ->
    [you] Necesitas al menos { $gap } puntos en este turno para batir { $best }.
   *[one] { $player } necesita al menos { $gap } puntos en este turno para batir { $best }.
}
table-no-way = { $who ->
    [you] Ya no puedes alcanzar a { $leader }, con { $best }.
   *[one] { $player } ya no puede alcanzar a { $leader }, con { $best }.
}
table-needs = hacen falta { $points }
table-needs-throw = hacen falta { $points } en una tirada
table-needs-turn = hacen falta { $points } en un turno
table-away = descansa
table-busts = { $busts ->
    [one] 1 tirada nula
   *[other] { $busts } tiradas nulas seguidas
}
table-wins = gana
table-to-beat = a batir

### Preguntas

ask-throw = { $player }: { $due }
due = Pulsa Intro para tirar { DICE($dice) }
due-real = { DICE($dice) } por tirar
ask-fell = { $who ->
    [you] Tiras { DICE($dice) }: ¿qué ha salido?
   *[one] { $player } tira { DICE($dice) }: ¿qué ha salido?
}
ask-keep = ¿Qué dados apartas?
ask-offer = { $player }: ¿tomar { DICE($dice) } con { $points } puntos, o pasar y tirar los { $all }?
ask-decide = ¿{ $roll }, o plantarse con { $points }?
ask-decide-does = ¿{ $roll }, o plantarse con { $points } ({ $does })?
ask-nothing = Plantarse { $does }
ask-decide-nothing = ¿{ $roll }, o parar sin puntos?
ask-roll = Tirar { DICE($dice) }
ask-roll-real = Tirar { DICE($dice) } (y escribir lo que sale)
choices = Opciones: { $choices }
choices-more = Opciones: { $choices }, ? muestra { $more } más
choices-bust = nula
choices-rest = … ? muestra { $more } más
prompt-again = Intro para jugar otra vez, q para salir >

### Lo que muestra ?

odds-choice = opción
odds-points = puntos
odds-turn = turno
odds-then = luego
odds-wins = gana
odds-worth = puntos
odds-roll = tirar { DICE($dice) }
odds-roll-or-bank = tirar { DICE($dice) }, o plantarse
odds-next = luego { DICE($dice) }, nula { $bust }
measure-win = probabilidad de ganar { $worth }
measure-points = puntos del turno { $worth }
danger = nula { $chance }
danger-opening = menos de { $opening } { $chance }
coach-stopped = Interrumpido. Con ? se empieza otra vez.
coach-none = Aquí no hay consejo: { $reason }.
coach-working = Calculando cuántas veces gana cada opción (una vez por juego; Ctrl-C lo salta) ...
coach-beside = Calculo cuántas veces gana cada opción (una vez por juego). Espera, o sigue jugando.
coach-ready = ? muestra ahora cuántas veces gana cada opción.
coach-points = Para estas reglas no hay respuesta exacta, así que esto son puntos: { $reason }.

### Avisos

note-type-dice = { $dice ->
    [1] Escribe el dado que ha salido, p. ej. { $example }
   *[other] Escribe los { $dice } dados que han salido, p. ej. { $example }
}
note-help = { $what }; h para ayuda
note-count = Son { $count } de { $dice } dados. { $what }
note-left = ¿Cuántos dados quedan, { $lefts }? Escribe p. ej. { $example }
note-points-first = Los puntos de un turno entero se escriben antes de su primera tirada
note-take-first = Primero toma o pasa; luego escribe todos los dados que han salido
note-take-first-points = Primero toma o pasa; luego escribe los puntos del turno. En una línea: pasar { $points }
note-type-real = { $dice ->
    [1] Escribe el dado que ha salido; h para ayuda
   *[other] Escribe los { $dice } dados que han salido; h para ayuda
}
note-type-real-bank = { $dice ->
    [1] Escribe el dado que ha salido, o planto; h para ayuda
   *[other] Escribe los { $dice } dados que han salido, o planto; h para ayuda
}
note-bank-nothing = { $reason }. Primero aparta; luego escribe solo planto para acabar sin puntos
note-nothing-typed = Escribe tu opción; ? muestra las opciones, h todas las órdenes.
note-saved = Cada paso queda guardado en { $path }
note-copied = Hay una copia en { $path }
note-exists = ya existe un archivo { $path }: elige otro nombre
note-undone = { $who ->
    [you] Deshecho. Decides otra vez.
   *[one] Deshecho. { $player } decide otra vez.
}
note-moments = Lo que más pesó:
note-no-moments = No has cometido ningún error caro.
note-sure = { $why } Escríbelo otra vez para hacerlo igualmente.
note-replay = Para verla otra vez: { $command }
note-farewell = Guardada. Para continuar: { $command }
note-unfinished = La partida no ha terminado: el registro acaba aquí.
note-take-words = primero toma o pasa

### Lo que no se entiende

not-a-move = «{ $text }» no vale aquí. { $instead }
not-a-move-near = «{ $text }» no vale aquí. ¿Querías decir «{ $meant }»?
not-a-face = un dado muestra de 1 a { $faces }, no «{ $word }»
not-points = escribe los puntos del turno, p. ej. 650; y 650 3 si quedan 3 dados
no-dice-to-keep = no hay dados en la mesa que apartar
instead-keep = Escribe los dados que apartas, p. ej. 115, o todo; h para ayuda
instead-decide = Escribe { $moves }; h para ayuda
instead-offer = Escribe tomar o pasar; h para ayuda
instead-throw = Pulsa Intro para tirar; h para ayuda
join-who = di quién entra, una persona cada vez, p. ej. entra Cleo
taken-twice = hay dos que se llaman { $name }; dales nombres distintos
players-names = escribe los nombres separados por comas, p. ej. Ann,Bob, no { $name }
rules-none = Ninguna parte de las reglas se llama «{ $word }»; aquí está la tabla de puntos.
rules-others = reglas PALABRA muestra más, reglas todo el reglamento entero: { $titles }

### Palabras desconocidas

did-you-mean = ¿querías decir { $words }?
known-words = conocidos: { $words }
unknown-sheet = no hay reglas { $name }; { $hint } (un archivo propio acaba en .toml)
unknown-variant = no hay variante { $name }; { $hint }
unknown-option = no hay opción { $name }; { $hint }
unknown-key = esta entrada no existe; { $hint }
unknown-bot = no hay bot { $name }; { $hint }
unknown-policy = no hay estrategia { $name }; { $hint }
unknown-measure = no hay medida { $name }; { $hint }
unknown-command = no hay orden { $name }; { $hint } (greed --help las da todas)
unknown-theme = no hay tema { $name }; { $hint }
unknown-source = no hay origen de dados { $name }; { $hint }
unknown-move = { $name } no es una jugada; { $hint }
