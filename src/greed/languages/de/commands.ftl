# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

### Throws and cards

score-too-many = { $sheet } spielt man mit { $dice } Würfeln, dieser Wurf hat { $n }
score-no-carryover = bei { $sheet } gibt es nichts zu übernehmen: lass --attempt weg
score-no-addons = bei { $sheet } darf man nicht anlegen: lass --sets weg
score-saved = { $points ->
    [0] Keine Punkte, aber auch kein Nullwurf: { $throw } rettet den Zug
   *[other] { $points } Punkte für nichts: { $throw } rettet den Zug
}
score-saved-bank = { score-saved }; alle { $dice } Würfel sind wieder da, zum Würfeln oder Sichern.
score-saved-roll = { score-saved }; alle { $dice } Würfel sind wieder da und müssen geworfen werden.
score-bust = Nullwurf: In { $throw } zählt nichts.
score-left = { $dice ->
    [0] alle Würfel weg
   *[other] noch { DICE($dice) }
}
card-words = { $n } Wörter.
card-none = Karten gibt es nur für die Regeln, die zu Greed gehören, nicht für { $sheet }. greed odds und greed solve nehmen alle Regeln. Karten für eigene Regeln sucht man in einer Kopie von Greed: make sheet NAME=mine, dann make cards ARGS=mine
card-name = Name

### The review of a game

reviewed-of = Eine Partie { $sheet }
reviewed-so-far = Dieses Spiel ist nicht zu Ende: Der Rückblick reicht so weit wie die Aufzeichnung.
reviewed-luck = Glück und Können
reviewed-player = wer
reviewed-start = Anfang
reviewed-fortune = Glück
reviewed-errors = Fehler
reviewed-gifts = Geschenke
reviewed-drift = Abweichung
reviewed-undivided = ungeteilt
reviewed-end = Ende
reviewed-decisions = Entscheidungen
reviewed-adds = Gewinnchancen in Prozent: { $parts } ergeben zusammen das Ende.
reviewed-drift-about = Die Abweichung ist der Fehler der Schätzung selbst: niemandes Glück und niemandes Schuld.
reviewed-skill = Wie gut gespielt wurde
reviewed-best = beste
reviewed-without-luck = ohne Glück
reviewed-pr-about = PR ist das Tausendfache der Gewinnchance, die eine Entscheidung im Schnitt kostete: 0 ist perfekt. Beste ist der Anteil perfekter Entscheidungen; ohne Glück das Ergebnis, das allein das Spiel verdient hat.
reviewed-parts = PR nach Teilen des Spiels
reviewed-part-keep = rauslegen
reviewed-part-bank = sichern
reviewed-part-offer = Übernahme
reviewed-part-entry = Einstieg
reviewed-part-race = Rennen
reviewed-part-endgame = Endspiel
reviewed-part-final-round = Schlussrunde
reviewed-worst = Was am meisten gekostet hat
reviewed-worst-estimated = Was am meisten gekostet hat, geschätzt
reviewed-at-keep = { $points } Punkten und dem Wurf { $thrown }
reviewed-at-decide = { $points } Punkten und noch { DICE-DATIVE($dice) }
reviewed-at-offer = einem Angebot von { $points } Punkten und { DICE-DATIVE($dice) }
reviewed-mistake = Runde { $round }, { $player } (Zug { $turn }) bei { $scores }, mit { $at }: { $move } kostete { $cost }, am besten war { $best }.
reviewed-turns = Alle Züge mit ihrer Nummer: { $command }
way-to-exact = { $caveat }; genau wird es mit { $command }

### Odds

