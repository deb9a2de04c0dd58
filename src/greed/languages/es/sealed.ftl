# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Por qué una entrada de los dados sellados, un eslabón o un registro no es válido, y qué alarma a un dispositivo.

sealed-used-up = esta cadena tiene { $length } eslabones y ninguno para la tirada { $k }: hay que volver a entrar con una nueva
sealed-not-asked = la tirada { $k } no está en curso
sealed-start-game = el comienzo necesita el identificador de la partida, de 1 a 64 caracteres imprimibles sin espacios, y el hash de la hoja
sealed-start-names = cada dispositivo necesita un nombre propio: de 1 a 64 caracteres imprimibles sin espacios, y no «host»
sealed-start-seats = una partida tiene de 1 a { $most } puestos, cada dispositivo tiene uno, y el dispositivo de cada puesto está en la lista
sealed-start-players = el nombre de un jugador tiene de 1 a 200 caracteres imprimibles
sealed-start-first = el puesto { $seat } no puede empezar: no existe
sealed-hex = eslabones, anclas y hashes tienen 64 cifras, de 0 a 9 y de a a f
sealed-still-asked = primero va la tirada { $k }: aún está en curso
sealed-device-known = el dispositivo { $device } necesita un nombre que ningún dispositivo haya tenido en esta partida
sealed-device-seats = el dispositivo { $device } necesita puestos de esta partida en orden ascendente, o el siguiente nuevo
sealed-next-roll = la próxima tirada es la número { $due }, no la { $k }
sealed-dice-asked = la tirada { $k } necesita de 1 a 255 dados con 2 a 65.535 caras cada uno
sealed-again = la tirada { $void } fue nula: la tirada { $k } debe pedirla el mismo dispositivo, con los mismos dados
sealed-list = la tirada { $k } debe nombrar dispositivos de esta partida en el orden en que llegaron, con el que la pidió
sealed-listed-out = la tirada { $k } nombra el dispositivo { $device }, que calló o ya no tiene puesto
sealed-links = la tirada { $k } necesita un eslabón de cada dispositivo que nombra
sealed-other-dice = los dados de la tirada { $k } son { $due }, no { $dice }
sealed-host-link = el eslabón del anfitrión para la tirada { $k } no es el que quedó fijado al comienzo
sealed-other-link = el eslabón del dispositivo { $device } para la tirada { $k } no es el que quedó fijado a su llegada
sealed-silent = la tirada { $k } solo es nula si callan dispositivos que nombra
sealed-record = esto no es un registro de dados sellados: { $why }
sealed-entry = entrada { $n }: { $why }
sealed-cut = el registro fue alterado, o falta su final
sealed-other-story = un dispositivo de la mesa vio otra partida que la de este registro, hasta la entrada { $n }
sealed-host-chain = esta no es la cadena que el anfitrión trajo al comienzo
sealed-not-listed = la tirada { $k } no espera al dispositivo { $device }
sealed-other-start = el anfitrión muestra otro comienzo de esta partida que antes
sealed-other-anchor = el anfitrión muestra para este dispositivo un ancla que no es la suya
sealed-rewritten = el anfitrión muestra otro transcurso de la partida que antes, hasta la entrada { $n }
sealed-asked-twice = el anfitrión ha pedido la tirada { $k } dos veces, de maneras distintas
sealed-no-start = este dispositivo aún no ha visto el comienzo de la partida
