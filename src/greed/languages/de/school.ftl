# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

lesson = Lektion { $n }
lesson-right = Richtig!
lesson-again = Noch einmal
lesson-next = Weiter
lesson-all-done = Alles geschafft
