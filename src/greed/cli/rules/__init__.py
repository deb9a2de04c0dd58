"""`greed rules`: the sheets, read, checked and begun."""

from __future__ import annotations

import typer

rules = typer.Typer()
__all__ = ["rules"]
