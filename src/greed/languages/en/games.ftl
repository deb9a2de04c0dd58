# English: the games on this device, their statistics, and handing them on.
# How to add a language: docs/languages.md.


### The games on this device

games-forgotten = Forgotten.
games-training = your training is here
games-unread = { COUNT-FILE($n) } couldn’t be read: { $problem }
games-erased = Everything is erased.
games-none = Games that you finish stay here, on this device alone: every roll, what you won, and how well you played.
games-play = Play one
games-looking = Looking at the games …
games-save = Save and open
games-export = Export everything
games-erase = Erase everything
games-paste = Or paste a link or a record
games-open = Open it
games-export-about = The export is a zip file with each game as a record, and your training. This page opens it again, and the terminal reads what is in it.
games-sure = Erase everything?
games-for-good = { COUNT-GAME($n) } and your training are erased from this device, for good. Export them first if you may want them back.
games-keep = Keep them
games-opened = { COUNT-GAME($n) } opened
games-known = { $n ->
    [one] { COUNT-GAME($n) } was here already
   *[other] { COUNT-GAME($n) } were here already
}
record-about = A record is a whole game in one file, as Greed saves it. Open one to step through it, to see who was lucky, and which choices cost most.
record-file = Choose a .jsonl file
record-reading = Reading the game …
list-more = Show more of { $n }
list-hand-on = Hand on { $title }, { $date }
list-forget = Forget { $title }, { $date }
list-what-if = what if
list-position = from a position
list-goes-on = goes on
list-given-up = given up
list-won = won
list-shared = shared
list-lost = lost
hand-on = Hand this game on
hand-on-share = Share it
hand-on-qr = QR code of a link to this game
hand-on-link = The whole game is in this link. People who open it see every roll; their own Greed checks that it was played by the rules.
hand-on-copy = Copy the link
hand-on-long = This game is too long for a link: hand on its record instead.

### Statistics

statistics = Statistics
statistics-player = Player
statistics-game = Game
statistics-all = All games
statistics-games = Games
statistics-won = Won
statistics-luck = Luck a game
statistics-lost = Lost a choice
statistics-best = Best turn
statistics-by-game = By game
statistics-mean = What the numbers mean
statistics-luck-about = is what the dice added to your chance to win, or took from it, in an average game.
statistics-lost-about = is how much of that chance an average choice of yours gave away: { $perfect } is perfect play, and about { $good } is good. Both come from the review of each game, where win probabilities are known; of games among more than two they are estimates.
trend-about = How much an average choice gave away, game by game: the lower, the better. Full dots are games won; the line is the mean of { COUNT-GAME($over) }.
trend = Lost a choice in the last { COUNT-GAME($n) }, the first one first: { $lost }
