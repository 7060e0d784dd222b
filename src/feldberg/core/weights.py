"""What an outlook hangs on: numbers with names."""

from __future__ import annotations


class Weights:
    """What things promise, each a number above zero. A game's own are written down in its code, with what they mean."""
