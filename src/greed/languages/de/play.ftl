# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.


### Hinweise in der ersten Partie

guide = Erste Partie
guide-far = Wer zuerst { $target } hat, gewinnt: Dir fehlen noch { $more }.
guide-highest = Jetzt gewinnt der höchste Stand.
guide-others = Jetzt ist { $player } dran. Tipp auf den Tisch, um vorzuspulen.
guide-hot = Alle Würfel zählen: heiße Würfel! Du darfst alle noch einmal werfen.
guide-closed = Noch kannst du nicht sichern: Auf dem Knopf steht, warum. Würfle mit den übrigen weiter.
guide-wins = Sichere jetzt, und du gewinnst!
guide-bad = Wenn du hier sicherst: { $does }. Würfle lieber weiter.
guide-bank = Sichere, und diese Punkte gehören dir. Oder würfle weiter für mehr: Zählt dann nichts, sind sie weg.
guide-bank-only = Sichere, und diese Punkte gehören dir.
guide-idle = Diese Würfel zählen zusammen nicht. Versuch andere, oder tipp auf „Alles nehmen“.
guide-goal = Wer zuerst { $target } Punkte hat, gewinnt. { $scoring }: Tipp die hellen Würfel an, um sie rauszulegen.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = Drillinge
guide-score = { $sets } zählen
guide-bright = Helle Würfel zählen
guide-bust = Das war ein Nullwurf: Nichts hat gezählt, die Punkte des Zugs sind weg. Weiter geht’s.
guide-missed = Der Wurf hatte weniger als die { $needed } Punkte, die du zum Einstieg brauchst: Damit war der Zug vorbei. Versuch es noch einmal.
guide-entry-turn = Würfle. Zum Einstieg brauchst du { $points } Punkte in einem Zug.
guide-your-turn = Du bist dran: Würfle.
guide-offer = Vor dir sind { $points } Punkte liegen geblieben. Übernimm sie und wirf { DICE($dice) }, oder fang mit allen neu an.
guide-no-more = Keine Hinweise mehr
guide-entry-throw = Würfle. Zum Einstieg brauchst du { $points } Punkte in einem Wurf.

### Gewinnchancen

wins = Gewinnchancen
wins-solvable = Dieses Gerät kann diese Regeln durchrechnen. Bis dahin zählt der Coach Punkte, Partien werden nicht ausgewertet, und das Orakel spielt nicht mit.
wins-takes = Das dauert hier etwa { $seconds } s und braucht { $megabytes } MB Speicher; du kannst es anhalten und inzwischen weiterspielen.
wins-too-long = Diese Regeln durchzurechnen würde auf diesem Gerät etwa { $minutes } Minuten dauern. Mehr als zwei nimmt es sich nicht, deshalb zählt der Coach Punkte. Auf einem Computer schafft es „greed solve“.
wins-too-large = Diese Regeln durchzurechnen braucht etwa { $megabytes } MB Speicher. Mehr als 300 nimmt sich diese Seite nicht, deshalb zählt der Coach Punkte. Auf einem Computer schafft es „greed solve“.
wins-solve = Hier durchrechnen
wins-solving-left = Es rechnet: { $part }, noch etwa { $left } s
wins-stop = Anhalten
wins-three-solvable = Das sind Schätzungen. Dieses Gerät kann die genauen Chancen zu dritt ausrechnen.
wins-three-too-long = Die genauen Chancen zu dritt auszurechnen würde auf diesem Gerät etwa { $minutes } Minuten dauern. Mehr als zwei nimmt es sich nicht, deshalb bleibt es bei Schätzungen.
wins-three-too-large = Die genauen Chancen zu dritt auszurechnen braucht etwa { $megabytes } MB Speicher. Mehr als 300 nimmt sich diese Seite nicht, deshalb bleibt es bei Schätzungen.
wins-three-coming = Vorerst Schätzungen: Die genauen Chancen kommen gleich.
wins-none = Für diese Regeln gibt es keine Gewinnchancen, deshalb zählt der Coach Punkte.
wins-solving = Es rechnet: { $part }

### Wer weg ist

absent-call = { $player } rufen
absent-then = Eine Minute nach dem Ruf noch niemand da? Dann könnt ihr ohne weiterspielen.
absent-called = Gerufen. { $player } hat noch { COUNT-SECOND($left) }, um zurückzukommen.
absent-play = Diesen Zug für { $player } spielen
absent-bot = Den Platz einem Bot geben

### Hilfe am Tisch

help = Was zählt
help-all-rules = Alle Regeln von { $title }
help-plan = Die Strategiekarte
help-keys = Tasten
key-face = einen Würfel mit dieser Zahl wählen
key-take = alles nehmen · Übernahme annehmen
key-decline = Übernahme ablehnen
key-roll = würfeln oder weiterwürfeln
key-bank = sichern
key-none = keinen wählen
key-skip = vorspulen
key-undo = zurücknehmen (echte Würfel)
key-enter = Punkte oder Würfel eintragen (echte Würfel)
key-coach = der Coach, wenn der Raum einen hat
key-this = diese Hilfe

### Das Menü

menu = Dieser Tisch
menu-sure = Diese Partie für alle aufgeben?
menu-leave = Tisch verlassen
menu-give-up = Partie aufgeben
menu-host = Tisch übernehmen
menu-call-host = Tischleitung rufen

### Die Punktetafel

card-label = Gleiche Würfel
card-same-face = Gleiche Zahl
card-or = oder
card-nothing-scores = alle Würfel geworfen, keiner zählt

### Züge mit echten Würfeln eintragen

