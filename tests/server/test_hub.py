"""Bells, by which those who wait at a table hear of news."""

from __future__ import annotations

import asyncio

from feldberg.server.hub import Bell


def test_a_bell_wakes_who_waits_and_is_heard_by_who_comes_while_it_rings() -> None:
    async def scene() -> None:
        bell = Bell()
        waiting = asyncio.create_task(bell.wait())
        await asyncio.sleep(0)
        assert not waiting.done()
        bell.set()
        bell.set()
        await waiting
        await bell.wait()
        bell.clear()
        assert not bell.is_set()
        again = asyncio.create_task(bell.wait())
        await asyncio.sleep(0)
        assert not again.done()
        again.cancel()
        await asyncio.gather(again, return_exceptions=True)
        bell.set()
        await bell.wait()  # who left is not rung for

    asyncio.run(scene())
