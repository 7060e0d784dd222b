"""Compiles the engine with mypyc where a C compiler is at hand; the same sources run plain where none is."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import setup

PLAIN_ROOMS = {"view", "printed", "words", "terminal"}  # files or folders


def engine() -> list[str]:
    """The compiled part: the core and the rooms of every game, less those that only show and tell."""
    source = Path("src/feldberg")
    modules = [*source.glob("core/*.py"), *source.glob("games/*/**/*.py")]
    return sorted(
        str(module)
        for module in modules
        if module.stem != "__init__" and not PLAIN_ROOMS & {module.stem, module.parent.name}
    )


def can_compile() -> bool:
    """Whether the C compiler of this Python works and finds its headers."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = f"-I{sysconfig.get_path('include')}"
    try:
        trial = subprocess.run(
            [*compiler, headers, "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>",
            capture_output=True,
        )
    except OSError:
        return False
    return trial.returncode == 0


def extensions() -> list[Any]:
    if os.environ.get("FELDBERG_PURE", "0") != "0":
        print("feldberg: FELDBERG_PURE is set, so the engine stays plain Python", file=sys.stderr)
        return []
    if not can_compile():
        print("feldberg: no working C compiler found, so the engine stays plain Python (slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(engine(), opt_level="3", group_name="feldberg")


setup(ext_modules=extensions())
