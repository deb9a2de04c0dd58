# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

### Vor dem Spiel

lobby-setting-up = Die Würfel werden vorbereitet …
lobby-near = Im selben Raum
lobby-room = Raum
lobby-waiting-game = Warten auf das Spiel
lobby-taking = Platz wird genommen …
lobby-take = Platz nehmen
lobby-table = Am Tisch
lobby-open = frei
lobby-more = { $n ->
    [one] Eine Person fehlt noch
   *[other] { $n } fehlen noch
}
lobby-bot = Ein Bot
lobby-free = Platz freimachen
lobby-leave = Aufstehen
lobby-name = Namen ändern
lobby-name-done = Speichern
lobby-start = Spiel starten
lobby-waiting = Es fehlen noch Leute.
lobby-everyone = Alle sind da: Die Tischleitung kann starten.
lobby-program = Programm
lobby-host = Tischleitung

### Wer wo sitzt

seats = Plätze
seats-kind = Platz { $seat }
seats-player = Ein Mensch
seats-here = An diesem Gerät
seats-by-link = Kommt über den Link
seats-friend = Jemand, über den Link
seats-rivals = Gegner
seats-more = Mehr
seats-name = Name
seats-name-at = Name auf Platz { $seat }
seats-until = Frei, bis jemand kommt.
seats-remove = Platz { $seat } entfernen
seats-add = Platz dazu

### Links

share-qr = QR-Code des Links darunter
share-copy = Link kopieren
link-join = Mitspielen
link-join-about = Scannen und Platz nehmen
link-watch = Auf einem anderen Bildschirm zusehen
link-watch-about = Zeigt das Spiel, ohne mitzuspielen
link-move = Deinen Platz auf ein anderes Gerät mitnehmen
link-move-about = Wer diesen Link öffnet, spielt dort für dich weiter
room-sealed = Würfel von allen Geräten
room-server = Der Server würfelt
room-watching = { $dice } · { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}
room-fetching = Die Regeln dieses Spiels werden geholt …
room-unfetched = Die Regeln dieses Spiels kommen nicht durch. Diese Seite versucht es weiter.
room-outdated = Diese Seite und ihr Server verstehen sich nicht: Die Seite ist wohl älter. Lade sie neu.
near-outdated = Die beiden Handys verstehen sich nicht: Ihre Seiten sind verschieden alt. Lade beide neu.

### Mitteilungen

tell-me = Sag mir, wenn ich dran bin
tell-denied = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen und lade die Seite neu.
tell-cannot = Dieser Browser kann von dieser Seite keine Mitteilungen zeigen.
tell-how = Zeigt eine Mitteilung, während diese Seite hinter anderen offen ist.

### Offene Tische

tables-everybody = Offen für alle
tables-listed = Die Startseite dieses Servers zeigt diesen Tisch.
tables-join = Auf diesem Server kann sich jeder an diesen Tisch setzen.
tables-at-once = beginnt sofort
tables-bot = { $player } (Bot)
tables-empty = Ein leerer Tisch
tables-game = { $title }, bis { $target }
tables-more = { $n } weitere zeigen
tables-coach = Coach
tables-full = Jemand war schneller: Dieser Tisch ist jetzt voll.
tables = Offene Tische
tables-open = Einen Tisch eröffnen
tables-as = Du spielst als
tables-guest = Gast
tables-nobody = Gerade wartet niemand. Eröffne einen Tisch, dann steht er hier.
tables-programs = Programme, die gegen jeden antreten

### Ein Spiel wählen

picker-game = Das Spiel
picker-house = Hausregeln
picker-rules = Die Regeln dazu
picker-variants = Varianten
picker-to = Gespielt wird bis

### Ein neuer Raum

