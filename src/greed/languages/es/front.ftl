# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

front-title = Greed: un juego de dados como el Diez mil
front-about = ¿Tirar otra vez o plantarse? El Diez mil y sus parientes en cualquier móvil: con amigos, contra bots o con dados de verdad.
front-scripts = Greed necesita JavaScript. Actívalo para esta página, por favor.
