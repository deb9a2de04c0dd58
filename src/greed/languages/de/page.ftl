# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

count-second = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
count-minute = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
count-hour = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
count-day = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
count-answer = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
}
count-choice = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
}
count-file = { $n ->
    [one] 1 Datei
   *[other] { $n } Dateien
}
count-free-seat = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
count-game = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
count-open-table = { $n ->
    [one] 1 offener Tisch
   *[other] { $n } offene Tische
}
count-start = { $n ->
    [one] 1 Start
   *[other] { $n } Starts
}
count-time = { $n }-mal
count-turn = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
winners = { $who ->
    [you] Du hast gewonnen!
    [many] Gemeinsam gewonnen haben { $player }.
   *[one] Gewonnen hat { $player }.
}
choose-accept = übernehmen
choose-decline = neu anfangen

### Start

way-device = Auf diesem Gerät
way-device-about = Gegen Bots oder reihum; ganz ohne Netz
way-friends = Mit Freunden
way-pad = Punkteblock
way-pad-about = Ihr werft echte Würfel, Greed schreibt mit
way-learn = Lektionen
way-learn-about = Sieben kurze, gleich am Tisch
way-daily = Aufgaben des Tages
way-daily-about = Fünf Stellungen, heute für alle dieselben
way-explore = Analysebrett
way-explore-about = Jede Stellung, und was jede Wahl kostet
way-friends-here = Um dieses Gerät herum oder über einen Server
way-friends-apart = Jeder am eigenen Handy
start-ways = So kannst du spielen
start-code = Hast du einen Code?
start-join = Mitspielen
start-going = Weiterspielen
start-record = Aufzeichnung öffnen
start-strategy = Strategie
start-about = Über Greed
start-with = mit { $who }
start-pad = Punkteblock: { $who }
start-forget = { $title } { $who } vergessen
quick-label = Gegen einen Bot spielen
quick-title = Weiterwürfeln oder sichern?
quick-goal = Würfle, leg raus, was zählt, und sichere, bevor ein Nullwurf alles nimmt.
quick-play = Jetzt spielen
quick-game = Spiel
quick-against = Gegen
quick-more = Mehr
quick-others = Weitere Gegner
quick-next = Als Nächstes auf deiner Leiter.
quick-later = Das Orakel spielt, sobald dieses Gerät die Chancen des Spiels hat, nach einer ersten Partie.
quick-official = Greed, die offiziellen Regeln
tabs = Übersicht
tab-start = Spielen
tab-train = Üben
tab-daily = Heute
tab-games = Partien
tab-rules = Regeln

### Die Bots

rival-random = Pip
rival-random-about = Sechs Jahre alt. Würfelt, sichert, kichert: alles Zufall.
rival-threshold = Nonna
rival-threshold-about = Sichert, sobald sie 300 hat, und strickt dann weiter.
rival-bold = Rocco
rival-bold-about = Würfelt, wo andere sichern würden, und übernimmt, wenn die Chancen gut sind.
rival-maximiser = Der Bankier
rival-maximiser-about = Rechnet bei jeder Wahl den Durchschnitt aus und schaut nie auf den Spielstand.
rival-optimal = Das Orakel
rival-optimal-about = Weiß, wie oft jede Wahl gewinnt, und trifft immer die beste.
bot-threshold = Schwelle
bot-threshold-about = Sichert, sobald der Zug eine bestimmte Punktzahl erreicht.
bot-cautious = Vorsichtig
bot-cautious-about = Geht auf Nummer sicher: Ein Verlust wiegt fast doppelt so schwer wie ein Gewinn.
bot-level = Stufe
bot-level-about = Macht kleine Fehler: Stufe 1 viele, Stufe 9 kaum welche.
bot-card = Karte
bot-card-about = Spielt nach einer Strategiekarte: ein paar Regeln, die man sich merken kann.
ladder-above = Schlag { $rival }, dann heißt der Gegner: { $above }.
ladder-top = Du hast alle auf der Leiter geschlagen.
ladder-next = { $rival } ist geschlagen. Als Nächstes auf der Leiter: { $above }.

### Der Tisch

