"""Which test shows which rule: every rule of tests/rulebook/<game>.yaml by its id.

`make rules` prints the trace.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent


def rules(game: str) -> dict[str, dict[str, Any]]:
    """The rules of a game by id, in the order of the rulebook."""
    listed: list[dict[str, Any]] = yaml.safe_load((FOLDER / f"{game}.yaml").read_text(encoding="utf-8"))
    found = {rule["id"]: rule for rule in listed}
    assert len(found) == len(listed), "two rules have the same id"
    return found


def marks(game: str) -> dict[str, list[str]]:
    """For every id that a test is marked with, the tests."""
    found: dict[str, list[str]] = {}
    for path in sorted((FOLDER / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for rule in marked(node):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def marked(test: ast.FunctionDef) -> list[str]:
    """The arguments of a test's marks `@pytest.mark.rule(...)`, those of its parameters included."""
    return [
        str(ast.literal_eval(argument))
        for decorator in test.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for argument in node.args
    ]


def games() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


if __name__ == "__main__":
    for game in games():
        tests = marks(game)
        for rule, entry in rules(game).items():
            print(f"{rule}\n    {entry['rule']}")
            for test in tests.get(rule, ["NO TEST"]):
                print(f"    -> {test}")
