# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

silence-waiting = Se tira entre todos: esperando a { $player }.
silence-called = Han llamado a { $player }: tiene { COUNT-SECOND($left) } para responder.
silence-asked = Quieres seguir sin { $player }. Falta que los demás estén de acuerdo.
silence-without = Seguir sin { $player }
silence-keeps = { $player } conserva todos los puntos y descansa hasta que vuelva. Queda en el registro.
silence-call = Llamar a { $player }
ratings-line = Clasificación en { COUNT-GAME($games) }: de { $first } a { $last }, como mucho { $best }
ratings-after = Clasificación después de cada partida

### Antes de jugar

lobby-setting-up = Preparando los dados …
lobby-near = En la misma sala
lobby-room = Mesa
lobby-waiting-game = Esperando la partida
lobby-taking = Ocupando un sitio …
lobby-take = Ocupar un sitio
lobby-table = A la mesa
lobby-open = libre
lobby-more = { $n ->
    [one] Falta una persona
   *[other] Faltan { $n } personas
}
lobby-dice = Esperando los dados de cada navegador
lobby-bot = Un bot
lobby-free = Liberar el sitio
lobby-leave = Levantarse
lobby-name = Cambiar el nombre
lobby-name-done = Guardar
lobby-reveals = Cada dispositivo descubre su parte de los dados. Esperando a { $late } …
lobby-call-off = Cancelar el comienzo
lobby-drawn-again = Todo se sorteará otra vez. Todas las páginas cuentan los comienzos, y preguntan a su gente desde el tercero.
lobby-start = Empezar la partida
lobby-waiting = Falta gente.
lobby-everyone = Ya están todos: quien lleva la mesa puede empezar.
lobby-first-roll = la primera tirada
lobby-program = programa
lobby-host = lleva la mesa

### Quién se sienta dónde

seats = Sitios
seats-kind = Sitio { $seat }
seats-player = Una persona
seats-here = En este dispositivo
seats-by-link = Llega por el enlace
seats-friend = Alguien, por el enlace
seats-rivals = Rivales
seats-more = Más
seats-name = Nombre
seats-name-at = Nombre en el sitio { $seat }
seats-until = Libre hasta que llegue alguien.
seats-remove = Quitar el sitio { $seat }
seats-add = Añadir un sitio

### Enlaces

share-qr = Código QR del enlace de abajo
share-copy = Copiar el enlace
link-join = Unirse
link-join-about = Escanea para ocupar un sitio
link-watch = Mirar en otra pantalla
link-watch-about = Muestra la partida sin jugar
link-move = Llevar tu sitio a otro dispositivo
link-move-asks = Abre esto en el otro dispositivo. Ese le pide a este que le deje jugar por ti.
link-move-about = Abrir este enlace deja que otro dispositivo juegue por ti
room-verifiable = Dados verificables
room-watching = { $dice } · { $n } de público
room-fetching = Trayendo las reglas de esta partida …
room-unfetched = Las reglas de esta partida no llegan. Esta página lo sigue intentando.
room-outdated = Esta página y su servidor no se entienden: seguramente la página es más antigua. Recárgala.
near-outdated = Los dos teléfonos no se entienden: sus páginas son de versiones distintas. Recarga las dos.

### Dados verificables

