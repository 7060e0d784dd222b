"""The browser app's files, each compressed once."""

from __future__ import annotations

import gzip
import os
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED_ALREADY = (".woff2", ".png", ".webp")


@cache
def packed(path: str, changed: int) -> bytes:
    """A file as it was changed last."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


class Site(StaticFiles):
    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        plain = super().file_response(full_path, stat_result, scope, status_code)
        asked = Headers(scope=scope)
        path = str(full_path)
        if path.endswith(PACKED_ALREADY):
            return plain
        plain.headers["Vary"] = "Accept-Encoding"
        if not isinstance(plain, FileResponse) or "gzip" not in asked.get("Accept-Encoding", "") or "Range" in asked:
            return plain
        body = packed(path, stat_result.st_mtime_ns)
        kept = {name: value for name, value in plain.headers.items() if name not in ("content-length", "accept-ranges")}
        return Response(body, status_code, kept | {"Content-Encoding": "gzip"})
