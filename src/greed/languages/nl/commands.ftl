# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

### Throws and cards

score-too-many = { $sheet } speel je met { DICE($dice) }, maar deze worp heeft er { $n }
score-no-carryover = { $sheet } kent geen overname: laat --attempt weg
score-no-addons = bij { $sheet } mag je niet aanleggen: laat --sets weg
score-saved = { $points ->
    [0] Geen punten, maar ook geen misworp: { $throw } redt de beurt
   *[other] { $points } punten voor niets: { $throw } redt de beurt
}
score-saved-bank = { score-saved }; alle { $dice } stenen komen terug, om te gooien of te noteren.
score-saved-roll = { score-saved }; alle { $dice } stenen komen terug, en je moet ze gooien.
score-bust = Misworp: in { $throw } telt niets.
score-left = { $dice ->
    [0] alle stenen op
   *[other] nog { DICE($dice) }
}
card-words = { $n } woorden.
card-none = Greed heeft alleen kaarten voor zijn eigen spellen, niet voor { $sheet }. greed odds en greed solve nemen elk spel. Kaarten voor een eigen spel zoek je in een kloon van Greed: make sheet NAME=mine, dan make cards ARGS=mine
card-name = Naam

### The review of a game

reviewed-of = Een potje { $sheet }
reviewed-so-far = Dit potje is niet af: de terugblik gaat zo ver als de opname.
reviewed-luck = Geluk en kunnen
reviewed-player = speler
reviewed-start = begin
reviewed-fortune = geluk
reviewed-errors = fouten
reviewed-gifts = cadeaus
reviewed-drift = afwijking
reviewed-undivided = ongedeeld
reviewed-end = einde
reviewed-decisions = beslissingen
reviewed-adds = Winkansen in procent: { $parts } zijn samen het einde.
reviewed-drift-about = De afwijking is de fout van de schatting zelf: niemands geluk en niemands schuld.
reviewed-skill = Hoe goed er gespeeld is
reviewed-best = beste
reviewed-without-luck = zonder geluk
reviewed-pr-about = PR is duizend keer de winkans die een beslissing gemiddeld kostte: 0 is perfect. Beste is het aandeel perfecte beslissingen; zonder geluk, het resultaat dat het spel alleen verdiende.
reviewed-parts = PR per deel van het spel
reviewed-part-keep = leggen
reviewed-part-bank = noteren
reviewed-part-offer = overname
reviewed-part-entry = begin
reviewed-part-race = race
reviewed-part-endgame = eindspel
reviewed-part-final-round = slotronde
reviewed-worst = Wat het meest kostte
reviewed-worst-estimated = Wat het meest kostte, geschat
reviewed-at-keep = { $points } punten en de worp { $thrown }
reviewed-at-decide = { $points } punten en nog { DICE($dice) }
reviewed-at-offer = { $points } punten en { DICE($dice) } over te nemen
reviewed-mistake = Ronde { $round }, { $player } (beurt { $turn }) bij { $scores }, met { $at }: { $move } kostte { $cost }, het beste was { $best }.
reviewed-turns = Alle beurten met hun nummer: { $command }
way-to-exact = { $caveat }; precies wordt het met { $command }

### Odds

