# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

count-game = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
count-turn = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
winners = { $who ->
    [you] ¡Has ganado!
    [many] Ganan juntos { $player }.
   *[one] Gana { $player }.
}
choose-accept = tomar
choose-decline = empezar de nuevo
way-device = En este aparato
way-device-about = Contra bots o por turnos; sin conexión
way-friends = Con amigos
way-friends-here = Alrededor de este aparato, o a distancia con un servidor
way-friends-apart = Cada cual en su móvil
way-pad = Hoja de puntos
way-pad-about = Tiráis dados de verdad y Greed apunta
way-learn = Lecciones
way-learn-about = Siete cortas, en la mesa
way-daily = Reto del día
way-daily-about = Cinco posiciones, hoy las mismas para todos
way-explore = Tablero de análisis
way-explore-about = Cualquier posición, y lo que cuesta cada opción
start-ways = Formas de jugar
start-code = ¿Tienes un código?
start-join = Unirse
start-going = Seguir jugando
start-record = Abrir una partida guardada
start-ratings = Clasificación
start-strategy = Estrategia
start-about = Sobre Greed
start-with = con { $who }
start-pad = hoja de puntos: { $who }
quick-title = ¿Sigues o te plantas?
quick-goal = Tira los dados, aparta lo que puntúa y plántate antes de que una tirada nula se lo lleve todo.
quick-play = Jugar ya
quick-game = Juego
quick-against = Contra
quick-more = Más
quick-others = Más rivales
quick-next = La siguiente en tu escalera.
tab-start = Jugar
tab-train = Practicar
tab-daily = Reto
tab-games = Partidas
tab-rules = Reglas
rival-random-about = Seis años. Tira, se planta, se ríe: todo al azar.
rival-cautious-about = Se planta pronto, y nunca tira si puede hacer punto.
rival-bold-about = Tira cuando otros se plantarían, y toma si la cosa pinta bien.
rival-maximiser = El Banquero
rival-maximiser-about = Calcula la media de cada opción y nunca mira el marcador.
rival-optimal = El Oráculo
rival-optimal-about = Sabe cuántas veces gana cada opción, y siempre elige la mejor.
button-roll = Tirar { DICE($dice) }
button-roll-any = Tirar
button-take = Tomar { $points }
button-fresh = Empezar de nuevo
button-keep = Apartar { $points }
button-bank = Plantarse
button-bank-points = Plantarse con { $points }
button-bank-nothing = Parar sin puntos
risk = { $chance } nula
risk-stake = { $risk }, { $points } puntos en juego
risk-roll = tirar { DICE($dice) }: { $risk }
risk-hot = ¡dados calientes! { $risk }
turn-of = { $who ->
    [you] Te toca
   *[one] Turno de { $player }
}
clock-rests = El reloj descansa
first-to = hasta { $target }
final-label = Ronda final:
final-beat = { $score } a batir
choices-label = Tus opciones
enter-left = (faltan { $left })
enter-tap = Tira { DICE($dice) } y toca lo que salió.
take-all = Todo
take-none = Nada
undo = Deshacer
sheet-label = Hoja de puntos
sheet-turns = Todos los turnos
sheet-you = tú
sheet-bot = bot
sheet-out = descansa
sheet-away = fuera
sheet-to-go = faltan { $points }
sheet-not-in = aún fuera
sheet-not-on = aún no en juego
sheet-off = fuera
sheet-off-board = fuera del juego
this-turn = Este turno
pot-bust = nula
pot-cost = cuesta { $points }
pot-cost-banked = cuesta { $points } y { $banked } ya anotados
tray-label = Dados en la mesa
tray-offer = puntos en oferta
tray-offer-from = de { $player }
busted = Tirada nula de { $player }
busted-lost = Tirada nula de { $player }: { $points } perdidos
entry-in-turn = { $points } en un turno para entrar en juego.
entry-in-throw = { $points } en una tirada para entrar en juego.
end-given-up = La partida se dejó a medias.
end-by = Por { POINTS($points) }, tras { TURNS($turns) }.
end-level = Tras { TURNS($turns) }.
end-close = ¡Por muy poco!
end-next = La próxima quizá sea tuya.
end-join = Aceptar la revancha
end-rematch = Revancha
end-picture = Compartir una imagen
end-new = Partida nueva
end-save = Guardar la partida
end-player = Quién
end-score = Puntos
end-best = Mejor turno
end-busts = Nulas
end-luck = Suerte
end-winner = gana
end-luck-about = Suerte: lo que podían puntuar las tiradas, comparado con la media de tiradas así.
end-scores = Marcador
look-language = Idioma
look-title = Aspecto y sonido
look-sound = Sonido
