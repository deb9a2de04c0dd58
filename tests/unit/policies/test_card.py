"""Cards: one set of rules, told in words, played by a bot and followed by the exact match."""

import pytest
from scripts.card_sample import Decision, Sample, sampled
from scripts.card_search import exact_loss, find_cards, loss_in_games, measured_loss
from tests.support.games import random_events

import greed
from greed.coach.judges import win_judge
from greed.coach.measures import performances
from greed.coach.puzzles import priced_decisions
from greed.coach.review import review
from greed.core.moves import Move
from greed.exact.match import match_value
from greed.exact.match._deciders import Task
from greed.exact.match._general import GeneralMatch
from greed.exact.model import state_index, statuses, turn_graph
from greed.exact.race import Group
from greed.exact.race.horizon import horizon
from greed.policies import CardRules, PolicyError, Threshold, policy
from greed.policies.card import card_rules, card_side, saved_cards, saved_rival
from greed.policies.card_rules import NEVER, plain_rules, situation
from greed.tables import tables

KOANS = greed.load("koans")
RULES = CardRules(
    (300, 250, 400, 1000, NEVER), keep=(0, 0, 0, 100, 200), near=(500, 300), behind=(800, 100),
    ahead=(500, 50), take=(NEVER, NEVER, 300, 200, 0),
)  # fmt: skip


def test_a_card_is_sentences_with_every_number_on_it():
    lines = " ".join(RULES.lines(greed.load("official")))
    for number in ("300", "250", "400", "1,000", "100", "200", "500", "800", "50"):
        assert number in lines
    assert "always roll 5 dice" in lines
    assert "Take over 3 dice from 300, 4 dice from 200, 5 dice; pass otherwise." in lines
    assert RULES.words(KOANS) == sum(len(line.split()) for line in RULES.lines(KOANS))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["koans", "basic(target=2000)", "classic(target=2000)"])
