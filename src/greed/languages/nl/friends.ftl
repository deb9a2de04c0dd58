# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

silence-waiting = Er wordt samen gegooid: wachten op { $player }.
silence-called = { $player } is geroepen en heeft { COUNT-SECOND($left) } om te antwoorden.
silence-asked = Je wilt verder zonder { $player }. Nu moeten de anderen het ermee eens zijn.
silence-without = Verder zonder { $player }
silence-keeps = { $player } houdt alle punten en slaat over tot de terugkeer. De opname laat het zien.
silence-call = { $player } roepen
ratings-line = Rating over { COUNT-GAME($games) }: van { $first } tot { $last }, hoogstens { $best }
ratings-after = Rating na elk potje

### Voor het spel

lobby-setting-up = De stenen worden klaargelegd …
lobby-near = In dezelfde kamer
lobby-room = Tafel
lobby-waiting-game = Wachten op het spel
lobby-taking = Plaats wordt genomen …
lobby-take = Plaats nemen
lobby-table = Aan tafel
lobby-open = vrij
lobby-more = { $n ->
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $n } spelers
}
lobby-dice = Wachten op de stenen van elke browser
lobby-bot = Een bot
lobby-free = Plaats vrijmaken
lobby-leave = Opstaan
lobby-name = Naam wijzigen
lobby-name-done = Opslaan
lobby-reveals = Elk apparaat onthult zijn aandeel in de stenen. Wachten op { $late } …
lobby-call-off = De start afblazen
lobby-drawn-again = Alles wordt opnieuw geloot. Alle pagina's tellen de starts, en vragen vanaf de derde of iedereen nog wil.
lobby-start = Het spel beginnen
lobby-waiting = Wachten op meer spelers.
lobby-everyone = Iedereen is er: wie de tafel leidt, kan beginnen.
lobby-first-roll = de eerste worp
lobby-program = programma
lobby-host = leidt de tafel

### Wie waar zit

seats = Plaatsen
seats-kind = Plaats { $seat }
seats-player = Een speler
seats-here = Op dit apparaat
seats-by-link = Komt via de link
seats-friend = Iemand, via de link
seats-rivals = Rivalen
seats-more = Meer
seats-name = Naam
seats-name-at = Naam op plaats { $seat }
seats-until = Vrij tot er iemand komt.
seats-remove = Plaats { $seat } weghalen
seats-add = Plaats erbij

### Links

share-qr = QR-code van de link hieronder
share-copy = Link kopiëren
link-join = Meedoen
link-join-about = Scan om plaats te nemen
link-watch = Op een ander scherm kijken
link-watch-about = Toont het spel zonder mee te doen
link-move = Je plaats naar een ander apparaat
link-move-asks = Open dit op het andere apparaat. Dat vraagt dan aan dit apparaat of het voor jou mag spelen.
link-move-about = Wie deze link opent, laat een ander apparaat voor jou spelen
room-verifiable = Controleerbare stenen
room-watching = { $dice } · { $n } kijken mee
room-fetching = De regels van dit spel ophalen …
room-unfetched = De regels van dit spel komen niet door. Deze pagina blijft het proberen.
room-outdated = Deze pagina en haar server begrijpen elkaar niet: de pagina is waarschijnlijk ouder. Laad haar opnieuw.
near-outdated = De twee telefoons begrijpen elkaar niet: hun pagina’s zijn van verschillende versies. Laad ze allebei opnieuw.

### Controleerbare stenen

