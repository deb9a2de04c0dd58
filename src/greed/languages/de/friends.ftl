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
lobby-dice = Warten auf die Würfel aller Browser
lobby-bot = Ein Bot
lobby-free = Platz freimachen
lobby-leave = Aufstehen
lobby-name = Namen ändern
lobby-name-done = Speichern
lobby-reveals = Jedes Gerät deckt seinen Anteil an den Würfeln auf. Warten auf { $late } …
lobby-call-off = Start absagen
lobby-drawn-again = Alles wird neu gezogen. Alle Seiten zählen die Starts mit und fragen ab dem dritten nach.
lobby-start = Spiel starten
lobby-waiting = Es fehlen noch Leute.
lobby-everyone = Alle sind da: Die Tischleitung kann starten.
lobby-first-roll = den ersten Wurf
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
link-move-asks = Öffne das auf dem anderen Gerät. Es fragt dann dieses, ob es für dich spielen darf.
link-move-about = Wer diesen Link öffnet, spielt dort für dich weiter
room-verifiable = Prüfbare Würfel
room-watching = { $dice } · { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}
room-fetching = Die Regeln dieses Spiels werden geholt …
room-unfetched = Die Regeln dieses Spiels kommen nicht durch. Diese Seite versucht es weiter.
room-outdated = Diese Seite und ihr Server verstehen sich nicht: Die Seite ist wohl älter. Lade sie neu.
near-outdated = Die beiden Handys verstehen sich nicht: Ihre Seiten sind verschieden alt. Lade beide neu.

### Prüfbare Würfel

proof-six = Sechs Wörter dieser Partie
proof-read = Lest euch diese sechs Wörter vor: Stehen sie auf allen Bildschirmen gleich, seht ihr alle dieselbe Partie.
proof-started = { $n ->
    [one] Dieser Tisch wurde einmal gestartet.
   *[other] Dieser Tisch wurde { COUNT-TIME($n) } gestartet.
}
proof-seen = Dieser Browser hat { $n } davon gesehen.
proof-called-off = { $n ->
    [one] 1 Start in diesem Raum wurde abgesagt.
   *[other] { $n } Starts in diesem Raum wurden abgesagt.
} Wer das tut, hat vielleicht Würfe gesehen und will andere.
proof-share = Dein Anteil an den Würfeln ist Zufall. Du kannst einen Text dazugeben
proof-noted = Notiert.
proof-lose = Falls du dieses Gerät verlierst
proof-recovery = Mit diesen Wörtern kann ein anderes Gerät auf deinem Platz weiterspielen. Schreib sie auf und zeig sie niemandem: Wer sie kennt, kann deinen Platz nehmen.
notice-stopped = Dieses Gerät spielt nicht weiter
notice-compare = Spielt nicht weiter. Vergleicht die sechs Wörter, speichere, was dieser Browser gesehen hat, und prüfe die Aufzeichnung mit { $command } auf einem Computer, dem du vertraust.
notice-start = Start Nummer { $n } in diesem Raum
notice-ask = Die Starts davor wurden abgesagt. Wer das tut, hat vielleicht die ersten Würfe gesehen und versucht es, bis sie gefallen. Frag nach, und mach nur mit, wenn du der Antwort glaubst.
notice-take-part = Bei Start { $n } mitmachen
notice-tab = Diese Partie ist in einem anderen Tab offen, und du spielst dort.
notice-here = Hier spielen
notice-replaced = Jetzt spielt ein anderes Gerät für dich.
notice-ask-back = Fragen, ob du hier weiterspielen darfst
notice-let-in = Dieses Gerät hereinlassen
notice-plea = { $device } unterschreibt für deinen Platz. Es fragt dich jetzt, ob dieses hier weitermachen darf: Sag dort ja, wenn es diese Wörter zeigt:
notice-scan = Wer den Code unten scannt, muss die Wörter nicht vergleichen.
notice-code = Code für das andere Gerät
notice-no-secret = Es steht nichts Geheimes darin
notice-lost = Ist das andere Gerät weg? Gib seinen Notfallcode ein
notice-wrong-code = Dieser Code gehört zu niemandem in dieser Partie.
notice-asks = Ein anderes Gerät möchte statt diesem auf deinem Platz weiterspielen.
notice-words = Zeigt es die Wörter { $words }?
notice-yes = Ja, hereinlassen
notice-same = Ja, dieselben Wörter: hereinlassen
notice-no = Nein
notice-without = Die anderen haben ohne dich weitergemacht
notice-stay = Deine Punkte bleiben.
notice-spoilt = Dein Schweigen hat einen Wurf verdorben: Bevor du zurückkommst, wird ein Zug von dir übersprungen.
notice-next = Ab deinem nächsten Zug spielst du wieder mit.
notice-back = Ich bin wieder da
notice-waited = Die anderen warten auf dich. Eine Minute nach ihrem Ruf können sie ohne dich weitermachen.
proof-proves = Was das beweist:
proof-strict = Niemand, nicht einmal wer den Server betreibt, kannte einen Wurf vorher, und niemand konnte einen danach ändern. Jedes Gerät gibt zu jedem Wurf einen eigenen Wert dazu.
proof-fair = Der Server hat seine Würfel festgelegt, bevor er die Anteile der anderen kannte, und konnte danach keinen Wurf mehr ändern. Jede Entscheidung ist von dem Gerät unterschrieben, das sie traf.
proof-not = Was es nicht beweisen kann:
proof-not-strict = Würfe ohne den Wert deines Geräts sind für dich nicht geschützt.
proof-not-fair = dass nicht doch jemand, der den Server betreibt, die kommenden Würfe schon kennt.
proof-server = Der Server kann deine Nachrichten zurückhalten, behaupten, du seist zu spät, das Spiel beenden oder dich mit allen anderen zusammen ausschließen. Du merkst es, kannst es aber niemandem beweisen.
proof-page = Auch das Programm dieser Seite kommt vom Server. Prüfe die Aufzeichnung anderswo, oder nimm eine Seite von einem Ort, dem du vertraust.
proof-save = Speichern, was dieser Browser gesehen hat
proof-witness = vergleicht es mit der Aufzeichnung: Zwei verschiedene Geschichten einer Partie können nicht beide bestehen.
proof-fair-dice = Waren die Würfel fair?
proof-words = Die sechs Wörter dieser Partie:
proof-verify = Jeden Wurf hier nachprüfen

