"""One server and one browser for all the stretches that a worker drives; each has people and tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import serving
from tests.web.tools import UNLIMITED, held_browser


@pytest.fixture(scope="session")
def browser() -> Iterator[None]:
    with held_browser() as where, pytest.MonkeyPatch.context() as patch:
        assert where
        patch.setenv("CHROMIUM_AT", where)
        yield


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the app is."""
    with serving(tmp_path_factory.mktemp("site"), *UNLIMITED, app=True) as server:
        yield f"{server.address}/"
