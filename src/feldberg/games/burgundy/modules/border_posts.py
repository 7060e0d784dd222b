"""BorderPosts."""

from __future__ import annotations

from typing import ClassVar

from feldberg.games.burgundy.module import Module


class BorderPosts(Module):
    NAME: ClassVar[str] = "border_posts"
