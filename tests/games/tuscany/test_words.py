"""Grammar, the texts made from the content, what is said and told, and that no two choices sound the same."""

from __future__ import annotations

import re

import pytest

import feldberg
from feldberg.core.words import LANGUAGES
from feldberg.games.tuscany import Game
from feldberg.games.tuscany.box import KINDS as CONTENT_KINDS
from feldberg.games.tuscany.content import (
    BONUS_NAMES,
    CELLS,
    COLOUR_NAMES,
    FARM_NAMES,
    NEUTRAL,
    OWN,
    REWARD_NAMES,
    TYPE_NAMES,
)
from feldberg.games.tuscany.domains import EVERY_WAY
from feldberg.games.tuscany.questions import Another
from feldberg.games.tuscany.state import Table
from feldberg.games.tuscany.words import words
from feldberg.games.tuscany.words.texts import arrangement, space, type_text
from tests.games.tuscany.option_sets import OPTION_SETS
from tests.games.tuscany.wording import EN, KINDS, RU, played
from tests.games.wording import asked, clean, explained, said, told
from tests.rulebook.tuscany.position import CELLS as NAMED
from tests.rulebook.tuscany.position import PRINTED, Position

AS_IN_POSITIONS = {"order": 0, "turns": 0, "joins": 1}
GAINS = {"green", "red", "marble", "workers", "hexes"}


# Grammar


@pytest.mark.parametrize(
    ("number", "card", "taken", "blue", "points", "worker", "area"),
    [
        (1, "карта области", "карту области", "синяя карта", "зелёное очко", "работника", "ячейки"),
        (2, "карты области", "карты области", "синие карты", "зелёных очка", "работников", "ячеек"),
        (5, "карт области", "карт области", "синих карт", "зелёных очков", "работников", "ячеек"),
        (21, "карта области", "карту области", "синяя карта", "зелёное очко", "работника", "ячейки"),
    ],
)
def test_russian_numbers(number: int, card: str, taken: str, blue: str, points: str, worker: str, area: str) -> None:
    keys = ["cards", "cards taken", "blue cards", "green", "workers taken", "of spaces"]
    counted = [RU.count(key, number) for key in keys]
    assert counted == [f"{number} {form}" for form in (card, taken, blue, points, worker, area)]


def test_gains_are_counted() -> None:
    game = feldberg.game("tuscany")
    assert game.gained("marble", -1, "en") == "−1 marble"
    assert [game.gained("green", 6, lang) for lang in LANGUAGES] == ["+6 green points", "+6 зелёных очков"]
    assert [game.gained("workers", -2, lang) for lang in LANGUAGES] == ["−2 workers", "−2 работника"]
    assert [game.gained("hexes", 1, lang) for lang in LANGUAGES] == ["+1 hex", "+1 гекс"]
    assert [game.gained("red", 2, lang) for lang in LANGUAGES] == ["+2 red points", "+2 красных очка"]


# Tables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_of_their_language(lang: str) -> None:
    for key, text in words.language(lang).words.items():
        assert clean(text, lang), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_promised(lang: str) -> None:
    options = [f"option.{option.name}" for option in Game.OPTIONS]
    gains = {kind.name for kind in KINDS.values() if kind.gain}
    for key in ["title", *options, *Game({}).start(1).score_sheet(0), *gains]:
        assert words.word(key, lang)
    assert gains == GAINS == set(words.gains)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_codes_are_short_and_differ(lang: str) -> None:
    for names, length in ((TYPE_NAMES, 2), (FARM_NAMES, 1)):
        codes = [words.word(f"short.{name}", lang) for name in names]
        assert len(set(codes)) == len(codes)
        assert {len(code) for code in codes} == {length}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told(lang: str) -> None:
    sentences = [key.removeprefix("tell.") for key in words.language(lang).sentences if key.startswith("tell.")]
    assert set(KINDS) <= {sentence.split(".")[0] for sentence in sentences}


