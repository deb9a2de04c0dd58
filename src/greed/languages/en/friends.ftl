# English: the page, friends.
# How to add a language: docs/languages.md.

silence-waiting = Waiting for { $player } to roll with you.
silence-called = { $player } was called and has { COUNT-SECOND($left) } to answer.
silence-asked = You want to go on without { $player }. Waiting for the others to agree.
silence-without = Go on without { $player }
silence-keeps = { $player } keeps all points and sits out until it comes back. The record shows it.
silence-call = Call { $player }
ratings-line = Rating over { COUNT-GAME($games) }: from { $first } to { $last }, at best { $best }
ratings-after = Rating after each game
