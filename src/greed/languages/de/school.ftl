# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

lesson = Lektion { $n }
lesson-right = Richtig!
lesson-again = Noch einmal
lesson-next = Weiter
lesson-all-done = Geschafft

### Üben

train-rating = Wertung
train-guess = erste Schätzung
in-a-row = In Folge
train-longest = Rekord { $n }
train-repeat = Zu wiederholen
train-what = Was gewinnt am häufigsten? Wähl, und sieh, was jede Möglichkeit wert ist.
train-fetching = Die Aufgaben werden geholt …
train-own = Aus deinen eigenen Partien
train-all-themes = Alle Themen
train-practise = Was du übst
train-storm = Sturm: drei Minuten
thumb = Faustregeln
train-theme = Thema
train-all = Alle
train-numbers = Eine Zahl sagt, wie viele Aufgaben es gibt; ein Prozentsatz, wie oft du richtig lagst.
train-how = Wie das Üben geht
train-how-about = Du und die Aufgaben haben Wertungen wie im Schach: Von Aufgaben mit deiner Wertung löst du drei von vier. Die Hälfte ließe sich raten, deshalb kostet eine falsche Antwort mehr, als eine richtige bringt. Nur deine erste Antwort auf eine Aufgabe zählt, eigene Fehler nie, und ein Fragezeichen sagt, dass die Wertung noch geschätzt ist. Zuerst kommen Fehler aus deinen Partien, dann was du schon einmal falsch hattest, nach einem Tag, drei Tagen, einer Woche und länger.
train-puzzle = Aufgabe
train-rated = { $about } · Wertung { $rating }
train-next = Nächste Aufgabe
train-own-unrated = Eigene Fehler werden nicht gewertet: Deine Wertung bleibt { $rating }.
train-first-rated = Nur die erste Antwort auf eine Aufgabe zählt: Deine Wertung bleibt { $rating }.
train-your-rating = Deine Wertung: { $rating } ({ $gained })
train-done = Für heute hast du alles geschafft. Was falsch war, kommt wieder.
train-done-theme = Für heute hast du bei diesem Thema alles geschafft. Was falsch war, kommt wieder.

### Die Aufgaben des Tages

daily-about = { $day }. Fünf Stellungen, heute für alle dieselben, ein Versuch.
daily-late = { $day }. Diese fünf sind von einem früheren Tag und zählen nicht.
daily-todays = Zu den heutigen
train-share = Was würdest du tun?
daily-streak = { $n } Tage in Folge.
daily-fetching = Die Stellungen von heute werden geholt …
daily-next = Nächste Stellung
daily-see = Dein Tag
daily-dice = Heute fallen für alle diese Würfel: { $dice }.
daily-days = Deine Tage

### Lektionen

learn-about = Sieben Stellungen am Tisch, je eine Minute. Du spielst und siehst, warum.
learn-done = Geschaffte Lektionen
learn-puzzles = Aufgaben für dein Können
learn-was-done = Geschafft:
learn-here = Fang hier an
learn-scores-title = Was zählt
learn-scores-goal = Eine 1 zählt 100, eine 5 zählt 50. Tipp beide an und wirf die anderen Würfel.
learn-scores-learned = Einser und Fünfer zählen immer. Die Punkte warten im Topf, bis du sicherst oder ein Nullwurf kommt.
learn-scores-missed = Leg die 1 und die 5 raus, beide, und wirf die anderen drei Würfel.
learn-alike-title = Drei gleiche
learn-alike-goal = Drei gleiche zählen das Hundertfache ihrer Zahl: drei Vierer sind 400. Leg sie raus und sichere.
learn-alike-learned = Drei Einser sind die Ausnahme: Sie zählen 1.000.
learn-alike-missed = Leg die drei Vierer zusammen raus und sichere: Zwei Würfel allein sind fast jedes zweite Mal ein Nullwurf.
learn-entry-title = Der Einstieg
learn-entry-goal = Dein erster Zug, der zählt, braucht 300 Punkte auf einmal. So weit bist du nicht: Leg alles raus, was zählt, und würfle.
learn-entry-learned = Solange du nicht im Spiel bist, bringt Sichern nichts. Du hast also nichts zu verlieren: Würfle.
learn-entry-missed = Unter 300 bringt Sichern nichts, solange du nicht im Spiel bist. Würfle weiter.
learn-hot-title = Heiße Würfel
learn-hot-goal = Alle übrigen Würfel zählen. Nimm sie alle und sieh, was du bekommst.
learn-hot-learned = Heiße Würfel: Du wirfst alle fünf noch einmal. Nur einer von dreizehn solchen Würfen ist ein Nullwurf.
learn-hot-missed = Nimm alle drei: Dann darfst du alle fünf noch einmal werfen, und das geht fast nie schief.
learn-bank-title = Wann sichern?
learn-bank-goal = 350 Punkte im Topf und ein Würfel übrig. Weiterwürfeln oder sichern?
learn-bank-learned = Ein Würfel ist zwei von drei Malen ein Nullwurf. Wenige Würfel und ein guter Topf: sichern.
learn-bank-missed = Ein Würfel ist zwei von drei Malen ein Nullwurf, und das kostet alle 350. Sichere.
learn-race-title = Das Rennen
learn-race-goal = Deinem Gegner fehlen noch 100. Du hast 150 im Topf. Weiterwürfeln oder sichern?
learn-race-learned = Wenn jemand kurz vor dem Sieg steht, verliert ein kleiner Betrag nur langsamer. Riskier etwas.
learn-race-missed = Du sicherst 150, und dein Gegner gewinnt in ein, zwei Zügen. Würfle weiter.
learn-final-title = Die Schlussrunde
learn-final-goal = Dein Gegner hat 3.050, und das ist dein letzter Zug. 150 im Topf. Weiterwürfeln oder sichern?
learn-final-learned = In der Schlussrunde zählt nur, den Führenden zu schlagen. Wer vorher sichert, verliert.
learn-final-missed = Damit liegst du immer noch zurück und hast verloren. Würfle, bis du führst.

