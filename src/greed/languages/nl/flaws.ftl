# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.
# Wat er mis is met een regelblad.

flaw-faces = de stenen hebben vlakken van 1 tot { $faces }
flaw-straight-once = een straat heeft elk aantal ogen één keer
flaw-size = daar zijn { $size } stenen voor nodig, hier zijn er { $dice }
flaw-straight-long = een straat van { $size } is langer dan de { $dice } stenen
flaw-no-triples = er zijn geen drietallen om boven te gaan; vul scoring.triples in
flaw-no-pairs = drie paren tellen hier niet; vul scoring.three_pairs in
flaw-nothing-scores = niets telt; geef losse stenen, drietallen of een andere combinatie punten
flaw-seats = { $min } is meer dan seats.max, { $max }
flaw-above-target = { $points } is meer dan het doel, { $target }
flaw-overshoot = { $overshoot } gaat niet samen met end.endgame = { $endgame }: niemand kan een stand op het doel verslaan
flaw-bounces = 'bounces' gaat niet samen met turn.hot_dice = 'bonus_turn' en end.endgame = { $endgame }: een extra beurt zou de stand weer van het doel halen; neem end.endgame = 'first_to_target'
flaw-needs = kan alleen met { $what }
flaw-dead-dice = gaat niet samen met turn.keep = 'forced', waar je niets te kiezen hebt
flaw-must-roll = kan alleen met turn.hot_dice = 'fresh_dice'; bij { $hot } is er in deze beurt niets meer te gooien
flaw-no-singles = 'one_or_five' kan alleen als losse stenen tellen
flaw-entry-carry = { $carry } zegt wat telt vóór de instap, maar met carryover.who_may_take = 'on_board' is er dan geen aanbod
flaw-no-penalty = een straf kost punten, 1 of meer
flaw-no-reentry = kan alleen met strikes.effect = 'reset'; met een straf blijf je in het spel
flaw-idle-penalty = kan alleen met strikes.effect = 'penalty'; 'reset' kost al de hele stand
flaw-throw-worth = geen worp is { $points } waard, de beste is { $best } waard
flaw-turn-worth = geen beurt is { $points } waard, de beste is { $best } waard
flaw-turn-worth-ends = geen beurt is { $points } waard, de beste is { $best } waard (turn.hot_dice = { $hot } maakt er een eind aan)
flaw-one-throw = met { $path }.ends_turn blijft er één worp over, en geen is { $points } waard: de beste is { $best } waard
flaw-takes-all = er gaan altijd alle stenen apart: niemand zou ooit kunnen noteren
flaw-nothing-else = verder telt er niets: niemand zou ooit kunnen noteren
flaw-never-bank = wat er ook valt, elke steen moet apart of opnieuw gegooid worden: niemand zou ooit kunnen noteren
flaw-never-next = wat er ook valt, er volgt een extra beurt: niemand anders zou ooit aan de beurt komen
flaw-unit = elke stand is een veelvoud van { $unit }: niemand zou { $target } kunnen halen
flaw-stuck = { $points } gaat niet samen met end.overshoot = 'forfeits': { $unit } voor het doel zou niemand verder kunnen; met end.overshoot = 'bounces' kan het, of met strikes die punten kosten
flaw-brackets = een naam neemt losse waarden: zet een tabel per onderdeel, zoals triples.1=300; een lijst heeft een eigen bestand nodig (greed rules new)
flaw-no-table = { $path } is een tabel: zet wat erin staat, zoals { $example }; { $ways } kan ook
flaw-no-list = { $path } is een lijst, die een eigen bestand nodig heeft (greed rules new)
flaw-options = greed rules new schrijft een bestand waarin elke optie is uitgelegd
flaw-expected = hier hoort { $wanted }, niet { $got }
flaw-expected-key = als sleutel hoort { $wanted }, niet { $got }
flaw-missing = ontbreekt: hier hoort { $wanted }
flaw-items = hier horen minstens { $least } items, niet { $got }
flaw-whole = een geheel getal
flaw-whole-least = een geheel getal van { $least } of meer
flaw-whole-span = een geheel getal van { $least } tot { $most }
flaw-whole-most = een geheel getal van hoogstens { $most }
flaw-bool = true of false
flaw-text = een tekst
flaw-list = een lijst
flaw-table = een tabel
