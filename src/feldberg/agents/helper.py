"""The process of a helper: what is thought about and errands in, what came of them out."""

from __future__ import annotations

import contextlib
from multiprocessing.connection import Connection
from time import monotonic

from feldberg.agents.crew import Errand, Subject
from feldberg.agents.search import Search


def serve(pipe: int) -> None:
    """Say that it is there, then help until nobody is at the other end."""
    connection = Connection(pipe)
    with contextlib.suppress(EOFError, OSError):
        connection.send(None)
        while True:
            order: Subject | Errand = connection.recv()
            if isinstance(order, Subject):
                seen = order.world.seen_by(order.seat)
                search = Search(seen.game, 0, **order.budget)
                search.begin()
            else:
                until = monotonic() + order.seconds
                connection.send(search.leads(seen, order.seed, order.actions, order.horizon, until))
