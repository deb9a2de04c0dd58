"""What the page says of a turn and of what dice score: each option with its sentences."""

from __future__ import annotations

from greed.rulebook.sentences import Either, Para, Part, Point, Points, Say

__all__ = ["ADDING", "AIM", "DOUBLES", "HOT_DICE", "SCORING", "TURN"]

AIM = Part("aim", (Say("What it is about"),), (
    Para((Either((
        Say("Be the first to bank exactly {target:point}: that wins the game at once.",
            "!final_round exact"),
        Say("Be the first to bank {target:point}: that wins the game at once.", "!final_round"),
        Say("Have the highest score when the game ends. The end begins when somebody has banked"
            " exactly {target:point}.", "exact"),
        Say("Have the highest score when the game ends. The end begins when somebody has banked"
            " {target:point}."),
    )),)),
    Para((Say("On your turn you roll dice, set some aside that score, and then choose: roll the"
              " rest for more points, or stop and bank what you have. The longer you go on, the"
              " more you can win, and the more a bad roll takes away."),)),
))  # fmt: skip

TURN = Part("turn", (Say("Your turn"),), (
    Para((Say("Players take turns, to the left. Agree on who begins."),)),
    Points((
        Point("Roll.", (Either((Say("Roll your only die.", "one_die"),
                                Say("Roll all {dice} dice."))),)),
        Point("Keep.", (
            Either((
                Say("Set aside every die that scores. There is no choice; if dice can be counted"
                    " in different ways, the way with the most points holds.",
                    "turn_keep=forced"),
                Say("Set aside one or more dice that score. Which of them is your choice: you may"
                    " leave scoring dice on the table and roll them again. A set scores only if"
                    " you set aside all of its dice."),
            )),
            Either((
                Say("", "turn_keep=forced"),
                Say("Dice that score nothing stay on the table.", "!turn_dead_dice_keepable"),
                Say("Dice that score nothing may be set aside along with scoring ones, never"
                    " without them; but then this set of dice will not give you a bonus turn, and"
                    " when no die is left to roll, your turn is over and you bank what it is"
                    " worth.", "bonus"),
                Say("Dice that score nothing may be set aside along with scoring ones, never"
                    " without them; but then this set of dice will not give you hot dice, and when"
                    " no die is left to roll, your turn is over and you bank what it is worth."),
            )),
        )),
        Point("Count.", (Say("Add the points of the dice you kept to the points of this turn. They"
                             " are not safe yet."),)),
        Point("Decide.", (
            Say("Roll the dice that you did not set aside, and go on from step 2; or stop and"
                " bank: the points of the turn are added to your score, and the dice pass on."),
            Say("(Until you are on the board this is different: see below.)", "entry"),
        )),
    ), ordered=True),
    Points((
        Point("Bust.", (
            Say("A roll in which nothing scores is a bust. Your turn ends at once, and all points"
                " of the turn are lost."),
            Say("(Exceptions: {saved}, as described below.)", "saved"),
        )),
        Point("Safe points.", (Either((
            Say("A bust costs points that you have banked, too: see every bust.", "one_strike"),
            Say("Points that you have banked are never lost by a single bust; but see busts in a"
                " row.", "strikes"),
            Say("Points that you have banked are never lost."),
        )),)),
        Point("No dice left.", (
            Say("If no die is left to roll while you may not bank, your turn is over and its points"
                " are lost.", "runs_out must_have"),
        )),
        Point("Minimum.", (
            Either((
                Say("You may bank only {turn_minimum_bank:point} or more: with less you have to"
                    " roll on.", "turn_minimum_bank"),
                Say("There is no minimum for banking, except while you are off the board.",
                    "entry"),
                Say("There is no minimum: any points may be banked."),
            )),
            Say("Points that came with a carryover count for it.",
                "turn_minimum_bank carryover turn_minimum_bank_counts_carry"),
            Say("Points that came with a carryover do not count for it.",
                "turn_minimum_bank carryover !turn_minimum_bank_counts_carry"),
        )),
    )),
    Para((Either((
        Say("In the examples on this page {cast} play, in this order; they are on the board"
            " already, unless it says otherwise.", "entries"),
        Say("In the examples on this page {cast} play, in this order."),
    )),)),
))  # fmt: skip

