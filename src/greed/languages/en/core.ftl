# English, the language in which Greed is written. Every other language translates these files.
# How to add a language: docs/languages.md.

### The language itself

language-name = English
language-direction = ltr
# The plural forms, in the order of the numbers that the rule comes to (written as in gettext).
plural-forms = one other
plural-rule = n != 1
thousands = ,
decimal = .
percent = { $n }%

### Words that come with a number

dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
busts = { $n ->
    [one] 1 bust
   *[other] { $n } busts
}
turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
# Small numbers as words: three 2s, four of a kind.
count = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
# A face of a die, and all dice that show it: a 5, the 5s.
a-face = { $n ->
    [8] an 8
   *[other] a { $n }
}
faces-of = { $n }s

### Moves, inside a sentence

move-keep = keep { $dice }
move-roll = roll
move-bank = bank
move-accept = accept
move-decline = decline

### Sets of dice

set-single = single { $face }
set-add-on = add-on { $face }
set-dead = dead { $face }
set-kind = { COUNT($count) } { FACES-OF($face) }
set-straight = straight { $dice }
set-pairs = three pairs
set-triplets = two triplets
set-full-house = full house

### Lists

games-one-in = one game in { $n }
games-in-ten = { $n } games in 10
spread = { $low } to { $high }%
spread-under = under { $n }
spread-over = over { $n }
# The last two of a list: 1 or 5, Ann and Bob.
or = { $before } or { $last }
and = { $before } and { $last }
# How somebody at this screen is called in a list: You and Bob.
you = You
seat = Player { $seat }
# How a reason above names a player by number, as a regular expression: players' names replace it.
player-pattern = \bplayer (\d+)

### What happened

started = { $who ->
    [you] You go first.
   *[one] { $player } goes first.
}
threw = { $who ->
    [you] You roll { $dice }.
   *[one] { $player } rolls { $dice }.
}
kept = { $who ->
    [you] You keep { $dice } for { $points }.
   *[one] { $player } keeps { $dice } for { $points }.
}
rolled-on = { $who ->
    [you] You roll on with { DICE($dice) }.
   *[one] { $player } rolls on with { DICE($dice) }.
}
went-silent = { $player } went silent after asking for the roll.
bust-lost = Bust! { $lost } points lost.
bust = Bust! No points to lose.
missed-opening = Less than { $needed } in the opening roll: the turn is over.
saved-points = Nothing scores, and that is worth { $points }: go on with { DICE($dice) }.
saved = Nothing scores, but the turn goes on with { DICE($dice) }.
hot-dice = Hot dice! All { $dice } are back.
bonus-turn-over = All dice scored, { $over } too many: back to { $score }, and a bonus turn.
bonus-turn-points = All dice scored: { $points } banked, and a bonus turn.
bonus-turn = All dice scored, but too few points to bank: a bonus turn.
banked-reason = No points banked: { $reason }.
banked-over = { $who ->
    [you] You overshoot by { $over }: back to { $score }.
   *[one] { $player } overshoots by { $over }: back to { $score }.
}
banked = { $who ->
    [you] You bank { $points }: { $score } in all.
   *[one] { $player } banks { $points }: { $score } in all.
}
forfeited-lost = { $who ->
    [you] You forfeit the turn and { $lost } points.
   *[one] { $player } forfeits the turn and { $lost } points.
}
forfeited = { $who ->
    [you] You forfeit the turn.
   *[one] { $player } forfeits the turn.
}
joined = { $who ->
    [you] You join the game, and play when the turn comes round.
   *[one] { $player } joins the game, and plays when the turn comes round.
}
sat-out-lost = { $who ->
    [you] You sit out: { $lost } points lost.
   *[one] { $player } sits out: { $lost } points lost.
}
sat-out = { $who ->
    [you] You sit out.
   *[one] { $player } sits out.
}
came-back = { $who ->
    [you] You are back.
   *[one] { $player } is back.
}
entered-again = { $who ->
    [you] You are back on the board.
   *[one] { $player } is back on the board.
}
entered = { $who ->
    [you] You are on the board.
   *[one] { $player } is on the board.
}
strike-penalty = That is bust { $busts } in a row; bust { $limit } costs { $penalty } points.
strike = That is bust { $busts } in a row; bust { $limit } costs the whole score.
spared = { $who ->
    [you] You have { $busts } busts in a row, which cost nothing this time.
   *[one] { $player } has { $busts } busts in a row, which cost nothing this time.
}
fine = { $who ->
    [you] You lose { $lost } points after { $busts } busts in a row.
   *[one] { $player } loses { $lost } points after { $busts } busts in a row.
}
reset-off-board = { $who ->
    [you] You lose all { $lost } points after { $busts } busts in a row, and are off the board.
   *[one] { $player } loses all { $lost } points after { $busts } busts in a row, and is off the board.
}
reset = { $who ->
    [you] You lose all { $lost } points after { $busts } busts in a row.
   *[one] { $player } loses all { $lost } points after { $busts } busts in a row.
}
offer-made = { $player } may take over { $points } points and { DICE($dice) }.
offer-taken = { $who ->
    [you] You take over { $points } points and { DICE($dice) }.
   *[one] { $player } takes over { $points } points and { DICE($dice) }.
}
offer-passed = { $who ->
    [you] You pass and start with all dice.
   *[one] { $player } passes and starts with all dice.
}
final-round = { $who ->
    [you] Final round! You have { $score }, the score to beat.
   *[one] Final round! { $player } has { $score }, the score to beat.
}
score-to-beat-raised = { $who ->
    [you] You raise the score to beat to { $score }.
   *[one] { $player } raises the score to beat to { $score }.
}
score-to-beat = { $who ->
    [you] You lead now: { $score } is the score to beat.
   *[one] { $player } leads now: { $score } is the score to beat.
}
won = { $who ->
    [you] You win with { $score }!
    [many] { $player } win with { $score }!
   *[one] { $player } wins with { $score }!
}

