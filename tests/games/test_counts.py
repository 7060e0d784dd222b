from __future__ import annotations

import json

import pytest

import feldberg
from tests.games.counts import counts, path_of
from tests.games.option_sets import CASES


def noted(name: str) -> dict[str, list[list[int]]]:
    found: dict[str, list[list[int]]] = json.loads(path_of(name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(("name", "family"), CASES)
def test_the_number_of_legal_lines_is_as_noted(name: str, family: str) -> None:
    assert counts(name, family) == noted(name)[family]


@pytest.mark.parametrize("name", feldberg.games())
def test_every_option_set_has_its_numbers_noted(name: str) -> None:
    assert list(noted(name)) == [family for other, family in CASES if other == name]
