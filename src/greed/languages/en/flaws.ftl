# English: what is wrong with a sheet of rules.
# How to add a language: docs/languages.md.

flaw-faces = the dice have faces from 1 to { $faces }
flaw-straight-once = a straight has each face once
flaw-size = needs { $size } dice, the sheet has { $dice }
flaw-straight-long = a straight of { $size } is longer than the { $dice } dice
flaw-no-triples = there are no triples to go beyond; set scoring.triples
flaw-no-pairs = there are no three pairs; set scoring.three_pairs
flaw-nothing-scores = nothing scores; give points to singles, triples, or another set
flaw-seats = { $min } is more than seats.max, { $max }
flaw-above-target = { $points } is above the target, { $target }
flaw-overshoot = { $overshoot } contradicts end.endgame = { $endgame }: nobody could beat a score at the target
flaw-bounces = 'bounces' contradicts turn.hot_dice = 'bonus_turn' with end.endgame = { $endgame }: a bonus turn would take the score to beat off the target again; use end.endgame = 'first_to_target'
flaw-needs = needs { $what }
flaw-dead-dice = contradicts turn.keep = 'forced', which leaves no choice
flaw-must-roll = needs turn.hot_dice = 'fresh_dice'; { $hot } leaves nothing to roll in this turn
flaw-no-singles = 'one_or_five' needs dice that score singly
flaw-entry-carry = { $carry } says what counts for a player off the board, but carryover.who_may_take = 'on_board' keeps such players from the offer
flaw-no-penalty = a penalty needs points to lose, 1 or more
flaw-no-reentry = needs strikes.effect = 'reset'; a penalty leaves one on board
flaw-idle-penalty = needs strikes.effect = 'penalty'; a reset takes the whole score
flaw-throw-worth = no throw is worth { $points }, the best is { $best }
flaw-turn-worth = no turn is worth { $points }, the best is { $best }
flaw-turn-worth-ends = no turn is worth { $points }, the best is { $best } (turn.hot_dice = { $hot } ends it)
flaw-one-throw = { $path }.ends_turn leaves one throw, and none is worth { $points }: the best is { $best }
flaw-takes-all = every keep takes all dice, so nobody could ever bank
flaw-nothing-else = nothing else scores, so nobody could ever bank
flaw-never-bank = whatever falls, every die has to be kept or thrown again, so nobody could ever bank
flaw-never-next = whatever falls leads to another bonus turn, so it would never be the next player's turn
flaw-unit = every score is a multiple of { $unit }, so nobody could hit { $target }
flaw-stuck = { $points } contradicts end.overshoot = 'forfeits': { $unit } below the target nobody could go on; end.overshoot = 'bounces' lets them, and so do strikes that cost points
flaw-brackets = a name takes single values: set a table entry by entry, such as triples.1=300; a list needs a sheet of your own (greed rules new)
flaw-no-table = { $path } is a table: set what is in it, such as { $example }, or write { $ways }
flaw-no-list = { $path } is a list, which needs a sheet of your own (greed rules new)
flaw-options = greed rules new writes a sheet in which every option is explained
flaw-expected = expected { $wanted }, got { $got }
flaw-expected-key = expected the key to be { $wanted }, got { $got }
flaw-missing = missing: expected { $wanted }
flaw-items = expected at least { $least } items, got { $got }
flaw-whole = a whole number
flaw-whole-least = a whole number of { $least } or more
flaw-whole-span = a whole number from { $least } to { $most }
flaw-whole-most = a whole number of { $most } at most
flaw-bool = true or false
flaw-text = text
flaw-list = a list
flaw-table = a table
