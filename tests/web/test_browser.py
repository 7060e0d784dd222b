"""The browser app in a real Chromium against the real server, by the same tools that a developer runs by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import feldberg
from tests.server.process import free_port, serving
from tests.test_export import finished
from tests.web import campaign, joining, sight
from tests.web.tables import prepare
from tests.web.tools import UNLIMITED, report

pytestmark = pytest.mark.usefixtures("browser")


def run(tool: str, tmp_path: Path, *arguments: str, **environment: str) -> str:
    """A tool's report on a server of its own, whose lists show what was prepared and nothing else."""
    with serving(tmp_path, *UNLIMITED, app=True) as server:
        return report(tool, f"{server.address}/", *arguments, **environment)


def shares(count: int) -> pytest.MarkDecorator:
    """A tool's cases in so many tests, for several who work side by side."""
    return pytest.mark.parametrize("share", [f"{one}/{count}" for one in range(1, count + 1)])


def all_well(told: str, cases: int, share: str = "1/1") -> bool:
    """Whether that share of so many cases went well."""
    mine, count = map(int, share.split("/"))
    return told.count("ok ") == len(range(mine - 1, cases, count))


@pytest.mark.parametrize(
    ("game", "opponents", "width"),
    [
        ("burgundy", "1", "1440"),
        ("burgundy", "1", "390"),
        ("burgundy", "0", "1440"),
        ("hallertau", "0", "1440"),
        ("hallertau", "0", "390"),
        ("oh_my_goods", "1", "1440"),
        ("oh_my_goods", "1", "390"),
        ("tuscany", "1", "1440"),
        ("tuscany", "1", "390"),
    ],
)
def test_a_stranger_plays_a_game_to_its_end_by_touching_lit_things(
    site: str, game: str, opponents: str, width: str
) -> None:
    told = report("play", site, GAME=game, OPPONENTS=opponents, WIDTH=width)
    assert "over after" in told
    assert "no faults" in told


def test_a_game_with_secret_plans_and_no_board_of_its_own_is_played(site: str) -> None:
    """The toy: pointing knows no game."""
    told = report("play", site, GAME="toy", OPPONENTS="1", WIDTH="390")
    assert "over after" in told
    assert "no faults" in told


@shares(5)
def test_the_table_behaves(site: str, share: str) -> None:
    """Taking back, keyboard alone, a lost connection, two people, a spectator, hot-seat, hints, dragging, and more."""
    assert all_well(report("behave", site, SHARE=share), 37, share)


@pytest.mark.parametrize(("way", "sizes"), [("wide", "1024x600 1280x720 1920x1080"), ("phone", "390x844 844x390")])
def test_whatever_a_decision_needs_is_in_sight(tmp_path: Path, way: str, sizes: str) -> None:
    """A stretch late in each game with few and many players: lit things, the words, the dock; and nothing shifts."""
    tables = sight.prepare(tmp_path, late=True, ways=(way,))
    told = run("sight", tmp_path, way, SIZES=sizes, DECISIONS="2", **tables)
    assert told.count("ok ") == len(list(sight.cases()))


def test_what_is_out_of_sight_would_be_seen() -> None:
    """Pages with one fault each."""
    assert report("eye").count("ok ") == 28


@shares(2)
def test_nothing_moves_when_the_state_changes(site: str, share: str) -> None:
    """Both games, phone and wide: the board keeps its place, and Confirm its corner."""
    assert all_well(report("still", site, SHARE=share), 4, share)


def test_games_are_replayed(site: str, tmp_path: Path) -> None:
    """Steps, slider, autoplay, perspectives, links, records down and up, bad files, an exported page from disk."""
    page = tmp_path / "game.html"
    feldberg.show(finished("Ann", "greedy")).save(page)
    assert all_well(report("replay", site, str(page)), 9)


@shares(2)
def test_hallertaus_board(site: str, share: str) -> None:
    """Sound in both themes and widths; cards, explanations, fingers, payments, opponents, spectators, being asked."""
    assert all_well(report("hallertau", site, SHARE=share), 13, share)


def test_two_people_plan_a_game_of_oh_my_goods_at_the_same_moment(site: str) -> None:
    assert all_well(report("oh_my_goods", site), 1)


def test_boards_of_tuscany_are_joined_by_hand(tmp_path: Path) -> None:
    """With a mouse, a finger, and keys alone."""
    assert all_well(run("tuscany", tmp_path, "boards are joined", **joining.prepare(tmp_path)), 3)


@pytest.mark.parametrize("case", ["a payment", "an opponent's domain"])
def test_tuscanys_board(site: str, case: str) -> None:
    """Payments show all their cards; what lies beside an enlarged domain."""
    assert all_well(report("tuscany", site, case), 1)


def test_two_people_set_up_tuscany_in_secret_and_play_its_last_turns(site: str) -> None:
    assert all_well(report("tuscany", site, "two people"), 1)


def test_a_chapter_of_longsdale_is_played_alone_and_its_story_goes_on_after_a_restart(tmp_path: Path) -> None:
    told = campaign.prepare(tmp_path)
    with serving(tmp_path, *UNLIMITED, app=True) as server:
        assert all_well(report("longsdale", f"{server.address}/", "a chapter", **told), 2)
        assert all_well(report("longsdale", f"{server.address}/", "to its end", **told), 1)
        server.kill()
        server.start()
        assert all_well(report("longsdale", f"{server.address}/", "goes on", **told), 1)


@shares(2)
def test_help_is_where_the_question_arises(site: str, share: str) -> None:
    """Rules from home, from a tile's explanation and by search, the first-game guide; both themes, phone and wide."""
    assert all_well(report("help", site, SHARE=share), 12, share)


def test_home_and_account(site: str) -> None:
    """A clean first visit, whose turn it is, an account from making it to another device, refusals in words."""
    assert all_well(report("account", site), 15)


def test_a_forgotten_password_is_set_anew_by_a_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address given, confirmed and changed, a link used once; wide and phone, English and Russian."""
    port = str(free_port())
    monkeypatch.setenv("FELDBERG_SMTP", f"smtp://127.0.0.1:{port}")
    monkeypatch.setenv("FELDBERG_SENDER", "feldberg@games.example")
    with serving(tmp_path, *UNLIMITED, app=True, named=True) as server:
        assert all_well(report("letters", f"{server.address}/", MAIL_PORT=port), 2)


@shares(2)
def test_every_page_is_accessible_and_fits(tmp_path: Path, share: str) -> None:
    """axe, the console, horizontal scroll, question in sight; wide and phone, light and dark, English and Russian."""
    told = run("check", tmp_path, SHARE=share, **prepare(tmp_path).environment)
    assert all_well(told, 44, share)
    assert "no faults" in told


def test_no_two_kinds_of_piece_differ_by_colour_alone() -> None:
    told = report("kinds")
    assert told.count("213 kinds") == 10
    assert "no faults" in told
