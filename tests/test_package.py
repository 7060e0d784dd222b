"""The package as others get it: built in isolation, installed where nothing is, it plays and serves the app."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import httpx

from feldberg import __version__
from feldberg.engine import compiled
from tests.server.process import free_port, wait_for

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("FELDBERG_", "PYTHON"))}
ROOT = Path(__file__).parent.parent
SITE = {"feldberg/server/site/index.html", "feldberg/export/site/embed.js"}
PLAYED = """
import feldberg
from feldberg.engine import compiled
state = feldberg.game("burgundy").start(seed=1)
while not state.over:
    state.play(state.legal()[0])
print(feldberg.__version__, compiled(), state.scores())
"""


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=CLEAN | environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert done.returncode == 0, done.stdout[-5000:]
    return done.stdout


def built(folder: Path) -> Path:
    """Sources packed from here, and the wheel that others build from them; what C is the same is not compiled anew."""
    packed = "from setuptools.build_meta import build_sdist; import sys; build_sdist(sys.argv[1])"
    run(sys.executable, "-c", packed, folder, folder=ROOT)
    [sources] = folder.glob("*.tar.gz")
    with tarfile.open(sources) as archive:
        names = {name.partition("/src/")[2] for name in archive.getnames()}
    assert names >= SITE
    how = {"PIP_BUILD_CONSTRAINT": str(ROOT / "constraints.txt"), "FELDBERG_BUILDS": str(ROOT / "build")}
    run(*PIP, "wheel", "--no-deps", "--wheel-dir", folder, sources, folder=folder, **how)
    [wheel] = folder.glob("*.whl")
    return wheel


def test_installed_where_nothing_is_it_plays_and_serves(tmp_path: Path) -> None:
    wheel = built(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert names >= SITE
    assert {"feldberg/games/burgundy/rules/placing.py", "feldberg/games/burgundy/typical.json"} <= names
    assert any(name.startswith("feldberg__mypyc") for name in names) == compiled()
    assert f"feldberg-{__version__}-" in wheel.name
    venv.create(tmp_path / "empty")
    folder = tmp_path / "empty" / "bin"
    pinned = {"PIP_PYTHON": str(folder / "python"), "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}
    run(*PIP, "install", "--no-compile", wheel, folder=tmp_path, **pinned)
    version, as_here, *_ = run(folder / "python", "-c", PLAYED, folder=tmp_path).split()
    assert (version, as_here) == (__version__, str(compiled()))
    run(*PIP, "install", "--no-compile", f"{wheel}[server]", folder=tmp_path, **pinned)
    port = free_port()
    server = subprocess.Popen(
        [folder / "feldberg", "serve", "--port", str(port), "--data", tmp_path],
        cwd=tmp_path,
        env=CLEAN,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for("the server's start", lambda: answers(f"http://127.0.0.1:{port}/api/health"))
        page = httpx.get(f"http://127.0.0.1:{port}/", verify=False)
        assert page.status_code == 200
        assert "<title>Feldberg</title>" in page.text
    finally:
        server.kill()
        server.wait()


def answers(address: str) -> bool:
    try:
        return httpx.get(address, verify=False).status_code == 200
    except httpx.TransportError:
        return False