### What the end of a turn does: on a button, so short

does-wins = wins the game!
does-shares = shares the win
does-loses-short = loses: { $short } short
does-loses = loses: the same score was reached first
does-nothing-reason = scores nothing: { $reason }
does-nothing = scores nothing
does-behind-short = { $short } short of the score to beat
does-behind = not enough: the same score was reached first
does-bounces = { $over } too many: back to { $score }
does-level = draws level with the score to beat
does-final = starts the final round: { $score } to beat
does-leads-raised = raises the score to beat to { $score }
does-leads = takes the lead: { $score } to beat
does-bonus-points = banks { $points }, then a bonus turn
does-bonus = a bonus turn, but too few points to bank
does-enters-offered = on the board, but offers { $offered } and { DICE($dice) }
does-enters = safe, and on the board
does-banks-offered = safe, but offers { $offered } and { DICE($dice) }
does-banks = safe, and the turn ends

### Why something is not possible now

reason-over = the game is over
reason-host-only = only the host can declare a forfeit
reason-table-only = only the host of the table says who plays
reason-pad-only = only a score pad takes the points of a turn without its dice
reason-dice-first = the dice must fall first
reason-answer-first = first accept or decline the carryover
reason-no-offer = there is no carryover on offer now
reason-keep-first = first keep one or more scoring dice of the throw
reason-opening = { $points } points are needed in this throw
reason-kept-already = dice have been kept from this throw already
reason-no-dice-left = no dice are left to roll
reason-no-dice-kept = at least one scoring die must be kept
reason-shows-none = the throw shows no { $face }s
reason-shows-one = the throw shows 1 { $face }
reason-shows-some = the throw shows { $count } { $face }s
reason-nothing-scores = nothing in this throw scores
reason-keep-all = every scoring die must be kept: { $dice }
reason-scores-nothing = { $dice } scores nothing
reason-scores-nothing-here = { $dice } scores nothing beside the others
reason-adds-only-alone = dice may be added to a set only when the throw scores nothing else
reason-must-roll = you must roll all the dice again before you may bank
reason-locked-score = after taking over, score once more before you bank
reason-locked-faces = after taking over, score a { $faces } in a later throw before you bank
reason-minimum = you need at least { $least } points to bank: { $points } so far
reason-entry-throw = { $needed } needed in one throw to get on the board; best throw so far: { $points }
reason-entry-turn = { $needed } needed in one turn to get on the board: { $points } so far
reason-entry-own = { $needed } of your own needed; the { $inherited } from the takeover don't count: { $points } so far
reason-overshoot = { $score } would be more than { $target }, so the points of the turn are lost
reason-turn-begun = only a whole turn can be entered as points, before any of its dice
reason-no-step = points come in steps of { $unit }, so no turn is worth { $points }
reason-too-little = { $inherited } points were taken over, so this turn is not worth { $points }
reason-no-such-turn = no turn can come to { $points } points here
reason-no-such-left = no turn that comes to { $points } points here leaves { $left } of the dice to roll
reason-say-left = say how many dice are left: points { $points } leaving { $left }
reason-needs-dice = what the next player may roll depends on the dice of this turn: enter them
reason-players = { $sheet } is for { $least } to { $most } players, not { $players }
reason-join-too-late = the final round has begun, so nobody can join any more
reason-no-such-player = there are { $seats } players, so there is no player { $player }
reason-out-already = player { $player } sits out already
reason-not-out = player { $player } doesn't sit out
reason-last-player = everybody else sits out, so this player has to stay
reason-illegal = { $move } is not legal: { $reason } (legal: { $legal })
reason-stale = this move was made for ply { $made }, the game is at ply { $ply }
reason-no-throw = no dice are to fall now: the phase is { $phase }
reason-wrong-dice = { $count } dice with faces from 1 to { $faces } fall here, not { $dice }
reason-no-forfeit = no turn can be forfeited: the game is over

