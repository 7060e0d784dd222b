"""Words of the module `white_castles`."""

TITLES = {"element.die:white": ("The white die", "Белый кубик")}

SENTENCES = {
    "ask.WhiteCastle": ("use the white castle with the white die", "выполнить действие белого замка белым кубиком"),
    "white die": (" with the white {number}", " белым кубиком {number}"),
    "why.white castle": (
        "Only a white castle that you place lets you use the white die.",
        "Белый кубик можно использовать, только поставив белый замок.",
    ),
}
