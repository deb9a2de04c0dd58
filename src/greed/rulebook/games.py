"""What the page says of the game around the turns: each option with its sentences."""

from __future__ import annotations

from greed.rulebook.sentences import Either, Para, Part, Point, Points, Say

__all__ = ["CARRYOVER", "END", "ENTRY", "GIST", "GLANCE", "NEEDS", "STRIKES", "SUMMARY"]

GIST = Either((
    Say("first to bank exactly {target:point}", "!final_round exact"),
    Say("first to bank {target:point}", "!final_round"),
    Say("exactly {target:point}, then one last turn for the others",
        "end_endgame=single_final_turn exact"),
    Say("{target:point}, then one last turn for the others", "end_endgame=single_final_turn"),
    Say("exactly {target:point}, then the round is finished", "end_endgame=finish_round exact"),
    Say("{target:point}, then the round is finished", "end_endgame=finish_round"),
    Say("{target:point}, then the highest score wins that nobody can beat",
        "end_endgame=deposed_and_waiting"),
    Say("{target:point}, then the score to beat until nobody beats it"),
))  # fmt: skip
"""In a few words what wins the game."""

SUMMARY = Either((
    Say("{dice:die}, {entry_points:point} or more in one throw to get on the board, {gist}.",
        "entry_scope=throw"),
    Say("{dice:die}, {entry_points:point} or more in one turn to get on the board, {gist}.",
        "entry"),
    Say("{dice:die}, {gist}."),
))  # fmt: skip
"""One sentence about a game that has none of its own."""

NEEDS = Points((
    Point("", (Either((
        Say("{seats_min} or more players (up to {seats_max} here).", "any_seats"),
        Say("{seats_min} to {seats_max} players.", "range_of_seats"),
        Say("{seats_min} players."),
    )),)),
    Point("", (Either((
        Say("1 six-sided die.", "one_die faces=6"),
        Say("{dice} six-sided dice.", "faces=6"),
        Say("1 die with {faces} faces, 1 to {faces}.", "one_die"),
        Say("{dice} dice with {faces} faces, 1 to {faces}."),
    )),)),
    Point("", (Say("Pencil and paper."),)),
))  # fmt: skip

GLANCE = (
    Point("Target", (GIST,)),
    Point("On the board", (Either((
        Say("{entry_points:point} or more in one throw", "entry_scope=throw"),
        Say("{entry_points:point} or more in one turn", "entry"),
        Say("at once"),
    )),)),
    Point("Keep", (Either((
        Say("every die that scores", "turn_keep=forced"),
        Say("your choice of the dice that score"),
    )),)),
    Point("Bank", (Say("{turn_minimum_bank:point} or more", "turn_minimum_bank"),)),
    Point("All dice scored", (Either((
        Say("hot dice: roll all again", "turn_hot_dice=fresh_dice"),
        Say("points are safe, and a bonus turn", "bonus"),
        Say("the turn is over"),
    )),)),
    Point("Two equal dice", (Say("save the turn", "turn_end_doubles"),)),
    Point("Adding dice", (Say("to sets kept earlier in the turn", "addons"),)),
    Point("Carryover", (Say("dice left over go to the next player, with the points",
                            "carryover"),)),
    Point("Bust", (Either((
        Say("the turn is lost", "!strikes"),
        Say("the turn is lost, and the whole score", "one_strike strikes_effect=reset"),
        Say("the turn is lost, and {strikes_penalty:point}", "one_strike"),
        Say("the turn is lost; {strikes_count} in a row, the whole score", "strikes_effect=reset"),
        Say("the turn is lost; {strikes_count} in a row, {strikes_penalty:point}"),
    )),)),
)  # fmt: skip
"""The rules at a glance: what each line is about, and what holds."""

_TOO_EARLY = Either((
    Say("You may not stop before you have them: roll on until you have, or bust.",
        "entry_stop_before_entry=refused"),
    Say("You may stop earlier, but then the points of the turn are lost."),
))  # fmt: skip

