# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

### gist

gist-first-exact = wer zuerst genau { POINTS($target) } sichert
gist-first = wer zuerst { POINTS($target) } sichert
gist-last-turn-exact = genau { POINTS($target) }, dann ein letzter Zug für alle anderen
gist-last-turn = { POINTS($target) }, dann ein letzter Zug für alle anderen
gist-round-exact = genau { POINTS($target) }, dann wird die Runde zu Ende gespielt
gist-round = { POINTS($target) }, dann wird die Runde zu Ende gespielt
gist-unbeaten = { POINTS($target) }, dann gewinnt der höchste Stand, den niemand mehr schlägt
gist-until-unbeaten = { POINTS($target) }, dann wird nachgelegt, bis niemand mehr überbietet

### summary

summary-entry-throw = { DICE($dice) }, zum Einstieg { POINTS($entry_points) } oder mehr in einem Wurf, { $gist }.
summary-entry-turn = { DICE($dice) }, zum Einstieg { POINTS($entry_points) } oder mehr in einem Zug, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } oder mehr Personen (hier bis zu { $seats_max }).
needs-people-range = { $seats_min } bis { $seats_max } Personen.
needs-people = { $seats_min } Personen.
needs-die = 1 gewöhnlicher Würfel.
needs-dice = { $dice } gewöhnliche Würfel.
needs-die-of-faces = 1 Würfel mit { $faces } Seiten, von 1 bis { $faces }.
needs-dice-of-faces = { $dice } Würfel mit { $faces } Seiten, von 1 bis { $faces }.
needs-paper = Stift und Papier.

### glance

glance-target-lead = Ziel
glance-target = { $gist }
glance-on-the-board-lead = Einstieg
glance-entry-throw = { POINTS($entry_points) } oder mehr in einem Wurf
glance-entry-turn = { POINTS($entry_points) } oder mehr in einem Zug
glance-entry-none = sofort
glance-keep-lead = Rauslegen
glance-keep-all = jeden Würfel, der zählt
glance-keep-choice = was du willst von dem, was zählt
glance-bank-lead = Sichern
glance-bank = { POINTS($turn_minimum_bank) } oder mehr
glance-all-dice-scored-lead = Alle Würfel zählen
glance-all-hot = heiße Würfel: alle noch einmal werfen
glance-all-bonus = die Punkte sind sicher, und es gibt einen Extrazug
glance-all-ends = der Zug ist vorbei
glance-two-equal-dice-lead = Zwei gleiche zum Schluss
glance-two-equal-dice = retten den Zug
glance-adding-dice-lead = Anlegen
glance-adding-dice = an Sätze, die in diesem Zug schon liegen
glance-carryover-lead = Übernahme
glance-carryover = übrige Würfel gehen mit den Punkten weiter
glance-bust-lead = Nullwurf
glance-bust-turn = der Zug ist verloren
glance-bust-score = der Zug ist verloren und der ganze Punktestand dazu
glance-bust-penalty = der Zug ist verloren und { POINTS($strikes_penalty) } dazu
glance-bust-row-score = der Zug ist verloren; nach { $strikes_count } hintereinander alle Punkte
glance-bust-row-penalty = der Zug ist verloren; nach { $strikes_count } hintereinander { POINTS($strikes_penalty) }

### aim

aim-title = Worum es geht
aim-first-exact = Sichere als Erster genau { POINTS($target) }: Damit gewinnst du auf der Stelle.
aim-first = Sichere als Erster { POINTS($target) }: Damit gewinnst du auf der Stelle.
aim-highest-exact = Hab am Ende die meisten Punkte. Das Ende beginnt, sobald jemand genau { POINTS($target) } gesichert hat.
aim-highest = Hab am Ende die meisten Punkte. Das Ende beginnt, sobald jemand { POINTS($target) } gesichert hat.
aim-turn = Wenn du dran bist, würfelst du, legst Würfel raus, die zählen, und entscheidest: mit dem Rest weiterwürfeln oder aufhören und sichern. Je länger du weitermachst, desto mehr kannst du gewinnen, und desto mehr nimmt dir ein schlechter Wurf.

### turn

