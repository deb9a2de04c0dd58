"""Cards: one set of rules, told in words, played by a bot and followed by the solver of matches."""

import pytest
from scripts.card_sample import Decision, Sample, sampled, situation
from scripts.card_search import exact_loss, find_cards, loss_in_games, measured_loss

import greed
from greed.coach.judges import win_judge
from greed.coach.measures import performances
from greed.coach.puzzles import priced_decisions
from greed.coach.review import review
from greed.core.moves import Move
from greed.policies import CardPlayer, CardRules, PolicyError, Threshold, policy
from greed.policies.card import card_rules, saved_cards, saved_rival
from greed.policies.card_rules import NEVER, plain_rules
from greed.solver import match

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


def test_a_card_with_one_number_is_a_threshold():
    optimal = policy("optimal").seated(KOANS)
    card = CardPlayer(CardRules((300,) * 5), KOANS)
    one, two = (match(KOANS, player, optimal).share for player in (card, Threshold(300)))
    assert one == pytest.approx(two, abs=1e-12)


def test_games_between_bots_lose_what_the_exact_match_says():
    judge, card = win_judge(KOANS), CardPlayer(RULES, KOANS)
    exact = exact_loss(RULES, KOANS)
    games, optimal = [], policy("optimal")
    for deal in range(16):
        for players in ((card, optimal), (optimal, card)):
            names = tuple(map(str, players))
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
    plain = CardRules((300, 250, 400, 1000, NEVER))
    near = CardRules((300, 250, 400, 1000, NEVER), near=(700, 400))
    assert exact_loss(near, KOANS) != pytest.approx(exact_loss(plain, KOANS), abs=1e-5)


def test_a_search_finds_cards_that_lose_less_the_longer_they_are():
    found = find_cards(KOANS, games=10, tries=2)
    assert len(found) > 1
    assert [each.words for each in found] == sorted(each.words for each in found)
    losses = [each.loss for each in found]
    assert losses == sorted(losses, reverse=True)
    for each in found:
        assert not each.error
        assert each.loss == pytest.approx(exact_loss(each.rules, KOANS), abs=1e-6)


def test_the_same_seed_finds_the_same_cards():
    found = find_cards(KOANS, games=6, tries=1)
    assert found == find_cards(KOANS, games=6, tries=1)


LATE = CardRules(
    (300, 400, 400, NEVER, NEVER, 1250), keep=(0, 0, 0, 100, 300, 300), behind=(600, 100),
    ahead=(400, 50), close=(50, 1), chase=200, take=(NEVER, 650, 650, 650, 650, 650),
)  # fmt: skip


def test_a_sample_picks_for_all_decisions_what_a_card_picks_for_each():
    sheet = greed.load("basic(target=2000)")
    judge, players = win_judge(sheet), (CardPlayer(LATE, sheet), None)
    states = [
        (game, priced.state)
        for game in range(4)
        for priced in priced_decisions(judge, sheet, players, f"picks {game}")
    ]
    asked = [
        Decision(game, found := situation(state), (0.0,) * len(found.moves))
        for game, state in states
    ]
    sample = Sample(4, asked)
    for rules in (LATE, RULES, CardRules((300,) * 6), plain_rules(sheet)):
        card, picks = CardPlayer(rules, sheet), sample.picks(rules).tolist()
        for (_, state), decision, pick in zip(states, asked, picks, strict=True):
            chosen, told = (
                greed.apply(state, m) for m in (card.choose(state), decision.asked.moves[pick])
            )
            assert chosen == told, repr(state)


def test_a_card_that_closes_and_chases_loses_in_games_what_the_exact_match_says():
    sheet, games = greed.load("basic(target=1000)"), 250
    found = sampled(win_judge(sheet), sheet, CardPlayer(LATE, sheet), games, "agree")
    exact = exact_loss(LATE, sheet)
    assert found.loss(LATE) == pytest.approx(exact, abs=4 * found.error(LATE))


def test_a_card_says_how_to_end_the_race():
    lines = LATE.lines(greed.load("basic"))
    assert "Reach the target by 50 or more, leaving 1 die at most." in lines
    assert "In a last turn, 200 or more behind: take over what brings you level." in lines


def test_a_card_reaches_the_target_only_as_it_says():
    few = greed.parse_position("basic 9700,9000 1/1 decide 3 - 600 - - 40")
    last = greed.parse_position("basic 9700,9000 1/1 decide 1 - 600 - - 40")
    short = greed.parse_position("basic 9700,9000 1/1 decide 1 - 300 - - 40")
    card = CardPlayer(LATE, few.rules.sheet)
    moves = [str(card.choose(state)) for state in (few, last, short)]
    assert moves == ["roll", "bank", "roll"]


@pytest.mark.parametrize("name", ["koans", "kingdom-come"])
def test_a_card_that_comes_with_greed_loses_what_it_says(name):
    sheet = greed.load(name)
    for each in saved_cards(sheet)[-2:]:
        assert each.loss == pytest.approx(exact_loss(each.rules, sheet), abs=1e-6)
        assert each.words == each.rules.words(sheet)


@pytest.mark.parametrize("name", ["classic", "farkle-minimal", "farkle"])
def test_the_longer_cards_lose_what_they_say(name):
    test_a_card_that_comes_with_greed_loses_what_it_says(name)


@pytest.mark.parametrize("name", greed.presets())
def test_every_longest_card_loses_in_games_what_it_says(name):
    sheet, games = greed.load(name), 150
    assert saved_cards(sheet), f"make cards ARGS={name}"
    judge, card = win_judge(sheet), saved_cards(sheet)[-1]
    found = sampled(judge, sheet, CardPlayer(card.rules, sheet), games, "again")
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
    assert 0 <= exact_loss(RULES, greed.load("koans(target=300)")) < 0.2


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
