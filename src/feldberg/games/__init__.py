"""The games, one package each. The package itself can be called: `feldberg.games()` names them all.

FELDBERG_GAMES names further folders with games, for who writes one of their own.
"""

from __future__ import annotations

import os
import sys
from types import ModuleType

from feldberg.core import registry

__path__ += filter(None, os.environ.get("FELDBERG_GAMES", "").split(os.pathsep))


class Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = Shelf
