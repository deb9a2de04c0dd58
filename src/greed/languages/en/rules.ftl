# English: rules pages. rulebook/page.txt says when each sentence is said.
# How to add a language: docs/languages.md.

### gist

gist-first-exact = first to bank exactly { POINTS($target) }
gist-first = first to bank { POINTS($target) }
gist-last-turn-exact = exactly { POINTS($target) }, then one last turn for the others
gist-last-turn = { POINTS($target) }, then one last turn for the others
gist-round-exact = exactly { POINTS($target) }, then the round is finished
gist-round = { POINTS($target) }, then the round is finished
gist-unbeaten = { POINTS($target) }, then the highest score wins that nobody can beat
gist-until-unbeaten = { POINTS($target) }, then the score to beat until nobody beats it

### summary

summary-entry-throw = { DICE($dice) }, { POINTS($entry_points) } or more in one throw to get on the board, { $gist }.
summary-entry-turn = { DICE($dice) }, { POINTS($entry_points) } or more in one turn to get on the board, { $gist }.
summary-plain = { DICE($dice) }, { $gist }.

### needs

needs-people-open = { $seats_min } or more players (up to { $seats_max } here).
needs-people-range = { $seats_min } to { $seats_max } players.
needs-people = { $seats_min } players.
needs-die = 1 six-sided die.
needs-dice = { $dice } six-sided dice.
needs-die-of-faces = 1 die with { $faces } faces, 1 to { $faces }.
needs-dice-of-faces = { $dice } dice with { $faces } faces, 1 to { $faces }.
needs-paper = Pencil and paper.

### glance

glance-target-lead = Target
glance-target = { $gist }
glance-on-the-board-lead = On the board
glance-entry-throw = { POINTS($entry_points) } or more in one throw
glance-entry-turn = { POINTS($entry_points) } or more in one turn
glance-entry-none = at once
glance-keep-lead = Keep
glance-keep-all = every die that scores
glance-keep-choice = your choice of the dice that score
glance-bank-lead = Bank
glance-bank = { POINTS($turn_minimum_bank) } or more
glance-all-dice-scored-lead = All dice scored
glance-all-hot = hot dice: roll all again
glance-all-bonus = points are safe, and a bonus turn
glance-all-ends = the turn is over
glance-two-equal-dice-lead = Two equal dice
glance-two-equal-dice = save the turn
glance-adding-dice-lead = Adding dice
glance-adding-dice = to sets kept earlier in the turn
glance-carryover-lead = Carryover
glance-carryover = dice left over go to the next player, with the points
glance-bust-lead = Bust
glance-bust-turn = the turn is lost
glance-bust-score = the turn is lost, and the whole score
glance-bust-penalty = the turn is lost, and { POINTS($strikes_penalty) }
glance-bust-row-score = the turn is lost; { $strikes_count } in a row, the whole score
glance-bust-row-penalty = the turn is lost; { $strikes_count } in a row, { POINTS($strikes_penalty) }

### aim

aim-title = What it is about
aim-first-exact = Be the first to bank exactly { POINTS($target) }: that wins the game at once.
aim-first = Be the first to bank { POINTS($target) }: that wins the game at once.
aim-highest-exact = Have the highest score when the game ends. The end begins when somebody has banked exactly { POINTS($target) }.
aim-highest = Have the highest score when the game ends. The end begins when somebody has banked { POINTS($target) }.
aim-turn = On your turn you roll dice, set some aside that score, and then choose: roll the rest for more points, or stop and bank what you have. The longer you go on, the more you can win, and the more a bad roll takes away.

### turn

