from __future__ import annotations

from feldberg.core.words import by_number, signed


def test_signs() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "+0", "−1"]


def test_forms_by_the_kind_of_number() -> None:
    assert by_number(["ox", "oxen"]) == {"one": "ox", "few": "oxen", "many": "oxen", "other": "oxen"}
    assert by_number(["вол", "вола", "волов"]) == {"one": "вол", "few": "вола", "many": "волов", "other": "волов"}