### Mitteilungen

tell-me = Sag mir, wenn ich dran bin
tell-denied = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen und lade die Seite neu.
tell-cannot = Dieser Browser kann von dieser Seite keine Mitteilungen zeigen.
tell-how = Zeigt eine Mitteilung, während diese Seite hinter anderen offen ist.

### Offene Tische

tables-everybody = Offen für alle
tables-listed = Die Startseite dieses Servers zeigt diesen Tisch.
tables-join = Auf diesem Server kann sich jeder an diesen Tisch setzen.
ratings-play = Um meine Wertung spielen
ratings-key = Zeigt einen eigenen Schlüssel, ohne Konto.
tables-strict = strenge Würfel
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
ratings-place = Platz { $place } von { $players }
key-title = Der Schlüssel dieser Person: an jedem Tisch derselbe
player-key = Schlüssel { $key }

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
new-strict = Strenge Würfel
new-strict-about = Jeder Browser gibt zu jedem Wurf etwas dazu. So kennt ihn niemand vorher, nicht einmal wer den Server betreibt. Braucht eine Uhr (3 Minuten, wenn du keine wählst).
new-listed = Die Startseite dieses Servers zeigt den Tisch, solange ein Platz frei ist. Jeder kann dazukommen.
new-coach = Coach erlauben
new-coach-about = Alle am Tisch können sehen, wie gut jede Wahl ist.
new-device-dice = Dieses Gerät würfelt, mit seinen kryptografischen Zufallszahlen. Die Partie wird hier nach jedem Schritt gespeichert und geht da weiter, wo du aufgehört hast.
new-server-dice = Der Server würfelt. Er legt sich vor der Partie fest, sodass danach alle prüfen können, dass kein Wurf geändert wurde.
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

### Rangliste

