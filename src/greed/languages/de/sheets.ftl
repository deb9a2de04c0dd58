# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Titel, Zusammenfassung und Text der Spiele des Hauses. Was hier fehlt, steht auf Englisch da.

sheet-official-title = Greed, die offiziellen Regeln
sheet-official-summary = Fünf Würfel, 600 zum Einstieg und eine Übernahme für alle, die sich trauen.
sheet-official-prose = Greed belohnt Mut und bestraft Zögern: Wer kühn sichert, lässt Würfel auf dem Tisch liegen, die der Nächste gegen ihn verwenden kann. Gespielt wird bis 10.000 Punkte, wenn ihr nichts anderes ausmacht.
sheet-ten-dice-title = Greed mit zehn Würfeln
sheet-ten-dice-summary = Zehn Würfel, 1.000 in einem Wurf zum Einstieg und ein Extrazug, wenn alle zehn zählen.
sheet-ten-dice-prose = Das Ziel macht ihr vor dem Spiel aus; meist sind es 20.000 Punkte.
sheet-koans-title = Greed, kurz
sheet-koans-summary = Fünf Würfel bis 3.000: das kurze Spiel, das viele aus einer Programmierübung kennen.
sheet-basic-title = Greed, das Grundspiel
sheet-basic-summary = Sechs Würfel, keine Hürde, Würfel werden mitsamt ihren Punkten weitergereicht: leicht, schnell und lustig mit Kindern.
sheet-basic-prose = Die wichtigste Regel: Bei jedem Wurf muss etwas zählen. Bei jedem einzelnen. (Eine Ausnahme gibt es, ganz zum Schluss: zwei gleiche.)
sheet-classic-title = Greed, das klassische Spiel
sheet-classic-summary = Sechs Würfel, 500 zum Einstieg, wer zuerst 10.000 hat, gewinnt: das Zehntausend, das viele kennen.
sheet-classic-prose = Viele haben herausgefunden, dass es sich auf einem kleinen Orientteppich am besten würfelt.
sheet-farkle-title = Farkle
sheet-farkle-summary = Sechs Würfel, feste Werte für vier, fünf und sechs gleiche, 500 zum Einstieg.
sheet-farkle-minimal-title = Farkle, ganz einfach
sheet-farkle-minimal-summary = Sechs Würfel, nur einzelne und Drillinge, wer zuerst 10.000 hat, gewinnt: die Regeln aus der Arbeit über perfektes Spiel.
sheet-kingdom-come-title = Das Würfelspiel aus Kingdom Come: Deliverance
sheet-kingdom-come-summary = Sechs Würfel, auch kurze Straßen, keine Hürde, wer zuerst 4.000 hat, gewinnt.
sheet-zilch-online-title = Zilch, wie man es online spielt
sheet-zilch-online-summary = Sechs Würfel, mindestens 300 zum Sichern, Punkte für gar nichts und eine Strafe für den dritten Nullwurf hintereinander.
sheet-zilch-online-prose = Ein Zilch ist ein Nullwurf.
variant-amish-title = Übernahme
variant-amish-prose = Hört jemand auf und schreibt Punkte auf, darf der Nächste, wenn er schon im Spiel ist, die übrigen Würfel nehmen und auf die Punkte dieses Zuges bauen. So kann es um den ganzen Tisch gehen.
variant-hsw-title = Der Höchste gewinnt
variant-hsw-prose = Erreicht jemand das Ziel und hört auf, haben alle anderen eine letzte Chance, diesen Stand zu schlagen. Gelingt es, haben der Geschlagene und alle, die noch warten, noch eine Chance gegen den neuen Stand, bis ihn niemand mehr schlägt.
variant-zilch-title = Drei Nullwürfe
variant-zilch-prose = Wer in drei Zügen hintereinander einen Nullwurf hat, verliert alle Punkte und fängt von vorn an. Zum Ausgleich dürfen Würfel an schon gelegte Sätze angelegt werden: Sie bringen nichts, aber der Wurf ist gerettet.
