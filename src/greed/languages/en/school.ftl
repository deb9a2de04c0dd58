# English: training, lessons, analysis board, strategy and replays.
# How to add a language: docs/languages.md.

lesson = Lesson { $n }
lesson-right = Right!
lesson-again = Try again
lesson-next = Next
lesson-all-done = All done

### Training

train-rating = Rating
train-guess = a first guess
in-a-row = In a row
train-longest = best { $n }
train-repeat = To repeat
train-what = What wins most often? Choose, and see what every choice is worth.
train-fetching = Fetching the puzzles …
train-own = From your own games
train-all-themes = All themes
train-practise = What to practise
train-storm = Storm: three minutes
thumb = Rules of thumb
train-theme = Theme
train-all = All
train-numbers = A number says how many puzzles there are; a percentage, how often you were right.
train-how = How training works
train-how-about = You and the puzzles have ratings, as in chess: of the puzzles with your own rating, you solve three in four. Half of them could be guessed, so a wrong answer costs more than a right one brings. Only your first answer to a puzzle counts, your own mistakes never do, and a question mark says that the rating is still a guess. Mistakes that you made in games come first, then what you got wrong before, after a day, three days, a week and longer.
train-puzzle = Puzzle
train-rated = { $about } · rated { $rating }
train-next = Next puzzle
train-own-unrated = Your own mistakes aren’t rated: yours stays at { $rating }.
train-first-rated = Only the first answer to a puzzle is rated: yours stays at { $rating }.
train-your-rating = Your rating: { $rating } ({ $gained })
train-done = You have done everything for today. What you got wrong comes back.
train-done-theme = You have done everything for today in this theme. What you got wrong comes back.

### The daily challenge

daily-about = { $day }. Five positions, the same for everyone today, one try.
daily-late = { $day }. These five are from an earlier day, so they don’t count.
daily-todays = Go to today’s
train-share = What would you do?
daily-streak = { $n } days in a row.
daily-fetching = Fetching today’s positions …
daily-next = Next position
daily-see = See your day
daily-dice = Today these dice fall for everyone: { $dice }.
daily-days = Your days

### Lessons

learn-about = Seven positions at the table, a minute each. You play, and see why.
learn-done = Lessons done
learn-puzzles = Puzzles at your level
learn-was-done = Done:
learn-here = Start here
learn-scores-title = What scores
learn-scores-goal = A 1 scores 100, a 5 scores 50. Tap both, then roll the other dice.
learn-scores-learned = 1s and 5s always score. The points wait in the pot until you bank or bust.
learn-scores-missed = Keep the 1 and the 5, both of them, and roll the other three dice.
learn-alike-title = Three alike
learn-alike-goal = Three dice alike score a hundred times their face: three 4s are 400. Keep them, and bank.
learn-alike-learned = Three 1s are the exception: they score 1,000.
learn-alike-missed = Keep the three 4s together, and bank: two dice alone bust nearly every second time.
learn-entry-title = Getting on the board
learn-entry-goal = Your first turn that counts needs 300 points at once. You are not there: keep all that scores, and roll.
learn-entry-learned = Until you are on the board a bank records nothing. So there is nothing to lose: roll.
learn-entry-missed = A bank below 300 records nothing before you are on the board. Roll on.
learn-hot-title = Hot dice
learn-hot-goal = All dice that are left score. Take all of them, and see what you get.
learn-hot-learned = Hot dice: you roll all five again. Only one such roll in thirteen is a bust.
learn-hot-missed = Take all three dice: then you may roll all five again, and that hardly ever busts.
learn-bank-title = When to bank
learn-bank-goal = 350 points in the pot, and one die left. Roll on, or bank?
learn-bank-learned = One die busts twice in three rolls. Few dice and a good pot: bank.
learn-bank-missed = One die busts two times in three, and that costs all 350. Bank.
learn-race-title = The race
learn-race-goal = Your rival needs 100 more to win. You have 150 in the pot. Roll on, or bank?
learn-race-learned = When somebody is about to win, a small bank only loses slowly. Take risks.
learn-race-missed = You would bank 150, and your rival wins in the next turn or two. Roll on.
learn-final-title = The final round
learn-final-goal = Your rival has 3,050, and this is your last turn. 150 in the pot. Roll on, or bank?
learn-final-learned = In the final round only beating the leader counts. Until then a bank loses the game.
learn-final-missed = With that bank you are still behind, and the game is lost. Roll until you lead.

