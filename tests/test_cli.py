"""The command line, driven as a person would."""

from __future__ import annotations

import io
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import feldberg
from feldberg.agents import Agent, Explained, explaining, offered, typical_scores
from feldberg.agents.search import Search
from feldberg.cli import app, new_record, parsed
from feldberg.core.perspective import Perspective
from feldberg.core.record import PERSON, Record
from feldberg.person import Sitting, latest_unfinished
from feldberg.scores import outcomes, touches


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FELDBERG_HOME", str(tmp_path))
    return tmp_path


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=typed)


def kept(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.json"))


def sitting(home: Path, typed: list[str], who: list[str], lang: str = "en", seed: int = 4) -> tuple[Sitting, str]:
    """Sit down with what will be typed; gives the sitting after it and what the screen showed."""
    game = feldberg.game("burgundy", players=len(who))
    record = feldberg.Record(game, seed, [])
    record.who = who
    lines = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    screen = io.StringIO()
    at = Sitting(record, home / "game.json", lang, Console(file=screen, width=120), read)
    at.play()
    return at, screen.getvalue()


def ones() -> Iterator[str]:
    while True:
        yield "1"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_games_are_listed_with_their_options(lang: str) -> None:
    result = run("games", "--lang", lang)
    assert result.exit_code == 0
    assert "burgundy" in result.output
    for option in ("players", "edition", "estates", "choosing"):
        assert option in result.output


def test_a_whole_game_by_always_choosing_the_first(home: Path) -> None:
    result = run("play", "burgundy", "players=2", "--against", "random", "--seed", "1", typed="1\n" * 400)
    assert result.exit_code == 0
    [file] = kept(home)
    record = Record.load(file)
    assert record.who == [PERSON, "random"]
    assert record.verify().over
    assert "total" in result.output
    assert latest_unfinished() is None
    again = run("play", "--resume", str(file))
    assert again.exit_code == 2
    assert "finished game" in again.output


def test_leaving_saves_and_resuming_goes_on(home: Path) -> None:
    assert run("play", "--seed", "2", typed="1\n1\nq\n").exit_code == 0
    [file] = kept(home)
    moves = Record.load(file).moves
    assert len(moves) >= 2
    assert run("play", "--last", typed="1\nq\n").exit_code == 0
    assert Record.load(file).moves[: len(moves)] == moves
    assert len(Record.load(file).moves) > len(moves)
    assert run("play", "--resume", str(file), typed="1\n").exit_code == 0
    Record.load(file).verify()


def test_undo_takes_back_until_something_is_revealed(home: Path) -> None:
    at, screen = sitting(home, ["1", "u", "q"], [PERSON, PERSON])
    assert at.record.moves == []
    assert at.state.digest() == at.game.start(4).digest()
    assert "taken back" in screen
    assert Record.load(home / "game.json").moves == []


def test_undo_is_refused_at_the_start_and_after_others_acted(home: Path) -> None:
    _, screen = sitting(home, ["u", "q"], [PERSON, "random"])
    assert "nothing to undo" in screen
    at, _ = sitting(home, ["1"] * 8 + ["q"], [PERSON, "random"])
    seats = [seat for seat, _ in at.record.moves]
    turn = len(seats) - seats[::-1].index(1)  # the moves up to the opponent's last one
    at, screen = sitting(home, ["1"] * 8 + ["u"] * 9 + ["q"], [PERSON, "random"])
    assert "nothing to undo" in screen
    assert len(at.record.moves) == turn


def test_bad_input_is_explained_and_changes_nothing(home: Path) -> None:
    at, screen = sitting(home, ["", "0", "999", "take", "-1", "q"], [PERSON, PERSON])
    assert at.record.moves == []
    assert screen.count("is not a number from 1 to") == 5


def test_choices_show_their_consequence_and_the_board(home: Path) -> None:
    at, screen = sitting(home, ["b", "s", "q"], [PERSON, PERSON])
    assert "+2 " in screen
    assert at.game.asks(at.state, "en") in screen
    assert screen.count("saved: feldberg play --resume") == 2


@pytest.mark.parametrize(("lang", "plain"), [("en", "does what it says"), ("ru", "здесь всё сказано")])
def test_a_question_mark_explains_a_choice(home: Path, lang: str, plain: str) -> None:
    game = feldberg.game("burgundy")
    start = game.start(4)
    kinds = [game.parts(action)["kind"] for action in start.legal()]
    take, workers = kinds.index("take") + 1, kinds.index("workers") + 1
    at, screen = sitting(home, [f"{take}?", f"{workers} ?", "99?", "?", "q"], [PERSON, PERSON], lang)
    assert game.explain(start, start.legal()[take - 1], lang) in " ".join(screen.split())
    assert plain in screen
    assert "99" in screen
    assert at.record.moves == []


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        (
            "en",
            r"Journeyman would choose (\d+): (.*)",
            r"About \d+ points in the end; first in \d of \d imagined games\.",
        ),
        ("ru", r"Подмастерье выбирает (\d+): (.*)", r"К концу около \d+ очков; первое место в \d из \d воображаемых"),
    ],
)
def test_a_hint_names_a_choice_and_says_why(
    home: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str, why: str
) -> None:
    monkeypatch.setattr(explaining, "PATIENCE", 60.0)  # a slow machine tells as much
    at, screen = sitting(home, ["h", "q"], [PERSON, "random"], lang)
    hint = re.search(said, screen)
    assert hint is not None
    action = at.state.legal(0)[int(hint[1]) - 1]
    assert hint[2] == at.game.say(at.state, action, lang, 0)
    assert re.search(why, screen)
    assert at.record.moves == []


