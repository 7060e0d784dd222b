"""The command `feldberg`: the command line where it is installed, else a word on how to install it."""

from __future__ import annotations

import sys

from feldberg.core.errors import FeldbergError
from feldberg.extras import needing

EXTRAS = {"serve": "server", "bots": "redis"}  # of commands that need more than a terminal


def main() -> None:
    extra = next((EXTRAS[word] for word in sys.argv[1:2] if word in EXTRAS), "terminal")
    try:
        with needing(extra):
            from feldberg.cli import app
        app()
    except FeldbergError as error:
        print(f"feldberg: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
