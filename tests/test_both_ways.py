"""One source, two ways to run: compiled and plain Python give identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from feldberg.engine import compiled

GAMES_EACH = 16  # of every option set: more than a thousand games in all
SHARES = 8  # of the option sets, so that all cores have something to do
ROOT = Path(__file__).parent.parent


def played(share: int, pure: bool) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "FELDBERG_PURE"}
    if pure:
        environment["FELDBERG_PURE"] = "1"
    run = subprocess.run(
        [sys.executable, "-m", "tests.both_ways", str(GAMES_EACH), str(share), str(SHARES)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


@pytest.mark.parametrize("share", range(SHARES))
def test_compiled_and_plain_games_are_identical(share: int) -> None:
    plain = played(share, pure=True)
    built = played(share, pure=False)
    assert plain[0] == "plain"
    assert built[0] == ("compiled" if compiled() else "plain")
    assert len(built) > 1
    assert built[1:] == plain[1:]
