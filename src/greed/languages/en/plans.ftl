# Strategy cards: what a player can keep in mind. `$range` is a number of dice, such as 1–2.

plan-dice = { $n ->
    [one] { $range } die
   *[other] { $range } dice
}
plan-bank-with = { $points } with { plan-dice }
plan-roll = Always roll.
plan-bank = Bank from { $parts }.
plan-bank-roll = Bank from { $parts }; always roll { $rolled }.
plan-add = { $points } for { plan-dice }
plan-keep = Keep what scores most, adding for dice you will still roll: { $parts }.
plan-near = Opponent needs { $points } or less: bank { $more } later.
plan-behind = Behind by { $points }: bank { $more } later.
plan-ahead = Ahead by { $points }: bank { $less } sooner.
plan-reach = Reach the target.
plan-reach-by = Reach the target by { $points } or more.
plan-reach-leaving = Reach the target, leaving { plan-dice } at most.
plan-reach-by-leaving = Reach the target by { $points } or more, leaving { plan-dice } at most.
plan-take = Take over { $parts }; pass otherwise.
plan-take-from = { plan-dice } from { $points }
plan-take-never = Never take over.
plan-chase = In a last turn, { $points } or more behind: take over what brings you level.
