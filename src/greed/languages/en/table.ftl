# English: the game in the terminal.
# How to add a language: docs/languages.md.

### What people type: words, and letters for short. Those of English always work as well.

type-keep = keep, k
type-roll = roll, r, throw
type-bank = bank, b, stop
type-accept = take, t, accept, yes, y
type-decline = pass, p, decline, no, n
type-all = all, a
type-points = points
type-left = left, leaving
type-and = and
type-odds = odds, ?, hint
type-help = help, h
type-undo = undo, u
type-rules = rules
type-scores = scores, s
type-join = join
type-out = out
type-back = back
type-save = save
type-quit = quit, q, exit
# An answer that means yes, besides Enter.
type-again = yes, y

### What h shows: what to type | what it does

help-keep = 115 or 1 1 5 | keep these dice
help-all = all, a | keep every scoring die
help-roll = roll, r | roll the dice that are left
help-bank = bank, b | end the turn and add its points to your score
help-both = 115 roll, ab | keep and roll (or bank) in one line
help-take = take, t / pass, p | take over a carryover, or pass
help-odds = ? | show your choices and how often each wins
help-undo = undo, u | take back a choice, until the dice fall
help-join = join Cleo | somebody who comes later joins the game
help-out = out Bob / back Bob | somebody sits out or goes home / is back
help-scores = scores, s / rules | show the score sheet / the rules
help-save = save FILE | save a copy of the game
help-quit = quit, q | leave; the game is saved, --resume continues it
help-dice = 1 1 5 2 3 or 11523 | type all the dice you rolled, after every roll
help-turn = 650 / 650 3 / 0 | or just the points of the whole turn / with 3 dice left / a bust

### The table

table-title = { $title } · { $dice } dice · to { $target }
table-title-faces = { $title } · { $dice } dice with { $faces } faces · to { $target }
table-keys = rules · ? your choices · h help · q quit
table-resumed = resumed · { $keys }
table-plain = { $title } (h for help)
table-plain-resumed = { $title }, resumed (h for help)
table-turn = { $who ->
    [you] You to play. Scores: { $scores }
   *[one] { $player } to play. Scores: { $scores }
}
table-this-turn = { $points } this turn
table-kept = +{ $points } for { $dice }
table-level = { $who ->
    [you] You need { $gap } points in this turn to draw level with { $leader } at { $best }, and more to lead.
   *[one] { $player } needs { $gap } points in this turn to draw level with { $leader } at { $best }, and more to lead.
}
table-level-only = { $who ->
    [you] You need exactly { $gap } points in this turn to draw level with { $leader } at { $best }: more is too much.
   *[one] { $player } needs exactly { $gap } points in this turn to draw level with { $leader } at { $best }: more is too much.
}
table-beat = { $who ->
    [you] You need at least { $gap } points in this turn to beat { $best }.
   *[one] { $player } needs at least { $gap } points in this turn to beat { $best }.
}
table-no-way = { $who ->
    [you] You can't catch up with { $leader } at { $best } any more.
   *[one] { $player } can't catch up with { $leader } at { $best } any more.
}
table-needs = needs { $points }
table-needs-throw = needs { $points } in one throw
table-needs-turn = needs { $points } in one turn
table-away = sits out
table-busts = { $busts ->
    [one] 1 bust
   *[other] { $busts } busts in a row
}
table-wins = wins
table-to-beat = to beat

### Questions

ask-throw = { $player }: { $due }
due = Press Enter to roll { DICE($dice) }
due-real = { DICE($dice) } to roll
ask-fell = { $who ->
    [you] You roll { DICE($dice) }: what fell?
   *[one] { $player } rolls { DICE($dice) }: what fell?
}
ask-keep = Keep which dice?
ask-offer = { $player }: take over { DICE($dice) } with { $points } points, or pass and roll all { $all }?
ask-decide = { $roll }, or bank { $points }?
ask-decide-does = { $roll }, or bank { $points } ({ $does })?
ask-nothing = A bank { $does }
ask-decide-nothing = { $roll }, or bank nothing?
ask-roll = Roll { DICE($dice) }
ask-roll-real = Roll { DICE($dice) } and type what fell
choices = Choices: { $choices }
choices-more = Choices: { $choices }, ? for { $more } more
choices-bust = bust
choices-rest = … ? for { $more } more
prompt-again = Enter to play again, q to leave >

