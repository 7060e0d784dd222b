"""An update as it is sent, made into text once for all who are sent the same."""

from __future__ import annotations

from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

from pydantic_core import to_json

from feldberg.server.deltas import delta
from feldberg.server.messages import TableUpdate

SURELY_LESS = 4000  # characters: above, a delta is sent only if it is shorter than the whole


class Shown:
    """An update of one version of a table, and its texts."""

    def __init__(self, version: int, update: TableUpdate) -> None:
        self.version = version
        self.update = update
        self.deltas: WeakKeyDictionary[Shown, str] = WeakKeyDictionary()  # by what was shown before

    @cached_property
    def text(self) -> str:
        return self.update.model_dump_json()

    def text_after(self, before: Shown) -> str:
        """For who was shown another last: what changed, unless everything is told anew or that is no less."""
        if self.update.since is None:
            return self.text
        text = self.deltas.get(before)
        if text is None:
            text = self.deltas[before] = self.shorter(before, self.update.since)
        return text

    def shorter(self, before: Shown, since: int) -> str:
        changes = delta(members(before.update), members(self.update))
        told = {"type": "delta", "since": since, "events": self.update.events, "delta": changes}  # a TableDelta
        text = to_json(told).decode()
        return text if len(text) < SURELY_LESS else min(text, self.text, key=len)

    def brings_nothing_after(self, before: Shown) -> bool:
        """Whether who has seen another sees nothing new."""
        if self.update.at != before.update.at:
            return False
        since = None if before.update.position is None else before.update.at
        return self.update == before.update.model_copy(update={"since": since, "events": []})


def members(update: TableUpdate) -> dict[str, Any]:
    """What deltas are made of: all but the news, down to what changes as a whole."""
    position = update.position and update.position.__dict__
    return update.__dict__ | {"table": update.table.__dict__, "position": position, "since": None, "events": None}
