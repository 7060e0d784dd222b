"""Shared by all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from feldberg.engine import sentence
from tests.server import services

LONGEST = ("tests/web/", "tests/test_package.py", "tests/server/test_kill.py", "tests/server/test_many_processes.py")

settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test shows the rule with this id of the rule index")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left alone with them at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith(LONGEST))


def pytest_report_header() -> list[str]:
    """Which engine is tested, and what cannot be had on this machine."""
    return [sentence(), *(f"left out, since it cannot be had here: {name}" for name in services.missing())]
