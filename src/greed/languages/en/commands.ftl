# English: what score, odds, card, review, solve and train show.
# How to add a language: docs/languages.md.

### Throws and cards

score-too-many = { $sheet } is played with { DICE($dice) }, but this throw has { $n }
score-no-carryover = { $sheet } has no carryover, so there is nothing to attempt: leave out --attempt
score-no-addons = { $sheet } doesn't allow adding dice to sets: leave out --sets
score-saved = { $points ->
    [0] No points, but no bust: { $throw } saves the turn
   *[other] { $points } points for nothing: { $throw } saves the turn
}
score-saved-bank = { score-saved }; all { $dice } dice are back, to roll again or bank.
score-saved-roll = { score-saved }; all { $dice } dice are back, and must be rolled.
score-bust = Bust: nothing in { $throw } scores.
score-left = { $dice ->
    [0] all dice used
   *[other] { DICE($dice) } left
}
card-words = { $n } words.
card-none = Greed has cards only for its own sheets, not for { $sheet }. greed odds and greed solve take any sheet. To search cards for a sheet of your own, in a clone of Greed: make sheet NAME=mine, then make cards ARGS=mine
card-name = Name

### The review of a game

reviewed-of = A game of { $sheet }
reviewed-so-far = This game isn't over: the review goes as far as the record does.
reviewed-luck = Luck and skill
reviewed-player = player
reviewed-start = start
reviewed-fortune = luck
reviewed-errors = errors
reviewed-gifts = gifts
reviewed-drift = drift
reviewed-undivided = undivided
reviewed-end = end
reviewed-decisions = decisions
reviewed-adds = Win probabilities in percent: { $parts } add up to the end.
reviewed-drift-about = Drift is what the estimate itself is off by: nobody's luck, and nobody's fault.
reviewed-skill = How well each played
reviewed-best = best
reviewed-without-luck = without luck
reviewed-pr-about = PR is 1,000 times the win probability lost per decision: 0 is perfect. Best is the share of perfect decisions; without luck, the result that the play alone earned.
reviewed-parts = PR by part of the game
reviewed-part-keep = keep
reviewed-part-bank = bank
reviewed-part-offer = offer
reviewed-part-entry = entry
reviewed-part-race = race
reviewed-part-endgame = endgame
reviewed-part-final-round = final round
reviewed-worst = What cost most
reviewed-worst-estimated = What cost most, estimated
reviewed-at-keep = { $points } points and the roll { $thrown }
reviewed-at-decide = { $points } points and { DICE($dice) } to roll
reviewed-at-offer = { $points } points and { DICE($dice) } on offer
reviewed-mistake = Round { $round }, { $player } (turn { $turn }) at { $scores }, with { $at }: { $move } cost { $cost }, best was { $best }.
reviewed-turns = Every turn with its number: { $command }
way-to-exact = { $caveat }; { $command } makes it exact

### Odds

hands-throw = Throw
hands-bust = Bust
hands-goes-on = Goes on
hands-too-little = Too little
hands-points = Points
hands-bank-from = Bank from
hands-left = Dice left
hands-chance = Chance
hands-never = never
hands-always = always
hands-none = { $sheet } never throws { DICE($dice) }
hand-opening = to open with { $points }
hand-attempt = attempt
hand-locked = bank locked
hand-dead = no hot dice
hand-beside = beside { $faces }
best-turn = Best turn.
best-turn-on = Best turn, on the board.
best-turn-off = Best turn, not yet on the board.
best-turn-out = Best turn, off the board again.
best-turn-brings = { $value } points on average, and nothing in { $none } of the turns.
best-turn-cap = Points above { $cap } count for nothing.
carryover-lead = Carryover.
carryover-from = Take over { $hand } with { $points } points or more, if you play for points alone.
carryover-never = Never take over { $hand }, if you play for points alone.
long-run-lead = Long run.
long-run = { $value } points a turn on average. Busts in a row make the turns to come worth less: { $losses }.
long-run-loss = { $loss } points after { BUSTS($busts) }
alone-lead = Alone.
alone = { $turns } turns on average to reach { $target }, at best: at most { $half } in half of the games, at most { $most } in nine of ten.
throws-too-little = { $share } of the throws score, and end the turn.
throws-points = { $points } on average, if all that scores most is kept.
throws-bank = { $points } points, for the best turn.

### Solved games

solved-two = The starting player wins { $wins } if both play perfectly: a first-player advantage of { $advantage }.
solved-in = Solved in { $seconds } s of CPU time; Bellman residual { $residual }.
solved-many = If all { COUNT($seats) } play perfectly, they win { $wins } in the order of their turns.
solved-against = Exact win percentages against { $rival }:
solved-overall = overall
solved-first = going first
solved-second = second
solved-optimal = optimal
solved-reply = best reply
solved-about = Optimal assumes a perfect opponent; the best reply exploits this one. 50 would be equal.
solving = Solving { $sheet }
solving-for = Solving { $sheet } for { COUNT($seats) }
solving-ready = { $what }: getting ready
solving-round = { $what }, round { $round }
working-out = Working out { $sheet } (only this once) ...
weighing = Weighing every throw and choice ...
stopped = Stopped. Solutions found so far are saved.

### Practice

drill-about = Choose what wins most often. Then you see how often every choice wins if both players play perfectly from there.
drill-saved = Your progress is saved.
drill-all-done = You have done everything for today.
drill-nothing = There is nothing to practise.
drill-puzzle = Puzzle { $n } of { $all }
drill-rating = Your rating: { $rating } ({ $change })
drill-guess = a first guess, it settles as you go on
drill-streak = { $rating }, { $n } right in a row
drill-own = your own mistakes are not rated
drill-again = only the first answer is rated
drill-score = { $right } of { $all } right. What you got wrong comes back.
drill-played = You have played today's challenge. Come back tomorrow.
drill-position = { $day }, position { $n } of { $all }
drill-day = { $right } of { $all } right, and the others cost { $cost } of a game. A line to share:
drill-perfect = { $right } of { $all } right: a perfect day. A line to share:
drill-fall = The dice fall: { $thrown }
drill-opponent = Opponent
drill-choose = Your choice (q to leave) >
drill-type = Type a number from 1 to { $n }, or a move as it is written.
drill-right = Right.
drill-wrong = Not the best: it was { $best }.
drill-wins = wins
drill-costs = costs you
drill-best = best
drill-looking = Looking for puzzles ...
drill-other-sheet = the puzzles in { $file } are for { $other }, not for { $sheet }
drill-none = no puzzles were found for { $sheet }
drill-before = What you had here before is in { $path }.
drill-restored = Restored from { $path }. To go on: { $command }
drill-exported = Saved in { $path }. To go on elsewhere: { $command }
