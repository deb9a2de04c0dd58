# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Qué sale al comprobar los dados de una partida.

verify-holds = { $n ->
    [one] La única tirada es la que tenía que ser.
   *[other] Las { $n } tiradas son las que tenían que ser.
}
verify-missing = { $n ->
    [one] Una tirada cayó sin un valor de: { $device }.
   *[other] { $n } tiradas cayeron sin un valor de: { $device }.
}
verify-clock = { $n ->
    [one] Una decisión la tomó el reloj ({ $device }).
   *[other] { $n } decisiones las tomó el reloj ({ $device }).
}
verify-unreadable = No se puede leer el registro.
verify-not-rolled = Solo se pueden comprobar dados que tiró el servidor.
verify-protocol = Esta página no conoce el protocolo de dados { $protocol }.
verify-other-sheet = Las reglas no son las del comienzo.
verify-other-dice = El tipo de dados no es el del comienzo.
verify-other-players = Los jugadores no son los del comienzo.
verify-other-position = La posición no es la del comienzo.
verify-statement = La declaración { $at } de la prueba no se sostiene: { $why }
verify-event = El suceso { $at } debería ser { $due }, no { $told }: así lo dice la prueba.
verify-event-missing = ninguno
verify-sign-unreadable = No se puede leer la firma del servidor.
verify-sign-missing = Falta el final: no hay firma del servidor.
verify-sign-wrong = La firma del servidor no es válida.
verify-sign-short = La firma del servidor acaba en la declaración { $k } de { $count }.
verify-began = Empezó el sitio { $began }, no el { $told }.
verify-over-thrown = { $device }: calló cuando la tirada { $n } ya estaba fijada y se siguió sin él a las { $when } UTC; esa tirada no vale.
verify-over = { $device }: calló y se siguió sin él antes de la tirada { $n }, a las { $when } UTC.
verify-renewed = { $device }: siguió con una clave nueva propia.
verify-given = El sitio de { $player } pasó a { $holder }, por voluntad propia.
verify-starts = Este fue el comienzo { $n } en la mesa, revanchas incluidas. Más comienzos que partidas: alguien canceló alguno y quizá vio tiradas así.
verify-unsigned = Nadie firmó por { $players }.
verify-no-device = No participó ningún dispositivo: el servidor eligió los dados solo.
verify-no-start = La partida no llegó a empezar: faltaba la parte de { $devices }.
verify-frozen = La tirada { $n } estaba fijada y no llegó el valor de: { $devices }.
verify-server-owes = El servidor debía una tirada y su valor no llegó.
verify-not-over = La partida no ha acabado: hasta donde llega el registro, todo cuadra.
verify-words = Las seis palabras: { $words }.
verify-not-the-rules = Aquí no se comprueba si las reglas permitían cada jugada: eso lo hace greed verify.
verify-other-start = A este navegador se le mostró otro comienzo de la partida.
verify-ends-before = El registro acaba antes de la declaración { $k }, que este navegador vio.
verify-two-courses = El servidor firmó dos desarrollos de esta partida: se separan en la declaración { $k } o antes.
verify-not-said = La declaración { $k } no es lo que este navegador dijo ahí.
