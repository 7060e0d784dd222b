from __future__ import annotations

import json

import pytest

import feldberg
from tests.games.counts import counts, path_of


@pytest.mark.parametrize("name", feldberg.games())
def test_the_number_of_legal_lines_is_as_noted(name: str) -> None:
    assert counts(name) == json.loads(path_of(name).read_text(encoding="utf-8"))
