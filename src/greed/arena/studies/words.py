"""How figures of a study are written."""

from __future__ import annotations

from greed.arena.studies.measures import Figure, is_share

__all__ = ["written"]


def written(name: str, figure: Figure) -> str:
    """Return a figure with its standard error, as many digits as that allows.

    >>> written("upsets", Figure(0.12345, 0.0021)), written("turns", Figure(33.4567, 0.012))
    ('12.35 ± 0.21%', '33.457 ± 0.012')
    >>> written("upsets", Figure(0.12345, method="exact")), written("upsets", Figure(None))
    ('12.345%', '-')
    >>> written("lead", Figure(1832.46, 14.2))
    '1,832 ± 14'
    """
    if figure.value is None:
        return "-"
    scale, unit = (100, "%") if is_share(name) else (1, "")
    value, error = scale * figure.value, scale * figure.error
    if not error:
        return f"{value:,.3f}{unit}"
    digits = 0
    while error * 10**digits < 9.5 and digits < 9:
        digits += 1
    return f"{value:,.{digits}f} ± {error:,.{digits}f}{unit}"