### Storm

storm = Storm
storm-time = Time
storm-right = Right
storm-count = { $n } right in three minutes
storm-wrong = { $wrong } wrong, { $longest } in a row at most.
storm-again = Again
storm-puzzles = Look at puzzles without a clock
storm-about = As many puzzles as you can in three minutes. They begin easy, and a mistake costs { COUNT-SECOND($seconds) }.
storm-start = Start
storm-was-right = Right.
storm-was-wrong = Wrong.
storm-new-best = Your best so far!
storm-best = Your best is { $best }.

### The analysis board

explore-link = Copy a link to this position
points-this-turn = { $points } points this turn
points-none-yet = No points yet this turn
tap-fallen = Tap the dice that fell.
working = Working it out …
explore-back = Step back
explore-yours = To your position
explore-play = Play from here
explore-over = The game is over here.
explore-when = When to bank
explore-from = From how many points to bank with { DICE($dice) } left, by both scores.
explore-draw = Draw the map
explore-own-wins = What each choice wins
explore-own-scores = What each choice scores
explore-their-wins = What each of their choices wins
explore-their-scores = What each of their choices scores
explore-if-fall = If the dice fall
explore-if-you = If you roll
explore-if-they = If they roll
answers = Your choice
explore-play-go = Play
explore-play-about = A new game begins in this position. It is kept under My games, and its record says so.
games-from = { $games } games from here
games-from-about = Both play their best. Depending on the rules this device needs a second or a minute; you can stop it.
games-from-go = Play them
games-from-more = Play { $games } more
games-from-playing = Playing: { $part }
games-from-won = You won { $won } of { $games } games, and your opponent { $lost }: { $share } for you, give or take { $off }.
games-from-exact = Worked out exactly, your chance is { $exact }.
games-from-turns = From here a game took { $turns } turns on average.
map-their = their score
map-roll = you { $own }, they { $other }: always roll
map-bank = you { $own }, they { $other }: bank from { $points }
map-working = Working it out: { $n } of { $rows } rows …
map-about = Bank from this many points with { DICE($dice) } left; your score on the left, theirs below. The frame is the position nearest to yours.
branch-example = for example { $dice }
show-all = Show all { $n }
branch-nothing = nothing to choose
branch-of = of the rolls
branch-wins = wins { $chance }
day-perfect = A perfect day!
day-right = { $n } of { $all } right
day-other = Your other { COUNT-ANSWER($n) } cost { $cost } of a game.
day-next = The next challenge comes in
day-lost = lost { $lost }
day-cost = cost { $cost } of a game
day-was-right = right
day-share = Greed { $sheet } { $day } { $marks } lost { $lost }
day-soon = under a minute
clock-minutes = { $n } min
day-answers = Your answers
day-off = a little off
day-costly = costly
day-position = position { $n }
days-played = { $n } of the last { $all } days played: { $days }
days-none = no day yet
fallen = What fell
fallen-add = add { A-FACE($face) }
fallen-remove = remove the { $face }
fallen-to-go = { DICE($dice) } to go
felt-roll = The roll: { $dice }
felt-kept = The roll: { $dice }; kept: { $kept }
felt-bust = The roll: { $dice }; a bust
felt-left = { $n } to roll
felt-none = no dice
felt-before = kept before: { $dice }
prices-best = best
prices-all = Show all { COUNT-CHOICE($n) }
question-strikes = ✗ stands for a bust in a row.
opponent = Opponent
your-opponent = your opponent
offer-of = On offer: { $points } points, { DICE($dice) }
set-up-no-chances = The win probabilities of this game aren’t on this device, so the coach counts the points of the turn here and ignores the scores.
set-up-own = Your score
set-up-other = Their score
set-up-what = What is to be decided
set-up-offered = Points on offer
set-up-turn = Points this turn
set-up-rolled = Dice rolled
set-up-left = Dice left to roll
set-up-comment = Your comment
set-up-decide = Roll or bank
set-up-keep = A roll
set-up-offer = An offer
school-game = The game
standing-turn = On turn:
standing-beat = the score to beat
stepper-less = { $what }: less
stepper-more = { $what }: more
verdict = The answer
verdict-how = How often each choice wins, if both play perfectly from here:
verdict-costs = Your choice costs { $games }.
verdict-right = Right: { $move }
verdict-best = Best was { $move }

