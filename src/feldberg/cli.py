"""The command line."""

from __future__ import annotations

import json
import locale
import os
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import track

from feldberg import contents
from feldberg.agents import Role, agents, level, level_for, offered, quick
from feldberg.arena.contest import Contest
from feldberg.arena.crews import On
from feldberg.arena.entrants import entrants
from feldberg.core.errors import FeldbergError, OptionError, RecordError
from feldberg.core.options import Options
from feldberg.core.record import PERSON, Record
from feldberg.core.registry import game as make_game
from feldberg.core.registry import game_class, games
from feldberg.core.words import known_language, numbered_player
from feldberg.export import show
from feldberg.extras import needing
from feldberg.person import Sitting, latest_unfinished, new_file, score_table, show_picture, typical_table
from feldberg.screen import ENDLESS, screen
from feldberg.server.admin import admin
from feldberg.server.commands import backup, bots, restore, serve

ON_TERMINAL = sys.stdout.isatty() and sys.stderr.isatty()

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Modern board games in full, to play and to study.",
    rich_markup_mode="rich" if ON_TERMINAL else None,  # its frames break long lines
    pretty_exceptions_enable=ON_TERMINAL,
    context_settings={} if ON_TERMINAL else {"terminal_width": ENDLESS},
)

Lang = Annotated[str, typer.Option(help="Language: en or ru. By default that of your system.")]

CORES = os.cpu_count() or 1
Workers = Annotated[int, typer.Option(min=1, help="How many games at once.")]
Where = Annotated[
    On, typer.Option(help="Processes of this machine; or ray, here or on the cluster that RAY_ADDRESS names.")
]

TableOptions = Annotated[list[str] | None, typer.Argument(metavar="[OPTION=VALUE]...", help="The game's options.")]
TableSizes = Annotated[list[int] | None, typer.Option(help="Tables of so many, of each size in turn: say it for each.")]


def main_language(lang: str) -> str:
    """The language asked for, else the system's if we speak it, else English."""
    if not lang:
        system = (locale.getlocale()[0] or "").lower()
        return "ru" if system.startswith(("ru", "be", "russian")) else "en"
    return known_language(lang)


def parsed(game: str, settings: list[str]) -> Options:
    """Options given as name=value; a value is read as JSON, else as a word. A content is given by its file."""
    options: Options = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise OptionError(f"{setting!r} is not an option: write name=value, such as players=3")
        try:
            options[name] = json.loads(value)
        except ValueError:
            options[name] = value
    option = contents.content_option(game)
    if option is not None and isinstance(file := options.get(option.name), str):
        options[option.name] = contents.checked(game, Path(file))
    return options


def tables_of(name: str, settings: TableOptions, players: TableSizes) -> list[Options]:
    """The options of tables of one game, one for each size."""
    given = parsed(name, settings or [])
    return [{**given, "players": number} for number in players] if players else [given]


def fail(error: FeldbergError) -> typer.Exit:
    screen(stderr=True).print(f"[red]{escape(str(error))}[/red]", highlight=False)
    return typer.Exit(2)


@app.command("games")
def list_games(lang: Lang = "") -> None:
    """List the games and their options."""
    try:
        language = main_language(lang)
    except FeldbergError as error:
        raise fail(error) from error
    console = screen()
    for name in games():
        game = make_game(name)
        console.print(f"[b]{name}[/b]  {escape(game.word('title', language))}", highlight=False)
        defaults: dict[str, Any] = game.options
        for option in game_class(name).OPTIONS:
            words = game.word(f"option.{option.name}", language)
            allowed = option.allowed(defaults)
            line = f"  {option.name}={json.dumps(option.default)}  {words} ({allowed})"
            console.print(escape(line), highlight=False)


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as burgundy.")] = "burgundy",
    settings: Annotated[list[str] | None, typer.Argument(help="Options as name=value, such as players=3.")] = None,
    against: Annotated[
        str,
        typer.Option(help=f"Who sits opposite: {', '.join(agents())}; or with a budget, master:seconds=5,processes=2."),
    ] = level_for(Role.OPPONENT).name,
    people: Annotated[int, typer.Option(help="How many people share this screen.")] = 1,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    last: Annotated[bool, typer.Option("--last", help="Go on with the last unfinished game.")] = False,
    lang: Lang = "",
) -> None:
    """Play at this terminal, against agents or with others on one screen. Every move is saved."""
    console = screen()
    try:
        language = main_language(lang)
        file = latest_unfinished() if last else resume
        if last and file is None:
            raise OptionError("there is no unfinished game to go on with")
        if file is not None:
            record = Record.load(file)
            if record.scores is not None:
                raise RecordError(f"{file} holds a finished game: see it with 'feldberg replay {file}'")
        else:
            record = new_record(game, settings or [], against, people, seed)
            file = new_file(record.game)
        sitting = Sitting(record, file, language, console)
        while sitting.play():
            following = sitting.sequel()
            if following is None:
                break
            sitting = Sitting(following, new_file(following.game), language, console)
    except FeldbergError as error:
        raise fail(error) from error
    except KeyboardInterrupt:
        console.print()
        raise typer.Exit(130) from None


