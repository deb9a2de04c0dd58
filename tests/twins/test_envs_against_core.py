"""Many games stepped by the kernel, held against the core decision by decision."""

import random
from itertools import accumulate

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.support.games import SHEETS

import greed
from greed import Sheet
from greed.core.dice import multisets
from greed.core.sheet import Carryover, Dice, End, Scoring
from greed.envs import GymVectorEnv
from greed.policies import simulated
from greed.tables import Finder, tables
from greed.testing.strategies import sheets

MILLION = 1_000_000
LOCKED = Sheet(
    title="An attempt ends without dice", target=600, dice=Dice(count=2, faces=2),
    scoring=Scoring(singles={1: 50}), carryover=Carryover(carry_lock="any_score"),
    end=End(endgame="first_to_target"),
)  # fmt: skip


class _Twin:
    """The same games in the core, with the dice that the kernel drew."""

    def __init__(self, env: GymVectorEnv, opponents: tuple[str, ...]) -> None:
        self.env, self.codec = env, env.codec
        self.held = tables(env.codec.sheet)
        self.find = Finder(self.held)
        self.policies = [simulated(name) for name in opponents]
        faces = self.codec.sheet.dice.faces
        every = [multisets(hand.dice, faces) for hand in self.held.hands]
        self.throws = [throw for throws in every for throw in throws]
        self.firsts = [0, *accumulate(map(len, every))]
        self.env._trace = np.zeros((env.num_envs, 5_000), np.int64)
        self.states: list[greed.State] = []

    def begin(self, first: int) -> None:
        self.states = [
            self.follow(number, greed.start(self.codec.sheet, self.codec.seats, first))
            for number in range(self.env.num_envs)
        ]
        self.env._trace[:, 0] = 0

    def move(self, actions: list[int]) -> None:
        for number, action in enumerate(actions):
            if not self.ended(number):
                after = greed.apply(self.states[number], self.codec.moves[action])
                self.states[number] = self.follow(number, after)
        self.env._trace[:, 0] = 0

    def ended(self, number: int) -> bool:
        state = self.states[number]
        return state.over or state.ply >= self.codec.max_plies

    def follow(self, number: int, state: greed.State) -> greed.State:
        count = int(self.env._trace[number, 0])
        for code in self.env._trace[number, 1 : count + 1].tolist():
            state = self.answered(state)
            if code >= 0:
                hand = int(np.searchsorted(self.firsts, code, side="right")) - 1
                assert self.held.hands[hand] == state.hand
                dice = self.throws[code]
            else:
                dice = self.find.throws(-1 - code)[0][0]
            state = greed.throw(state, dice)
        return self.answered(state)

    def answered(self, state: greed.State) -> greed.State:
        while self.policies and state.seat != 0 and state.phase not in ("throw", "over"):
            state = greed.apply(state, self.policies[state.seat - 1].choose(state))
        return state


def _compare(
    sheet: Sheet | str, seats: int, opponents: tuple[str, ...] = (), *, most: int = 1_500
) -> None:
    env = GymVectorEnv(
        sheet, 8, opponents, seats=seats, max_plies=2_500, autoreset_mode=AutoresetMode.DISABLED
    )
    twin, chance, plies, seed = _Twin(env, opponents), random.Random(str(sheet)), 0, 0
    while plies < most:
        seed += 1
        seen, infos = env.reset(seed=seed, options={"first": seed % seats})
        twin.begin(seed % seats)
        while True:
            for number, state in enumerate(twin.states):
                observer = 0 if opponents else state.seat
                if not (opponents and twin.ended(number)):
                    assert seen[number].tolist() == env.codec.observe(state, observer).tolist()
                if not twin.ended(number):
                    assert infos["action_mask"][number].tolist() == env.codec.mask(state).tolist()
            if all(map(twin.ended, range(8))):
                break
            actions = [_choice(mask, chance) for mask in infos["action_mask"]]
            before = [twin.ended(number) for number in range(8)]
            env._waiting = np.zeros(0, np.int64)  # games that are over simply wait
            seen, _, over, short, infos = env.step(np.array(actions))
            twin.move(actions)
            for number, state in enumerate(twin.states):
                if before[number]:
                    continue
                assert over[number] == state.over
                assert short[number] == (twin.ended(number) and not state.over)
                if state.over and not opponents:
                    share = 1 / len(state.winners)
                    shares = [share * (seat in state.winners) for seat in range(seats)]
                    assert infos["returns"][number].tolist() == shares
        plies += sum(state.ply for state in twin.states)


def _choice(mask: np.ndarray, chance: random.Random) -> int:
    legal = np.flatnonzero(mask).tolist()
    if not legal:
        return 0
    return legal[-1] if chance.random() < 0.8 else chance.choice(legal)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", [*SHEETS, "koans(end.overshoot=bounces)"])
def test_the_kernel_plays_what_the_core_plays(name: str, seats: int):
    _compare(name, seats)


@settings(max_examples=10)
@example(LOCKED, 2)
@given(sheets(max_dice=3, max_target=300), st.integers(2, 3))
def test_the_kernel_plays_drawn_sheets_as_the_core_does(sheet: Sheet, seats: int):
    _compare(sheet, seats, most=200)


@pytest.mark.parametrize("name", greed.presets())
def test_opponents_inside_play_their_policies(name: str):
    _compare(name, 3, ("threshold:300", "threshold:1000"))


@pytest.mark.parametrize("name", SHEETS)
def test_they_agree_over_a_million_plies_of_all_sheets(name: str):
    _compare(name, 2 + SHEETS.index(name) % 5, most=-(-MILLION // len(SHEETS)))
