# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

### gist

gist = wer zuerst genau { POINTS($target) } sichert
gist-2 = wer zuerst { POINTS($target) } sichert
gist-3 = genau { POINTS($target) }, dann ein letzter Zug für alle anderen
gist-4 = { POINTS($target) }, dann ein letzter Zug für alle anderen
gist-5 = genau { POINTS($target) }, dann wird die Runde zu Ende gespielt
gist-6 = { POINTS($target) }, dann wird die Runde zu Ende gespielt
gist-7 = { POINTS($target) }, dann gewinnt der höchste Stand, den niemand mehr schlägt
gist-8 = { POINTS($target) }, dann wird nachgelegt, bis niemand mehr überbietet

### summary

summary = { DICE($dice) }, zum Einstieg { POINTS($entry_points) } oder mehr in einem Wurf, { $gist }.
summary-2 = { DICE($dice) }, zum Einstieg { POINTS($entry_points) } oder mehr in einem Zug, { $gist }.
summary-3 = { DICE($dice) }, { $gist }.

### needs

needs = { $seats_min } oder mehr Personen (hier bis zu { $seats_max }).
needs-2 = { $seats_min } bis { $seats_max } Personen.
needs-3 = { $seats_min } Personen.
needs-4 = 1 gewöhnlicher Würfel.
needs-5 = { $dice } gewöhnliche Würfel.
needs-6 = 1 Würfel mit { $faces } Seiten, von 1 bis { $faces }.
needs-7 = { $dice } Würfel mit { $faces } Seiten, von 1 bis { $faces }.
needs-8 = Stift und Papier.

### glance

glance-target-lead = Ziel
glance-target = { $gist }
glance-on-the-board-lead = Einstieg
glance-on-the-board = { POINTS($entry_points) } oder mehr in einem Wurf
glance-on-the-board-2 = { POINTS($entry_points) } oder mehr in einem Zug
glance-on-the-board-3 = sofort
glance-keep-lead = Rauslegen
glance-keep = jeden Würfel, der zählt
glance-keep-2 = was du willst von dem, was zählt
glance-bank-lead = Sichern
glance-bank = { POINTS($turn_minimum_bank) } oder mehr
glance-all-dice-scored-lead = Alle Würfel zählen
glance-all-dice-scored = heiße Würfel: alle noch einmal werfen
glance-all-dice-scored-2 = die Punkte sind sicher, und es gibt einen Extrazug
glance-all-dice-scored-3 = der Zug ist vorbei
glance-two-equal-dice-lead = Zwei gleiche zum Schluss
glance-two-equal-dice = retten den Zug
glance-adding-dice-lead = Anlegen
glance-adding-dice = an Sätze, die in diesem Zug schon liegen
glance-carryover-lead = Übernahme
glance-carryover = übrige Würfel gehen mit den Punkten weiter
glance-bust-lead = Nullwurf
glance-bust = der Zug ist verloren
glance-bust-2 = der Zug ist verloren und der ganze Punktestand dazu
glance-bust-3 = der Zug ist verloren und { POINTS($strikes_penalty) } dazu
glance-bust-4 = der Zug ist verloren; nach { $strikes_count } hintereinander alle Punkte
glance-bust-5 = der Zug ist verloren; nach { $strikes_count } hintereinander { POINTS($strikes_penalty) }

### aim

aim-title = Worum es geht
aim = Sichere als Erster genau { POINTS($target) }: Damit gewinnst du auf der Stelle.
aim-2 = Sichere als Erster { POINTS($target) }: Damit gewinnst du auf der Stelle.
aim-3 = Hab am Ende die meisten Punkte. Das Ende beginnt, sobald jemand genau { POINTS($target) } gesichert hat.
aim-4 = Hab am Ende die meisten Punkte. Das Ende beginnt, sobald jemand { POINTS($target) } gesichert hat.
aim-5 = Wenn du dran bist, würfelst du, legst Würfel raus, die zählen, und entscheidest: mit dem Rest weiterwürfeln oder aufhören und sichern. Je länger du weitermachst, desto mehr kannst du gewinnen, und desto mehr nimmt dir ein schlechter Wurf.

