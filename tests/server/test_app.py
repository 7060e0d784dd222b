"""The browser app is served where it was built; where it was not, the server says so instead of starting."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
from pathlib import Path

import pytest

from feldberg.extras import NotBuilt
from feldberg.server.app import HEADERS
from tests.server.process import PATIENCE, ServerProcess
from tests.server.web import web


def test_the_app_is_served_with_the_security_headers(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<title>Feldberg</title>")
    with web(tmp_path, site=site) as client:
        answer = client.get("/")
        assert answer.text == "<title>Feldberg</title>"
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert client.get("/api/health").status_code == 200


def test_the_app_travels_compressed_to_who_can_read_that_and_not_at_all_where_it_is_known(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    text = "<title>Feldberg</title>" * 50
    (site / "index.html").write_text(text)
    with web(tmp_path, site=site) as client:
        packed = client.get("/", headers={"Accept-Encoding": "br, gzip"})
        plain = client.get("/", headers={"Accept-Encoding": "identity"})
        assert packed.text == plain.text == text
        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert int(packed.headers["Content-Length"]) < int(plain.headers["Content-Length"]) == len(text)
        assert packed.headers["Content-Type"] == plain.headers["Content-Type"] == "text/html; charset=utf-8"
        assert {one.headers["Vary"] for one in (packed, plain)} == {"Accept-Encoding"}
        known = client.get("/", headers={"If-None-Match": packed.headers["ETag"]})
        assert (known.status_code, known.content) == (304, b"")
        (site / "index.html").write_text("new")
        assert client.get("/").text == "new"


def test_without_the_app_the_server_says_how_to_build_it_and_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with pytest.raises(NotBuilt, match="run 'make play' once"), web(data, site=tmp_path / "nowhere"):
        pass
    assert not data.exists()


def test_the_api_can_be_served_alone(tmp_path: Path) -> None:
    with web(tmp_path, site=None) as client:
        assert client.get("/").status_code == 404
        assert client.get("/api/health").status_code == 200


def at_terminal(data: Path, *arguments: str) -> str:
    """What `feldberg serve` shows on a terminal until it is stopped as a person would stop it."""
    ours, theirs = pty.openpty()
    server = ServerProcess(data, *arguments)
    server.start(theirs)
    os.close(theirs)
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(PATIENCE) == 0
    shown = b""
    with open(ours, "rb", buffering=0) as screen, contextlib.suppress(OSError):  # raised where the other end is closed
        while part := screen.read(4096):
            shown += part
    return shown.decode()


def test_on_a_terminal_it_speaks_to_a_person(tmp_path: Path) -> None:
    shown = at_terminal(tmp_path)
    assert "open at http://127.0.0.1:" in shown
    assert str(tmp_path) in shown
    assert "Ctrl-C stops it" in shown
    assert "{" not in shown


def test_on_a_terminal_it_speaks_json_if_asked_to(tmp_path: Path) -> None:
    assert '"message": ' in at_terminal(tmp_path, "--json")
