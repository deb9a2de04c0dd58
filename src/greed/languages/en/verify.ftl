# English: what checking the dice of a game on the page comes to.
# How to add a language: docs/languages.md.

verify-holds = { $n ->
    [one] The one roll is what it had to be.
   *[other] All { $n } rolls are what they had to be.
}
verify-missing = { $n ->
    [one] 1 roll fell without a value of { $device }.
   *[other] { $n } rolls fell without a value of { $device }.
}
verify-clock = { $n ->
    [one] 1 decision of { $device } came from the clock.
   *[other] { $n } decisions of { $device } came from the clock.
}
verify-unreadable = The record can't be read.
verify-not-rolled = Only dice that the server rolled can be verified.
verify-protocol = This page doesn't know dice protocol { $protocol }.
verify-other-sheet = The sheet isn't the one of the start.
verify-other-dice = The kind of dice isn't the one of the start.
verify-other-players = The players aren't those of the start.
verify-other-position = The position isn't the one of the start.
verify-statement = Statement { $at } of the proof doesn't hold: { $why }
verify-event = Event { $at } should be { $due }, not { $told }: so says the proof.
verify-event-missing = missing
verify-sign-unreadable = The server's signature can't be read.
verify-sign-missing = The end is missing: no signature of the server stands there.
verify-sign-wrong = The server's signature doesn't hold.
verify-sign-short = The server's signature ends with statement { $k } of { $count }.
verify-began = Seat { $began } began, not seat { $told }.
verify-over-thrown = { $device } was silent after roll { $n } was frozen and was passed over, at { $when } UTC; that roll is void.
verify-over = { $device } was silent and passed over before roll { $n }, at { $when } UTC.
verify-renewed = { $device } went on with a fresh key of its own.
verify-given = The seat of { $player } went to { $holder }, by its owner's word.
verify-starts = This was start { $n } at its table, rematches included. More starts than games mean that somebody has called starts off, and may have seen rolls that way.
verify-unsigned = Nobody signed for { $players }.
verify-no-device = No device took part: the server alone chose the dice.
verify-no-start = The game never began: no share was revealed by { $devices }.
verify-frozen = Roll { $n } was frozen, and no value came from { $devices }.
verify-server-owes = The server owed a roll, and no value came from the server.
verify-not-over = The game is not over: it holds as far as the record goes.
verify-words = The six words: { $words }.
verify-not-the-rules = Whether each move was allowed by the rules is not checked here: greed verify does that.
verify-other-start = This browser was shown another start of the game.
verify-ends-before = The record ends before statement { $k }, which this browser has seen.
verify-two-courses = The server has signed two courses of this game: they part at or before statement { $k }.
verify-not-said = Statement { $k } isn't what this browser has said there.
