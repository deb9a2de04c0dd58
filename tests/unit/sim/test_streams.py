"""Random words: the published generator, a stream for every game."""

from greed.sim.streams import Stream, mix


def test_the_generator_gives_the_published_words():
    """SplitMix64 from state 1234567, as its authors' program prints them."""
    words = [mix(1234567 + count * 0x9E3779B97F4A7C15 & (1 << 64) - 1) for count in range(1, 6)]
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_games_of_a_run_have_streams_of_their_own():
    starts = {Stream(seed, game).start for seed in range(30) for game in range(300)}
    assert len(starts) == 9_000