### turn

turn-title = Dein Zug
turn = Gespielt wird reihum nach links. Einigt euch, wer anfängt.
turn-roll-lead = Würfeln.
turn-roll = Wirf deinen einzigen Würfel.
turn-roll-2 = Wirf alle { $dice } Würfel.
turn-keep-lead = Rauslegen.
turn-keep = Leg jeden Würfel raus, der zählt. Du hast keine Wahl; lassen sich Würfel verschieden zählen, gilt, was die meisten Punkte bringt.
turn-keep-2 = Leg mindestens einen Würfel raus, der zählt. Welche, entscheidest du: Du darfst zählende Würfel liegen lassen und noch einmal werfen. Ein Satz zählt nur, wenn du alle seine Würfel rauslegst.
turn-keep-3 = Würfel, die nicht zählen, bleiben auf dem Tisch.
turn-keep-4 = Würfel, die nicht zählen, darfst du mit zählenden zusammen rauslegen, aber nie ohne sie. Dann gibt dieser Satz Würfel aber keinen Extrazug, und ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
turn-keep-5 = Würfel, die nicht zählen, darfst du mit zählenden zusammen rauslegen, aber nie ohne sie. Dann werden diese Würfel aber nicht mehr heiß, und ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
turn-count-lead = Zählen.
turn-count = Zähl die Punkte der rausgelegten Würfel zu den Punkten dieses Zuges. Sicher sind sie noch nicht.
turn-decide-lead = Entscheiden.
turn-decide = Wirf die Würfel, die noch nicht draußen liegen, und mach bei Schritt 2 weiter; oder hör auf und sichere: Die Punkte des Zuges kommen zu deinem Stand, und die Würfel gehen weiter.
turn-decide-2 = (Solange du noch nicht im Spiel bist, gilt etwas anderes: siehe unten.)
turn-bust-lead = Nullwurf.
turn-bust = Ein Wurf, in dem nichts zählt, ist ein Nullwurf. Dein Zug ist sofort vorbei, und alle seine Punkte sind verloren.
turn-bust-2 = (Ausnahmen: { $saved }, wie unten beschrieben.)
turn-safe-points-lead = Sichere Punkte.
turn-safe-points = Ein Nullwurf kostet auch gesicherte Punkte: siehe „Jeder Nullwurf“.
turn-safe-points-2 = Gesicherte Punkte nimmt dir kein einzelner Nullwurf; aber siehe „Nullwürfe hintereinander“.
turn-safe-points-3 = Gesicherte Punkte gehen nie verloren.
turn-no-dice-left-lead = Kein Würfel übrig.
turn-no-dice-left = Ist kein Würfel mehr übrig, während du nicht sichern darfst, ist dein Zug vorbei und seine Punkte sind verloren.
turn-minimum-lead = Mindestens.
turn-minimum = Sichern darfst du nur { POINTS($turn_minimum_bank) } oder mehr: Mit weniger musst du weiterwürfeln.
turn-minimum-2 = Zum Sichern gibt es keine Untergrenze, außer solange du noch nicht im Spiel bist.
turn-minimum-3 = Es gibt keine Untergrenze: Jede Punktzahl darf gesichert werden.
turn-minimum-4 = Übernommene Punkte zählen dabei mit.
turn-minimum-5 = Übernommene Punkte zählen dabei nicht.
turn-2 = In den Beispielen auf dieser Seite spielen { $cast }, in dieser Reihenfolge; alle sind schon im Spiel, wenn nichts anderes dasteht.
turn-3 = In den Beispielen auf dieser Seite spielen { $cast }, in dieser Reihenfolge.

### scoring

