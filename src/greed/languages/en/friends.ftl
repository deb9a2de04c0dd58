# English: rooms with other people: lobby, links, verifiable dice, open tables, ratings.
# How to add a language: docs/languages.md.

silence-waiting = Waiting for { $player } to roll with you.
silence-called = { $player } was called and has { COUNT-SECOND($left) } to answer.
silence-asked = You want to go on without { $player }. Waiting for the others to agree.
silence-without = Go on without { $player }
silence-keeps = { $player } keeps all points and sits out until it comes back. The record shows it.
silence-call = Call { $player }
ratings-line = Rating over { COUNT-GAME($games) }: from { $first } to { $last }, at best { $best }
ratings-after = Rating after each game

### In a lobby

lobby-setting-up = Setting the dice up …
lobby-near = In the same room
lobby-room = Room
lobby-waiting-game = Waiting for the game
lobby-taking = Taking a seat …
lobby-take = Take a seat
lobby-table = At the table
lobby-open = open
lobby-more = { $n ->
    [one] Waiting for one more
   *[other] Waiting for { $n } more
}
lobby-dice = Waiting for every browser’s dice
lobby-bot = A bot
lobby-free = Free the seat
lobby-leave = Stand up
lobby-name = Change the name
lobby-name-done = Save
lobby-reveals = Every device reveals its share in the dice. Waiting for { $late } …
lobby-call-off = Call the start off
lobby-drawn-again = Everything will be drawn again. All pages count the starts, and ask their people from the third one on.
lobby-start = Start the game
lobby-waiting = Waiting for more players.
lobby-everyone = Everyone is here: the host can start the game.
lobby-first-roll = the first roll
lobby-program = program
lobby-host = host

### Who sits where

seats = Seats
seats-kind = Seat { $seat }
seats-player = A player
seats-here = On this device
seats-by-link = Joins by link
seats-friend = A friend, by link
seats-rivals = Rivals
seats-more = More
seats-name = Name
seats-name-at = Name at seat { $seat }
seats-until = Open until someone joins.
seats-remove = Remove seat { $seat }
seats-add = Add a seat

### Links

share-qr = QR code of the link below
share-copy = Copy link
link-join = Join
link-join-about = Scan to take a seat
link-watch = Watch on another screen
link-watch-about = Shows the game without taking part
link-move = Move your seat to another device
link-move-asks = Open this on the other device. It then asks this one to let it play for you.
link-move-about = Opening this link lets another device play for you
room-verifiable = Verifiable dice
room-watching = { $dice } · { $n } watching
room-fetching = Fetching the rules of this game …
room-unfetched = The rules of this game don’t come through. This page keeps trying.
room-outdated = This page and its server don’t understand each other: the page is probably older. Reload it.
near-outdated = The two phones don’t understand each other: their pages are of different versions. Reload both.

### Verifiable dice