pad-points = Punkte des Zugs
pad-enter = { $points } eintragen
pad-bust = Nullwurf
pad-left = Übrige Würfel
pad-erase = Letzte Ziffer löschen
pad-fell = Was gefallen ist
pad-face = { A-FACE($face) } ist gefallen
pad-turn-over = Der Zug ist vorbei
pad-another = Alle haben gezählt: noch ein Zug
pad-all = Keiner: Alle haben gezählt

### Die Namen der Leute an diesem Gerät

names-people = Leute
names = Namen
names-of = Name auf Platz { $seat }
names-back-who = { $player }, wieder da
names-back = Wieder da
names-out = Setzt aus
names-joins = Name von jemandem, der dazukommt
names-new = Jemand Neues
names-add = Dazu
names-passed-over = Wer aussetzt, wird übersprungen; die Punkte bleiben.
names-full = Dieses Spiel ist für höchstens { $most }.
names-late = Jetzt kann niemand mehr dazukommen: Die Schlussrunde läuft.
names-out-who = { $player } setzt aus

### Der Coach

coach-chance = Gewinnchance
coach-average = Punkte des Zugs im Durchschnitt
coach-close = Coach schließen
coach-when = Sobald du die Wahl hast, bewertet sie der Coach.
coach-thinks = Er überlegt …
coach-best = beste
coach-only-best = Nur die besten
coach-all = Alle { COUNT-CHOICE($n) }
coach-solving = Die Gewinnchancen dieser Regeln werden gerade einmal ausgerechnet; bis dahin sind das Punkte.
coach-points-now = Vorerst Punkte: Die Gewinnchancen kommen gleich.

### Glück und Können

review-luck-and-skill = Glück und Können
review-ahead = Wer vorn lag
review-estimate = Glück und Können, geschätzt
review-looking = Der Coach sieht sich die Partie an …
review-solving = Die Gewinnchancen dieser Regeln werden ausgerechnet. Das geschieht nur einmal …
review-on-their-way = Sie sind unterwegs …
review-balance = Bilanz
review-chances = In Gewinnchancen
review-start = Am Anfang
review-luck = Würfelglück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-drift = Abweichung der Schätzung
review-end = Am Ende
review-cost-most = Was am meisten kostete
review-other = Entscheidungen der Gegenseite
review-nothing-banked = { $move } ohne Punkte
review-mistake = Runde { $round }, { $player }: { $move } kostete { $cost }, am besten war { $best }.
review-show = Die Würfel einer teuren Entscheidung zeigen
review-chart-both = Gewinnchance, wenn beide von da an am besten spielen, Runde für Runde
review-chart-all = Gewinnchance, wenn alle von da an am besten spielen, Runde für Runde
review-chart-dots = { review-chart-both }; Punkte sind die Entscheidungen, die am meisten kosteten
review-chart-tap = { review-chart-dots }: Tipp einen an, um die Würfel zu sehen
review-plot-two = Gewinnchance, Wurf für Wurf: über der Linie { $above }, darunter { $below }
review-plot-lines = Gewinnchance, Wurf für Wurf: je eine Linie für { $players }
scores-chart = Punktestände Zug für Zug; die Zahlen stehen auf dem Punktezettel
scores-after = Punktestand nach jedem Zug
end-of = { $busts } von { $throws }
stamp-bust = Nullwurf!
stamp-missed = Zu wenig!
stamp-hot = Heiße Würfel!
stamp-entered = Im Spiel!
stamp-final = Schlussrunde!
log-label = Was geschah
reaction-react = Reagieren
reactions = Reaktionen
reaction-smile = ein Lächeln
reaction-wow = wow
reaction-sad = wie schade
reaction-heart = ein Herz
reaction-thumb = gut gemacht
reaction-luck = viel Glück
win-line = Deine Gewinnchance:
win-line-short = zum Sieg

### Was Gegner am Ende sagen

manners-random-wins = Gewonnen! Gewonnen! Was hab ich gemacht?
manners-random-loses = Noch mal! Noch mal!
manners-threshold-wins = Immer langsam, und schau, wer zuerst zu Hause ist.
manners-threshold-loses = Gut gespielt, Schatz. Und jetzt iss was.
manners-bold-wins = Das Glück mag mich. Kann man’s ihm verdenken?
manners-bold-loses = Ein Wurf noch. Nur ein einziger Wurf noch!
manners-maximiser-wins = Wie es der Durchschnitt nahelegte.
manners-maximiser-loses = Eine Abweichung. Kommt gelegentlich vor.
manners-optimal-wins = Du hattest deine Momente. Ich hatte sie gesehen.
manners-optimal-loses = Glück, natürlich. Aber gut genutzt.
rolled = gewürfelt { $dice }
moments = Worauf es ankam
moments-look = Ansehen
moments-none = Keine deiner Entscheidungen hat nennenswert gekostet. Gut gespielt!
moments-step = Die Partie durchgehen
tutor-sure = Bist du sicher?
tutor-again = Lass mich noch mal überlegen
tutor-anyway = Trotzdem machen
tutor = Der Tutor meldet sich
tutor-about = Vor einer Entscheidung, die mehr Gewinnchance kostet, fragt er nach, in Partien auf diesem Gerät, deren Gewinnchancen bekannt sind.
tutor-never = Nie
tutor-before = Vor einem Verlust von { $loss }
rules-contents = Inhalt
rules-example = Beispiel: { $title }

### Regelseiten

rules-hot-dice = heiße Würfel
rules-left = noch { $n }
rules-and-more = und { $n } weitere
