"""Whatever the server refuses, the app can say in the person's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
REFUSALS = {
    "Away",
    "BotFirst",
    "NotFound",
    "Forbidden",
    "Unknown",
    "Stale",
    "Invalid",
    "TooLong",
    "TooMuch",
    "Unreadable",
}
STATUSES = ("open", "playing", "over", "closed")
NOTED = ("scores", "ranking", "digest")  # what a record notes of its end


def raised(source: Path) -> Iterator[tuple[str, str, set[str]]]:
    """The refusals made in a source that have a reason: their class, the reason and the names of its values."""
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Call) and len(node.args) > 1:
            reason = node.args[1]
            if isinstance(reason, ast.Constant) and isinstance(reason.value, str):
                yield ast.unparse(node.func), reason.value, {word.arg for word in node.keywords if word.arg}


def reasons() -> dict[str, set[str]]:
    """Every reason, with the values that the app is sent for its words."""
    found: dict[str, set[str]] = {f"table_{status}": set() for status in STATUSES}
    found |= {f"record_{what}": {"noted", "found"} for what in NOTED}
    for source in sorted((ROOT / "src/feldberg/server").glob("*.py")):
        for kind, reason, values in raised(source):
            if kind in REFUSALS:
                found[reason] = found.get(reason, values) & values
    for source in (ROOT / "src/feldberg/core/record.py", ROOT / "src/feldberg/server/api.py"):
        for kind, reason, values in raised(source):
            if kind == "RecordError":
                found[f"record_{reason}"] = found.get(f"record_{reason}", values) & values
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_reason_has_its_words(lang: str) -> None:
    wanted = reasons()
    assert {"login_taken", "moved_on", "not_host", "bad_password", "old_rules", "no_move"} <= set(wanted)
    assert {"record_other", "record_move", "record_unfinished", "record_gap"} <= set(wanted)
    text = (ROOT / f"web/src/words/{lang}.ts").read_text("utf-8")
    words = dict(re.findall(r"\"refusal\.(\w+)\": \"(.*)\",", text))
    assert set(wanted) <= set(words), set(wanted) - set(words)
    unfilled = {reason: set(re.findall(r"{(\w+)}", words[reason])) - values for reason, values in wanted.items()}
    assert not any(unfilled.values()), unfilled
