"""Words of the module `extra_tiles`."""

SENTENCES: dict[str, tuple[str, str]] = {}
