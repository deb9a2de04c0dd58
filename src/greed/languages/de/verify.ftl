# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Was beim Prüfen der Würfe eines Spiels herauskommt.

verify-holds = { $n ->
    [0] Noch ist nicht gewürfelt worden.
    [one] Der eine Wurf ist so gefallen, wie alle Geräte zusammen ihn gemacht haben.
   *[other] Alle { $n } Würfe sind so gefallen, wie alle Geräte zusammen sie gemacht haben.
}
verify-void = { $n ->
    [one] Ein Wurf galt nicht, weil ein Gerät geschwiegen hat.
   *[other] { $n } Würfe galten nicht, weil ein Gerät geschwiegen hat.
}
verify-unfinished = Wurf { $k } wurde verlangt und ist nie gefallen.
verify-legal = Alles, was gespielt wurde, war erlaubt.
verify-illegal = Die Würfe stimmen, aber das Spiel nicht: { $why }
verify-no-rules = Ob alles erlaubt war, was gespielt wurde, ist hier nicht geprüft: Diese Seite hat die Regeln dieses Spiels nicht. { $command } prüft es.
verify-there = Die Aufzeichnung liegt auf dem Handy, das den Tisch führt. Verbinde dich am Tisch wieder mit ihm, oder speichere sie dort und wähle hier ihre Datei.
verify-unreadable = Die Aufzeichnung lässt sich nicht lesen.
verify-not-rolled = Prüfen lassen sich nur Würfe, die Geräte gemacht haben. Hier haben Menschen selbst gewürfelt.
verify-alone = Sonst war niemand am Tisch: Alle Würfe kamen aus einer Quelle, und es gibt nichts zu prüfen.
verify-other-sheet = Die Regeln sind andere als beim Start.
verify-other-players = Die Mitspielenden sind andere als beim Start.
verify-event = Wurf { $at } der Partie müsste { $due } sein, nicht { $told }.
verify-event-missing = gar nicht da
verify-began = Platz { $began } hat begonnen, nicht Platz { $told }.
verify-took = Das Gerät von { $player } war bei { $n } von { $rolls ->
    [one] einem Wurf
   *[other] { $rolls } Würfen
} dabei.
verify-took-all = { $rolls ->
    [one] Das Gerät von { $player } war bei dem einen Wurf dabei.
   *[other] Das Gerät von { $player } war bei allen { $rolls } Würfen dabei.
}
