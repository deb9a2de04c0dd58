# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Lo que dice `greed verify` en la terminal, además de lo que dice la página.

checked-verified = Comprobado:
checked-not-verified = No se confirma.
checked-remarks = Comprobado, con observaciones:
checked-cut = el registro está cortado, pero es correcto hasta donde llega
checked-gaps = tiradas sin el valor de un dispositivo, dispositivos callados, decisiones del reloj o sin firma
checked-debt = alguien no dio su valor para una tirada fijada, o la partida no empezó
checked-witness = un archivo testigo contradice el registro
checked-so-far = Hasta donde llega el registro:
checked-place = declaración { $at }: { $why }
checked-counts = Comienzo { $attempt } en esta mesa; declaraciones: { $n }.
checked-device = Dispositivo { $device } ({ $seats }), declaraciones: { $n }
checked-device-last = la última es la { $n }, sobre el estado { $head }...
checked-device-rolls = su valor está en { $given } de { $rolls } tiradas
checked-device-renewed = claves nuevas: { $n }
checked-device-gave = sitios cedidos: { $n }
checked-fair = En una partida «fair» el servidor pudo conocer de antemano todas las tiradas. Después del comienzo no pudo elegir ni cambiar ninguna.
checked-strict = El servidor puede ocultar mensajes o decir que llegaron tarde. Una tirada sin el valor de tu dispositivo no está protegida para ti.
checked-dice = los dados de este registro son «{ $dice }»: solo se comprueban «fair» y «strict»
checked-no-protocol = este registro no nombra ningún protocolo de dados
checked-protocol = el protocolo «{ $protocol }» no se conoce aquí: quizá un Greed más nuevo sí
checked-no-proof = este registro omite la prueba, como los de texto: usa el de JSON Lines
checked-long = una prueba tiene como mucho { $most } líneas
checked-warned = se avisó al dispositivo { $device }, que no debía nada
checked-not-over = se dice que la partida ha acabado, y no es así
checked-dice-early = se piden dados que no tocan
checked-not-turn = no es el turno del sitio { $seat }
checked-nobody-begins = no se ha sorteado quién empieza
checked-saw-start-signed = { $who } vio otro comienzo de esta partida; el servidor firmó los dos
checked-saw-start = { $who } vio otro comienzo de esta partida; no lleva la firma del servidor
checked-other-game = { $who } trata de otra partida ({ $seen }) que el registro ({ $recorded })
checked-saw-starts = { $who } vio { $n } comienzos en esta mesa, y este es el { $attempt }
checked-unsigned-words = { $who } afirma palabras que su dispositivo no firmó: { $words }
checked-never-taken = { $who } dijo «{ $word }», y el servidor nunca lo aceptó
checked-said-later = { $who } dijo algo como declaración { $at }: el registro es más corto
checked-said-else = { $who } dijo otra cosa que lo que consta en el registro
checked-head-unsigned = { $who } afirma un estado { $k } que el servidor no firmó
checked-saw-later = { $who } vio la declaración { $k } firmada por el servidor; el registro acaba en { $count }
checked-two-stories = el servidor firmó otro estado { $k } para { $who }: contó dos historias
checked-no-witness = esto no es un archivo testigo: { $why }
checked-witness-damaged = el archivo testigo está dañado: { $why }
checked-witness-protocol = esto no es un archivo testigo del protocolo de dados 1
checked-witness-device = el archivo testigo nombra un dispositivo que no está en su comienzo
checked-witness-long = un archivo testigo tiene como mucho { $most } estados y declaraciones
