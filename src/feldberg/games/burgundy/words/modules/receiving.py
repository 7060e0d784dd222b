"""Words of the tiles that are taken from the main board and placed at once."""

SENTENCES = {
    "receive": (
        "place {tile} from depot {depot} on {cell}{row}",
        "поставить {tile} из хранилища {depot} на {cell}{row}",
    ),
    "receive.black": (
        "place {tile} from the black depot on {cell}{row}",
        "поставить {tile} с чёрного рынка на {cell}{row}",
    ),
    "receive.inn": ("place {tile} from beside the black depot on {cell}{row}", "поставить {tile} на {cell}{row}"),
    "ask.Receive": (
        "place a tile of the main board at once",
        "сразу поставить жетон с игрового поля",
    ),
    "ask.ReceiveBoth": (
        "place a tile of a numbered or of the black depot at once; the other comes next",
        "сразу поставить жетон из хранилища с номером или с чёрного рынка; затем будет второй",
    ),
    "tell.received": ("{player} gets {tile} from depot {depot}", "{player} получает {tile} из хранилища {depot}"),
    "tell.received.black": (
        "{player} gets {tile} from the black depot",
        "{player} получает {tile} с чёрного рынка",
    ),
    "tell.received.inn": ("{player} gets {tile}", "{player} получает {tile}"),
}
