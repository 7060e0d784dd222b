from __future__ import annotations

from pathlib import Path

from feldberg.server.typescript import typescript

MESSAGES = Path(__file__).parent.parent.parent / "web" / "src" / "messages.ts"


def test_the_typescript_types_are_those_of_the_messages() -> None:
    assert MESSAGES.read_text(encoding="utf-8") == typescript(), "write them anew: make types"
