from __future__ import annotations

import pytest

from feldberg.core.record import Record
from tests.games.option_sets import CASES, game_of
from tests.games.playthroughs import FOLDER, path_of, playthrough


@pytest.mark.parametrize(("name", "family"), CASES)
def test_the_kept_game_is_what_the_rules_still_give(name: str, family: str) -> None:
    kept = path_of(name, family)
    assert kept.exists(), "write it with: python -m tests.games.playthroughs"
    assert playthrough(game_of(name, family)) == kept.read_text(encoding="utf-8")
    Record.load(kept).verify()


def test_no_kept_game_is_left_over() -> None:
    assert sorted(FOLDER.glob("*/playthroughs/*.txt")) == sorted(path_of(*case) for case in CASES)
