# What searches, shared links and a browser without scripts show of the page. Each language has an
# address of its own, such as /de/; docs/languages.md says more.

front-title = Greed: a dice game
front-about = Roll again, or bank? Play on any phone: with friends, against bots, with real dice.
front-scripts = Greed needs JavaScript. Please switch it on for this page.

# What a link to a room or a page shows in a chat.
front-room = Join the game: { $game }
front-room-seats = { $n ->
    [one] One seat is free. Open the link and sit down: no account, no app.
   *[other] { $n } seats are free. Open the link and sit down: no account, no app.
}
front-watch = { $game }: a game between friends
front-watch-open = Everyone is at the table. Open the link to watch.
front-watch-playing = The game is on. Open the link to watch.
front-watch-over = The game is over. Open the link to see how it went.
front-daily = Greed: the daily challenge
front-daily-about = Five positions of a dice game, the same for everyone today. Roll again, or bank?
front-train = Greed: puzzles
front-train-about = What wins most often? Choose, and see what every choice is worth.
front-explore = A position in Greed
front-explore-about = What would you do? See what every choice is worth.
front-record = A game of Greed
front-record-about = Step through it: who was lucky, and which choices cost most.
