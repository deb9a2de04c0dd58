# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
#
# The words of the game, each for one thing. turn: Zug; roll: würfeln; throw: Wurf; die, dice:
# Würfel; scores: zählt; keep: rauslegen; bank: sichern; bust: Nullwurf; hot dice: heiße Würfel;
# bonus turn: Extrazug; on the board: im Spiel; carryover: Übernahme; take over: übernehmen; pass:
# ablehnen; target: Ziel; score: Stand; score to beat: zu schlagen; final round: Schlussrunde; sit
# out: aussetzen; set: Satz; three of a kind: Drilling; straight: Straße; adding dice: anlegen;
# doubles at the end: zwei gleiche.

### Die Sprache selbst

language-name = Deutsch
language-direction = ltr
plural-forms = one other
plural-rule = n != 1
thousands = .
decimal = ,
percent = { $n }{"\u00A0"}%

### Wörter mit einer Zahl

dice = { $n } Würfel
dice-dative = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfeln
}
points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
points-dative = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}
busts = { $n ->
    [one] 1 Nullwurf
   *[other] { $n } Nullwürfe
}
turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
count = { $n ->
    [0] keine
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}
a-face = eine { $n }
faces-of = { $n }er
games-one-in = eine von { $n } Partien
games-in-ten = { $n } von 10 Partien
spread = { $low } bis { $high }{"\u00A0"}%
spread-under = unter { $n }
spread-over = über { $n }
or = { $before } oder { $last }
and = { $before } und { $last }
you = Du
seat = Spieler { $seat }
player-pattern = \bSpieler (\d+)

### Züge, mitten im Satz

move-keep = { $dice } rauslegen
move-roll = würfeln
move-bank = sichern
move-accept = übernehmen
move-decline = ablehnen

### Würfelbilder

set-single = einzelne { $face }
set-add-on = angelegte { $face }
set-dead = leere { $face }
set-kind = { COUNT($count) } { FACES-OF($face) }
set-straight = Straße { $dice }
set-pairs = drei Paare
set-triplets = zwei Drillinge
set-full-house = Full House

### Was passiert ist