turn-title = Your turn
turn-order = Players take turns, to the left. Agree on who begins.
turn-roll-lead = Roll.
turn-roll-die = Roll your only die.
turn-roll-all = Roll all { $dice } dice.
turn-keep-lead = Keep.
turn-keep-all = Set aside every die that scores. There is no choice; if dice can be counted in different ways, the way with the most points holds.
turn-keep-choice = Set aside one or more dice that score. Which of them is your choice: you may leave scoring dice on the table and roll them again. A set scores only if you set aside all of its dice.
turn-keep-not-dead = Dice that score nothing stay on the table.
turn-keep-dead-bonus = Dice that score nothing may be set aside along with scoring ones, never without them; but then this set of dice will not give you a bonus turn, and when no die is left to roll, your turn is over and you bank what it is worth.
turn-keep-dead-hot = Dice that score nothing may be set aside along with scoring ones, never without them; but then this set of dice will not give you hot dice, and when no die is left to roll, your turn is over and you bank what it is worth.
turn-count-lead = Count.
turn-count = Add the points of the dice you kept to the points of this turn. They are not safe yet.
turn-decide-lead = Decide.
turn-decide-roll-or-bank = Roll the dice that you did not set aside, and go on from step 2; or stop and bank: the points of the turn are added to your score, and the dice pass on.
turn-decide-off-board = (Until you are on the board this is different: see below.)
turn-bust-lead = Bust.
turn-bust-lost = A roll in which nothing scores is a bust. Your turn ends at once, and all points of the turn are lost.
turn-bust-exceptions = (Exceptions: { $saved }, as described below.)
turn-safe-points-lead = Safe points.
turn-safe-never = A bust costs points that you have banked, too: see every bust.
turn-safe-but-rows = Points that you have banked are never lost by a single bust; but see busts in a row.
turn-safe-always = Points that you have banked are never lost.
turn-no-dice-left-lead = No dice left.
turn-no-dice-left = If no die is left to roll while you may not bank, your turn is over and its points are lost.
turn-minimum-lead = Minimum.
turn-minimum-points = You may bank only { POINTS($turn_minimum_bank) } or more: with less you have to roll on.
turn-minimum-off-board = There is no minimum for banking, except while you are off the board.
turn-minimum-none = There is no minimum: any points may be banked.
turn-minimum-inherited = Points that came with a carryover count for it.
turn-minimum-own = Points that came with a carryover do not count for it.
turn-cast-on-board = In the examples on this page { $cast } play, in this order; they are on the board already, unless it says otherwise.
turn-cast = In the examples on this page { $cast } play, in this order.

### scoring

scoring-title = The score card
scoring-one-throw-lead = One throw.
scoring-one-throw-only = The dice of a set must fall in one throw: dice set aside earlier are scored and done.
scoring-one-throw-example = Two { $apart_face }s now and a third { $apart_face } in a later throw are { POINTS($apart) }, not { $at_once }.
scoring-one-use-lead = One use.
scoring-one-use = Each die counts once: in a set, or alone where its face scores alone.
scoring-more-dice-lead = More dice.
scoring-more-doubles = Each die of the same face beyond three doubles the points: { $sums }.
scoring-more-adds = Each die of the same face beyond three adds the points of the triple once more: { $sums }.
scoring-more-no-set = { $grown } of a kind is not a set of its own.
scoring-more-no-sets = Four or more of a kind are not sets of their own.
scoring-more-some-no-sets = { $grown } of a kind are not sets of their own.
scoring-more-rest = The dice beyond a set are counted by the other lines, if they can: { $sums }.
scoring-once-only-lead = Once only.
scoring-once-only = A line of the card counts once in a throw, for each face that it names; further dice that would make it again score nothing.
scoring-again-lead = Again.
scoring-again = The same line may be scored more than once in a throw: { $twice } are { POINTS($twice_points) }.
scoring-best-count-lead = Best count.
scoring-best = If dice can be counted in more than one way, the way with the most points holds.
scoring-best-example = So { $split } are worth { $split_points }, as { $split_parts }, not { $split_whole }.
scoring-careful-lead = Careful.
scoring-no-straight = { $no_straights } is not a straight.
scoring-no-straights = { $no_straights } are not straights.
scoring-pairs-lead = Pairs.
scoring-pairs-differ = Three pairs are made by three different faces.
scoring-pairs-quad = Four of a kind and a pair count as three pairs, too.
scoring-pairs-no-quad = Four of a kind and a pair are not three pairs.
scoring-pairs-six = Six of a kind count as three pairs.
scoring-pairs-no-six = Six of a kind do not count as three pairs.
scoring-full-house-lead = Full house.
scoring-house = A full house is three of one face and two of another.
scoring-house-bonus-least = A full house is three of one face and two of another: the points of the triple, if it has any, and { $scoring_full_house_bonus } more, but never less than { $scoring_full_house }.
scoring-house-bonus = A full house is three of one face and two of another: the points of the triple, if it has any, and { $scoring_full_house_bonus } more.
scoring-nothing-lead = Nothing.
scoring-nothing-points = Roll all { DICE($dice) } at once so that none scores, and it is not a bust but worth { POINTS($scoring_nothing) }.
scoring-nothing-must-roll = Then all of them are rolled again; you may not bank before.
scoring-nothing-may-roll = Then all of them are rolled again, or you bank if you may.
scoring-alone-lead = Alone.
scoring-none-alone = No die scores alone.
scoring-some-alone = Only { $alone } score alone.
scoring-not-here-lead = Not here.
scoring-not-here = There are no points for { $absent } as such.

