"""Words of the module `inns`."""

SENTENCES: dict[str, tuple[str, str]] = {}