SCORING = Part("scoring", (Say("The score card"),), (Points((
    Point("One throw.", (
        Say("The dice of a set must fall in one throw: dice set aside earlier are scored and"
            " done."),
        Say("Two {apart_face}s now and a third {apart_face} in a later throw are {apart:point}, not"
            " {at_once}.", "apart"),
    )),
    Point("One use.", (Say("Each die counts once: in a set, or alone where its face scores"
                           " alone."),)),
    Point("More dice.", (
        Say("Each die of the same face beyond three doubles the points: {sums}.",
            "beyond=double sums"),
        Say("Each die of the same face beyond three adds the points of the triple once more:"
            " {sums}.", "beyond=linear sums"),
        Either((
            Say("", "!beyond=none"),
            Say("{grown} of a kind is not a set of its own.", "one_grown"),
            Say("Four or more of a kind are not sets of their own.", "all_grown"),
            Say("{grown} of a kind are not sets of their own."),
        )),
        Say("The dice beyond a set are counted by the other lines, if they can: {sums}.",
            "beyond=none sums"),
    )),
    Point("Once only.", (
        Say("A line of the card counts once in a throw, for each face that it names; further dice"
            " that would make it again score nothing.", "once"),
    )),
    Point("Again.", (
        Say("The same line may be scored more than once in a throw: {twice} are"
            " {twice_points:point}.", "twice"),
    )),
    Point("Best count.", (
        Say("If dice can be counted in more than one way, the way with the most points holds."),
        Say("So {split} are worth {split_points}, as {split_parts}, not {split_whole}.", "split"),
    )),
    Point("Careful.", (
        Say("{no_straights} is not a straight.", "no_straights one_no_straight"),
        Say("{no_straights} are not straights.", "no_straights !one_no_straight"),
    )),
    Point("Pairs.", (
        Say("Three pairs are made by three different faces.", "scoring_three_pairs"),
        Say("Four of a kind and a pair count as three pairs, too.",
            "scoring_three_pairs scoring_pairs_accept_quad"),
        Say("Four of a kind and a pair are not three pairs.",
            "scoring_three_pairs !scoring_pairs_accept_quad"),
        Say("Six of a kind count as three pairs.",
            "scoring_three_pairs scoring_pairs_accept_six"),
        Say("Six of a kind do not count as three pairs.",
            "scoring_three_pairs !scoring_pairs_accept_six"),
    )),
    Point("Full house.", (Either((
        Say("", "!house"),
        Say("A full house is three of one face and two of another.", "!scoring_full_house_bonus"),
        Say("A full house is three of one face and two of another: the points of the triple, if it"
            " has any, and {scoring_full_house_bonus} more, but never less than"
            " {scoring_full_house}.", "scoring_full_house"),
        Say("A full house is three of one face and two of another: the points of the triple, if it"
            " has any, and {scoring_full_house_bonus} more."),
    )),)),
    Point("Nothing.", (
        Say("Roll all {dice:die} at once so that none scores, and it is not a bust but worth"
            " {scoring_nothing:point}.", "scoring_nothing"),
        Say("Then all of them are rolled again; you may not bank before.",
            "scoring_nothing turn_nothing_must_roll"),
        Say("Then all of them are rolled again, or you bank if you may.",
            "scoring_nothing !turn_nothing_must_roll"),
    )),
    Point("Alone.", (
        Say("No die scores alone.", "!alone"),
        Say("Only {alone} score alone.", "some_alone"),
    )),
    Point("Not here.", (Say("There are no points for {absent} as such.", "absent"),)),
)),))  # fmt: skip

