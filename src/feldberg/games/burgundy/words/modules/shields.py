"""Words of the module `shields`."""

SENTENCES: dict[str, tuple[str, str]] = {}
