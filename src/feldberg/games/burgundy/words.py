from __future__ import annotations
from feldberg.core.events import Event
from feldberg.games.burgundy.state import Table
def say(table: Table, action: int, lang: str) -> str: return ""
def asks(table: Table, lang: str) -> str: return ""
def tells(event: Event, lang: str) -> str: return ""
def word(key: str, lang: str) -> str: return key
