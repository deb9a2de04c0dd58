# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

### Consejos en la primera partida

guide = Primera partida
guide-far = Se juega hasta { $target }: te faltan { $more }.
guide-highest = Ahora gana quien tenga más puntos.
guide-others = Ahora le toca a { $player }. Toca la mesa para adelantar.
guide-hot = Puntúan todos: ¡dados calientes! Puedes tirarlos todos otra vez.
guide-closed = Aún no te puedes plantar: el botón dice por qué. Tira los otros dados.
guide-wins = ¡Plántate ahora y ganas la partida!
guide-bad = Plantarse aquí { $does }. Mejor sigue tirando.
guide-bank = Plántate y estos puntos son tuyos. O sigue tirando: pero si nada puntúa, se pierden.
guide-bank-only = Plántate, y estos puntos son tuyos.
guide-idle = Esos dados no puntúan juntos. Prueba con otros, o pulsa «Todo».
guide-goal = Se juega hasta { $target }. { $scoring }: toca los dados claros para apartarlos.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = tres iguales
guide-score = { $sets } puntúan
guide-bright = Los dados claros puntúan
guide-bust = Fue una tirada nula: no puntuó nada y se perdieron los puntos del turno. Seguimos.
guide-missed = Esa tirada valía menos de los { $needed } puntos que necesitas para entrar en juego, así que se acabó el turno. Prueba otra vez.
guide-entry-turn = Tira los dados. Primero necesitas { $points } en un turno para entrar en juego.
guide-your-turn = Te toca: tira los dados.
guide-offer = Antes de ti quedaron { $points } puntos. Tómalos tirando { DICE($dice) }, o empieza de nuevo con todos.
guide-no-more = No más consejos
guide-entry-throw = Tira los dados. Primero necesitas { $points } en una tirada para entrar en juego.

### Probabilidades de ganar

wins = Probabilidades de ganar
wins-solvable = Este dispositivo puede calcular estas reglas. Mientras tanto el coach cuenta puntos, las partidas no se analizan y el Oráculo no juega.
wins-takes = Aquí tarda unos { $seconds } s y usa { $megabytes } MB de memoria; puedes pararlo y seguir jugando.
wins-too-long = Calcular estas reglas llevaría a este dispositivo unos { $minutes } minutos. Dedica dos como mucho, así que el coach cuenta puntos. En un ordenador lo hace «greed solve».
wins-too-large = Calcular estas reglas ocupa unos { $megabytes } MB de memoria. Esta página usa 300 como mucho, así que el coach cuenta puntos. En un ordenador lo hace «greed solve».
wins-solve = Calcularlas aquí
wins-solving-left = Calculando: { $part }, faltan unos { $left } s
wins-stop = Parar
wins-three-solvable = Estas probabilidades son estimaciones. Este dispositivo puede calcular las exactas entre tres.
wins-three-too-long = Calcular las probabilidades exactas entre tres llevaría a este dispositivo unos { $minutes } minutos. Dedica dos como mucho, así que quedan las estimaciones.
wins-three-too-large = Calcular las probabilidades exactas entre tres ocupa unos { $megabytes } MB de memoria. Esta página usa 300 como mucho, así que quedan las estimaciones.
wins-three-coming = De momento son estimaciones: las probabilidades exactas están en camino.
wins-none = No hay probabilidades de ganar para estas reglas, así que el coach cuenta puntos.
wins-solving = Calculando: { $part }

### Quién no está

absent-call = Llamar a { $player }
absent-then = ¿Nadie un minuto después de la llamada? Entonces se puede seguir sin esa persona.
absent-called = Llamada hecha. { $player } tiene { COUNT-SECOND($left) } para volver.
absent-play = Jugar este turno por { $player }
absent-bot = Dar el sitio a un bot

### Ayuda en la mesa

help = Lo que puntúa
help-all-rules = Todas las reglas de { $title }
help-plan = La tarjeta de estrategia
help-keys = Teclas
key-face = elegir un dado de esa cara
key-take = todo · tomar el relevo
key-decline = pasar el relevo
key-roll = tirar, o seguir tirando
key-bank = plantarse
key-none = no elegir nada
key-skip = adelantar
key-undo = deshacer (dados de verdad)
key-enter = anotar puntos, o dados (dados de verdad)
key-coach = el coach, donde la mesa lo tenga
key-this = esto

### El menú

menu = Esta mesa
menu-sure = ¿Dejar la partida para todos?
menu-leave = Irse de la mesa
menu-give-up = Dejar la partida
menu-host = Llevar la mesa
menu-call-host = Llamar a quien lleva la mesa

### La tabla de puntos

card-label = Dados de la misma cara
card-same-face = Iguales
card-or = o
card-nothing-scores = se tiran todos, no puntúa ninguno

### Anotar turnos con dados de verdad

pad-points = Puntos del turno
pad-enter = Anotar { $points }
pad-bust = Nula
pad-left = Dados que quedan
pad-erase = Borrar la última cifra
pad-fell = Lo que salió
pad-face = Salió { A-FACE($face) }
pad-turn-over = Se acabó el turno
pad-another = Puntúan todos: otro turno
pad-all = Ninguno: puntúan todos