def new_record(name: str, settings: list[str], against: str, people: int, seed: int | None) -> Record:
    game = make_game(name, **parsed(name, settings))
    if not 0 <= people <= game.players:
        raise OptionError(f"{people} people cannot sit at a game of {game.players}")
    record = Record(game, seed)
    [opponent] = entrants([against])
    record.who = [PERSON] * people + [opponent.label] * (game.players - people)
    return record


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, compact or readable.")],
    move: Annotated[int | None, typer.Option(help="Show the board before this move and stop.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the board before every move; Enter goes on.")] = False,
    text: Annotated[Path | None, typer.Option(help="Also write the readable form to this .txt file.")] = None,
    lang: Lang = "",
) -> None:
    """Show a recorded game, decision by decision."""
    console = screen()
    try:
        language = main_language(lang)
        record = Record.load(file)
        game = record.game
        if move is not None and not 1 <= move <= len(record.moves):
            raise OptionError(f"there is no move {move}: the record has moves 1 to {len(record.moves)}")
        for number, (state, seat, action) in enumerate(record.replay(), start=1):
            if step or number == move:
                show_picture(console, game.picture(state.view(seat), language), language)
            said = escape(game.say(state, action, language, seat))
            console.print(f"{number:4} {numbered_player(seat, language)}: {said}", highlight=False)
            if number == move:
                return
            if step:
                console.input()
        console.print(score_table(record.verify(), record.who, language))
        if text is not None:
            record.save(text.with_suffix(".txt"), language)
    except FeldbergError as error:
        raise fail(error) from error
    except (KeyboardInterrupt, EOFError):
        raise typer.Exit(130) from None


@app.command()
def export(
    file: Annotated[Path, typer.Argument(help="A record, compact or readable.")],
    page: Annotated[Path, typer.Argument(help="The HTML file to write.")],
    seat: Annotated[int | None, typer.Option(help="Show only what this seat saw; the first is 0.")] = None,
    lang: Lang = "",
) -> None:
    """Write a recorded game as one HTML page that replays it in any browser, without a server."""
    try:
        show(Record.load(file), seat, main_language(lang)).save(page)
    except FeldbergError as error:
        raise fail(error) from error
    except OSError as error:
        raise fail(FeldbergError(f"{page} cannot be written: {error.strerror}")) from error
    screen().print(f"{page} replays the game", highlight=False, markup=False)


@app.command()
def verify(folder: Annotated[Path, typer.Argument(help="A folder with records.")]) -> None:
    """Replay all records in a folder and report any that no longer give the same game."""
    if not folder.is_dir():
        raise fail(RecordError(f"{folder} is not a folder"))
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".json", ".txt"))
    broken = 0
    console = screen()
    for file in track(files, "verifying", console=screen(stderr=True)):
        try:
            Record.load(file).verify()
        except FeldbergError as error:
            broken += 1
            console.print(f"[red]{escape(f'{file}: {error}')}[/red]", highlight=False)
    console.print(f"{len(files) - broken} of {len(files)} records give the same game", highlight=False)
    if broken:
        raise typer.Exit(1)


@app.command("check-content")
def check_content(
    file: Annotated[Path, typer.Argument(help="A file in TOML, like those in the game's folder 'contents'.")],
    game: Annotated[str, typer.Option(help="The game it is for; else the first that takes such a file.")] = "",
) -> None:
    """Check a file with what is printed on the pieces of your box, before playing with content=FILE."""
    game = game or next(iter(contents.with_content()))
    try:
        found = contents.checked(game, file)
    except FeldbergError as error:
        raise fail(error) from error
    screen().print(escape(f"{file}: {', '.join(found)}: {game} can be played with it"), highlight=False)