started = { $who ->
    [you] Du fängst an.
   *[one] { $player } fängt an.
}
threw = { $who ->
    [you] Du würfelst { $dice }.
   *[one] { $player } würfelt { $dice }.
}
kept = { $who ->
    [you] Du legst { $dice } für { $points } raus.
   *[one] { $player } legt { $dice } für { $points } raus.
}
rolled-on = { $who ->
    [you] Du würfelst weiter, mit { DICE-DATIVE($dice) }.
   *[one] { $player } würfelt weiter, mit { DICE-DATIVE($dice) }.
}
went-silent = { $player } wollte würfeln und meldet sich nicht mehr.
bust-lost = Nullwurf! { $lost } Punkte sind weg.
bust = Nullwurf! Zum Glück war nichts zu verlieren.
missed-opening = Weniger als { $needed } im Eröffnungswurf: Der Zug ist vorbei.
saved-points = Nichts zählt, und das bringt { $points }: weiter mit { DICE-DATIVE($dice) }.
saved = Nichts zählt, aber der Zug geht weiter, mit { DICE-DATIVE($dice) }.
hot-dice = Heiße Würfel! Alle { $dice } sind wieder da.
bonus-turn-over = Alle Würfel zählen, aber { $over } zu viel: zurück auf { $score }, und ein Extrazug.
bonus-turn-points = Alle Würfel zählen: { $points } gesichert, und ein Extrazug.
bonus-turn = Alle Würfel zählen, aber zum Sichern reicht es nicht: ein Extrazug.
banked-reason = Nichts gesichert: { $reason }.
banked-over = { $who ->
    [you] Du schießt um { $over } übers Ziel hinaus: zurück auf { $score }.
   *[one] { $player } schießt um { $over } übers Ziel hinaus: zurück auf { $score }.
}
banked = { $who ->
    [you] Du sicherst { $points } und hast jetzt { $score }.
   *[one] { $player } sichert { $points } und hat jetzt { $score }.
}
forfeited-lost = { $who ->
    [you] Du gibst den Zug auf und verlierst { $lost } Punkte.
   *[one] { $player } gibt den Zug auf und verliert { $lost } Punkte.
}
forfeited = { $who ->
    [you] Du gibst den Zug auf.
   *[one] { $player } gibt den Zug auf.
}
joined = { $who ->
    [you] Du spielst mit, sobald die Reihe an dich kommt.
   *[one] { $player } spielt mit, sobald die Reihe herum ist.
}
sat-out-lost = { $who ->
    [you] Du setzt aus: { $lost } Punkte sind weg.
   *[one] { $player } setzt aus: { $lost } Punkte sind weg.
}
sat-out = { $who ->
    [you] Du setzt aus.
   *[one] { $player } setzt aus.
}
came-back = { $who ->
    [you] Du bist wieder da.
   *[one] { $player } ist wieder da.
}
entered-again = { $who ->
    [you] Du bist wieder im Spiel.
   *[one] { $player } ist wieder im Spiel.
}
entered = { $who ->
    [you] Du bist im Spiel.
   *[one] { $player } ist im Spiel.
}
strike-penalty = Das ist Nullwurf { $busts } hintereinander; Nullwurf { $limit } kostet { $penalty } Punkte.
strike = Das ist Nullwurf { $busts } hintereinander; Nullwurf { $limit } kostet alle Punkte.
spared = { $who ->
    [you] Du hast { $busts } Nullwürfe hintereinander. Diesmal kosten sie nichts.
   *[one] { $player } hat { $busts } Nullwürfe hintereinander. Diesmal kosten sie nichts.
}
fine = { $who ->
    [you] Du verlierst { $lost } Punkte nach { $busts } Nullwürfen hintereinander.
   *[one] { $player } verliert { $lost } Punkte nach { $busts } Nullwürfen hintereinander.
}
reset-off-board = { $who ->
    [you] Du verlierst alle { $lost } Punkte nach { $busts } Nullwürfen hintereinander und bist nicht mehr im Spiel.
   *[one] { $player } verliert alle { $lost } Punkte nach { $busts } Nullwürfen hintereinander und ist nicht mehr im Spiel.
}
reset = { $who ->
    [you] Du verlierst alle { $lost } Punkte nach { $busts } Nullwürfen hintereinander.
   *[one] { $player } verliert alle { $lost } Punkte nach { $busts } Nullwürfen hintereinander.
}
offer-made = { $who ->
    [you] Du darfst { $points } Punkte und { DICE($dice) } übernehmen.
   *[one] { $player } darf { $points } Punkte und { DICE($dice) } übernehmen.
}
offer-taken = { $who ->
    [you] Du übernimmst { $points } Punkte und { DICE($dice) }.
   *[one] { $player } übernimmt { $points } Punkte und { DICE($dice) }.
}
offer-passed = { $who ->
    [you] Du lehnst ab und fängst mit allen Würfeln an.
   *[one] { $player } lehnt ab und fängt mit allen Würfeln an.
}
final-round = { $who ->
    [you] Schlussrunde! Du hast { $score }: Das müssen die anderen schlagen.
   *[one] Schlussrunde! { $player } hat { $score }: Das gilt es zu schlagen.
}
score-to-beat-raised = { $who ->
    [you] Du legst die Latte höher: { $score }.
   *[one] { $player } legt die Latte höher: { $score }.
}
score-to-beat = { $who ->
    [you] Du führst jetzt: { $score } gilt es zu schlagen.
   *[one] { $player } führt jetzt: { $score } gilt es zu schlagen.
}
won = { $who ->
    [you] Du gewinnst mit { $score }!
    [many] Gewonnen haben { $player }, mit { $score }!
   *[one] { $player } gewinnt mit { $score }!
}

### Was das Ende eines Zuges bewirkt: steht auf Knöpfen, also kurz

