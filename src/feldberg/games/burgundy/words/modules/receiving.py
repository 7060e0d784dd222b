"""Words for tiles that are received and placed at once, by shields and for full colours."""

SENTENCES = {
    "receive": ("take {tile} and place it on {cell}{row}", "взять {tile} и поставить на {cell}{row}"),
    "ask.Receive": (
        "take a tile from a numbered depot and place it",
        "взять жетон из хранилища с номером и поставить его",
    ),
    "ask.Receive.black": (
        "take a tile from the black depot and place it",
        "взять жетон с чёрного рынка и поставить его",
    ),
    "ask.ReceiveBoth": (
        "take a tile from any depot and place it",
        "взять жетон из любого хранилища и поставить его",
    ),
    "tell.received": ("{player} receives {tile} from depot {depot}", "{player} получает {tile} из хранилища {depot}"),
    "tell.received.black": (
        "{player} receives {tile} from the black depot",
        "{player} получает {tile} с чёрного рынка",
    ),
    "tell.received.inn": ("{player} receives {tile}", "{player} получает {tile}"),
}