ratings-play-about = Dieser Browser bewahrt einen Schlüssel auf und unterschreibt damit, wenn du dich setzt. Es gibt kein Konto: Andere sehen den Fingerabdruck des Schlüssels, an jedem Tisch denselben. Wer die Daten des Browsers löscht, verliert ihn.
ratings-own-key = Dein Schlüssel ist { $key }.
ratings-after-won = nach { COUNT-GAME($games) }, { $won } gewonnen
ratings-yours = Deine Partien
ratings-none = Du hast noch keine gewertete Partie. Dafür braucht es jemanden, der auch um die Wertung spielt.
ratings-nobody = Noch niemand hat { $least } gewertete Partien gespielt.
ratings-counts = Eine Partie zählt, wenn sich zwei oder mehr mit eigenem Schlüssel an eines der eingebauten Spiele mit seinem üblichen Ziel setzen, das Los entscheidet, wer beginnt, und zu Ende gespielt wird. Wer geht, verliert. Alle fangen bei 1.000 an; ein Fragezeichen steht für weniger als { $least } Partien, und so viele braucht es für die Liste.
ratings-pr = PR sagt, was deine Entscheidungen gegenüber perfektem Spiel kosten: das Tausendfache der Gewinnchance, die eine durchschnittliche Entscheidung verschenkt. Glück spielt dabei keine Rolle, und 0 ist perfekt.
ratings-looking = Die Rangliste wird geholt …
ratings-player = Name
ratings-rating = Wertung
ratings-games = Partien
ratings-won = Gewonnen
ratings-all = Die ganze Rangliste
ratings-their-key = Schlüssel { $key }
ratings-latest = Zuletzt { COUNT-GAME($games) }
ratings-tell-apart = Namen sind frei gewählt, und zwei können gleich heißen: Der Schlüssel unterscheidet sie. Hier steht nur, wer auch um die Wertung spielt.
ratings-pr-games = PR sagt, was die Entscheidungen einer Partie gegenüber perfektem Spiel kosten: 0 ist perfekt, und Glück spielt keine Rolle. Ein Strich heißt, dass die Partie nicht gemessen ist.
ratings-looking-up = Wird nachgeschlagen …
ratings-lost = verloren
ratings-shared = geteilt
ratings-was-won = gewonnen
alarm-wait = Warte noch { COUNT-SECOND($n) }.
alarm-different = Die Partie wurde mit anderen Regeln, Würfeln oder Spielern gestartet, als die Seite gezeigt hat.
alarm-start = Der Server nennt das Start Nummer { $attempt }, dieser Browser hat aber schon { $before } gesehen.
alarm-unsigned = Der Server unterschreibt nicht, was er zeigt.
alarm-other-game = Der Server hat eine andere Partie unterschrieben, als er zeigt.
alarm-shown = Die Seite hat eine andere Partie gezeigt bekommen als die unterschriebene.
alarm-no-part = Dieses Gerät gibt nichts zu den Würfeln dazu.
alarm-cannot-be = Der Server zeigt etwas, das nicht sein kann: { $why }
alarm-stuck = Diese Seite kann mit den Würfeln nicht weitermachen: { $why }
alarm-restarted = Der Server zeigt einen anderen Beginn dieser Partie als vorher.
alarm-fewer = Der Server zeigt weniger Aussagen, als dieser Browser schon gesehen hat.
alarm-other-course = Der Server zeigt einen anderen Verlauf der Partie als vorher.
alarm-earlier = Der Server zeigt einen früheren Stand der Partie als den, auf den dieses Gerät schon geantwortet hat.
alarm-other-id = Die Partie wurde unter einer anderen Kennung begonnen.
alarm-without = Die Partie wurde ohne dieses Gerät begonnen.
alarm-other-values = Die Partie wurde mit anderen Werten begonnen, als dieses Gerät gegeben hat.
alarm-other-seats = Die Partie wurde mit anderen Plätzen für dieses Gerät begonnen, als es eingenommen hat.
alarm-second-value = Der Server will für Wurf { $n } noch einen Wert, dabei hat er schon einen bekommen.
device-share-fixed = Die Partie hat begonnen: Der Beitrag steht fest.
device-used-up = Die Werte dieses Geräts sind aufgebraucht: Es braucht eine neue Kette.
device-other-tab = Diese Partie ist in einem anderen Tab offen, und der spricht für dieses Gerät.
