"""One source, two ways to run: compiled and plain Python give identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from feldberg.engine import compiled

GAMES_EACH = 100  # of every option set: thousands of games in all
ROOT = Path(__file__).parent.parent


def played(pure: bool) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "FELDBERG_PURE"}
    if pure:
        environment["FELDBERG_PURE"] = "1"
    run = subprocess.run(
        [sys.executable, "-m", "tests.both_ways", str(GAMES_EACH)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def test_compiled_and_plain_games_are_identical() -> None:
    plain = played(pure=True)
    built = played(pure=False)
    assert plain[0] == "plain"
    assert built[0] == ("compiled" if compiled() else "plain")
    assert len(built) > 1
    assert built[1:] == plain[1:]
