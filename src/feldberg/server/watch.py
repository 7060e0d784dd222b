"""Keeping an eye on the server: structured logs and metrics."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def log_to_stderr(json_lines: bool) -> None:
    """Everything as JSON lines for programs, or only what went wrong for a person."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if json_lines else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level="INFO" if json_lines else "WARNING", handlers=[handler], force=True)


Numbers = dict[str, tuple[str, Callable[[], float]]]


class Metrics:
    """What Prometheus collects at /metrics."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.calls = Counter("feldberg_calls_total", "HTTP calls", ["route", "status"], registry=self.registry)
        self.seconds = Histogram("feldberg_call_seconds", "Time of HTTP calls", ["route"], registry=self.registry)
        self.entries = Counter("feldberg_entries_total", "Accepted entries", ["kind"], registry=self.registry)
        self.refusals = Counter("feldberg_refusals_total", "Refused requests", ["code"], registry=self.registry)
        self.letters = Counter("feldberg_letters_total", "Letters by their end", ["end"], registry=self.registry)
        self.sockets = Gauge("feldberg_sockets", "Open sockets", registry=self.registry)
        self.moves = Histogram(
            "feldberg_move_seconds", "From a message that plays to its acceptance", registry=self.registry
        )
        self.started = time.time()

    def watch(self, numbers: Numbers) -> None:
        """Numbers that are looked up whenever somebody collects, each with what it says."""
        for name, (says, look) in numbers.items():
            Gauge(f"feldberg_{name}", says, registry=self.registry).set_function(look)
