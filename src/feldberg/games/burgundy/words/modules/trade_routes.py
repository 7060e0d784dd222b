"""Words of the module `trade_routes`."""

from __future__ import annotations

from feldberg.core.words import Speaker
from feldberg.games.burgundy.content import GOODS_NAMES
from feldberg.games.burgundy.modules.trade_routes import BOARDS
from feldberg.games.burgundy.state import Table

WORDS = {
    "routes": ("trade route", "торговый путь"),
    "label.route": ("trade route", "торговый путь"),
    "label.hand": ("boards to lay", "ещё планшеты"),
}

TITLES = {
    "sheet.routes.help": (
        "4 points for each good on a space of its colour that shows points.",
        "4 очка за каждый товар на делении своего цвета с очками.",
    ),
}

SENTENCES = {
    "route": ("lay next on the route: {spaces}", "выложить дальше: {spaces}"),
    "route.space": ("{goods}: {tile}", "{goods}: {tile}"),
    "ask.LayRoute": (
        "lay out the trade route, board by board from the left",
        "выложить торговый путь, планшет за планшетом слева направо",
    ),
    "why.route": (
        "Routes are laid out only before the first phase.",
        "Торговые пути выкладывают только перед первым этапом.",
    ),
    "why.route.hand": (
        "This board is not one of those that you still have to lay.",
        "Этого планшета нет среди тех, что вам осталось выложить.",
    ),
    "tell.route_board": ("{player} extends the trade route", "{player} продолжает торговый путь"),
    "tell.carried": (
        "{player} lays {goods} on space {stop} of the trade route",
        "{player} кладёт {goods} на деление {stop} торгового пути",
    ),
    "tell.route_bonus": (
        "{player} gets the effect of a {effect} on the trade route",
        "{player} получает на торговом пути: {effect}",
    ),
    "tell.route_full": (
        "{player} has filled the trade route: its goods go to the sold ones",
        "{player} заполняет торговый путь: товары с него уходят к проданным",
    ),
    "tell.points.routes": (
        "{player} gets {points} on the trade route",
        "{player} получает {points} на торговом пути",
    ),
}


class TradeRoutesSpeaker(Speaker[Table]):
    def say_route(self, board: int) -> str:
        spaces = [
            self.tongue.sentence(
                "route.space",
                goods=self.tongue.words[f"goods.{GOODS_NAMES[number - 1]}"],
                tile=self.tongue.words[f"tile.{effect}"],
            )
            for number, effect in BOARDS[board]
        ]
        return self.tongue.sentence("route", spaces=", ".join(spaces))
