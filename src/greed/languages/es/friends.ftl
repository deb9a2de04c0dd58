# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

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
lobby-bot = Un bot
lobby-free = Liberar el sitio
lobby-leave = Levantarse
lobby-name = Cambiar el nombre
lobby-name-done = Guardar
lobby-start = Empezar la partida
lobby-waiting = Falta gente.
lobby-everyone = Ya están todos: quien lleva la mesa puede empezar.
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
link-move-about = Abrir este enlace deja que otro dispositivo juegue por ti
room-sealed = Dados de todos los dispositivos
room-server = El servidor tira los dados
room-watching = { $dice } · { $n } de público
room-fetching = Trayendo las reglas de esta partida …
room-unfetched = Las reglas de esta partida no llegan. Esta página lo sigue intentando.
room-outdated = Esta página y su servidor no se entienden: seguramente la página es más antigua. Recárgala.
near-outdated = Los dos teléfonos no se entienden: sus páginas son de versiones distintas. Recarga las dos.

### Avisos

tell-me = Avisarme cuando me toque
tell-denied = Tu navegador bloquea los avisos de esta página. Permítelos en sus ajustes para este sitio y recarga la página.
tell-cannot = Este navegador no puede mostrar avisos de esta página.
tell-how = Muestra un aviso cuando esta página está abierta detrás de otras.

### Mesas abiertas

tables-everybody = Abierta a todo el mundo
tables-listed = La página de inicio de este servidor anuncia esta mesa.
tables-join = Cualquiera en este servidor puede unirse a esta mesa.
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
new-listed = La página de inicio de este servidor anuncia la mesa mientras haya un sitio libre. Puede entrar cualquiera.
new-coach = Permitir el coach
new-coach-about = Todos en la mesa ven lo buena que es cada opción.
new-device-dice = Este dispositivo tira los dados, con sus números aleatorios criptográficos. La partida se guarda aquí tras cada jugada y sigue donde la dejaste.
new-server-dice = Los dados salen de todos los dispositivos de la mesa juntos: nadie puede saberlos antes ni elegirlos, tampoco quien lleva el servidor.
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

### Dados de todos los dispositivos

dice-fair = ¿Fueron justos los dados?
dice-from-all = Los dados salen de todos los dispositivos de la mesa juntos. Nadie puede saberlos antes ni elegirlos, tampoco quien lleva la mesa.
dice-check = Comprobar los dados de esta partida.
dice-back = Volver a la mesa
dice-other-record = Comprobar otro registro
dice-elsewhere = El programa de esta página viene de quien lleva la mesa. En un ordenador de tu confianza, { $command } también comprueba un registro.
dice-silent = Este dispositivo no respondió durante un momento, así que las tiradas se hacen sin él. Vuelve a participar desde tu próxima tirada.
dice-stopped = Algo no cuadra con los dados
dice-stopped-about = Este dispositivo se ha detenido. No sigáis jugando, y comparad lo que ve cada cual.
alarm-different = La partida empezó con otras reglas u otros jugadores que los que mostraba la página.
alarm-shown = A la página se le mostraron otros dados que los que hicieron los dispositivos.
alarm-without = Una tirada tuya se pidió en nombre de otro dispositivo.
alarm-stuck = Esta página no puede seguir con los dados: { $why }
