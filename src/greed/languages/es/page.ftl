# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

### Palabras con un número

count-second = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
count-minute = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
count-hour = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
count-day = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
count-answer = { $n ->
    [one] 1 respuesta
   *[other] { $n } respuestas
}
count-choice = { $n ->
    [one] 1 opción
   *[other] { $n } opciones
}
count-file = { $n ->
    [one] 1 archivo
   *[other] { $n } archivos
}
count-free-seat = { $n ->
    [one] 1 sitio libre
   *[other] { $n } sitios libres
}
count-game = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
count-open-table = { $n ->
    [one] 1 mesa abierta
   *[other] { $n } mesas abiertas
}
count-start = { $n ->
    [one] 1 comienzo
   *[other] { $n } comienzos
}
count-time = { $n ->
    [one] 1 vez
   *[other] { $n } veces
}
count-turn = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}

### El diario de una mesa

winners = { $who ->
    [you] ¡Has ganado!
    [many] Ganan juntos { $player }.
   *[one] Gana { $player }.
}
choose-accept = tomar
choose-decline = empezar de nuevo

### El inicio

way-device = En este dispositivo
way-device-about = Contra bots o por turnos; sin conexión
way-friends = Con amigos
way-pad = Hoja de puntos
way-pad-about = Con dados de verdad: Greed apunta
way-learn = Lecciones
way-learn-about = Siete cortas, en la mesa
way-daily = Reto del día
way-daily-about = Cinco posiciones, hoy las mismas para todos
way-explore = Tablero de análisis
way-explore-about = Cualquier posición, y lo que cuesta cada opción
way-friends-here = Alrededor de este dispositivo, o a distancia con un servidor
way-friends-apart = Cada cual en su teléfono
start-ways = Formas de jugar
start-code = ¿Tienes un código?
start-join = Unirse
start-going = Seguir jugando
start-record = Abrir una partida guardada
start-strategy = Estrategia
start-about = Sobre Greed
start-with = con { $who }
start-pad = hoja de puntos: { $who }
start-forget = Olvidar { $title } { $who }
quick-label = Jugar contra un bot
quick-title = ¿Sigues o te plantas?
quick-goal = Tira los dados, aparta lo que puntúa y plántate antes de que una tirada nula se lo lleve todo.
quick-play = Jugar ya
quick-game = Juego
quick-against = Contra
quick-more = Más
quick-others = Más rivales
quick-next = Lo siguiente en tu escalera.
quick-later = El Oráculo juega en cuanto este dispositivo conoce las probabilidades del juego, tras una primera partida.
quick-official = Greed, las reglas oficiales
tabs = Menú
tab-start = Jugar
tab-train = Practicar
tab-daily = Reto
tab-games = Partidas
tab-rules = Reglas

### Los bots

rival-random = Pip
rival-random-about = Seis años. Tira, se planta, se ríe: todo al azar.
rival-threshold = Nonna
rival-threshold-about = Se planta en cuanto tiene 300 y vuelve a su labor de punto.
rival-bold = Rocco
rival-bold-about = Tira cuando otros se plantarían, y toma si la cosa pinta bien.
rival-maximiser = Banquero
rival-maximiser-about = Calcula la media de cada opción y nunca mira el marcador.
rival-optimal = Oráculo
rival-optimal-about = Sabe cuántas veces gana cada opción, y siempre elige la mejor.
bot-threshold = Umbral
bot-threshold-about = Se planta en cuanto el turno llega a cierto número de puntos.
bot-cautious = Prudente
bot-cautious-about = Va a lo seguro: una pérdida le pesa casi el doble que una ganancia.
bot-level = Nivel
bot-level-about = Comete pequeños errores: muchos en el nivel 1, casi ninguno en el 9.
bot-card = Tarjeta
bot-card-about = Juega según una tarjeta de estrategia: unas pocas reglas fáciles de recordar.
ladder-above = Gana a { $rival } y te espera { $above }.
ladder-top = Has ganado a toda la escalera.
ladder-next = Has ganado a { $rival }. Lo siguiente en la escalera: { $above }.

### La mesa

button-roll = Tirar { DICE($dice) }
button-roll-any = Tirar
button-take = Tomar { $points }
button-fresh = Empezar de nuevo
button-keep = Apartar { $points }
button-bank = Plantarse
button-bank-points = Plantarse con { $points }
button-bank-nothing = Parar sin puntos
why-one-roll = El turno de entrada es una sola tirada.
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
final-leads = { $player } va en cabeza; faltan { $left } por jugar
final-label = Ronda final:
final-beat = { $score } a batir
choices-label = Tus opciones
enter-left = (faltan { $left })
enter-tap = Tira { DICE($dice) } y toca lo que salió.
enter-erase = Quitar el último dado
take-all = Todo
take-none = Nada
enter-dice = Anotar dados
enter-points = Anotar puntos
enter-dice-short = Dados
enter-points-short = Puntos
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
sheet-strikes = tiradas nulas seguidas: { $n }
sheet-rank = puesto
this-turn = Este turno
pot-bust = nula
pot-cost = cuesta { $points }
pot-cost-banked = cuesta { $points } y { $banked } ya anotados
tray-label = Dados en la mesa
tray-offer = puntos en oferta
tray-offer-from = de { $player }
tray-idle = { $face }, no puntúa
busted = Tirada nula de { $player }
busted-lost = Tirada nula de { $player }: { $points } perdidos
missed-entry = No alcanza para entrar en juego
entry-in-turn = { $points } en un turno para entrar en juego.
entry-in-throw = { $points } en una tirada para entrar en juego.

