# English: what the coach says.
# How to add a language: docs/languages.md.

### why the best choice is the best

advice-rolling = rolling { DICE($dice) } busts { $bust } of the time
advice-rolling-no-bust = rolling { DICE($dice) } never busts
advice-banking = banking { $points }
advice-banking-nothing = banking nothing
advice-offer = { $player } an offer worth { $gain } to them
advice-poor-offer = { $player } an offer that isn't worth taking
advice-only = { $move } is the only legal move.
advice-take = Take it: rolling { DICE($dice) } for { $points } points fails { $bust } of the time, and the other choice costs { $cost }.
advice-pass = Pass: rolling { DICE($dice) } for { $points } points fails { $bust } of the time, and the other choice costs { $cost }.
advice-keep = { $move } leaves { DICE($dice) } to roll; { $second } would cost { $cost }.
advice-keep-that-ends = { $move } ends the turn: { $does }; { $second } would cost { $cost }.
advice-points = { $move }: rolling { DICE($dice) } brings { $worth } on average, and busts { $bust } of the time.
advice-roll = Roll: that wins { $rolls }, { $banking } wins { $worth }. The risk: { $rolling }.
advice-roll-no-bust = Roll: that wins { $rolls }, { $banking } wins { $worth }, and { $rolling }.
advice-roll-not-offer = Roll: that wins { $rolls }, although { $rolling }; { $banking } wins { $worth }, and leaves { $offer }.
advice-bank = Bank: { $banking } wins { $worth }, rolling wins { $rolls }, because { $rolling }.
advice-bank-no-bust = Bank: { $banking } wins { $worth }, rolling wins { $rolls }.
advice-bank-and-offer = Bank: { $banking } wins { $worth }, even though it leaves { $offer }; rolling wins { $rolls }, because { $rolling }.
advice-bank-poor-offer = Bank: { $banking } wins { $worth }, rolling wins { $rolls }, because { $rolling }. It leaves { $offer }.
advice-against = "{ $yours }" { $measure ->
    [win] wins
   *[points] brings
} { $wrong }, "{ $best }" { $right }, because { $because }.
advice-because-of-dice = it leaves { DICE($dice) } to roll instead of { $other }
advice-because-of-points = it makes { $points } points instead of { $less }
advice-because-of-more = what can follow is worth more
advice-because-it-goes-on = your turn goes on
advice-because-it-ends = it ends the turn: { $does }
advice-because-of-risk = rolling { DICE($dice) } busts { $bust } of the time
advice-because-it-is-worth-it = the risk is worth it: rolling { DICE($dice) } busts { $bust } of the time

### why a tempting answer is wrong, and the tutor

lesson-take = Starting fresh gives away a good chance: rolling { DICE($dice) } for { $points } fails { $bust } of the time, yet taking over wins { $right } and starting fresh { $wrong }.
lesson-pass = The points look good, but rolling { DICE($dice) } for { $points } fails { $bust } of the time: taking over wins { $wrong }, starting fresh { $right }.
lesson-keep = { $tempting } scores { $scored } and leaves { DICE($left) } ({ $risk } bust); { $best } scores { $better }, leaves { DICE($stays) } ({ $safer } bust), and wins { $right } instead of { $wrong }.
lesson-bank = Rolling { DICE($dice) } busts { $bust } of the time and wins only { $wrong }; banking { $points } wins { $right }.
lesson-roll = Banking wins only { $wrong }, because { $reason }; rolling { DICE($dice) } busts { $bust } of the time, but wins { $right }.
lesson-roll-no-bust = Banking wins only { $wrong }, because { $reason }; rolling { DICE($dice) } never busts, and wins { $right }.
lesson-close = your opponent needs only { $needed } more
lesson-final = this is the final round
lesson-dice = the points are worth less than the dice you still have
lesson-gift = it leaves your opponent points and dice to take over
lesson-nothing = it records nothing
lesson-missed = About { $missed } of { $bots } bots get this wrong.
wins-perfect = Wins { $n } of 100 games against perfect play (50 would be equal).
wins-perfect-about = Wins about { $n } of 100 games against perfect play (50 would be equal).
lesson-sure = { $why } That costs { $games }.
lesson-moment = Round { $round }, { $player }, with { $points } points: "{ $move }" cost { $games }. { $why }

### added to the caveat of a review

note-few = ; luck and skill are separated only for up to { $most } players
note-no-values = this page has no win probabilities for these rules
note-drift = ; drift is error of the estimate

### numbers

advice-seat = seat { $seat }
caveat-points = these are points of the turn; they ignore the scores and the opponents
caveat-estimates = with more than two players these are estimates
caveat-rounding = these numbers are exact to { $off }
caveat-below = these numbers are exact to { $off } for scores from 0 on
review-declared = { $n ->
    [one] 1 turn was entered as points, so what was luck there isn't known
   *[other] { $n } turns were entered as points, so what was luck there isn't known
}
review-changes = { $n ->
    [one] people came or went once, which counts as neither luck nor skill
   *[other] people came or went { $n } times, which counts as neither luck nor skill
}
