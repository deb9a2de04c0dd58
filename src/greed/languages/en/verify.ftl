# English: what checking the dice of a game on the page comes to.
# How to add a language: docs/languages.md.

verify-holds = { $n ->
    [0] No roll was made yet.
    [one] The one roll is what all devices have made together.
   *[other] All { $n } rolls are what all devices have made together.
}
verify-void = { $n ->
    [one] 1 roll was void, for a device was silent.
   *[other] { $n } rolls were void, for a device was silent.
}
verify-unfinished = Roll { $k } was asked for, and never made.
verify-legal = Every move was legal.
verify-illegal = The dice are right, but the game is not: { $why }
verify-no-rules = Whether every move was legal isn’t checked here: this page doesn’t have the rules of this game. { $command } checks it.
verify-there = The record is on the phone that keeps this table. Connect with it at the table again, or save the record there and choose its file here.
verify-unreadable = The record can't be read.
verify-not-rolled = Only dice that devices have rolled can be checked. Here people rolled their own.
verify-alone = Nobody else was at this table: the dice came from one source, and there is nothing to check.
verify-other-sheet = The rules aren't those of the start.
verify-other-players = The players aren't those of the start.
verify-event = Roll { $at } of the game should be { $due }, not { $told }.
verify-event-missing = missing
verify-began = Seat { $began } began, not seat { $told }.
verify-took = { $player }’s device took part in { $n } of { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}.
verify-took-all = { $rolls ->
    [one] { $player }’s device took part in the one roll.
   *[other] { $player }’s device took part in all { $rolls } rolls.
}
