# English: the page in the browser.
# How to add a language: docs/languages.md.

### Words that come with a number

count-second = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
count-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
count-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
count-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
count-answer = { $n ->
    [one] 1 answer
   *[other] { $n } answers
}
count-choice = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
count-file = { $n ->
    [one] 1 file
   *[other] { $n } files
}
count-free-seat = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
count-game = { $n ->
    [one] 1 game
   *[other] { $n } games
}
count-open-table = { $n ->
    [one] 1 open table
   *[other] { $n } open tables
}
count-start = { $n ->
    [one] 1 start
   *[other] { $n } starts
}
count-time = { $n ->
    [one] 1 time
   *[other] { $n } times
}
count-turn = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}

### The log of a room

winners = { $who ->
    [you] You win!
    [many] { $player } win together.
   *[one] { $player } wins.
}
choose-accept = take over
choose-decline = start fresh

### Start

way-device = On this device
way-device-about = Against bots, or passing it around; no network needed
way-friends = With friends
way-pad = Score pad
way-pad-about = You roll real dice, Greed keeps score
way-learn = Lessons
way-learn-about = Seven short ones, at the table
way-daily = Daily challenge
way-daily-about = Five positions, the same for everyone today
way-explore = Analysis board
way-explore-about = Any position, and the price of each choice
way-friends-here = Around this device, or apart through a server
way-friends-apart = Each on their own phone
start-ways = Ways to play
start-code = Have a code?
start-join = Join
start-going = Go on
start-record = Open a record
start-strategy = Strategy
start-about = About Greed
start-with = with { $who }
start-pad = score pad: { $who }
start-forget = Forget { $title } { $who }
quick-label = Play against a bot
quick-title = Roll on, or bank?
quick-goal = Roll dice, keep what scores, and bank before a roll without a score takes it all.
quick-play = Play now
quick-game = Game
quick-against = Against
quick-more = More
quick-others = More opponents
quick-next = Next on your ladder.
quick-later = The Oracle joins once this device has worked out the odds, after a first game.
quick-official = Greed Dice Game, Official Rules
tabs = Main
tab-start = Play
tab-train = Train
tab-daily = Daily
tab-games = My games
tab-rules = Rules

### The bots

rival-random = Pip
rival-random-about = Six years old. Rolls, banks, giggles: all by chance.
rival-threshold = Nonna
rival-threshold-about = Banks as soon as she has 300, and goes back to her knitting.
rival-bold = Rocco
rival-bold-about = Rolls when others would bank, and takes over if the odds are good.
rival-maximiser = The Banker
rival-maximiser-about = Works out the average of every choice, and never looks at the score.
rival-optimal = The Oracle
rival-optimal-about = Knows how often each choice wins, and always makes the best one.
bot-threshold = Threshold
bot-threshold-about = Banks once the turn reaches a number of points.
bot-cautious = Cautious
bot-cautious-about = Plays it safe: minds a loss nearly twice as much as it enjoys a gain.
bot-level = Level
bot-level-about = Makes small mistakes: level 1 many, level 9 hardly any.
bot-card = Card
bot-card-about = Plays by a strategy card: a few rules that a person can remember.
ladder-above = Beat { $rival } to meet { $above }.
ladder-top = You have beaten everybody on the ladder.
ladder-next = You beat { $rival }. Next on the ladder: { $above }.

### The table

button-roll = Roll { DICE($dice) }
button-roll-any = Roll
button-take = Take { $points }
button-fresh = Start fresh
button-keep = Keep { $points }
button-bank = Bank
button-bank-points = Bank { $points }
button-bank-nothing = Bank nothing
why-one-roll = Your opening turn is one roll.
risk = { $chance } bust
risk-stake = { $risk }, { $points } points at stake
risk-roll = roll { DICE($dice) }: { $risk }
risk-hot = hot dice! { $risk }
turn-of = { $who ->
    [you] Your turn
   *[one] { $player }’s turn
}
clock-rests = The clock rests
first-to = first to { $target }
final-leads = { $player } leads; { $left } still to play
final-label = Final round:
final-beat = { $score } to beat
choices-label = Your choices
enter-left = ({ $left } to go)
enter-tap = Roll { DICE($dice) }, tap what fell.
enter-erase = Remove the last die
take-all = Take all
take-none = None
enter-dice = Enter dice
enter-points = Enter points
enter-dice-short = Dice
enter-points-short = Points
undo = Undo
sheet-label = Score sheet
sheet-turns = All turns
sheet-you = you
sheet-bot = bot
sheet-out = sits out
sheet-away = away
sheet-to-go = { $points } to go
sheet-not-in = not in yet
sheet-not-on = not on the board
sheet-off = off
sheet-off-board = off the board
sheet-strikes = busts in a row: { $n }
sheet-rank = rank
this-turn = This turn
pot-bust = bust
pot-cost = costs { $points }
pot-cost-banked = costs { $points } and { $banked } banked
tray-label = Dice on the table
tray-offer = points on offer
tray-offer-from = from { $player }
tray-idle = { $face }, scores nothing
busted = { $player } busted
busted-lost = { $player } busted and lost { $points }
missed-entry = Not enough to get on the board
entry-in-turn = { $points } in one turn to get on the board.
entry-in-throw = { $points } in one throw to get on the board.