scoring-title = Die Punktetabelle
scoring-one-throw-lead = Ein Wurf.
scoring-one-throw = Die Würfel eines Satzes müssen in einem Wurf fallen: Was schon draußen liegt, ist gezählt und erledigt.
scoring-one-throw-2 = Zwei { FACES-OF($apart_face) } jetzt und eine dritte { $apart_face } in einem späteren Wurf sind { POINTS($apart) }, nicht { $at_once }.
scoring-one-use-lead = Nur einmal.
scoring-one-use = Jeder Würfel zählt einmal: in einem Satz, oder allein, wenn seine Augen allein zählen.
scoring-more-dice-lead = Mehr Würfel.
scoring-more-dice = Jeder weitere gleiche Würfel über drei hinaus verdoppelt die Punkte: { $sums }.
scoring-more-dice-2 = Jeder weitere gleiche Würfel über drei hinaus bringt die Punkte des Drillings noch einmal: { $sums }.
scoring-more-dice-3 = { $grown } gleiche sind kein eigener Satz.
scoring-more-dice-4 = Vier oder mehr gleiche sind kein eigener Satz.
scoring-more-dice-5 = { $grown } gleiche sind kein eigener Satz.
scoring-more-dice-6 = Was über einen Satz hinausgeht, zählt nach den anderen Zeilen, wenn es kann: { $sums }.
scoring-once-only-lead = Einmal je Wurf.
scoring-once-only = Eine Zeile der Tabelle zählt je Wurf nur einmal, für jede Augenzahl, die sie nennt; weitere Würfel, die sie noch einmal ergäben, bringen nichts.
scoring-again-lead = Noch einmal.
scoring-again = Dieselbe Zeile darf in einem Wurf mehrmals zählen: { $twice } sind { POINTS($twice_points) }.
scoring-best-count-lead = Das Beste zählt.
scoring-best-count = Lassen sich Würfel verschieden zählen, gilt, was die meisten Punkte bringt.
scoring-best-count-2 = So sind { $split } { $split_points } wert, als { $split_parts }, nicht { $split_whole }.
scoring-careful-lead = Vorsicht.
scoring-careful = { $no_straights } ist keine Straße.
scoring-careful-2 = { $no_straights } sind keine Straßen.
scoring-pairs-lead = Paare.
scoring-pairs = Drei Paare haben drei verschiedene Augenzahlen.
scoring-pairs-2 = Auch vier gleiche und ein Paar gelten als drei Paare.
scoring-pairs-3 = Vier gleiche und ein Paar sind keine drei Paare.
scoring-pairs-4 = Sechs gleiche gelten als drei Paare.
scoring-pairs-5 = Sechs gleiche gelten nicht als drei Paare.
scoring-full-house-lead = Full House.
scoring-full-house = Ein Full House sind drei gleiche und zwei andere gleiche.
scoring-full-house-2 = Ein Full House sind drei gleiche und zwei andere gleiche: die Punkte des Drillings, falls er welche hat, und { $scoring_full_house_bonus } dazu, aber nie weniger als { $scoring_full_house }.
scoring-full-house-3 = Ein Full House sind drei gleiche und zwei andere gleiche: die Punkte des Drillings, falls er welche hat, und { $scoring_full_house_bonus } dazu.
scoring-nothing-lead = Gar nichts.
scoring-nothing = Wirfst du alle { DICE($dice) } auf einmal und keiner zählt, ist das kein Nullwurf, sondern { POINTS($scoring_nothing) } wert.
scoring-nothing-2 = Danach werden alle noch einmal geworfen; vorher darfst du nicht sichern.
scoring-nothing-3 = Danach wirfst du alle noch einmal, oder du sicherst, wenn du darfst.
scoring-alone-lead = Allein.
scoring-alone = Kein Würfel zählt allein.
scoring-alone-2 = Nur { $alone } zählen allein.
scoring-not-here-lead = Hier nicht.
scoring-not-here = Für { $absent } gibt es hier keine eigenen Punkte.

### hot-dice

