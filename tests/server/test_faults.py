"""Those who play while `feldberg bench faults` breaks things."""

from __future__ import annotations

import asyncio

import pytest

from feldberg.server import faults
from feldberg.server.bench import HERE
from feldberg.server.faults import Company, losses, one_process
from feldberg.server.services import PATIENCE


def test_people_play_a_game_over_one_connection_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who did not understand what they are told would take the connection for broken, and that for an outage."""
    monkeypatch.setattr(faults, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(faults, "DEAF_SECONDS", PATIENCE)
    with one_process(HERE) as ([server], _, database):
        company = Company([server], {}, seed=0)
        table = company.begin()

        async def scene() -> None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(one.play(server.guests[one.number], table) for one in company.people))

        asyncio.run(scene())
        acknowledged = [action for one in company.people for action in one.acknowledged.items()]
        assert len(acknowledged) > 50
        assert losses(database, company.people) == 0
        (which, action), *_ = company.people[0].acknowledged.items()
        company.people[0].acknowledged[which] = action + 1
        assert losses(database, company.people) == 1