### Replays

replay = Step through
replay-looking = The coach is looking at the game …
replay-table = the table
replay-games = my games
replay-begins = The game begins.
replay-goes-on = The game goes on from here.
replay-what-if = What if? Play on
replay-analyse = Analyse
replay-no-chances = The win probabilities of these rules aren’t on this device, so nobody can say what each choice cost.
replay-against = { $one } against { $other }
replay-costly = Round { $round }, { $player }: a choice that cost { $cost }
judged-chance = Chance to win
judged-keys = Arrow keys step, { $key } goes to the next costly choice.
judged-none = No choice in this game lost more than { $cost }.
judged-note = Note: { $note }.
round-of = Round { $round }, { $player }
moment-best = { $move }; best was { $best }
step-best = , best was { $best }
step-start = To the start
step-end = To the end
step-back = Back
step-all = All choices
step-before = Before the first roll
step-of = { $at } of { $last }
step-luck = The dice: { $luck } for { $player }.
step-cost = cost { $cost }
what-if = What if?
what-if-go = Play on
what-if-about = Play on from here. A new game begins with everything that happened so far; the old one stays as it was.
what-if-as = You play as
what-if-dice = Play on from here, with { $dice } on the table. A new game begins with everything that happened so far; the old one stays as it was.

### Taking progress along

progress-here = Your progress is here.
progress-game = That was a game: it is under My games.
progress-back = What was here before is back.
progress = Take your progress with you
progress-file = The file is the same as that of { $command } in the terminal.
progress-save = Save your progress
progress-open = Open a file
progress-undo = Go back to what was here before

### Choices and themes

asks-keep = Which dice do you keep?
asks-decide = Roll on, or bank?
asks-nothing-left = Nothing is left to roll.
asks-offer = Take it over, or start fresh?
asks-about-to-fall = The dice are about to fall.
asks-new-turn = A new turn begins.
asks-over = The game is over.
choice-hot = hot dice: all { $n } again
choice-left = { DICE($dice) } left
choice-keep = Keep { $dice }
choice-take-over = Take over { $points }
choice-roll = roll { DICE($dice) }
choice-own = roll { DICE($dice) } for your own points
choice-never = never busts
theme-entry = Getting on the board
theme-endgame = The endgame
theme-strikes = Busts in a row
theme-take-it-or-not = Take it or not?
theme-a-gift = What you leave behind
theme-bank-or-roll = Bank or roll?
theme-dice-or-points = Dice or points?

### Strategy

strategy-about = Perfect play takes a computer. Good play fits on a card: a few rules of thumb, and a few numbers for the game you play.
strategy-cards = Cards
thumb-count = Count the dice before the points.
thumb-count-why = The fewer dice you roll, the more often you bust:
thumb-few = Few dice: bank. Many dice: roll.
thumb-few-why = With one, two or three dice left, a few hundred points are enough to bank. With four or more, it takes a great turn to be worth stopping.
thumb-pick = Don’t pick up everything.
thumb-pick-why = If you’re going to roll again, a second 5 is seldom worth the die it costs. Keep what scores well, and leave yourself dice.
thumb-hot = Hot dice are a gift.
thumb-hot-why = When all dice have scored you roll them all again, and that hardly ever busts. Go for it when one more die would do it.
thumb-score = Play the score, not only the dice.
thumb-score-why = If somebody is about to win, points that don’t beat them are worth nothing: roll on. If you’re far ahead, bank early and let the others take the risks.
thumb-leave = Mind what you leave.
thumb-leave-why = When you bank, the next player may take over your points with the dice you left. Take over yourself only if there is a lot to win.
read-card = How to read a card
strategy-practise = Practise it
strategy-rules = The rules
strategy-card = The card
strategy-begin = To begin with
strategy-heart = When you know that by heart
read-bank = Bank from
read-bank-about = says how many points your turn needs before you bank, by the number of dice you have left. You always bank a win, never bank for nothing, and in a final round you roll until you lead.
read-keep = Keep what scores most, adding …
read-keep-about = says which dice to set aside: add the number for the dice you would still roll, and compare. Where you would bank, add nothing. If two ways come to the same, keep fewer dice.
read-want = Want more, want less
read-want-about = changes the numbers of the first line. If several hold, only the first counts.
read-take = Take over
read-take-about = says which offers are worth it.
