"""A rule sheet: the whole of a game's rules as one frozen value.

Each field is a question that the sheets of this family answer differently. Where two
readings of a text are possible, the field's values are those readings, so that a table can
settle it by changing one word. Defaults are the commonest answer in the field, so a house
rule needs to state only what is special about it. All questions stand in this one file, so that a
reader of the sheets finds each of them beside its neighbours.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greed.core.reasons import Reason

_MOST = 1_000_000_000  # far above any game, and sums of it fit the integers of arrays
Points = Annotated[int, Meta(ge=0, le=_MOST)]
Face = Annotated[int, Meta(ge=1, le=9)]  # one digit each, so that "keep 511" is clear
FacePoints = dict[Face, Points]


class _Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of every part of a sheet: frozen, strict about its keys, terse when written."""


class Dice(_Part, frozen=True, kw_only=True):
    """The dice of the set."""

    count: Annotated[int, Meta(ge=1, le=12, description="How many dice a fresh turn throws.")]
    faces: Annotated[int, Meta(ge=2, le=9, description="The faces of each die, 1 to this.")] = 6


class Seats(_Part, frozen=True, kw_only=True):
    """How many can play."""

    min: Annotated[int, Meta(ge=2, le=12, description="Fewest players.")] = 2
    max: Annotated[int, Meta(ge=2, le=12, description="Most players.")] = 12


class Straight(_Part, frozen=True, kw_only=True):
    """One run of faces that scores as a set."""

    faces: Annotated[
        tuple[Face, ...], Meta(min_length=2, description="The faces it takes, each once.")
    ]
    points: Annotated[int, Meta(ge=1, le=_MOST, description="What it is worth.")]


class Scoring(_Part, frozen=True, kw_only=True):
    """What sets of dice are worth; the points of a keep are its best complete split into sets."""

    singles: Annotated[
        FacePoints, Meta(description="face = points of one die that scores alone.")
    ] = {}
    triples: Annotated[FacePoints, Meta(description="face = points of three of a kind.")] = {}
    beyond_triples: Annotated[
        Literal["none", "double", "linear"],
        Meta(
            description="Four and more of a kind. none: no set of their own; double: each "
            "further die doubles the triple; linear: each further die adds the "
            "triple once more."
        ),
    ] = "none"
    kinds: Annotated[
        dict[Annotated[int, Meta(ge=2, le=12)], Points | FacePoints],
        Meta(
            description="n = points of n of a kind, one number for all faces or face = "
            "points; goes before triples and beyond_triples."
        ),
    ] = {}
    straights: Annotated[
        tuple[Straight, ...], Meta(description="Runs of faces that score as a set.")
    ] = ()
    three_pairs: Annotated[
        Points, Meta(description="Three pairs of different faces: points; 0: no set.")
    ] = 0
    pairs_accept_quad: Annotated[
        bool, Meta(description="Four of a kind and a pair count as three pairs.")
    ] = False
    pairs_accept_six: Annotated[bool, Meta(description="Six of a kind count as three pairs.")] = (
        False
    )
    two_triplets: Annotated[
        Points, Meta(description="Triples of two different faces: points; 0: no set.")
    ] = 0
    full_house: Annotated[Points, Meta(description="A triple and a pair: points; 0: no set.")] = 0
    full_house_bonus: Annotated[
        Points,
        Meta(description="A triple and a pair: the points of the triple and these; 0: no set."),
    ] = 0
    nothing: Annotated[
        Points, Meta(description="All dice thrown at once and none scores: points; 0: a bust.")
    ] = 0
    repeat_sets: Annotated[
        bool,
        Meta(
            description="A line of the score card may be scored more than once in a throw; "
            "if not, two dice that score singly need a line for two of a kind."
        ),
    ] = True