new-pad = Würfelt mit echten Würfeln und tippt ein, was fällt. Der Block zählt mit, kennt die Regeln und lässt Fehler zurücknehmen.
new-device = Spiel gegen Bots, oder reicht dieses Gerät herum. Das geht ohne Netz.
new-friends = Wer den Link hat, kann einen freien Platz nehmen. An diesem Gerät spielt man reihum.
new-begins = Wer beginnt
new-chance = Der Zufall
new-clock = Uhr für jeden Zug
new-no-clock = Keine Uhr
new-listed = Die Startseite dieses Servers zeigt den Tisch, solange ein Platz frei ist. Jeder kann dazukommen.
new-coach = Coach erlauben
new-coach-about = Alle am Tisch können sehen, wie gut jede Wahl ist.
new-device-dice = Dieses Gerät würfelt, mit seinen kryptografischen Zufallszahlen. Die Partie wird hier nach jedem Schritt gespeichert und geht da weiter, wo du aufgehört hast.
new-server-dice = Die Würfe entstehen aus allen Geräten am Tisch zusammen: Niemand kann sie vorher wissen oder wählen, auch nicht, wer den Server betreibt.
new-start = Los
new-invite = Raum öffnen und einladen

### Mit einem Server verbinden

connect-no-page = Eine Seite „{ $code }“ gibt es nicht, und auch keinen Raum.
connect-no-server = Räume sind auf einem Server, und diese Seite hat keinen. Wenn du einen Link bekommen hast, öffne den Link selbst. Hast du den Code und die Adresse des Servers, gib unten die Adresse ein.
connect-same-place = Am selben Ort braucht ihr nichts weiter:
new-without-server = Alle im selben Raum? Dann kann ein Handy von euch den Tisch führen, ohne diesen Server.
connect-phones = Jeder am eigenen Handy
connect-pass = Dieses Gerät herumreichen
connect-pad = Echte Würfel werfen und mitzählen
connect-apart = An verschiedenen Orten braucht ihr einen Server von Greed, und diese Seite hat keinen. Eine Person startet ihn auf einem Computer mit { $command } und schickt euch die Adresse: öffnen, und du bist da. Oder verbinde diese Seite damit:
connect-address = Adresse des Servers
connect-trust = Die Seite spricht dann mit diesem Server und bleibt die Seite, der du vertraust: Sie prüft die Würfel selbst.
connect-no-answer = Unter { $origin } hat kein Server geantwortet. Prüf die Adresse. Stimmt sie, muss diese Seite dort erlaubt werden: { $command }
connect-no-address = Das ist keine Adresse. Schreib sie wie { $one } oder { $other }.

### Würfel von allen Geräten

dice-fair = Waren die Würfel fair?
dice-from-all = Die Würfe entstehen aus allen Geräten am Tisch zusammen. Niemand kann sie vorher wissen oder wählen, auch nicht, wer den Tisch betreibt.
dice-check = Die Würfe dieser Partie prüfen.
dice-back = Zurück zum Tisch
dice-other-record = Eine andere Aufzeichnung prüfen
dice-elsewhere = Das Programm dieser Seite kommt von dem, der den Tisch betreibt. Auf einem Rechner, dem du vertraust, prüft auch { $command } eine Aufzeichnung.
dice-silent = Dieses Gerät hat einen Augenblick lang geschwiegen, deshalb fallen die Würfe ohne es. Von deinem nächsten Wurf an ist es wieder dabei.
dice-stopped = Mit den Würfeln stimmt etwas nicht
dice-stopped-about = Dieses Gerät hat aufgehört. Spielt nicht weiter, und vergleicht, was ihr auf euren Bildschirmen seht.
alarm-different = Die Partie begann mit anderen Regeln oder Mitspielenden, als die Seite gezeigt hat.
alarm-shown = Der Seite wurden andere Würfe gezeigt, als die Geräte gemacht haben.
alarm-without = Ein Wurf von dir wurde im Namen eines anderen Geräts verlangt.
alarm-stuck = Diese Seite kann mit den Würfeln nicht weitermachen: { $why }