# Boards and spaces


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_arrangement_sounds_different(lang: str) -> None:
    assert len({arrangement(words.language(lang), way) for way in EVERY_WAY}) == 192


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 32, 191])
def test_an_arrangement_says_how_the_boards_lie(number: int) -> None:
    """As the spaces tell: each board's first space, and how far it lies from that of the board before."""
    way = EVERY_WAY[number]
    text = arrangement(EN, way)
    boards, _, steps = text.partition(", each ") if ", each" in text else text.partition(", the middle one ")
    names = boards.replace(" and ", ", ").split(", ")
    assert [name[0] for name in names] == ["ABC"[letter] for letter in way.order]
    assert ["turned" in name for name in names] == list(way.turns)
    heights = [way.shape.places[board * CELLS // 3][1] for board in range(3)]
    if ", each " in text:
        assert heights[2] - heights[1] == heights[1] - heights[0] == (-1 if "higher" in steps else 1)
    else:
        assert heights[0] == heights[2] == heights[1] + (1 if "higher" in steps else -1)


def test_arrangements_in_words() -> None:
    assert arrangement(EN, EVERY_WAY[0]) == "A, B and C, each half a space lower"
    assert arrangement(EN, EVERY_WAY[1]) == "A, B and C, the middle one half a space lower"
    turned = next(way for way in EVERY_WAY if (way.order, way.turns) == ((0, 2, 1), (False, True, False)))
    assert arrangement(EN, EVERY_WAY[turned.number + 3]) == ("A, C (turned) and B, each half a space higher")
    assert arrangement(RU, EVERY_WAY[turned.number + 2]) == "А, С (повёрнут) и В, средний на пол-ячейки выше"


def test_spaces_are_counted_by_columns_from_the_top() -> None:
    assert space(EN, NAMED["G1"]) == "column 1, space 1"
    assert space(EN, NAMED["G2"]) == "column 2, space 1"
    assert space(EN, NAMED["G4"]) == "column 5, space 4"
    assert space(RU, NAMED["E4"]) == "столбец 9, ячейка 3"
    assert len({space(EN, cell) for cell in range(CELLS)}) == CELLS


# The glossary


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_every_piece_with_its_help(lang: str) -> None:
    glossary = words.glossary(lang)
    pieces = [
        *(f"type:{name}" for name in TYPE_NAMES),
        *(f"colour:{name}" for name in COLOUR_NAMES),
        *(f"farm:{name}" for name in FARM_NAMES),
        *(f"bonus:{name}" for name in BONUS_NAMES),
        *(f"reward:{name}" for name in REWARD_NAMES),
        *(f"kind:{name}" for name in CONTENT_KINDS),
        *(f"phase:{name}" for name in ("joining", "bonus", "turns")),
        *(f"thing:{name}" for name in ("hex", "marble", "worker", "storage", "start", "green", "red", "colour bonus")),
    ]
    for key in pieces:
        name = glossary[key]["name"]
        assert name[0] in "+1" or name[0].isupper(), key
        assert clean(glossary[key]["help"], lang), glossary[key]["help"]
        assert glossary[key]["help"].endswith("."), glossary[key]["help"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_ours_is_called_ours(lang: str) -> None:
    glossary = words.glossary(lang)
    for kind in CONTENT_KINDS:
        assert glossary[f"kind:{kind}"]["help"].startswith("Ours" if lang == "en" else "Наше")
    assert ("ours" if lang == "en" else "наше") in glossary["option.content"]["help"]
    assert glossary["option.content"]["allowed"]


def test_editions_say_how_many_cards_they_draw() -> None:
    glossary = words.glossary("en")
    assert glossary["value.edition.revised"]["name"] == "Revised (3 cards)"
    assert glossary["value.edition.first"]["name"] == "First (2 cards)"
    assert "3 in the revised edition, 2 in the first one" in glossary["option.edition"]["help"]
    assert words.glossary("ru")["value.edition.first"]["name"] == "Первое (2 карты)"


def test_a_type_says_its_colour_its_effect_and_its_number() -> None:
    assert type_text(EN, 4) == (
        "Grey. Brings 1 marble, and 1 more for each of your bonus tiles “+1 marble”."
        " 3 in every player’s set, 4 neutral."
    )
    assert type_text(RU, 6) == (
        "Жёлтый. Приносит 3 карты области; тайлы бонуса «+1 карта области» здесь не действуют."
        " Таких тайлов: 3 у каждого игрока, 4 нейтральных."
    )
    glossary = words.glossary("en")
    for kind, name in enumerate(TYPE_NAMES):
        assert type_text(EN, kind).endswith(f"{OWN[kind]} in every player’s set, {NEUTRAL[kind]} neutral.")
        assert glossary[f"type:{name}"]["help"] == type_text(EN, kind)
        assert f"The colour of this tile: {name}." in glossary[f"colour:{COLOUR_NAMES[kind]}"]["help"]


def test_areas_and_green_points_are_explained_with_their_numbers() -> None:
    glossary = words.glossary("en")
    assert glossary["thing:area"]["help"].endswith("brings green points: 1 for 1, 3 for 2, 6 for 3.")
    assert "what you win in round 1 counts 3 times" in glossary["thing:green"]["help"]
    assert "за 1 — 1, за 2 — 3, за 3 — 6" in words.glossary("ru")["thing:area"]["help"]


def test_answers_that_are_not_drawn_have_names() -> None:
    """Pieces are drawn on the board; what else an action touches is a button."""
    drawn = {"way", "cell", "open", "store", "bonus", "card", "worker", "deck"}
    glossary = words.glossary("en")
    for table in played(1, OPTION_SETS["revised-2p"]):
        for seat in table.seats:
            for action in table.legal(seat):
                for element in table.game.elements(table, action, seat):
                    assert element.split(":")[0] in drawn or f"element.{element}" in glossary, element


# What is said


def joining() -> Table:
    """The boards of the positions, to be joined."""
    table: Table = feldberg.game("tuscany", content=PRINTED).start(3)
    return table


def test_joining_the_boards_and_the_starting_castle() -> None:
    table = joining()
    game = table.game
    assert game.asks(table, "en", seat=0, addressed=True) == "Join your three boards, from left to right"
    assert game.asks(table, "ru", seat=0, addressed=True) == "Соедините три планшета, слева направо"
    way = next(action for action in table.legal(0) if game.parts(action) == {"kind": "arrange", **AS_IN_POSITIONS})
    assert game.say(table, way, "en", 0) == "join A, B and C, the middle one half a space lower"
    assert game.say(table, way, "ru", 0) == "соединить А, В и С, средний на пол-ячейки ниже"
    assert game.explain(table, way, "en", 0) == "Areas: 3 of 3 spaces, 7 of 2 and 7 of 1."
    assert game.explain(table, way, "ru", 0) == "Области: 3 по 3 ячейки, 7 по 2 и 7 по 1."
    table.play(way, 0)
    assert [game.say(table, action, "en", 0) for action in table.legal(0)] == [
        "place the starting castle in column 4, space 2",
        "place the starting castle in column 5, space 2",
        "place the starting castle in column 7, space 1",
    ]
    assert game.asks(table, "ru", seat=0, addressed=True) == "Выложите стартовый замок на тёмно-зелёную ячейку"
    assert game.asks(table, "en") == "Player 1, Player 2: join the boards and place the starting castle"


def test_the_spaces_around_the_starting_castle_are_named() -> None:
    table = joining()
    table.play(table.legal(0)[0], 0)
    draft = table.draft(0)
    assert isinstance(draft, Table)
    domain = draft.players[0].domain
    for action in table.legal(0):
        cell = int(table.game.parts(action)["cell"])
        around = {COLOUR_NAMES[domain.colour[other]] for other in domain.arrangement.shape.touching[cell]}
        text = table.game.explain(table, action, "en", 0)
        listed = text.partition("around: ")[2].rstrip(".").replace(" and ", ", ").split(", ")
        assert set(listed) == around


def test_a_bonus_tile_says_what_it_does_and_that_green_points_count_again() -> None:
    at = Position()
    at.store("city")
    at.cover("O3", "B1")
    at.hand("RR")
    at.turn().do("put city R1")
    assert said(at)[:2] == ["take the bonus tile “+1 region card”", "take the bonus tile “+1 storage space”"]
    assert said(at, "ru")[4] == "взять тайл бонуса «+1 карта бонуса»"
    assert explained(at, "take the bonus tile “+1 marble”") == "Each quarry you place brings 1 marble more."
    assert explained(at, "take the bonus tile “+1 storage space”") == (
        "Your storage holds 1 piece more. 2 green points at once, each time you take one."
        " Green points count again in every coming round: 3 times from now on."
    )


@pytest.mark.parametrize(("number", "times"), [(1, 3), (2, 2), (3, 0)])
def test_green_points_count_in_the_rounds_that_are_left(number: int, times: int) -> None:
    at = Position()
    at.store("tavern")
    at.cover("O3")
    at.hand("BB")
    at.begin_round(number)
    text = explained(at, "place the tavern in column 5, space 1")
    assert text.startswith("Completes an area of 1 space: 1 green point. ")
    assert (f"{times} times from now on." in text) == (times > 0)
    assert ("count again" in text) == (times > 0)


def test_a_turn_asks_for_what_can_be_done() -> None:
    at = Position()
    at.turn()
    assert asked(at) == "Take a tile or draw region cards"
    at.store("quarry")
    at.turn()
    assert asked(at) == "Take a tile, place a stored one or draw region cards"
    assert asked(at, "ru") == "Возьмите тайл, выложите тайл со склада или возьмите карты области"
    assert at.game.asks(at.table, "en", ["Ann", "Bob"]) == ("Ann: take a tile, place a stored one or draw region cards")


def test_placing_is_not_asked_for_where_nothing_can_be_placed() -> None:
    at = Position()
    at.store("coach")
    assert asked(at.turn()) == "Take a tile or draw region cards"
    at = Position()
    at.store("hex")
    assert asked(at.turn()) == "Take a tile, place a stored one or draw region cards"
    at.player().fresh = 1
    assert asked(at.turn()) == "Take a tile or draw region cards"


def test_what_is_asked_does_not_tell_whether_the_hand_can_pay() -> None:
    at = Position()
    at.store("quarry")
    poor = at.turn().copy()
    at.hand("GG")
    at.turn()
    assert at.game.asks(at.table, "en") == poor.game.asks(poor.table, "en")


def test_drawing_says_how_many_cards() -> None:
    at = Position()
    assert said(at.turn(), kind="draw") == ["draw 3 region cards"]
    at.own("card", "card")
    assert said(at.turn(), kind="draw") == ["draw 5 region cards"]
    assert said(at, "ru", "draw") == ["взять 5 карт области"]
    assert explained(at, "draw 5 region cards") == "Your bonus tiles “+1 region card” bring 2 of them."
    first = Position(edition="first").turn()
    assert said(first, "ru", "draw") == ["взять 2 карты области"]


def test_taking_says_what_goes_for_it() -> None:
    at = Position()
    at.display("village", "neutral quarry")
    at.own("storage")
    assert said(at.turn(), kind="take") == ["take the village", "take the quarry"]
    at.store("city")
    assert said(at.turn(), kind="take") == ["take the village", "take the quarry"]
    at.store("vineyard+pigs")
    assert said(at.turn(), kind="take")[0] == "take the village and remove a stored piece for it"
    text = explained(at, "take the village and remove a stored piece for it")
    assert text.endswith("Your storage is full: the piece that makes room leaves the game.")
    at.do("take village")
    assert asked(at) == "Remove a stored piece to make room for the village"
    assert said(at) == ["remove the city from the game", "remove the farmland (vineyard, pigs) from the game"]
    assert explained(at, said(at)[0]) == "Then you take the village."


def test_a_full_storage_of_one_kind_says_what_will_be_removed() -> None:
    at = Position()
    at.display("village")
    at.store("city")
    assert said(at.turn(), kind="take") == ["take the village and remove the city for it"]
    assert said(at, "ru", "take") == ["взять деревню, убрав из игры город"]
    at.do("take village")
    assert told(at)[:2] == ["Ann removes the city from the game", "Ann takes the village"]
    at = Position()
    at.display("coach")
    at.cover("O3", "R1", "D2")
    at.store("hex")
    assert said(at.turn(), "ru", "take") == ["взять путешественника, убрав из игры гекс таверны"]


def test_equal_tiles_are_told_apart_only_where_one_is_neutral_and_one_is_not() -> None:
    at = Position()
    at.display("village", "village", "neutral village")
    assert said(at.turn(), kind="take") == ["take the village (a player’s tile)", "take the village (a neutral tile)"]
    assert said(at, "ru", "take")[1] == "взять деревню (нейтральный тайл)"
    at.display("village", "village")
    assert said(at.turn(), kind="take") == ["take the village"]


def test_taking_the_last_tile_of_the_stack_says_that_the_round_ends() -> None:
    at = Position()
    at.display("village")
    at.used(6)
    at.turn()
    text = explained(at, "take the village")
    assert text.endswith("The gap takes the last tile of your stack 1: with it the round ends after this circle.")
    at.used(7)
    assert "round ends" not in explained(at.turn(), "take the village")
    at.table.round = 2
    at.used(13)
    assert "last tile of your stack 2" in explained(at.turn(), "take the village")
    assert "последний тайл вашей стопки 2" in explained(at, "take the village", "ru")
    at.table.due = True
    assert "round ends" not in explained(at.turn(), "take the village")


def test_nothing_is_told_by_explaining() -> None:
    """What is tried out to explain an action happens on a copy."""
    at = Position()
    at.store("quarry")
    at.hand("GG")
    at.turn().do("draw").turn()
    before, events = at.table.digest(), list(at.table.events)
    for action in at.table.legal():
        at.game.explain(at.table, action, "en")
    assert at.table.digest() == before
    assert at.table.events == events


def test_placing_says_where_and_what_it_completes() -> None:
    at = Position()
    at.store("monastery")
    at.hand("YYRR")
    at.turn()
    assert said(at, kind="put") == ["place the monastery in column 3, space 3"]
    assert said(at, "ru", "put") == ["выложить монастырь: столбец 3, ячейка 3"]
    assert explained(at, said(at, kind="put")[0]) == (
        "Brings 3 region cards; bonus tiles “+1 region card” do not count here."
    )
    at.cover("Y1", "Y2", "Y4")
    text = explained(at.turn(), "place the monastery in column 3, space 3")
    assert text.startswith(
        "Completes an area of 3 spaces: 6 green points. Covers the last yellow space: 3 green points."
    )
    assert "(Ours" not in text


def test_what_is_ours_is_said_where_it_matters() -> None:
    ours = set()
    for table in played(4, {"players": 2}):
        for action in table.legal(table.seat) if not table.over else []:
            text = table.game.explain(table, action, "en")
            kind = table.game.parts(action)["kind"]
            ours |= {(kind, name) for name in re.findall(r"\(Ours: (.+?)\.\)", text)}
    assert ours >= {
        ("arrange", "the layouts of the boards"),
        ("draw", "the colours of the region cards"),
        ("take", "the yield cards"),
        ("take", "the farm kinds of farmland"),
        ("put", "the yield cards"),
    }


def test_nothing_is_called_ours_that_an_owner_has_corrected() -> None:
    for table in played(5, OPTION_SETS["first-2p-corrected"]):
        for action in table.legal(table.seat) if not table.over else []:
            assert "Ours" not in table.game.explain(table, action, "en")


def test_farmland_says_its_new_kinds() -> None:
    at = Position()
    at.cover("G1", "O1", "O2", "L3 vineyard")
    at.store("vineyard+pigs")
    at.hand("LL")
    at.turn()
    assert explained(at, "place the farmland (vineyard, pigs) in column 1, space 2").startswith(
        "1 new farm kind in the area: 1 green point."
    )
    assert "выложить пашню (виноградник, свиноферма): столбец 1, ячейка 2" in said(at, "ru", "put")


def test_a_hex_is_said_with_what_it_counts_as() -> None:
    at = Position()
    at.store("hex")
    at.hand("YYGG")
    at.turn()
    assert "place the hex as a monastery in column 3, space 3" in said(at, kind="put")
    assert "выложить гекс таверны как карьер: столбец 4, ячейка 3" in said(at, "ru", "put")


def test_a_payment_names_its_cards() -> None:
    at = Position()
    at.store("city")
    at.cover("O3", "B1")
    at.hand("R LLLL BB")
    at.player().workers = 1
    at.turn().do("put city R1")
    assert asked(at) == "Pay 2 red cards, or what stands for them"
    assert asked(at, "ru") == "Отдайте 2 красные карты или то, что их заменяет"
    assert sorted(said(at)) == [
        "pay 1 red and 2 blue cards",
        "pay 1 red and 2 light green cards",
        "pay 1 red card and 1 worker",
        "pay 2 blue and 2 light green cards",
        "pay 2 blue cards and 1 worker",
        "pay 2 light green cards and 1 worker",
        "pay 4 light green cards",
    ]
    assert "отдать 1 красную и 2 светло-зелёные карты" in said(at, "ru")
    assert "отдать 1 красную карту и 1 работника" in said(at, "ru")
    assert explained(at, "pay 4 light green cards") == "You keep 3 region cards and 1 worker."
    assert explained(at, "pay 1 red card and 1 worker", "ru") == "У вас останется 6 карт области и 0 работников."


def test_the_own_colour_of_a_payment_comes_first() -> None:
    at = Position()
    at.store("coach")
    at.cover("O3", "R1", "D2")
    at.hand("E RR GG")
    at.turn().do("put coach E1")
    assert "pay 1 beige and 2 red cards" in said(at)


def test_two_workers_pay() -> None:
    at = Position()
    at.store("city")
    at.cover("O3", "B1")
    at.hand("RR")
    at.player().workers = 2
    at.turn().do("put city R1")
    assert "pay 2 workers" in said(at)
    assert "отдать 2 работников" in said(at, "ru")


def test_another_action_costs_a_marble() -> None:
    at = Position()
    at.player().marble = 1
    at.turn().do("draw")
    assert isinstance(at.table.top, Another)
    assert asked(at) == "Use a marble for one more action, or end your turn"
    assert asked(at, "ru") == "Отдайте мрамор за ещё одно действие или закончите ход"
    costs = {at.named(action): at.table.consequence(action) for action in at.table.legal()}
    assert costs.pop("stop") == {}
    assert all(cost == {"marble": -1} for cost in costs.values())
    assert explained(at, "end the turn") == "You keep your marble."
    at.do("draw")
    assert told(at)[:2] == ["Ann uses 1 marble for one more action", "Ann draws 3 region cards"]


def test_a_castle_places_for_nothing() -> None:
    at = Position()
    at.cover("O3", "B1")
    at.display("neutral city", "tavern")
    at.store("castle")
    at.cover("R1")
    at.hand("DD")
    at.turn().do("put castle D2")
    assert asked(at) == "Place an open tile for nothing, or none"
    assert asked(at, "ru") == "Выложите бесплатно открытый тайл или откажитесь"
    assert "place the city in column 7, space 2 for nothing" in said(at)
    assert "выложить бесплатно город: столбец 7, ячейка 2" in said(at, "ru")
    assert explained(at, "place nothing") == "The castle has no other effect."


def test_an_exchange_says_which_tiles_and_how_many() -> None:
    at = Position()
    at.fill("G2")
    at.display("castle", "castle", "coach")
    at.neutral("village", "village", "quarry")
    at.turn()
    assert asked(at) == "Exchange tiles (none fits) or draw region cards"
    assert said(at)[:2] == [
        "exchange all open castles (2) for neutral tiles",
        "exchange all open coaches (1) for neutral tiles",
    ]
    assert said(at, "ru")[0] == "заменить все открытые тайлы «Крепость» (2) нейтральными"
    assert "Players’ tiles among them leave the game." in explained(at, said(at)[0])


def test_an_exchange_goes_on_until_a_tile_fits() -> None:
    at = Position()
    at.fill("G2", "L1")
    at.display("castle", "coach", "coach")
    at.neutral("village", swept=("quarry", "olives"))
    at.turn().do("sweep castle")
    assert told(at)[:2] == ["Ann exchanges all open castles (1)", "A neutral tile is turned up: village"]
    assert asked(at) == "Exchange more tiles (none fits)"
    assert asked(at, "ru") == "Замените ещё тайлы (ни один не подходит)"
    at.do("sweep coach")
    assert asked(at) == "Take a tile that fits"
    assert asked(at, "ru") == "Возьмите подходящий тайл"


# What is told


def test_cards_are_told_to_their_owner() -> None:
    at = Position()
    at.deck("GGG")
    at.turn().do("draw")
    assert told(at) == ["Ann draws 3 region cards", "Grey card", "Grey card", "Grey card"]
    assert told(at, "ru")[:2] == ["Ann берёт 3 карты области", "Серая карта"]
    assert told(at, seat=1) == told(at, seat=None) == ["Ann draws 3 region cards"]


def test_a_new_deck_is_told() -> None:
    at = Position()
    at.deck("G", discards="RRRRR")
    at.turn().do("draw")
    assert "The discards are shuffled: a new deck of 5 region cards" in told(at)
    assert "Сброс перемешан, в новой колоде 5 карт области" in told(at, "ru")


def test_a_placed_tile_is_told_with_its_price_and_points() -> None:
    at = Position()
    at.store("monastery")
    at.cover("Y1", "Y2", "Y4")
    at.hand("YRR")
    at.deck("G")
    at.turn().do("put monastery Y3")
    assert told(at) == [
        "Ann pays 2 red cards",
        "Ann pays 1 yellow card",
        "Ann places the monastery in column 3, space 3",
        "Ann completes an area of 3 spaces: 6 green points",
        "Ann covers the last yellow space: 3 green points",
        "Ann draws 3 region cards",
        *told(at)[6:],
    ]
    assert told(at, "ru")[1:5] == [
        "Ann отдаёт 1 жёлтую карту",
        "Ann выкладывает монастырь: столбец 3, ячейка 3",
        "Ann завершает область из 3 ячеек: 6 зелёных очков",
        "Ann закрывает последнюю жёлтую ячейку: 3 зелёных очка",
    ]


def test_what_is_paid_alike_is_told_once() -> None:
    at = Position()
    at.store("quarry", "hex")
    at.own("marble", "storage")
    at.player().workers = 2
    at.turn().do("put quarry G3")
    assert told(at)[:3] == [
        "Ann pays 2 workers",
        "Ann places the quarry in column 4, space 3",
        "Ann gets 2 marble",
    ]
    assert told(at, "ru")[0] == "Ann отдаёт 2 работников"


def test_taking_and_turning_up_are_told() -> None:
    at = Position()
    at.display("village", *["neutral castle"] * 2)
    at.stack("wheat")
    at.turn().do("take village")
    assert told(at)[:2] == ["Ann takes the village", "Ann turns up farmland (wheat)"]
    assert told(at, "ru")[:2] == ["Ann берёт деревню", "Ann открывает пашню (пшеничное поле)"]
    assert "Ann has emptied stack 3" in told(at)
    at = Position()
    at.display("village")
    at.used(21)
    at.neutral("coach")
    at.turn().do("take village")
    assert told(at)[:2] == ["Ann takes the village", "A neutral tile is turned up: coach"]
    assert told(at, "ru")[1] == "Открыт нейтральный тайл: путешественник"


def test_farmland_is_told_as_the_box_of_the_table_has_it() -> None:
    at = Position()
    at.display("village")
    at.stack("vineyard")
    at.turn().do("take village")
    assert told(at)[1] == "Ann turns up farmland (vineyard)"


def test_five_of_a_colour_are_told() -> None:
    at = Position()
    at.display("village", *["quarry"] * 4)
    at.stack("quarry")
    at.neutral("castle", "city", swept=("tavern", "coach", "monastery"))
    at.turn().do("take village")
    lines = told(at)
    assert "5 quarries lie open: they are exchanged for neutral tiles" in lines
    assert "The removed neutral tiles are shuffled: 3 neutral tiles" in lines
    assert "Открытых тайлов «Карьер» стало 5: их заменяют нейтральными" in told(at, "ru")
    assert "Убранные нейтральные тайлы перемешаны: 3 нейтральных тайла" in told(at, "ru")


@pytest.mark.parametrize(
    ("reward", "lines", "russian"),
    [
        ("red", ["Ann turns up a yield card: 3 red points"], "Ann открывает карту бонуса: 3 красных очка"),
        ("green", ["Ann turns up a yield card: 2 green points"], "Ann открывает карту бонуса: 2 зелёных очка"),
        (
            "marble",
            ["Ann turns up a yield card: 1 marble", "Ann gets 1 marble"],
            "Ann открывает карту бонуса: 1 мрамор",
        ),
        (
            "worker",
            ["Ann turns up a yield card: 1 worker", "Ann gets 1 worker"],
            "Ann открывает карту бонуса: 1 работник",
        ),
        ("hex", ["Ann turns up a yield card: 1 hex", "Ann gets 1 hex"], "Ann открывает карту бонуса: 1 гекс"),
        (
            "cards",
            ["Ann turns up a yield card: 2 region cards", "Ann draws 2 region cards"],
            "Ann открывает карту бонуса: 2 карты области",
        ),
    ],
)
def test_a_yield_card_is_told(reward: str, lines: list[str], russian: str) -> None:
    at = Position()
    at.store("coach")
    at.cover("O3", "R1", "D2")
    at.hand("EE")
    at.yields(reward)
    at.turn().do("put coach E1")
    assert [line for line in told(at, seat=1) if "yield" in line or "gets" in line or "draws" in line] == lines
    assert russian in told(at, "ru")


def test_what_is_got_is_told_in_russian() -> None:
    at = Position()
    at.store("tavern")
    at.cover("O3")
    at.hand("BB")
    at.turn().do("put tavern B1")
    assert "Ann получает 1 гекс" in told(at, "ru")
    at = Position()
    at.store("village")
    at.own("worker", "worker")
    at.hand("OO")
    at.turn().do("put village O3")
    assert "Ann получает 3 работников" in told(at, "ru")
    at = Position()
    at.store("quarry")
    at.own("marble")
    at.hand("GG")
    at.turn().do("put quarry G3")
    assert "Ann получает 2 мрамора" in told(at, "ru")
    at.do("draw")
    assert told(at, "ru")[0] == "Ann отдаёт 1 мрамор за ещё одно действие"


def test_a_hex_without_room_is_told() -> None:
    at = Position()
    at.store("coach", "city")
    at.own("storage", "yield")
    at.cover("O3", "R1", "D2")
    at.hand("EE")
    at.yields("hex", "hex")
    at.turn().do("put coach E1")
    assert "Ann has no room for the hex: 2 red points" in told(at)
    assert "Ann: для гекса нет места, 2 красных очка" in told(at, "ru")


def test_new_farm_kinds_and_storage_spaces_are_told() -> None:
    at = Position()
    at.cover("G1", "O1", "O2")
    at.store("vineyard+pigs")
    at.hand("LL")
    at.turn().do("put vineyard+pigs L1")
    assert "Ann has 2 new farm kinds in the area: 2 green points" in told(at)
    at = Position()
    at.cover("O3", "B1")
    at.store("city")
    at.hand("RR")
    at.turn().do("put city R1", "bonus storage")
    assert told(at)[:2] == [
        "Ann takes the bonus tile “+1 storage space”",
        "Ann gets 2 green points for the storage space",
    ]
    assert told(at, "ru")[0] == "Ann берёт тайл бонуса «+1 ячейка склада»"


def test_a_scored_round_says_that_green_points_stay() -> None:
    at = Position()
    at.player().green = 9
    at.player(1).green = 1
    at.table.due = True
    at.turn(1).do("draw")
    assert told(at)[-5:-1] == [
        "Bob draws 3 region cards",
        "Round 1 is scored: green points count as red ones, and stay for the next round",
        "Ann scores 9 green points",
        "Bob scores 1 green point",
    ]
    assert told(at)[-1] == "Round 2 begins"
    assert told(at, "ru")[-2:] == ["Bob прибавляет 1 зелёное очко", "Начинается раунд 2"]


def test_the_end_is_told() -> None:
    at = Position()
    at.table.round = 3
    at.table.due = True
    at.turn(1).do("draw")
    assert told(at)[-1] == "Everybody has one more turn"
    at.do("draw", "draw")
    assert "Round 3 is scored: green points count as red ones" in told(at)
    assert told(at)[-1] == "What is left counts: 1 point for each piece, and for every 5 region cards"
    assert at.game.asks(at.table, "en").startswith("Player ")


def test_set_up_is_told() -> None:
    table = joining()
    for seat in (0, 1):
        table.play(table.legal(seat)[seat], seat)
        table.play(table.legal(seat)[seat], seat)
    for lang, wanted in (
        (
            "en",
            [
                "Ann joins A, B and C, each half a space lower",
                "Ann places the starting castle in column 4, space 2",
                "Bob joins A, B and C, the middle one half a space lower",
                "Bob places the starting castle in column 5, space 2",
            ],
        ),
        (
            "ru",
            [
                "Ann соединяет А, В и С, каждый следующий на пол-ячейки ниже",
                "Bob выкладывает стартовый замок: столбец 5, ячейка 2",
            ],
        ),
    ):
        lines = [table.game.tells(event.seen_by(None), lang, ["Ann", "Bob"]) for event in table.events]
        assert [line for line in lines if line in wanted] == sorted(wanted, key=lines.index)


# Whole games


@pytest.mark.parametrize("family", OPTION_SETS)
def test_every_choice_question_and_event_has_words(family: str) -> None:
    for table in played(len(family), OPTION_SETS[family]):
        joins = table.round == 0
        for lang in LANGUAGES:
            events = [table.game.tells(event.seen_by(0), lang) for event in table.events]
            texts = [line for line in events if line]
            for seat in table.seats[: 1 if joins else None]:
                legal = table.legal(seat)
                choices = [table.game.say(table, action, lang, seat) for action in legal]
                assert len(set(choices)) == len(choices), choices
                explanations = [table.game.explain(table, action, lang, seat) for action in legal[:30]]
                texts += choices + [text for text in explanations if text]
                texts.append(table.game.asks(table, lang, seat=seat, addressed=True))
            for text in [*texts, table.game.asks(table, lang)]:
                assert clean(text, lang), text