### hot-dice

hot-dice-title-ends = All dice scored
hot-dice-title-bonus = All dice scored: the bonus turn
hot-dice-title-fresh = Hot dice
hot-die-ends = When the die has scored, your turn is over: there is nothing left to roll, and you bank the points.
hot-dice-end = When all { $dice } dice have been set aside and have scored, in one throw or over several, your turn is over: there is nothing left to roll, and you bank the points.
hot-die-bonus = When the die has scored, the points of the turn are banked at once, and you take another turn with it.
hot-dice-bonus = When all { $dice } dice have been set aside and have scored, in one throw or over several, the points of the turn are banked at once, and you take another turn with all the dice.
hot-die-fresh = When the die has scored, you have hot dice: take it again and go on.
hot-dice-fresh = When all { $dice } dice have been set aside and have scored, in one throw or over several, you have hot dice: take all { $dice } again and go on.
hot-dice-bonus-safe = A bust in this bonus turn does not touch what was banked before it. A bonus turn can earn another one, without limit.
hot-dice-at-risk = It is still the same turn, and its points are still at risk. This may happen any number of times in a turn.
hot-dice-must-roll = You must roll them: nobody banks on hot dice.
hot-dice-may-bank = You do not have to: you may bank instead, if you may bank at all.
hot-dice-bonus-at-target = Should those points reach the target, you still play the bonus turn first.
hot-dice-opening-bonus = The throw that brings you on the board earns the bonus turn as well, if all dice score in it.
hot-dice-opening-no-bonus = The throw that brings you on the board earns no bonus turn, even if all dice score in it.
hot-dice-too-much-lost = If the points would take you beyond the target they are lost, but the bonus turn is played all the same.
hot-dice-too-much-bounces = If the points take you beyond the target, your score bounces off it, and the bonus turn is played all the same.
hot-dice-too-few-either = If the points are too few to get on the board or for the minimum, nothing is recorded, but the bonus turn is played all the same.
hot-dice-too-few-to-enter = If the points are too few to get on the board, nothing is recorded, but the bonus turn is played all the same.
hot-dice-too-few-to-bank = If the points are too few for the minimum, nothing is recorded, but the bonus turn is played all the same.
hot-dice-despite-lock = The points are banked even while a carryover would not let you bank.

### doubles