proof-six = Seis palabras de esta partida
proof-read = Hay que leerse estas seis palabras en voz alta: si son las mismas en todas las pantallas, todos ven la misma partida.
proof-started = { $n ->
    [one] Esta mesa ha empezado una vez.
   *[other] Esta mesa ha empezado { COUNT-TIME($n) }.
}
proof-seen = Este navegador ha visto { $n } de esos comienzos.
proof-called-off = { $n ->
    [one] 1 comienzo de esta mesa se canceló.
   *[other] { $n } comienzos de esta mesa se cancelaron.
} Quien hace eso quizá ha visto tiradas, y quiere otras.
proof-share = Tu parte de los dados es al azar. Puedes añadirle cualquier texto
proof-noted = Anotado.
proof-lose = Si pierdes este dispositivo
proof-recovery = Con estas palabras otro dispositivo puede seguir con tu sitio en esta partida. Apúntalas y no se las enseñes a nadie: quien las sepa puede ocupar tu sitio.
notice-stopped = Este dispositivo ha dejado de jugar
notice-compare = No sigas jugando. Compara las seis palabras con los demás, guarda lo que vio este navegador y comprueba el registro con { $command } en una computadora de confianza.
notice-start = Comienzo número { $n } en esta mesa
notice-ask = Los comienzos anteriores se cancelaron. Quien hace eso quizá ha visto las primeras tiradas, y prueba hasta que le gusten. Pregunta por qué, y juega solo si te fías de la respuesta.
notice-take-part = Participar en el comienzo { $n }
notice-tab = Esta partida está abierta en otra pestaña de este navegador, y juegas allí.
notice-here = Jugar aquí
notice-replaced = Ahora juega por ti otro dispositivo.
notice-ask-back = Pedir jugar aquí otra vez
notice-let-in = Dejar entrar a este dispositivo
notice-plea = { $device } firma por tu sitio. Ahora te pregunta si este puede seguir en su lugar: di que sí allí si muestra las palabras
notice-scan = Escaneando el código de abajo no hace falta comparar las palabras.
notice-code = Código para el otro dispositivo
notice-no-secret = No contiene nada secreto
notice-lost = ¿Has perdido el otro dispositivo? Escribe su código de recuperación
notice-wrong-code = Este código no es de nadie en esta partida.
notice-asks = Otro dispositivo pide seguir con tu sitio en lugar de este.
notice-words = ¿Muestra las palabras { $words }?
notice-yes = Sí, que entre
notice-same = Sí, las mismas palabras: que entre
notice-no = No
notice-without = Los demás siguieron sin ti
notice-stay = Tus puntos quedan.
notice-spoilt = Tu silencio estropeó una tirada, así que pierdes un turno antes de volver.
notice-next = Vuelves a jugar desde tu próximo turno.
notice-back = He vuelto
notice-waited = Los demás te esperan. Un minuto después de llamarte pueden seguir sin ti.
proof-proves = Lo que demuestra:
proof-strict = nadie, ni siquiera quien lleva el servidor, sabía una tirada antes de hacerse, y nadie podía cambiarla después. Cada dispositivo añade un valor propio a cada tirada.
proof-fair = el servidor fijó sus dados antes de conocer la parte de cada cual, y no pudo cambiar ninguna tirada después. Cada decisión va firmada por el dispositivo que la tomó.
proof-not = Lo que no puede demostrar:
proof-not-strict = las tiradas que caen sin el valor de tu dispositivo no están protegidas para ti.
proof-not-fair = que quien lleva el servidor no conozca ya las tiradas que vienen.
proof-server = El servidor puede esconder tus mensajes, decir que llegaste tarde, acabar la partida o, junto con todos los demás, echarte. Lo verás, pero no se lo podrás demostrar a nadie.
proof-page = El programa de esta página también viene del servidor. Comprueba el registro en otro sitio, o usa una página de un lugar de confianza.
proof-save = Guardar lo que vio este navegador
proof-witness = lo compara con el registro: dos historias distintas de una partida no pueden pasar las dos.
proof-fair-dice = ¿Eran justos los dados?
proof-words = Las seis palabras de esta partida:
proof-verify = Comprobar aquí cada tirada

### Avisos

tell-me = Avisarme cuando me toque
tell-denied = Tu navegador bloquea los avisos de esta página. Permítelos en sus ajustes para este sitio y recarga la página.
tell-cannot = Este navegador no puede mostrar avisos de esta página.
tell-how = Muestra un aviso cuando esta página está abierta detrás de otras.

### Mesas abiertas

tables-everybody = Abierta a todo el mundo
tables-listed = La página de inicio de este servidor anuncia esta mesa.
tables-join = Cualquiera en este servidor puede unirse a esta mesa.
ratings-play = Jugar por mi clasificación
ratings-key = Muestra una clave tuya, sin cuenta.
tables-strict = dados estrictos
tables-at-once = empieza enseguida
tables-bot = { $player } (bot)
tables-empty = Una mesa vacía
tables-game = { $title }, hasta { $target }
tables-more = Mostrar { $n } más
tables-coach = coach
tables-full = Alguien fue más rápido: esta mesa ya está llena.
tables = Mesas abiertas
tables-open = Abrir una mesa
tables-as = Juegas como
tables-guest = Visita
tables-nobody = Ahora mismo no espera nadie. Abre una mesa y aparecerá aquí.
tables-programs = Programas que juegan con cualquiera
ratings-place = puesto { $place } de { $players }
key-title = La clave de esta persona: la misma en todas las mesas
player-key = clave { $key }

### Elegir un juego

picker-game = El juego
picker-house = reglas de la casa
picker-rules = Sus reglas
picker-variants = Variantes
picker-to = Jugar hasta

### Una mesa nueva

new-pad = Se tiran dados de verdad y se toca lo que ha salido. La hoja lleva los puntos, sabe las reglas y deja deshacer errores.
new-device = Contra bots, o pasándose este dispositivo. Funciona sin red.
new-friends = Quien tenga el enlace puede ocupar un sitio libre. Quienes juegan aquí comparten este dispositivo.
new-begins = Quién empieza
new-chance = Decide el azar
new-clock = Tiempo por turno
new-no-clock = Sin límite
new-strict = Dados estrictos
new-strict-about = El navegador de cada cual añade algo a cada tirada, así que nadie puede saberla antes, ni siquiera quien lleva el servidor. Necesita un tiempo por turno (3 minutos si no eliges ninguno).
new-listed = La página de inicio de este servidor anuncia la mesa mientras haya un sitio libre. Puede entrar cualquiera.
new-coach = Permitir el coach
new-coach-about = Todos en la mesa ven lo buena que es cada opción.
new-device-dice = Este dispositivo tira los dados, con sus números aleatorios criptográficos. La partida se guarda aquí tras cada jugada y sigue donde la dejaste.
new-server-dice = El servidor tira los dados. Se compromete antes de la partida, y después todos pueden comprobar que no cambió ninguna tirada.
new-start = Empezar
new-invite = Crear la mesa e invitar

