"""Words of the module `team`."""

SENTENCES: dict[str, tuple[str, str]] = {}