turn-title = Dein Zug
turn-order = Gespielt wird reihum nach links. Einigt euch, wer anfängt.
turn-roll-lead = Würfeln.
turn-roll-die = Wirf deinen einzigen Würfel.
turn-roll-all = Wirf alle { $dice } Würfel.
turn-keep-lead = Rauslegen.
turn-keep-all = Leg jeden Würfel raus, der zählt. Du hast keine Wahl; lassen sich Würfel verschieden zählen, gilt, was die meisten Punkte bringt.
turn-keep-choice = Leg mindestens einen Würfel raus, der zählt. Welche, entscheidest du: Du darfst zählende Würfel liegen lassen und noch einmal werfen. Ein Satz zählt nur, wenn du alle seine Würfel rauslegst.
turn-keep-not-dead = Würfel, die nicht zählen, bleiben auf dem Tisch.
turn-keep-dead-bonus = Würfel, die nicht zählen, darfst du mit zählenden zusammen rauslegen, aber nie ohne sie. Dann gibt dieser Satz Würfel aber keinen Extrazug, und ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
turn-keep-dead-hot = Würfel, die nicht zählen, darfst du mit zählenden zusammen rauslegen, aber nie ohne sie. Dann werden diese Würfel aber nicht mehr heiß, und ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
turn-count-lead = Zählen.
turn-count = Zähl die Punkte der rausgelegten Würfel zu den Punkten dieses Zuges. Sicher sind sie noch nicht.
turn-decide-lead = Entscheiden.
turn-decide-roll-or-bank = Wirf die Würfel, die noch nicht draußen liegen, und mach bei Schritt 2 weiter; oder hör auf und sichere: Die Punkte des Zuges kommen zu deinem Stand, und die Würfel gehen weiter.
turn-decide-off-board = (Solange du noch nicht im Spiel bist, gilt etwas anderes: siehe unten.)
turn-bust-lead = Nullwurf.
turn-bust-lost = Ein Wurf, in dem nichts zählt, ist ein Nullwurf. Dein Zug ist sofort vorbei, und alle seine Punkte sind verloren.
turn-bust-exceptions = (Ausnahmen: { $saved }, wie unten beschrieben.)
turn-safe-points-lead = Sichere Punkte.
turn-safe-never = Ein Nullwurf kostet auch gesicherte Punkte: siehe „Jeder Nullwurf“.
turn-safe-but-rows = Gesicherte Punkte nimmt dir kein einzelner Nullwurf; aber siehe „Nullwürfe hintereinander“.
turn-safe-always = Gesicherte Punkte gehen nie verloren.
turn-no-dice-left-lead = Kein Würfel übrig.
turn-no-dice-left = Ist kein Würfel mehr übrig, während du nicht sichern darfst, ist dein Zug vorbei und seine Punkte sind verloren.
turn-minimum-lead = Mindestens.
turn-minimum-points = Sichern darfst du nur { POINTS($turn_minimum_bank) } oder mehr: Mit weniger musst du weiterwürfeln.
turn-minimum-off-board = Zum Sichern gibt es keine Untergrenze, außer solange du noch nicht im Spiel bist.
turn-minimum-none = Es gibt keine Untergrenze: Jede Punktzahl darf gesichert werden.
turn-minimum-inherited = Übernommene Punkte zählen dabei mit.
turn-minimum-own = Übernommene Punkte zählen dabei nicht.
turn-cast-on-board = In den Beispielen auf dieser Seite spielen { $cast }, in dieser Reihenfolge; alle sind schon im Spiel, wenn nichts anderes dasteht.
turn-cast = In den Beispielen auf dieser Seite spielen { $cast }, in dieser Reihenfolge.

### scoring

