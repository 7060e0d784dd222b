"""Words of the module `white_castles`."""

SENTENCES: dict[str, tuple[str, str]] = {}