ENTRY = Part("entry", (Say("Getting on the board"),), (
    Para((
        Either((
            Say("There is no threshold: the first points that you bank count.", "!entry"),
            Say("To get on the board you need {entry_points:point} or more in one throw.",
                "entry_scope=throw"),
            Say("To get on the board you need {entry_points:point} or more in one turn."),
        )),
        Say("Until then your score is 0, and nothing else that you roll is recorded.", "entry"),
    )),
    Para((
        Say("So long as you are off the board your turn is a single throw of {dice:die}.",
            "entry_ends_turn"),
        Say("If the dice that score are worth {entry_points:point} or more, the points are"
            " recorded, you are on the board, and this turn is over; from then on you play"
            " normally. If not, your turn ends with nothing.", "entry_ends_turn turn_keep=forced"),
        Say("If the dice that you keep are worth {entry_points:point} or more, the points are"
            " recorded, you are on the board, and this turn is over; from then on you play"
            " normally. If not, your turn ends with nothing.",
            "entry_ends_turn !turn_keep=forced"),
    )),
    Para((Either((
        Say("", "!entry_ends_turn"),
        Say("", "!off_board_takeover"),
        Say("Should you take over a carryover while you are off the board, your turn goes on beyond"
            " its first throw, but to record anything you still need {entry_points:point} or more"
            " in one throw. You may not stop before you have them: roll on until you have, or"
            " bust.", "entry_stop_before_entry=refused"),
        Say("Should you take over a carryover while you are off the board, your turn goes on beyond"
            " its first throw, but to record anything you still need {entry_points:point} or more"
            " in one throw. You may stop earlier, but then the points of the turn are lost."),
    )),)),
    Para((
        Say("Exactly {entry_points} is enough. All points of the turn that brings you on the board"
            " count, and so do those of every later turn.",
            "!entry_ends_turn entry_scope=turn"),
        Say("Any throw of your turn will do, not only the first; but the dice kept from that one"
            " throw must be worth it alone. Then all points of the turn count, and so do those of"
            " every later turn.", "!entry_ends_turn entry_scope=throw"),
    )),
    Para((Either((Say("", "!entry"), Say("", "entry_ends_turn"), *_TOO_EARLY.ways)),)),
    Para((Say("You are on the board once you have banked: if you bust after you have rolled enough,"
              " the points are lost and you are as far as before.", "entry !entry_ends_turn"),)),
    Para((Say("The minimum for banking holds as well.",
              "entry !entry_ends_turn minimum_above_entry"),)),
))  # fmt: skip

CARRYOVER = Part("carryover", (Say("Carryover", "carryover"),), (
    Para((Say("If a player banks and leaves dice that could have been rolled again, the next player"
              " is offered these dice together with the points of the turn just banked. The player"
              " who banked keeps those points, whatever happens next. A turn that ends in a bust,"
              " or without recording anything, leaves no offer."),)),
    Points((
        Point("Who.", (Either((
            Say("Only the next player is asked.", "!entries"),
            Say("Only the next player is asked, on the board or not.", "off_board_takeover"),
            Say("Only the next player is asked, and only if on the board already. Nobody else may"
                " take the dice."),
        )),)),
        Point("Decline.", (Either((
            Say("Decline, and the offer is gone for everybody: begin your own turn with 1 die and 0"
                " points.", "one_die"),
            Say("Decline, and the offer is gone for everybody: begin your own turn with all {dice}"
                " dice and 0 points."),
        )),)),
        Point("Accept.", (Say("Accept, and roll exactly the dice that were left. The points offered"
                              " are the points your turn begins with."),)),
        Point("Success.", (
            Either((
                Say("The attempt succeeds if the throw shows {singles}. No other dice will do, not"
                    " even a set that scores.", "carryover_success=one_or_five"),
                Say("The attempt succeeds if anything in the throw scores. A die added to a set"
                    " will do.", "addons addons_addon_inherited"),
                Say("The attempt succeeds if anything in the throw scores."),
            )),
            Either((
                Say("Add the points of this throw, and go on as in a turn of your own.",
                    "turn_keep=forced"),
                Say("Keep all the dice of this throw that score, add their points, and go on as in"
                    " a turn of your own.", "carryover_carryover_keep=all"),
                Say("Keep what you like of this throw, as of any other, add the points, and go on"
                    " as in a turn of your own."),
            )),
        )),
        Point("Failure.", (
            Either((
                Say("Otherwise the attempt is a bust, unless doubles at the end save it: your turn"
                    " is over, and the points offered are gone.", "doubles_save_takeover"),
                Say("Otherwise the attempt is a bust: your turn is over, and the points offered are"
                    " gone."),
            )),
            Say("Your score stays as it was.", "!strikes"),
        )),
        Point("Banking.", (Either((
            Say("After a successful attempt you may bank at once, as after any throw.", "!locks"),
            Say("You may not bank right after a successful attempt: first keep {singles} from a"
                " later throw of the turn, alone or within a set.",
                "carryover_carry_lock=one_or_five"),
            Say("You may not bank right after a successful attempt: first keep dice from one more"
                " throw of the turn."),
        )),)),
        Point("Chain.", (Say("Bank in your turn and leave dice, and the player after you is offered"
                             " all its points, those that you took over included. So it may go on"
                             " around the table."),)),
        Point("Idle dice.", (Either((
            Say("", "!turn_dead_dice_keepable"),
            Say("Where dice that score nothing were set aside, you inherit this as well: taking the"
                " rest over does not lead to hot dice.", "turn_hot_dice=fresh_dice"),
            Say("Where dice that score nothing were set aside, you inherit this as well."),
        )),)),
        Point("All dice.", (Either((
            Say("", "!leaving_all"),
            Say("A player who banks {leaving_all} leaves nothing, and there is no offer.",
                "carryover_offer_after_all_dice=none"),
            Say("A player who banks {leaving_all} leaves 1 die to the next one, and the offer is"
                " made with it.", "one_die"),
            Say("A player who banks {leaving_all} leaves all {dice} dice to the next one, and the"
                " offer is made with them."),
        )),)),
        Point("Off the board.", (
            Either((
                Say("", "!off_board_takeover"),
                Say("", "!entry_in_a_turn"),
                Say("If you are off the board, the points that you took over count towards the"
                    " {needed} points that you need.", "carryover_entry_carry=count_all"),
                Say("If you are off the board, neither the points that you took over nor those of"
                    " the attempt count towards the {needed} points that you need; those of your"
                    " later throws do.", "carryover_entry_carry=exclude_attempt"),
                Say("If you are off the board, the points that you took over do not count towards"
                    " the {needed} points that you need; what you roll yourself does, from the"
                    " attempt on."),
            )),
            Either((
                Say("", "!off_board_takeover"),
                Say("", "!entry_in_a_throw"),
                Say("Where {needed_in_a_throw} points are needed in one throw, a later throw than"
                    " the attempt must be worth them by itself.",
                    "carryover_entry_carry=exclude_attempt"),
                Say("Where {needed_in_a_throw} points are needed in one throw, a throw of your own,"
                    " the attempt or a later one, must be worth them by itself."),
            )),
            Say("Once you are on the board with this turn, all of its points are recorded.",
                "off_board_takeover"),
        )),
        Point("Final round.", (
            Say("Once the final round has begun there are no more offers.",
                "final_round !carryover_endgame_carryover"),
            Say("Offers are made in the final round as well.",
                "final_round carryover_endgame_carryover"),
            Say("A player who has two turns running is not offered dice of their own.",
                "carryover_endgame_carryover end_endgame=rechallenge_rounds"),
        )),
    )),
))  # fmt: skip