scoring-title = Die Punktetabelle
scoring-one-throw-lead = Ein Wurf.
scoring-one-throw-only = Die Würfel eines Satzes müssen in einem Wurf fallen: Was schon draußen liegt, ist gezählt und erledigt.
scoring-one-throw-example = Zwei { FACES-OF($apart_face) } jetzt und eine dritte { $apart_face } in einem späteren Wurf sind { POINTS($apart) }, nicht { $at_once }.
scoring-one-use-lead = Nur einmal.
scoring-one-use = Jeder Würfel zählt einmal: in einem Satz, oder allein, wenn seine Augen allein zählen.
scoring-more-dice-lead = Mehr Würfel.
scoring-more-doubles = Jeder weitere gleiche Würfel über drei hinaus verdoppelt die Punkte: { $sums }.
scoring-more-adds = Jeder weitere gleiche Würfel über drei hinaus bringt die Punkte des Drillings noch einmal: { $sums }.
scoring-more-no-set = { $grown } gleiche sind kein eigener Satz.
scoring-more-no-sets = Vier oder mehr gleiche sind kein eigener Satz.
scoring-more-some-no-sets = { $grown } gleiche sind kein eigener Satz.
scoring-more-rest = Was über einen Satz hinausgeht, zählt nach den anderen Zeilen, wenn es kann: { $sums }.
scoring-once-only-lead = Einmal je Wurf.
scoring-once-only = Eine Zeile der Tabelle zählt je Wurf nur einmal, für jede Augenzahl, die sie nennt; weitere Würfel, die sie noch einmal ergäben, bringen nichts.
scoring-again-lead = Noch einmal.
scoring-again = Dieselbe Zeile darf in einem Wurf mehrmals zählen: { $twice } sind { POINTS($twice_points) }.
scoring-best-count-lead = Das Beste zählt.
scoring-best = Lassen sich Würfel verschieden zählen, gilt, was die meisten Punkte bringt.
scoring-best-example = So sind { $split } { $split_points } wert, als { $split_parts }, nicht { $split_whole }.
scoring-careful-lead = Vorsicht.
scoring-no-straight = { $no_straights } ist keine Straße.
scoring-no-straights = { $no_straights } sind keine Straßen.
scoring-pairs-lead = Paare.
scoring-pairs-differ = Drei Paare haben drei verschiedene Augenzahlen.
scoring-pairs-quad = Auch vier gleiche und ein Paar gelten als drei Paare.
scoring-pairs-no-quad = Vier gleiche und ein Paar sind keine drei Paare.
scoring-pairs-six = Sechs gleiche gelten als drei Paare.
scoring-pairs-no-six = Sechs gleiche gelten nicht als drei Paare.
scoring-full-house-lead = Full House.
scoring-house = Ein Full House sind drei gleiche und zwei andere gleiche.
scoring-house-bonus-least = Ein Full House sind drei gleiche und zwei andere gleiche: die Punkte des Drillings, falls er welche hat, und { $scoring_full_house_bonus } dazu, aber nie weniger als { $scoring_full_house }.
scoring-house-bonus = Ein Full House sind drei gleiche und zwei andere gleiche: die Punkte des Drillings, falls er welche hat, und { $scoring_full_house_bonus } dazu.
scoring-nothing-lead = Gar nichts.
scoring-nothing-points = Wirfst du alle { DICE($dice) } auf einmal und keiner zählt, ist das kein Nullwurf, sondern { POINTS($scoring_nothing) } wert.
scoring-nothing-must-roll = Danach werden alle noch einmal geworfen; vorher darfst du nicht sichern.
scoring-nothing-may-roll = Danach wirfst du alle noch einmal, oder du sicherst, wenn du darfst.
scoring-alone-lead = Allein.
scoring-none-alone = Kein Würfel zählt allein.
scoring-some-alone = Nur { $alone } zählen allein.
scoring-not-here-lead = Hier nicht.
scoring-not-here = Für { $absent } gibt es hier keine eigenen Punkte.

### hot-dice

hot-dice-title-ends = Alle Würfel zählen
hot-dice-title-bonus = Alle Würfel zählen: der Extrazug
hot-dice-title-fresh = Heiße Würfel
hot-die-ends = Hat der Würfel gezählt, ist dein Zug vorbei: Es ist nichts mehr zu werfen, und du sicherst die Punkte.
hot-dice-end = Liegen alle { $dice } Würfel draußen und haben gezählt, in einem Wurf oder in mehreren, ist dein Zug vorbei: Es ist nichts mehr zu werfen, und du sicherst die Punkte.
hot-die-bonus = Hat der Würfel gezählt, werden die Punkte des Zuges sofort gesichert, und du hast mit ihm noch einen Zug.
hot-dice-bonus = Liegen alle { $dice } Würfel draußen und haben gezählt, in einem Wurf oder in mehreren, werden die Punkte des Zuges sofort gesichert, und du hast mit allen Würfeln noch einen Zug.
hot-die-fresh = Hat der Würfel gezählt, ist er heiß: Nimm ihn wieder und mach weiter.
hot-dice-fresh = Liegen alle { $dice } Würfel draußen und haben gezählt, in einem Wurf oder in mehreren, sind sie heiß: Nimm alle { $dice } wieder und mach weiter.
hot-dice-bonus-safe = Ein Nullwurf in diesem Extrazug rührt nicht an, was vorher gesichert wurde. Ein Extrazug kann den nächsten bringen, so oft es gelingt.
hot-dice-at-risk = Es ist immer noch derselbe Zug, und seine Punkte sind immer noch in Gefahr. Das kann in einem Zug beliebig oft gelingen.
hot-dice-must-roll = Du musst sie werfen: Auf heißen Würfeln wird nicht gesichert.
hot-dice-may-bank = Du musst nicht: Stattdessen darfst du sichern, wenn du überhaupt darfst.
hot-dice-bonus-at-target = Erreichst du mit diesen Punkten das Ziel, spielst du trotzdem erst den Extrazug.
hot-dice-opening-bonus = Auch der Wurf, der dich ins Spiel bringt, verdient den Extrazug, wenn darin alle Würfel zählen.
hot-dice-opening-no-bonus = Der Wurf, der dich ins Spiel bringt, verdient keinen Extrazug, auch wenn darin alle Würfel zählen.
hot-dice-too-much-lost = Würden dich die Punkte übers Ziel hinausbringen, sind sie verloren, aber den Extrazug spielst du trotzdem.
hot-dice-too-much-bounces = Bringen dich die Punkte übers Ziel hinaus, prallt dein Stand daran ab, aber den Extrazug spielst du trotzdem.
hot-dice-too-few-either = Reichen die Punkte nicht für den Einstieg oder zum Sichern, wird nichts aufgeschrieben, aber den Extrazug spielst du trotzdem.
hot-dice-too-few-to-enter = Reichen die Punkte nicht für den Einstieg, wird nichts aufgeschrieben, aber den Extrazug spielst du trotzdem.
hot-dice-too-few-to-bank = Reichen die Punkte nicht zum Sichern, wird nichts aufgeschrieben, aber den Extrazug spielst du trotzdem.
hot-dice-despite-lock = Die Punkte werden gesichert, auch solange du nach einer Übernahme noch nicht sichern dürftest.