class Turn(_Part, frozen=True, kw_only=True):
    """What a player may do in a turn."""

    keep: Annotated[
        Literal["choose", "forced"],
        Meta(
            description="choose: the player chooses which scoring dice to keep; forced: "
            "every scoring die must be kept."
        ),
    ] = "choose"
    dead_dice_keepable: Annotated[
        bool, Meta(description="Dice that score nothing may be set aside along with scoring ones.")
    ] = False
    minimum_bank: Annotated[Points, Meta(description="Fewest points that may be banked.")] = 0
    minimum_bank_counts_carry: Annotated[
        bool, Meta(description="Points inherited by a carryover count for the minimum.")
    ] = True
    hot_dice: Annotated[
        Literal["fresh_dice", "bonus_turn", "ends_turn"],
        Meta(
            description="When all dice have scored. fresh_dice: all are thrown again in the "
            "same turn; bonus_turn: the points are banked at once and another "
            "turn begins; ends_turn: the turn can only be banked."
        ),
    ] = "fresh_dice"
    bonus_on_opening: Annotated[
        bool,
        Meta(description="An opening throw in which all dice score earns the bonus turn, too."),
    ] = True
    hot_dice_must_roll: Annotated[
        bool, Meta(description="After all dice have scored the player may not bank.")
    ] = False
    end_doubles: Annotated[
        bool,
        Meta(description="Two dice thrown, equal and scoreless, are not a bust: throw all dice."),
    ] = False
    end_doubles_must_roll: Annotated[
        bool, Meta(description="After such doubles the player may not bank.")
    ] = True
    end_doubles_in_takeover: Annotated[
        bool, Meta(description="Such doubles also save a carryover attempt.")
    ] = True
    nothing_must_roll: Annotated[
        bool, Meta(description="After the points for nothing the player may not bank.")
    ] = False


class Entry(_Part, frozen=True, kw_only=True):
    """What brings a player on the board; until then nothing is recorded."""

    points: Annotated[int, Meta(ge=1, le=_MOST, description="Points needed.", examples=[500])]
    scope: Annotated[
        Literal["turn", "throw"],
        Meta(description="Where the points are needed. turn: in one turn; throw: in one throw."),
    ] = "turn"
    ends_turn: Annotated[
        bool,
        Meta(
            description="The turn of a player off the board is one throw (with scope "
            "throw): either it is enough, or the turn records nothing."
        ),
    ] = False
    stop_before_entry: Annotated[
        Literal["forfeits", "refused"],
        Meta(
            description="Stopping too early. forfeits: it loses the points of the turn; "
            "refused: it is not allowed."
        ),
    ] = "forfeits"


class Carryover(_Part, frozen=True, kw_only=True):
    """The dice that a player who banks leaves, offered to the next player with the points."""

    who_may_take: Annotated[
        Literal["anyone", "on_board"],
        Meta(
            description="Who may accept the offer. anyone: the next player, on the board or not; "
            "on_board: the next player, if on the board."
        ),
    ] = "anyone"
    success: Annotated[
        Literal["any_score", "one_or_five"],
        Meta(
            description="What the attempt must show. any_score: anything that scores; "
            "one_or_five: a die that scores singly."
        ),
    ] = "any_score"
    carryover_keep: Annotated[
        Literal["choose", "all"],
        Meta(
            description="What is kept of the attempt. choose: as of any throw; all: all "
            "that scores."
        ),
    ] = "choose"
    carry_lock: Annotated[
        Literal["none", "one_or_five", "any_score"],
        Meta(
            description="When a player may bank after a successful attempt. none: at once; "
            "one_or_five: after a later keep with a die that scores singly; "
            "any_score: after any later keep."
        ),
    ] = "none"
    entry_carry: Annotated[
        Literal["own_points", "forbid_offer", "exclude_attempt", "count_all"],
        Meta(
            description="What counts towards entry. own_points: what the player throws, the "
            "attempt included; forbid_offer: the offer is not for players off "
            "the board; exclude_attempt: what is thrown after the attempt; "
            "count_all: all points, the inherited ones included."
        ),
    ] = "own_points"
    offer_after_all_dice: Annotated[
        Literal["none", "fresh_set"],
        Meta(
            description="What banking with all dice to throw offers. none: nothing; "
            "fresh_set: all dice."
        ),
    ] = "none"
    endgame_carryover: Annotated[
        bool, Meta(description="Offers are also made in the final round.")
    ] = True

    @property
    def open_to_all(self) -> bool:
        """Whether players off the board are offered one as well."""
        return self.who_may_take == "anyone" and self.entry_carry != "forbid_offer"


class Strikes(_Part, frozen=True, kw_only=True):
    """What happens when a player busts in several turns in a row."""

    count: Annotated[int, Meta(ge=1, le=9, description="Busts in a row that bring it on.")] = 3
    effect: Annotated[
        Literal["reset", "penalty"],
        Meta(
            description="reset: the score goes to 0 and the player off the board; penalty: "
            "points are lost."
        ),
    ] = "reset"
    penalty: Annotated[Points, Meta(description="Points lost (with effect penalty).")] = 0
    score_floor: Annotated[bool, Meta(description="The penalty never takes a score below 0.")] = (
        False
    )
    zilch_before_entry: Annotated[
        bool, Meta(description="Busts of a player off the board count as well.")
    ] = False
    reentry: Annotated[
        Entry | Literal["same_as_entry"],
        Meta(
            description="What brings a player back on the board after a reset. "
            "same_as_entry: as at first; or a table with the keys of entry."
        ),
    ] = "same_as_entry"