hands-throw = Wurf
hands-bust = Nullwurf
hands-goes-on = Geht weiter
hands-too-little = Zu wenig
hands-points = Punkte
hands-bank-from = Sichern ab
hands-left = Würfel übrig
hands-chance = Chance
hands-never = nie
hands-always = immer
hands-none = bei { $sheet } fallen nie { DICE($dice) }
hand-opening = Einstieg mit { $points }
hand-attempt = Versuch
hand-locked = noch nicht sichern
hand-dead = keine heißen Würfel
hand-beside = neben { $faces }
best-turn = Bester Zug.
best-turn-on = Bester Zug, im Spiel.
best-turn-off = Bester Zug, noch nicht im Spiel.
best-turn-out = Bester Zug, wieder aus dem Spiel.
best-turn-brings = { $value } Punkte im Schnitt, und nichts in { $none } der Züge.
best-turn-cap = Punkte über { $cap } zählen nicht.
carryover-lead = Übernahme.
carryover-from = { $hand } mit mindestens { $points } Punkten übernehmen, wenn nur die Punkte zählen.
carryover-never = { $hand } nie übernehmen, wenn nur die Punkte zählen.
long-run-lead = Auf die Dauer.
long-run = { $value } Punkte je Zug im Schnitt. Nullwürfe in Folge machen die nächsten Züge weniger wert: { $losses }.
long-run-loss = { $loss } Punkte nach { $busts }
alone-lead = Allein.
alone = Im besten Fall durchschnittlich { $turns } Züge bis { $target }: höchstens { $half } in der Hälfte der Spiele, höchstens { $most } in neun von zehn.
throws-too-little = { $share } der Würfe zählen und beenden den Zug.
throws-points = { $points } im Schnitt, wenn man das meiste rauslegt.
throws-bank = { $points } Punkten, für den besten Zug.

### Solved games

solved-two = Wer anfängt, gewinnt { $wins }, wenn beide perfekt spielen: ein Vorteil von { $advantage } für den ersten Zug.
solved-in = Gelöst in { $seconds } s Rechenzeit; Bellman-Residuum { $residual }.
solved-many = Wenn alle { COUNT($seats) } perfekt spielen, gewinnen sie in der Reihenfolge ihrer Züge { $wins }.
solved-against = Genaue Gewinnchancen in Prozent gegen { $rival }:
solved-overall = insgesamt
solved-first = als Erste
solved-second = als Zweite
solved-optimal = optimal
solved-reply = beste Antwort
solved-about = Optimal rechnet mit perfektem Gegenspiel, die beste Antwort nutzt dieses aus. 50 wäre gleich gut.
solving = Ich löse { $sheet }
solving-for = Ich löse { $sheet } für { COUNT($seats) }
solving-ready = { $what }: Vorbereitung
solving-round = { $what }, Durchgang { $round }
working-out = Ich rechne { $sheet } aus (nur dieses eine Mal) ...
weighing = Ich wäge jeden Wurf und jede Wahl ab ...
stopped = Abgebrochen. Was schon gelöst ist, ist gespeichert.

### Practice

drill-about = Wähl, was am häufigsten gewinnt. Dann siehst du, wie oft jede Wahl gewinnt, wenn beide von da an perfekt spielen.
drill-saved = Dein Fortschritt ist gespeichert.
drill-all-done = Für heute hast du alles geschafft.
drill-nothing = Es gibt nichts zu üben.
drill-puzzle = Aufgabe { $n } von { $all }
drill-rating = Deine Wertung: { $rating } ({ $change })
drill-guess = ein erster Anhalt, der sich bald einpendelt
drill-streak = { $rating }, { $n }-mal richtig in Folge
drill-own = eigene Fehler werden nicht gewertet
drill-again = nur die erste Antwort wird gewertet
drill-score = { $right } von { $all } richtig. Was falsch war, kommt wieder.
drill-played = Die Aufgaben von heute hast du schon gespielt. Komm morgen wieder.
drill-position = { $day }, Stellung { $n } von { $all }
drill-day = { $right } von { $all } richtig, und die anderen kosteten { $cost } einer Partie. Eine Zeile zum Weitersagen:
drill-perfect = { $right } von { $all } richtig: ein perfekter Tag. Eine Zeile zum Weitersagen:
drill-fall = Es fällt: { $thrown }
drill-opponent = Gegenüber
drill-choose = Deine Wahl (q hört auf) >
drill-type = Tipp eine Zahl von 1 bis { $n } oder einen Zug, wie er dasteht.
drill-right = Richtig.
drill-wrong = Nicht die beste: Das war { $best }.
drill-wins = gewinnt
drill-costs = kostet
drill-best = beste
drill-looking = Ich suche Aufgaben ...
drill-other-sheet = die Aufgaben in { $file } sind für { $other }, nicht für { $sheet }
drill-none = zu { $sheet } haben sich keine Aufgaben gefunden
drill-before = Was vorher hier war, liegt in { $path }.
drill-restored = Aus { $path } übernommen. So geht es weiter: { $command }
drill-exported = Gespeichert in { $path }. Woanders geht es weiter mit: { $command }
