# English: rooms with other people: lobby, links, verifiable dice, open tables, ratings.
# How to add a language: docs/languages.md.

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
lobby-bot = A bot
lobby-free = Free the seat
lobby-leave = Stand up
lobby-name = Change the name
lobby-name-done = Save
lobby-start = Start the game
lobby-waiting = Waiting for more players.
lobby-everyone = Everyone is here: the host can start the game.
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
link-move-about = Opening this link lets another device play for you
room-sealed = Dice from all devices
room-server = Dice from the server
room-watching = { $dice } · { $n } watching
room-fetching = Fetching the rules of this game …
room-unfetched = The rules of this game don’t come through. This page keeps trying.
room-outdated = This page and its server don’t understand each other: the page is probably older. Reload it.
near-outdated = The two phones don’t understand each other: their pages are of different versions. Reload both.

### Notifications

tell-me = Tell me when it is my turn
tell-denied = Your browser blocks notifications from this page. Allow them in its settings for this site, then reload the page.
tell-cannot = This browser can’t show notifications from this page.
tell-how = Shows a notification while this page is open behind others.

### Open tables

tables-everybody = Open to everybody
tables-listed = The start page of this server lists this table.
tables-join = Everybody on this server can join this table.
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
new-listed = The start page of this server lists the table while a seat is free. Anybody can join.
new-coach = Allow the coach
new-coach-about = Everyone at the table can see how good each choice is.
new-device-dice = This device rolls the dice, with its cryptographic random numbers. The game is stored here after every move and goes on where you left it.
new-server-dice = The dice come from all devices at the table together: nobody can know or choose them, not even whoever runs the server.
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

### Dice from all devices

dice-fair = Were the dice fair?
dice-from-all = The dice come from all devices at this table together. Nobody can know or choose them, not even whoever runs it.
dice-check = Check this game’s dice.
dice-back = Back to the table
dice-other-record = Check another record
dice-elsewhere = This page’s program comes from whoever runs the table. On a computer that you trust, { $command } checks a record, too.
dice-silent = This device was silent for a moment, so rolls are made without it. It takes part again from your next roll on.
dice-stopped = Something is wrong with the dice
dice-stopped-about = This device has stopped. Don’t play on, and compare with the others what each of you sees.
alarm-different = The game was started with different rules or players than the page showed.
alarm-shown = The page was shown other dice than the devices have made.
alarm-without = A roll of yours was asked for in the name of another device.
alarm-stuck = This page can't continue with the dice: { $why }
