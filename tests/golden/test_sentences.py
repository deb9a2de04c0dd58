"""Every kind of event in words; the page fills in the same templates and reads the same file."""

import msgspec

import greed
from greed.core.outcome import Outcome, Termination
from greed.core.sentences import SENTENCES, YOU

NAMES = ("Ann", YOU)
EVENTS = [
    each
    for seat in (0, 1)
    for each in (
        greed.Bust(seat, 450),
        greed.Bust(seat, 0),
        greed.MissedOpening(seat, 300),
        greed.Saved(seat, 500, 6),
        greed.Saved(seat, 0, 1),
        greed.HotDice(seat, 5),
        greed.BonusTurn(seat, 1000, 3000),
        greed.BonusTurn(seat, 0, 0),
        greed.BonusTurn(seat, -200, 9600, over=400),
        greed.Banked(seat, 1050, 10250),
        greed.Banked(seat, 0, 0, "600 needed"),
        greed.Banked(seat, -100, 9700, over=300),
        greed.Forfeited(seat, 450),
        greed.Forfeited(seat, 0),
        greed.Entered(seat),
        greed.Entered(seat, again=True),
        greed.Strike(seat, 2, 3, 500),
        greed.Strike(seat, 1, 3, 0),
        greed.Spared(seat, 3),
        greed.Fine(seat, 3, 500),
        greed.Reset(seat, 3, 4000, off_board=True),
        greed.Reset(seat, 3, 4000, off_board=False),
        greed.OfferMade(seat, 350, 2),
        greed.OfferTaken(seat, 350, 1),
        greed.OfferPassed(seat, 350, 2),
        greed.FinalRound(seat, 10000),
        greed.ScoreToBeat(seat, 10000),
        greed.ScoreToBeat(seat, 10000, raised=True),
        greed.Joined(seat),
        greed.SatOut(seat, 450),
        greed.SatOut(seat, 0),
        greed.CameBack(seat),
        greed.Won(Outcome((seat,), Termination.TARGET), 10000),
        greed.Won(Outcome((0, 1), Termination.TARGET), 10000),
    )
]


def test_every_event_in_words(golden):
    told = [
        {
            "event": msgspec.to_builtins(event),
            "names": [NAMES[seat] for seat in seats(event)],
            "text": said.text,
            "tone": said.tone,
        }
        for event in EVENTS
        for said in [greed.sentence(event, NAMES.__getitem__)]
    ]
    golden("sentences.json", msgspec.json.format(msgspec.json.encode(told), indent=2).decode())


def test_every_template_is_shown():
    shown = {(type(event).__name__, greed.sentence(event, str).tone) for event in EVENTS}
    acts = {"Started", "Threw", "Kept", "WentSilent"}
    wanted = {
        (kind, template.tone)
        for kind, templates in SENTENCES.items()
        for template in templates
        if kind not in acts
    }
    assert shown == wanted


def seats(event):
    return event.outcome.winners if isinstance(event, greed.Won) else (event.seat,)
