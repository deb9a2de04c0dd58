# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Waarom een regel van verzegelde dobbelstenen, een schakel of een verslag niet klopt, en wat een apparaat alarmeert.

sealed-used-up = deze ketting heeft { $length } schakels en geen voor worp { $k }: doe opnieuw mee met een nieuwe
sealed-not-asked = worp { $k } is nu niet bezig
sealed-start-game = de start heeft het kenmerk van het spel nodig, 1 tot 64 afdrukbare tekens zonder spaties, en de hash van het blad
sealed-start-names = elk apparaat heeft een eigen naam nodig: 1 tot 64 afdrukbare tekens zonder spaties, en niet ‘host’
sealed-start-seats = een spel heeft 1 tot { $most } plaatsen, elk apparaat heeft er een, en het apparaat van elke plaats staat in de lijst
sealed-start-players = de naam van een speler heeft 1 tot 200 afdrukbare tekens
sealed-start-first = plaats { $seat } kan niet beginnen: die is er niet
sealed-hex = schakels, ankers en hashes hebben 64 cijfers, 0 tot 9 en a tot f
sealed-still-asked = eerst komt worp { $k }: die is nog bezig
sealed-device-known = apparaat { $device } heeft een naam nodig die nog geen apparaat in dit spel had
sealed-device-seats = apparaat { $device } heeft plaatsen van dit spel nodig in oplopende volgorde, of de volgende nieuwe
sealed-next-roll = de volgende worp is nummer { $due }, niet { $k }
sealed-dice-asked = worp { $k } heeft 1 tot 255 dobbelstenen nodig met elk 2 tot 65.535 vlakken
sealed-again = worp { $void } was ongeldig: worp { $k } moet door hetzelfde apparaat worden gevraagd, met dezelfde dobbelstenen
sealed-list = worp { $k } moet apparaten van dit spel noemen in de volgorde waarin ze kwamen, met het apparaat dat erom vroeg
sealed-listed-out = worp { $k } noemt apparaat { $device }, dat zweeg of geen plaats meer heeft
sealed-links = worp { $k } heeft één schakel nodig van elk apparaat dat hij noemt
sealed-other-dice = de dobbelstenen van worp { $k } zijn { $due }, niet { $dice }
sealed-host-link = de schakel van de gastheer voor worp { $k } is niet die welke sinds de start vastligt
sealed-other-link = de schakel van apparaat { $device } voor worp { $k } is niet die welke sinds zijn komst vastligt
sealed-silent = worp { $k } is alleen ongeldig als apparaten zwijgen die hij noemt
sealed-record = dit is geen verslag van verzegelde dobbelstenen: { $why }
sealed-entry = regel { $n }: { $why }
sealed-cut = het verslag is veranderd, of het einde ontbreekt
sealed-other-story = een apparaat aan tafel zag tot regel { $n } een ander spel dan dit verslag toont
sealed-host-chain = dit is niet de ketting die de gastheer bij de start heeft ingebracht
sealed-not-listed = worp { $k } wacht niet op apparaat { $device }
sealed-other-start = de gastheer laat een andere start van dit spel zien dan eerst
sealed-other-anchor = de gastheer laat voor dit apparaat een anker zien dat niet het zijne is
sealed-rewritten = de gastheer laat tot regel { $n } een ander verloop van het spel zien dan eerst
sealed-asked-twice = de gastheer heeft twee keer om worp { $k } gevraagd, op verschillende manieren
sealed-no-start = dit apparaat heeft de start van het spel nog niet gezien
