"""One source, two ways to run: compiled and plain Python give identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.both_ways import played

GAMES_EACH = 16  # of every option set: more than a thousand games in all
SHARES = 8  # of the option sets, so that all cores have something to do
ROOT = Path(__file__).parent.parent


def played_plain(share: int) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.both_ways", str(GAMES_EACH), str(share), str(SHARES)],
        cwd=ROOT,
        env=os.environ | {"FELDBERG_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


@pytest.mark.parametrize("share", range(SHARES))
def test_compiled_and_plain_games_are_identical(share: int) -> None:
    way, *plain = played_plain(share)
    built = list(played(GAMES_EACH, share, SHARES))  # here, which is compiled where it can be
    assert way == "plain"
    assert len(built) > 1
    assert built == plain