hands-throw = Worp
hands-bust = Misworp
hands-goes-on = Gaat door
hands-too-little = Te weinig
hands-points = Punten
hands-bank-from = Noteren vanaf
hands-left = Stenen over
hands-chance = Kans
hands-never = nooit
hands-always = altijd
hands-none = bij { $sheet } gooi je nooit { DICE($dice) }
hand-opening = begin met { $points }
hand-attempt = poging
hand-locked = nog niet noteren
hand-dead = geen hete stenen
hand-beside = naast { $faces }
best-turn = Beste beurt.
best-turn-on = Beste beurt, in het spel.
best-turn-off = Beste beurt, nog niet in het spel.
best-turn-out = Beste beurt, weer uit het spel.
best-turn-brings = { $value } punten gemiddeld, en niets in { $none } van de beurten.
best-turn-cap = Punten boven { $cap } tellen niet.
carryover-lead = Overname.
carryover-from = Neem { $hand } over met { $points } punten of meer, als alleen punten tellen.
carryover-never = Neem { $hand } nooit over, als alleen punten tellen.
long-run-lead = Op den duur.
long-run = { $value } punten per beurt gemiddeld. Misworpen op rij maken de volgende beurten minder waard: { $losses }.
long-run-loss = { $loss } punten na { $busts }
alone-lead = Alleen.
alone = Op zijn best gemiddeld { $turns } beurten tot { $target }: hoogstens { $half } in de helft van de potjes, hoogstens { $most } in negen van de tien.
throws-too-little = { $share } van de worpen telt, en eindigt de beurt.
throws-points = { $points } gemiddeld, als je apartlegt wat het meeste telt.
throws-bank = { $points } punten, voor de beste beurt.

### Solved games

solved-two = Wie begint wint { $wins } als beiden perfect spelen: een voordeel van { $advantage } voor de eerste beurt.
solved-in = Opgelost in { $seconds } s rekentijd; Bellman-residu { $residual }.
solved-many = Als alle { COUNT($seats) } perfect spelen, winnen ze { $wins } in de volgorde van hun beurten.
solved-against = Precieze winkansen in procent tegen { $rival }:
solved-overall = in totaal
solved-first = als eerste
solved-second = als tweede
solved-optimal = optimaal
solved-reply = beste antwoord
solved-about = Optimaal gaat uit van een perfecte tegenstander; het beste antwoord benut deze. 50 zou gelijk zijn.
solving = Bezig met { $sheet }
solving-for = Bezig met { $sheet } voor { COUNT($seats) }
solving-ready = { $what }: voorbereiding
solving-round = { $what }, ronde { $round }
working-out = Ik reken { $sheet } uit (alleen deze keer) ...
weighing = Ik weeg elke worp en elke keuze ...
stopped = Gestopt. Wat al opgelost is, is bewaard.

### Practice

drill-about = Kies wat het vaakst wint. Daarna zie je hoe vaak elke keuze wint als beiden van daaraf perfect spelen.
drill-saved = Je voortgang is bewaard.
drill-all-done = Voor vandaag heb je alles gedaan.
drill-nothing = Er is niets te oefenen.
drill-puzzle = Puzzel { $n } van { $all }
drill-rating = Je rating: { $rating } ({ $change })
drill-guess = een eerste schatting, die zich vanzelf zet
drill-streak = { $rating }, { $n } goed op rij
drill-own = je eigen fouten tellen niet mee
drill-again = alleen het eerste antwoord telt
drill-score = { $right } van de { $all } goed. Wat fout was komt terug.
drill-played = Je hebt de uitdaging van vandaag al gespeeld. Kom morgen terug.
drill-position = { $day }, stelling { $n } van { $all }
drill-day = { $right } van de { $all } goed, en de andere kostten { $cost } van een potje. Een regel om te delen:
drill-perfect = { $right } van de { $all } goed: een perfecte dag. Een regel om te delen:
drill-fall = Er valt: { $thrown }
drill-opponent = Tegenstander
drill-choose = Jouw keuze (q om te stoppen) >
drill-type = Typ een getal van 1 tot { $n }, of een zet zoals die er staat.
drill-right = Goed.
drill-wrong = Niet het beste: dat was { $best }.
drill-wins = wint
drill-costs = kost je
drill-best = beste
drill-looking = Ik zoek puzzels ...
drill-other-sheet = de puzzels in { $file } zijn voor { $other }, niet voor { $sheet }
drill-none = er zijn geen puzzels gevonden voor { $sheet }
drill-before = Wat hier eerst was staat in { $path }.
drill-restored = Teruggehaald uit { $path }. Verder gaat het met: { $command }
drill-exported = Bewaard in { $path }. Ergens anders verder: { $command }
