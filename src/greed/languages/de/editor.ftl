# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.


### Regelseiten

rules-family = Greed ist eine Familie von Spielen. Lies die Regeln von einem, dann spiel.
rules-make = Eigene Hausregeln machen
rules-all = Alle Regeln
rules-variants = Varianten:
rules-play = Das spielen
rules-change = Ändern
rules-card = Die Punktetabelle

### Über Greed

about-greed = Greed ist eine Familie von Würfelspielen: Du würfelst, legst raus, was zählt, und entscheidest jedes Mal, ob du weiterwürfelst oder sicherst, was du hast. Ein schlechter Wurf, und die Punkte des Zugs sind weg. Die Spiele haben viele Namen, Zehntausend, Farkle und Zilch zum Beispiel, und in jeder Familie gelten andere Regeln.
about-what = Was du hier tun kannst
about-play = Spiel gegen Bots, reicht das Gerät herum, oder zählt bei echten Würfeln mit.
about-yours = Deine Sachen bleiben deine
about-kept = Es gibt kein Konto und keine Verfolgung. Deine Partien, dein Übungsstand und deine Einstellungen bleiben auf diesem Gerät, und nach dem ersten Besuch geht alles ohne Netz.
about-developers = Für Entwickler
about-version = Version { $version }.
about-free = Greed ist freie Software.
about-title = Über Greed
about-rules = Lies die Regeln
about-rules-more = jedes Spiels, oder mach eigene.
about-practise = Üb
about-practise-more = und sieh, was jede Wahl wert ist, genau ausgerechnet.
about-export = Dort kannst du sie exportieren oder löschen.
about-docs-start = Erste Schritte
about-docs-start-about = im Terminal, mit Python oder auf einem Server spielen (auf Englisch).
about-offline = Dieses Gerät ist offline, und die Dokumentation ist nicht darauf gespeichert. Alles andere geht.
about-docs = Die Dokumentation
about-docs-about = Regeln, exakte Lösungen, Bots, der Server und seine Schnittstelle (auf Englisch).
about-docs-good-play = Gutes Spiel in Zahlen
about-docs-good-play-about = was die Löser über jedes Spiel wissen (auf Englisch).
about-docs-solve = Jedes Spiel in hundert Zeilen lösen
about-docs-solve-about = wie perfektes Spiel ausgerechnet wird (auf Englisch).

### Der Editor für Hausregeln

editor-no-rules = In diesem Link stehen keine Regeln.
editor-saved = Gespeichert als { $file }.
editor = Hausregeln
editor-begins = Es beginnt, sobald die Regeln gelesen sind.
editor-shared = Jemand hat dir diese Regeln geschickt.
editor-about = Ändere, was ihr anders spielt. Die Regelseite zieht gleich nach.
editor-show = Was zu sehen ist
editor-change = Ändern
editor-read = Lesen
editor-change-these = Diese Regeln ändern
editor-save = Als Datei speichern
editor-begin-with = Anfangen mit
editor-take-back = Zurück zu meinen Änderungen
editor-packing = Die Regeln werden gepackt …
editor-share = Diese Regeln teilen
editor-link = Im Link stehen die Regeln
editor-play = Spielen
editor-needs = Der Editor liest deine Regeln, nennt jeden Fehler und packt sie, sodass du sie gleich hier spielen kannst. Er braucht Python, das diese Seite einmal holt und dann behält.
editor-get = Editor holen (einmal { $size } MB)
editor-reading = Die Regeln werden gelesen …
editor-starting = Der Editor startet …
editor-server = Zum Bearbeiten braucht es einen Server von Greed, der die Regeln liest, jeden Fehler nennt und die Chancen ausrechnet. Diese Seite läuft ohne einen.
editor-shared-facts = Jemand hat dir diese Regeln geschickt: { $facts }.
editor-getting-reader = Der Leser der Regeln wird einmal geholt: { $part }
editor-getting = Der Editor wird geholt: { $part }
editor-start = Starte einen auf einem Computer mit { $command } und öffne seine Seite, oder nimm einen, den du kennst:
editor-connect = diese Seite mit einem Server verbinden
editor-playable = ✓ Diese Regeln sind spielbar.
editor-here = Bis dieses Gerät die Regeln durchgerechnet hat, zählt der Coach dafür Punkte.
editor-faults = { $n ->
    [one] Eines stimmt noch nicht
   *[other] { $n } Dinge stimmen noch nicht
}
editor-estimate = { COUNT-CHOICE($choices) } sind zu berechnen; die exakte Lösung braucht etwa { COUNT-SECOND($seconds) } und { $megabytes } MB.
field-remove = Nummer { $n } von { $name } entfernen
field-add = Eins dazu
field-with = Damit spielen
field-none = keine
field-as-first = Doch wie beim Einstieg
field-own = Etwas Eigenes
editor-our-way = { $title }, auf unsere Art

### Zertifikate

check-title = Prüf nach, wie gerecht dieses Spiel ist
check-why = Wie oft gewinnt, wer anfängt, wenn beide perfekt spielen? Glaub es uns nicht einfach: { $command } schreibt einen Beweis, und diese Seite prüft ihn in ganzen Zahlen, auf diesem Gerät.
check-file = Ein Zertifikat dieses Spiels
check-part = Prüfung: { $part }
check-proven = Bewiesen: Wer anfängt, gewinnt mindestens { $low } und höchstens { $high } der Partien. Alle { $positions } Stellungen halten.
check-failed = Der Prüfer ließ sich nicht starten.