proof-six = Six words of this game
proof-read = Read these six words to each other: if they are the same on every screen, you all see the same game.
proof-started = { $n ->
    [one] This table was started once.
   *[other] This table was started { COUNT-TIME($n) }.
}
proof-seen = This browser has seen { $n } of these starts.
proof-called-off = { $n ->
    [one] 1 start in this room was called off.
   *[other] { $n } starts in this room were called off.
} A host who does that may have seen rolls, and want others.
proof-share = Your share in the dice is random. You can add any text to it
proof-noted = Noted.
proof-lose = If you lose this device
proof-recovery = With these words another device can go on with your seat in this game. Write them down, and show them to nobody: anybody who knows them can take your seat.
notice-stopped = This device has stopped playing
notice-compare = Don’t play on. Compare the six words with the other players, save what this browser saw, and check the record with { $command } on a computer you trust.
notice-start = Start number { $n } in this room
notice-ask = The starts before were called off. A host who does that may have seen the first rolls, and try again until they please. Ask why, and take part only if you trust the answer.
notice-take-part = Take part in start { $n }
notice-tab = This game is open in another tab of this browser, and you are playing there.
notice-here = Play here
notice-replaced = Another device is playing for you now.
notice-ask-back = Ask to play here again
notice-let-in = Let this device in
notice-plea = { $device } signs for your seat. It now asks you whether this one may go on in its place: say yes there if it shows the words
notice-scan = Scanning the code below spares comparing the words.
notice-code = Code for the other device
notice-no-secret = It contains nothing secret
notice-lost = Is the other device lost? Type its recovery code
notice-wrong-code = This code doesn’t belong to anybody in this game.
notice-asks = Another device asks to go on with your seat in place of this one.
notice-words = Does it show the words { $words }?
notice-yes = Yes, let it in
notice-same = Yes, the same words: let it in
notice-no = No
notice-without = The others went on without you
notice-stay = Your points stay.
notice-spoilt = Your silence spoilt a roll, so one turn of yours is passed over before you can come back.
notice-next = You play again from your next turn on.
notice-back = I’m back
notice-waited = The others are waiting for you. A minute after they called, they can go on without you.
proof-proves = What it proves:
proof-strict = nobody, not even the person running the server, knew a throw before it was made, and nobody could change one afterwards. Every device adds a value of its own to every roll.
proof-fair = the server fixed its dice before it knew any player’s share in them, and could not change a single roll afterwards. Every decision is signed by the device that made it.
proof-not = What it can’t prove:
proof-not-strict = rolls that fall without your device’s value are not protected for you.
proof-not-fair = that the person running the server doesn’t already know the coming rolls.
proof-server = The server can hide your messages, claim that you were late, end the game or, together with all the others, put you out. You will see it, but you can’t prove it to anyone else.
proof-page = This page’s own program comes from the server, too. Verify the record elsewhere, or use a page from a place you trust.
proof-save = Save what this browser saw
proof-witness = compares it with the record: two different stories of one game can’t both pass.
proof-fair-dice = Were the dice fair?
proof-words = The six words of this game:
proof-verify = Verify every throw here

### Notifications

tell-me = Tell me when it is my turn
tell-denied = Your browser blocks notifications from this page. Allow them in its settings for this site, then reload the page.
tell-cannot = This browser can’t show notifications from this page.
tell-how = Shows a notification while this page is open behind others.

### Open tables

tables-everybody = Open to everybody
tables-listed = The start page of this server lists this table.
tables-join = Everybody on this server can join this table.
ratings-play = Play for my rating
ratings-key = Shows a key of your own, without an account.
tables-strict = strict dice
tables-at-once = starts at once
tables-bot = { $player } (bot)
tables-empty = An empty table
tables-game = { $title }, to { $target }
tables-more = Show { $n } more
tables-coach = coach
tables-full = Somebody was quicker: this table is full now.
tables = Open tables
tables-open = Open a table
tables-as = You play as
tables-guest = Guest
tables-nobody = Nobody is waiting just now. Open a table, and it shows up here.
tables-programs = Programs that take on anybody
ratings-place = place { $place } of { $players }
key-title = The key of this player: the same at every table
player-key = key { $key }

### Choosing a game

picker-game = The game
picker-house = house rules
picker-rules = Its rules
picker-variants = Variants
picker-to = Play to

### A new room

new-pad = Roll real dice and tap in what you rolled. The pad keeps score, knows the rules, and lets you undo mistakes.
new-device = Play against bots, or pass this device around. It works without a network.
new-friends = Anyone with the link can take an open seat. Players on this device share it.
new-begins = Who begins
new-chance = Chance decides
new-clock = Turn clock
new-no-clock = No clock
new-strict = Strict dice
new-strict-about = Every player’s browser adds to each roll, so nobody can know it beforehand, not even the person running the server. Needs a clock (3 minutes if you choose none).
new-listed = The start page of this server lists the table while a seat is free. Anybody can join.
new-coach = Allow the coach
new-coach-about = Everyone at the table can see how good each choice is.
new-device-dice = This device rolls the dice, with its cryptographic random numbers. The game is stored here after every move and goes on where you left it.
new-server-dice = The server rolls the dice. It commits to them before the game, so everyone can check afterwards that no roll was changed.
new-start = Start
new-invite = Create the room and invite

