# English: rules pages, the editor of house rules, and what Greed is.
# How to add a language: docs/languages.md.


### Rules pages

rules-family = Greed is a family of games. Read the rules of any of them, then play.
rules-make = Make your own house rules
rules-all = All rules
rules-variants = Variants:
rules-play = Play this
rules-change = Change it
rules-card = The score card

### About Greed

about-greed = Greed is a family of dice games: you roll, set aside dice that score, and decide each time whether to roll on or to bank what you have. One bad roll, and the points of the turn are gone. The games go by many names, Farkle and Zilch among them, and every family has its own rules.
about-what = What you can do here
about-play = Play against bots or pass the device around, or keep score for real dice.
about-yours = Your things stay yours
about-kept = There is no account and no tracking. Your games, your training and your settings are kept on this device, and after the first visit everything works without a network.
about-developers = For developers
about-version = Version { $version }.
about-free = Greed is free software.
about-title = About Greed
about-rules = Read the rules
about-rules-more = of each game, or make your own.
about-practise = Practise
about-practise-more = and see what each choice is worth, worked out exactly.
about-export = export or erase them there.
about-docs-start = Getting started
about-docs-start-about = play in the terminal, from Python, or on a server (in English).
about-offline = This device is offline, and the documentation isn’t kept on it. Everything else works.
about-docs = The documentation
about-docs-about = rule sheets, exact solutions, bots, the server and its API (in English).
about-docs-good-play = Good play, in figures
about-docs-good-play-about = what the solvers know about every game (in English).
about-docs-solve = Solve any sheet in a hundred lines
about-docs-solve-about = how perfect play is worked out (in English).

### The editor of house rules

editor-no-rules = This link doesn’t contain any rules.
editor-saved = Saved as { $file }.
editor = House rules
editor-begins = It begins as soon as the rules are read.
editor-shared = Somebody has shared these rules with you.
editor-about = Change what your table plays differently. The rules page updates as you go.
editor-show = What to show
editor-change = Change
editor-read = Read
editor-change-these = Change these rules
editor-save = Save as a file
editor-begin-with = Begin with
editor-take-back = Back to my changes
editor-packing = Packing the rules …
editor-share = Share these rules
editor-link = The link contains the rules
editor-play = Play
editor-needs = The editor reads your rules, names every mistake and packs them so that you can play them here at once. It needs Python, which this page fetches once and then keeps.
editor-get = Get the editor ({ $size } MB, once)
editor-reading = Reading the rules …
editor-starting = Starting the editor …
editor-server = Editing rules needs a Greed server, which reads them, names every fault and works out the odds. This page runs without one.
editor-shared-facts = Somebody has shared these rules with you: { $facts }.
editor-getting-reader = Getting the rules’ reader, once: { $part }
editor-getting = Getting the editor: { $part }
editor-start = Start one on a computer with { $command } and open its page, or use one that you know:
editor-connect = connect this page to a server
editor-playable = ✓ These rules can be played.
editor-here = Until this device has solved these rules, the coach counts points for them.
editor-faults = { $n ->
    [one] One thing is not right yet
   *[other] { $n } things are not right yet
}
editor-estimate = { COUNT-CHOICE($choices) } to work out; solving them exactly takes about { COUNT-SECOND($seconds) } and { $megabytes } MB.
field-remove = Remove number { $n } of { $name }
field-add = Add one
field-with = Play with it
field-none = none
field-as-first = As at first instead
field-own = Something of its own
editor-our-way = { $title }, our way

### Certificates

check-title = Check how fair this game is
check-why = How often does the player who begins win, if both play perfectly? Don’t take our word for it: { $command } writes a proof, and this page checks it in whole numbers, on this device.
check-file = A certificate of this game
check-part = Checking: { $part }
check-proven = Proven: the player who begins wins at least { $low } and at most { $high } of the games. All { $positions } positions hold.
check-failed = The checker could not be started.