### The end of a game

end-given-up = The game was given up.
end-by = By { POINTS($points) }, after { TURNS($turns) }.
end-level = After { TURNS($turns) }.
end-close = So close!
end-next = The next one may be yours.
end-join = Join the rematch
end-rematch = Rematch
end-picture = Share a picture
end-new = New game
end-save = Save the record
end-result = Result
end-player = Player
end-score = Score
end-best = Best turn
end-busts = Busts
end-luck = Luck
end-winner = winner
end-luck-about = Luck: what the rolls could have scored, compared with the average for such rolls.
end-scores = Scores
end-best-turn = { $player }’s best turn: { $points }
played-almost-perfectly = You played almost perfectly.
played-very-well = You played very well.
played-well = You played well.
played-few = You gave a few chances away.
played-many = You gave many chances away.
decided-shares = { $played } Luck decided { $luck } of it, choices { $choices }.
decided-won = { $played } The dice were against you, and your choices won it all the same.
decided-lost = { $played } The dice were kind, so this one was lost by choices.

### Settings

look-like-this-device = Like this device
look-light = Light
look-dark = Dark
look-red-and-green = Red and green
look-orange-and-blue = Orange and blue
look-high-contrast = High contrast
look-green = Green
look-blue = Blue
look-wine = Wine
look-slate = Slate
look-ivory = Ivory
look-night = Night
look-cherry = Cherry
look-sky = Sky
look-calm = Calm
look-brisk = Brisk
look-instant = Instant
look-face = Your face
look-wall = Its colour
look-theme = Theme
look-colours = Colours
look-table = Table
look-dice = Dice
look-pace = Speed of the dice
look-numbers = Numbers on the dice instead of pips
look-sound = Sound
look-vibration = Vibration
look-explain = Explain the next game as we play
look-less = If your device asks for less motion, dice don’t tumble and nothing makes a sound.
look-language = Language
look-title = Look and sound

### Everywhere

one-moment = One moment …
to-the-start = Back to the start
copied = Copied.
close = Close
rules = Rules
coach = Coach
reload = Reload the page
part-missing = A part of this page hasn’t come.
part-again = Load it again
broken-title = This page has stumbled
broken-about = Something went wrong that nobody has foreseen. Your games are safe: loading the page again usually helps.
broken-still = It keeps happening?
broken-forget-about = Then start afresh: the page forgets its settings, names and seats at tables on this device. Games that you have saved stay.
broken-forget = Start afresh
update-ready = A new version of this page is ready.
update = Update
waiting-away = { $player } is away.
waiting-rolls = { $player } rolls.
waiting-thinks = { $player } is thinking …
skip = Skip ahead
waiting-for = Waiting for { $player } …
watching = Watching
room = Table
sound-off = Turn the sound off
sound-on = Turn the sound on
turn-now = { $who ->
    [you] Your turn.
   *[one] { $player } to play.
}
game-to = to { $target }
game-facts = { DICE($dice) } · to { $target } · { $least }–{ $most } players
no-room = We can’t find room { $code }.
no-room-check = Check the code: it has eight letters and digits. Rooms that nobody uses for a month are closed.
no-room-open = Open a room
no-game = This game isn’t on this device.
no-game-why = It was played on another one, or has been forgotten here.
sheet-not-there = not there
sheet-nothing = nothing recorded
sheet-again = : enter it again
kept-word = Kept
kept-label = kept { $dice }
clock-hours = { $n } h
clock-left = time left
your-name = Your name
copy-selected = Selected: copy it with your browser.
share = Share
room-real = Real dice
room-device = This device rolls the dice
room-here = { $dice } · the game stays on this device
device-of = { $player }’s device
seat-number = Seat { $seat }
waited-none = just opened
waited = waiting for { $time }
clock-a-turn = { $time } a turn
dates = en-GB
connect = Connect
room-looking = Looking for room { $code } …
room-phone = The phone that keeps this table is not connected.
room-no-answer = { $server } doesn’t answer. This page keeps trying. Check that you are online, and that the server is still running.
room-begins = Who begins?
room-dice-decide = The dice decide.
room-lost = Connection lost.
room-sent = Your move is sent as soon as it is back.
room-reconnecting = Reconnecting …
room-opening = Opening the game …
install-offer = Keep Greed on this device? It opens like an app, and works without a network.
install-take = Install
install-leave = Not now
look-odds = My chance to win, as a line under the scores
enter-again = Enter turn { $turn } of { $player } again?
enter-turn = Enter this turn again.
enter-turn-later = Enter this turn again. The later ones follow by themselves.
enter-rest = From here on the game takes another course. Please enter the rest again.
no-library = The list of games isn’t on this device yet: go online once.
no-server = the server cannot be reached
