"""Shared by all tests."""

from __future__ import annotations

import gc

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import settings

from feldberg.engine import sentence
from tests.server import services

LONGEST = (
    "tests/web/",
    "tests/test_package.py",
    "tests/test_both_ways.py",
    "tests/server/test_schema.py",
    "tests/server/test_kill.py",
    "tests/server/test_many_processes.py",
    "tests/arena/test_ray.py",
)

LONG = 1.0  # seconds

settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")
gc.disable()  # while tests are read: nothing of that is garbage, nor looked at again


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test shows the rule with this id of the rule index")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first, and dealt out: every worker begins with an equal share of all, in their order."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    longest = [item for item in items if item.nodeid.startswith(LONGEST)]
    others = [item for item in items if not item.nodeid.startswith(LONGEST)]
    share = len(items) // workers
    dealt: list[pytest.Item] = []
    for worker in range(workers):
        mine = longest[worker::workers]
        rest = share - len(mine)
        dealt += mine + others[:rest]
        others = others[rest:]
    items[:] = dealt + others


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A worker tells what came of a test, and of what is around it only what failed or took long: messages cost."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed or report.duration > LONG:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000)  # since little of what tests leave behind goes in circles
    gc.enable()


def pytest_report_header() -> list[str]:
    """Which engine is tested, and what cannot be had on this machine."""
    return [sentence(), *(f"left out, since it cannot be had here: {name}" for name in services.missing())]
