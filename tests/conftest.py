"""Shared by all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

from feldberg.engine import sentence
from tests.server import services

settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): the test shows the rule with this id of the rule index")


def pytest_report_header() -> list[str]:
    """Which engine is tested, and what cannot be had on this machine."""
    return [sentence(), *(f"left out, since it cannot be had here: {name}" for name in services.missing())]
