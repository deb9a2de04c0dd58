# English: the page in the browser.
# How to add a language: docs/languages.md.

### Words that come with a number

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
device = device { $n }

### The log of a room

log-undone = The last entry was undone.
log-bot = { $player }, a bot, plays in seat { $seat }.
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
log-waiting = { $device } is being waited for: the game may soon go on without it.
log-reopen = The start was called off. Everything will be drawn again.
log-renew = { $device } carries on with a new key.
log-over = { $by } wants to go on without { $device }, which has gone silent.
winners = { $who ->
    [you] You win!
    [many] { $player } win together.
   *[one] { $player } wins.
}
choose-accept = take over
choose-decline = start fresh