### Conectar con un servidor

connect-no-page = No hay ninguna página «{ $code }», ni tampoco una mesa.
connect-no-server = Las mesas están en un servidor, y esta página no tiene. Si te mandaron un enlace, abre el enlace mismo. Si tienes un código y la dirección del servidor, escribe la dirección abajo.
connect-same-place = En el mismo lugar no hace falta nada más:
new-without-server = ¿Todos en la misma sala? Uno de los teléfonos puede llevar la mesa, sin este servidor.
connect-phones = Cada cual en su teléfono
connect-pass = Pasarse este dispositivo
connect-pad = Tirar dados de verdad, y llevar los puntos
connect-apart = A distancia hace falta un servidor de Greed, que esta página no tiene. Alguien lo pone en marcha en una computadora con { $command } y te manda su dirección: ábrela, y ya estás. O conecta esta página con él:
connect-address = Dirección del servidor
connect-trust = La página habla entonces con ese servidor, y sigue siendo la página de la que te fías: comprueba ella misma los dados.
connect-no-answer = Ningún servidor ha respondido en { $origin }. Comprueba la dirección. Si es correcta, quien lo lleva tiene que permitir esta página: { $command }
connect-no-address = Esto no es una dirección. Escríbela como { $one } o { $other }.

### Clasificación

ratings-play-about = Este navegador guarda una clave y firma con ella cuando te sientas. No hay cuentas: los demás ven la huella de la clave, la misma en todas las mesas. Si borras los datos del navegador, se pierde.
ratings-own-key = Tu clave es { $key }.
ratings-after-won = tras { COUNT-GAME($games) }, { $won } ganadas
ratings-yours = Tus partidas
ratings-none = Aún no tienes ninguna partida clasificada. Hace falta otra persona que también juegue por su clasificación.
ratings-nobody = Nadie ha jugado todavía { $least } partidas clasificadas.
ratings-counts = Una partida cuenta si se sientan dos personas o más con clave propia, a un juego de la casa con su meta de siempre, la suerte decide quién empieza, y se juega hasta el final. Irse cuenta como derrota. Todos empiezan en 1.000; un signo de interrogación significa menos de { $least } partidas, las que hacen falta para estar en la lista.
ratings-pr = PR es lo que cuestan tus decisiones, comparadas con el juego perfecto: 1.000 veces la probabilidad de ganar que regala una decisión media. La suerte no entra, y 0 es perfecto.
ratings-looking = Buscando la clasificación …
ratings-player = Quién
ratings-rating = Clasificación
ratings-games = Partidas
ratings-won = Ganadas
ratings-all = Toda la clasificación
ratings-their-key = Clave { $key }
ratings-latest = Las últimas: { COUNT-GAME($games) }
ratings-tell-apart = Cada cual elige su nombre, y dos pueden elegir el mismo: la clave los distingue. Solo aparecen rivales que también juegan por su clasificación.
ratings-pr-games = PR es lo que cuestan las decisiones de una partida, comparadas con el juego perfecto: 0 es perfecto, y la suerte no entra. Una raya significa que la partida no se ha medido.
ratings-looking-up = Buscando a esta persona …
ratings-lost = perdida
ratings-shared = compartida
ratings-was-won = ganada
alarm-wait = Espera { COUNT-SECOND($n) } más.
alarm-different = La partida empezó con otras reglas, otros dados u otra gente que los que mostraba la página.
alarm-start = El servidor llama a esto el comienzo número { $attempt }, pero este navegador ya ha visto { $before }.
alarm-unsigned = El servidor no firma lo que muestra.
alarm-other-game = El servidor firmó una partida distinta de la que muestra.
alarm-shown = A la página se le mostró una partida distinta de la firmada.
alarm-no-part = Este dispositivo no aporta nada a los dados.
alarm-cannot-be = El servidor muestra algo que no puede ser: { $why }
alarm-stuck = Esta página no puede seguir con los dados: { $why }
alarm-restarted = El servidor muestra otro comienzo de esta partida que antes.
alarm-fewer = El servidor muestra menos declaraciones de las que este navegador ya ha visto.
alarm-other-course = El servidor muestra otro transcurso de la partida que antes.
alarm-earlier = El servidor muestra un momento de la partida anterior a aquel al que este dispositivo ya respondió.
alarm-other-id = La partida comenzó con otro identificador.
alarm-without = La partida comenzó sin este dispositivo.
alarm-other-values = La partida comenzó con otros valores que los que dio este dispositivo.
alarm-other-seats = La partida comenzó con otros puestos para este dispositivo que los que ocupó.
alarm-second-value = El servidor pide otro valor para la tirada { $n }, aunque ya recibió uno.
device-share-fixed = La partida ha comenzado: la aportación ya es fija.
device-used-up = Los valores de este dispositivo se agotaron: necesita una cadena nueva.
device-other-tab = Esta partida está abierta en otra pestaña, que habla por este dispositivo.
