from __future__ import annotations

import pytest

import feldberg
from feldberg.core.actions import Layout


def layout() -> Layout:
    actions = Layout()
    actions.span("take", [("die", 2), ("space", 3)])
    actions.span("place", [("die", 2), ("tile", 3), ("cell", 4)])
    actions.span("done", [])
    return actions


def test_spans_follow_each_other() -> None:
    actions = layout()
    assert [(span.start, span.end) for span in actions.spans] == [(0, 6), (6, 30), (30, 31)]
    assert actions.count == 31


def test_actions_come_apart_and_together_again() -> None:
    for span in layout().spans:
        for action in range(span.start, span.end):
            assert span.has(action)
            assert span.at(span.x(action), span.y(action), span.z(action)) == action


def test_parts_name_every_coordinate() -> None:
    assert layout().parts(4) == {"kind": "take", "die": 1, "space": 1}
    assert layout().parts(29) == {"kind": "place", "die": 1, "tile": 2, "cell": 3}
    assert layout().parts(30) == {"kind": "done"}


@pytest.mark.parametrize("action", [-1, 31, 10**20])
def test_an_action_out_of_range_is_refused(action: int) -> None:
    with pytest.raises(feldberg.IllegalAction, match="actions are 0 to 30"):
        layout().parts(action)
