# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

silence-waiting = Gewürfelt wird gemeinsam: Warten auf { $player }.
silence-called = { $player } wurde gerufen und hat noch { COUNT-SECOND($left) } für eine Antwort.
silence-asked = Du willst ohne { $player } weitermachen. Jetzt müssen die anderen zustimmen.
silence-without = Ohne { $player } weitermachen
silence-keeps = { $player } behält alle Punkte und setzt aus, bis es wiederkommt. Die Aufzeichnung zeigt es.
silence-call = { $player } rufen
ratings-line = Wertung über { COUNT-GAME($games) }: von { $first } bis { $last }, höchstens { $best }
ratings-after = Wertung nach jeder Partie