does-wins = gewinnt das Spiel!
does-shares = teilt den Sieg
does-loses-short = verliert: { $short } zu wenig
does-loses = verliert: Andere hatten es zuerst
does-nothing-reason = bringt nichts: { $reason }
does-nothing = bringt nichts
does-behind-short = { $short } zu wenig für die Führung
does-behind = reicht nicht: Andere hatten es zuerst
does-bounces = { $over } zu viel: zurück auf { $score }
does-level = zieht gleich
does-final = leitet die Schlussrunde ein: { $score }
does-leads-raised = legt die Latte auf { $score }
does-leads = übernimmt die Führung: { $score }
does-bonus-points = sichert { $points }, dann ein Extrazug
does-bonus = ein Extrazug, aber zum Sichern reicht es nicht
does-enters-offered = im Spiel, bietet aber { $offered } und { DICE($dice) } an
does-enters = sicher und im Spiel
does-banks-offered = sicher, bietet aber { $offered } und { DICE($dice) } an
does-banks = sicher, der Zug ist zu Ende

### Warum etwas jetzt nicht geht

reason-over = das Spiel ist vorbei
reason-host-only = nur wer den Tisch leitet, kann einen Zug für aufgegeben erklären
reason-table-only = nur wer den Tisch leitet, bestimmt, wer mitspielt
reason-pad-only = nur ein Punkteblock nimmt die Punkte eines Zuges ohne seine Würfel
reason-dice-first = erst müssen die Würfel fallen
reason-answer-first = erst übernehmen oder ablehnen
reason-no-offer = im Moment gibt es nichts zu übernehmen
reason-keep-first = leg erst Würfel raus, die zählen
reason-opening = in diesem Wurf müssen es { $points } Punkte sein
reason-kept-already = aus diesem Wurf liegen schon Würfel draußen
reason-no-dice-left = es ist kein Würfel mehr übrig
reason-no-dice-kept = mindestens ein Würfel, der zählt, muss raus
reason-shows-none = der Wurf zeigt keine { $face }
reason-shows-one = der Wurf zeigt nur eine { $face }
reason-shows-some = der Wurf zeigt nur { $count } { FACES-OF($face) }
reason-nothing-scores = in diesem Wurf zählt nichts
reason-keep-all = jeder Würfel, der zählt, muss raus: { $dice }
reason-scores-nothing = { $dice } zählt nicht
reason-scores-nothing-here = { $dice } zählt neben den anderen nicht
reason-adds-only-alone = angelegt werden darf nur, wenn im Wurf sonst nichts zählt
reason-must-roll = vor dem Sichern musst du alle Würfel noch einmal werfen
reason-locked-score = nach einer Übernahme muss noch einmal etwas zählen, bevor du sicherst
reason-locked-faces = nach einer Übernahme brauchst du erst eine { $faces } aus einem späteren Wurf
reason-minimum = zum Sichern brauchst du mindestens { $least } Punkte, bisher sind es { $points }
reason-entry-throw = zum Einstieg brauchst du { $needed } in einem Wurf, der beste brachte bisher { $points }
reason-entry-turn = zum Einstieg brauchst du { $needed } in einem Zug, bisher sind es { $points }
reason-entry-own = { $needed } eigene Punkte sind nötig, die übernommenen { $inherited } zählen nicht: bisher { $points }
reason-overshoot = { $score } wäre mehr als { $target }, die Punkte des Zuges wären verloren
reason-turn-begun = nur ein ganzer Zug lässt sich als Punkte eintragen, vor seinem ersten Wurf
reason-no-step = Punkte gibt es in Schritten von { $unit }, kein Zug ist { $points } wert
reason-too-little = { $inherited } Punkte wurden übernommen, weniger kann der Zug nicht wert sein: { $points }
reason-no-such-turn = kein Zug kann hier auf { $points } Punkte kommen
reason-no-such-left = kein Zug, der hier auf { $points } Punkte kommt, lässt { $left } Würfel übrig
reason-say-left = sag, wie viele Würfel übrig sind: { $points } { $left }
reason-needs-dice = was der Nächste würfeln darf, hängt von den Würfeln dieses Zuges ab: Trag sie ein
reason-players = { $sheet } ist für { $least } bis { $most } Personen, nicht für { $players }
reason-join-too-late = die Schlussrunde läuft, jetzt kann niemand mehr einsteigen
reason-no-such-player = es spielen { $seats }, also gibt es keinen Spieler { $player }
reason-out-already = Spieler { $player } setzt schon aus
reason-not-out = Spieler { $player } setzt gar nicht aus
reason-last-player = alle anderen setzen aus, jemand muss bleiben
reason-illegal = { $move } geht nicht: { $reason } (möglich: { $legal })
reason-stale = dieser Zug galt für Schritt { $made }, das Spiel ist bei { $ply }
reason-no-throw = jetzt fallen keine Würfel: Phase { $phase }
reason-wrong-dice = hier fallen { $count } Würfel mit Augen von 1 bis { $faces }, nicht { $dice }
reason-no-forfeit = es gibt keinen Zug mehr aufzugeben: Das Spiel ist vorbei
whom = sag, wen du meinst: { $names }