### Sturm

storm = Sturm
storm-time = Zeit
storm-right = Richtig
storm-count = { $n } richtig in drei Minuten
storm-wrong = { $wrong } falsch, höchstens { $longest } in Folge.
storm-again = Noch einmal
storm-puzzles = Aufgaben ohne Uhr
storm-about = So viele Aufgaben wie möglich in drei Minuten. Sie fangen leicht an, und ein Fehler kostet { COUNT-SECOND($seconds) }.
storm-start = Los
storm-was-right = Richtig.
storm-was-wrong = Falsch.
storm-new-best = Dein bestes Ergebnis!
storm-best = Dein bestes Ergebnis ist { $best }.

### Das Analysebrett

explore-link = Link zu dieser Stellung kopieren
points-this-turn = { $points } Punkte in diesem Zug
points-none-yet = Noch keine Punkte in diesem Zug
tap-fallen = Tipp die Würfel an, die gefallen sind.
working = Es wird gerechnet …
explore-back = Schritt zurück
explore-yours = Zu deiner Stellung
explore-play = Von hier spielen
explore-over = Hier ist die Partie vorbei.
explore-when = Wann sichern
explore-from = Ab wie vielen Punkten man mit { DICE($dice) } sichert, je nach beiden Ständen.
explore-draw = Karte zeichnen
explore-own-wins = Was jede Wahl gewinnt
explore-own-scores = Was jede Wahl bringt
explore-their-wins = Was jede Wahl der anderen Seite gewinnt
explore-their-scores = Was jede Wahl der anderen Seite bringt
explore-if-fall = Wenn die Würfel fallen
explore-if-you = Wenn du würfelst
explore-if-they = Wenn die andere Seite würfelt
answers = Deine Wahl
explore-play-go = Spielen
explore-play-about = In dieser Stellung beginnt eine neue Partie. Sie steht unter deinen Partien, und die Aufzeichnung sagt, dass sie hier begann.
games-from = { $games } Partien von hier
games-from-about = Beide spielen so gut wie möglich. Je nach Regeln braucht dieses Gerät eine Sekunde oder eine Minute; du kannst jederzeit abbrechen.
games-from-go = Partien spielen
games-from-more = { $games } weitere spielen
games-from-playing = Es wird gespielt: { $part }
games-from-won = Du hast { $won } von { $games } Partien gewonnen, dein Gegner { $lost }: { $share } für dich, plus oder minus { $off }.
games-from-exact = Genau berechnet hast du eine Chance von { $exact }.
games-from-turns = Eine Partie dauerte von hier im Schnitt { $turns } Züge.
map-their = Stand der anderen
map-roll = du { $own }, dort { $other }: immer würfeln
map-bank = du { $own }, dort { $other }: sichern ab { $points }
map-working = Es wird gerechnet: { $n } von { $rows } Zeilen …
map-about = Ab so vielen Punkten wird mit { DICE($dice) } gesichert; links dein Stand, unten der andere. Der Rahmen ist die Stellung, die deiner am nächsten kommt.
branch-example = zum Beispiel { $dice }
show-all = Alle { $n } zeigen
branch-nothing = nichts zu wählen
branch-of = der Würfe
branch-wins = gewinnt { $chance }
day-perfect = Ein perfekter Tag!
day-right = { $n } von { $all } richtig
day-other = Die übrigen kosteten { $cost } einer Partie.
day-next = Die nächsten Aufgaben kommen in
day-lost = { $lost } verloren
day-cost = kostete { $cost } einer Partie
day-was-right = richtig
day-share = Greed { $sheet } { $day } { $marks } { $lost } verloren
day-soon = weniger als einer Minute
clock-minutes = { $n } min
day-answers = Deine Antworten
day-off = knapp daneben
day-costly = teuer
day-position = Stellung { $n }
days-played = { $n } der letzten { $all } Tage gespielt: { $days }
days-none = noch kein Tag
fallen = Was gefallen ist
fallen-add = { A-FACE($face) } dazu
fallen-remove = die { $face } wegnehmen
fallen-to-go = noch { DICE($dice) }
felt-roll = Der Wurf: { $dice }
felt-kept = Der Wurf: { $dice }; rausgelegt: { $kept }
felt-bust = Der Wurf: { $dice }; ein Nullwurf
felt-left = noch { $n } zu werfen
felt-none = keine Würfel
felt-before = vorher rausgelegt: { $dice }
prices-best = beste
prices-all = Alle { COUNT-CHOICE($n) } zeigen
question-strikes = ✗ steht für einen Nullwurf in Folge.
opponent = Gegner
your-opponent = dein Gegner
offer-of = Im Angebot: { $points } Punkte, { DICE($dice) }
set-up-no-chances = Die Gewinnchancen dieses Spiels sind nicht auf diesem Gerät, deshalb zählt der Coach hier die Punkte des Zugs und lässt die Stände außer Acht.
set-up-own = Dein Stand
set-up-other = Stand der anderen Seite
set-up-what = Was entschieden wird
set-up-offered = Punkte im Angebot
set-up-turn = Punkte in diesem Zug
set-up-rolled = Geworfene Würfel
set-up-left = Übrige Würfel
set-up-comment = Dein Kommentar
set-up-decide = Würfeln oder sichern
set-up-keep = Ein Wurf
set-up-offer = Ein Angebot
school-game = Das Spiel
standing-turn = Am Zug:
standing-beat = zu schlagen
stepper-less = { $what }: weniger
stepper-more = { $what }: mehr
verdict = Die Antwort
verdict-how = Wie oft jede Wahl gewinnt, wenn beide von hier an perfekt spielen:
verdict-costs = Deine Wahl kostet { $games }.
verdict-right = Richtig: { $move }
verdict-best = Am besten war: { $move }