hot-dice-title = Alle Würfel zählen
hot-dice-title-2 = Alle Würfel zählen: der Extrazug
hot-dice-title-3 = Heiße Würfel
hot-dice-1 = Hat der Würfel gezählt, ist dein Zug vorbei: Es ist nichts mehr zu werfen, und du sicherst die Punkte.
hot-dice-2 = Liegen alle { $dice } Würfel draußen und haben gezählt, in einem Wurf oder in mehreren, ist dein Zug vorbei: Es ist nichts mehr zu werfen, und du sicherst die Punkte.
hot-dice-3 = Hat der Würfel gezählt, werden die Punkte des Zuges sofort gesichert, und du hast mit ihm noch einen Zug.
hot-dice-4 = Liegen alle { $dice } Würfel draußen und haben gezählt, in einem Wurf oder in mehreren, werden die Punkte des Zuges sofort gesichert, und du hast mit allen Würfeln noch einen Zug.
hot-dice-5 = Hat der Würfel gezählt, ist er heiß: Nimm ihn wieder und mach weiter.
hot-dice-6 = Liegen alle { $dice } Würfel draußen und haben gezählt, in einem Wurf oder in mehreren, sind sie heiß: Nimm alle { $dice } wieder und mach weiter.
hot-dice-7 = Ein Nullwurf in diesem Extrazug rührt nicht an, was vorher gesichert wurde. Ein Extrazug kann den nächsten bringen, so oft es gelingt.
hot-dice-8 = Es ist immer noch derselbe Zug, und seine Punkte sind immer noch in Gefahr. Das kann in einem Zug beliebig oft gelingen.
hot-dice-9 = Du musst sie werfen: Auf heißen Würfeln wird nicht gesichert.
hot-dice-10 = Du musst nicht: Stattdessen darfst du sichern, wenn du überhaupt darfst.
hot-dice-11 = Erreichst du mit diesen Punkten das Ziel, spielst du trotzdem erst den Extrazug.
hot-dice-12 = Auch der Wurf, der dich ins Spiel bringt, verdient den Extrazug, wenn darin alle Würfel zählen.
hot-dice-13 = Der Wurf, der dich ins Spiel bringt, verdient keinen Extrazug, auch wenn darin alle Würfel zählen.
hot-dice-14 = Würden dich die Punkte übers Ziel hinausbringen, sind sie verloren, aber den Extrazug spielst du trotzdem.
hot-dice-15 = Bringen dich die Punkte übers Ziel hinaus, prallt dein Stand daran ab, aber den Extrazug spielst du trotzdem.
hot-dice-16 = Reichen die Punkte nicht für den Einstieg oder zum Sichern, wird nichts aufgeschrieben, aber den Extrazug spielst du trotzdem.
hot-dice-17 = Reichen die Punkte nicht für den Einstieg, wird nichts aufgeschrieben, aber den Extrazug spielst du trotzdem.
hot-dice-18 = Reichen die Punkte nicht zum Sichern, wird nichts aufgeschrieben, aber den Extrazug spielst du trotzdem.
hot-dice-19 = Die Punkte werden gesichert, auch solange du nach einer Übernahme noch nicht sichern dürftest.

### doubles

doubles-title = Zwei gleiche zum Schluss
doubles = Wirfst du genau zwei Würfel, und sie sind gleich, zählen aber nicht, ist das kein Nullwurf. Behalte die Punkte des Zuges, nimm alle { DICE($dice) } und mach weiter.
doubles-2 = Du musst würfeln: Dazwischen wird nicht gesichert.
doubles-3 = Du darfst auch sichern, bevor du würfelst, wenn du überhaupt darfst.
doubles-4 = Ein Paar unter drei oder mehr Würfeln rettet nichts.
doubles-5 = Zwei gleiche retten auch jemanden, der zwei Würfel übernommen hat.
doubles-6 = Zwei gleiche retten niemanden, der zwei übernommene Würfel wirft: Das ist ein Nullwurf.

### adding