def test_a_hint_rests_on_what_the_seat_may_know(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Perspective] = []
    explain = Agent.explain

    def overheard(adviser: Agent, perspective: Perspective, lang: str) -> list[Explained]:
        seen.append(perspective)
        return explain(adviser, perspective, lang)

    monkeypatch.setattr(Agent, "explain", overheard)
    at, _ = sitting(home, ["1", "", "h", "q"], [PERSON, PERSON])
    assert [one.seat for one in seen] == [at.state.seat]


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Apprentice: looks one move ahead"), ("ru", "Ученик: смотрит на ход вперёд")]
)
def test_levels_are_listed_with_what_they_typically_score(lang: str, title: str) -> None:
    told = run("levels", "--lang", lang).output
    assert title in told
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in told.splitlines() if line.startswith("│")]
    game = feldberg.game("burgundy")
    for players, scores in ((number, [row for row in rows if row[1] == number]) for number in ("1", "2")):
        [row] = [row for row in scores if row[0] == game.word("title", lang)]
        known = typical_scores(game)
        assert row[2:] == [str(known.get(name, {}).get(int(players), "")) for name in offered()]
        assert row[2]


def test_an_opponent_thinks_with_the_budget_that_it_was_given_and_so_it_does_when_the_game_goes_on(home: Path) -> None:
    record = new_record("burgundy", [], "master:playouts=7,seconds=0.5", 1, 1)
    assert record.who == [PERSON, "master:playouts=7,seconds=0.5"]
    file = home / "game.json"
    record.save(file)
    opponent = Sitting(Record.load(file), file, "en", Console()).agents[1]
    assert isinstance(opponent, Search)
    assert (opponent.playouts, opponent.seconds) == (7, 0.5)