### Partien noch einmal ansehen

replay = Durchgehen
replay-looking = Der Coach sieht sich die Partie an …
replay-table = der Tisch
replay-games = meine Partien
replay-begins = Die Partie beginnt.
replay-goes-on = Von hier geht die Partie weiter.
replay-what-if = Was wäre, wenn? Weiterspielen
replay-analyse = Analysieren
replay-no-chances = Die Gewinnchancen dieser Regeln sind nicht auf diesem Gerät, deshalb weiß niemand, was jede Entscheidung gekostet hat.
replay-against = { $one } gegen { $other }
replay-costly = Runde { $round }, { $player }: eine Entscheidung, die { $cost } kostete
judged-chance = Gewinnchance
judged-keys = Die Pfeiltasten gehen Schritt für Schritt, { $key } zur nächsten teuren Entscheidung.
judged-none = Keine Entscheidung in dieser Partie kostete mehr als { $cost }.
judged-note = Hinweis: { $note }.
round-of = Runde { $round }, { $player }
moment-best = { $move }; am besten war: { $best }
step-best = , am besten war: { $best }
step-start = An den Anfang
step-end = Ans Ende
step-back = Zurück
step-all = Alle Möglichkeiten
step-before = Vor dem ersten Wurf
step-of = { $at } von { $last }
step-luck = Die Würfel: { $luck } für { $player }.
step-cost = kostete { $cost }
what-if = Was wäre, wenn?
what-if-go = Weiterspielen
what-if-about = Spiel von hier weiter. Eine neue Partie beginnt mit allem, was bisher geschah; die alte bleibt, wie sie war.
what-if-as = Du spielst als
what-if-dice = Spiel von hier weiter, mit { $dice } auf dem Tisch. Eine neue Partie beginnt mit allem, was bisher geschah; die alte bleibt, wie sie war.

