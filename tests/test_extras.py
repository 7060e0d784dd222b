"""The base plays alone; what needs more says the one command that adds it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PLAYED = """
import sys, feldberg
for name in feldberg.games():
    game = feldberg.game(name)
    agent = feldberg.agent("random", game)
    state = game.start(seed=1)
    while not state.over:
        state.play(agent.choose(state.seen_by(state.seat)))
    feldberg.agent("greedy", game)
    game.say(game.start(seed=1), game.start(seed=1).legal()[0], "en")
print(*sorted({module.partition(".")[0] for module in sys.modules}))
"""
WITHOUT = """
import sys
sys.modules[sys.argv.pop(1)] = None
from feldberg.__main__ import main
main()
"""


def test_the_base_loads_nothing_of_terminals_and_servers() -> None:
    ran = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert "feldberg" in loaded
    assert not loaded & {
        "rich",
        "typer",
        "fastapi",
        "starlette",
        "pydantic",
        "uvicorn",
        "sqlalchemy",
        "redis",
        "psycopg",
    }


def run_without(module: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT, module, *map(str, arguments)], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("module", "arguments", "extra"),
    [
        ("typer", [], "terminal"),
        ("typer", ["play"], "terminal"),
        ("rich", ["play"], "terminal"),
        ("typer", ["serve"], "server"),
        ("typer", ["bots"], "redis"),
        ("fastapi", ["serve"], "server"),
        ("openskill", ["arena", "burgundy", "random"], "arena"),
        ("numpy", ["train", "burgundy", "learned.json"], "train"),
        ("websockets", ["bench", "server"], "server"),
        ("psycopg", ["serve", "--database", "postgresql://nobody@nowhere/tables"], "postgres"),
        ("redis", ["serve", "--redis", "redis://nowhere"], "redis"),
        ("redis", ["bots", "--redis", "redis://nowhere"], "redis"),
    ],
)
def test_what_is_missing_is_said_with_the_command_that_adds_it(
    module: str, arguments: list[str], extra: str, tmp_path: Path
) -> None:
    data: list[str | Path] = ["--data", tmp_path] if arguments[:1] == ["serve"] else []
    ran = run_without(module, *arguments, *data)
    assert ran.returncode == 2
    assert ran.stderr == f"feldberg: {module} is not installed: pip install 'feldberg[{extra}]' adds it\n"
    assert ran.stdout == ""


@pytest.mark.parametrize("module", ["fastapi", "redis", "psycopg"])
def test_a_terminal_needs_no_server(module: str) -> None:
    ran = run_without(module, "games")
    assert ran.returncode == 0
    assert "burgundy" in ran.stdout
