# What searches, shared links and a browser without scripts show of the page. Each language has an
# address of its own, such as /de/; docs/languages.md says more.

front-title = Greed: a dice game
front-about = Roll again, or bank? Play on any phone: with friends, against bots, with real dice.
front-scripts = Greed needs JavaScript. Please switch it on for this page.
