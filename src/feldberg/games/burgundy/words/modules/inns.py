"""Words of the module `inns`."""

WORDS = {"label.inns": ("inns, 2 silver", "постоялые дворы, 2 серебра")}

TITLES = {"element.space:32": ("The inn", "Постоялый двор")}

SENTENCES = {
    "buy.inn": ("buy {tile} beside the black depot{price}", "купить {tile} возле чёрного рынка{price}"),
    "tell.bought.inn": (
        "{player} buys {tile} beside the black depot",
        "{player} покупает {tile} возле чёрного рынка",
    ),
    "why.inn": ("This region already has an inn.", "В этой области уже есть постоялый двор."),
    "why.inn everywhere": (
        "Every region within reach already has an inn.",
        "Во всех доступных областях уже есть постоялый двор.",
    ),
    "no cells.any": ("cells", "ячеек"),
}
