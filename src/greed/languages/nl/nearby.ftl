# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

near = In dezelfde kamer
near-show = Toon dit aan de telefoon die de tafel bijhoudt
near-answer = Het plaatje dat antwoordt
near-host-taps = Wie de tafel leidt, tikt op ‘Verder: scan het antwoord’ en richt de camera hierop. Dan zit je aan tafel.
near-scan-host = Het plaatje van de tafel scannen
near-scan-again = Een ander plaatje scannen
near-back = Terug
near-about = Ieder op een eigen telefoon, zonder server en zonder internet. Eén telefoon houdt de tafel bij, de andere komen erbij door het plaatje te scannen. Elke telefoon voegt iets toe aan elke worp, dus niemand kan met de stenen knoeien.
near-join = Aan een tafel meedoen
near-open = Een tafel openen
near-players = Spelers
near-open-table = De tafel openen
near-no-wifi = Geen wifi in de buurt?
near-hotspot = Laat één telefoon de verbinding delen (‘hotspot’), en de andere met die wifi verbinden. Het werkt ook zonder mobiele data.
near-phones = Telefoons
near-again = Opnieuw verbinden
near-ask = Vraag om het plaatje op de telefoon die de tafel bijhoudt (‘Een telefoon uitnodigen’ of ‘Verbinden’), en scan dat.
near-gone = Komt die niet meer terug? Dan gaat het spel hier verder, vanaf de laatste worp die deze telefoon zag.
near-pass = Deze telefoon doorgeven
near-step-answer = 2. Scan het antwoord
near-show-again = Ons plaatje nog eens tonen
near-step-invite = 1. Laat dit scannen
near-invites = Het plaatje dat een telefoon uitnodigt
near-next = Verder: scan het antwoord
near-cancel = Annuleren
near-one-after = De telefoons komen er een voor een bij met een plaatje. Ze zitten allemaal op dezelfde wifi, of op de hotspot van één.
near-invite = Een telefoon uitnodigen
near-lost = De telefoon die deze tafel bijhoudt, is niet verbonden.
near-missing = { $who ->
    [you] Je bent niet verbonden.
    [many] { $player } zijn niet verbonden.
   *[one] { $player } is niet verbonden.
}
near-camera-denied = Deze pagina mag de camera niet gebruiken. Sta het toe in de instellingen van de browser, of gebruik de tekst.
near-camera-https = Browsers lenen hun camera alleen aan pagina's met https. Gebruik de tekst.
near-keeps-nothing = Deze browser laat de pagina niets opslaan, dus kan ze geen tafel bijhouden. Sta toe dat ze gegevens opslaat, of laat een andere telefoon de tafel bijhouden.
near-camera = Wat de camera ziet
near-no-camera = Geen camera? Gebruik de tekst
near-text = De tekst van de andere telefoon
near-use = Gebruiken
near-send = Geen camera? Stuur de tekst
near-as-text = { $what }, als tekst
near-copy = Kopiëren
near-other-table = Dit is het plaatje van een andere tafel. Toon deze telefoon het antwoord op de zijne.
near-guest = Dit is het plaatje van een gast. Scan dat van de telefoon die de tafel bijhoudt.
near-unfound = De telefoons vinden elkaar niet. Zet ze op dezelfde wifi, of de ene op de hotspot van de andere.
near-no-network = deze telefoon heeft geen netwerk: verbind met een wifi, of zet een hotspot aan
near-nothing = zoiets staat er niet in
near-damaged = het is beschadigd
near-cut = het einde ontbreekt
near-versions = de twee pagina's zijn van verschillende versies: laad beide opnieuw
near-no-picture = Dit is geen plaatje van een andere telefoon: { $why }.
near-keep = De tafel op deze telefoon bijhouden
near-unreached = de andere telefoon is niet te bereiken
room-scan = Het plaatje scannen
near-meet-scan = Laat de anderen dit scannen
near-meet-type = Geen camera? Typ dit dan onder ‘Aan een tafel meedoen’:
near-meet-waits = Wie het scant, schuift bij je aan, een voor een. Laat het alleen aan je vrienden zien.
near-pictures = Geen internet? Met twee plaatjes
near-table-code = De code van deze tafel
near-type-code = Of typ de code van de tafel
near-sit-down = Meedoen
near-looking = De tafel wordt gezocht…
near-no-meeting = Het trefpunt is niet te bereiken. Het gaat ook zonder, met twee plaatjes.
near-nobody-meets = Er wacht nu niemand onder deze code. Vraag hem nog eens, of scan twee plaatjes.
near-no-codes = Deze pagina kan niets met zulke codes. Vraag om een plaatje: ‘Geen internet? Met twee plaatjes’.
near-seeks = Zodra beide telefoons internet hebben, vinden ze elkaar vanzelf.
near-lost-seat = Is de telefoon van { $player } kwijt?
near-take-seat = Hier verdergaan
