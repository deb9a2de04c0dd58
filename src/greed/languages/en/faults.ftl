# English: why the page can’t do something on this device.
# How to add a language: docs/languages.md.

fault-training-version = This training file is of version { $version }, which this page doesn’t know yet.
fault-no-training = This isn’t a training file: { $command } and this page write them.
fault-own-multiple = your score has to be a multiple of { $unit }
fault-other-multiple = their score has to be a multiple of { $unit }
fault-own-entry = your score has to be 0, or at least the { $entry } of the entry
fault-other-entry = their score has to be 0, or at least the { $entry } of the entry
fault-steps = points go in steps of { $unit }
fault-turn-over = the turn would be over: you have reached { $target } already
fault-game-over = the game is over: they have reached { $target }
fault-no-turn = no turn of these rules goes on with { DICE($dice) }
fault-least = with { DICE($dice) } left a turn has at least { $points } points
fault-bust = nothing of this roll scores: it is a bust
fault-no-offer = { DICE($dice) } can’t be taken over by these rules
fault-offer = an offer is what the opponent has just banked: it is part of their score
fault-newer-archive = This archive is of a newer Greed than this page: update the page.
fault-empty-archive = There are no games in this archive, and no training.
fault-no-archive = This isn’t a zip archive, or part of it is missing.
fault-too-large = This file is too large to be an archive of games: it isn’t opened.
fault-link = This link doesn’t hold a whole game: part of it may be missing.
fault-no-puzzles = The puzzles aren’t on this device yet: go online once.
fault-no-cards = The cards aren’t on this device yet: go online once.
fault-game-gone = this game isn’t on this device any more
fault-no-pack = This page has no pack of { $sheet }, by which this game was played.
fault-other-rules = This game was played by other rules of { $sheet } than those of this page.
fault-old-puzzles = These puzzles were made for an older version of { $title }.