### El final de una partida

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
end-result = Resultado
end-player = Nombre
end-score = Puntos
end-best = Mejor turno
end-busts = Nulas
end-luck = Suerte
end-winner = gana
end-luck-about = Suerte: lo que podían puntuar las tiradas, comparado con la media de tiradas así.
end-scores = Marcador
end-best-turn = mejor turno: { $player }, { $points }
played-almost-perfectly = Has jugado casi a la perfección.
played-very-well = Has jugado muy bien.
played-well = Has jugado bien.
played-few = Has dejado pasar algunas oportunidades.
played-many = Has dejado pasar muchas oportunidades.
decided-shares = { $played } La suerte decidió el { $luck }, las decisiones el { $choices }.
decided-won = { $played } Los dados iban en tu contra, y tus decisiones ganaron igualmente.
decided-lost = { $played } Los dados fueron amables: esta se perdió por las decisiones.

### Ajustes

look-like-this-device = Como el dispositivo
look-light = Claro
look-dark = Oscuro
look-red-and-green = Rojo y verde
look-orange-and-blue = Naranja y azul
look-high-contrast = Mucho contraste
look-green = Verde
look-blue = Azul
look-wine = Vino
look-slate = Pizarra
look-ivory = Marfil
look-night = Noche
look-cherry = Cereza
look-sky = Cielo
look-calm = Tranquila
look-brisk = Ágil
look-instant = Instantánea
look-theme = Tema
look-colours = Colores
look-table = Mesa
look-dice = Dados
look-pace = Velocidad de los dados
look-numbers = Números en los dados en vez de puntos
look-sound = Sonido
look-vibration = Vibración
look-explain = Explicar la próxima partida mientras se juega
look-less = Si tu dispositivo pide menos movimiento, los dados no ruedan y nada suena.
look-language = Idioma
look-title = Aspecto y sonido

### En todas partes

one-moment = Un momento …
to-the-start = Volver al inicio
copied = Copiado.
close = Cerrar
rules = Reglas
coach = Coach
reload = Recargar la página
part-missing = Una parte de esta página no ha llegado.
part-again = Cargarla otra vez
broken-title = La página ha tropezado
broken-about = Ha ocurrido un error inesperado. Tus partidas están a salvo: normalmente basta con recargar la página.
broken-still = ¿Sigue ocurriendo?
broken-forget-about = Entonces empieza de cero: la página olvida sus ajustes, los nombres y los sitios en las mesas de este dispositivo. Las partidas guardadas se quedan.
broken-forget = Empezar de cero
update-ready = Hay una versión nueva de esta página.
update = Actualizar
waiting-away = { $player } no está.
waiting-rolls = { $player } tira.
waiting-thinks = { $player } piensa …
skip = Adelantar
waiting-for = Esperando a { $player } …
watching = De público
room = Mesa
sound-off = Quitar el sonido
sound-on = Poner el sonido
turn-now = { $who ->
    [you] Te toca.
   *[one] Le toca a { $player }.
}
game-to = hasta { $target }
game-facts = { DICE($dice) } · hasta { $target } · de { $least } a { $most } personas
no-room = No encontramos la mesa { $code }.
no-room-check = Comprueba el código: tiene ocho letras y números. Las mesas que nadie usa en un mes se cierran.
no-room-open = Abrir una mesa
no-game = Esta partida no está en este dispositivo.
no-game-why = Se jugó en otro, o se ha olvidado aquí.
sheet-not-there = no estaba
sheet-nothing = nada anotado
sheet-again = : anótalo otra vez
kept-word = Apartado
kept-label = apartado { $dice }
clock-hours = { $n } h
clock-left = tiempo que queda
your-name = Tu nombre
copy-selected = Seleccionado: cópialo con tu navegador.
share = Compartir
room-real = Dados de verdad
room-device = Este dispositivo tira los dados
room-here = { $dice } · la partida se queda en este dispositivo
device-of = dispositivo de { $player }
seat-number = Sitio { $seat }
waited-none = recién abierta
waited = esperando desde hace { $time }
clock-a-turn = { $time } por turno
dates = es
connect = Conectar
room-looking = Buscando la mesa { $code } …
room-phone = El teléfono que lleva esta mesa no está conectado.
room-no-answer = { $server } no responde. Esta página lo sigue intentando. Comprueba que tienes conexión y que el servidor sigue en marcha.
room-begins = ¿Quién empieza?
room-dice-decide = Deciden los dados.
room-lost = Se perdió la conexión.
room-sent = Tu jugada se envía en cuanto vuelva.
room-reconnecting = Conectando otra vez …
room-opening = Abriendo la partida …
look-face = Tu cara
look-wall = Su color
install-offer = ¿Guardar Greed en este dispositivo? Se abre como una aplicación y funciona sin red.
install-take = Instalar
install-leave = Ahora no
look-odds = Mi probabilidad de ganar, en una línea bajo el marcador
enter-again = ¿Anotar otra vez el turno { $turn } de { $player }?
enter-turn = Anota este turno otra vez.
enter-turn-later = Anota este turno otra vez. Los siguientes vienen solos.
enter-rest = A partir de aquí la partida toma otro rumbo. Anota el resto otra vez.
no-library = La lista de juegos aún no está en este dispositivo: conéctate una vez.
no-server = no se puede llegar al servidor
