# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

front-title = Greed: ein Würfelspiel wie Zehntausend
front-about = Weiterwürfeln oder sichern? Zehntausend und seine Verwandten auf jedem Handy: mit Freunden, gegen Bots oder mit echten Würfeln.
front-scripts = Greed braucht JavaScript. Bitte schalte es für diese Seite ein.

# Was ein Link zu einem Raum oder einer Seite in einem Chat zeigt.
front-room = Spiel mit: { $game }
front-room-seats = { $n ->
    [one] Ein Platz ist frei. Link öffnen und hinsetzen: ohne Konto, ohne App.
   *[other] { $n } Plätze sind frei. Link öffnen und hinsetzen: ohne Konto, ohne App.
}
front-watch = { $game }: ein Spiel unter Freunden
front-watch-open = Alle sitzen am Tisch. Über den Link kannst du zuschauen.
front-watch-playing = Das Spiel läuft. Über den Link kannst du zuschauen.
front-watch-over = Das Spiel ist vorbei. Der Link zeigt, wie es ausging.
front-daily = Greed: die Aufgabe des Tages
front-daily-about = Fünf Stellungen aus einem Würfelspiel, heute für alle dieselben. Weiterwürfeln oder sichern?
front-train = Greed: Rätsel
front-train-about = Was gewinnt am häufigsten? Entscheide dich und sieh, was jede Wahl wert ist.
front-explore = Eine Stellung in Greed
front-explore-about = Was würdest du tun? Sieh, was jede Wahl wert ist.
front-record = Ein Spiel Greed
front-record-about = Geh es Schritt für Schritt durch: wer Glück hatte und welche Entscheidungen am meisten kosteten.