### Connecting to a server

connect-no-page = There is no page “{ $code }”, and no room either.
connect-no-server = Rooms are on a server, which this page doesn’t have. If friends sent you a link, open the link itself. If you have their code and the address of their server, type the address below.
connect-same-place = In the same place you need nothing else:
new-without-server = All in one room? One of your phones can keep the table, without this server.
connect-phones = Each on their own phone
connect-pass = Pass this device around
connect-pad = Roll real dice, and keep score
connect-apart = In different places you need a Greed server, which this page doesn’t have. One of you starts it on a computer with { $command } and sends you its address: open it, and you are there. Or connect this page to it:
connect-address = Address of the server
connect-trust = The page then talks to this server, and stays the page that you trust: it checks the dice itself.
connect-no-answer = No server answered at { $origin }. Check the address. If it is right, its operator has to allow this page: { $command }
connect-no-address = This isn’t an address. Write it like { $one } or { $other }.

### Ratings

ratings-play-about = This browser keeps a key and signs with it when you sit down. There is no account: others see the key’s fingerprint, the same at every table. Clearing the browser’s data loses it.
ratings-own-key = Your key is { $key }.
ratings-after-won = after { COUNT-GAME($games) }, { $won } won
ratings-yours = Your games
ratings-none = You have no rated game yet. It takes another player who plays for a rating, too.
ratings-nobody = Nobody has played { $least } rated games yet.
ratings-counts = A game counts if two players or more sit down with a key of their own, at one of the built-in games with its usual target, who begins is drawn, and the game is played to its end. Leaving counts as a loss. Everybody starts at 1,000; a question mark stands for fewer than { $least } games, which it takes to be in the list.
ratings-pr = PR is what your choices cost, compared with perfect play: 1,000 times the chance to win that an average choice gives away. Luck plays no part in it, and 0 is perfect.
ratings-looking = Looking the ratings up …
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-won = Won
ratings-all = All ratings
ratings-their-key = Key { $key }
ratings-latest = The latest { COUNT-GAME($games) }
ratings-tell-apart = Players choose their names, and two may choose the same one: the key tells them apart. Only opponents who play for a rating, too, are listed.
ratings-pr-games = PR is what the choices in a game cost, compared with perfect play: 0 is perfect, and luck plays no part in it. A dash means that the game hasn’t been measured.
ratings-looking-up = Looking the player up …
ratings-lost = lost
ratings-shared = shared
ratings-was-won = won
alarm-wait = Wait { COUNT-SECOND($n) } more.
alarm-different = The game was started with different rules, dice or players than the page showed.
alarm-start = The server calls this start number { $attempt }, but this browser has seen { $before } before.
alarm-unsigned = The server doesn't sign what it shows.
alarm-other-game = The server signed a different game than the one it shows.
alarm-shown = The page was shown a different game than the signed one.
alarm-no-part = This device doesn't contribute to the dice.
alarm-cannot-be = The server shows something that can't be: { $why }
alarm-stuck = This page can't continue with the dice: { $why }
alarm-restarted = The server shows a different start of this game than before.
alarm-fewer = The server shows fewer statements than this browser has already seen.
alarm-other-course = The server shows a different course of the game than before.
alarm-earlier = The server shows an earlier state of the game than this device has answered to.
alarm-other-id = The game was started under another id.
alarm-without = The game was started without this device.
alarm-other-values = The game was started with other values than this device has given.
alarm-other-seats = The game was started with other seats for this device than it has taken.
alarm-second-value = The server asks for another value for roll { $n }, which has been given already.
device-share-fixed = The game has started: the share is fixed.
device-used-up = The values of this device are used up: it needs a fresh chain.
device-other-tab = This game is open in another tab, which speaks for this device.