### doubles

doubles-title = Zwei gleiche zum Schluss
doubles-saved = Wirfst du genau zwei Würfel, und sie sind gleich, zählen aber nicht, ist das kein Nullwurf. Behalte die Punkte des Zuges, nimm alle { DICE($dice) } und mach weiter.
doubles-must-roll = Du musst würfeln: Dazwischen wird nicht gesichert.
doubles-may-bank = Du darfst auch sichern, bevor du würfelst, wenn du überhaupt darfst.
doubles-two-only = Ein Paar unter drei oder mehr Würfeln rettet nichts.
doubles-in-takeover = Zwei gleiche retten auch jemanden, der zwei Würfel übernommen hat.
doubles-not-in-takeover = Zwei gleiche retten niemanden, der zwei übernommene Würfel wirft: Das ist ein Nullwurf.

### adding

adding-title = Anlegen
adding-with-singles = Hast du in deinem Zug drei oder mehr gleiche Würfel aus einem Wurf rausgelegt (mit Augen, die allein nicht zählen), darfst du aus späteren Würfen Würfel mit denselben Augen anlegen.
adding-any = Hast du in deinem Zug drei oder mehr gleiche Würfel aus einem Wurf rausgelegt, darfst du aus späteren Würfen Würfel mit denselben Augen anlegen.
adding-worth = Ein angelegter Würfel bringt keine Punkte, gilt aber als rausgelegt: Er rettet einen Wurf, der sonst ein Nullwurf wäre.
adding-when-lead = Wann.
adding-beside-scoring = Anlegen darfst du auch, wenn andere Würfel des Wurfs zählen.
adding-only-alone = Anlegen darfst du nur, wenn im Wurf sonst nichts zählt.
adding-all-dice-lead = Alle Würfel.
adding-all-end = Liegt der letzte Würfel draußen, gezählt oder angelegt, ist dein Zug vorbei.
adding-all-bonus = Für den Extrazug gilt ein angelegter Würfel wie einer, der gezählt hat.
adding-all-hot = Für heiße Würfel gilt ein angelegter Würfel wie einer, der gezählt hat.
adding-all-no-bonus = Mit einem angelegten Würfel darunter gibt es keinen Extrazug: Ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
adding-all-not-hot = Mit einem angelegten Würfel darunter werden deine Würfel nicht heiß: Ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
adding-until-when-lead = Wie lange.
adding-until-when = Sind alle Würfel wieder im Becher, ist nichts mehr zum Anlegen da: Ältere Sätze sind weg.
adding-carryover-lead = Übernahme.
adding-inherited = Wer übernimmt, darf an die Sätze anlegen, die dabei sind.
adding-not-inherited = Wer übernimmt, darf nicht an vorher gelegte Sätze anlegen.

### entry