def test_hot_seat_hands_over(home: Path) -> None:
    _, screen = sitting(home, ["1"] * 400, [PERSON, PERSON], lang="ru")
    assert "Игрок 2" in screen
    assert Record.load(home / "game.json").verify().over


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "burgundy", "players=7"], "players=7 is not allowed"),
        (["play", "burgundy", "players"], "write name=value"),
        (["play", "burgundy", "--against", "god"], "there is no agent 'god'"),
        (["play", "burgundy", "--against", "master:worlds=3"], "master has no 'worlds' in its budget"),
        (["play", "burgundy", "--people", "5"], "5 people cannot sit at a game of 2"),
        (["play", "burgundy", "--lang", "de"], "language 'de' is not known: languages are en, ru"),
        (["play", "--resume", "nowhere.json"], "nowhere.json cannot be read"),
        (["play", "--last"], "there is no unfinished game"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["verify", "nowhere"], "nowhere is not a folder"),
        (["games", "--lang", "de"], "language 'de' is not known: languages are en, ru"),
        (["levels", "--lang", "de"], "language 'de' is not known: languages are en, ru"),
        (["bench", "everything"], "measure games, server, updates or faults"),
    ],
)
def test_mistakes_are_answered_with_what_to_do(arguments: list[str], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.output


def finished(path: Path) -> feldberg.Record:
    game = feldberg.game("burgundy", edition="2011")
    record = feldberg.Record(game, 9, [])
    record.who = ["random", "random"]
    state = game.start(9)
    while not state.over:
        record.play(state, state.legal()[0])
    record.close(state)
    record.save(path)
    return record


def test_replay_tells_every_decision(tmp_path: Path) -> None:
    record = finished(tmp_path / "game.json")
    result = run("replay", str(tmp_path / "game.json"), "--text", str(tmp_path / "game.txt"), "--lang", "ru")
    assert result.exit_code == 0
    assert f"{len(record.moves):4} Игрок" in result.output
    assert str(record.verify().scores()[0]) in result.output
    assert Record.load(tmp_path / "game.txt").to_dict() == record.to_dict()
    one = run("replay", str(tmp_path / "game.json"), "--move", "3")
    assert one.exit_code == 0
    assert "   3 Player" in one.output
    assert "   4 Player" not in one.output
    beyond = run("replay", str(tmp_path / "game.json"), "--move", "9999")
    assert beyond.exit_code == 2
    assert "there is no move 9999" in beyond.output
    stepped = run("replay", str(tmp_path / "game.json"), "--step", typed="\n\n")
    assert stepped.exit_code == 130


def test_verify_reports_what_no_longer_reproduces(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    record = finished(folder / "good.json")
    record.save(folder / "good.txt")
    assert run("verify", str(folder)).exit_code == 0
    assert "2 of 2 records give the same game" in run("verify", str(folder)).output
    (folder / "bad.json").write_text(json.dumps(record.to_dict() | {"digest": "0" * 16}))
    (folder / "broken.json").write_text("{")
    result = run("verify", str(folder))
    assert result.exit_code == 1
    assert "bad.json: the record notes digest" in result.output
    assert "2 of 4 records give the same game" in result.output


def test_scores_prints_a_line_for_every_agent_named_or_else_for_those_that_are_quick() -> None:
    asked = ["scores", "hallertau", "players=1", "cards=false", "--games", "3"]
    told = run(*asked, "--agent", "greedy", "--agent", "random").output
    assert "goal reached" in told
    assert [line.split()[1] for line in told.splitlines() if line.startswith("│")] == ["greedy", "random"]
    assert [line.split()[1] for line in run(*asked).output.splitlines() if line.startswith("│")] == [
        "novice",
        "apprentice",
    ]


def test_scores_refuses_an_agent_that_there_is_not() -> None:
    for more in ([], ["--questions"]):
        refused = run("scores", "hallertau", "--agent", "deep", *more)
        assert refused.exit_code == 2
        assert "there is no agent 'deep'" in refused.output


def test_scores_prints_how_often_a_seat_is_asked() -> None:
    told = run("scores", "hallertau", "players=2", "cards=false", "--games", "1", "--questions").output
    rows = [line.split("│")[1:-1] for line in told.splitlines() if line.startswith("│")]
    lines = {kind.strip(): [float(one) for one in numbers] for kind, *numbers in rows}
    total = lines.pop("all")
    assert {"Turn", "Progress"} <= lines.keys()
    assert total[0] == pytest.approx(sum(asked for asked, _, _ in lines.values()), abs=0.1 * len(lines))
    assert total[1] == pytest.approx(sum(touched for _, touched, _ in lines.values()), abs=0.1 * len(lines))
    decisions = next(outcomes(feldberg.game("hallertau", players=2, cards=False), "greedy", 1)).decisions
    assert total[0] == decisions / 2  # of one seat
    assert all(each >= 2 for *_, each in lines.values())  # one thing, and the confirming


@pytest.mark.parametrize(
    ("choices", "needed"),
    [
        ([["die", "tile"], ["die", "cell"], ["die", "tile", "cell"]], [1, 1, 2]),  # what all share tells nothing
        ([["building", "rye"], ["building", "clay"], ["other"]], [2, 2, 1]),
        ([["good"], ["good"], ["done"]], [2, 2, 1]),  # alike: each has a thing of its own besides
        ([[], []], [1, 1]),
        ([["only"]], [1]),
    ],
)
def test_no_more_things_are_touched_than_needed(choices: list[list[str]], needed: list[int]) -> None:
    assert [touches(choices, aimed) for aimed in range(len(choices))] == needed


def test_bench_prints_rates() -> None:
    result = run("bench", "--seconds", "0.01", "--rounds", "1")
    assert result.exit_code == 0
    head, *rows = [line for line in result.output.splitlines() if "│" in line or "┃" in line]
    assert [cell.strip() for cell in head.split("┃")][2:6] == ["decisions/s", "games/s", "play-outs/s", "copies/s"]
    guided = [[cell.strip() for cell in row.split("│")][1:6] for row in rows if "guided" in row]
    assert [name.split()[0] for name, *_ in guided] == list(feldberg.games())
    assert all(decisions and playouts for _, decisions, _, playouts, _ in guided)


def test_a_secret_choice_is_not_shown_to_the_next_at_the_screen(home: Path) -> None:
    game = feldberg.game("burgundy", estates="dealt", choosing="secret")
    record = feldberg.Record(game, 4)
    record.who = [PERSON, PERSON]
    typed = iter(["1", "", "q"])
    screen = io.StringIO()
    at = Sitting(record, home / "game.json", "en", Console(file=screen, width=120), lambda prompt: next(typed))
    start = game.start(4)
    said = game.say(start, start.legal(0)[0], "en", 0)
    at.play()
    chosen = screen.getvalue().split("Player 1 (person): ")[1]
    assert chosen.startswith("has chosen in secret")
    assert said not in chosen


def test_how_one_is_asked_is_among_the_choices(home: Path) -> None:
    game = feldberg.game("hallertau", players=1)
    start = game.start(4)
    record = feldberg.Record(game, 4)
    record.who = [PERSON]
    typed = iter([str(len(start.legal()) + 1), "q"])
    screen = io.StringIO()
    at = Sitting(record, home / "game.json", "en", Console(file=screen, width=120), lambda prompt: next(typed))
    at.play()
    assert "Player 1 (person): ask me for everything" in screen.getvalue()
    assert (at.state.legal(), at.state.asides(0)) != (start.legal(), start.asides(0))
    assert "ask me only where it matters" in screen.getvalue()


def test_the_last_unfinished_game_is_found_beside_damaged_files(home: Path) -> None:
    run("play", "--seed", "2", typed="1\nq\n")
    [good] = kept(home)
    (home / "games" / "damaged.json").write_text("{")
    assert latest_unfinished() == good
    assert "damaged.json: this is no record" in run("replay", str(home / "games" / "damaged.json")).output


def test_a_story_goes_on_at_the_terminal_or_later(home: Path) -> None:
    settings = ["oh_my_goods", "players=2", "expansion=longsdale", "chapter=3", 'story=["1","2b"]']
    result = run("play", *settings, "--against", "random", "--seed", "3", typed="1\n" * 5000)
    assert result.output.count("The story goes on") >= 2
    chapters = [feldberg.Record.load(file).game.options["chapter"] for file in kept(home)]
    assert sorted(chapters)[:1] == ["3"]
    assert {"4a", "4b"} & set(chapters)
    assert "5" in chapters


def test_who_leaves_a_story_is_told_how_to_go_on(home: Path) -> None:
    game = feldberg.game("oh_my_goods", players=2, expansion="longsdale", chapter="3", story=["1", "2b"])
    record = feldberg.Record(game, 3)
    record.who = [PERSON, "random"]
    screen = io.StringIO()
    at = Sitting(record, home / "game.json", "en", Console(file=screen, width=300), lambda prompt: "1")
    assert at.play()
    at.read = lambda prompt: "q"
    assert at.sequel() is None
    [told] = [line for line in screen.getvalue().splitlines() if line.startswith("later: feldberg play ")]
    name, *given = shlex.split(told.removeprefix("later: feldberg play "))
    assert feldberg.game(name, **parsed(name, given)).options == game.sequel(at.state)
