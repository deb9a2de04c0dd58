# Español. Nadie que haya crecido con esta lengua ha leído aún este archivo.
# ¿Algo suena raro? docs/languages.md explica cómo ayudar; basta una frase.
# Qué sale al comprobar los dados de una partida.

verify-holds = { $n ->
    [0] Todavía no se ha tirado.
    [one] La única tirada es la que hicieron todos los dispositivos juntos.
   *[other] Las { $n } tiradas son las que hicieron todos los dispositivos juntos.
}
verify-void = { $n ->
    [one] Una tirada no valió, porque un dispositivo no respondió.
   *[other] { $n } tiradas no valieron, porque un dispositivo no respondió.
}
verify-unfinished = La tirada { $k } se pidió y nunca se hizo.
verify-legal = Todas las jugadas eran válidas.
verify-illegal = Los dados son correctos, pero la partida no: { $why }
verify-no-rules = Aquí no se comprueba si todas las jugadas eran válidas: esta página no tiene las reglas de la partida. { $command } lo comprueba.
verify-there = El registro está en el teléfono que lleva la mesa. Vuelve a conectarte con él en la mesa, o guarda allí el registro y elige aquí su archivo.
verify-unreadable = No se puede leer el registro.
verify-not-rolled = Solo se pueden comprobar dados que tiraron los dispositivos. Aquí tiraron las personas.
verify-alone = No había nadie más en esta mesa: los dados salieron de una sola fuente y no hay nada que comprobar.
verify-other-sheet = Las reglas no son las del comienzo.
verify-other-players = Los jugadores no son los del comienzo.
verify-event = La tirada { $at } de la partida debería ser { $due }, no { $told }.
verify-event-missing = ninguna
verify-began = Empezó el sitio { $began }, no el { $told }.
verify-took = El dispositivo de { $player } participó en { $n } de { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}.
verify-took-all = { $rolls ->
    [one] El dispositivo de { $player } participó en la única tirada.
   *[other] El dispositivo de { $player } participó en las { $rolls } tiradas.
}
