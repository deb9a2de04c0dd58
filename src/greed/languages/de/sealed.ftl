# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.
# Warum ein Eintrag versiegelter Würfel, ein Glied oder eine Aufzeichnung nicht stimmt, und was ein Gerät alarmiert.

sealed-used-up = diese Kette hat { $length } Glieder und keines für Wurf { $k }: mit einer neuen wieder beitreten
sealed-not-asked = Wurf { $k } ist gerade nicht an der Reihe
sealed-start-game = der Start braucht die Kennung der Partie, 1 bis 64 druckbare Zeichen ohne Leerzeichen, und den Hash des Blatts
sealed-start-names = jedes Gerät braucht einen eigenen Namen: 1 bis 64 druckbare Zeichen ohne Leerzeichen, und nicht „host“
sealed-start-seats = eine Partie hat 1 bis { $most } Plätze, jedes Gerät hat einen Platz, und das Gerät jedes Platzes ist genannt
sealed-start-players = der Name eines Spielers hat 1 bis 200 druckbare Zeichen
sealed-start-first = Platz { $seat } kann nicht beginnen: es gibt ihn nicht
sealed-hex = Glieder, Anker und Hashes haben 64 Ziffern, 0 bis 9 und a bis f
sealed-still-asked = erst kommt Wurf { $k }: er ist noch nicht gefallen
sealed-device-known = Gerät { $device } braucht einen Namen, den in dieser Partie noch kein Gerät hatte
sealed-device-seats = Gerät { $device } braucht Plätze dieser Partie in aufsteigender Folge, oder den nächsten neuen
sealed-next-roll = der nächste Wurf hat die Nummer { $due }, nicht { $k }
sealed-dice-asked = Wurf { $k } braucht 1 bis 255 Würfel mit je 2 bis 65.535 Seiten
sealed-again = Wurf { $void } war ungültig: Wurf { $k } muss vom selben Gerät verlangt werden, mit denselben Würfeln
sealed-list = Wurf { $k } muss Geräte dieser Partie in der Folge nennen, in der sie kamen, mit dem, das den Wurf verlangt
sealed-listed-out = Wurf { $k } nennt Gerät { $device }, das geschwiegen oder keinen Platz mehr hat
sealed-links = Wurf { $k } braucht ein Glied von jedem Gerät, das er nennt
sealed-other-dice = die Würfel von Wurf { $k } sind { $due }, nicht { $dice }
sealed-host-link = das Glied des Gastgebers für Wurf { $k } ist nicht das, das seit dem Start feststeht
sealed-other-link = das Glied von Gerät { $device } für Wurf { $k } ist nicht das, das seit seinem Kommen feststeht
sealed-silent = Wurf { $k } ist nur ungültig, wenn Geräte schweigen, die er nennt
sealed-record = das ist keine Aufzeichnung versiegelter Würfel: { $why }
sealed-entry = Eintrag { $n }: { $why }
sealed-cut = die Aufzeichnung wurde verändert, oder ihr Ende fehlt
sealed-other-story = ein Gerät am Tisch hat bis Eintrag { $n } eine andere Partie gesehen, als diese Aufzeichnung zeigt
sealed-host-chain = das ist nicht die Kette, die der Gastgeber zum Start mitgebracht hat
sealed-not-listed = Wurf { $k } wartet nicht auf Gerät { $device }
sealed-other-start = der Gastgeber zeigt einen anderen Start dieser Partie als vorher
sealed-other-anchor = der Gastgeber zeigt für dieses Gerät einen Anker, der nicht seiner ist
sealed-rewritten = der Gastgeber zeigt bis Eintrag { $n } einen anderen Verlauf der Partie als vorher
sealed-asked-twice = der Gastgeber hat Wurf { $k } zweimal verlangt, auf verschiedene Weise
sealed-no-start = dieses Gerät hat den Start der Partie noch nicht gesehen