class AddOns(_Part, frozen=True, kw_only=True):
    """Dice that match a set of three or more kept earlier may be added to it, for 0 points."""

    addon_with_scoring: Annotated[
        bool, Meta(description="Also in a throw that scores without it.")
    ] = True
    addon_hot_dice: Annotated[
        bool, Meta(description="An added die counts as scored when all dice have scored.")
    ] = True
    addon_inherited: Annotated[
        bool, Meta(description="Also to sets that came with a carryover.")
    ] = True


class End(_Part, frozen=True, kw_only=True):
    """How the game ends and who wins it."""

    endgame: Annotated[
        Literal[
            "first_to_target",
            "single_final_turn",
            "finish_round",
            "rechallenge_all",
            "rechallenge_rounds",
            "deposed_and_waiting",
        ],
        Meta(
            description="When a player banks the target. first_to_target: that wins at "
            "once; single_final_turn: every other player has one more turn; "
            "finish_round: the round is finished. Else it is the score to beat, "
            "and a player who beats it gives one more turn: rechallenge_all: to all "
            "others, at once; rechallenge_rounds: to all others, when the tries "
            "under way are over; deposed_and_waiting: to the player beaten and "
            "to those still waiting."
        ),
    ] = "single_final_turn"
    tie: Annotated[
        Literal["shared", "first_to_reach"],
        Meta(
            description="Equal highest scores. shared: they win together; first_to_reach: "
            "who had it first wins."
        ),
    ] = "shared"
    overshoot: Annotated[
        Literal["allowed", "forfeits", "bounces"],
        Meta(
            description="Banking beyond the target. allowed: it counts; forfeits: it loses "
            "the points of the turn; bounces: the points beyond the target are taken off it "
            "again."
        ),
    ] = "allowed"


class Sheet(_Part, frozen=True, kw_only=True):
    """A complete rule sheet; `name` is the string that loads it again.

    >>> import greed
    >>> from greed.core.sheet import Dice, Scoring
    >>> greed.Sheet(title="Pairs of dice", target=100, dice=Dice(count=2),
    ...       scoring=Scoring(singles={1: 10})).end.endgame
    'single_final_turn'
    """

    title: Annotated[str, Meta(description="What the game is called.")]
    name: Annotated[
        str, Meta(description="Set when a sheet is loaded: the string that loads it again.")
    ] = ""
    summary: Annotated[str, Meta(description="One sentence about the game.")] = ""
    aliases: Annotated[tuple[str, ...], Meta(description="Other names of the sheet.")] = ()
    source: Annotated[str, Meta(description="Where these rules come from.")] = ""
    prose: Annotated[str, Meta(description="What the data cannot say.")] = ""
    notes: Annotated[
        tuple[str, ...], Meta(description="How unclear places of the source are read.")
    ] = ()
    variants: Annotated[
        tuple[str, ...], Meta(description="The variants that the source itself describes.")
    ] = ()
    target: Annotated[int, Meta(ge=1, le=_MOST, description="The score that brings on the end.")]
    dice: Dice
    scoring: Scoring
    seats: Seats = Seats()
    turn: Turn = Turn()
    entry: Entry | None = None
    carryover: Carryover | None = None
    strikes: Strikes | None = None
    addons: AddOns | None = None
    end: End = End()

    def __repr__(self) -> str:
        return f"<Sheet {self.name or self.title}: {self.dice.count} dice to {self.target:,}>"

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every rule by which a player may have to get on the board, at first and after a reset."""
        again = self.strikes.reentry if self.strikes else None
        return tuple(rule for rule in (self.entry, again) if isinstance(rule, Entry))

    def why_not_for(self, players: int) -> str | None:
        """Say why the game is not for this number of players; None if it is.

        >>> from greed.sheets import load
        >>> load("koans").why_not_for(13)
        'koans is for 2 to 12 players, not 13'
        """
        least, most = self.seats.min, self.seats.max
        if least <= players <= most:
            return None
        sheet = self.name or self.title
        return Reason.PLAYERS.say(sheet=sheet, least=least, most=most, players=players)