entry-title = Der Einstieg
entry-none = Es gibt keine Hürde: Schon die ersten Punkte, die du sicherst, zählen.
entry-needs-throw = Um ins Spiel zu kommen, brauchst du { POINTS($entry_points) } oder mehr in einem Wurf.
entry-needs-turn = Um ins Spiel zu kommen, brauchst du { POINTS($entry_points) } oder mehr in einem Zug.
entry-until-then = Bis dahin hast du 0 Punkte, und nichts anderes, was du würfelst, wird aufgeschrieben.
entry-single-throw = Solange du noch nicht im Spiel bist, besteht dein Zug aus einem einzigen Wurf mit { DICE-DATIVE($dice) }.
entry-single-scoring = Sind die Würfel, die zählen, { POINTS($entry_points) } oder mehr wert, werden die Punkte aufgeschrieben, du bist im Spiel, und dieser Zug ist vorbei; von da an spielst du ganz normal. Wenn nicht, endet dein Zug ohne Punkte.
entry-single-kept = Sind die Würfel, die du rauslegst, { POINTS($entry_points) } oder mehr wert, werden die Punkte aufgeschrieben, du bist im Spiel, und dieser Zug ist vorbei; von da an spielst du ganz normal. Wenn nicht, endet dein Zug ohne Punkte.
entry-takeover-refused = Übernimmst du, solange du noch nicht im Spiel bist, geht dein Zug über den ersten Wurf hinaus. Um etwas aufzuschreiben, brauchst du aber trotzdem { POINTS($entry_points) } oder mehr in einem Wurf. Vorher darfst du nicht aufhören: Würfle weiter, bis du sie hast oder ein Nullwurf fällt.
entry-takeover-forfeits = Übernimmst du, solange du noch nicht im Spiel bist, geht dein Zug über den ersten Wurf hinaus. Um etwas aufzuschreiben, brauchst du aber trotzdem { POINTS($entry_points) } oder mehr in einem Wurf. Du darfst vorher aufhören, aber dann sind die Punkte des Zuges verloren.
entry-exact-turn = Genau { $entry_points } reichen. Alle Punkte des Zuges, der dich ins Spiel bringt, zählen, und die aller späteren Züge auch.
entry-any-throw = Jeder Wurf deines Zuges kommt infrage, nicht nur der erste; aber die Würfel, die du aus diesem einen Wurf rauslegst, müssen es allein wert sein. Dann zählen alle Punkte des Zuges, und die aller späteren Züge auch.
entry-stop-refused = Vorher darfst du nicht aufhören: Würfle weiter, bis du sie hast oder ein Nullwurf fällt.
entry-stop-forfeits = Du darfst vorher aufhören, aber dann sind die Punkte des Zuges verloren.
entry-once-banked = Im Spiel bist du erst, wenn du gesichert hast: Fällt ein Nullwurf, nachdem du genug gewürfelt hast, sind die Punkte weg, und du bist so weit wie vorher.
entry-minimum-too = Die Untergrenze zum Sichern gilt auch hier.

### carryover