adding-title = Anlegen
adding = Hast du in deinem Zug drei oder mehr gleiche Würfel aus einem Wurf rausgelegt (mit Augen, die allein nicht zählen), darfst du aus späteren Würfen Würfel mit denselben Augen anlegen.
adding-2 = Hast du in deinem Zug drei oder mehr gleiche Würfel aus einem Wurf rausgelegt, darfst du aus späteren Würfen Würfel mit denselben Augen anlegen.
adding-3 = Ein angelegter Würfel bringt keine Punkte, gilt aber als rausgelegt: Er rettet einen Wurf, der sonst ein Nullwurf wäre.
adding-when-lead = Wann.
adding-when = Anlegen darfst du auch, wenn andere Würfel des Wurfs zählen.
adding-when-2 = Anlegen darfst du nur, wenn im Wurf sonst nichts zählt.
adding-all-dice-lead = Alle Würfel.
adding-all-dice = Liegt der letzte Würfel draußen, gezählt oder angelegt, ist dein Zug vorbei.
adding-all-dice-2 = Für den Extrazug gilt ein angelegter Würfel wie einer, der gezählt hat.
adding-all-dice-3 = Für heiße Würfel gilt ein angelegter Würfel wie einer, der gezählt hat.
adding-all-dice-4 = Mit einem angelegten Würfel darunter gibt es keinen Extrazug: Ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
adding-all-dice-5 = Mit einem angelegten Würfel darunter werden deine Würfel nicht heiß: Ist kein Würfel mehr übrig, ist dein Zug vorbei und du sicherst, was er wert ist.
adding-until-when-lead = Wie lange.
adding-until-when = Sind alle Würfel wieder im Becher, ist nichts mehr zum Anlegen da: Ältere Sätze sind weg.
adding-carryover-lead = Übernahme.
adding-carryover = Wer übernimmt, darf an die Sätze anlegen, die dabei sind.
adding-carryover-2 = Wer übernimmt, darf nicht an vorher gelegte Sätze anlegen.

### entry

entry-title = Der Einstieg
entry = Es gibt keine Hürde: Schon die ersten Punkte, die du sicherst, zählen.
entry-2 = Um ins Spiel zu kommen, brauchst du { POINTS($entry_points) } oder mehr in einem Wurf.
entry-3 = Um ins Spiel zu kommen, brauchst du { POINTS($entry_points) } oder mehr in einem Zug.
entry-4 = Bis dahin hast du 0 Punkte, und nichts anderes, was du würfelst, wird aufgeschrieben.
entry-5 = Solange du noch nicht im Spiel bist, besteht dein Zug aus einem einzigen Wurf mit { DICE-DATIVE($dice) }.
entry-6 = Sind die Würfel, die zählen, { POINTS($entry_points) } oder mehr wert, werden die Punkte aufgeschrieben, du bist im Spiel, und dieser Zug ist vorbei; von da an spielst du ganz normal. Wenn nicht, endet dein Zug ohne Punkte.
entry-7 = Sind die Würfel, die du rauslegst, { POINTS($entry_points) } oder mehr wert, werden die Punkte aufgeschrieben, du bist im Spiel, und dieser Zug ist vorbei; von da an spielst du ganz normal. Wenn nicht, endet dein Zug ohne Punkte.
entry-8 = Übernimmst du, solange du noch nicht im Spiel bist, geht dein Zug über den ersten Wurf hinaus. Um etwas aufzuschreiben, brauchst du aber trotzdem { POINTS($entry_points) } oder mehr in einem Wurf. Vorher darfst du nicht aufhören: Würfle weiter, bis du sie hast oder ein Nullwurf fällt.
entry-9 = Übernimmst du, solange du noch nicht im Spiel bist, geht dein Zug über den ersten Wurf hinaus. Um etwas aufzuschreiben, brauchst du aber trotzdem { POINTS($entry_points) } oder mehr in einem Wurf. Du darfst vorher aufhören, aber dann sind die Punkte des Zuges verloren.
entry-10 = Genau { $entry_points } reichen. Alle Punkte des Zuges, der dich ins Spiel bringt, zählen, und die aller späteren Züge auch.
entry-11 = Jeder Wurf deines Zuges kommt infrage, nicht nur der erste; aber die Würfel, die du aus diesem einen Wurf rauslegst, müssen es allein wert sein. Dann zählen alle Punkte des Zuges, und die aller späteren Züge auch.
entry-12 = Vorher darfst du nicht aufhören: Würfle weiter, bis du sie hast oder ein Nullwurf fällt.
entry-13 = Du darfst vorher aufhören, aber dann sind die Punkte des Zuges verloren.
entry-14 = Im Spiel bist du erst, wenn du gesichert hast: Fällt ein Nullwurf, nachdem du genug gewürfelt hast, sind die Punkte weg, und du bist so weit wie vorher.
entry-15 = Die Untergrenze zum Sichern gilt auch hier.

