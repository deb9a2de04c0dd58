"""A whole game of every sheet as one mutable, imperative machine: the second opinion.

Drive it with `throw(dice)` when `phase` is "throw" and with `do(text)` otherwise.
"""

from typing import Any

from tests.twins.naive_endgame import NaiveEndgame
from tests.twins.naive_options import options_of
from tests.twins.naive_scoring import (
    Dice,
    complete_value,
    keep_text,
    legal_keeps,
)


class NaiveReferee:
    """A game under way.

    phase: "offer", "throw", "keep", "decide" or "over". dice_to_throw: in "throw" the dice that
    fall now, in "decide" those a roll would throw, in "offer" those offered, in "keep" those on
    the table. turn_points: of the seat to act, inherited points included (0 in "offer").
    score_to_beat: the highest total once the final round has begun, 0 before.
    """

    def __init__(self, game: str, seats: int, first: int = 0, **options: Any) -> None:
        if seats < 2:
            raise ValueError("Greed needs two seats")
        self.game = game
        self.seats = seats
        self.options = options_of(game, options)
        self.scores = [0] * seats
        self.on_board = [self.options["entry"] is None] * seats
        self.strikes = [0] * seats
        self.must_reenter = [False] * seats
        self.reached_at = [0] * seats
        self.clock = 0
        self.winners: list[int] = []
        self.endgame = NaiveEndgame(self.options["endgame"], seats, first)
        self.offer: dict[str, Any] | None = None
        self.seat = first
        self.phase = "throw"
        self.start_turn(first)

    # --- what can be seen ---------------------------------------------------------------

    @property
    def final_round(self) -> bool:
        return self.endgame.final_round

    @property
    def score_to_beat(self) -> int:
        return max(self.scores) if self.final_round else 0

    def legal(self) -> set[str]:
        """The texts that `do` accepts now."""
        if self.phase == "offer":
            return {"accept", "decline"}
        if self.phase == "keep":
            return {keep_text(kept) for kept in self.keeps}
        if self.phase == "decide":
            return self.legal_decisions()
        return set()

    def legal_decisions(self) -> set[str]:
        if self.only_bank:
            return {"bank"}
        if self.options["entering_ends_turn"] and not self.on_board[self.seat]:
            return {"bank"}
        if self.all_scored and self.options["hot_dice_must_roll"]:
            return {"roll"}
        if self.rescued and self.options["end_doubles_must_roll"]:
            return {"roll"}
        if self.locked:
            return {"roll"}
        if self.may_record() or self.options["stop_before_entry"] == "forfeits":
            return {"roll", "bank"}
        return {"roll"}

    # --- a turn begins ------------------------------------------------------------------

    def start_turn(self, seat: int) -> None:
        self.seat = seat
        self.turn_points = 0
        self.inherited = 0
        self.attempt_points = 0
        self.best_single_throw = 0
        self.dice_to_throw: int = self.options["dice"]
        self.sets: frozenset[int] = frozenset()
        self.dead_dice_aside = False
        self.attempt = False
        self.locked = False
        self.clear_decision()
        self.phase = "throw"
        if self.offer is not None and not self.may_take_offer(seat):
            self.offer = None
        if self.offer is not None:
            self.phase = "offer"
            self.dice_to_throw = self.offer["dice"]

    def clear_decision(self) -> None:
        """Forget what was true of the last throw only."""
        self.keeps: dict[Dice, int] = {}
        self.all_scored = False
        self.rescued = False
        self.only_bank = False

    def may_take_offer(self, seat: int) -> bool:
        assert self.offer is not None
        if self.offer["made_by"] == seat:
            return False
        if self.final_round and not self.options["endgame_carryover"]:
            return False
        if not self.on_board[seat]:
            if self.options["carryover_on_board_only"]:
                return False
            if self.options["entry_carry"] == "forbid_offer":
                return False
        return True

    def do(self, text: str) -> None:
        """Make one of the legal moves; a ValueError for any other."""
        if text not in self.legal():
            raise ValueError(f"{text!r} is not legal in {self.phase}: {sorted(self.legal())}")
        self.clock += 1
        if text == "accept":
            self.accept()
        elif text == "decline":
            self.offer = None
            self.start_turn(self.seat)
        elif text == "roll":
            self.clear_decision()
            self.phase = "throw"
        elif text == "bank":
            self.bank()
        else:
            self.keep(tuple(int(face) for face in text.split()[1:]))

    def accept(self) -> None:
        assert self.offer is not None
        self.inherited = self.offer["points"]
        self.turn_points = self.offer["points"]
        self.dice_to_throw = self.offer["dice"]
        self.dead_dice_aside = self.offer["dead_dice_aside"]
        if self.options["addon_inherited"]:
            self.sets = self.offer["sets"]
        self.attempt = True
        self.offer = None
        self.phase = "throw"

    # --- a throw falls ------------------------------------------------------------------

    def throw(self, dice: tuple[int, ...] | list[int]) -> None:
        """The dice fall."""
        if self.phase != "throw" or len(dice) != self.dice_to_throw:
            raise ValueError(f"{self.dice_to_throw} dice in phase {self.phase}, not {dice}")
        self.clock += 1
        fallen = tuple(sorted(dice))
        self.keeps = self.keeps_of(fallen)
        if not self.keeps:
            if self.doubles_rescue(fallen):
                self.rescued = True
                self.fresh_dice()
                if self.attempt:  # it has succeeded, and nothing was scored since
                    self.locked = self.options["carry_lock"] != "none"
                self.attempt = False
                self.phase = "decide"
            else:
                self.bust()
            return
        if self.options["entering_ends_turn"] and not self.on_board[self.seat]:
            needed, _ = self.requirement(self.seat)
            if max(self.keeps.values()) < needed:
                self.end_turn()
                return
        self.phase = "keep"

    def keeps_of(self, fallen: Dice) -> dict[Dice, int]:
        no_one_or_five = 1 not in fallen and 5 not in fallen
        if self.attempt and self.options["attempt_needs_one_or_five"] and no_one_or_five:
            return {}
        all_of_it = self.attempt and self.options["carryover_keep"] == "all"
        return legal_keeps(
            self.game,
            fallen,
            keep="forced" if all_of_it else self.options["keep"],
            repeat_sets=self.options["repeat_sets"],
            pairs_accept_quad=self.options["pairs_accept_quad"],
            dead_dice_keepable=self.options["dead_dice_keepable"],
            sets=self.sets if self.options["zilch"] else frozenset(),
            addon_with_scoring=self.options["addon_with_scoring"],
        )

    def doubles_rescue(self, fallen: Dice) -> bool:
        if not self.options["doubles_at_the_end"]:
            return False
        if self.attempt and not self.options["end_doubles_in_takeover"]:
            return False
        return len(fallen) == 2 and fallen[0] == fallen[1]

    def fresh_dice(self) -> None:
        """All dice in hand again: what was set aside before is done with."""
        self.dice_to_throw = self.options["dice"]
        self.sets = frozenset()
        self.dead_dice_aside = False

    # --- a keep -------------------------------------------------------------------------

    def keep(self, kept: Dice) -> None:
        points = self.keeps[kept]
        self.clear_decision()
        self.turn_points += points
        counted_for_entry = not (self.attempt and self.options["entry_carry"] == "exclude_attempt")
        if self.attempt:
            self.attempt_points = points
        if counted_for_entry:
            self.best_single_throw = max(self.best_single_throw, points)
        self.turn_the_lock(kept)
        self.attempt = False

        every_die_scores = (
            complete_value(
                self.game,
                kept,
                repeat_sets=self.options["repeat_sets"],
                pairs_accept_quad=self.options["pairs_accept_quad"],
            )
            is not None
        )
        with_addon = not every_die_scores and self.options["zilch"]
        uncounted = with_addon and not self.options["addon_hot_dice"]
        if uncounted or not (every_die_scores or with_addon):
            # For the rest of the turn, wherever in it: so many dice will never all have scored.
            self.dead_dice_aside = True
        # Singles score by themselves, so nobody ever adds a 1 or a 5 to a set.
        self.sets = self.sets | {face for face in (2, 3, 4, 6) if kept.count(face) >= 3}
        self.dice_to_throw -= len(kept)
        self.phase = "decide"

        if self.dice_to_throw > 0:
            return
        if self.dead_dice_aside:
            self.only_bank = True
            return
        self.fresh_dice()
        self.all_scored = True
        bonus_earned = self.on_board[self.seat] or (
            self.options["bonus_on_opening"] and self.has_entered()
        )
        if self.options["all_dice_scored"] == "bonus_turn" and bonus_earned:
            self.record()
            if self.phase != "over":
                self.start_turn(self.seat)

    def turn_the_lock(self, kept: Dice) -> None:
        if self.attempt:
            self.locked = self.options["carry_lock"] != "none"
        elif self.options["carry_lock"] == "any_score" or 1 in kept or 5 in kept:
            self.locked = False

    # --- entry --------------------------------------------------------------------------

    def requirement(self, seat: int) -> tuple[int, str]:
        """Points needed to come on the board, and whether in one turn or in one throw."""
        if self.must_reenter[seat] and self.options["reentry"] != "same_as_entry":
            points, scope = self.options["reentry"]
        else:
            points, scope = self.options["entry"]
        return points, scope

    def has_entered(self) -> bool:
        """Whether the running turn, if it stopped here, would bring its player on the board."""
        needed, scope = self.requirement(self.seat)
        if scope == "throw":
            return self.best_single_throw >= needed
        counted = self.turn_points
        if self.options["entry_carry"] != "count_all":
            counted -= self.inherited
        if self.options["entry_carry"] == "exclude_attempt":
            counted -= self.attempt_points
        return counted >= needed

    def may_record(self) -> bool:
        if self.locked:
            return False
        return self.on_board[self.seat] or self.has_entered()

    # --- a turn ends --------------------------------------------------------------------

    def record(self) -> None:
        """Write the turn points down; reaching the target begins (or is) the end."""
        seat = self.seat
        self.scores[seat] += self.turn_points
        self.on_board[seat] = True
        self.must_reenter[seat] = False
        self.strikes[seat] = 0
        self.reached_at[seat] = self.clock
        if not self.final_round and self.scores[seat] >= self.options["target"]:
            if self.options["endgame"] == "first_to_target":
                self.turn_points = 0
                self.phase = "over"
                self.winners = [seat]
            else:
                self.endgame.begin()

    def bank(self) -> None:
        recorded = self.may_record()
        if recorded:
            self.offer = self.offer_left()
            self.record()
        if self.phase == "over":
            self.offer = None
        else:
            self.end_turn()

    def offer_left(self) -> dict[str, Any] | None:
        if not self.options["carryover"] or self.only_bank:
            return None
        if self.options["entering_ends_turn"] and not self.on_board[self.seat]:
            return None  # the turn was one throw, and what it leaves is not handed on
        no_dice_left = self.all_scored or self.rescued
        if no_dice_left and self.options["offer_after_all_dice"] == "none":
            return None
        return {
            "points": self.turn_points,
            "dice": self.dice_to_throw,
            "sets": self.sets,
            "dead_dice_aside": self.dead_dice_aside,
            "made_by": self.seat,
        }

    def bust(self) -> None:
        seat = self.seat
        if self.options["entry_survives_bust"] and not self.on_board[seat] and self.has_entered():
            self.on_board[seat] = True
        if self.options["zilch"] and (self.on_board[seat] or self.options["zilch_before_entry"]):
            self.strikes[seat] += 1
            if self.strikes[seat] == 3:
                self.strikes[seat] = 0
                self.scores[seat] = 0
                self.reached_at[seat] = self.clock
                self.on_board[seat] = False
                self.must_reenter[seat] = True
        self.finish_turn()

    def end_turn(self) -> None:
        """End a turn that was no bust."""
        self.strikes[self.seat] = 0
        self.finish_turn()

    def finish_turn(self) -> None:
        self.turn_points = 0
        following = self.endgame.after_turn(self.seat, self.scores[self.seat])
        if following is None:
            self.offer = None
            self.phase = "over"
            self.winners = self.find_winners()
        else:
            self.start_turn(following)

    def find_winners(self) -> list[int]:
        best = max(self.scores)
        tied = [seat for seat in range(self.seats) if self.scores[seat] == best]
        if self.options["tie"] == "shared":
            return tied
        return [min(tied, key=lambda seat: self.reached_at[seat])]
