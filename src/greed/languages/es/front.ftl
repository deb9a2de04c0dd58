# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

front-title = Greed: un juego de dados como el Diez mil
front-about = ¿Tirar otra vez o plantarse? El Diez mil y sus parientes en cualquier móvil: con amigos, contra bots o con dados de verdad.
front-scripts = Greed necesita JavaScript. Actívalo para esta página, por favor.

# Lo que un enlace a una sala o una página muestra en un chat.
front-room = Ven a jugar: { $game }
front-room-seats = { $n ->
    [one] Queda un sitio libre. Abre el enlace y siéntate: sin cuenta, sin aplicación.
   *[other] Quedan { $n } sitios libres. Abre el enlace y siéntate: sin cuenta, sin aplicación.
}
front-watch = { $game }: una partida entre amigos
front-watch-open = Todos están en la mesa. Abre el enlace para mirar.
front-watch-playing = La partida está en marcha. Abre el enlace para mirar.
front-watch-over = La partida ha terminado. Abre el enlace para ver cómo fue.
front-daily = Greed: el reto del día
front-daily-about = Cinco posiciones de un juego de dados, hoy las mismas para todos. ¿Tirar otra vez o plantarse?
front-train = Greed: problemas
front-train-about = ¿Qué gana más a menudo? Elige y mira lo que vale cada opción.
front-explore = Una posición de Greed
front-explore-about = ¿Qué harías? Mira lo que vale cada opción.
front-record = Una partida de Greed
front-record-about = Repásala paso a paso: quién tuvo suerte y qué decisiones costaron más.
