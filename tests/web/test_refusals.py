"""Whatever the server refuses, the app can say in the person's language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
RAISED = re.compile(
    r"(?:NotFound|Forbidden|Unknown|Stale|Invalid|TooLong|TooMuch)\(\s*(?:f?\"[^\"]*\"|str\(error\)),\s*f?\"(\w+|\w+\{[\w.]+\})\""
)
STATUSES = ("open", "playing", "over")


def reasons() -> set[str]:
    found = {
        one for path in (ROOT / "src/feldberg/server").glob("*.py") for one in RAISED.findall(path.read_text("utf-8"))
    }
    return {one for one in found if "{" not in one} | {f"table_{status}" for status in STATUSES}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_reason_has_its_words(lang: str) -> None:
    wanted = reasons()
    assert {"login_taken", "moved_on", "not_host", "bad_password", "old_rules", "no_move"} <= wanted
    words = (ROOT / f"web/src/words/{lang}.ts").read_text("utf-8")
    has = set(re.findall(r"\"refusal\.(\w+)\":", words))
    assert wanted <= has, wanted - has
