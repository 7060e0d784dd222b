"""The example of a first round."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


@pytest.mark.rule("hallertau.example.first-round")
def test_four_tools_in_the_first_round_improve_nine_times() -> None:
    at = Position(in_round=1, cards=False)
    at.fields("2", "3", "4")
    at.stock(barley=1, flax=1, rye=1)
    at.turn(workers=6)
    at.do("place", space="land_sale").do("field", column=0)
    assert (at.has("jewelry"), at.has("clay"), at.rows()) == (1, 3, [3, 4])
    at.do("place", space="busy_weekend").do("choose", choice=0)
    at.do("sow", good="barley", column=1).do("sow", good="flax", column=2)
    assert (at.has("milk"), at.has("barley"), at.has("flax")) == (1, 0, 0)
    at.do("tools", workers=4)
    assert (at.table.round, at.table.phase, at.has("tools")) == (1, 9, 4)
    assert (at.has("barley"), at.has("flax"), at.rows()) == (3, 4, [2, 3])

    improvements = [
        ("carpentry", 0, {}),
        ("carpentry", 0, {}),
        ("brewhouse", 0, {}),
        ("brewhouse", 0, {}),
        ("bakehouse", 0, {"first": 1}),
        ("bakehouse", 0, {"third": 1}),
        ("tailor", 0, {}),
        ("tailor", 0, {}),
    ]
    for building, jewelry, payment in improvements:
        at.do("improve", building=building, jewelry=jewelry, **payment)
    assert at.player().used_tools == 4
    assert at.player().centre == 0
    at.do("improve", building="icehouse", jewelry=0)
    assert list(at.player().buildings) == [2, 2, 1, 2, 2]
    assert at.player().centre == 1
    assert at.has("tools") == 4
    for building in ("carpentry", "brewhouse", "icehouse", "bakehouse", "tailor"):
        assert not at.can("improve", building=building)
