"""Who plays after whom, and when the game is over: a queue of seats, kept by hand."""


class NaiveEndgame:
    """The order of turns of one game.

    Before the target is reached the turn goes round. From then on `queue` lists the seats that
    still have a turn, and `holder` is the seat whose score is to be beaten.
    """

    def __init__(self, kind: str, seats: int, first: int) -> None:
        self.kind = kind
        self.seats = seats
        self.first = first
        self.final_round = False
        self.holder = -1
        self.best = 0
        self.queue: list[int] = []
        self.beaten_this_round = False

    def others_in_order_after(self, seat: int) -> list[int]:
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def rest_of_round_after(self, seat: int) -> list[int]:
        whole_round = [(self.first + step) % self.seats for step in range(self.seats)]
        return whole_round[whole_round.index(seat) + 1 :]

    def begin(self) -> None:
        """The target has just been reached (by a banked turn, or a tallied bonus turn)."""
        self.final_round = True

    def after_turn(self, seat: int, score: int) -> int | None:
        """The seat to play next, or None when the game is over.

        `score` is the total of the seat whose turn (with all its bonus turns) has just ended.
        """
        if not self.final_round:
            return (seat + 1) % self.seats
        if self.holder == -1:
            # This was the turn that reached the target.
            self.holder, self.best = seat, score
            if self.kind == "finish_round":
                self.queue = self.rest_of_round_after(seat)
            else:
                self.queue = self.others_in_order_after(seat)
        elif self.kind not in ("finish_round", "single_final_turn") and score > self.best:
            deposed = self.holder
            self.holder, self.best = seat, score
            if self.kind in ("rechallenge_all", "all_others"):
                self.queue = self.others_in_order_after(seat)
            elif self.kind == "deposed_and_waiting":
                self.queue = [*self.queue, deposed]
            elif self.kind == "rechallenge_rounds":
                self.beaten_this_round = True
        if not self.queue and self.beaten_this_round:
            self.beaten_this_round = False
            self.queue = self.others_in_order_after(self.holder)
        if not self.queue:
            return None
        return self.queue.pop(0)