@app.command()
def scores(
    name: Annotated[str, typer.Argument(metavar="game", help="The game, such as hallertau.")],
    settings: Annotated[list[str] | None, typer.Argument(metavar="option=value", help="Its options.")] = None,
    who: Annotated[list[str] | None, typer.Option("--agent", help=f"Who plays: {', '.join(agents())}.")] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games, with the seeds 0, 1, 2, ...")] = 100,
    questions: Annotated[
        bool, typer.Option("--questions", help="How often a seat is asked for what, and how many touches that takes.")
    ] = False,
) -> None:
    """Let agents play a game, each with itself on all seats, and print what they score."""
    from feldberg.scores import report, report_questions

    try:
        made = make_game(name, **parsed(name, settings or []))
        if questions:
            for one in who or [level_for(Role.OPPONENT).name]:
                report_questions(made, one, count, screen())
        else:
            report(made, who or quick(), count, screen())
    except FeldbergError as error:
        raise fail(error) from error


@app.command()
def arena(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as burgundy.")],
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="AGENT... [OPTION=VALUE...]",
            help=f"Who plays ({', '.join(agents())}; with a budget: master:seconds=1), and the game's options.",
        ),
    ],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games; rounded up to whole deals.")] = 100,
    workers: Workers = CORES,
    on: Where = On.PROCESSES,
    seed: Annotated[int, typer.Option(help="That of the first deal; those after it count on.")] = 0,
    records: Annotated[Path | None, typer.Option(help="Keep a record of every game in this folder.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Also draw the ladder as this SVG file.")] = None,
    data: Annotated[Path | None, typer.Option("--json", help="Also write everything to this file.")] = None,
) -> None:
    """Let agents play against each other, and say who is better and how surely.

    Two agents meet at a time, several all in pairs. Every deal (seed) is played in all seatings: with each of the
    two once on every seat. At a table of three or four one has a seat alone and the other all the rest, on each seat
    in turn, and then the other way round. Partners are one agent. One agent alone has all seats. The games of one deal
    hang together, so the intervals are over deals.
    """
    with needing("arena"):
        from feldberg.arena.command import hold
    try:
        given = [word for word in words if re.match(r"\w+=", word)]
        made = make_game(name, **parsed(name, given))
        contest = Contest(made, entrants(word for word in words if word not in given), count, seed)
        hold(contest, screen(), workers, on, records, plot, data)
    except FeldbergError as error:
        raise fail(error) from error
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def typical(
    who: Annotated[list[str], typer.Argument(metavar="LEVEL...", help=f"Which: {', '.join(offered())}.")],
    names: Annotated[list[str] | None, typer.Option("--game", help="In this game only.")] = None,
    players: Annotated[list[int] | None, typer.Option(help="With so many players only.")] = None,
    count: Annotated[int, typer.Option("--games", min=2, help="How many games for each number of players.")] = 100,
    workers: Workers = CORES,
    on: Where = On.PROCESSES,
    seed: Annotated[int, typer.Option(help="That of the first game; those after it count on.")] = 50000,
) -> None:
    """Measure what levels score against apprentices, and keep it: people are told so when they choose a bot.

    A level has every seat in turn, and the options are the usual ones. What comes of it is written into the game's
    folder.
    """
    with needing("arena"):
        from feldberg.arena.typical import keep, measure
    try:
        asked = [level(one).name for one in who]
        found = [make_game(name, players=number) for name in names or games() for number in players or counts(name)]
        for game in found:
            for one in asked:
                score, won = measure(game, one, count, seed, workers, on)
                file = keep(game, score)
                points = f"{score['score']} ± {score['margin']}"
                what = "goal reached" if game.players == 1 else "wins"
                wins = f"{what} {won.value:.0%} [{won.low:.0%}, {won.high:.0%}]"
                told = f"{game.name}, {game.players}, {one}: {points}, {wins}, kept in {file}"
                screen().print(told, highlight=False, markup=False)
    except FeldbergError as error:
        raise fail(error) from error
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


def counts(name: str) -> list[int]:
    """With how many players a game can be played."""
    [option] = (option for option in game_class(name).OPTIONS if option.name == "players")
    return option.values({}) or []


@app.command("levels")
def list_levels(lang: Lang = "") -> None:
    """List the levels of the bots, and what each typically scores."""
    try:
        language = main_language(lang)
    except FeldbergError as error:
        raise fail(error) from error
    console = screen()
    for one in offered():
        words = level(one).words[language]
        console.print(f"[b]{one}[/b]  {words.name}: {words.style}", highlight=False)
    console.print(typical_table({name: counts(name) for name in games()}, language))