carryover-title = Die Übernahme
carryover-offer = Sichert jemand und lässt Würfel übrig, die noch hätten geworfen werden können, werden sie dem Nächsten angeboten, zusammen mit den Punkten des gerade gesicherten Zuges. Wer gesichert hat, behält diese Punkte, was auch immer dann geschieht. Nach einem Nullwurf, oder wenn nichts aufgeschrieben wurde, gibt es kein Angebot.
carryover-who-lead = Wer.
carryover-who-next = Gefragt wird nur der Nächste.
carryover-who-anyone = Gefragt wird nur der Nächste, schon im Spiel oder nicht.
carryover-who-on-board = Gefragt wird nur der Nächste, und nur, wenn er schon im Spiel ist. Sonst darf niemand die Würfel nehmen.
carryover-decline-lead = Ablehnen.
carryover-decline-die = Lehnst du ab, ist das Angebot für alle weg: Fang deinen eigenen Zug mit 1 Würfel und 0 Punkten an.
carryover-decline-dice = Lehnst du ab, ist das Angebot für alle weg: Fang deinen eigenen Zug mit allen { $dice } Würfeln und 0 Punkten an.
carryover-accept-lead = Übernehmen.
carryover-accept = Übernimmst du, wirfst du genau die Würfel, die übrig waren. Dein Zug beginnt mit den angebotenen Punkten.
carryover-success-lead = Geglückt.
carryover-success-singles = Die Übernahme glückt, wenn der Wurf { $singles } zeigt. Andere Würfel genügen nicht, auch kein Satz, der zählt.
carryover-success-added = Die Übernahme glückt, wenn im Wurf irgendetwas zählt. Ein angelegter Würfel genügt.
carryover-success-any = Die Übernahme glückt, wenn im Wurf irgendetwas zählt.
carryover-go-on = Zähl die Punkte dieses Wurfs dazu und mach weiter wie in einem eigenen Zug.
carryover-keep-all = Leg alle Würfel dieses Wurfs raus, die zählen, zähl ihre Punkte dazu und mach weiter wie in einem eigenen Zug.
carryover-keep-choice = Leg aus diesem Wurf wie aus jedem anderen raus, was du willst, zähl die Punkte dazu und mach weiter wie in einem eigenen Zug.
carryover-failure-lead = Missglückt.
carryover-failure-but-doubles = Sonst ist es ein Nullwurf, wenn ihn nicht zwei gleiche zum Schluss retten: Dein Zug ist vorbei, und die angebotenen Punkte sind weg.
carryover-failure-bust = Sonst ist es ein Nullwurf: Dein Zug ist vorbei, und die angebotenen Punkte sind weg.
carryover-failure-score-stays = Dein Stand bleibt, wie er war.
carryover-banking-lead = Sichern.
carryover-bank-at-once = Nach einer geglückten Übernahme darfst du gleich sichern, wie nach jedem Wurf.
carryover-bank-after-singles = Gleich nach einer geglückten Übernahme darfst du nicht sichern: Leg erst { $singles } aus einem späteren Wurf raus, allein oder in einem Satz.
carryover-bank-after-any = Gleich nach einer geglückten Übernahme darfst du nicht sichern: Leg erst noch aus einem weiteren Wurf etwas raus.
carryover-chain-lead = Kette.
carryover-chain = Sicherst du und lässt Würfel übrig, werden dem Nächsten alle Punkte deines Zuges angeboten, auch die übernommenen. So kann es um den ganzen Tisch gehen.
carryover-idle-dice-lead = Leere Würfel.
carryover-idle-never-hot = Wurden Würfel rausgelegt, die nicht zählen, übernimmst du auch das: Der Rest wird dann nicht mehr heiß.
carryover-idle-inherited = Wurden Würfel rausgelegt, die nicht zählen, übernimmst du auch das.
carryover-all-dice-lead = Alle Würfel.
carryover-all-none = Wer { $leaving_all } sichert, lässt nichts übrig, und es gibt kein Angebot.
carryover-all-die = Wer { $leaving_all } sichert, lässt dem Nächsten 1 Würfel, und damit wird das Angebot gemacht.
carryover-all-fresh = Wer { $leaving_all } sichert, lässt dem Nächsten alle { $dice } Würfel, und damit wird das Angebot gemacht.
carryover-off-the-board-lead = Noch nicht im Spiel.
carryover-off-count-all = Bist du noch nicht im Spiel, zählen die übernommenen Punkte zu den { $needed } Punkten, die du brauchst.
carryover-off-after-attempt = Bist du noch nicht im Spiel, zählen weder die übernommenen Punkte noch die des ersten Wurfs zu den { $needed } Punkten, die du brauchst; die deiner späteren Würfe schon.
carryover-off-own = Bist du noch nicht im Spiel, zählen die übernommenen Punkte nicht zu den { $needed } Punkten, die du brauchst; was du selbst würfelst, zählt, vom ersten Wurf an.
carryover-off-later-throw = Wo { $needed_in_a_throw } Punkte in einem Wurf nötig sind, muss ein späterer Wurf als der erste sie allein wert sein.
carryover-off-own-throw = Wo { $needed_in_a_throw } Punkte in einem Wurf nötig sind, muss ein eigener Wurf, der erste oder ein späterer, sie allein wert sein.
carryover-off-once-on = Kommst du mit diesem Zug ins Spiel, werden alle seine Punkte aufgeschrieben.
carryover-final-round-lead = Schlussrunde.
carryover-final-none = Hat die Schlussrunde begonnen, gibt es keine Angebote mehr.
carryover-final-too = Auch in der Schlussrunde gibt es Angebote.
carryover-final-not-own = Wer zweimal nacheinander dran ist, bekommt die eigenen Würfel nicht angeboten.

### strikes

strikes-title-every = Jeder Nullwurf
strikes-title-row = { $strikes_count } Nullwürfe hintereinander
strikes-reset-every = Bei jedem Nullwurf ist dein ganzer Stand verloren: Er geht zurück auf 0.
strikes-reset-row = Bei { $strikes_count } Nullwürfen hintereinander, in aufeinanderfolgenden Zügen, ist dein ganzer Stand verloren: Er geht zurück auf 0.
strikes-penalty-every = Jeder Nullwurf kostet dich { POINTS($strikes_penalty) } von deinem Stand.
strikes-penalty-row = { $strikes_count } Nullwürfe hintereinander, in aufeinanderfolgenden Zügen, kosten dich { POINTS($strikes_penalty) } von deinem Stand.
strikes-floor = Unter 0 fällt dein Stand dadurch nie.
strikes-no-floor = Dein Stand kann dadurch unter 0 fallen.
strikes-again-in-throw = Du bist nicht mehr im Spiel; um wieder hineinzukommen, brauchst du { POINTS($strikes_reentry_points) } oder mehr in einem Wurf.
strikes-again-in-turn = Du bist nicht mehr im Spiel; um wieder hineinzukommen, brauchst du { POINTS($strikes_reentry_points) } oder mehr in einem Zug.
strikes-again-single-scoring = Bis dahin besteht dein Zug aus einem einzigen Wurf, ob die Würfel, die zählen, so viel wert sind oder nicht.
strikes-again-single-kept = Bis dahin besteht dein Zug aus einem einzigen Wurf, ob die rausgelegten Würfel so viel wert sind oder nicht.
strikes-again-any-throw = Jeder Wurf eines Zuges kommt infrage, und dann zählt der ganze Zug.
strikes-again-as-first-throw = Du bist nicht mehr im Spiel und kommst wie am Anfang wieder hinein, mit { POINTS($entry_points) } oder mehr in einem Wurf.
strikes-again-as-first-turn = Du bist nicht mehr im Spiel und kommst wie am Anfang wieder hinein, mit { POINTS($entry_points) } oder mehr in einem Zug.
strikes-row-broken = Jeder Zug, der anders endet, unterbricht die Reihe. Nach Nullwurf { $strikes_count } fängt das Zählen von vorn an.
strikes-off-board-count = Auch Nullwürfe, bevor man im Spiel ist, zählen mit.
strikes-off-board-spared = Nullwürfe, bevor man im Spiel ist, zählen nicht mit.
strikes-too-little-no-bust = Ein Wurf, der zählt, aber zum Einstieg nicht reicht, ist kein Nullwurf.
strikes-attempt-counts = Eine missglückte Übernahme ist ein Nullwurf wie jeder andere.