_AGAIN = (
    Either((
        Say("", "!reentry"),
        Say("You are off the board, and to get on it again you need {strikes_reentry_points:point}"
            " or more in one throw.", "strikes_reentry_scope=throw"),
        Say("You are off the board, and to get on it again you need {strikes_reentry_points:point}"
            " or more in one turn."),
    )),
    Either((
        Say("", "!reentry"),
        Say("Until then your turn is a single throw: it ends whether the dice that score are worth"
            " that much or not.", "strikes_reentry_ends_turn turn_keep=forced"),
        Say("Until then your turn is a single throw: it ends whether the dice you keep are worth"
            " that much or not.", "strikes_reentry_ends_turn"),
        Say("Any throw of a turn will do, and then the whole turn counts.",
            "strikes_reentry_scope=throw"),
    )),
    Either((
        Say("", "!reentry"),
        Say("", "strikes_reentry_ends_turn"),
        Say("You may not stop before you have them: roll on until you have, or bust.",
            "strikes_reentry_stop_before_entry=refused"),
        Say("You may stop earlier, but then the points of the turn are lost."),
    )),
    Either((
        Say("", "reentry"),
        Say("", "!strikes_effect=reset"),
        Say("You are off the board again, and get on it as at first, with {entry_points:point} or"
            " more in one throw.", "entry_scope=throw"),
        Say("You are off the board again, and get on it as at first, with {entry_points:point} or"
            " more in one turn.", "entry"),
    )),
)  # fmt: skip