HOT_DICE = Part("hot-dice", (
    Say("All dice scored", "turn_hot_dice=ends_turn"),
    Say("All dice scored: the bonus turn", "bonus"),
    Say("Hot dice"),
), (
    Para((
        Either((
            Say("When the die has scored, your turn is over: there is nothing left to roll, and you"
                " bank the points.", "one_die turn_hot_dice=ends_turn"),
            Say("When all {dice} dice have been set aside and have scored, in one throw or over"
                " several, your turn is over: there is nothing left to roll, and you bank the"
                " points.", "turn_hot_dice=ends_turn"),
            Say("When the die has scored, the points of the turn are banked at once, and you take"
                " another turn with it.", "one_die bonus"),
            Say("When all {dice} dice have been set aside and have scored, in one throw or over"
                " several, the points of the turn are banked at once, and you take another turn"
                " with all the dice.", "bonus"),
            Say("When the die has scored, you have hot dice: take it again and go on.", "one_die"),
            Say("When all {dice} dice have been set aside and have scored, in one throw or over"
                " several, you have hot dice: take all {dice} again and go on."),
        )),
        Say("A bust in this bonus turn does not touch what was banked before it. A bonus turn can"
            " earn another one, without limit.", "bonus"),
        Say("It is still the same turn, and its points are still at risk. This may happen any"
            " number of times in a turn.", "turn_hot_dice=fresh_dice"),
        Say("You must roll them: nobody banks on hot dice.",
            "turn_hot_dice=fresh_dice turn_hot_dice_must_roll"),
        Say("You do not have to: you may bank instead, if you may bank at all.",
            "turn_hot_dice=fresh_dice !turn_hot_dice_must_roll"),
    )),
    Para((Say("Should those points reach the target, you still play the bonus turn first.",
              "bonus final_round"),)),
    Para((
        Say("The throw that brings you on the board earns the bonus turn as well, if all dice score"
            " in it.", "bonus opening turn_bonus_on_opening"),
        Say("The throw that brings you on the board earns no bonus turn, even if all dice score in"
            " it.", "bonus opening !turn_bonus_on_opening"),
    )),
    Para((
        Say("If the points would take you beyond the target they are lost, but the bonus turn is"
            " played all the same.", "bonus end_overshoot=forfeits"),
        Say("If the points take you beyond the target, your score bounces off it, and the bonus"
            " turn is played all the same.", "bonus end_overshoot=bounces"),
    )),
    Para((Either((
        Say("", "!bonus"),
        Say("If the points are too few to get on the board or for the minimum, nothing is recorded,"
            " but the bonus turn is played all the same.", "entry_by_turns turn_minimum_bank"),
        Say("If the points are too few to get on the board, nothing is recorded, but the bonus turn"
            " is played all the same.", "entry_by_turns"),
        Say("If the points are too few for the minimum, nothing is recorded, but the bonus turn is"
            " played all the same.", "turn_minimum_bank"),
    )),)),
    Para((Say("The points are banked even while a carryover would not let you bank.",
              "bonus locks"),)),
))  # fmt: skip

DOUBLES = Part("doubles", (Say("Doubles at the end", "turn_end_doubles"),), (Para((
    Say("If you roll exactly two dice, and they are equal but score nothing, it is not a bust. Keep"
        " the points of the turn, take all {dice:die}, and go on."),
    Either((
        Say("You must roll: there is no banking in between.", "turn_end_doubles_must_roll"),
        Say("You may also bank before you roll, if you may bank at all."),
    )),
    Say("A pair among three or more dice saves nothing."),
    Say("Doubles also save a player who took over two dice from the player before.",
        "carryover turn_end_doubles_in_takeover"),
    Say("Doubles do not save a player who rolls two dice taken over from the player before: that is"
        " a bust.", "carryover !turn_end_doubles_in_takeover"),
)),))  # fmt: skip

ADDING = Part("adding", (Say("Adding dice", "addons"),), (
    Para((Either((
        Say("If you have set aside three or more dice of one face (a face that does not score"
            " alone) from one throw of your turn, you may add dice of that face from later throws"
            " to them.", "singles"),
        Say("If you have set aside three or more dice of one face from one throw of your turn, you"
            " may add dice of that face from later throws to them."),
    )), Say("An added die scores nothing, but it counts as a die kept: a throw that would be a bust"
            " is saved by it."))),
    Points((
        Point("When.", (Either((
            Say("You may add dice also when other dice of the throw score.",
                "addons_addon_with_scoring"),
            Say("You may add dice only when nothing else in the throw scores."),
        )),)),
        Point("All dice.", (Either((
            Say("When the last die has been set aside, scored or added, your turn is over.",
                "turn_hot_dice=ends_turn"),
            Say("An added die counts as one that has scored when it comes to the bonus turn.",
                "addons_addon_hot_dice bonus"),
            Say("An added die counts as one that has scored when it comes to hot dice.",
                "addons_addon_hot_dice"),
            Say("With an added die among them your dice do not earn the bonus turn: when no die is"
                " left to roll, your turn is over and you bank what it is worth.", "bonus"),
            Say("With an added die among them your dice do not earn hot dice: when no die is left"
                " to roll, your turn is over and you bank what it is worth."),
        )),)),
        Point("Until when.", (Say("After rolling all dice again there is nothing to add to: older"
                                  " sets are gone."),)),
        Point("Carryover.", (
            Say("A player who takes over a carryover may add to the sets that came with it.",
                "carryover addons_addon_inherited"),
            Say("A player who takes over a carryover may not add to sets set aside before.",
                "carryover !addons_addon_inherited"),
        )),
    )),
))  # fmt: skip