button-roll = { DICE($dice) } werfen
button-roll-any = Würfeln
button-take = { $points } übernehmen
button-fresh = Neu anfangen
button-keep = { $points } rauslegen
button-bank = Sichern
button-bank-points = { $points } sichern
button-bank-nothing = Ohne Punkte aufhören
why-one-roll = Der Zug zum Einstieg ist nur ein Wurf.
risk = { $chance } Nullwurf
risk-stake = { $risk }, { $points } Punkte in Gefahr
risk-roll = { DICE($dice) } werfen: { $risk }
risk-hot = heiße Würfel! { $risk }
turn-of = { $who ->
    [you] Du bist dran
   *[one] { $player } ist dran
}
clock-rests = Die Uhr ruht
first-to = bis { $target }
final-leads = { $player } führt; { $left } noch dran
final-label = Schlussrunde:
final-beat = { $score } zu schlagen
choices-label = Was du tun kannst
enter-left = (noch { $left })
enter-tap = Wirf { DICE($dice) } und tipp an, was fällt.
enter-erase = Letzten Würfel löschen
take-all = Alles nehmen
take-none = Nichts
enter-dice = Würfel eintragen
enter-points = Punkte eintragen
enter-dice-short = Würfel
enter-points-short = Punkte
undo = Rückgängig
sheet-label = Punktezettel
sheet-turns = Alle Züge
sheet-you = du
sheet-bot = Bot
sheet-out = setzt aus
sheet-away = weg
sheet-to-go = noch { $points }
sheet-not-in = noch nicht drin
sheet-not-on = noch nicht im Spiel
sheet-off = draußen
sheet-off-board = nicht mehr im Spiel
sheet-strikes = Nullwürfe hintereinander: { $n }
sheet-rank = Platz
this-turn = Dieser Zug
pot-bust = Nullwurf
pot-cost = kostet { $points }
pot-cost-banked = kostet { $points } und { $banked } gesicherte
tray-label = Würfel auf dem Tisch
tray-offer = Punkte im Angebot
tray-offer-from = von { $player }
tray-idle = { $face }, zählt nicht
busted = Nullwurf von { $player }
busted-lost = Nullwurf von { $player }: { $points } weg
missed-entry = Zu wenig für den Einstieg
entry-in-turn = { $points } in einem Zug zum Einstieg.
entry-in-throw = { $points } in einem Wurf zum Einstieg.

### Das Ende einer Partie

end-given-up = Die Partie wurde aufgegeben.
end-by = Mit { POINTS-DATIVE($points) } Vorsprung, nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.
end-level = Nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}.
end-close = So knapp!
end-next = Die nächste gehört vielleicht dir.
end-join = Revanche annehmen
end-rematch = Revanche
end-picture = Bild teilen
end-new = Neues Spiel
end-save = Aufzeichnung speichern
end-result = Ergebnis
end-player = Name
end-score = Stand
end-best = Bester Zug
end-busts = Nullwürfe
end-luck = Glück
end-winner = gewonnen
end-luck-about = Glück: was die Würfe hätten bringen können, verglichen mit dem Durchschnitt solcher Würfe.
end-scores = Verlauf
end-best-turn = bester Zug: { $player } mit { $points }
played-almost-perfectly = Du hast fast perfekt gespielt.
played-very-well = Du hast sehr gut gespielt.
played-well = Du hast gut gespielt.
played-few = Du hast ein paar Chancen vergeben.
played-many = Du hast viele Chancen vergeben.
decided-shares = { $played } Zu { $luck } entschied das Glück, zu { $choices } die Entscheidungen.
decided-won = { $played } Die Würfel waren gegen dich, und du hast trotzdem gewonnen.
decided-lost = { $played } Die Würfel waren freundlich; diese Partie ging durch Entscheidungen verloren.

### Einstellungen

look-like-this-device = Wie das Gerät
look-light = Hell
look-dark = Dunkel
look-red-and-green = Rot und Grün
look-orange-and-blue = Orange und Blau
look-high-contrast = Hoher Kontrast
look-green = Grün
look-blue = Blau
look-wine = Weinrot
look-slate = Schiefer
look-ivory = Elfenbein
look-night = Nacht
look-cherry = Kirsche
look-sky = Himmel
look-calm = Ruhig
look-brisk = Flott
look-instant = Sofort
look-face = Dein Gesicht
look-wall = Seine Farbe
look-theme = Darstellung
look-colours = Farben
look-table = Tisch
look-dice = Würfel
look-pace = Tempo der Würfel
look-numbers = Zahlen statt Augen auf den Würfeln
look-sound = Ton
look-vibration = Vibration
look-explain = Die nächste Partie beim Spielen erklären
look-less = Bittet dein Gerät um weniger Bewegung, purzeln die Würfel nicht und nichts macht Geräusche.
look-language = Sprache
look-title = Aussehen und Ton

