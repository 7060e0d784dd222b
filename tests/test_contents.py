"""What is printed in a box, corrected by its owner: checked, played with, and served."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import feldberg
from feldberg import contents
from feldberg.cli import app
from feldberg.core.errors import OptionError
from feldberg.server.api import game_info
from feldberg.server.commands import contents_of
from feldberg.server.lobby import Lobby, Wanted
from feldberg.server.refusals import Invalid
from feldberg.server.settings import Settings
from tests.server.rooms import Rooms

CARDS = """[region_cards]
dark_green = 16
red = 15
blue = 15
light_green = 16
grey = 15
orange = 15
yellow = 15
beige = 15
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "box.toml"
    found.write_text(CARDS)
    return found


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    return result.exit_code, result.output


def test_a_good_file_is_told_to_be_good(file: Path) -> None:
    assert run("check-content", file) == (0, f"{file}: region_cards: tuscany can be played with it\n")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (CARDS.replace("16", "17"), "content: region_cards: there are 122 cards, not 124"),
        ("boards = 3", "content: boards: expected a table with A1, A2"),
        ("cards = 3", "content: cards: unknown; a content has boards"),
        ("when = 2020-05-27", "content: there are only tables, lists, texts and numbers"),
        ("[region_cards", "this is no TOML: "),
    ],
)
def test_a_bad_file_is_told_what_to_mend(file: Path, text: str, complaint: str) -> None:
    file.write_text(text)
    code, said = run("check-content", file)
    assert code == 2
    assert said.startswith(f"{file}: {complaint}")


def test_no_file_and_no_such_game(file: Path) -> None:
    assert "it cannot be read" in run("check-content", file.with_name("other.toml"))[1]
    assert run("check-content", file, "--game", "burgundy") == (
        2,
        "'burgundy' takes no content: tuscany does\n",
    )


def test_a_game_is_played_with_it_and_its_record_needs_no_file(file: Path) -> None:
    code, said = run("scores", "tuscany", f"content={file}", "--games", "1")
    assert (code, "apprentice" in said) == (0, True)
    game = feldberg.game("tuscany", content=contents.read(file))
    record = feldberg.Record(game, 5)
    file.unlink()
    again = feldberg.Record.from_dict(record.to_dict())
    assert again.game.options["content"]["region_cards"]["dark_green"] == 16
    assert run("scores", "tuscany", f"content={file}", "--games", "1")[0] == 2


def test_a_server_gives_it_to_all_new_tables(file: Path, tmp_path: Path) -> None:
    rooms = Rooms(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    settings = Settings(contents=contents_of([f"tuscany={file}"]))
    lobby = Lobby(rooms.desk, settings.contents)
    ann = rooms.person("Ann")
    table = lobby.create(ann, Wanted("tuscany", {"players": 2}, {}, people=2))
    other = lobby.create(ann, Wanted("burgundy", {"players": 2}, {}, people=2))
    with pytest.raises(Invalid, match="cannot be chosen"):
        lobby.create(ann, Wanted("tuscany", {"players": 2, "content": {}}, {}, people=2))
    lobby.start(table, ann)
    assert rooms.live(table).game.options["content"] == settings.contents["tuscany"]
    assert "content" not in rooms.live(other).game.options
    given = set(settings.contents["tuscany"])
    assert len(game_info("tuscany", "en", lobby.content_of("tuscany")).ours) == 5 - len(given)
    assert lobby.content_of("burgundy") == {}
    rooms.close()


def test_a_server_is_not_started_with_a_bad_one(file: Path) -> None:
    with pytest.raises(OptionError, match="write game=FILE"):
        contents_of([str(file)])
    file.write_text("")
    assert contents_of([f"tuscany={file}"]) == {"tuscany": {}}
    file.write_text("boards = 3")
    assert run("serve", "--content", f"tuscany={file}")[0] == 2
