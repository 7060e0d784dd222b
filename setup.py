"""Compiles the engine with mypyc where a C compiler is at hand; the same sources run plain where none is."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

PLAIN_ROOMS = {"__init__.py", "view.py", "words.py", "terminal.py"}


def engine() -> list[str]:
    """The compiled part: the core and the rooms of every game, less those that only show and tell."""
    source = Path("src/feldberg")
    modules = [*source.glob("core/*.py"), *source.glob("games/*/*.py")]
    return sorted(str(module) for module in modules if module.name not in PLAIN_ROOMS)


def extensions() -> list[Extension]:
    if os.environ.get("FELDBERG_PURE"):
        print("feldberg: FELDBERG_PURE is set, so the engine stays plain Python", file=sys.stderr)
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        print(f"feldberg: no C compiler ({compiler}) found, so the engine stays plain Python (slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(engine(), opt_level="3", group_name="feldberg")
    return found


setup(ext_modules=extensions())