### Wie ein Spiel zu Ende ging

ended-target = Wer zuerst das Ziel sichert, gewinnt sofort.
ended-unanswered = Das Ziel wurde im letzten Zug einer Runde erreicht, also darf niemand mehr antworten.
ended-final-round = Die Schlussrunde ist vorbei, und niemand sonst hat so viele Punkte.
ended-shared = Die Schlussrunde ist vorbei, und bei Gleichstand teilt man sich den Sieg.
ended-reached-first = Die Schlussrunde ist vorbei, und bei Gleichstand gewinnt, wer zuerst so weit war.

### Eine Stellung

position-throw = { $who ->
    [you] Du würfelst mit { DICE-DATIVE($dice) } und hast { $points } Punkte in diesem Zug
   *[one] { $player } würfelt mit { DICE-DATIVE($dice) } und hat { $points } Punkte in diesem Zug
}
position-keep = { $who ->
    [you] Du legst Würfel aus { $thrown } raus und hast { $points } Punkte in diesem Zug
   *[one] { $player } legt Würfel aus { $thrown } raus und hat { $points } Punkte in diesem Zug
}
position-decide = { $who ->
    [you] Du hast { $points } Punkte in diesem Zug und noch { DICE($dice) }
   *[one] { $player } hat { $points } Punkte in diesem Zug und noch { DICE($dice) }
}
position-offer = { $who ->
    [you] Du darfst { $points } Punkte und { DICE($dice) } übernehmen
   *[one] { $player } darf { $points } Punkte und { DICE($dice) } übernehmen
}
position-head = { $sheet }, Ziel { $target }. { $scores }
position-off = (nicht im Spiel)
position-off-again = (wieder nicht im Spiel)
position-strikes = (Nullwürfe in Folge: { $strikes })
position-away = (setzt aus)
position-final = { $who ->
    [you] Schlussrunde: Dich gilt es zu schlagen
   *[one] Schlussrunde: { $player } gilt es zu schlagen
}
position-legal = Möglich: { $moves }
position-no-bank = (kein Sichern: { $reason })
position-won = { $who ->
    [many] Gewonnen haben die Spieler { $player }.
   *[one] Gewonnen hat Spieler { $player }.
}

### Zurücknehmen

undo-fallen = die Würfel sind seit deiner letzten Entscheidung gefallen, das lässt sich nicht mehr zurücknehmen
undo-moved = { $player } war seit deiner letzten Entscheidung schon dran
undo-nothing = es gibt nichts zurückzunehmen

### Tische auf einem Server

room-turn-ends = damit ist der Zug zu Ende
room-rolling = der Wurf ist unterwegs: Er wartet auf die anderen Geräte
room-decide = würfle weiter oder sichere
advice-then = { $move }, dann { $rest }

log-undone = Der letzte Eintrag wurde zurückgenommen.
log-bot = { $player } (Bot) spielt auf Platz { $seat }.
log-seat = { $player } hat Platz { $seat } genommen.
log-open = Platz { $seat } ist frei.
log-call = { $who ->
    [you] Du wurdest gerufen: noch da?
   *[one] { $player } wurde gerufen: noch da?
}
log-call-host = Die Leitung des Tisches wurde gerufen: noch da?
log-back-host = Die Leitung des Tisches ist wieder da.
log-host = { $who ->
    [you] Du leitest jetzt den Tisch.
   *[one] { $player } leitet jetzt den Tisch.
}
log-silent = Keine Antwort ({ $device }): Der Wurf fällt ohne dieses Gerät.
device-any = Ein Gerät
