# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Was beim Prüfen der Würfe eines Spiels herauskommt.

verify-holds = { $n ->
    [one] Der eine Wurf ist so, wie er sein musste.
   *[other] Alle { $n } Würfe sind so, wie sie sein mussten.
}
verify-missing = { $n ->
    [one] Ein Wurf fiel ohne einen Wert von: { $device }.
   *[other] { $n } Würfe fielen ohne einen Wert von: { $device }.
}
verify-clock = { $n ->
    [one] Eine Entscheidung traf die Uhr ({ $device }).
   *[other] { $n } Entscheidungen traf die Uhr ({ $device }).
}
verify-unreadable = Die Aufzeichnung lässt sich nicht lesen.
verify-not-rolled = Prüfen lassen sich nur Würfe, die der Server gemacht hat.
verify-protocol = Diese Seite kennt das Würfelprotokoll { $protocol } nicht.
verify-other-sheet = Die Regeln sind andere als beim Start.
verify-other-dice = Die Art der Würfel ist eine andere als beim Start.
verify-other-players = Die Mitspielenden sind andere als beim Start.
verify-other-position = Die Stellung ist eine andere als beim Start.
verify-statement = Aussage { $at } des Beweises stimmt nicht: { $why }
verify-event = Ereignis { $at } müsste { $due } sein, nicht { $told }: So sagt es der Beweis.
verify-event-missing = gar nicht da
verify-sign-unreadable = Die Unterschrift des Servers lässt sich nicht lesen.
verify-sign-missing = Das Ende fehlt: Dort steht keine Unterschrift des Servers.
verify-sign-wrong = Die Unterschrift des Servers ist falsch.
verify-sign-short = Die Unterschrift des Servers reicht nur bis Aussage { $k } von { $count }.
verify-began = Platz { $began } fing an, nicht Platz { $told }.
verify-over-thrown = { $device }: blieb still, nachdem Wurf { $n } feststand, und wurde um { $when } UTC übergangen; dieser Wurf gilt nicht.
verify-over = { $device }: blieb still und wurde vor Wurf { $n } um { $when } UTC übergangen.
verify-renewed = { $device }: machte mit einem eigenen neuen Schlüssel weiter.
verify-given = Der Platz von { $player } ging an { $holder }, auf eigenen Wunsch.
verify-starts = Das war Start { $n } an diesem Tisch, Revanchen mitgezählt. Mehr Starts als Spiele heißt: Jemand hat Starts abgebrochen und dabei vielleicht Würfe gesehen.
verify-unsigned = Für { $players } hat niemand unterschrieben.
verify-no-device = Kein Gerät war beteiligt: Der Server allein hat die Würfel gewählt.
verify-no-start = Das Spiel hat nie begonnen: Es fehlte der Anteil von { $devices }.
verify-frozen = Wurf { $n } stand fest, aber es kam kein Wert von: { $devices }.
verify-server-owes = Der Server war einen Wurf schuldig, und es kam kein Wert von ihm.
verify-not-over = Das Spiel ist nicht zu Ende: Bis hierher stimmt es.
verify-words = Die sechs Wörter: { $words }.
verify-not-the-rules = Ob jeder Zug nach den Regeln erlaubt war, wird hier nicht geprüft: Das macht greed verify.
verify-other-start = Diesem Browser wurde ein anderer Start des Spiels gezeigt.
verify-ends-before = Die Aufzeichnung endet vor Aussage { $k }, die dieser Browser gesehen hat.
verify-two-courses = Der Server hat zwei Verläufe dieses Spiels unterschrieben: Spätestens bei Aussage { $k } gehen sie auseinander.
verify-not-said = Aussage { $k } ist nicht, was dieser Browser dort gesagt hat.