proof-six = Zes woorden van dit spel
proof-read = Lees elkaar deze zes woorden voor: zijn ze op elk scherm gelijk, dan zien jullie allemaal hetzelfde spel.
proof-started = { $n ->
    [one] Deze tafel is één keer begonnen.
   *[other] Deze tafel is { COUNT-TIME($n) } begonnen.
}
proof-seen = Deze browser heeft { $n } van die starts gezien.
proof-called-off = { $n ->
    [one] 1 start aan deze tafel is afgeblazen.
   *[other] { $n } starts aan deze tafel zijn afgeblazen.
} Wie dat doet, heeft misschien worpen gezien en wil andere.
proof-share = Jouw aandeel in de stenen is toevallig. Je kunt er elke tekst aan toevoegen
proof-noted = Genoteerd.
proof-lose = Als je dit apparaat kwijtraakt
proof-recovery = Met deze woorden kan een ander apparaat verder met jouw plaats in dit spel. Schrijf ze op en laat ze aan niemand zien: wie ze kent, kan jouw plaats innemen.
notice-stopped = Dit apparaat speelt niet meer
notice-compare = Speel niet verder. Vergelijk de zes woorden met de anderen, bewaar wat deze browser zag, en controleer de opname met { $command } op een computer die je vertrouwt.
notice-start = Start nummer { $n } aan deze tafel
notice-ask = De starts hiervoor zijn afgeblazen. Wie dat doet, heeft misschien de eerste worpen gezien en probeert het tot ze bevallen. Vraag waarom, en doe alleen mee als je het antwoord vertrouwt.
notice-take-part = Meedoen met start { $n }
notice-tab = Dit spel staat open in een ander tabblad van deze browser, en daar speel je.
notice-here = Hier spelen
notice-replaced = Een ander apparaat speelt nu voor jou.
notice-ask-back = Vragen om hier weer te spelen
notice-let-in = Dit apparaat toelaten
notice-plea = { $device } tekent voor jouw plaats. Het vraagt je nu of dit apparaat het mag overnemen: zeg daar ja als het de woorden toont
notice-scan = Als je de code hieronder scant, hoef je de woorden niet te vergelijken.
notice-code = Code voor het andere apparaat
notice-no-secret = Er staat niets geheims in
notice-lost = Is het andere apparaat weg? Typ de herstelcode
notice-wrong-code = Deze code hoort bij niemand in dit spel.
notice-asks = Een ander apparaat vraagt of het jouw plaats van dit apparaat mag overnemen.
notice-words = Toont het de woorden { $words }?
notice-yes = Ja, laat het toe
notice-same = Ja, dezelfde woorden: laat het toe
notice-no = Nee
notice-without = De anderen zijn zonder jou verdergegaan
notice-stay = Je punten blijven.
notice-spoilt = Je stilte heeft een worp bedorven, dus je slaat één beurt over voor je terug kunt.
notice-next = Vanaf je volgende beurt speel je weer mee.
notice-back = Ik ben er weer
notice-waited = De anderen wachten op je. Een minuut nadat ze riepen, kunnen ze zonder jou verder.
proof-proves = Wat het bewijst:
proof-strict = niemand, ook niet wie de server draait, kende een worp voordat hij viel, en niemand kon hem daarna veranderen. Elk apparaat voegt aan elke worp een eigen waarde toe.
proof-fair = de server legde zijn stenen vast voordat hij het aandeel van wie dan ook kende, en kon daarna geen worp meer veranderen. Elke keuze is ondertekend door het apparaat dat haar maakte.
proof-not = Wat het niet kan bewijzen:
proof-not-strict = worpen die vallen zonder de waarde van jouw apparaat, zijn voor jou niet beschermd.
proof-not-fair = dat wie de server draait de komende worpen niet al kent.
proof-server = De server kan je berichten verbergen, beweren dat je te laat was, het spel beëindigen of je, samen met alle anderen, eruit zetten. Je ziet het, maar kunt het aan niemand bewijzen.
proof-page = Ook het programma van deze pagina komt van de server. Controleer de opname ergens anders, of gebruik een pagina die je vertrouwt.
proof-save = Bewaren wat deze browser zag
proof-witness = vergelijkt het met de opname: twee verschillende verhalen van één spel komen er niet allebei door.
proof-fair-dice = Waren de stenen eerlijk?
proof-words = De zes woorden van dit spel:
proof-verify = Elke worp hier controleren

### Meldingen

