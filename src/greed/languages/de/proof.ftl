# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Was `greed verify` im Terminal sagt, außer dem, was auch die Seite sagt.

checked-verified = Geprüft:
checked-not-verified = Nicht bestätigt.
checked-remarks = Geprüft, mit Anmerkungen:
checked-cut = die Aufzeichnung bricht ab, stimmt aber, so weit sie reicht
checked-gaps = Würfe ohne den Wert eines Geräts, stumme Geräte, Entscheidungen der Uhr oder nichts Unterschriebenes
checked-debt = jemand blieb den Wert für einen feststehenden Wurf schuldig, oder die Partie hat nie begonnen
checked-witness = eine Zeugendatei widerspricht der Aufzeichnung
checked-so-far = So weit die Aufzeichnung reicht:
checked-place = Aussage { $at }: { $why }
checked-counts = Start { $attempt } an diesem Tisch; Aussagen: { $n }.
checked-device = Gerät { $device } ({ $seats }), Aussagen: { $n }
checked-device-last = die letzte ist Nummer { $n }, auf Stand { $head }...
checked-device-rolls = sein Wert steckt in { $given } von { $rolls } Würfen
checked-device-renewed = neue Schlüssel: { $n }
checked-device-gave = abgegebene Plätze: { $n }
checked-fair = In einer fairen Partie kann der Server alle Würfe vorher gekannt haben. Aussuchen oder ändern konnte er nach dem Start keinen.
checked-strict = Der Server kann Nachrichten verschweigen oder behaupten, sie seien zu spät gekommen. Ein Wurf ohne den Wert deines Geräts ist für dich nicht geschützt.
checked-dice = die Würfel dieser Aufzeichnung sind „{ $dice }“: Prüfen lassen sich nur „fair“ und „strict“
checked-no-protocol = diese Aufzeichnung nennt kein Würfelprotokoll
checked-protocol = das Protokoll „{ $protocol }“ ist hier unbekannt: Ein neueres Greed kennt es vielleicht
checked-no-proof = dieser Aufzeichnung fehlt der Beweis, wie allen in Textform: Nimm die in JSON Lines
checked-long = ein Beweis hat höchstens { $most } Zeilen
checked-warned = Gerät { $device } wurde gewarnt, obwohl es nichts schuldig war
checked-not-over = die Partie soll zu Ende sein und ist es nicht
checked-dice-early = es werden Würfel verlangt, die nicht dran sind
checked-not-turn = Platz { $seat } ist nicht dran
checked-nobody-begins = es ist noch nicht ausgelost, wer anfängt
checked-saw-start-signed = { $who } hat einen anderen Start dieser Partie gesehen; der Server hat beide unterschrieben
checked-saw-start = { $who } hat einen anderen Start dieser Partie gesehen; die Unterschrift des Servers steht nicht darunter
checked-other-game = { $who } betrifft eine andere Partie ({ $seen }) als die Aufzeichnung ({ $recorded })
checked-saw-starts = { $who } hat an diesem Tisch { $n } Starts gesehen, und das hier ist Nummer { $attempt }
checked-unsigned-words = { $who } behauptet Worte, die das Gerät nicht unterschrieben hat: { $words }
checked-never-taken = { $who } hat „{ $word }“ gesagt, und der Server hat es nie angenommen
checked-said-later = { $who } hat etwas als Aussage { $at } gesagt: So lang ist die Aufzeichnung nicht
checked-said-else = { $who } hat etwas anderes gesagt, als in der Aufzeichnung steht
checked-head-unsigned = { $who } behauptet einen Stand { $k }, den der Server nicht unterschrieben hat
checked-saw-later = { $who } hat Aussage { $k } vom Server unterschrieben gesehen; die Aufzeichnung endet mit { $count }
checked-two-stories = der Server hat für { $who } einen anderen Stand { $k } unterschrieben: Er hat zwei Geschichten erzählt
checked-no-witness = das ist keine Zeugendatei: { $why }
checked-witness-damaged = die Zeugendatei ist beschädigt: { $why }
checked-witness-protocol = das ist keine Zeugendatei des Würfelprotokolls 1
checked-witness-device = die Zeugendatei nennt ein Gerät, das nicht in ihrem Starttext steht
checked-witness-long = eine Zeugendatei hat höchstens { $most } Stände und Aussagen
