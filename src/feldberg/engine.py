"""Which engine is running: `python -m feldberg.engine` says it in one line."""

from __future__ import annotations

from feldberg.core import state


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not str(state.__file__).endswith(".py")


def sentence() -> str:
    if compiled():
        return "feldberg: the engine is compiled"
    return "feldberg: the engine runs as plain Python, about fifteen times slower than compiled"


if __name__ == "__main__":
    print(sentence())