doubles-title = Doubles at the end
doubles-saved = If you roll exactly two dice, and they are equal but score nothing, it is not a bust. Keep the points of the turn, take all { DICE($dice) }, and go on.
doubles-must-roll = You must roll: there is no banking in between.
doubles-may-bank = You may also bank before you roll, if you may bank at all.
doubles-two-only = A pair among three or more dice saves nothing.
doubles-in-takeover = Doubles also save a player who took over two dice from the player before.
doubles-not-in-takeover = Doubles do not save a player who rolls two dice taken over from the player before: that is a bust.

### adding

adding-title = Adding dice
adding-with-singles = If you have set aside three or more dice of one face (a face that does not score alone) from one throw of your turn, you may add dice of that face from later throws to them.
adding-any = If you have set aside three or more dice of one face from one throw of your turn, you may add dice of that face from later throws to them.
adding-worth = An added die scores nothing, but it counts as a die kept: a throw that would be a bust is saved by it.
adding-when-lead = When.
adding-beside-scoring = You may add dice also when other dice of the throw score.
adding-only-alone = You may add dice only when nothing else in the throw scores.
adding-all-dice-lead = All dice.
adding-all-end = When the last die has been set aside, scored or added, your turn is over.
adding-all-bonus = An added die counts as one that has scored when it comes to the bonus turn.
adding-all-hot = An added die counts as one that has scored when it comes to hot dice.
adding-all-no-bonus = With an added die among them your dice do not earn the bonus turn: when no die is left to roll, your turn is over and you bank what it is worth.
adding-all-not-hot = With an added die among them your dice do not earn hot dice: when no die is left to roll, your turn is over and you bank what it is worth.
adding-until-when-lead = Until when.
adding-until-when = After rolling all dice again there is nothing to add to: older sets are gone.
adding-carryover-lead = Carryover.
adding-inherited = A player who takes over a carryover may add to the sets that came with it.
adding-not-inherited = A player who takes over a carryover may not add to sets set aside before.

### entry

entry-title = Getting on the board
entry-none = There is no threshold: the first points that you bank count.
entry-needs-throw = To get on the board you need { POINTS($entry_points) } or more in one throw.
entry-needs-turn = To get on the board you need { POINTS($entry_points) } or more in one turn.
entry-until-then = Until then your score is 0, and nothing else that you roll is recorded.
entry-single-throw = So long as you are off the board your turn is a single throw of { DICE($dice) }.
entry-single-scoring = If the dice that score are worth { POINTS($entry_points) } or more, the points are recorded, you are on the board, and this turn is over; from then on you play normally. If not, your turn ends with nothing.
entry-single-kept = If the dice that you keep are worth { POINTS($entry_points) } or more, the points are recorded, you are on the board, and this turn is over; from then on you play normally. If not, your turn ends with nothing.
entry-takeover-refused = Should you take over a carryover while you are off the board, your turn goes on beyond its first throw, but to record anything you still need { POINTS($entry_points) } or more in one throw. You may not stop before you have them: roll on until you have, or bust.
entry-takeover-forfeits = Should you take over a carryover while you are off the board, your turn goes on beyond its first throw, but to record anything you still need { POINTS($entry_points) } or more in one throw. You may stop earlier, but then the points of the turn are lost.
entry-exact-turn = Exactly { $entry_points } is enough. All points of the turn that brings you on the board count, and so do those of every later turn.
entry-any-throw = Any throw of your turn will do, not only the first; but the dice kept from that one throw must be worth it alone. Then all points of the turn count, and so do those of every later turn.
entry-stop-refused = You may not stop before you have them: roll on until you have, or bust.
entry-stop-forfeits = You may stop earlier, but then the points of the turn are lost.
entry-once-banked = You are on the board once you have banked: if you bust after you have rolled enough, the points are lost and you are as far as before.
entry-minimum-too = The minimum for banking holds as well.

### carryover

