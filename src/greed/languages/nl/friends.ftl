# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

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
lobby-bot = Een bot
lobby-free = Plaats vrijmaken
lobby-leave = Opstaan
lobby-name = Naam wijzigen
lobby-name-done = Opslaan
lobby-start = Het spel beginnen
lobby-waiting = Wachten op meer spelers.
lobby-everyone = Iedereen is er: wie de tafel leidt, kan beginnen.
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
link-move-about = Wie deze link opent, laat een ander apparaat voor jou spelen
room-sealed = Stenen van alle apparaten
room-server = De server gooit
room-watching = { $dice } · { $n } kijken mee
room-fetching = De regels van dit spel ophalen …
room-unfetched = De regels van dit spel komen niet door. Deze pagina blijft het proberen.
room-outdated = Deze pagina en haar server begrijpen elkaar niet: de pagina is waarschijnlijk ouder. Laad haar opnieuw.
near-outdated = De twee telefoons begrijpen elkaar niet: hun pagina’s zijn van verschillende versies. Laad ze allebei opnieuw.

### Meldingen

tell-me = Zeg het me als ik aan de beurt ben
tell-denied = Je browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen voor deze site en laad de pagina opnieuw.
tell-cannot = Deze browser kan geen meldingen van deze pagina tonen.
tell-how = Toont een melding als deze pagina achter andere openstaat.

### Open tafels

tables-everybody = Open voor iedereen
tables-listed = De startpagina van deze server toont deze tafel.
tables-join = Iedereen op deze server kan aan deze tafel meedoen.
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
new-listed = De startpagina van deze server toont de tafel zolang er een plaats vrij is. Iedereen kan meedoen.
new-coach = De coach toestaan
new-coach-about = Iedereen aan tafel kan zien hoe goed elke keuze is.
new-device-dice = Dit apparaat gooit de stenen, met zijn cryptografische toevalsgetallen. Het spel wordt na elke zet hier bewaard en gaat verder waar je bleef.
new-server-dice = De worpen komen van alle apparaten aan tafel samen: niemand kan ze vooraf weten of kiezen, ook niet wie de server beheert.
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

### Stenen van alle apparaten

dice-fair = Waren de stenen eerlijk?
dice-from-all = De worpen komen van alle apparaten aan tafel samen. Niemand kan ze vooraf weten of kiezen, ook niet wie de tafel beheert.
dice-check = De worpen van dit spel controleren.
dice-back = Terug naar de tafel
dice-other-record = Een ander verslag controleren
dice-elsewhere = Het programma van deze pagina komt van wie de tafel beheert. Op een computer die je vertrouwt controleert { $command } ook een verslag.
dice-silent = Dit apparaat gaf even geen antwoord, daarom wordt er zonder gegooid. Vanaf je volgende worp doet het weer mee.
dice-stopped = Er klopt iets niet met de stenen
dice-stopped-about = Dit apparaat is gestopt. Speel niet verder, en vergelijk met de anderen wat ieder ziet.
alarm-different = Het spel begon met andere regels of spelers dan de pagina toonde.
alarm-shown = De pagina kreeg andere worpen te zien dan de apparaten gemaakt hebben.
alarm-without = Een worp van jou werd in naam van een ander apparaat gevraagd.
alarm-stuck = Deze pagina kan niet verder met de stenen: { $why }
