"""Words of the module `border_posts`."""

SENTENCES: dict[str, tuple[str, str]] = {}
