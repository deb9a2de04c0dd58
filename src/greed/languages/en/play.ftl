# English: the table once the first dice have fallen: hints, coach, menu, and the review at the end.
# How to add a language: docs/languages.md.


### Hints in the first game

guide = First game
guide-far = First to { $target } wins: you need { $more } more.
guide-highest = Now the highest score wins.
guide-others = Now it’s { $player }’s turn. Tap the table to skip ahead.
guide-hot = Every die scored: hot dice! You may roll all of them again.
guide-closed = You can’t bank yet: the button says why. Roll the other dice for more.
guide-wins = Bank now, and you win the game!
guide-bad = A bank here { $does }. Better roll on.
guide-bank = Bank, and these points are yours. Or roll on for more: but if nothing scores, they are lost.
guide-bank-only = Bank, and these points are yours.
guide-idle = Those dice don’t score together. Try others, or press Take all.
guide-goal = Reach { $target } points first to win. { $scoring }: tap the bright dice to keep them.
guide-singles = { FACES-OF($face) } ({ $points })
guide-three = three of a kind
guide-score = { $sets } score
guide-bright = Bright dice score
guide-bust = That was a bust: nothing scored, so the turn’s points were lost. On you go.
guide-missed = That roll had less than the { $needed } points you need to get on the board, so the turn was over. Try again.
guide-entry-turn = Roll the dice. You first need { $points } in one turn to get on the board.
guide-your-turn = Your turn: roll the dice.
guide-offer = The player before you left { $points } points. Take them over by rolling { DICE($dice) }, or start fresh with all of them.
guide-no-more = No more hints
guide-entry-throw = Roll the dice. You first need { $points } in one throw to get on the board.

### Win probabilities

wins = Win probabilities
wins-solvable = This device can solve these rules. Until then the coach counts points, games aren’t reviewed, and the perfect player stays away.
wins-takes = It takes about { $seconds } s and { $megabytes } MB of memory here; you can stop it and play on meanwhile.
wins-too-long = Solving these rules would take this device about { $minutes } minutes. It spends two at most, so the coach counts points. On a computer, “greed solve” does it.
wins-too-large = Solving these rules takes about { $megabytes } MB of memory. This page takes 300 at most, so the coach counts points. On a computer, “greed solve” does it.
wins-solve = Solve them here
wins-solving-left = Solving: { $part }, about { $left } s to go
wins-stop = Stop
wins-three-solvable = These chances are estimates. This device can work out the exact ones among three.
wins-three-too-long = Working out the exact chances among three would take this device about { $minutes } minutes. It spends two at most, so these stay estimates.
wins-three-too-large = Working out the exact chances among three takes about { $megabytes } MB of memory. This page takes 300 at most, so these stay estimates.
wins-three-coming = Estimates for now: the exact chances are on their way.
wins-none = There are no win probabilities for these rules, so the coach counts points.
wins-solving = Solving: { $part }

### Who is away

absent-call = Call { $player }
absent-then = Nobody there a minute after the call? Then you can play on without them.
absent-called = Called. { $player } has { COUNT-SECOND($left) } to come back.
absent-play = Play this turn for { $player }
absent-bot = Give the seat to a bot

### Help at the table

help = What scores
help-all-rules = All the rules of { $title }
help-plan = The strategy card
help-keys = Keys
key-face = choose a die of that face
key-take = take all · accept the carryover
key-decline = decline the carryover
key-roll = throw, or roll on
key-bank = bank
key-none = choose none
key-skip = skip ahead
key-undo = undo (real dice)
key-enter = enter points, or dice (real dice)
key-coach = the coach, where the room has one
key-this = this

### The menu

menu = This table
menu-sure = Give up this game for everyone?
menu-leave = Leave the table
menu-give-up = Give the game up
menu-host = Be the host
menu-call-host = Call the host

### The score card

card-label = Dice of the same face
card-same-face = Same face
card-or = or
card-nothing-scores = all dice thrown, none scores

### Entering turns of real dice

