# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

front-title = Greed: ein Würfelspiel wie Zehntausend
front-about = Weiterwürfeln oder sichern? Zehntausend und seine Verwandten auf jedem Handy: mit Freunden, gegen Bots oder mit echten Würfeln.
front-scripts = Greed braucht JavaScript. Bitte schalte es für diese Seite ein.
