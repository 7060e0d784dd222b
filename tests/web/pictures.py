"""The pictures of the README: `make pictures`. Fails when a page is missing or complains, or a picture is too large."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from tests.server.process import serving
from tests.web.tables import prepare
from tests.web.tools import UNLIMITED, report

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"


def main() -> None:
    os.environ.pop("FELDBERG_GAMES")  # the tests' toy is for nobody else
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        prepared = prepare(data)
        with serving(data, *UNLIMITED, app=True) as server:
            print(report("pictures", f"{server.address}/", str(PICTURES), **prepared.environment))


if __name__ == "__main__":
    main()
