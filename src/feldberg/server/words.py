"""What the server itself says in another language than English."""

from __future__ import annotations

from feldberg.core.errors import RecordError

LONGEST = 300  # signs of a sentence that quotes what it was sent

RECORD_PROBLEMS = {
    "other": "это не запись партии Feldberg",
    "format": "формат записи — {noted}, а этот сервер читает формат {here}",
    "missing": "в записи нет поля «{key}»",
    "players": "имён в записи — {noted}, а игроков в партии — {players}",
    "line": "строка «{line}» — не ход и не заголовок",
    "gap": "в записи пропущен ход {number}",
    "unreadable": "запись не читается: {error}",
    "rules": "запись сделана по версии правил {noted}, а здесь версия {here}",
    "move": "ход {number} из {moves} сделать нельзя",
    "short": "по записи партия закончена, но ходы обрываются раньше",
    "unfinished": "партия в записи не доиграна",
    "scores": "в записи счёт {noted}, а ходы дают {found}",
    "ranking": "в записи места {noted}, а ходы дают {found}",
    "digest": "контрольная сумма в записи — {noted}, а ходы дают {found}",
}


def record_problem(error: RecordError, lang: str) -> str:
    """What is wrong with a record."""
    text = RECORD_PROBLEMS[error.why].format(**error.values) if lang == "ru" else str(error)
    short = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return short.encode(errors="replace").decode()  # half of a sign cannot be sent