### What ? shows

odds-choice = choice
odds-points = points
odds-turn = turn
odds-then = then
odds-wins = wins
odds-worth = points
odds-roll = roll { DICE($dice) }
odds-roll-or-bank = roll { DICE($dice) }, or bank
odds-next = { DICE($dice) } next, bust { $bust }
measure-win = win probability { $worth }
measure-points = points of the turn { $worth }
danger = bust { $chance }
danger-opening = short of { $opening } { $chance }
coach-stopped = Stopped. Type ? to start again.
coach-none = No advice here: { $reason }.
coach-working = Working out how often each choice wins (once per sheet; Ctrl-C skips) ...
coach-beside = Working out how often each choice wins (once per sheet). Wait for it, or play on.
coach-ready = ? now shows how often each choice wins.
coach-points = This sheet has no exact answer, so these are points: { $reason }.

### Remarks

note-type-dice = { $dice ->
    [1] Type the die you rolled, e.g. { $example }
   *[other] Type all { $dice } dice you rolled, e.g. { $example }
}
note-help = { $what }; h for help
note-count = That is { DICE($count) } of { $dice }. { $what }
note-left = How many dice are left, { $lefts }? Type e.g. { $example }
note-points-first = The points of a whole turn are typed before its first roll
note-take-first = First take or pass; then type all the dice you rolled
note-take-first-points = First take or pass; then type the points of the turn. In one line: pass { $points }
note-type-real = { $dice ->
    [1] Type the die you rolled; h for help
   *[other] Type all { $dice } dice you rolled; h for help
}
note-type-real-bank = { $dice ->
    [1] Type the die you rolled, or bank; h for help
   *[other] Type all { $dice } dice you rolled, or bank; h for help
}
note-bank-nothing = { $reason }. Keep first; then type bank on its own to end the turn with nothing
note-nothing-typed = Type your choice; ? shows your choices, h shows all commands.
note-saved = Every event is saved in { $path }
note-copied = Saved a copy in { $path }
note-exists = there is a file { $path } already: choose another name
note-undone = { $who ->
    [you] Taken back. You decide again.
   *[one] Taken back. { $player } decides again.
}
note-moments = What mattered most:
note-no-moments = You made no costly mistake.
note-sure = { $why } Type it again to do it anyway.
note-replay = To see it again: { $command }
note-farewell = Saved. To continue: { $command }
note-unfinished = The game is not over: the record ends here.
note-take-words = first take or pass

### Words that aren't understood

not-a-move = '{ $text }' isn't a move. { $instead }
not-a-move-near = '{ $text }' isn't a move. Did you mean '{ $meant }'?
not-a-face = a die shows 1 to { $faces }, not '{ $word }'
not-points = type the points of the turn, e.g. 650; and 650 3 if 3 dice are left
no-dice-to-keep = there are no dice on the table to keep
instead-keep = Type the dice to keep, e.g. 115, or all; h for help
instead-decide = Type { $moves }; h for help
instead-offer = Type take or pass; h for help
instead-throw = Press Enter to roll; h for help
join-who = say who joins, one person at a time, e.g. join Cleo
taken-twice = two players are called { $name }; give them different names
players-names = type the players' names with commas between them, e.g. Ann,Bob, not { $name }
rules-none = No part of the rules is called { $word }; this is the score card.
rules-others = rules WORD shows more, rules all the whole rule book: { $titles }

### Words that nobody knows

did-you-mean = did you mean { $words }?
known-words = known: { $words }
unknown-sheet = sheet { $name } is unknown; { $hint } (a file of your own ends in .toml)
unknown-variant = variant { $name } is unknown; { $hint }
unknown-option = option { $name } is unknown; { $hint }
unknown-key = unknown key; { $hint }
unknown-bot = unknown bot { $name }; { $hint }
unknown-policy = unknown policy { $name }; { $hint }
unknown-measure = unknown measure { $name }; { $hint }
unknown-command = there is no command { $name }; { $hint } (greed --help lists them all)
unknown-theme = there is no theme { $name }; { $hint }
unknown-source = unknown dice source { $name }; { $hint }
unknown-move = { $name } isn't a move; { $hint }
