# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

rules-family = Greed es una familia de juegos. Lee las reglas del que quieras, y juega.
rules-make = Haz tus propias reglas
rules-all = Todas las reglas
rules-variants = Variantes:
rules-play = Jugar a esto
rules-change = Cambiarlo
rules-card = La tabla de puntos
about-greed = Greed es una familia de juegos de dados: tiras, apartas dados que puntúan y decides cada vez si sigues tirando o te plantas con lo que llevas. Una mala tirada, y se pierden los puntos del turno. Los juegos tienen muchos nombres, entre ellos Diez mil, Farkle y Zilch, y cada familia tiene sus propias reglas.
about-what = Lo que puedes hacer aquí
about-play = Juega contra bots, pasa el dispositivo de mano en mano, o apunta los puntos de dados de verdad.
about-yours = Tus cosas siguen siendo tuyas
about-kept = No hay cuentas ni rastreo. Tus partidas, tu práctica y tus ajustes se quedan en este dispositivo, y después de la primera visita todo funciona sin red.
about-developers = Para quien programa
about-version = Versión { $version }.
about-free = Greed es software libre.
about-title = Sobre Greed
about-rules = Lee las reglas
about-rules-more = de cada juego, o haz las tuyas.
about-practise = Practica
about-practise-more = y mira lo que vale cada opción, calculado con exactitud.
about-export = expórtalas o bórralas allí.
about-docs-start = Primeros pasos
about-docs-start-about = jugar en la terminal, desde Python o en un servidor (en inglés).
about-offline = Este dispositivo está sin conexión y la documentación no está guardada en él. Todo lo demás funciona.
about-docs = La documentación
about-docs-about = reglas como datos, soluciones exactas, bots, el servidor y su API (en inglés).
about-docs-good-play = Jugar bien, en cifras
about-docs-good-play-about = lo que los cálculos saben de cada juego (en inglés).
about-docs-solve = Resolver un juego en cien líneas
about-docs-solve-about = cómo se calcula el juego perfecto (en inglés).
editor-no-rules = Este enlace no contiene reglas.
editor-saved = Guardado como { $file }.
editor = Reglas de la casa
editor-begins = Empieza en cuanto se lean las reglas.
editor-shared = Alguien ha compartido estas reglas contigo.
editor-about = Cambia lo que en tu mesa se juega de otra manera. La página de reglas se actualiza sobre la marcha.
editor-show = Qué mostrar
editor-change = Cambiar
editor-read = Leer
editor-change-these = Cambiar estas reglas
editor-save = Guardar como archivo
editor-begin-with = Empezar con
editor-take-back = Volver a mis cambios
editor-packing = Preparando las reglas …
editor-share = Compartir estas reglas
editor-link = El enlace contiene las reglas
editor-play = Jugar
editor-needs = El editor lee tus reglas, señala cada error y las prepara para que puedas jugar aquí enseguida. Necesita Python, que esta página trae una vez y luego conserva.
editor-get = Traer el editor ({ $size } MB, una vez)
editor-reading = Leyendo las reglas …
editor-starting = Arrancando el editor …
editor-server = Para cambiar reglas hace falta un servidor de Greed, que las lee, señala cada error y calcula las probabilidades. Esta página no tiene.
editor-shared-facts = Alguien ha compartido estas reglas contigo: { $facts }.
editor-getting-reader = Trayendo el lector de reglas, una vez: { $part }
editor-getting = Trayendo el editor: { $part }
editor-start = Pon uno en marcha en una computadora con { $command } y abre su página, o usa uno que conozcas:
editor-connect = conectar esta página con un servidor
editor-playable = ✓ Con estas reglas se puede jugar.
editor-here = Hasta que este dispositivo haya calculado estas reglas, el coach cuenta puntos.
editor-faults = { $n ->
    [one] Hay algo que aún no está bien
   *[other] Hay { $n } cosas que aún no están bien
}
editor-estimate = { COUNT-CHOICE($choices) } por calcular; resolverlas con exactitud lleva unos { COUNT-SECOND($seconds) } y { $megabytes } MB.
field-remove = Quitar el número { $n } de { $name }
field-add = Añadir uno
field-with = Jugar con ello
field-none = ninguno
field-as-first = Como al principio
field-own = Algo propio
editor-our-way = { $title }, a nuestra manera

### Certificados

check-title = Comprueba si este juego es justo
check-why = ¿Cuántas veces gana quien empieza, si los dos juegan a la perfección? No te fíes de nuestra palabra: { $command } escribe una prueba, y esta página la comprueba con números enteros, en este dispositivo.
check-file = Un certificado de este juego
check-part = Comprobando: { $part }
check-proven = Demostrado: quien empieza gana al menos { $low } y como mucho { $high } de las partidas. Las { $positions } posiciones se sostienen.
check-failed = La comprobación no ha podido empezar.