### end

end-title = Das Ende des Spiels
end-first-exact = Wer zuerst sichert und damit genau { POINTS($target) } hat, gewinnt, und das Spiel ist sofort vorbei. Die anderen sind nicht mehr dran.
end-first = Wer zuerst sichert und damit { POINTS($target) } oder mehr hat, gewinnt, und das Spiel ist sofort vorbei. Die anderen sind nicht mehr dran.
end-round-is = Eine Runde ist je ein Zug für alle, beginnend mit dem, der das Spiel angefangen hat.
end-final-exact = Sichert jemand und hat damit genau { POINTS($target) }, beginnt die Schlussrunde.
end-final = Sichert jemand und hat damit { POINTS($target) } oder mehr, beginnt die Schlussrunde.
end-one-more-turn = Alle anderen haben noch einen Zug, in der üblichen Reihenfolge, auch wer in dieser Runde schon dran war. Dann gewinnt der höchste Stand.
end-finish-round = Nur wer in dieser Runde noch kommt, hat seinen Zug; kommt niemand mehr, ist das Spiel sofort vorbei. Dann gewinnt der höchste Stand.
end-score-to-beat = Sichert jemand und hat damit { POINTS($target) } oder mehr, beginnt die Schlussrunde: Diesen Stand gilt es zu schlagen. Dazu braucht es mehr Punkte; gleich viele genügen nicht.
end-one-try = Alle anderen haben, in der üblichen Reihenfolge, einen Zug, um ihn zu schlagen.
end-beaten-all = Sobald ihn jemand schlägt, gilt es den neuen Stand zu schlagen, und alle anderen haben noch einen Zug, beginnend mit dem Nächsten: auch wer gerade geschlagen wurde und wer es schon versucht hat.
end-beaten-rounds = Wer ihn schlägt, gibt denen, die noch kommen, den neuen Stand vor. Haben es alle versucht und wurde er geschlagen, haben alle außer dem Führenden noch einen Zug.
end-beaten-waiting = Wer ihn schlägt, gibt den neuen Stand vor. Dann hat der gerade Geschlagene einen Zug, und auch alle, die es noch nicht versucht haben; wer es vergeblich versucht hat, ist draußen.
end-holder-wins-round = Endet eine Runde von Versuchen, ohne dass der Stand geschlagen wurde, gewinnt, wer ihn hält.
end-highest-wins-round = Endet eine Runde von Versuchen, ohne dass der Stand geschlagen wurde, gewinnt der höchste Stand.
end-holder-wins = Darf es niemand mehr versuchen, gewinnt, wer den höchsten Stand hält.
end-highest-wins = Darf es niemand mehr versuchen, gewinnt der höchste Stand.
end-too-much-lead = Zu viel.
end-too-much-lost = Punkte, die dich über { $target } hinausbrächten, sind verloren: Ein Zug, der zu viel sichert, schreibt nichts auf.
end-too-much-bounces = Dein Stand prallt an { $target } ab: Was darüber hinausgeht, wird wieder abgezogen, als gingst du hin und zurück. Mit { $two_off } und einem Zug von 500 hast du { $three_off }. Kein Zug bringt deinen Stand unter 0.
end-bonus-turns-lead = Extrazüge.
end-bonus-turns = Hat die Schlussrunde begonnen, nimmt ein Nullwurf im Extrazug dem Führenden nichts: Sein Stand bleibt zu schlagen.
end-same-rules-lead = Dieselben Regeln.
end-same-rules = In der Schlussrunde gelten alle Regeln eines Zuges.
end-ties-lead = Gleichstand.
end-ties-shared = Wer sich den höchsten Stand teilt, teilt sich den Sieg.
end-ties-first = Haben mehrere den höchsten Stand, gewinnt, wer ihn zuerst hatte.

### um die Regeln herum