STRIKES = Part("strikes", (
    Say("Every bust", "one_strike"),
    Say("{strikes_count} busts in a row", "strikes"),
), (
    Para((
        Either((
            Say("Whenever you bust, your whole score is lost: it goes back to 0.",
                "one_strike strikes_effect=reset"),
            Say("If you bust {strikes_count} times in a row, in turns one after the other, your"
                " whole score is lost: it goes back to 0.", "strikes_effect=reset"),
            Say("Whenever you bust, you lose {strikes_penalty:point} of your score.",
                "one_strike"),
            Say("If you bust {strikes_count} times in a row, in turns one after the other, you lose"
                " {strikes_penalty:point} of your score."),
        )),
        Say("Your score never falls below 0 by this.",
            "strikes_effect=penalty strikes_score_floor"),
        Say("Your score may fall below 0 by this.",
            "strikes_effect=penalty !strikes_score_floor"),
        *_AGAIN,
    )),
    Para((Say("A turn that ends in any other way breaks the row. After bust {strikes_count} you"
              " start counting again.", "!one_strike"),)),
    Para((
        Say("Busts of a player who is off the board count as well.",
            "entries strikes_zilch_before_entry"),
        Say("Busts of a player who is off the board do not count.",
            "entries !strikes_zilch_before_entry"),
        Say("A throw that scores, but too little to get on the board, is not a bust.", "opening"),
        Say("A failed attempt at a carryover is a bust like any other.", "carryover"),
    )),
))  # fmt: skip

_BEGINS = Either((
    Say("When a player banks and so has exactly {target:point}, the final round begins.", "exact"),
    Say("When a player banks and so has {target:point} or more, the final round begins."),
))  # fmt: skip

_TO_BEAT = (
    Say("When a player banks and so has {target:point} or more, the final round begins: that score"
        " is the score to beat. To beat it takes more points; the same score is not enough."),
    Say("Every other player, in the usual order, has one turn to beat it."),
)  # fmt: skip

_WINNER = Either((
    Say("When a round of tries ends without a new score to beat, the player who holds the score to"
        " beat wins.", "end_endgame=rechallenge_rounds end_tie=first_to_reach"),
    Say("When a round of tries ends without a new score to beat, the highest score wins.",
        "end_endgame=rechallenge_rounds"),
    Say("When nobody is left to try, the player who holds the score to beat wins.",
        "end_tie=first_to_reach"),
    Say("When nobody is left to try, the highest score wins."),
))  # fmt: skip

END = Part("end", (Say("The end of the game"),), (
    Para((
        Either((
            Say("", "final_round"),
            Say("The first player who banks and so has exactly {target:point} wins, and the game is"
                " over at once. The others have no further turn.", "exact"),
            Say("The first player who banks and so has {target:point} or more wins, and the game is"
                " over at once. The others have no further turn."),
        )),
        Say("A round is one turn for every player, from the one who began the game.",
            "end_endgame=finish_round"),
        Either((Say("", "!one_more_turn"), *_BEGINS.ways)),
        Say("Every other player has one more turn, in the usual order, also those who had theirs in"
            " this round already. Then the highest score wins.", "end_endgame=single_final_turn"),
        Say("Only the players who come after in this round have their turn; if nobody does, the"
            " game is over at once. Then the highest score wins.", "end_endgame=finish_round"),
        *(Say(each.text, "score_to_beat") for each in _TO_BEAT),
    )),
    Para((
        Say("As soon as a player beats it, there is a new score to beat, and every other player has"
            " one more turn, beginning with the next: also the one just beaten, and those who have"
            " tried before.", "end_endgame=rechallenge_all"),
        Say("A player who beats it sets a new score to beat for those who still have to try. When"
            " all of them have tried and the score was beaten, every player but the one who holds"
            " it has one more turn.", "end_endgame=rechallenge_rounds"),
        Say("A player who beats it sets a new score to beat. Then the player just beaten gets one"
            " turn, and so do those who have not tried yet; a player who tried in vain is out.",
            "end_endgame=deposed_and_waiting"),
        Either((Say("", "!score_to_beat"), *_WINNER.ways)),
    )),
    Points((
        Point("Too much.", (
            Say("Points that would take your score beyond {target} are lost: a turn banked for too"
                " much records nothing.", "end_overshoot=forfeits"),
            Say("Your score bounces off {target}: points that take it beyond are taken off again,"
                " as if you had walked on and back. With {two_off} and a turn of 500 you have"
                " {three_off}. No turn takes your score below 0.", "end_overshoot=bounces"),
        )),
        Point("Bonus turns.", (
            Say("Once the final round has begun, a bust in a bonus turn takes nothing from the"
                " player with the highest score: the score to beat stands.",
                "bonus final_round one_strike"),
        )),
        Point("Same rules.", (Say("In the final round all the rules of a turn hold.",
                                  "final_round"),)),
        Point("Ties.", (
            Say("Players who share the highest score share the victory.",
                "final_round end_tie=shared"),
            Say("Among players who share the highest score, the one who had it first wins.",
                "final_round !end_tie=shared"),
        )),
    )),
))  # fmt: skip