### carryover

carryover-title = Die Übernahme
carryover = Sichert jemand und lässt Würfel übrig, die noch hätten geworfen werden können, werden sie dem Nächsten angeboten, zusammen mit den Punkten des gerade gesicherten Zuges. Wer gesichert hat, behält diese Punkte, was auch immer dann geschieht. Nach einem Nullwurf, oder wenn nichts aufgeschrieben wurde, gibt es kein Angebot.
carryover-who-lead = Wer.
carryover-who = Gefragt wird nur der Nächste.
carryover-who-2 = Gefragt wird nur der Nächste, schon im Spiel oder nicht.
carryover-who-3 = Gefragt wird nur der Nächste, und nur, wenn er schon im Spiel ist. Sonst darf niemand die Würfel nehmen.
carryover-decline-lead = Ablehnen.
carryover-decline = Lehnst du ab, ist das Angebot für alle weg: Fang deinen eigenen Zug mit 1 Würfel und 0 Punkten an.
carryover-decline-2 = Lehnst du ab, ist das Angebot für alle weg: Fang deinen eigenen Zug mit allen { $dice } Würfeln und 0 Punkten an.
carryover-accept-lead = Übernehmen.
carryover-accept = Übernimmst du, wirfst du genau die Würfel, die übrig waren. Dein Zug beginnt mit den angebotenen Punkten.
carryover-success-lead = Geglückt.
carryover-success = Die Übernahme glückt, wenn der Wurf { $singles } zeigt. Andere Würfel genügen nicht, auch kein Satz, der zählt.
carryover-success-2 = Die Übernahme glückt, wenn im Wurf irgendetwas zählt. Ein angelegter Würfel genügt.
carryover-success-3 = Die Übernahme glückt, wenn im Wurf irgendetwas zählt.
carryover-success-4 = Zähl die Punkte dieses Wurfs dazu und mach weiter wie in einem eigenen Zug.
carryover-success-5 = Leg alle Würfel dieses Wurfs raus, die zählen, zähl ihre Punkte dazu und mach weiter wie in einem eigenen Zug.
carryover-success-6 = Leg aus diesem Wurf wie aus jedem anderen raus, was du willst, zähl die Punkte dazu und mach weiter wie in einem eigenen Zug.
carryover-failure-lead = Missglückt.
carryover-failure = Sonst ist es ein Nullwurf, wenn ihn nicht zwei gleiche zum Schluss retten: Dein Zug ist vorbei, und die angebotenen Punkte sind weg.
carryover-failure-2 = Sonst ist es ein Nullwurf: Dein Zug ist vorbei, und die angebotenen Punkte sind weg.
carryover-failure-3 = Dein Stand bleibt, wie er war.
carryover-banking-lead = Sichern.
carryover-banking = Nach einer geglückten Übernahme darfst du gleich sichern, wie nach jedem Wurf.
carryover-banking-2 = Gleich nach einer geglückten Übernahme darfst du nicht sichern: Leg erst { $singles } aus einem späteren Wurf raus, allein oder in einem Satz.
carryover-banking-3 = Gleich nach einer geglückten Übernahme darfst du nicht sichern: Leg erst noch aus einem weiteren Wurf etwas raus.
carryover-chain-lead = Kette.
carryover-chain = Sicherst du und lässt Würfel übrig, werden dem Nächsten alle Punkte deines Zuges angeboten, auch die übernommenen. So kann es um den ganzen Tisch gehen.
carryover-idle-dice-lead = Leere Würfel.
carryover-idle-dice = Wurden Würfel rausgelegt, die nicht zählen, übernimmst du auch das: Der Rest wird dann nicht mehr heiß.
carryover-idle-dice-2 = Wurden Würfel rausgelegt, die nicht zählen, übernimmst du auch das.
carryover-all-dice-lead = Alle Würfel.
carryover-all-dice = Wer { $leaving_all } sichert, lässt nichts übrig, und es gibt kein Angebot.
carryover-all-dice-2 = Wer { $leaving_all } sichert, lässt dem Nächsten 1 Würfel, und damit wird das Angebot gemacht.
carryover-all-dice-3 = Wer { $leaving_all } sichert, lässt dem Nächsten alle { $dice } Würfel, und damit wird das Angebot gemacht.
carryover-off-the-board-lead = Noch nicht im Spiel.
carryover-off-the-board = Bist du noch nicht im Spiel, zählen die übernommenen Punkte zu den { $needed } Punkten, die du brauchst.
carryover-off-the-board-2 = Bist du noch nicht im Spiel, zählen weder die übernommenen Punkte noch die des ersten Wurfs zu den { $needed } Punkten, die du brauchst; die deiner späteren Würfe schon.
carryover-off-the-board-3 = Bist du noch nicht im Spiel, zählen die übernommenen Punkte nicht zu den { $needed } Punkten, die du brauchst; was du selbst würfelst, zählt, vom ersten Wurf an.
carryover-off-the-board-4 = Wo { $needed_in_a_throw } Punkte in einem Wurf nötig sind, muss ein späterer Wurf als der erste sie allein wert sein.
carryover-off-the-board-5 = Wo { $needed_in_a_throw } Punkte in einem Wurf nötig sind, muss ein eigener Wurf, der erste oder ein späterer, sie allein wert sein.
carryover-off-the-board-6 = Kommst du mit diesem Zug ins Spiel, werden alle seine Punkte aufgeschrieben.
carryover-final-round-lead = Schlussrunde.
carryover-final-round = Hat die Schlussrunde begonnen, gibt es keine Angebote mehr.
carryover-final-round-2 = Auch in der Schlussrunde gibt es Angebote.
carryover-final-round-3 = Wer zweimal nacheinander dran ist, bekommt die eigenen Würfel nicht angeboten.