### Überall

one-moment = Einen Moment …
to-the-start = Zurück zum Start
copied = Kopiert.
close = Schließen
rules = Regeln
coach = Coach
reload = Seite neu laden
part-missing = Ein Teil dieser Seite ist nicht angekommen.
part-again = Noch einmal laden
broken-title = Die Seite ist gestolpert
broken-about = Etwas ist schiefgegangen, womit niemand gerechnet hat. Deinen Spielen ist nichts passiert: Meist hilft es, die Seite noch einmal zu laden.
broken-still = Es passiert immer wieder?
broken-forget-about = Dann fang neu an: Die Seite vergisst ihre Einstellungen, Namen und Plätze an Tischen auf diesem Gerät. Gespeicherte Spiele bleiben.
broken-forget = Neu anfangen
update-ready = Eine neue Version dieser Seite ist da.
update = Aktualisieren
waiting-away = { $player } ist weg.
waiting-rolls = { $player } würfelt.
waiting-thinks = { $player } überlegt …
skip = Vorspulen
waiting-for = Warten auf { $player } …
watching = Du schaust zu
room = Tisch
sound-off = Ton ausschalten
sound-on = Ton einschalten
turn-now = { $who ->
    [you] Du bist dran.
   *[one] { $player } ist dran.
}
game-to = bis { $target }
game-facts = { DICE($dice) } · bis { $target } · für { $least }–{ $most }
no-room = Den Raum { $code } gibt es nicht.
no-room-check = Prüf den Code: Er hat acht Buchstaben und Ziffern. Räume, die einen Monat niemand benutzt, werden geschlossen.
no-room-open = Einen Raum öffnen
no-game = Diese Partie ist nicht auf diesem Gerät.
no-game-why = Sie wurde auf einem anderen gespielt oder hier vergessen.
sheet-not-there = nicht da
sheet-nothing = nichts notiert
sheet-again = : noch einmal eintragen
kept-word = Rausgelegt
kept-label = rausgelegt { $dice }
clock-hours = { $n } h
clock-left = übrige Zeit
your-name = Dein Name
copy-selected = Markiert: Kopier es mit deinem Browser.
share = Teilen
room-real = Echte Würfel
room-device = Dieses Gerät würfelt
room-here = { $dice } · die Partie bleibt auf diesem Gerät
device-of = Gerät von { $player }
seat-number = Platz { $seat }
waited-none = gerade eröffnet
waited = wartet seit { $time }
clock-a-turn = { $time } pro Zug
dates = de-DE
connect = Verbinden
room-looking = Raum { $code } wird gesucht …
room-phone = Das Handy, das diesen Tisch führt, ist nicht verbunden.
room-no-answer = { $server } antwortet nicht. Diese Seite versucht es weiter. Schau, ob du online bist und ob der Server noch läuft.
room-begins = Wer fängt an?
room-dice-decide = Die Würfel entscheiden.
room-lost = Verbindung verloren.
room-sent = Dein Zug wird gesendet, sobald sie wieder da ist.
room-reconnecting = Es wird neu verbunden …
room-opening = Die Partie wird geöffnet …
install-offer = Greed auf diesem Gerät behalten? Es öffnet sich wie eine App und geht auch ohne Netz.
install-take = Installieren
install-leave = Jetzt nicht
look-odds = Meine Gewinnchance als Linie unter den Ständen
enter-again = Zug { $turn } von { $player } noch einmal eintragen?
enter-turn = Trag diesen Zug noch einmal ein.
enter-turn-later = Trag diesen Zug noch einmal ein. Die späteren folgen von selbst.
enter-rest = Von hier an läuft die Partie anders. Trag bitte den Rest noch einmal ein.
no-library = Die Liste der Spiele ist noch nicht auf diesem Gerät: Geh einmal online.
no-server = der Server ist nicht zu erreichen
