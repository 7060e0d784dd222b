"""Words of the module `solo`."""

SENTENCES: dict[str, tuple[str, str]] = {}