### strikes

strikes-title = Jeder Nullwurf
strikes-title-2 = { $strikes_count } Nullwürfe hintereinander
strikes = Bei jedem Nullwurf ist dein ganzer Stand verloren: Er geht zurück auf 0.
strikes-2 = Bei { $strikes_count } Nullwürfen hintereinander, in aufeinanderfolgenden Zügen, ist dein ganzer Stand verloren: Er geht zurück auf 0.
strikes-3 = Jeder Nullwurf kostet dich { POINTS($strikes_penalty) } von deinem Stand.
strikes-4 = { $strikes_count } Nullwürfe hintereinander, in aufeinanderfolgenden Zügen, kosten dich { POINTS($strikes_penalty) } von deinem Stand.
strikes-5 = Unter 0 fällt dein Stand dadurch nie.
strikes-6 = Dein Stand kann dadurch unter 0 fallen.
strikes-7 = Du bist nicht mehr im Spiel; um wieder hineinzukommen, brauchst du { POINTS($strikes_reentry_points) } oder mehr in einem Wurf.
strikes-8 = Du bist nicht mehr im Spiel; um wieder hineinzukommen, brauchst du { POINTS($strikes_reentry_points) } oder mehr in einem Zug.
strikes-9 = Bis dahin besteht dein Zug aus einem einzigen Wurf, ob die Würfel, die zählen, so viel wert sind oder nicht.
strikes-10 = Bis dahin besteht dein Zug aus einem einzigen Wurf, ob die rausgelegten Würfel so viel wert sind oder nicht.
strikes-11 = Jeder Wurf eines Zuges kommt infrage, und dann zählt der ganze Zug.
strikes-12 = Du bist nicht mehr im Spiel und kommst wie am Anfang wieder hinein, mit { POINTS($entry_points) } oder mehr in einem Wurf.
strikes-13 = Du bist nicht mehr im Spiel und kommst wie am Anfang wieder hinein, mit { POINTS($entry_points) } oder mehr in einem Zug.
strikes-14 = Jeder Zug, der anders endet, unterbricht die Reihe. Nach Nullwurf { $strikes_count } fängt das Zählen von vorn an.
strikes-15 = Auch Nullwürfe, bevor man im Spiel ist, zählen mit.
strikes-16 = Nullwürfe, bevor man im Spiel ist, zählen nicht mit.
strikes-17 = Ein Wurf, der zählt, aber zum Einstieg nicht reicht, ist kein Nullwurf.
strikes-18 = Eine missglückte Übernahme ist ein Nullwurf wie jeder andere.

