"""Names and sentences: grammar, completeness, and that no two choices sound the same."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import Event, EventKind
from feldberg.core.options import Options
from feldberg.core.questions import Question
from feldberg.core.words import LANGUAGES
from feldberg.games.burgundy import Game, questions, scoring
from feldberg.games.burgundy.actions import BASE, EXTRA_DIE, NO_DIE
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    CHURCH,
    COLOUR_NAMES,
    FIRST_MONASTERY,
    GOODS_NAMES,
    MARKET,
    MINE_TILE,
    NUMBERED,
    SHIP_TILE,
    TILES,
    TOWN_HALL,
    WATCHTOWER,
    WORKSHOP,
    animal,
    monastery,
)
from feldberg.games.burgundy.rules import flow, placing, purse, taking, trading
from feldberg.games.burgundy.state import Table
from feldberg.games.burgundy.words import words

EN, RU = words.language("en"), words.language("ru")
ROOMS = (flow, placing, purse, scoring, taking, trading)
KINDS = [value for room in ROOMS for value in vars(room).values() if isinstance(value, EventKind)]


def random_games() -> list[tuple[int, Options]]:
    games: list[tuple[int, Options]] = []
    for seed in range(30):
        edition = ["2011", "2019"][seed % 2]
        estates = [1, "dealt", "dealt"][seed // 2 % 3]
        choosing = ["in turn", "secret"][seed // 3 % 2]
        options = {"players": 2 + seed % 3, "edition": edition, "estates": estates, "choosing": choosing}
        games.append((seed, options))
    return games


def played(seed: int, options: Options) -> Iterator[Table]:
    """A random game, question by question, to its end; placing and declining are liked, so that much happens."""
    luck = random.Random(seed)
    table = Game(options).start(seed)
    while not table.over:
        yield table
        legal = table.legal()
        rare = [action for action in legal if BASE.place.has(action) or BASE.done.has(action)]
        table.play(luck.choice(rare if rare and luck.random() < 0.7 else legal))
    yield table


@pytest.mark.parametrize(("seed", "options"), random_games())
def test_every_choice_has_words_of_its_own(seed: int, options: Options) -> None:
    for table in played(seed, options):
        for lang in LANGUAGES:
            said = [table.game.say(table, action, lang) for action in table.legal()]
            assert all(said)
            assert len(set(said)) == len(said), said
            assert words.asks(table, lang)
            for event in table.events:
                told = words.tells(event, lang, {"edition": "2019"})
                assert told or (event.kind is taking.TOOK and event["space"] >= NUMBERED)
                assert "{" not in told


def test_no_kind_of_action_or_question_goes_unsaid() -> None:
    spans, asked, declined = set(), set(), set()
    for seed, options in random_games():
        for table in played(seed, options):
            spans |= {BASE.layout.span_of(action).name for action in table.legal()}
            if not table.over:
                asked.add(type(table.agenda[-1]).__name__)
                if BASE.done.at() in table.legal():
                    declined.add(table.game.say(table, BASE.done.at(), "en"))
    assert spans == {span.name for span in BASE.layout.spans}
    assert asked == {kind.__name__ for kind in questions.QUESTIONS}
    assert declined == {
        "end the turn",
        "do without the town hall",
        "do without the warehouse",
        "do without the workshop",
        "do without the church",
        "do without the market",
    }


# Grammar


@pytest.mark.parametrize(
    ("number", "workers", "taken", "silver", "points", "goods"),
    [
        (1, "рабочий", "рабочего", "серебро", "очко", "красный товар"),
        (2, "рабочих", "рабочих", "серебра", "очка", "красных товара"),
        (4, "рабочих", "рабочих", "серебра", "очка", "красных товара"),
        (5, "рабочих", "рабочих", "серебра", "очков", "красных товаров"),
        (11, "рабочих", "рабочих", "серебра", "очков", "красных товаров"),
        (12, "рабочих", "рабочих", "серебра", "очков", "красных товаров"),
        (21, "рабочий", "рабочего", "серебро", "очко", "красный товар"),
        (112, "рабочих", "рабочих", "серебра", "очков", "красных товаров"),
        (122, "рабочих", "рабочих", "серебра", "очка", "красных товара"),
        (0, "рабочих", "рабочих", "серебра", "очков", "красных товаров"),
    ],
)
def test_russian_numbers(number: int, workers: str, taken: str, silver: str, points: str, goods: str) -> None:
    assert RU.count("workers", number) == f"{number} {workers}"
    assert RU.count(RU.taken("workers"), number) == f"{number} {taken}"
    assert RU.count("silver", number) == f"{number} {silver}"
    assert RU.count("points", number) == f"{number} {points}"
    assert RU.count("goods.red", number) == f"{number} {goods}"


def test_english_numbers() -> None:
    assert [EN.count("workers", number) for number in (0, 1, 2)] == ["0 workers", "1 worker", "2 workers"]
    assert [EN.count("goods.pink", number) for number in (1, 2)] == ["1 pink good", "2 pink goods"]


# Tables


def test_sentences_have_the_same_holes() -> None:
    def holes(text: str) -> set[str | None]:
        return {hole for _, hole, _, _ in string.Formatter().parse(text)} - {None}

    for key, text in EN.sentences.items():
        assert holes(text) == holes(RU.sentences[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_promised(lang: str) -> None:
    table = Game({}).start(1)
    options = [f"option.{option.name}" for option in Game.OPTIONS]
    tiles = [
        f"{what}.{tile}.{edition}"
        for what in ("tile", "short", "help")
        for tile in range(1, TILES)
        for edition in ("2011", "2019")
    ]
    differing = [monastery(number) for number in (6, 15, 26)]
    tiles += [f"help.{tile}" for tile in range(1, TILES) if tile not in differing]
    colours = [f"colour.{name}" for name in COLOUR_NAMES] + [f"goods.{name}" for name in GOODS_NAMES]
    phases = [f"phase.{phase}" for phase in range(5)]
    gains = [kind.name for kind in KINDS if kind.gain]
    for key in ["title", *options, *table.score_sheet(0), *gains, *tiles, *colours, *phases]:
        assert words.word(key, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["2011", "2019"])
def test_codes_are_short_and_differ(lang: str, edition: str) -> None:
    codes = [words.word(f"short.{tile}.{edition}", lang) for tile in range(1, TILES)]
    assert len(set(codes)) == len(codes)
    assert max(map(len, codes)) <= 3


def test_editions_differ_where_the_rules_or_pictures_do() -> None:
    differing = {
        tile
        for tile in range(1, TILES)
        if words.word(f"help.{tile}.2011", "en") != words.word(f"help.{tile}.2019", "en")
    }
    fourth = {animal(3, count) for count in (2, 3, 4)}
    assert differing == fourth | {monastery(6), monastery(15), monastery(26)}
    assert words.word(f"tile.{animal(3, 2)}.2011", "ru") == "2 курицы"
    assert words.word(f"tile.{animal(3, 2)}.2019", "ru") == "2 козы"
    assert words.word(f"tile.{animal(3, 2)}", "en") == "2 chickens/goats"
    assert "3 points" in words.word(f"help.{monastery(15)}.2011", "en")
    assert "2 points" in words.word(f"help.{monastery(15)}.2019", "en")


def test_scoring_monasteries_name_their_buildings() -> None:
    assert (
        words.word(f"help.{monastery(16)}", "en") == "At the end of the game: 4 points for every warehouse you placed."
    )
    assert words.word(f"help.{monastery(17)}", "ru").endswith("за каждую сторожевую башню в герцогстве.")
    assert words.word(f"help.{monastery(23)}", "ru").endswith("за каждую ратушу в герцогстве.")
    assert words.word(f"help.{monastery(22)}", "ru").endswith("за каждый банк в герцогстве.")


def test_what_animals_bring_is_counted_once_for_the_new_tile() -> None:
    cows = f"help.{animal(0, 3)}"
    assert words.word(cows, "en") == (
        "When placed: 3 points, and again the points of all cows that already stand in the same pasture."
    )
    assert words.word(cows, "ru") == (
        "При размещении: 3 очка и ещё раз очки за всех коров, которые уже стоят на том же пастбище."
    )


def test_the_own_storage_is_not_called_the_supply() -> None:
    """«Запас» is the common supply in the rulebook."""
    for text in [*RU.words.values(), *RU.titles.values(), *RU.sentences.values()]:
        assert "запас" not in text.lower()


# Sentences


def at_turn(edition: str = "2019", players: int = 2) -> Table:
    """A first turn in which seat 0 has a 1 and a 5 and plenty of everything."""
    table = Game({"players": players, "edition": edition}).start(3)
    player = table.players[0]
    table.turns[table.turn] = 0
    table.drop_questions()
    table.ask(questions.Turn(0))
    table.dice[0], table.dice[1] = 1, 5
    player.workers, player.silver = 4, 4
    for colour in range(6):
        player.goods[colour] = 0
        for depot in range(6):
            table.goods[depot * 6 + colour] = 0
    player.goods[2] = 2
    player.store[0], player.store[1], player.store[2] = BANK, WATCHTOWER, animal(3, 3)
    for space in range(len(table.board)):
        table.board[space] = 0
    table.board[2] = SHIP_TILE
    table.board[5] = CHURCH
    table.board[NUMBERED] = monastery(14)
    asked(table)
    return table


def asked(table: Table, *agenda: Question[Table]) -> None:
    """Ask these questions, or the one on top again."""
    if agenda:
        table.drop_questions()
    for question in agenda:
        table.ask(question)
    table.renew_choices()


def gives(table: Table, *numbers: int) -> None:
    """Monasteries into the estate of seat 0."""
    for number in numbers:
        table.players[0].monasteries |= 1 << number
        table.players[0].works |= 1 << number
    asked(table)


def both(table: Table, action: int) -> tuple[str, str]:
    return table.game.say(table, action, "en"), table.game.say(table, action, "ru")


def test_placing() -> None:
    table = at_turn()
    assert both(table, BASE.place.at(1, 0, 25)) == (
        "place the bank on city cell 3 (row 5) with the 5 (2 workers)",
        "поставить банк на ячейку города 3 (ряд 5) кубиком 5 (2 рабочих)",
    )
    assert both(table, BASE.place.at(0, 1, 11)) == (
        "place the watchtower on city cell 3 (row 3) with the 1 (2 workers)",
        "поставить сторожевую башню на ячейку города 3 (ряд 3) кубиком 1 (2 рабочих)",
    )
    gives(table, 9)
    assert both(table, BASE.place.at(1, 0, 25)) == (
        "place the bank on city cell 3 (row 5) with the 5 (1 worker)",
        "поставить банк на ячейку города 3 (ряд 5) кубиком 5 (1 рабочий)",
    )


def test_taking() -> None:
    table = at_turn()
    assert both(table, BASE.take.at(0, 2)) == (
        "take the ship from depot 1 with the 1",
        "взять корабль из хранилища 1 кубиком 1",
    )
    assert both(table, BASE.take.at(0, 5)) == (
        "take the church from depot 2 with the 1 (1 worker)",
        "взять церковь из хранилища 2 кубиком 1 (1 рабочий)",
    )
    table.board[2] = animal(0, 4)
    asked(table)
    assert both(table, BASE.take.at(0, 2)) == (
        "take the 4 cows from depot 1 with the 1",
        "взять 4 коров из хранилища 1 кубиком 1",
    )


def test_fourth_by_edition() -> None:
    said = {}
    for edition in ("2011", "2019"):
        table = at_turn(edition)
        asked(table, questions.Discard(0, 2, 0))
        said[edition] = both(table, BASE.discard.at(2))
    assert said == {
        "2011": ("discard the 3 chickens", "сбросить 3 кур"),
        "2019": ("discard the 3 goats", "сбросить 3 коз"),
    }


def test_selling() -> None:
    table = at_turn()
    assert both(table, BASE.sell.at(1, 2)) == (
        "sell 2 pink goods with the 5 (2 workers)",
        "продать 2 розовых товара кубиком 5 (2 рабочих)",
    )
    asked(table, questions.Trade(0))
    assert both(table, BASE.sell.at(NO_DIE, 2)) == ("sell 2 pink goods", "продать 2 розовых товара")
    assert both(table, BASE.done.at()) == ("do without the warehouse", "обойтись без склада")


def test_taking_workers() -> None:
    table = at_turn()
    assert both(table, BASE.workers.at(1)) == ("take 2 workers with the 5", "взять 2 рабочих кубиком 5")
    gives(table, 13)
    assert both(table, BASE.workers.at(1)) == (
        "take 2 workers and 1 silver with the 5",
        "взять 2 рабочих и 1 серебро кубиком 5",
    )
    gives(table, 14)
    assert both(table, BASE.workers.at(1))[0] == "take 4 workers and 1 silver with the 5"


def test_a_castles_action() -> None:
    table = at_turn()
    asked(table, questions.Castle(0))
    assert both(table, BASE.take.at(EXTRA_DIE, 5)) == (
        "take the church from depot 2 with the castle",
        "взять церковь из хранилища 2 действием замка",
    )
    assert words.asks(table, "en") == "Player 1: use the castle like a die of any number, or buy a tile"


def test_buying() -> None:
    table = at_turn()
    black = BASE.buy.at(NUMBERED)
    assert both(table, black) == (
        "buy monastery 14 from the black depot (2 silver)",
        "купить монастырь 14 на чёрном рынке (2 серебра)",
    )
    gives(table, 6)
    assert both(table, BASE.buy.at(2)) == (
        "buy the ship from depot 1 (2 in silver or workers)",
        "купить корабль из хранилища 1 (2 серебром или рабочими)",
    )
    table.players[0].silver = table.players[0].workers = 1
    asked(table)
    assert both(table, black) == (
        "buy monastery 14 from the black depot (1 silver and 1 worker)",
        "купить монастырь 14 на чёрном рынке (1 серебро и 1 рабочий)",
    )


def test_paying() -> None:
    table = at_turn()
    gives(table, 6)
    asked(table, questions.Pay(0, 2))
    assert [both(table, BASE.pay.at(workers)) for workers in range(3)] == [
        ("pay 2 silver", "заплатить 2 серебра"),
        ("pay 1 silver and 1 worker", "заплатить 1 серебро и 1 рабочего"),
        ("pay 2 workers", "заплатить 2 рабочих"),
    ]
    assert words.asks(table, "ru") == "Игрок 1: выбрать, чем заплатить за корабль"


def test_sailing_and_loading() -> None:
    table = at_turn()
    table.goods[5 * 6 + 1] = 1
    table.goods[0 * 6 + 1] = 2
    asked(table, questions.Sail(0))
    assert both(table, BASE.sail.at(5)) == ("take the goods of depot 6", "забрать товары из хранилища 6")
    assert both(table, BASE.sail.at(1)) == ("take no goods", "не брать товаров")
    gives(table, 5)
    assert both(table, BASE.sail.at(5)) == ("take the goods of depots 6 and 1", "забрать товары из хранилищ 6 и 1")
    table.goods[5 * 6 + 4] = 1
    asked(table, questions.Load(0, 5, 2))
    assert both(table, BASE.load.at(1)) == ("load 3 purple goods", "погрузить 3 фиолетовых товара")
    assert both(table, BASE.load.at(4)) == ("load 1 brown good", "погрузить 1 коричневый товар")


def test_doing_without() -> None:
    table = at_turn()
    done = BASE.done.at()
    asked(table, questions.TownHall(0))
    assert both(table, done) == ("do without the town hall", "обойтись без ратуши")
    table.board[0], table.board[1] = MINE_TILE, TOWN_HALL
    said = []
    for building in (WORKSHOP, CHURCH, MARKET):
        asked(table, questions.Fetch(0, building))
        said.append(table.game.say(table, done, "ru"))
    assert said == ["обойтись без мастерской", "обойтись без церкви", "обойтись без рынка"]
    table.dice[0] = table.dice[1] = 0
    asked(table, questions.Turn(0))
    assert both(table, done) == ("end the turn", "закончить ход")
    assert words.asks(table, "en") == "Player 1: buy a tile or end the turn"


def test_settling() -> None:
    together = Game({"players": 2, "estates": "dealt", "choosing": "secret"}).start(1)
    assert words.asks(together, "en") == "Player 1, Player 2: choose in secret an estate and a cell for the castle"
    table = Game({"players": 2, "estates": "dealt"}).start(1)
    table.dealt = [vec[i64]([5, 6]), vec[i64]([5, 6])]
    asked(table)
    assert words.asks(table, "ru", ["Ann", "Ann"]) == "Ann: выбрать герцогство и ячейку для замка"
    assert both(table, BASE.settle.at(0, 10)) == (
        "take estate 5 and put the castle on castle cell 4",
        "взять герцогство 5 и поставить замок на ячейку замка 4",
    )


@pytest.mark.parametrize(
    ("choosing", "english", "russian"),
    [
        ("in turn", "Ann: choose a cell for the castle", "Ann: выбрать ячейку для замка"),
        ("secret", "Ann, Bea: choose in secret a cell for the castle", "Ann, Bea: тайно выбрать ячейку для замка"),
    ],
)
def test_on_a_given_estate_only_the_castles_cell_is_chosen(choosing: str, english: str, russian: str) -> None:
    table = Game({"players": 2, "estates": [5, 5], "choosing": choosing}).start(2)
    names = ["Ann", "Bea"] if table.seats[0] == 0 else ["Bea", "Ann"]
    assert words.asks(table, "en", names) == english
    assert words.asks(table, "ru", names) == russian
    assert both(table, BASE.settle.at(0, 10)) == (
        "put the castle on castle cell 4",
        "поставить замок на ячейку замка 4",
    )


def test_asking_for_a_die() -> None:
    table = at_turn()
    assert words.asks(table, "en") == "Player 1: use a die, or buy a tile"
    assert words.asks(table, "ru") == "Игрок 1: использовать кубик или купить жетон"
    table.bought = True
    asked(table)
    assert words.asks(table, "en") == "Player 1: use a die"


def test_asking_for_room() -> None:
    table = at_turn()
    asked(table, questions.Discard(0, 5, 0))
    assert words.asks(table, "en") == "Player 1: discard a tile to make room for the church"
    assert words.asks(table, "ru") == "Игрок 1: сбросить жетон, чтобы взять церковь"


def test_the_winner() -> None:
    table = at_turn()
    table.over = True
    table.drop_questions()
    table.players[1].points[0] = 90
    points = table.scores()[1]
    assert words.asks(table, "en") == f"Player 2 won with {points} points"
    assert words.asks(table, "ru") == f"Игрок 2 побеждает: {RU.count('points', points)}"
    assert words.asks(table, "en", reader=1) == f"You won with {points} points"
    assert words.asks(table, "ru", reader=1) == f"Вы победили: {RU.count('points', points)}"
    assert words.asks(table, "en", reader=0) == words.asks(table, "en")


# Events


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_is_told(kind: EventKind, lang: str) -> None:
    assert words.tells(Event(kind, 0, 1, 1, 1), lang, {"edition": "2011"})


def test_events_without_words_are_passed_over() -> None:
    assert words.tells(Event(EventKind("unheard", ["of"]), 0, 1), "en", {"edition": "2019"}) == ""


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (Event(purse.SILVER_CHANGED, 0, 2), "Player 1 gets 2 silver", "Игрок 1 получает 2 серебра"),
        (Event(purse.SILVER_CHANGED, 1, -1), "Player 2 pays 1 silver", "Игрок 2 платит 1 серебро"),
        (Event(purse.WORKERS_CHANGED, 1, -1), "Player 2 pays 1 worker", "Игрок 2 тратит 1 рабочего"),
        (Event(purse.WORKERS_CHANGED, 1, 4), "Player 2 gets 4 workers", "Игрок 2 получает 4 рабочих"),
        (
            Event(trading.GOODS_TAKEN, 0, 5, 3, 5),
            "Player 1 loads 5 red goods from depot 6",
            "Игрок 1 грузит 5 красных товаров из хранилища 6",
        ),
        (Event(flow.PHASE_BEGAN, -1, 1), "Phase B begins", "Начинается этап B"),
        (Event(flow.ROUND_BEGAN, 2, 0), "Round 1: Player 3 goes first", "Раунд 1: начинает Игрок 3"),
        (Event(flow.ROLLED, 0, 3, 6), "Player 1 rolls 3 and 6", "Игрок 1 бросает кубики: 3 и 6"),
        (
            Event(flow.GOODS_CAME, -1, 2, 0),
            "The white die shows 3: 1 turquoise good to depot 3",
            "Белый кубик показал 3: 1 бирюзовый товар в хранилище 3",
        ),
        (
            Event(taking.BOUGHT, 0, FIRST_MONASTERY, NUMBERED + 2),
            "Player 1 buys monastery 1 from the black depot",
            "Игрок 1 покупает монастырь 1 на чёрном рынке",
        ),
        (
            Event(taking.TOOK, 0, animal(3, 2), 23),
            "Player 1 takes the 2 goats from depot 6",
            "Игрок 1 берёт 2 коз из хранилища 6",
        ),
        (
            Event(placing.PLACED, 0, CASTLE_TILE, 36),
            "Player 1 places the castle on castle cell 3",
            "Игрок 1 ставит замок на ячейку замка 3",
        ),
        (Event(trading.SOLD, 0, 5, 1), "Player 1 sells 1 orange good", "Игрок 1 продаёт 1 оранжевый товар"),
        (
            Event(scoring.POINTS, 0, 21, scoring.REGIONS),
            "Player 1 finishes a region: 21 points",
            "Игрок 1 заполняет область: 21 очко",
        ),
        (
            Event(scoring.BONUS_TILE, 0, 1, 1),
            "Player 1 is the first to fill all mine cells: large bonus tile",
            "Игрок 1 заполняет все ячейки рудников раньше всех: большой жетон бонуса",
        ),
        (
            Event(scoring.BONUS_TILE, 1, 2, 0),
            "Player 2 is the second to fill all river cells: small bonus tile",
            "Игрок 2 тоже заполняет все ячейки рек: малый жетон бонуса",
        ),
        (
            Event(trading.MARKER, 0, 1),
            "Player 1 moves to step 2 of the turn order",
            "Игрок 1 переходит на шаг 2 в порядке хода",
        ),
        (Event(flow.ENDED, -1), "The game is over", "Игра окончена"),
    ],
)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert words.tells(event, "en", {"edition": "2019"}) == english
    assert words.tells(event, "ru", {"edition": "2019"}) == russian
