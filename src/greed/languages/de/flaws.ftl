# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Was an einem Regelblatt nicht stimmt.

flaw-faces = die Würfel haben die Seiten 1 bis { $faces }
flaw-straight-once = eine Straße hat jede Augenzahl einmal
flaw-size = dafür braucht es { $size } Würfel, hier sind es { $dice }
flaw-straight-long = eine Straße aus { $size } ist länger als die { $dice } Würfel
flaw-no-triples = es gibt keine Drillinge, über die es hinausgehen könnte; setze scoring.triples
flaw-no-pairs = drei Paare zählen hier nicht; setze scoring.three_pairs
flaw-nothing-scores = nichts zählt; gib einzelnen Würfeln, Drillingen oder einem anderen Satz Punkte
flaw-seats = { $min } ist mehr als seats.max, { $max }
flaw-above-target = { $points } ist mehr als das Ziel, { $target }
flaw-overshoot = { $overshoot } verträgt sich nicht mit end.endgame = { $endgame }: Einen Stand am Ziel könnte niemand schlagen
flaw-bounces = 'bounces' verträgt sich nicht mit turn.hot_dice = 'bonus_turn' und end.endgame = { $endgame }: Ein Extrazug würde den Stand wieder vom Ziel wegholen; nimm end.endgame = 'first_to_target'
flaw-needs = geht nur mit { $what }
flaw-dead-dice = verträgt sich nicht mit turn.keep = 'forced', wo es keine Wahl gibt
flaw-must-roll = geht nur mit turn.hot_dice = 'fresh_dice'; bei { $hot } ist in diesem Zug nichts mehr zu werfen
flaw-no-singles = 'one_or_five' geht nur, wenn einzelne Würfel zählen
flaw-entry-carry = { $carry } sagt, was vor dem Einstieg zählt, aber mit carryover.who_may_take = 'on_board' wird dann gar nichts angeboten
flaw-no-penalty = eine Strafe kostet Punkte, mindestens 1
flaw-no-reentry = geht nur mit strikes.effect = 'reset'; mit einer Strafe bleibt man im Spiel
flaw-idle-penalty = geht nur mit strikes.effect = 'penalty'; mit 'reset' ist ohnehin der ganze Stand weg
flaw-throw-worth = kein Wurf ist { $points } wert, der beste { $best }
flaw-turn-worth = kein Zug ist { $points } wert, der beste { $best }
flaw-turn-worth-ends = kein Zug ist { $points } wert, der beste { $best } (turn.hot_dice = { $hot } beendet ihn)
flaw-one-throw = mit { $path }.ends_turn bleibt ein einziger Wurf, und keiner ist { $points } wert: der beste { $best }
flaw-takes-all = jedes Rauslegen nimmt alle Würfel, also könnte nie jemand sichern
flaw-nothing-else = sonst zählt nichts, also könnte nie jemand sichern
flaw-never-bank = was auch fällt, jeder Würfel muss raus oder noch einmal geworfen werden, also könnte nie jemand sichern
flaw-never-next = was auch fällt, es folgt ein Extrazug, also käme nie jemand anders dran
flaw-unit = jeder Stand ist ein Vielfaches von { $unit }, also könnte niemand { $target } treffen
flaw-stuck = { $points } verträgt sich nicht mit end.overshoot = 'forfeits': { $unit } vor dem Ziel ginge es für niemanden weiter; mit end.overshoot = 'bounces' geht es, oder mit strikes, die Punkte kosten
flaw-brackets = ein Name nimmt nur einzelne Werte: Tabellen Eintrag für Eintrag, etwa triples.1=300; eine Liste braucht eine eigene Datei (greed rules new)
flaw-no-table = { $path } ist eine Tabelle: setze, was darin steht, etwa { $example }; auch { $ways } geht
flaw-no-list = { $path } ist eine Liste, die braucht eine eigene Datei (greed rules new)
flaw-options = greed rules new schreibt eine Datei, in der jede Option erklärt ist
flaw-expected = hier gehört { $wanted } hin, nicht { $got }
flaw-expected-key = als Schlüssel gehört { $wanted } hin, nicht { $got }
flaw-missing = fehlt: Hier gehört { $wanted } hin
flaw-items = hier gehören mindestens { $least } Einträge hin, nicht { $got }
flaw-whole = eine ganze Zahl
flaw-whole-least = eine ganze Zahl ab { $least }
flaw-whole-span = eine ganze Zahl von { $least } bis { $most }
flaw-whole-most = eine ganze Zahl bis { $most }
flaw-bool = true oder false
flaw-text = ein Text
flaw-list = eine Liste
flaw-table = eine Tabelle
