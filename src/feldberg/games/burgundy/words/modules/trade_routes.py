"""Words of the module `trade_routes`."""

SENTENCES: dict[str, tuple[str, str]] = {}
