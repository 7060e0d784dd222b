"""The games, one package each. The package itself can be called: `feldberg.games()` names them all."""

from __future__ import annotations

import sys
from types import ModuleType

from feldberg.core import registry


class Shelf(ModuleType):
    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = Shelf