carryover-title = Carryover
carryover-offer = If a player banks and leaves dice that could have been rolled again, the next player is offered these dice together with the points of the turn just banked. The player who banked keeps those points, whatever happens next. A turn that ends in a bust, or without recording anything, leaves no offer.
carryover-who-lead = Who.
carryover-who-next = Only the next player is asked.
carryover-who-anyone = Only the next player is asked, on the board or not.
carryover-who-on-board = Only the next player is asked, and only if on the board already. Nobody else may take the dice.
carryover-decline-lead = Decline.
carryover-decline-die = Decline, and the offer is gone for everybody: begin your own turn with 1 die and 0 points.
carryover-decline-dice = Decline, and the offer is gone for everybody: begin your own turn with all { $dice } dice and 0 points.
carryover-accept-lead = Accept.
carryover-accept = Accept, and roll exactly the dice that were left. The points offered are the points your turn begins with.
carryover-success-lead = Success.
carryover-success-singles = The attempt succeeds if the throw shows { $singles }. No other dice will do, not even a set that scores.
carryover-success-added = The attempt succeeds if anything in the throw scores. A die added to a set will do.
carryover-success-any = The attempt succeeds if anything in the throw scores.
carryover-go-on = Add the points of this throw, and go on as in a turn of your own.
carryover-keep-all = Keep all the dice of this throw that score, add their points, and go on as in a turn of your own.
carryover-keep-choice = Keep what you like of this throw, as of any other, add the points, and go on as in a turn of your own.
carryover-failure-lead = Failure.
carryover-failure-but-doubles = Otherwise the attempt is a bust, unless doubles at the end save it: your turn is over, and the points offered are gone.
carryover-failure-bust = Otherwise the attempt is a bust: your turn is over, and the points offered are gone.
carryover-failure-score-stays = Your score stays as it was.
carryover-banking-lead = Banking.
carryover-bank-at-once = After a successful attempt you may bank at once, as after any throw.
carryover-bank-after-singles = You may not bank right after a successful attempt: first keep { $singles } from a later throw of the turn, alone or within a set.
carryover-bank-after-any = You may not bank right after a successful attempt: first keep dice from one more throw of the turn.
carryover-chain-lead = Chain.
carryover-chain = Bank in your turn and leave dice, and the player after you is offered all its points, those that you took over included. So it may go on around the table.
carryover-idle-dice-lead = Idle dice.
carryover-idle-never-hot = Where dice that score nothing were set aside, you inherit this as well: taking the rest over does not lead to hot dice.
carryover-idle-inherited = Where dice that score nothing were set aside, you inherit this as well.
carryover-all-dice-lead = All dice.
carryover-all-none = A player who banks { $leaving_all } leaves nothing, and there is no offer.
carryover-all-die = A player who banks { $leaving_all } leaves 1 die to the next one, and the offer is made with it.
carryover-all-fresh = A player who banks { $leaving_all } leaves all { $dice } dice to the next one, and the offer is made with them.
carryover-off-the-board-lead = Off the board.
carryover-off-count-all = If you are off the board, the points that you took over count towards the { $needed } points that you need.
carryover-off-after-attempt = If you are off the board, neither the points that you took over nor those of the attempt count towards the { $needed } points that you need; those of your later throws do.
carryover-off-own = If you are off the board, the points that you took over do not count towards the { $needed } points that you need; what you roll yourself does, from the attempt on.
carryover-off-later-throw = Where { $needed_in_a_throw } points are needed in one throw, a later throw than the attempt must be worth them by itself.
carryover-off-own-throw = Where { $needed_in_a_throw } points are needed in one throw, a throw of your own, the attempt or a later one, must be worth them by itself.
carryover-off-once-on = Once you are on the board with this turn, all of its points are recorded.
carryover-final-round-lead = Final round.
carryover-final-none = Once the final round has begun there are no more offers.
carryover-final-too = Offers are made in the final round as well.
carryover-final-not-own = A player who has two turns running is not offered dice of their own.

### strikes