needs-title = Was ihr braucht
glance-title = Auf einen Blick
yes = ja
no = nein
changes-title = Was hier anders ist
changes = Im Vergleich zu { $base } unterscheiden sich diese Optionen; die Seite berücksichtigt sie alle.
changes-option = Option
changes-here = Hier
variants-title = Varianten
variants = Gespielt wird auch so, und die Varianten lassen sich verbinden:
variants-played = Diese Seite beschreibt das Spiel mit ihr.
variants-name = Hier heißt das { $name }.
notes-title = Wie die Quelle gelesen wird
notes = Wo man die Quelle verschieden lesen kann, wird sie hier so gelesen. In Klammern stehen die Optionen, die das festlegen.
source-title = Über diese Regeln
source-about = Was
source-source = Quelle
source-aliases = Auch genannt
source-name = Name
source-hash = Kennung der Regeln

### Listen

saved-nothing = Punkte für gar nichts
saved-doubles = zwei gleiche zum Schluss
saved-adding = Anlegen
leaving-hot-dice = auf heißen Würfeln
leaving-nothing = auf den Punkten für gar nichts
leaving-doubles = auf zwei gleichen zum Schluss
absent-straights = Straßen
absent-pairs = drei Paare
absent-full-houses = Full Houses

### die Punktetabelle

card-set = Satz
card-dice = Würfel
card-points = Punkte
card-same = Gleiche Augen
card-face = Augen
card-count = { $n ->
    [1] eine
   *[other] { $n }
}
card-kind = { $n ->
    [1] ein Würfel
   *[other] { COUNT($n) } gleiche
}
card-straight = Straße aus { COUNT($n) }
card-triples = zwei Drillinge
card-house = Full House mit drei { $faces }
card-such-as = etwa { $dice }
card-nothing = gar nichts
card-nothing-dice = alle Würfel geworfen, keiner zählt

### Chancen

odds-title = Die Chancen auf einen Blick
odds = Die genaue Chance, dass in einem Wurf nichts zählt.
odds-adding = Würfel, die man anlegen könnte, sind nicht berücksichtigt.
odds-dice = Würfel
odds-blank = Nichts zählt
odds-percent = In Prozent
odds-bust = Nullwurf
odds-attempt = Übernahme missglückt
odds-opening = { DICE($dice) } zeigen in einem einzigen Wurf mit einer Chance von { $chance } { POINTS($points) } oder mehr.
odds-tiny = unter 0,01{"\u00A0"}%

### Beispiele

example-straight = Eine Straße
example-straight-and-a-single-die = Eine Straße und ein einzelner Würfel
example-four-of-a-kind-and-a-pair = Vier gleiche und ein Paar
example-points-for-nothing = Punkte für gar nichts
example-first-throw = Ein erster Wurf
example-bust = Ein Nullwurf
example-all-dice-score = Alle Würfel zählen
example-doubles-at-the-end = Zwei gleiche zum Schluss
example-getting-on-the-board = Der Einstieg
example-carryover-taken-over = Eine Übernahme
example-carryover-lost = Eine missglückte Übernahme
example-carryover-and-a-player-off-the-board = Eine Übernahme vor dem Einstieg
example-die-added = Ein angelegter Würfel
example-one-bust-too-many = Ein Nullwurf zu viel
example-end = Das Ende
story-rolls = { $player } wirft { DICE($dice) }.
story-keeps = { $n ->
    [1] Nur so kann rausgelegt werden:
   *[other] So kann rausgelegt werden:
}
story-score = { $player } hat { $score }.
story-turn = { $player } ist dran.
story-needed = Für die Übernahme wäre { $faces } nötig gewesen.
story-sum = Das macht { $points } in diesem Zug.
story-busts = { $turns ->
    [one] { $player } hatte im letzten Zug einen Nullwurf.
   *[other] { $player } hatte in den letzten { $turns } Zügen je einen Nullwurf.
}
story-ends-nothing = Der Zug ist vorbei, und nichts wird aufgeschrieben: { $reason }.
story-ends = Der Zug ist hier vorbei, und { $player } sichert.
story-must-roll = { $player } muss jetzt { DICE($dice) } werfen und darf nicht sichern: { $closed }.
story-may-roll = { $player } darf { DICE($dice) } werfen. Jetzt aufzuhören brächte nichts: { $reason }.
story-may = { $player } darf jetzt { DICE($dice) } werfen oder sichern.
story-left-bonus = Extrazug
story-left-ends = der Zug endet
story-left-hot = heiße Würfel
story-added = { $dice } angelegt
story-dead = { $dice } umsonst
report-example = Beispiel: { $title }
report-keeps = Raus | Sätze | Punkte | Noch zu werfen
report-more = und { $n } weitere