### Den Fortschritt mitnehmen

progress-here = Dein Fortschritt ist da.
progress-game = Das war eine Partie: Sie steht unter deinen Partien.
progress-back = Was vorher da war, ist wieder da.
progress = Nimm deinen Fortschritt mit
progress-file = Die Datei ist dieselbe wie die von { $command } im Terminal.
progress-save = Fortschritt speichern
progress-open = Datei öffnen
progress-undo = Zurück zu dem, was vorher da war

### Wahl und Themen

asks-keep = Welche Würfel legst du raus?
asks-decide = Weiterwürfeln oder sichern?
asks-nothing-left = Es ist nichts mehr zu werfen.
asks-offer = Übernehmen oder neu anfangen?
asks-about-to-fall = Gleich fallen die Würfel.
asks-new-turn = Ein neuer Zug beginnt.
asks-over = Die Partie ist vorbei.
choice-hot = heiße Würfel: alle { $n } noch einmal
choice-left = noch { DICE($dice) }
choice-keep = { $dice } rauslegen
choice-take-over = { $points } übernehmen
choice-roll = { DICE($dice) } werfen
choice-own = { DICE($dice) } für eigene Punkte werfen
choice-never = nie ein Nullwurf
theme-entry = Der Einstieg
theme-endgame = Das Endspiel
theme-strikes = Nullwürfe in Folge
theme-take-it-or-not = Übernehmen oder nicht?
theme-a-gift = Was du liegen lässt
theme-bank-or-roll = Sichern oder würfeln?
theme-dice-or-points = Würfel oder Punkte?

### Strategie

strategy-about = Für perfektes Spiel braucht man einen Computer. Gutes Spiel passt auf eine Karte: ein paar Faustregeln und ein paar Zahlen für dein Spiel.
strategy-cards = Karten
thumb-count = Zähl erst die Würfel, dann die Punkte.
thumb-count-why = Je weniger Würfel du wirfst, desto öfter kommt ein Nullwurf:
thumb-few = Wenige Würfel: sichern. Viele Würfel: werfen.
thumb-few-why = Mit einem, zwei oder drei Würfeln reichen ein paar hundert Punkte zum Sichern. Ab vier lohnt sich Aufhören nur nach einem großen Zug.
thumb-pick = Leg nicht alles raus.
thumb-pick-why = Willst du weiterwürfeln, ist eine zweite 5 selten den Würfel wert. Leg raus, was viel zählt, und behalt Würfel.
thumb-hot = Heiße Würfel sind ein Geschenk.
thumb-hot-why = Haben alle Würfel gezählt, wirfst du alle noch einmal, und das geht fast nie schief. Versuch es, wenn nur ein Würfel fehlt.
thumb-score = Achte auf den Stand, nicht nur auf die Würfel.
thumb-score-why = Steht jemand kurz vor dem Sieg, sind Punkte nichts wert, die nicht vorbeiziehen: Würfle weiter. Liegst du weit vorn, sichere früh und lass die anderen riskieren.
thumb-leave = Denk daran, was du liegen lässt.
thumb-leave-why = Wenn du sicherst, kann die nächste Person deine Punkte mit den übrigen Würfeln übernehmen. Übernimm selbst nur, wenn viel zu holen ist.
read-card = So liest man eine Karte
strategy-practise = Üben
strategy-rules = Die Regeln
strategy-card = Die Karte
strategy-begin = Für den Anfang
strategy-heart = Wenn du das auswendig kannst
read-bank = „Sichere ab …“
read-bank-about = sagt, wie viele Punkte dein Zug zum Sichern braucht, je nach Zahl der übrigen Würfel. Einen Sieg sicherst du immer, für nichts nie, und in der Schlussrunde würfelst du, bis du führst.
read-keep = „Leg raus, was am meisten bringt, und zähl … dazu“
read-keep-about = sagt, welche Würfel du rauslegst: Zähl die Zahl für die Würfel dazu, die du noch werfen würdest, und vergleich. Wo du sichern würdest, zähl nichts dazu. Kommt dasselbe heraus, leg weniger raus.
read-want = „Verlange mehr, verlange weniger“
read-want-about = ändert die Zahlen der ersten Zeile. Trifft mehreres zu, gilt nur das Erste.
read-take = „Übernimm …“
read-take-about = sagt, welche Angebote sich lohnen.
