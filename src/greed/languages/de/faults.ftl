# Deutsch. Noch hat niemand, der mit Deutsch aufgewachsen ist, diese Datei gelesen.
# Klingt etwas holprig oder falsch? docs/languages.md sagt, wie man hilft; ein Satz genügt.

fault-training-version = Diese Übungsdatei hat Version { $version }, die diese Seite noch nicht kennt.
fault-no-training = Das ist keine Übungsdatei: { $command } und diese Seite schreiben welche.
fault-own-multiple = dein Stand muss ein Vielfaches von { $unit } sein
fault-other-multiple = der andere Stand muss ein Vielfaches von { $unit } sein
fault-own-entry = dein Stand muss 0 sein oder mindestens die { $entry } des Einstiegs
fault-other-entry = der andere Stand muss 0 sein oder mindestens die { $entry } des Einstiegs
fault-steps = Punkte gehen in Schritten von { $unit }
fault-turn-over = der Zug wäre vorbei: Du hast { $target } schon erreicht
fault-game-over = die Partie ist vorbei: Die andere Seite hat { $target } erreicht
fault-no-turn = nach diesen Regeln geht kein Zug mit { DICE($dice) } weiter
fault-least = ist noch { DICE($dice) } übrig, hat ein Zug mindestens { $points } Punkte
fault-bust = in diesem Wurf zählt nichts: Er ist ein Nullwurf
fault-no-offer = { DICE($dice) } lassen sich nach diesen Regeln nicht übernehmen
fault-offer = im Angebot ist, was die andere Seite gerade gesichert hat: Es gehört zu ihrem Stand
fault-newer-archive = Dieses Archiv stammt von einem neueren Greed als diese Seite: Aktualisiere die Seite.
fault-empty-archive = In diesem Archiv sind keine Partien und kein Übungsstand.
fault-no-archive = Das ist kein Zip-Archiv, oder ein Teil fehlt.
fault-too-large = Diese Datei ist zu groß für ein Archiv von Partien: Sie wird nicht geöffnet.
fault-link = In diesem Link steht keine ganze Partie: Vielleicht fehlt ein Teil.
fault-no-puzzles = Die Aufgaben sind noch nicht auf diesem Gerät: Geh einmal online.
fault-no-cards = Die Karten sind noch nicht auf diesem Gerät: Geh einmal online.
fault-game-gone = diese Partie ist nicht mehr auf diesem Gerät
fault-no-pack = Diese Seite hat die Regeln { $sheet } nicht, nach denen gespielt wurde.
fault-other-rules = Diese Partie wurde nach anderen Regeln { $sheet } gespielt als denen dieser Seite.
fault-old-puzzles = Diese Aufgaben gehören zu einer älteren Fassung von { $title }.
