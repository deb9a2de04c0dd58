# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Titel, Zusammenfassung und Text der Spiele des Hauses. Was hier fehlt, steht auf Englisch da.

sheet-official-title = Greed, die offiziellen Regeln
sheet-official-summary = Fünf Würfel, 600 zum Einstieg und eine Übernahme für alle, die sich trauen.
sheet-official-prose = Greed belohnt Mut und bestraft Zögern: Wer kühn sichert, lässt Würfel auf dem Tisch liegen, die der Nächste gegen ihn verwenden kann. Gespielt wird bis 10.000 Punkte, wenn ihr nichts anderes ausmacht.
sheet-official-note-1 = „Ziel des Spiels“ verspricht einen letzten Zug, „Das Ende“ dagegen einen Stand, der zu schlagen ist und alle noch einmal aufruft; der ausführliche Abschnitt entscheidet (endgame = rechallenge_all; sonst: single_final_turn, rechallenge_rounds).
sheet-official-note-2 = Würfel, die nicht zählen, dürfen nicht rausgelegt werden (dead_dice_keepable = false), obwohl „man darf behalten, was man will“ auch anders zu lesen wäre.
sheet-official-note-3 = Nach dem Versuch einer Übernahme wählt man aus wie nach jedem Wurf (carryover_keep = choose; sonst: all).
sheet-official-note-4 = Auch wer noch nicht im Spiel ist, darf eine Übernahme versuchen; zum Einstieg zählt, was man selbst wirft, das Übernommene nicht (entry_carry = own_points; sonst: forbid_offer, exclude_attempt, count_all).
sheet-official-note-5 = Nach einem Versuch ist „mindestens eine 1 oder 5“ wörtlich gemeint: Ein Drilling einer anderen Zahl erlaubt das Sichern nicht (carry_lock = one_or_five; sonst: any_score).
sheet-official-note-6 = Wer sichert, nachdem alle fünf Würfel gezählt haben, lässt keine Würfel liegen und bietet darum nichts an (offer_after_all_dice = none; sonst: fresh_set).
sheet-official-note-7 = Übernahmen gibt es auch in der Schlussrunde (endgame_carryover = true).
sheet-official-note-8 = Das Beispiel mit 1.500 Punkten und zwei übrigen Würfeln kann nicht aus drei Würfeln eines Satzes kommen; dafür braucht es heiße Würfel oder übernommene Punkte.
sheet-ten-dice-title = Greed mit zehn Würfeln
sheet-ten-dice-summary = Zehn Würfel, 1.000 in einem Wurf zum Einstieg und ein Extrazug, wenn alle zehn zählen.
sheet-ten-dice-prose = Das Ziel macht ihr vor dem Spiel aus; meist sind es 20.000 Punkte.
sheet-ten-dice-note-1 = Jeder Würfel, der zählt, wird rausgelegt: Geworfen werden „alle übrigen Würfel, die nicht zählen“ (keep = forced).
sheet-ten-dice-note-2 = Eine Zeile der Tabelle darf in einem Wurf zweimal zählen: Sechs 2en sind zwei Drillinge, 400 (repeat_sets = true; mit false zählt eine Zeile einmal: 200).
sheet-ten-dice-note-3 = Ein erster Wurf, in dem alle zehn Würfel zählen, bringt den Extrazug (bonus_on_opening = true).
sheet-ten-dice-note-4 = Gleichstand klärt das Regelblatt nicht: Der Sieg wird geteilt (tie = shared; sonst: first_to_reach).
sheet-ten-dice-note-5 = Zwei Summen im Spielbeispiel sind falsch (850 müsste 950 sein, 450 müsste 350 sein), und ein Wurf zeigt elf Würfel; am Verlauf ändert das nichts.
sheet-koans-title = Greed, kurz
sheet-koans-summary = Fünf Würfel bis 3.000: das kurze Spiel, das viele aus einer Programmierübung kennen.
sheet-koans-note-1 = „Beim ersten Wurf des Spiels“ heißt hier: beim ersten Wurf jedes Zuges.
sheet-koans-note-2 = Jeder Würfel, der zählt, wird vor dem nächsten Wurf rausgelegt (keep = forced).
sheet-koans-note-3 = Mit weniger als 300 aufzuhören, bevor man im Spiel ist, ist nicht verboten, die Punkte zählen nur nicht (stop_before_entry = forfeits; sonst: refused).
sheet-koans-note-4 = Mit 300 Punkten, die ein späterer Wurf wieder nimmt, ist man noch nicht im Spiel.
sheet-koans-note-5 = Gleichstand klärt das Regelblatt nicht: Der Sieg wird geteilt (tie = shared).
sheet-basic-title = Greed, das Grundspiel
sheet-basic-summary = Sechs Würfel, keine Hürde, Würfel werden mitsamt ihren Punkten weitergereicht: leicht, schnell und lustig mit Kindern.
sheet-basic-prose = Die wichtigste Regel: Bei jedem Wurf muss etwas zählen. Bei jedem einzelnen. (Eine Ausnahme gibt es, ganz zum Schluss: zwei gleiche.)
sheet-basic-note-1 = „Lauter Paare werfen“ gilt auch für vier gleiche und ein Paar, denn jeder Würfel gehört zu einem Paar (pairs_accept_quad = true); Paare aus weniger als sechs Würfeln bringen nichts.
sheet-basic-note-2 = Wenn alle sechs Würfel gezählt haben, darf man auch sichern (hot_dice_must_roll = false) und lässt dann nichts für den Nächsten übrig (offer_after_all_dice = none).
sheet-basic-note-3 = Nach zwei gleichen am Ende muss man weiterwürfeln, denn es wurde nichts rausgelegt, worauf man sichern könnte (end_doubles_must_roll = true).
sheet-basic-note-4 = Zwei gleiche am Ende retten auch, wer zwei Würfel übernommen hat (end_doubles_in_takeover = true).
sheet-basic-note-5 = Gleichstand klärt das Regelblatt nicht: Der Sieg wird geteilt (tie = shared).
sheet-basic-note-6 = Das Beispiel mit vier rausgelegten Würfeln für 1.400 kann nicht aus einem Satz von sechs kommen; dafür braucht es heiße Würfel oder übernommene Punkte.
sheet-classic-title = Greed, das klassische Spiel
sheet-classic-summary = Sechs Würfel, 500 zum Einstieg, wer zuerst 10.000 hat, gewinnt: das Zehntausend, das viele kennen.
sheet-classic-prose = Viele haben herausgefunden, dass es sich auf einem kleinen Orientteppich am besten würfelt.
sheet-classic-note-1 = Unter den Würfeln, die zählen, darf man wählen: „beliebige der Würfel, die gepunktet haben“ (keep = choose; sonst: forced).
sheet-classic-note-2 = Drei Paare sind drei verschiedene Paare wie im Beispiel 2,2,3,3,4,4 (pairs_accept_quad = false; sonst: true).
sheet-classic-note-3 = Mit weniger als 500 aufzuhören, bevor man im Spiel ist, ist nicht verboten, die Punkte zählen nur nicht (stop_before_entry = forfeits; sonst: refused).
sheet-classic-note-4 = Wer das Ziel zuerst sichert, gewinnt sofort (endgame = first_to_target); die Hausregel „Der Höchste gewinnt“ ist die Variante hsw.
sheet-classic-note-5 = „Zilch“ heißt auch das ganze Spiel; hier ist damit die Variante gemeint.
sheet-farkle-title = Farkle
sheet-farkle-summary = Sechs Würfel, feste Werte für vier, fünf und sechs gleiche, 500 zum Einstieg.
sheet-farkle-minimal-title = Farkle, ganz einfach
sheet-farkle-minimal-summary = Sechs Würfel, nur einzelne und Drillinge, wer zuerst 10.000 hat, gewinnt: die Regeln aus der Arbeit über perfektes Spiel.
sheet-kingdom-come-title = Das Würfelspiel aus Kingdom Come: Deliverance
sheet-kingdom-come-summary = Sechs Würfel, auch kurze Straßen, keine Hürde, wer zuerst 4.000 hat, gewinnt.
sheet-kingdom-come-note-1 = Das Ziel hängt vom Einsatz ab, 2.000 bis 8.000; hier sind es 4.000.
sheet-zilch-online-title = Zilch, wie man es online spielt
sheet-zilch-online-summary = Sechs Würfel, mindestens 300 zum Sichern, Punkte für gar nichts und eine Strafe für den dritten Nullwurf hintereinander.
sheet-zilch-online-prose = Ein Zilch ist ein Nullwurf.
sheet-zilch-online-note-1 = In der Analyse darf ein Stand beliebig weit unter null fallen (score_floor = false).
variant-amish-title = Übernahme
variant-amish-prose = Hört jemand auf und schreibt Punkte auf, darf der Nächste, wenn er schon im Spiel ist, die übrigen Würfel nehmen und auf die Punkte dieses Zuges bauen. So kann es um den ganzen Tisch gehen.
variant-amish-note-1 = Wer aufhört, nachdem alle Würfel gezählt haben, lässt nichts zum Übernehmen liegen: Da wäre kein Risiko dabei.
variant-hsw-title = Der Höchste gewinnt
variant-hsw-prose = Erreicht jemand das Ziel und hört auf, haben alle anderen eine letzte Chance, diesen Stand zu schlagen. Gelingt es, haben der Geschlagene und alle, die noch warten, noch eine Chance gegen den neuen Stand, bis ihn niemand mehr schlägt.
variant-hsw-note-1 = Wer noch eine Chance bekommt, ist wörtlich gemeint: wer eben geschlagen wurde und wer noch wartet (endgame = deposed_and_waiting); mit endgame = rechallenge_all sind es alle.
variant-hsw-note-2 = Ein Stand muss geschlagen werden; bei Gleichstand bleibt er bei dem, der ihn zuerst hatte (tie = first_to_reach).
variant-zilch-title = Drei Nullwürfe
variant-zilch-prose = Wer in drei Zügen hintereinander einen Nullwurf hat, verliert alle Punkte und fängt von vorn an. Zum Ausgleich dürfen Würfel an schon gelegte Sätze angelegt werden: Sie bringen nichts, aber der Wurf ist gerettet.
variant-zilch-note-1 = Der erste Einstieg bleibt, wie das Regelblatt ihn hat; nach dem Zurückfallen auf null braucht es 1.000 Punkte in einem Wurf (reentry; sonst: reentry.scope = turn, oder reentry = same_as_entry). Die Worte „wie zuvor“ sind ein Rest einer anderen Fassung.
variant-zilch-note-2 = Ob man vorher aufhören darf und ob der Zug nur ein Wurf ist, richtet sich nach dem Einstieg des Regelblatts.
variant-zilch-note-3 = Nullwürfe, bevor man je im Spiel war, zählen nicht (zilch_before_entry = false).
variant-zilch-note-4 = Angelegt werden darf bei jedem Wurf, allein oder neben Würfeln, die zählen (addon_with_scoring = true), und es zählt mit, wenn alle Würfel gezählt haben (addon_hot_dice = true).
variant-zilch-note-5 = Nur ein Nullwurf zählt zu den dreien; jedes andere Ende eines Zuges setzt die Zählung zurück.
variant-zilch-note-6 = Angelegt werden darf auch an Sätze, die mit einer Übernahme kamen (addon_inherited = true).
variant-zilch-note-7 = Auch ein misslungener Versuch, zu übernehmen, ist einer der drei Nullwürfe.
