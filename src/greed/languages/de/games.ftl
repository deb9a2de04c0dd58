# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.


### Die Partien auf diesem Gerät

games-forgotten = Vergessen.
games-training = dein Übungsstand ist da
games-unread = { COUNT-FILE($n) } nicht lesbar: { $problem }
games-erased = Alles ist gelöscht.
games-none = Partien, die du beendest, bleiben hier, nur auf diesem Gerät: jeder Wurf, was du gewonnen und wie gut du gespielt hast.
games-play = Eine spielen
games-looking = Die Partien werden angesehen …
games-save = Speichern und öffnen
games-export = Alles exportieren
games-erase = Alles löschen
games-paste = Oder füg einen Link oder eine Aufzeichnung ein
games-open = Öffnen
games-export-about = Der Export ist eine Zip-Datei mit jeder Partie als Aufzeichnung und deinem Übungsstand. Diese Seite öffnet sie wieder, und das Terminal liest, was darin ist.
games-sure = Alles löschen?
games-for-good = { COUNT-GAME($n) } und dein Übungsstand werden von diesem Gerät gelöscht, endgültig. Exportier sie vorher, wenn du sie vielleicht wiederhaben willst.
games-keep = Behalten
games-opened = { COUNT-GAME($n) } geöffnet
games-known = { $n ->
    [one] { COUNT-GAME($n) } war schon da
   *[other] { COUNT-GAME($n) } waren schon da
}
record-about = Eine Aufzeichnung ist eine ganze Partie in einer Datei, wie Greed sie speichert. Öffne eine, um sie durchzugehen und zu sehen, wer Glück hatte und welche Entscheidungen am meisten kosteten.
record-file = Eine .jsonl-Datei auswählen
record-reading = Die Partie wird gelesen …
list-more = Mehr von { $n } zeigen
list-hand-on = { $title }, { $date } weitergeben
list-forget = { $title }, { $date } vergessen
list-what-if = was wäre, wenn
list-position = aus einer Stellung
list-goes-on = läuft noch
list-given-up = aufgegeben
list-won = gewonnen
list-shared = geteilt
list-lost = verloren
hand-on = Diese Partie weitergeben
hand-on-share = Teilen
hand-on-qr = QR-Code eines Links zu dieser Partie
hand-on-link = In diesem Link steckt die ganze Partie. Wer ihn öffnet, sieht jeden Wurf; das eigene Greed prüft, dass nach den Regeln gespielt wurde.
hand-on-copy = Link kopieren
hand-on-long = Diese Partie ist zu lang für einen Link: Gib stattdessen die Aufzeichnung weiter.

### Statistik

statistics = Statistik
statistics-player = Wer
statistics-game = Spiel
statistics-all = Alle Spiele
statistics-games = Partien
statistics-won = Gewonnen
statistics-luck = Glück je Partie
statistics-lost = Verlust je Wahl
statistics-best = Bester Zug
statistics-by-game = Nach Spiel
statistics-mean = Was die Zahlen bedeuten
statistics-luck-about = ist, was die Würfel deiner Gewinnchance in einer durchschnittlichen Partie gaben oder nahmen.
statistics-lost-about = ist, wie viel davon eine durchschnittliche Entscheidung verschenkte: { $perfect } ist perfektes Spiel, und etwa { $good } ist gut. Beides kommt aus der Auswertung jeder Partie, deren Gewinnchancen bekannt sind; bei mehr als zwei Spielern sind es Schätzungen.
trend-about = Wie viel eine durchschnittliche Entscheidung verschenkte, Partie für Partie: je tiefer, desto besser. Volle Punkte sind gewonnene Partien; die Linie ist das Mittel aus { $over } Partien.
trend = Verlust je Wahl in den letzten { $n } Partien, die erste zuerst: { $lost }