### Los nombres de quienes juegan en este dispositivo

names-people = Jugadores
names = Nombres
names-of = Nombre del sitio { $seat }
names-back-who = { $player }, de vuelta
names-back = De vuelta
names-out = Descansa
names-joins = Nombre de quien entra
names-new = Alguien nuevo
names-add = Añadir
names-passed-over = Quien descansa pierde su turno; sus puntos quedan.
names-full = Este juego es para { $most } personas como mucho.
names-late = Ya no puede entrar nadie: ha empezado la ronda final.
names-out-who = { $player } descansa

### El coach

coach-chance = probabilidad de ganar
coach-average = puntos de media en este turno
coach-close = Cerrar el coach
coach-when = Cuando tengas que decidir, el coach valora tus opciones.
coach-thinks = Pensando …
coach-best = mejor
coach-only-best = Solo la mejor
coach-all = Todas: { COUNT-CHOICE($n) }
coach-solving = Se están calculando las probabilidades de ganar de estas reglas, una sola vez; hasta entonces son puntos.
coach-points-now = De momento son puntos: las probabilidades de ganar están en camino.

### Suerte y habilidad

review-luck-and-skill = Suerte y habilidad
review-ahead = Quién iba en cabeza
review-estimate = Suerte y habilidad, estimadas
review-looking = El coach mira la partida …
review-solving = Calculando las probabilidades de ganar de estas reglas. Solo pasa una vez …
review-on-their-way = Están en camino …
review-balance = Balance
review-chances = En probabilidad de ganar
review-start = Al principio
review-luck = Suerte con los dados
review-own = Decisiones propias
review-others = Decisiones de los demás
review-drift = Desviación de la estimación
review-end = Al final
review-cost-most = Lo que más costó
review-other = Decisiones del rival
review-nothing-banked = { $move } sin puntos
review-mistake = Ronda { $round }, { $player }: { $move } costó { $cost }, lo mejor era { $best }.
review-show = Mostrar los dados de una decisión cara
review-chart-both = Probabilidad de ganar si desde ahí juegan bien los dos, ronda a ronda
review-chart-all = Probabilidad de ganar si desde ahí juegan bien todos, ronda a ronda
review-chart-dots = { review-chart-both }; los puntos son las decisiones que más costaron
review-chart-tap = { review-chart-dots }: toca uno para ver sus dados
review-plot-two = Probabilidad de ganar, tirada a tirada: sobre la línea { $above }, debajo { $below }
review-plot-lines = Probabilidad de ganar, tirada a tirada: una línea para cada cual, { $players }
scores-chart = Puntos turno a turno; la hoja de puntos tiene los números
scores-after = Puntos después de cada turno
end-of = { $busts } de { $throws }
stamp-bust = ¡Nula!
stamp-missed = ¡No alcanza!
stamp-hot = ¡Dados calientes!
stamp-entered = ¡En juego!
stamp-final = ¡Ronda final!
log-label = Lo que ha pasado
reaction-react = Reaccionar
reactions = Reacciones
reaction-smile = una sonrisa
reaction-wow = hala
reaction-sad = qué pena
reaction-heart = un corazón
reaction-thumb = bien jugado
reaction-luck = suerte
win-line = Tu probabilidad de ganar:
win-line-short = de ganar

### Lo que dicen los rivales al final

manners-random-wins = ¡Gané! ¡Gané! ¿Qué hice?
manners-random-loses = ¡Otra! ¡Otra!
manners-threshold-wins = Despacito, despacito, y mira quién llega primero a casa.
manners-threshold-loses = Bien jugado, corazón. Y ahora come algo.
manners-bold-wins = La fortuna me quiere. ¿Quién la culpa?
manners-bold-loses = Una tirada más. ¡Solo me faltaba una tirada más!
manners-maximiser-wins = Como sugerían las medias.
manners-maximiser-loses = Una desviación. Pasa de vez en cuando.
manners-optimal-wins = Tuviste tus momentos. Yo ya los había visto.
manners-optimal-loses = Suerte, claro. Pero bien aprovechada.
rolled = tirado { $dice }
moments = Los momentos decisivos
moments-look = Míralo
moments-none = Ninguna decisión tuya costó nada que merezca la pena contar. ¡Bien jugado!
moments-step = Repasar la partida paso a paso
tutor-sure = ¿De verdad?
tutor-again = Déjame pensar otra vez
tutor-anyway = Hacerlo igualmente
tutor = El tutor interviene
tutor-about = Antes de una decisión que pierda más que esto de tu probabilidad de ganar vuelve a preguntar, en partidas en este dispositivo con probabilidades conocidas.
tutor-never = Nunca
tutor-before = Antes de perder { $loss }
rules-contents = Contenido
rules-example = Ejemplo: { $title }
rules-hot-dice = dados calientes
rules-left = quedan { $n }
rules-and-more = y { $n } más
