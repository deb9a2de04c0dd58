# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.

near = En la misma sala
near-show = Muestra esto al teléfono que lleva la mesa
near-answer = La imagen que responde
near-host-taps = Quien lleva la mesa toca «Siguiente: escanear su respuesta» y apunta aquí. Y ya estás en la mesa.
near-scan-host = Escanear la imagen de la mesa
near-scan-again = Escanear otra imagen
near-back = Atrás
near-about = Cada cual en su teléfono, sin servidor y sin internet. Un teléfono lleva la mesa, los demás se unen escaneando su imagen. Cada teléfono añade algo a cada tirada, así que nadie puede amañar los dados.
near-join = Unirse a una mesa
near-open = Abrir una mesa
near-players = Jugadores
near-open-table = Abrir la mesa
near-no-wifi = ¿No hay wifi?
near-hotspot = Que un teléfono comparta su conexión («punto de acceso») y los demás se unan a esa wifi. Funciona también sin datos móviles.
near-phones = Teléfonos
near-again = Conectar otra vez
near-ask = Pide la imagen en el teléfono que lleva la mesa («Invitar a un teléfono» o «Conectar») y escanéala.
near-gone = ¿No va a volver? Entonces la partida sigue aquí, desde la última tirada que vio este teléfono.
near-pass = Pasarse este teléfono
near-step-answer = 2. Escanear su respuesta
near-show-again = Mostrar otra vez nuestra imagen
near-step-invite = 1. Que escaneen esto
near-invites = La imagen que invita a un teléfono
near-next = Siguiente: escanear su respuesta
near-cancel = Cancelar
near-one-after = Los teléfonos se unen uno tras otro con una imagen. Todos están en la misma wifi, o usan el punto de acceso de uno.
near-invite = Invitar a un teléfono
near-lost = El teléfono que lleva esta mesa no está conectado.
near-missing = { $who ->
    [you] No tienes conexión.
    [many] Sin conexión con { $player }.
   *[one] Sin conexión con { $player }.
}
near-camera-denied = Esta página no puede usar la cámara. Permítelo en los ajustes del navegador, o usa el texto.
near-camera-https = Los navegadores solo prestan la cámara a páginas con https. Usa el texto.
near-keeps-nothing = Este navegador no deja que la página guarde nada, así que no puede llevar una mesa. Permite que guarde datos o deja que otro teléfono lleve la mesa.
near-camera = Lo que ve la cámara
near-no-camera = ¿Sin cámara? Usa el texto
near-text = El texto del otro teléfono
near-use = Usarlo
near-send = ¿Sin cámara? Manda el texto
near-as-text = { $what }, como texto
near-copy = Copiar
near-other-table = Esta es la imagen de otra mesa. Muestra a este teléfono la respuesta a la suya.
near-guest = Esta es la imagen de quien se une. Escanea la del teléfono que lleva la mesa.
near-unfound = Los teléfonos no se encuentran. Pon los dos en la misma wifi, o que uno se una al punto de acceso del otro.
near-no-network = este teléfono no tiene red: únete a una wifi, o enciende un punto de acceso
near-nothing = no hay nada así en ella
near-damaged = está dañada
near-cut = le falta el final
near-versions = las dos páginas son de versiones distintas: recarga ambas
near-no-picture = Esto no es la imagen de otro teléfono: { $why }.
near-keep = Llevar la mesa en este teléfono
near-unreached = no se puede llegar al otro teléfono
room-scan = Escanear la imagen
near-meet-scan = Que los demás escaneen esto
near-meet-type = ¿Sin cámara? Se escribe esto en «Unirse a una mesa»:
near-meet-waits = Quien lo escanee se sienta a tu mesa, uno tras otro. Enséñalo solo a tus amigos.
near-pictures = ¿Sin internet? Con dos imágenes
near-table-code = El código de esta mesa
near-type-code = O escribe el código de la mesa
near-sit-down = Unirse
near-looking = Buscando la mesa…
near-no-meeting = No se puede llegar al punto de encuentro. Funciona también sin él, con dos imágenes.
near-nobody-meets = Ahora mismo nadie espera con este código. Pídelo otra vez, o usa dos imágenes.
near-no-codes = Esta página no puede usar estos códigos. Pide mejor una imagen: «¿Sin internet? Con dos imágenes».
near-seeks = En cuanto los dos teléfonos tengan internet, se encontrarán solos.
near-lost-seat = ¿Se perdió el teléfono de { $player }?
near-take-seat = Seguir aquí
