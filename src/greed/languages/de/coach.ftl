# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

### warum die beste Wahl die beste ist

advice-rolling = { $dice ->
    [one] mit 1 Würfel fällt zu { $bust } ein Nullwurf
   *[other] mit { $dice } Würfeln fällt zu { $bust } ein Nullwurf
}
advice-rolling-no-bust = mit { DICE-DATIVE($dice) } gibt es hier nie einen Nullwurf
advice-banking = { $points } sichern
advice-banking-nothing = ohne Punkte aufhören
advice-offer = ein Angebot für { $player }, das { $gain } wert ist
advice-poor-offer = ein Angebot für { $player }, das sich nicht lohnt
advice-only = Nur eins ist möglich: { $move }.
advice-take = Übernimm: { DICE($dice) } für { $points } Punkte gehen zwar zu { $bust } schief, aber die andere Wahl kostet { $cost }.
advice-pass = Lehn ab: { DICE($dice) } für { $points } Punkte gehen zu { $bust } schief, und die andere Wahl kostet { $cost }.
advice-keep = { $move } lässt dir { DICE($dice) }; { $second } würde { $cost } kosten.
advice-keep-that-ends = { $move } beendet den Zug: { $does }; { $second } würde { $cost } kosten.
advice-points = { $move }: { DICE($dice) } bringen im Schnitt { $worth }, und zu { $bust } fällt ein Nullwurf.
advice-roll = Würfeln: Das gewinnt { $rolls }, { $banking } gewinnt { $worth }. Das Risiko: { $rolling }.
advice-roll-no-bust = Würfeln: Das gewinnt { $rolls }, { $banking } gewinnt { $worth }, und { $rolling }.
advice-roll-not-offer = Würfeln: Das gewinnt { $rolls } ({ $rolling }); { $banking } gewinnt { $worth } und hinterlässt { $offer }.
advice-bank = Sichern: { $banking } gewinnt { $worth }, würfeln gewinnt { $rolls }, denn { $rolling }.
advice-bank-no-bust = Sichern: { $banking } gewinnt { $worth }, würfeln gewinnt { $rolls }.
advice-bank-and-offer = Sichern: { $banking } gewinnt { $worth }, auch wenn es { $offer } hinterlässt; würfeln gewinnt { $rolls }, denn { $rolling }.
advice-bank-poor-offer = Sichern: { $banking } gewinnt { $worth }, würfeln { $rolls }, denn { $rolling }. Zurück bleibt { $offer }.
advice-against = „{ $yours }“ { $measure ->
    [win] gewinnt
   *[points] bringt
} { $wrong }, „{ $best }“ { $right }: { $because }.
advice-because-of-dice = es lässt dir { DICE($dice) } statt { $other }
advice-because-of-points = es bringt { $points } Punkte statt { $less }
advice-because-of-more = was danach kommen kann, ist mehr wert
advice-because-it-goes-on = dein Zug geht weiter
advice-because-it-ends = es beendet den Zug: { $does }
advice-because-of-risk = mit { DICE-DATIVE($dice) } fällt zu { $bust } ein Nullwurf
advice-because-it-is-worth-it = das Risiko lohnt sich, auch wenn mit { DICE-DATIVE($dice) } zu { $bust } ein Nullwurf fällt
advice-seat = Platz { $seat }

### warum eine Antwort falsch ist, und der Tutor

lesson-take = Neu anfangen verschenkt eine gute Chance: { DICE($dice) } für { $points } gehen zwar zu { $bust } schief, aber übernehmen gewinnt { $right }, neu anfangen nur { $wrong }.
lesson-pass = Die Punkte sehen gut aus, aber { DICE($dice) } für { $points } gehen zu { $bust } schief: Übernehmen gewinnt { $wrong }, neu anfangen { $right }.
lesson-keep = { $tempting } bringt { $scored } und lässt dir { DICE($left) } (Nullwurf { $risk }); { $best } bringt { $better }, lässt dir { DICE($stays) } (Nullwurf { $safer }) und gewinnt { $right } statt { $wrong }.
lesson-bank = Mit { DICE-DATIVE($dice) } fällt zu { $bust } ein Nullwurf, das gewinnt nur { $wrong }; { $points } sichern gewinnt { $right }.
lesson-roll = Sichern gewinnt nur { $wrong }: { $reason }. Mit { DICE-DATIVE($dice) } fällt zwar zu { $bust } ein Nullwurf, aber würfeln gewinnt { $right }.
lesson-roll-no-bust = Sichern gewinnt nur { $wrong }: { $reason }. Mit { DICE-DATIVE($dice) } gibt es hier nie einen Nullwurf, und würfeln gewinnt { $right }.
lesson-close = der anderen Seite fehlen nur noch { $needed }
lesson-final = das ist die Schlussrunde
lesson-dice = die Punkte sind weniger wert als die Würfel, die du noch hast
lesson-gift = es lässt der anderen Seite Punkte und Würfel zum Übernehmen
lesson-nothing = es bringt nichts
lesson-missed = Etwa { $missed } von { $bots } Bots machen das falsch.
wins-perfect = Gewinnt { $n } von 100 Partien gegen perfektes Spiel (50 wären gleich gut).
wins-perfect-about = Gewinnt etwa { $n } von 100 Partien gegen perfektes Spiel (50 wären gleich gut).
lesson-sure = { $why } Das kostet { $games }.
lesson-moment = Runde { $round }, { $player }, mit { $points } Punkten: „{ $move }“ kostete { $games }. { $why }

### Vorbehalte

note-few = ; Glück und Können werden nur bei bis zu { $most } Personen getrennt
note-no-values = zu diesen Regeln hat diese Seite keine Gewinnchancen
note-drift = ; die Abweichung ist der Fehler der Schätzung
caveat-points = das sind Punkte des Zuges; der Punktestand und die anderen spielen dabei keine Rolle
caveat-estimates = bei mehr als zwei Personen sind das Schätzungen
caveat-rounding = diese Zahlen stimmen auf { $off } genau
caveat-below = diese Zahlen stimmen ab 0 Punkten auf { $off } genau
review-declared = { $n ->
    [one] 1 Zug wurde als Punkte eingetragen, was darin Glück war, weiß man nicht
   *[other] { $n } Züge wurden als Punkte eingetragen, was darin Glück war, weiß man nicht
}
review-changes = { $n ->
    [one] einmal kam oder ging jemand, das zählt weder als Glück noch als Können
   *[other] { $n }-mal kam oder ging jemand, das zählt weder als Glück noch als Können
}