strikes-title-every = Every bust
strikes-title-row = { $strikes_count } busts in a row
strikes-reset-every = Whenever you bust, your whole score is lost: it goes back to 0.
strikes-reset-row = If you bust { $strikes_count } times in a row, in turns one after the other, your whole score is lost: it goes back to 0.
strikes-penalty-every = Whenever you bust, you lose { POINTS($strikes_penalty) } of your score.
strikes-penalty-row = If you bust { $strikes_count } times in a row, in turns one after the other, you lose { POINTS($strikes_penalty) } of your score.
strikes-floor = Your score never falls below 0 by this.
strikes-no-floor = Your score may fall below 0 by this.
strikes-again-in-throw = You are off the board, and to get on it again you need { POINTS($strikes_reentry_points) } or more in one throw.
strikes-again-in-turn = You are off the board, and to get on it again you need { POINTS($strikes_reentry_points) } or more in one turn.
strikes-again-single-scoring = Until then your turn is a single throw: it ends whether the dice that score are worth that much or not.
strikes-again-single-kept = Until then your turn is a single throw: it ends whether the dice you keep are worth that much or not.
strikes-again-any-throw = Any throw of a turn will do, and then the whole turn counts.
strikes-again-as-first-throw = You are off the board again, and get on it as at first, with { POINTS($entry_points) } or more in one throw.
strikes-again-as-first-turn = You are off the board again, and get on it as at first, with { POINTS($entry_points) } or more in one turn.
strikes-row-broken = A turn that ends in any other way breaks the row. After bust { $strikes_count } you start counting again.
strikes-off-board-count = Busts of a player who is off the board count as well.
strikes-off-board-spared = Busts of a player who is off the board do not count.
strikes-too-little-no-bust = A throw that scores, but too little to get on the board, is not a bust.
strikes-attempt-counts = A failed attempt at a carryover is a bust like any other.

### end

end-title = The end of the game
end-first-exact = The first player who banks and so has exactly { POINTS($target) } wins, and the game is over at once. The others have no further turn.
end-first = The first player who banks and so has { POINTS($target) } or more wins, and the game is over at once. The others have no further turn.
end-round-is = A round is one turn for every player, from the one who began the game.
end-final-exact = When a player banks and so has exactly { POINTS($target) }, the final round begins.
end-final = When a player banks and so has { POINTS($target) } or more, the final round begins.
end-one-more-turn = Every other player has one more turn, in the usual order, also those who had theirs in this round already. Then the highest score wins.
end-finish-round = Only the players who come after in this round have their turn; if nobody does, the game is over at once. Then the highest score wins.
end-score-to-beat = When a player banks and so has { POINTS($target) } or more, the final round begins: that score is the score to beat. To beat it takes more points; the same score is not enough.
end-one-try = Every other player, in the usual order, has one turn to beat it.
end-beaten-all = As soon as a player beats it, there is a new score to beat, and every other player has one more turn, beginning with the next: also the one just beaten, and those who have tried before.
end-beaten-rounds = A player who beats it sets a new score to beat for those who still have to try. When all of them have tried and the score was beaten, every player but the one who holds it has one more turn.
end-beaten-waiting = A player who beats it sets a new score to beat. Then the player just beaten gets one turn, and so do those who have not tried yet; a player who tried in vain is out.
end-holder-wins-round = When a round of tries ends without a new score to beat, the player who holds the score to beat wins.
end-highest-wins-round = When a round of tries ends without a new score to beat, the highest score wins.
end-holder-wins = When nobody is left to try, the player who holds the score to beat wins.
end-highest-wins = When nobody is left to try, the highest score wins.
end-too-much-lead = Too much.
end-too-much-lost = Points that would take your score beyond { $target } are lost: a turn banked for too much records nothing.
end-too-much-bounces = Your score bounces off { $target }: points that take it beyond are taken off again, as if you had walked on and back. With { $two_off } and a turn of 500 you have { $three_off }. No turn takes your score below 0.
end-bonus-turns-lead = Bonus turns.
end-bonus-turns = Once the final round has begun, a bust in a bonus turn takes nothing from the player with the highest score: the score to beat stands.
end-same-rules-lead = Same rules.
end-same-rules = In the final round all the rules of a turn hold.
end-ties-lead = Ties.
end-ties-shared = Players who share the highest score share the victory.
end-ties-first = Among players who share the highest score, the one who had it first wins.