tell-me = Zeg het me als ik aan de beurt ben
tell-denied = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen voor deze site en laad de pagina opnieuw.
tell-cannot = Deze browser kan geen meldingen van deze pagina tonen.
tell-how = Toont een melding als deze pagina achter andere openstaat.

### Open tafels

tables-everybody = Open voor iedereen
tables-listed = De startpagina van deze server toont deze tafel.
tables-join = Iedereen op deze server kan aan deze tafel meedoen.
ratings-play = Voor mijn rating spelen
ratings-key = Toont een eigen sleutel, zonder account.
tables-strict = strenge stenen
tables-at-once = begint meteen
tables-bot = { $player } (bot)
tables-empty = Een lege tafel
tables-game = { $title }, tot { $target }
tables-more = Nog { $n } tonen
tables-coach = coach
tables-full = Iemand was sneller: deze tafel is vol.
tables = Open tafels
tables-open = Een tafel openen
tables-as = Je speelt als
tables-guest = Gast
tables-nobody = Er wacht nu niemand. Open een tafel, en hij verschijnt hier.
tables-programs = Programma's die tegen iedereen spelen
ratings-place = plaats { $place } van { $players }
key-title = De sleutel van deze speler: aan elke tafel dezelfde
player-key = sleutel { $key }

### Een spel kiezen

picker-game = Het spel
picker-house = huisregels
picker-rules = De regels
picker-variants = Varianten
picker-to = Spelen tot

### Een nieuwe tafel

new-pad = Gooi echte stenen en tik aan wat er viel. Het blok houdt de stand bij, kent de regels, en laat je fouten terugnemen.
new-device = Tegen bots, of dit apparaat doorgeven. Werkt zonder netwerk.
new-friends = Wie de link heeft, kan een vrije plaats nemen. Spelers hier delen dit apparaat.
new-begins = Wie begint
new-chance = Het lot beslist
new-clock = Tijd per beurt
new-no-clock = Geen klok
new-strict = Strenge stenen
new-strict-about = De browser van elke speler voegt iets toe aan elke worp, zodat niemand hem vooraf kan weten, ook niet wie de server draait. Hiervoor is een klok nodig (3 minuten als je er geen kiest).
new-listed = De startpagina van deze server toont de tafel zolang er een plaats vrij is. Iedereen kan meedoen.
new-coach = De coach toestaan
new-coach-about = Iedereen aan tafel kan zien hoe goed elke keuze is.
new-device-dice = Dit apparaat gooit de stenen, met zijn cryptografische toevalsgetallen. Het spel wordt na elke zet hier bewaard en gaat verder waar je bleef.
new-server-dice = De server gooit de stenen. Hij legt zich voor het spel vast, zodat iedereen daarna kan controleren dat er geen worp veranderd is.
new-start = Beginnen
new-invite = Tafel maken en uitnodigen

### Met een server verbinden

connect-no-page = Er is geen pagina ‘{ $code }’, en ook geen tafel.
connect-no-server = Tafels staan op een server, en die heeft deze pagina niet. Kreeg je een link, open dan de link zelf. Heb je een code en het adres van de server, typ dan hieronder het adres.
connect-same-place = Op dezelfde plek heb je niets anders nodig:
new-without-server = Allemaal in dezelfde kamer? Een van jullie telefoons kan de tafel bijhouden, zonder deze server.
connect-phones = Ieder op een eigen telefoon
connect-pass = Dit apparaat doorgeven
connect-pad = Echte stenen gooien, en de stand bijhouden
connect-apart = Op afstand heb je een Greed-server nodig, en die heeft deze pagina niet. Een van jullie start hem op een computer met { $command } en stuurt je het adres: open het, en je bent er. Of verbind deze pagina ermee:
connect-address = Adres van de server
connect-trust = De pagina praat dan met die server, en blijft de pagina die je vertrouwt: ze controleert de stenen zelf.
connect-no-answer = Er antwoordde geen server op { $origin }. Controleer het adres. Klopt het, dan moet de beheerder deze pagina toestaan: { $command }
connect-no-address = Dit is geen adres. Schrijf het als { $one } of { $other }.

