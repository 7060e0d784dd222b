"""Games and positions as pages that need nothing else. How they behave in a browser is tried in tests/web."""

from __future__ import annotations

import base64
import gzip
import html
import json
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import feldberg
from feldberg import export
from feldberg.cli import app
from feldberg.core.record import Record


def finished(*who: str) -> Record:
    game = feldberg.game("burgundy", players=len(who))
    record = Record(game, 7)
    record.who = list(who)
    state = game.start(7)
    agent = feldberg.agent("greedy", game)
    while not state.over:
        record.play(state, agent.choose(state.seen_by(state.seat)))
    record.close(state)
    return record


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """In place of the built one, with all that could end a script too early."""
    file = tmp_path / "embed.js"
    file.write_text("const trap = '</script><!-- <SCRIPT> \U0001f3f0';", encoding="utf-8")
    monkeypatch.setattr(export, "SCRIPT", file)
    return file


def data(page: str) -> dict[str, Any]:
    [packed] = re.findall(r'id="feldberg-data">([^<]*)</script>', page)
    found: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(packed)))
    return found


def test_a_record_is_shown_from_all_perspectives(script: Path) -> None:
    record = finished("Ann", "greedy")
    shown = data(feldberg.show(record, lang="ru").html)
    assert shown["names"] == ["Ann", "Жадный бот"]
    assert (shown["game"], shown["lang"]) == ("burgundy", "ru")
    assert [one["seat"] for one in shown["perspectives"]] == [None, 0, 1]
    for one in shown["perspectives"]:
        assert len(one["frames"]) == len(record.moves) + 1
        assert one["frames"][-1]["view"] == record.final().view(one["seat"])
    assert re.search("[а-я]", shown["perspectives"][0]["frames"][5]["ask"])


def test_one_seat_alone_sees_only_what_it_saw(script: Path) -> None:
    game = feldberg.game("burgundy", players=2, estates="dealt", choosing="secret")
    record = Record(game, 3)
    state = game.start(3)
    record.play(state, state.legal(0)[0], 0)
    [only] = data(feldberg.show(record, seat=1).html)["perspectives"]
    assert only["seat"] == 1
    assert only["frames"][-1]["view"] == state.view(1)
    assert only["frames"][-1]["view"]["players"] != state.view(0)["players"]


def test_a_page_is_one_file_that_loads_nothing(script: Path) -> None:
    page = feldberg.show(finished("Ann", "Bob")).html
    assert not re.search(r"<(?:link|img|iframe|base)\b|\bsrc=|\bhref=|https?:", page)
    assert "default-src 'none'" in page
    assert page.count("<script") == page.count("</script>") == 2
    assert "<!--" not in page
    assert "\\x3C/script>\\x3C!-- \\x3CSCRIPT> \U0001f3f0" in page


def test_a_notebook_shows_a_state_in_a_frame(script: Path) -> None:
    state = feldberg.game("burgundy").start(5)
    shown = feldberg.show(state, seat=1)._repr_html_()
    [inside] = re.findall(r'^<iframe srcdoc="([^"]*)" sandbox="allow-scripts" ', shown)
    [only] = data(html.unescape(inside))["perspectives"]
    assert (only["seat"], [one["view"] for one in only["frames"]]) == (1, [state.view(1)])


def run(*arguments: object) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["export", *map(str, arguments)])
    return done.exit_code, " ".join(done.output.split())


def test_the_command_writes_a_page(script: Path, tmp_path: Path) -> None:
    finished("Ann", "Bob").save(tmp_path / "game.txt")
    page = tmp_path / "page.html"
    assert run(tmp_path / "game.txt", page, "--seat", 1, "--lang", "ru")[0] == 0
    shown = data(page.read_text(encoding="utf-8"))
    assert ([one["seat"] for one in shown["perspectives"]], shown["lang"]) == ([1], "ru")


def test_the_command_says_what_is_wrong(script: Path, tmp_path: Path) -> None:
    good, bad, page = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "page.html"
    record = finished("Ann", "Bob")
    record.save(good)
    record.scores = [1, 2]
    record.save(bad)
    for arguments, said in (
        ((tmp_path / "none.json", page), "cannot be read"),
        ((script, page), "this is no record"),
        ((bad, page), "notes scores [1, 2]"),
        ((good, page, "--seat", 2), "seats are 0 to 1"),
        ((good, page, "--lang", "xx"), "'xx' is not known"),
        ((good, tmp_path / "none" / "page.html"), "cannot be written"),
    ):
        code, output = run(*arguments)
        assert (code, said in output) == (2, True), output
    script.unlink()
    code, output = run(good, page)
    assert (code, "npm run build" in output, "make play" in output) == (2, True, True)
    assert not page.exists()