### around the rules

needs-title = What you need
glance-title = At a glance
yes = yes
no = no
changes-title = What is different here
changes = Compared with { $base } these options differ; the page takes account of all of them.
changes-option = Option
changes-here = Here
variants-title = Variants
variants = The game is also played in these ways, which may be combined:
variants-played = This page is written for the game with it.
variants-name = Its name here is { $name }.
notes-title = How the source is read
notes = Where the source can be read in more than one way, this is how it is read here. The words in parentheses are the options that settle it.
source-title = About this sheet
source-about = About
source-source = Source
source-aliases = Also called
source-name = Name of the sheet
source-hash = Identity of its rules

### lists

saved-nothing = points for nothing
saved-doubles = doubles at the end
saved-adding = adding dice
leaving-hot-dice = with hot dice
leaving-nothing = on the points for nothing
leaving-doubles = on doubles at the end
absent-straights = straights
absent-pairs = three pairs
absent-full-houses = full houses

### the score card

card-set = Set
card-dice = Dice
card-points = Points
card-same = Same face
card-face = Face
card-count = { $n ->
    [1] one
   *[other] { $n }
}
card-kind = { $n ->
    [1] one die
   *[other] { COUNT($n) } of a kind
}
card-straight = straight of { COUNT($n) }
card-triples = two triples
card-house = full house with three { $faces }
card-such-as = such as { $dice }
card-nothing = nothing
card-nothing-dice = all dice thrown, none scores

### odds

odds-title = Odds at a glance
odds = The chance that a throw scores nothing, exactly.
odds-adding = Dice that could be added to earlier sets are not taken into account.
odds-dice = Dice thrown
odds-blank = Nothing scores
odds-percent = In percent
odds-bust = Bust
odds-attempt = Attempt fails
odds-opening = { DICE($dice) } show { POINTS($points) } or more in a single throw with a chance of { $chance }.
odds-tiny = under 0.01%

### examples

example-straight = A straight
example-straight-and-a-single-die = A straight and a single die
example-four-of-a-kind-and-a-pair = Four of a kind and a pair
example-points-for-nothing = Points for nothing
example-first-throw = A first throw
example-bust = A bust
example-all-dice-score = All dice score
example-doubles-at-the-end = Doubles at the end
example-getting-on-the-board = Getting on the board
example-carryover-taken-over = A carryover taken over
example-carryover-lost = A carryover lost
example-carryover-and-a-player-off-the-board = A carryover and a player off the board
example-die-added = A die added
example-one-bust-too-many = One bust too many
example-end = The end
story-rolls = { $player } rolls { DICE($dice) }.
story-keeps = { $n ->
    [1] One keep is possible:
   *[other] What may be kept:
}
story-score = { $player } has { $score }.
story-turn = It is { $player }'s turn.
story-needed = The attempt needed { $faces }.
story-sum = That makes { $points } in this turn.
story-busts = { $player }'s last { TURNS($turns) }: a bust each.
story-ends-nothing = The turn ends, and nothing is recorded: { $reason }.
story-ends = The turn ends here, and { $player } banks.
story-must-roll = { $player } must roll { DICE($dice) } now and may not bank: { $closed }.
story-may-roll = { $player } may roll { DICE($dice) }. To stop now would record nothing: { $reason }.
story-may = { $player } may roll { DICE($dice) } now, or bank.
story-left-bonus = bonus turn
story-left-ends = the turn ends
story-left-hot = hot dice
story-added = { $dice } added
story-dead = { $dice } for nothing
report-example = Example: { $title }
report-keeps = Keep | Sets | Points | Left to roll
report-more = and { $n } more