### Ratings

ratings-play-about = Deze browser bewaart een sleutel en tekent ermee als je gaat zitten. Er is geen account: anderen zien de vingerafdruk van de sleutel, aan elke tafel dezelfde. Wis je de gegevens van de browser, dan is hij weg.
ratings-own-key = Jouw sleutel is { $key }.
ratings-after-won = na { COUNT-GAME($games) }, { $won } gewonnen
ratings-yours = Jouw potjes
ratings-none = Je hebt nog geen potje voor de rating. Er is nog iemand voor nodig die ook voor een rating speelt.
ratings-nobody = Nog niemand heeft { $least } potjes voor de rating gespeeld.
ratings-counts = Een potje telt als er twee of meer spelers met een eigen sleutel gaan zitten, bij een spel van het huis met het gewone doel, het lot bepaalt wie begint, en het tot het einde gespeeld wordt. Weggaan telt als verlies. Iedereen begint op 1.000; een vraagteken staat voor minder dan { $least } potjes, het aantal dat nodig is voor de lijst.
ratings-pr = PR is wat je keuzes kosten, vergeleken met perfect spel: 1.000 keer de winstkans die een gemiddelde keuze weggeeft. Geluk speelt geen rol, en 0 is perfect.
ratings-looking = De ratings worden opgezocht …
ratings-player = Wie
ratings-rating = Rating
ratings-games = Potjes
ratings-won = Gewonnen
ratings-all = Alle ratings
ratings-their-key = Sleutel { $key }
ratings-latest = De laatste { COUNT-GAME($games) }
ratings-tell-apart = Spelers kiezen hun naam, en twee kunnen dezelfde kiezen: de sleutel houdt ze uit elkaar. Alleen tegenstanders die ook voor een rating spelen, staan in de lijst.
ratings-pr-games = PR is wat de keuzes in een potje kosten, vergeleken met perfect spel: 0 is perfect, en geluk speelt geen rol. Een streepje betekent dat het potje niet gemeten is.
ratings-looking-up = De speler wordt opgezocht …
ratings-lost = verloren
ratings-shared = gedeeld
ratings-was-won = gewonnen
alarm-wait = Wacht nog { COUNT-SECOND($n) }.
alarm-different = Het spel is begonnen met andere regels, stenen of spelers dan de pagina liet zien.
alarm-start = De server noemt dit start nummer { $attempt }, maar deze browser heeft er al { $before } gezien.
alarm-unsigned = De server ondertekent niet wat hij laat zien.
alarm-other-game = De server heeft een ander spel ondertekend dan hij laat zien.
alarm-shown = De pagina kreeg een ander spel te zien dan het ondertekende.
alarm-no-part = Dit apparaat draagt niet bij aan de stenen.
alarm-cannot-be = De server laat iets zien dat niet kan: { $why }
alarm-stuck = Deze pagina kan niet verder met de stenen: { $why }
alarm-restarted = De server laat een ander begin van dit spel zien dan eerst.
alarm-fewer = De server laat minder uitspraken zien dan deze browser al gezien heeft.
alarm-other-course = De server laat een ander verloop van het spel zien dan eerst.
alarm-earlier = De server laat een eerdere stand van het spel zien dan die waarop dit apparaat al heeft geantwoord.
alarm-other-id = Het spel is onder een ander kenmerk begonnen.
alarm-without = Het spel is zonder dit apparaat begonnen.
alarm-other-values = Het spel is begonnen met andere waarden dan dit apparaat heeft gegeven.
alarm-other-seats = Het spel is begonnen met andere plaatsen voor dit apparaat dan het heeft ingenomen.
alarm-second-value = De server vraagt nog een waarde voor worp { $n }, terwijl die al gegeven is.
device-share-fixed = Het spel is begonnen: de bijdrage ligt vast.
device-used-up = De waarden van dit apparaat zijn op: het heeft een nieuwe keten nodig.
device-other-tab = Dit spel staat open in een ander tabblad, en dat spreekt voor dit apparaat.
