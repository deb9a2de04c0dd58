# Nederlands. Nog niemand die met het Nederlands is opgegroeid heeft dit bestand gelezen.
# Klinkt er iets stroef of fout? docs/languages.md zegt hoe je helpt; één zin is genoeg.

plan-dice = { $n ->
    [one] { $range } steen
   *[other] { $range } stenen
}
plan-bank-with = { $points } met { plan-dice }
plan-roll = Gooi altijd.
plan-bank = Noteer vanaf { $parts }.
plan-bank-roll = Noteer vanaf { $parts }; gooi altijd { $rolled }.
plan-add = { $points } voor { plan-dice }
plan-keep = Leg apart wat het meest oplevert, en tel voor stenen die je nog gaat gooien erbij: { $parts }.
plan-near = Heeft de tegenstander { $points } of minder nodig: wil { $more } meer.
plan-behind = Sta je { $points } achter: wil { $more } meer.
plan-ahead = Sta je { $points } voor: wil { $less } minder.
plan-reach = Haal het doel.
plan-reach-by = Ga { $points } of meer over het doel.
plan-reach-leaving = Haal het doel met hooguit { plan-dice } over.
plan-reach-by-leaving = Ga { $points } of meer over het doel, met hooguit { plan-dice } over.
plan-take = Neem { $parts } over; pas anders.
plan-take-from = { plan-dice } vanaf { $points }
plan-take-never = Neem nooit over.
plan-chase = In een laatste beurt, { $points } of meer achter: neem over wat je gelijk brengt.
