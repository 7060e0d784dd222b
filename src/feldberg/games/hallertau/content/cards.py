"""All 330 cards in the card language (rulebook).

The last tiers of 509 are `ours`: four tiers are printed with only three numbers of bonus cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.games.hallertau.content.language import (
    BUTCHER,
    CLEAR_SPACE,
    CLEAR_TOPS,
    CROP_SOWN,
    DOUBLE_HARVEST,
    LIFT,
    LONE_WORKER,
    PAY,
    PAY_CROPS_BEYOND,
    PROGRAMS,
    RAISE,
    RAISE_ALL,
    RAISE_EMPTY,
    RAISE_SOWN,
    REAP,
    SHIFT_THREE,
    SOW,
    SOW_DOUBLE,
    TAKE_TOP,
    USE_SPACE,
    Way,
    beats,
    counts_measure,
    counts_moment,
    dislikes,
    hurdle,
    program,
    ways,
)
from feldberg.games.hallertau.content.measures import NUMBER_OF
from feldberg.games.hallertau.content.pieces import (
    BONUS,
    BONUS_CARDS,
    FARMYARD,
    FARMYARD_CARDS,
    FARMYARD_DECKS,
    GATEWAY,
    GATEWAY_CARDS,
    GATEWAY_DECKS,
    LAST_CARDS,
    POINT_CARDS,
    POINTS,
    TOOLS,
)

BOARD_MEASURES: Final = vec[i64]([NUMBER_OF[name] for name in ("full_spaces", "spaces_of_three", "nursery")])
PLACING_MEASURES: Final = vec[i64]([NUMBER_OF[name] for name in ("workers", "butchering")])
BOARD_WORK: Final = (CLEAR_SPACE, CLEAR_TOPS, TAKE_TOP, SHIFT_THREE, LONE_WORKER, USE_SPACE)
FIELD_WORK: Final = (SOW, SOW_DOUBLE, CROP_SOWN, REAP, RAISE, RAISE_ALL, RAISE_EMPTY, RAISE_SOWN, LIFT, DOUBLE_HARVEST)
OURS: Final = [509]  # cards with a number of our own
BETWEEN_HARVESTS: Final = vec[i64]([14, 213, 317, 922])  # cards that ask for sown or high fields and use harvested ones


class Card:
    """A card: where it belongs, how it is played, what it brings then, as income and at the end."""

    number: i64
    deck: i64
    income: i64
    points: i64
    only: i64
    but: i64

    def __init__(
        self, number: i64, found: list[Way], texts: list[str], income: i64, points: i64, only: i64, but: i64
    ) -> None:
        self.number = number
        self.deck = deck_of(number)
        self.ways = found
        self.texts = texts  # needs, pays, gains, income, as written
        self.income = income  # its program
        self.points = points
        self.only = only  # the one phase in which it may be played
        self.but = but  # the one phase in which it may not
        self.of_the_moment = any(counts_moment(way.needs) for way in found)
        self.of_the_board = any(counts_measure(way.needs, BOARD_MEASURES) for way in found)
        self.changes_action = any(op.kind in (BUTCHER, DOUBLE_HARVEST) for way in found for op in PROGRAMS[way.number])
        self.brings_workers = any(op.kind == TAKE_TOP for way in found for op in PROGRAMS[way.number])
        self.shifts_workers = any(op.kind == SHIFT_THREE for way in found for op in PROGRAMS[way.number])
        self.pays_tools = any(op.kind == PAY and op.what == TOOLS for way in found for op in way.cost)
        self.dislikes = dislikes(found)
        self.counted = [  # in costs and effects, where that is no plain number
            op.amount for way in found for op in [*way.cost, *PROGRAMS[way.number]] if len(op.amount.kinds)
        ]
        self.works_fields = any(op.kind in FIELD_WORK for way in found for op in PROGRAMS[way.number])
        self.minds_placing = (
            self.of_the_board
            or any(counts_measure(way.needs, PLACING_MEASURES) for way in found)
            or any(op.kind in BOARD_WORK for way in found for op in PROGRAMS[way.number])
        )
        self.minds_crops = any(op.kind == PAY_CROPS_BEYOND for way in found for op in way.cost)
        self.hurdle = hurdle(found)
        self.better = [  # of every way: those that come to the same and more
            [i64(number) for number, one in enumerate(found) if beats(one, other)] for other in found
        ]

    def allowed_in(self, phase: i64) -> bool:
        return (self.only == 0 or self.only == phase) and self.but != phase


def deck_of(number: i64) -> i64:
    return GATEWAY if number < 400 else FARMYARD if number < 800 else BONUS if number < 900 else POINTS


def card(
    number: int,
    needs: str = "",
    pays: str = "",
    gains: str = "",
    income: str = "",
    points: int = 0,
    only: int = 0,
    but: int = 0,
) -> Card:
    texts = [needs, pays, gains, income]
    return Card(number, ways(needs, pays, gains), texts, program(income) if income else 0, points, only, but)


BEGINNER_LIST: Final = [
    card(1, needs="sheep >= 2/3/4", gains="walk one sheep 1/2/3; 1 bonus"),
    card(2, needs="barley >= 7 or hops >= 2", gains="1 sheep"),
    card(3, needs="wool >= 1, sheep >= 3", gains="1 sheep"),
    card(4, needs="clay >= window", gains="1 field in row 4"),
    card(5, needs="sheep >= 4", gains="1 wool; 1 field in row 2"),
    card(6, needs="barley >= 4, hops >= 4", gains="1 tools; 1 bonus"),
    card(7, needs="meat >= 1/2/5", gains="0/1/2 tools; 1 bonus"),
    card(8, needs="flax >= 3, wool >= 2", gains="1 tools; 1 bonus"),
    card(9, needs="full_spaces >= 1", gains="1 jewelry; 1 bonus"),
    card(10, needs="hides >= 2 or meat >= 2", gains="2 clay; 1 bonus"),
    card(11, needs="milk >= 1, wool >= 1", gains="1 clay; 1 bonus"),
    card(12, needs="tools >= 4", gains="1 clay; 1 milk; 1 wool"),
    card(13, needs="sheep >= 3", gains="1 clay; sow 1"),
    card(14, needs="row5 >= 1/2/4/6", gains="sow 0/1/2/3; 1 bonus"),
    card(15, needs="fields >= 4/5/6/7", gains="1/2/3/4 different crops"),
    card(16, needs="hops >= 3, tools >= 3", gains="1 bonus; 2 barley or 2 rye"),
    card(17, needs="sown_hops >= 2", gains="2 barley; 1 rye; 1 bonus"),
    card(18, needs="barley >= window", gains="2 flax; 1 bonus"),
    card(19, needs="fields >= 6", gains="1 rye; 1 hides; 1 bonus"),
    card(20, needs="spent_last_jewelry >= 1", gains="1 hops; 1 milk"),
    card(21, needs="sheep >= 1/2/4/7", gains="1/2/3/4 hops or 1/2/3/4 meat"),
    card(22, needs="sown >= 1, sown <= 2", gains="reap 1; 1 bonus"),
    card(23, needs="empty == 0", gains="raise all"),
    card(24, needs="rye >= 6/9/12", gains="1/2/3 milk; 1 bonus"),
    card(25, needs="clay >= 4/5/7", gains="1/2/3 milk"),
    card(26, needs="tools >= 3, sheep >= 2", gains="1 milk; 1 wool; 1 bonus"),
    card(27, needs="empty == 1", gains="sow 1 wool; 1 bonus"),
    card(28, needs="jewelry >= 2/3/4", gains="1/2/3 hides; 1 bonus"),
    card(29, needs="hand_but_gateway >= 2/4/6", gains="1/2/3 meat"),
    card(30, needs="jewelry >= 1, fields >= 2/4/6", gains="0/1/2 farmyard; 1 clay; 1 bonus"),
]

INTERMEDIATE_LIST: Final = [
    card(101, needs="flax >= 4/6/8", gains="step 1/2/3 sheep; 1 bonus"),
    card(102, needs="best_crop >= 8", gains="1 sheep"),
    card(103, needs="hides >= 3, meat >= 3, wool >= 3", gains="1 sheep; 1 bonus"),
    card(104, needs="hops >= 2/3/4/5", gains="1 field in row 2/3/4/5"),
    card(105, needs="sheep >= fields", gains="1 field in row 3"),
    card(106, needs="full_spaces >= 1", gains="2 tools; 1 hops; 1 bonus"),
    card(107, needs="hides >= 1/2/4", gains="1/2/3 tools"),
    card(108, needs="barley >= 6/11/16", gains="1/2/3 tools; 1 bonus"),
    card(109, needs="played_alike >= 3/7/11", gains="1/2/3 jewelry"),
    card(110, needs="flax >= 2/5/7, barley >= 2/5/7, rye >= 2/5/7", gains="0/1/2 bonus; 1 hops; 1 clay"),
    card(111, needs="tools >= 3/4/6", gains="0/1/2 bonus; 1 rye; 1 clay"),
    card(112, needs="empty == 1", gains="sow 1 clay; 1 bonus"),
    card(113, needs="empty == 1", gains="1 hops; sow 1"),
    card(114, needs="fields >= 5/6/7", gains="1 crops; sow 0/1/2; 1 bonus"),
    card(115, needs="fields >= 4, tools >= 3", gains="3 barley or 3 flax or 3 hops or 3 rye"),
    card(116, needs="flax >= window", gains="3 rye; 1 bonus"),
    card(117, needs="hops >= 2/4/6", gains="1/2/3 barley; 1 bonus"),
    card(118, needs="full_spaces >= 1", gains="2 barley; 1 hops; 1 bonus"),
    card(119, needs="barley >= 6, rye >= 6", gains="1 flax; 1 hops; 1 bonus"),
    card(120, needs="sown_row5 >= 3", gains="1 hops; 1 wool; 1 bonus"),
    card(121, needs="workers >= 1, workers <= 3", gains="raise empty; 1 bonus", only=4),
    card(122, needs="sown == 2", gains="raise sown; 1 bonus"),
    card(123, needs="tools >= 1/3/4/6", gains="0/1/2/3 milk; 1 bonus"),
    card(124, needs="meat >= 1/2/3", gains="1/2/3 milk"),
    card(125, needs="wool >= 2", gains="1 milk; 1 bonus"),
    card(126, needs="played_farmyard >= 1/3/4", gains="0/2/3 meat; 2 milk"),
    card(127, needs="sown >= 3/4/5/6/7", gains="0/1/2/3/4 wool; 1 bonus"),
    card(128, needs="tools >= 4", gains="1 flax; 2 hides"),
    card(129, needs="hides + wool >= window", gains="3 meat"),
    card(130, needs="hides >= 1, meat >= 1", gains="1 farmyard; 1 hops or 1 clay"),
]

EXPERT_LIST: Final = [
    card(201, needs="sheep >= fields", gains="step 2 sheep; 1 milk; 1 bonus"),
    card(202, needs="full_spaces >= 1", gains="1 milk; 1 sheep; 1 bonus"),
    card(203, needs="row2 + row3 == 0", gains="1 sheep"),
    card(204, needs="sheep >= 2/3/4/5", gains="1 field in row 2/3/4/5"),
    card(205, needs="fields >= 6/7", gains="1 field in row 2/5"),
    card(206, needs="jewelry >= 2/3/5", gains="1 meat / 1 tools / 1 sheep"),
    card(207, needs="fields >= 5, hops >= 0/2/4", gains="0/1/2 tools; 1 bonus"),
    card(208, needs="harvested >= 16", gains="1 tools; 1 bonus", only=7),
    card(209, needs="largest_flock >= 3/5/6", gains="1/2/3 jewelry"),
    card(210, needs="hops >= 2", gains="clear a space; 1 bonus"),
    card(211, needs="clay >= 3 / hops >= 3", gains="2 hops / 2 clay; 1 bonus"),
    card(212, needs="tools >= 5/6/7", gains="clay = 12/13/14 - window"),
    card(213, needs="sown_hops >= 1", gains="1 milk or 1 clay; sow 1"),
    card(214, needs="empty == 1", gains="2 of one crop, sow it; 1 bonus"),
    card(215, needs="hand_but_gateway >= 3/4/5/6", gains="1/2/3/4 different crops; 1 bonus"),
    card(216, needs="tools + jewelry >= 7", gains="rye = sown"),
    card(217, needs="jewelry >= 3", gains="barley = largest_flock; 1 bonus"),
    card(218, needs="rye >= window", gains="2 barley; 1 hops; 1 bonus"),
    card(219, needs="milk >= 5", gains="flax = 13 - window"),
    card(220, needs="sown >= 3/4/6", gains="0/1/2 bonus; 1 hops; 1 meat"),
    card(221, needs="sown >= 2, tools >= 3", gains="reap 2; 1 bonus"),
    card(222, needs="last_action >= 1", gains="raise 3; 1 bonus", only=4),
    card(223, needs="sheep >= 1/2/3, jewelry >= 1/2/3", gains="1/2/3 milk"),
    card(224, needs="hides >= 1/2/3, meat >= 1/2/3, milk >= 1/2/3, wool >= 1/2/3", gains="0/1/2 bonus; 3 milk"),
    card(225, needs="flocks >= 2, stable >= 1", gains="1 meat; 1 milk; 1 wool; 1 bonus"),
    card(226, needs="sheep >= 3, jewelry >= 3", gains="1 flax; 1 hides; 1 milk; 1 wool"),
    card(227, needs="hand_but_gateway >= 3/5/6", gains="0/1/2 wool; 1 bonus"),
    card(228, needs="sown_barley + sown_rye >= 4", gains="2 hides; 1 bonus"),
    card(229, needs="empty == 1", gains="sow 1 meat"),
    card(230, needs="sheep >= 1/2/3/4", gains="0/1/2/3 hops; 1 farmyard"),
]

MASTER_LIST: Final = [
    card(301, needs="doomed >= 1", gains="step 3 sheep; 1 bonus"),
    card(
        302,
        needs="workers >= 1, workers <= 2",
        gains="clear the top of sheep_market & sheep_breeding & weekly_market",
        only=4,
    ),
    card(303, needs="cleared >= 6/7/8/9/10", gains="0/1/2/3/5 rye; 1 sheep", only=1),
    card(304, needs="tools >= 3/7/10", gains="0/1/2 sheep; 1 field in row 2"),
    card(305, needs="improved >= 3/4/5", gains="0/1/2 bonus; 1 field in row 5", only=9),
    card(306, needs="jewelry > fields or sheep > fields", gains="1 field in row 2; sow 1"),
    card(307, needs="jewelry >= 1/3/6", gains="0/1/2 bonus; 2 clay; 1 tools"),
    card(308, needs="played >= 1/3/7/12", gains="1/2/3/4 tools"),
    card(309, needs="sector_used >= 9/11/13", gains="1/2/3 barley; 1 tools"),
    card(310, needs="tools_at_once >= 2/3/4", gains="1/2/3 hops; 1 tools"),
    card(311, needs="best_crop >= 7/14/21", gains="0/1/2 bonus; 1 jewelry"),
    card(312, needs="fields == 6/7/8", gains="0/1/2 bonus; advance a building", only=4),
    card(313, needs="workers == 1", gains="place a lone worker; 1 bonus", only=4),
    card(314, needs="spaces_of_three >= 2", gains="shift three workers; 1 bonus"),
    card(315, needs="jewelry >= 4", gains="take a top row", only=4),
    card(316, needs="round == 1 / round == 2 / round >= 3", gains="0/1/2 bonus; push 3 boulders"),
    card(317, needs="sown >= 1", gains="clay = empty"),
    card(318, needs="lead >= 3/4/5", gains="3/4/5 clay; 1 bonus"),
    card(319, needs="hops >= 1/3/6", gains="1/2/3 clay; 1 rye; 1 bonus"),
    card(320, needs="tools >= 2/4/6/7", gains="0/1/2/3 barley; 2 flax; 1 bonus"),
    card(321, needs="barley >= 10 - jewelry", gains="2 flax; 1 hops; 1 bonus"),
    card(322, needs="field_work >= 1", gains="1 of one crop, sow it"),
    card(323, needs="empty == 1", gains="lift 1 to row 4; sow 1; 1 bonus"),
    card(324, needs="window > round + 5/6/7", gains="1/2/3 milk"),
    card(325, needs="crops >= 0/10/16/23", gains="0/1/2/3 milk; 1 bonus"),
    card(
        326,
        needs="round4_sheep >= 1 / round5_sheep >= 1 / round6_sheep >= 1 / stable >= 1",
        gains="1/2/2/3 wool; 1 bonus",
    ),
    card(327, needs="sheep >= 2/3/7", gains="0/1/2 bonus; hides = bare_cards"),
    card(328, needs="butchering >= 1", gains="butcher for jewelry; 2 hides; 1 bonus"),
    card(329, needs="nursery >= 1/3/6", gains="0/2/7 meat; 1 bonus"),
    card(330, needs="tools_gained >= 1/3/5", gains="0/1/2 gateway; 1 bonus", only=4),
]

HOPS_LIST: Final = [
    card(401, pays="1 barley or 1 rye", gains="step 2 sheep; 1 bonus"),
    card(402, needs="row2 + row3 + row4 == 0", gains="1 milk; 1 sheep"),
    card(403, needs="played_gateway >= 5", gains="1 sheep"),
    card(404, pays="rye = 8 - fields", gains="1 sheep; 1 bonus"),
    card(405, pays="1 barley, 1 flax, 1 hops, 1 rye", gains="1 milk; 2 wool; 1 sheep; 1 bonus"),
    card(406, pays="4 hops", gains="2 hops; 1 sheep; 1 bonus"),
    card(407, needs="fields >= 7", gains="1 field in row 3; 1 bonus"),
    card(408, pays="1 sheep", gains="1 field in row 5; 1 bonus"),
    card(409, pays="2 clay, 1 field in row 5", gains="3 fields in row 2"),
    card(410, pays="1 jewelry", gains="2 fields in row 2"),
    card(411, pays="4 hops", gains="2 fields in row 3"),
    card(412, pays="3/5/7 hops", gains="0/3/6 hops; 1 field in row 4; 1 bonus"),
    card(413, pays="1/2/3 sheep", gains="1/2/3 tools; 1/2/3 bonus"),
    card(414, pays="2 hand cards", gains="1 tools; 1 bonus"),
    card(415, pays="7 tools", gains="3 tools; 2 jewelry"),
    card(416, needs="sheep >= 11 or fields >= 8", gains="1 jewelry"),
    card(417, needs="wool >= window", gains="1 jewelry"),
    card(418, pays="5/6/8 hops", gains="0/1/2 bonus; 2 jewelry"),
    card(419, pays="1 jewelry", gains="use a space", but=4),
    card(420, pays="2 tools", gains="2 clay; 2 bonus"),
    card(421, pays="1 field", gains="5 clay"),
    card(422, needs="sown_hops >= 1/2/3", gains="0/2/4 barley; 1 bonus"),
    card(423, needs="meat >= 5, wool >= 3", gains="3 flax; 1 bonus"),
    card(424, pays="3 hops", gains="5 rye; 1 bonus"),
    card(425, pays="8 hops", gains="3 hops; 3 barley; 2 bonus"),
    card(426, needs="tools >= 6", gains="double a harvest", only=7),
    card(427, pays="0/1/3 milk", gains="sow 1/2/3", but=7),
    card(428, needs="fields + jewelry >= window", gains="1 hides; 1 milk; 1 wool; 1 bonus"),
    card(429, needs="sheep >= fields", gains="2 hides; 1 wool"),
    card(430, pays="1 tools", gains="2 milk; 1 bonus"),
    card(431, pays="1/3/5 milk", gains="1/3/5 hides; 1 bonus"),
    card(432, pays="1/2/3/4 hops", gains="0/1/2/3 hides or 0/1/2/3 wool; 1 bonus"),
    card(433, pays="1 jewelry", gains="2 meat; 2 milk; 1 bonus"),
    card(434, pays="2 fields", gains="6 meat"),
    card(435, pays="1/3/6 barley", gains="1/2/3 gateway"),
]

SHEEP_LIST: Final = [
    card(501, needs="wool >= 5/7/10", gains="0/1/2 hides; 1 sheep"),
    card(502, needs="jewelry >= 4/5/6/8", gains="0/1/2/3 rye; 1 sheep"),
    card(503, needs="fields >= 3/5/7, jewelry >= 3/5/7", gains="0/1/2 sheep; 2 meat"),
    card(504, pays="1 field", gains="1 hides; 1 sheep"),
    card(505, pays="1 jewelry", gains="1 sheep; 1 bonus"),
    card(506, pays="clay = 8 - fields", gains="1 milk; 1 sheep; 1 bonus"),
    card(507, pays="rye = 10 - jewelry", gains="2 sheep; 1 bonus"),
    card(508, pays="flax = grazing", gains="1 sheep"),
    card(509, needs="fields <= 4/2/1/0", gains="1 field in row 2/3/4/5; 0/0/1/2 bonus"),
    card(510, pays="2 hops", gains="1 field in row 4; 1 bonus"),
    card(511, pays="4 of one crop", gains="1 field in row 2; 2 bonus"),
    card(512, pays="1 field in row 5", gains="2 fields in row 3"),
    card(513, pays="1 jewelry", gains="1 field in row 5; 1 bonus"),
    card(514, pays="2 of 1 kind", gains="1 tools; 1 field in row 2"),
    card(515, pays="barley = 8 - fields", gains="2 tools; 1 bonus"),
    card(516, pays="1 marker", gains="2 tools; 1 bonus"),
    card(517, pays="3 sheep", gains="2 tools; 2 jewelry; 2 bonus"),
    card(518, pays="1/2/4 fields", gains="1/2/3 jewelry"),
    card(519, pays="clay = fields", gains="2 jewelry"),
    card(520, pays="3 hops", gains="1 jewelry; 1 bonus"),
    card(521, pays="1/2/3 hops", gains="1/3/5 clay"),
    card(522, pays="1 tools", gains="sow 1 clay"),
    card(523, needs="tools >= 4, fields >= 5", gains="4 barley or 4 flax or 4 hops or 4 rye"),
    card(524, needs="sown_hops >= 1/2/3", gains="2/3/4 barley; 0/1/2 bonus"),
    card(525, needs="fields + tools >= 9/10/11/12", gains="2/3/4/5 flax"),
    card(526, pays="2 milk", gains="sow 3", but=7),
    card(527, needs="milk >= window", gains="1 rye; 1 hides; 1 meat; 1 bonus"),
    card(528, needs="sown >= 4/5/7", gains="1/2/3 bonus; 1 wool"),
    card(529, needs="best_crop >= 10", gains="2 meat; 1 bonus"),
    card(530, pays="1 hops", gains="3 milk"),
    card(531, pays="2 sheep back", gains="1 bonus; 4 wool or 1 jewelry"),
    card(532, pays="2 sheep", gains="3 hides; 6 meat; 1 bonus"),
    card(533, pays="1 sheep", gains="4 hides; 1 bonus"),
    card(534, pays="1 jewelry", gains="5 hides or 5 meat or 5 milk or 5 wool"),
    card(535, pays="1/2/4 clay", gains="1/2/3 points; 1 bonus"),
]

FIELD_LIST: Final = [
    card(601, needs="fields >= 6", gains="1 sheep"),
    card(602, needs="wool >= 2, tools >= 4", gains="1 sheep"),
    card(603, pays="1 field in row 5", gains="2 sheep"),
    card(604, pays="flax = 8 - fields", gains="2 sheep"),
    card(605, pays="3 milk", gains="1 sheep; 1 bonus", but=8),
    card(606, needs="sown_alike >= 3", gains="1 field in row 3; 1 bonus"),
    card(607, needs="tools >= 6, jewelry >= 4", gains="fields by jewelry"),
    card(608, needs="meat >= 1/2/5/7", gains="0/1/2/3 wool; 1 field in row 4"),
    card(609, needs="sheep + jewelry >= window", gains="1 tools; 1 field in row 5"),
    card(610, pays="3 hops", gains="1 field in row 5; 1 bonus"),
    card(611, pays="1/3/5 hops", gains="0/1/2 bonus; 1 field in row 4"),
    card(612, pays="2 flax", gains="1 field in row 3; 1 bonus"),
    card(613, pays="2 tools", gains="1 field in row 4; 1 bonus"),
    card(614, pays="2 sheep", gains="2 fields in row 4; 1 bonus"),
    card(615, needs="jewelry >= 5/6/7/8", gains="2 tools / 2 fields in row 2 / 2 fields in row 5 / 3 sheep"),
    card(616, needs="hides >= 1/2/5/7", gains="1/2/3/4 meat; 1 tools"),
    card(617, pays="1 jewelry", gains="3 hides; 1 tools; 1 bonus"),
    card(618, pays="1 sheep", gains="2 milk; 2 tools; 1 bonus"),
    card(619, needs="wool >= 4/9/16", gains="1/2/3 jewelry"),
    card(620, pays="3/8/13 milk", gains="0/6/12 milk; 1 jewelry; 1 bonus"),
    card(621, pays="1/5/10 hops", gains="1/2/3 jewelry"),
    card(622, pays="4 hops", gains="7 clay"),
    card(623, pays="2 fields", gains="5 clay"),
    card(624, needs="sheep + fields >= window", gains="2 flax; 1 bonus"),
    card(625, needs="jewelry > fields", gains="1 barley; 1 hops; 1 rye; 1 bonus"),
    card(626, pays="1 field", gains="3 barley; 1 hops; 3 rye"),
    card(627, needs="tools >= 7", gains="sow double"),
    card(628, needs="sown_kinds >= 4", gains="reap 3; 1 bonus"),
    card(629, needs="sheep >= 3/5/6/7, jewelry >= 3/5/6/7", gains="1/2/3/4 hides; 1/2/3/4 meat"),
    card(630, needs="sown >= 6", gains="1 hides; 1 meat; 1 wool; 1 bonus"),
    card(631, pays="2 tools", gains="hides = tools - hides; 1 bonus"),
    card(632, pays="2 fields", gains="meat = 14 - window; 2 bonus"),
    card(633, pays="1 sheep", gains="2 hides; 2 meat; 2 wool"),
    card(634, pays="2 hand cards", gains="1 wool; 2 bonus"),
    card(635, pays="2 point cards", gains="1 gateway; 2 bonus"),
]

JEWELRY_LIST: Final = [
    card(701, needs="barley >= 11", gains="1 sheep"),
    card(702, needs="exchanged >= 3", gains="1 sheep", only=4),
    card(703, needs="full_spaces >= 1", gains="1 sheep; 1 field in row 2"),
    card(704, needs="sheep >= 4, fields <= 7/5/4/3", gains="1 field in row 2/3/4/5"),
    card(705, needs="sheep >= 4, tools <= 7/4/1", gains="1/2/3 tools; 1 bonus"),
    card(706, needs="reaped_best >= 11", gains="1 tools; 1 jewelry", only=7),
    card(707, needs="tools >= 2/6/10", gains="0/1/2 jewelry; 1 hides; 1 bonus"),
    card(708, needs="tools + fields >= 12", gains="1 jewelry"),
    card(709, needs="lead >= 4", gains="1 jewelry"),
    card(710, needs="tools + sheep >= 8/11/16", gains="0/1/2 bonus; 2 barley; 1 hops; 2 clay"),
    card(711, needs="tools + jewelry >= window", gains="3 rye; 1 bonus"),
    card(712, needs="jewelry >= 3/5/7 or tools >= 6/8/10", gains="2/3/4 flax; 1 bonus"),
    card(713, needs="played_when_drawn >= 1", gains="1 milk; 1 bonus; 1 crops"),
    card(714, needs="sown_flax >= 1/2/3", gains="1/3/4 wool; 1 bonus"),
    card(715, needs="sheep > fields", gains="2 meat; 1 bonus"),
    card(716, pays="1/2/4/5 jewelry", gains="1/2/3/4 sheep; 1 bonus"),
    card(717, pays="2/3/5 hops", gains="0/1/2 bonus; 1 sheep"),
    card(718, pays="3 hides or 4 hops", gains="2 fields in row 3; 1 bonus"),
    card(719, pays="2/7/9 jewelry", gains="0/6/9 jewelry; 2 fields in row 3; 1 bonus"),
    card(720, pays="1 sheep", gains="2 clay; 2 tools; 1 bonus"),
    card(721, pays="1 jewelry", gains="3 tools; 1 bonus; 1 crops"),
    card(722, pays="3 hops", gains="1 tools; 1 jewelry; 1 bonus"),
    card(
        723,
        pays="7 flax or 5 flax, 1 hides or 3 flax, 2 hides or 1 flax, 3 hides or 4 hides",
        gains="2 jewelry; 1 bonus",
    ),
    card(724, pays="barley = empty", gains="1 jewelry", but=7),
    card(725, pays="1 tools", gains="clear the top of land_sale & town_hall; 1 bonus"),
    card(726, pays="1 jewelry", gains="use a space", but=4),
    card(727, pays="1 jewelry or 3 tools", gains="7 clay"),
    card(728, pays="crops beyond 3", gains="sow 3; 1 bonus"),
    card(729, pays="1 jewelry", gains="1 field in row 4; sow 1"),
    card(730, pays="rye = bare_cards", gains="3 milk; 1 bonus"),
    card(731, pays="1 tools", gains="barley = half hides; wool = half hides; 1 bonus"),
    card(732, pays="1 jewelry", gains="1 bonus; 4 hides or 5 wool"),
    card(733, pays="barley = 10 - jewelry", gains="6 hides; 2 meat; 1 bonus"),
    card(734, pays="2/6/9 jewelry", gains="0/5/9 jewelry; 5 meat; 1 bonus"),
    card(735, pays="1 jewelry", gains="2 farmyard; 2 bonus"),
]

BONUS_LIST: Final = [
    card(801, pays="1 wool", income="1 meat", points=1),
    card(802, pays="1 hops", income="1 barley", points=2),
    card(803, pays="2 meat", income="1 sheep", points=2),
    card(804, pays="1 meat", income="1 wool", points=3),
    card(805, pays="1 sheep", income="2 hides", points=3),
    card(806, pays="1 sheep", income="2 milk", points=3),
    card(807, pays="2 fields", income="1 sheep", points=3),
    card(808, pays="2 hides", income="2 wool", points=3),
    card(809, pays="2 tools", income="1 barley; 1 hops", points=3),
    card(810, pays="2 hops", income="1 rye", points=3),
    card(811, needs="reaped_flax >= 3", pays="3 flax", income="sow 1 flax", points=3),
    card(812, needs="reaped_barley >= 3", pays="3 barley", income="sow 1 barley", points=3),
    card(813, pays="3 hops", income="1 tools", points=3),
    card(814, pays="3 clay", income="1 rye; 1 clay", points=3),
    card(815, pays="3 hand cards", income="1 gateway", points=3),
    card(816, needs="reaped_rye >= 3", pays="3 rye", income="sow 1 rye", points=3),
    card(817, pays="1 jewelry", income="1 tools", points=4),
    card(818, pays="1 jewelry, 1 tools", income="1 flax; 1 wool", points=4),
    card(819, pays="2 fields", income="1 field in row 4", points=4),
    card(820, pays="2 tools", income="1 meat", points=4),
    card(821, pays="4 clay", income="2 clay", points=4),
    card(822, pays="3 of one crop", income="1 hops", points=5),
    card(823, pays="2 sheep", income="1 sheep", points=5),
    card(824, pays="1 sown field", income="1 field in row 3", points=6),
    card(825, pays="3 fields", income="1 field in row 5", points=6),
    card(826, pays="2 jewelry", income="2 barley", points=7),
    card(827, pays="3 jewelry", income="1 jewelry", points=8),
    card(828, needs="empty == 0", income="1 hops", points=2),
    card(829, needs="sheep >= 5", income="1 wool", points=2),
    card(830, needs="clay >= 7", income="1 clay", points=2),
    card(831, needs="row2 + row3 + row4 == 0", income="sow 1", points=3),
    card(832, needs="row2 + row3 + row4 == 0", income="1 milk", points=3),
    card(833, needs="milk >= 2 * round", income="1 hides", points=3),
    card(834, needs="hides >= 3", income="1 hides", points=3),
    card(835, needs="jewelry >= 5", income="1 meat", points=3),
    card(836, needs="hops >= 6", income="1 rye", points=3),
    card(837, needs="wool >= 6", income="1 wool", points=3),
    card(838, needs="flax >= 7", income="1 flax", points=3),
    card(839, needs="tools >= 8", income="1 tools -> 1 jewelry", points=3),
    card(840, needs="tools >= 3, sheep >= 3, jewelry >= 3", income="1 farmyard", points=3),
    card(841, needs="barley >= 10", income="1 barley", points=3),
    card(842, needs="barley >= 7, hops >= 5", income="1 barley", points=3),
    card(843, needs="milk >= 7, sheep >= 6", income="1 sheep", points=3),
    card(844, needs="rye >= 6, meat >= 5", income="1 rye; 1 meat", points=4),
    card(845, needs="meat >= 6", income="1 meat", points=6),
]

POINTS_LIST: Final = [
    card(901, needs="played_points >= 1 or played_bonus >= 7", points=2),
    card(902, needs="played_points >= 1", points=3),
    card(903, pays="3 tools", points=4),
    card(904, needs="played_gateway >= 6", points=5),
    card(905, pays="4 tools", points=6),
    card(906, needs="played_farmyard >= 6", points=6),
    card(907, pays="5 of 2 kinds", points=7),
    card(908, pays="4 of 3 kinds", points=8),
    card(909, pays="2 hides, 3 jewelry", points=10),
    card(910, pays="5 meat", points=10),
    card(911, pays="6 barley, 2 jewelry", points=10),
    card(912, pays="10 hops", points=10),
    card(913, pays="11 of one crop", points=10),
    card(914, pays="6 flax, 6 hops", points=10),
    card(915, pays="6 hops, 6 rye", points=10),
    card(916, pays="12 clay", points=10),
    card(917, pays="12 wool", points=10),
    card(918, pays="13 wool or 16 milk", points=10),
    card(919, pays="14 of 1 kind", points=10),
    card(920, pays="14 milk", points=10),
    card(921, pays="4 jewelry", points=12),
    card(922, pays="7 fields above row 2", points=12),
    card(923, pays="8 sheep", points=12),
    card(924, pays="8 fields", points=13),
    card(925, pays="5 jewelry or 10 sheep", points=14),
]

CARDS: Final = [
    *BEGINNER_LIST,
    *INTERMEDIATE_LIST,
    *EXPERT_LIST,
    *MASTER_LIST,
    *HOPS_LIST,
    *SHEEP_LIST,
    *FIELD_LIST,
    *JEWELRY_LIST,
    *BONUS_LIST,
    *POINTS_LIST,
]
ALL_CARDS: Final = len(CARDS)
MOST_WAYS: Final = 8  # more than any card has
DECK_OF: Final = vec[i64]([card.deck for card in CARDS])
INDEX_OF: Final = {int(card.number): index for index, card in enumerate(CARDS)}

# What is asked of every card in hand time and again, by the places in CARDS, as numbers that are quick to read.

FLEETING: Final = vec[i64]([int(card.of_the_moment or card.of_the_board) for card in CARDS])
BRINGS_WORKERS: Final = vec[i64]([int(card.brings_workers) for card in CARDS])
PRESSING: Final = vec[i64](  # also without being just drawn
    [int(card.of_the_moment or card.of_the_board or card.brings_workers) for card in CARDS]
)
MINDS_PLACING: Final = vec[i64]([int(card.minds_placing) for card in CARDS])
MINDS_CROPS: Final = vec[i64]([int(card.minds_crops) for card in CARDS])
DISLIKES: Final = vec[i64](  # measures, as bits
    [sum(2**measure for measure, disliked in enumerate(card.dislikes) if disliked) for card in CARDS]
)
HURDLE: Final = vec[i64]([card.hurdle[0] for card in CARDS])  # a measure
HURDLE_HEIGHT: Final = vec[i64]([card.hurdle[1] for card in CARDS])  # and the least of it without which none is played
PHASES_OF: Final = vec[i64](  # as bits
    [sum(2**phase for phase in range(LAST_CARDS + 1) if card.allowed_in(phase)) for card in CARDS]
)

# The cards of every deck by their places in CARDS.

FIRST_FARMYARD: Final = GATEWAY_CARDS * len(GATEWAY_DECKS)
FIRST_BONUS: Final = FIRST_FARMYARD + FARMYARD_CARDS * len(FARMYARD_DECKS)
FIRST_POINT: Final = FIRST_BONUS + BONUS_CARDS


def gateway_deck(which: int) -> list[int]:
    return list(range(GATEWAY_CARDS * which, GATEWAY_CARDS * (which + 1)))


def farmyard_deck(which: int) -> list[int]:
    return list(range(FIRST_FARMYARD + FARMYARD_CARDS * which, FIRST_FARMYARD + FARMYARD_CARDS * (which + 1)))


def bonus_deck() -> list[int]:
    return list(range(FIRST_BONUS, FIRST_POINT))


def point_deck() -> list[int]:
    return list(range(FIRST_POINT, FIRST_POINT + POINT_CARDS))