@app.command()
def train(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as burgundy.")],
    file: Annotated[Path, typer.Argument(help="Where what is learned is kept; what is there already is bettered.")],
    settings: TableOptions = None,
    players: TableSizes = None,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play, fit and compare.")] = 2,
    lessons: Annotated[int, typer.Option(min=1, help="Games of a round to learn from.")] = 500,
    count: Annotated[int, typer.Option("--games", min=2, help="Games of the match that decides.")] = 200,
    playouts: Annotated[int, typer.Option(min=2, help="How much the search thinks about a decision.")] = 100,
    horizon: Annotated[int, typer.Option(min=1, help="Its own decisions that it looks ahead.")] = 8,
    workers: Workers = CORES,
    on: Where = On.PROCESSES,
    seed: Annotated[int, typer.Option(help="That of the first game.")] = 0,
) -> None:
    """Let the search teach itself to judge a table: what it keeps has beaten what it had before.

    In every round it plays against itself and notes what it finds of all that it tries, a small network is fitted to
    that beside the game's own outlook, and a match on fresh deals decides whether it is kept. Use it by
    journeyman:judgement=FILE, or put it into the game's package as judgement.json. On a cluster FILE must lie in a
    folder that all its machines share.
    """
    with needing("train"):
        from feldberg.training.command import Effort, train
        from feldberg.training.rounds import course
    try:
        budget: dict[str, float] = {"playouts": playouts, "horizon": horizon}
        effort = Effort(rounds, lessons, count, workers, on)
        train(course(name, tables_of(name, settings, players), budget, seed), file, effort, screen())
    except FeldbergError as error:
        raise fail(error) from error
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def tune(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as hallertau.")],
    file: Annotated[Path, typer.Argument(help="Where the weights are kept; what is there already is bettered.")],
    settings: TableOptions = None,
    players: TableSizes = None,
    generations: Annotated[int, typer.Option(min=1, help="How often to vary and select.")] = 100,
    size: Annotated[int, typer.Option(min=4, help="How many weights are tried in a generation.")] = 32,
    deals: Annotated[int, typer.Option(min=1, help="In how many deals each is tried.")] = 48,
    count: Annotated[int, typer.Option("--games", min=2, help="Games of the match that decides.")] = 100,
    playouts: Annotated[int, typer.Option(min=2, help="How much is thought about a decision in it.")] = 100,
    horizon: Annotated[int, typer.Option(min=1, help="Own decisions that are looked ahead in it.")] = 8,
    code: Annotated[bool, typer.Option("--code", help="Write what is kept into the game's code as well.")] = False,
    workers: Workers = CORES,
    on: Where = On.PROCESSES,
    seed: Annotated[int, typer.Option(help="That of the first game.")] = 0,
) -> None:
    """Vary what a game's outlook hangs on, and keep what surely plays better.

    Greedy games select: how far they come out ahead of the weights that the game has, alone how far they get. Then a
    match of journeymen on fresh deals decides. Use it by journeyman:weights=FILE. The greedy games are played here, the
    match on a cluster if you wish; then FILE must lie in a folder that all its machines share.
    """
    with needing("train"):
        from feldberg.training.command import Deciding, tune
        from feldberg.training.tuning import Breeding
    try:
        made = [make_game(name, **table) for table in tables_of(name, settings, players)]
        breeding = Breeding(made, generations, size, deals, seed)
        budget: dict[str, float] = {"playouts": playouts, "horizon": horizon}
        tune(breeding, Deciding(count, budget, workers, on), file, code, screen())
    except FeldbergError as error:
        raise fail(error) from error
    except KeyboardInterrupt:
        raise typer.Exit(130) from None


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="What to measure: games, server, updates or faults.")] = "games",
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="How often each is repeated; the median counts.")] = 5,
    against: Annotated[
        Path | None,
        typer.Option(help="The folder of another checkout, whose server is measured in turns, or for its faults."),
    ] = None,
    tables: Annotated[int | None, typer.Option(help="Only how the server holds so many tables.", min=1)] = None,
) -> None:
    """Measure how fast the games are beside other engines, what the table server carries, or what outages cost."""
    if what == "server":
        with needing("server"):
            from feldberg.server import bench as server_bench

        server_bench.report(screen(), seconds, rounds, against, tables)
    elif what == "updates":
        with needing("server"):
            from feldberg.server import weighing

        weighing.report(screen())
    elif what == "faults":
        with needing("server"):
            from feldberg.server import faults

        faults.report(screen(), rounds, against)
    elif what == "games":
        from feldberg.bench import report

        report(seconds, rounds, screen())
    else:
        raise fail(OptionError(f"there is nothing to measure of {what!r}: measure games, server, updates or faults"))


for command in (serve, bots, backup, restore):
    app.command()(command)
app.add_typer(admin, name="admin")