### end

end-title = Das Ende des Spiels
end = Wer zuerst sichert und damit genau { POINTS($target) } hat, gewinnt, und das Spiel ist sofort vorbei. Die anderen sind nicht mehr dran.
end-2 = Wer zuerst sichert und damit { POINTS($target) } oder mehr hat, gewinnt, und das Spiel ist sofort vorbei. Die anderen sind nicht mehr dran.
end-3 = Eine Runde ist je ein Zug für alle, beginnend mit dem, der das Spiel angefangen hat.
end-4 = Sichert jemand und hat damit genau { POINTS($target) }, beginnt die Schlussrunde.
end-5 = Sichert jemand und hat damit { POINTS($target) } oder mehr, beginnt die Schlussrunde.
end-6 = Alle anderen haben noch einen Zug, in der üblichen Reihenfolge, auch wer in dieser Runde schon dran war. Dann gewinnt der höchste Stand.
end-7 = Nur wer in dieser Runde noch kommt, hat seinen Zug; kommt niemand mehr, ist das Spiel sofort vorbei. Dann gewinnt der höchste Stand.
end-8 = Sichert jemand und hat damit { POINTS($target) } oder mehr, beginnt die Schlussrunde: Diesen Stand gilt es zu schlagen. Dazu braucht es mehr Punkte; gleich viele genügen nicht.
end-9 = Alle anderen haben, in der üblichen Reihenfolge, einen Zug, um ihn zu schlagen.
end-10 = Sobald ihn jemand schlägt, gilt es den neuen Stand zu schlagen, und alle anderen haben noch einen Zug, beginnend mit dem Nächsten: auch wer gerade geschlagen wurde und wer es schon versucht hat.
end-11 = Wer ihn schlägt, gibt denen, die noch kommen, den neuen Stand vor. Haben es alle versucht und wurde er geschlagen, haben alle außer dem Führenden noch einen Zug.
end-12 = Wer ihn schlägt, gibt den neuen Stand vor. Dann hat der gerade Geschlagene einen Zug, und auch alle, die es noch nicht versucht haben; wer es vergeblich versucht hat, ist draußen.
end-13 = Endet eine Runde von Versuchen, ohne dass der Stand geschlagen wurde, gewinnt, wer ihn hält.
end-14 = Endet eine Runde von Versuchen, ohne dass der Stand geschlagen wurde, gewinnt der höchste Stand.
end-15 = Darf es niemand mehr versuchen, gewinnt, wer den höchsten Stand hält.
end-16 = Darf es niemand mehr versuchen, gewinnt der höchste Stand.
end-too-much-lead = Zu viel.
end-too-much = Punkte, die dich über { $target } hinausbrächten, sind verloren: Ein Zug, der zu viel sichert, schreibt nichts auf.
end-too-much-2 = Dein Stand prallt an { $target } ab: Was darüber hinausgeht, wird wieder abgezogen, als gingst du hin und zurück. Mit { $two_off } und einem Zug von 500 hast du { $three_off }. Kein Zug bringt deinen Stand unter 0.
end-bonus-turns-lead = Extrazüge.
end-bonus-turns = Hat die Schlussrunde begonnen, nimmt ein Nullwurf im Extrazug dem Führenden nichts: Sein Stand bleibt zu schlagen.
end-same-rules-lead = Dieselben Regeln.
end-same-rules = In der Schlussrunde gelten alle Regeln eines Zuges.
end-ties-lead = Gleichstand.
end-ties = Wer sich den höchsten Stand teilt, teilt sich den Sieg.
end-ties-2 = Haben mehrere den höchsten Stand, gewinnt, wer ihn zuerst hatte.

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