### What ended a game

ended-target = The first player to bank the target wins at once.
ended-unanswered = The target was banked in the last turn of a round, so nobody may answer.
ended-final-round = The final round is over, and nobody else has as many points.
ended-shared = The final round is over, and players with equal scores share the win.
ended-reached-first = The final round is over, and of equal scores the one reached first wins.

### A position

position-throw = { $who ->
    [you] You roll { DICE($dice) }, with { $points } points this turn
   *[one] { $player } rolls { DICE($dice) }, with { $points } points this turn
}
position-keep = { $who ->
    [you] You keep dice from { $thrown }, with { $points } points this turn
   *[one] { $player } keeps dice from { $thrown }, with { $points } points this turn
}
position-decide = { $who ->
    [you] You have { $points } points this turn and { DICE($dice) } to roll
   *[one] { $player } has { $points } points this turn and { DICE($dice) } to roll
}
position-offer = { $player } may take over { $points } points and { DICE($dice) }

position-head = { $sheet }, target { $target }. { $scores }
position-off = (not on the board)
position-off-again = (off the board again)
position-strikes = (strikes: { $strikes })
position-away = (sits out)
position-final = { $who ->
    [you] Final round: You have the score to beat
   *[one] Final round: { $player } has the score to beat
}
position-legal = Legal: { $moves }
position-no-bank = (no bank: { $reason })
position-won = { $who ->
    [many] Players { $player } win.
   *[one] Player { $player } wins.
}
whom = say whom you mean: { $names }

### Taking back

undo-fallen = the dice have fallen since your last choice, so it can't be taken back
undo-moved = { $player } has moved since your last choice
undo-nothing = there is nothing to take back

### Rooms on a server

room-turn-ends = the turn ends with this keep
room-rolling = the roll is on its way: it waits for the other devices
room-decide = roll to throw on, or bank
advice-then = { $move }, then { $rest }

### What happens at a table besides its game

log-undone = The last entry was undone.
log-bot = { $player } (bot) plays in seat { $seat }.
log-seat = { $player } took seat { $seat }.
log-open = Seat { $seat } is open.
log-call = { $who ->
    [you] You were called: still there?
   *[one] { $player } was called: still there?
}
log-call-host = The host was called: still there?
log-back-host = The host is back.
log-host = { $who ->
    [you] You are the host now.
   *[one] { $player } is the host now.
}
log-silent = { $device } was silent: the roll is made without it.
device-any = A device