pad-points = Points of the turn
pad-enter = Enter { $points }
pad-bust = Bust
pad-left = Dice left
pad-erase = Remove the last digit
pad-fell = What fell
pad-face = { A-FACE($face) } fell
pad-turn-over = The turn is over
pad-another = All scored: another turn
pad-all = None: all scored

### The names of the people at this device

names-people = People
names = Names
names-of = Name of seat { $seat }
names-back-who = { $player }, back again
names-back = Back again
names-out = Sits out
names-joins = Name of somebody who joins
names-new = Somebody new
names-add = Add
names-passed-over = Turns of people who sit out are passed over; their points stay.
names-full = This game is for { $most } players at most.
names-late = Nobody can join any more, since the final round has begun.
names-out-who = { $player } sits out

### The coach

coach-chance = chance to win
coach-average = average points this turn
coach-close = Close the coach
coach-when = When you have a choice to make, the coach rates it.
coach-thinks = Thinking …
coach-best = best
coach-only-best = Only the best
coach-all = All { COUNT-CHOICE($n) }
coach-solving = Win probabilities are still being worked out, just this once. Until then you see points.
coach-points-now = Points for now: the chances to win are on their way.

### Luck and skill

review-luck-and-skill = Luck and skill
review-ahead = Who was ahead
review-estimate = Luck and skill, estimated
review-looking = The coach is looking at the game …
review-solving = Working out the win probabilities of these rules. This happens only once …
review-on-their-way = They are on their way …
review-balance = Balance
review-chances = In chances to win
review-start = At the start
review-luck = Luck of the dice
review-own = Own choices
review-others = Choices of the others
review-drift = Drift of the estimate
review-end = At the end
review-cost-most = What cost most
review-other = Choices of the other
review-nothing-banked = { $move } without points
review-mistake = Round { $round }, { $player }: { $move } cost { $cost }, best was { $best }.
review-show = Show the dice of a costly choice
review-chart-both = Chance to win if both play best from there, round by round
review-chart-all = Chance to win if all play best from there, round by round
review-chart-dots = { review-chart-both }; dots are the choices that cost most
review-chart-tap = { review-chart-dots }: tap one to see its dice
review-plot-two = Chance to win, roll by roll: above the line { $above }, below it { $below }
review-plot-lines = Chance to win, roll by roll: a line for each of { $players }
scores-chart = Scores turn by turn; the score sheet has the numbers
scores-after = Scores after each turn
end-of = { $busts } of { $throws }
stamp-bust = Bust!
stamp-missed = Not enough!
stamp-hot = Hot dice!
stamp-entered = On the board!
stamp-final = Final round!
log-label = What happened
reaction-react = React
reactions = Reactions
reaction-smile = a smile
reaction-wow = wow
reaction-sad = what a pity
reaction-heart = a heart
reaction-thumb = well done
reaction-luck = good luck
win-line = Your chance to win:
win-line-short = to win

### What rivals say at the end

manners-random-wins = I won! I won! What did I do?
manners-random-loses = Again! Again!
manners-threshold-wins = Slowly, slowly, and look who is home first.
manners-threshold-loses = Well played, dear. Now eat something.
manners-bold-wins = Fortune likes me. Can you blame her?
manners-bold-loses = One more roll. I only needed one more roll!
manners-maximiser-wins = As the averages suggested.
manners-maximiser-loses = A deviation. It happens once in a while.
manners-optimal-wins = You had your moments. I had seen them.
manners-optimal-loses = Luck, of course. But well used.
rolled = rolled { $dice }
moments = The moments that mattered
moments-look = Look at it
moments-none = No choice of yours lost anything worth speaking of. Well played!
moments-step = Step through the game
tutor-sure = Are you sure?
tutor-again = Let me think again
tutor-anyway = Do it anyway
tutor = The tutor speaks up
tutor-about = Asks again before a choice that loses more of your win probability than this, in games on this device whose odds are known.
tutor-never = Never
tutor-before = Before a loss of { $loss }
rules-contents = Contents
rules-example = Example: { $title }

### Rules pages

rules-hot-dice = hot dice
rules-left = { $n } left
rules-and-more = and { $n } more