def test_the_plan_of_a_turn_banks_where_the_bot_does(name, seed):
    sheet = greed.load(name)
    held, seen = tables(sheet), 0
    events = random_events(sheet, 2, seed)
    states = greed.replay(greed.Record(sheet=sheet, seats=("a", "b"), events=tuple(events)))
    for state in states:
        if state.phase != "decide" or state.final or len(greed.legal_moves(state)) < 2:
            continue
        graph = turn_graph(held, state.standing[state.seat])
        unit, target = held.unit, sheet.target
        mine, rival = state.scores[state.seat], state.scores[1 - state.seat]
        goal = (target - mine) // unit if sheet.end.endgame == "first_to_target" else 1 << 40
        stance = RULES.stance(held, mine // unit, rival // unit)
        row = state.points // unit
        plan = RULES.plan(graph, row + 1, Task(goal=goal, stance=stance))
        node = state_index(graph).node(greed.apply(state, greed.ROLL))
        at = [c for c in range(graph.decisions) if graph.node[c] == node]
        if any(graph.bank_from[c] <= row for c in at):
            seen += 1
            ends = {bool(plan.ends[row, c]) for c in at if graph.bank_from[c] <= row}
            assert ends == {RULES.choose(state) == greed.BANK}
    assert seen


def test_a_card_with_one_number_is_a_threshold():
    held = tables(KOANS)
    card = CardRules((300,) * 5)
    sides = [card_side(card), Threshold(300).side(held)]
    optimal = policy("optimal").side(held)
    one, two = (match_value(side, optimal, held).share for side in sides)
    assert one == pytest.approx(two, abs=1e-12)


def test_games_between_bots_lose_what_the_exact_match_says():
    held, judge = tables(KOANS), win_judge(KOANS)
    exact = exact_loss(RULES, held)
    games, optimal = [], policy("optimal")
    for deal in range(16):
        for players in ((RULES, optimal), (optimal, RULES)):
            names = tuple("card" if each is RULES else "optimal" for each in players)
            games.append((deal, names, review(judge, _played(players, f"{deal}"))))
    found = next(each for each in performances(games) if each.player == "card")
    assert found.loss.error is not None
    assert found.loss.value == pytest.approx(exact, abs=4 * found.loss.error)


def _played(players, seed: str) -> greed.Record:
    from random import Random

    chance, state, events = Random(seed), greed.start(KOANS, 2), []
    while not state.over:
        if state.phase == "throw":
            event = tuple(chance.randint(1, 6) for _ in range(state.hand.dice))
            state = greed.throw(state, event)
        else:
            event = players[state.seat].choose(state)
            state = greed.apply(state, event)
        events.append(event)
    return greed.Record(sheet=KOANS, seats=("a", "b"), events=tuple(events))


def test_rules_about_the_scores_count_in_an_exact_match():
    held = tables(KOANS)
    plain = CardRules((300, 250, 400, 1000, NEVER))
    near = CardRules((300, 250, 400, 1000, NEVER), near=(700, 400))
    assert exact_loss(near, held) != pytest.approx(exact_loss(plain, held), abs=1e-5)


def test_the_same_policy_loses_the_same_where_every_turn_is_played_again():
    sheet = greed.load("koans(target=400)")
    held = tables(sheet)
    optimal = policy("optimal").side(held)
    general = GeneralMatch(
        held, horizon(held), (card_side(RULES).decider(held), optimal.decider(held))
    )
    general.solve()
    first = statuses(held).first
    begins = float(general.seats[0].race.worth(Group(first, first), 0, 0))
    assert begins == pytest.approx(match_value(card_side(RULES), optimal, held).begins, abs=1e-9)


def test_a_search_finds_cards_that_lose_less_the_longer_they_are():
    found = find_cards(KOANS, games=10, tries=2)
    assert len(found) > 1
    assert [each.words for each in found] == sorted(each.words for each in found)
    losses = [each.loss for each in found]
    assert losses == sorted(losses, reverse=True)
    for each in found:
        assert not each.error
        assert each.loss == pytest.approx(exact_loss(each.rules, tables(KOANS)), abs=1e-6)


def test_the_same_seed_finds_the_same_cards():
    found = find_cards(KOANS, games=6, tries=1)
    assert found == find_cards(KOANS, games=6, tries=1)


LATE = CardRules(
    (300, 400, 400, NEVER, NEVER, 1250), keep=(0, 0, 0, 100, 300, 300), behind=(600, 100),
    ahead=(400, 50), close=(50, 1), chase=200, take=(NEVER, 650, 650, 650, 650, 650),
)  # fmt: skip


def test_a_sample_picks_for_all_decisions_what_a_card_picks_for_each():
    sheet = greed.load("basic(target=2000)")
    judge = win_judge(sheet)
    asked = [
        Decision(game, situation(priced.state), (0.0,) * len(priced.moves))
        for game in range(4)
        for priced in priced_decisions(judge, sheet, (LATE, None), f"picks {game}")
    ]
    sample = Sample(4, asked)
    for rules in (LATE, RULES, CardRules((300,) * 6), plain_rules(sheet)):
        assert sample.picks(rules).tolist() == [rules.picks(each.asked) for each in asked]


def test_a_card_that_closes_and_chases_loses_in_games_what_the_exact_match_says():
    sheet, games = greed.load("basic(target=1000)"), 250
    found = sampled(win_judge(sheet), sheet, LATE, games, "agree")
    exact = exact_loss(LATE, tables(sheet))
    assert found.loss(LATE) == pytest.approx(exact, abs=4 * found.error(LATE))


def test_a_card_says_how_to_end_the_race():
    lines = LATE.lines(greed.load("basic"))
    assert "Reach the target by 50 or more, leaving 1 die at most." in lines
    assert "In a last turn, 200 or more behind: take over what brings you level." in lines


def test_a_card_reaches_the_target_only_as_it_says():
    few = greed.parse_position("basic 9700,9000 1/1 decide 3 - 600 - - 40")
    last = greed.parse_position("basic 9700,9000 1/1 decide 1 - 600 - - 40")
    short = greed.parse_position("basic 9700,9000 1/1 decide 1 - 300 - - 40")
    moves = [str(LATE.choose(state)) for state in (few, last, short)]
    assert moves == ["roll", "bank", "roll"]


@pytest.mark.parametrize("name", ["koans", "kingdom-come"])
def test_a_card_that_comes_with_greed_loses_what_it_says(name):
    sheet = greed.load(name)
    for each in saved_cards(sheet)[-2:]:
        assert each.loss == pytest.approx(exact_loss(each.rules, tables(sheet)), abs=1e-6)
        assert each.words == each.rules.words(sheet)


@pytest.mark.parametrize("name", ["classic", "farkle-minimal", "farkle"])
def test_the_longer_cards_lose_what_they_say(name):
    test_a_card_that_comes_with_greed_loses_what_it_says(name)


@pytest.mark.parametrize("name", greed.presets())
def test_every_longest_card_loses_in_games_what_it_says(name):
    sheet, games = greed.load(name), 150
    assert saved_cards(sheet), f"make cards ARGS={name}"
    judge, card = win_judge(sheet), saved_cards(sheet)[-1]
    found = sampled(judge, sheet, card.rules, games, "again")
    error = (found.error(card.rules) ** 2 + card.error**2) ** 0.5
    assert found.loss(card.rules) == pytest.approx(card.loss, abs=4 * error)


def test_a_sheet_without_cards_of_its_own_gets_a_plain_one():
    house = greed.load("koans(target=1250)")
    assert not saved_cards(house)
    assert card_rules(house) == plain_rules(house)


def test_the_bots_are_called_card_and_card_short():
    assert [str(policy(name)) for name in ("card", "card:short")] == ["card", "card:short"]
    with pytest.raises(PolicyError, match="there is card and card:short"):
        policy("card:long")


def test_every_decision_of_self_play_is_priced_and_follows_from_its_seed():
    judge, players = win_judge(KOANS), (Threshold(300), Threshold(500))
    one, two = (list(priced_decisions(judge, KOANS, players, "x")) for _ in range(2))
    assert one == two
    assert all(min(each.costs) == 0 and len(each.moves) > 1 for each in one)
    assert all(isinstance(move, Move) for each in one for move in each.moves)


def test_where_entry_takes_the_whole_target_a_card_is_still_measured():
    held = tables(greed.load("koans(target=300)"))
    assert 0 <= exact_loss(RULES, held) < 0.2


@pytest.mark.parametrize("name", greed.presets())
def test_every_preset_says_what_its_cards_are_compared_with(name):
    rival = saved_rival(greed.load(name))
    assert rival is not None, f"make cards ARGS={name}"
    assert rival.policy == "maximiser"
    assert 0 < rival.loss < 0.1


def test_the_rival_of_a_card_loses_what_it_says():
    rival = saved_rival(KOANS)
    assert rival is not None
    loss, error = measured_loss(KOANS, policy(rival.policy))
    assert (loss, error) == (rival.loss, 0.0)


def test_a_policy_loses_in_games_what_the_exact_match_says():
    loss, error = loss_in_games(KOANS, Threshold(300), 60, "agree")
    exact, _ = measured_loss(KOANS, Threshold(300))
    assert loss == pytest.approx(exact, abs=4 * error)
