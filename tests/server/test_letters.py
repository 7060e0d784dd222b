"""Letters: an address is confirmed before it counts, and lets who forgot the password in, once."""

from __future__ import annotations

import base64
import re
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import trustme
from fastapi.testclient import TestClient

from feldberg.server.house import House
from feldberg.server.letters import AN_HOUR, Letter, Letters, proper_address
from feldberg.server.office import Office
from feldberg.server.post import MOST_WAITING, Post
from feldberg.server.refusals import Forbidden, Invalid, Unknown
from feldberg.server.settings import Mail, Settings, SetupError, mail_of
from feldberg.server.watch import Metrics
from tests.server.mailbox import Mailbox, receiving
from tests.server.process import PATIENCE, wait_for
from tests.server.rooms import Rooms
from tests.server.web import ENOUGH, Visitor, web

ORIGIN = "https://games.example"
PASSWORD, ANOTHER = "correct horse", "battery staple"
ADDRESS, SENDER = "ann@post.example", "feldberg@games.example"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with receiving() as made:
        yield made


def mail_by(mailbox: Mailbox, **changes: Any) -> Mail:
    mail = Mail("127.0.0.1", mailbox.port, user="", password="", sender=SENDER, security="none")
    return replace(mail, **changes)


@pytest.fixture
def client(tmp_path: Path, mailbox: Mailbox) -> Iterator[TestClient]:
    mail = mail_by(mailbox)
    with web(tmp_path, mail=mail, origins=(ORIGIN,), letters_an_hour=ENOUGH) as client:
        yield client


@pytest.fixture
def ann(client: TestClient) -> Visitor:
    visitor = Visitor(client, "Ann")
    visitor.post("/account", {"login": "ann", "password": PASSWORD})
    return visitor


def put(visitor: Visitor, address: str, password: str = PASSWORD, lang: str = "en") -> Any:
    body = {"address": address, "password": password}
    return visitor.client.put(f"/api/account/mail?lang={lang}", json=body)


def token_in(mailbox: Mailbox, purpose: str) -> str:
    """What the link of the next letter ends with."""
    found = re.search(rf"{ORIGIN}/#/account\?{purpose}=(\S+)", mailbox.next().get_content())
    assert found is not None
    return found[1]


def confirmed(visitor: Visitor, mailbox: Mailbox, address: str = ADDRESS) -> None:
    assert put(visitor, address).status_code == 200
    assert visitor.post("/account/mail/confirm", {"token": token_in(mailbox, "confirm")}).status_code == 204


def metric(client: TestClient, end: str) -> float:
    house: House = client.app.state.house  # type: ignore[attr-defined]
    return house.metrics.registry.get_sample_value("feldberg_letters_total", {"end": end}) or 0.0


# Addresses


def test_an_address_counts_once_its_owner_has_confirmed_it(client: TestClient, ann: Visitor, mailbox: Mailbox) -> None:
    assert ann.get("/account/mail").json() == {"offered": True, "address": None, "waiting": None}
    assert put(ann, ADDRESS).json() == {"offered": True, "address": None, "waiting": ADDRESS}
    letter = mailbox.next()
    assert (letter["To"], letter["From"]) == (ADDRESS, SENDER)
    assert letter["Subject"] == "Feldberg: confirm your address"
    token = letter.get_content().partition("confirm=")[2].split()[0]
    kept = ann.get("/me/belongings").json()
    assert (kept["mail"], [one["address"] for one in kept["letters"]]) == (None, [ADDRESS])
    elsewhere = Visitor(client)
    assert elsewhere.post("/account/mail/confirm", {"token": token}).status_code == 204
    assert ann.get("/account/mail").json() == {"offered": True, "address": ADDRESS, "waiting": None}
    assert ann.get("/me/belongings").json()["mail"] == ADDRESS
    assert elsewhere.get("/me").json() is None
    assert elsewhere.post("/account/mail/confirm", {"token": token}).json()["reason"] == "wrong_letter"


def test_an_address_is_changed_and_removed_by_who_has_the_password(ann: Visitor, mailbox: Mailbox) -> None:
    confirmed(ann, mailbox)
    assert put(ann, "eve@post.example", "a guess").json()["reason"] == "wrong_proof"
    assert put(ann, "new@post.example").json()["address"] == ADDRESS
    first = token_in(mailbox, "confirm")
    put(ann, "newer@post.example")
    assert ann.post("/account/mail/confirm", {"token": first}).status_code == 401
    assert ann.post("/account/mail/confirm", {"token": token_in(mailbox, "confirm")}).status_code == 204
    assert ann.get("/account/mail").json()["address"] == "newer@post.example"
    wrong = ann.client.request("DELETE", "/api/account/mail", json={"password": "a guess"})
    assert wrong.json()["reason"] == "wrong_proof"
    gone = ann.client.request("DELETE", "/api/account/mail", json={"password": PASSWORD})
    assert gone.json() == {"offered": True, "address": None, "waiting": None}


def test_an_address_that_is_no_longer_the_accounts_is_told_so(ann: Visitor, mailbox: Mailbox) -> None:
    """Whoever has the password may not be whose address it was."""
    confirmed(ann, mailbox)
    assert mailbox.letters.empty(), "there was none before"
    confirmed(ann, mailbox)
    put(ann, "new@post.example")
    token = token_in(mailbox, "confirm")
    assert mailbox.letters.empty(), "it is still the old one"
    assert ann.post("/account/mail/confirm?lang=ru", {"token": token}).status_code == 204
    told = mailbox.next()
    assert (told["To"], told["Subject"]) == (ADDRESS, "Feldberg: ваш адрес изменён")
    assert f"{ORIGIN}/#/account" in told.get_content()
    assert "new@post.example" not in told.get_content()
    ann.client.request("DELETE", "/api/account/mail", json={"password": PASSWORD})
    told = mailbox.next()
    assert (told["To"], told["Subject"]) == ("new@post.example", "Feldberg: your address was changed")
    assert told.get_content().startswith("Hello ann,")
    ann.client.request("DELETE", "/api/account/mail", json={"password": PASSWORD})
    put(ann, ADDRESS)
    assert mailbox.next()["Subject"] == "Feldberg: confirm your address"


def test_a_guest_has_no_address(client: TestClient) -> None:
    assert put(Visitor(client, "Bob"), ADDRESS).json()["reason"] == "no_account"


@pytest.mark.parametrize(
    "address",
    [
        *("", "ann", "ann@", "@post.example", "ann@post", "a b@post.example", "анна@post.example"),
        *("ann@post.example\r\nBcc: eve@post.example", "ann@post.example,eve@post.example"),
        *("Ann <ann@post.example>", "a" * 250 + "@post.example"),
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(Invalid):
        proper_address(address)


# Forgotten passwords


def test_who_forgot_the_password_comes_in_by_a_letter_once(client: TestClient, ann: Visitor, mailbox: Mailbox) -> None:
    confirmed(ann, mailbox)
    visitor = Visitor(client)
    assert visitor.post("/account/forgotten", {"login": " ANN "}).status_code == 204
    token = token_in(mailbox, "recover")
    short = visitor.post("/account/renew", {"token": token, "password": "short"})
    assert short.json()["reason"] == "bad_password"
    assert visitor.post("/account/renew", {"token": token, "password": ANOTHER}).json()["login"] == "ann"
    assert visitor.get("/me").json()["login"] == "ann"
    assert ann.get("/me").json() is None, "elsewhere one is logged out"
    assert visitor.post("/account/renew", {"token": token, "password": PASSWORD}).json()["reason"] == "wrong_letter"
    assert Visitor(client).post("/login", {"login": "ann", "password": PASSWORD}).status_code == 401
    assert Visitor(client).post("/login", {"login": "ann", "password": ANOTHER}).status_code == 200


def test_nobody_learns_whether_there_is_an_account_or_an_address(
    client: TestClient, ann: Visitor, mailbox: Mailbox
) -> None:
    Visitor(client, "Bob").post("/account", {"login": "bob", "password": PASSWORD})
    confirmed(ann, mailbox)
    answers = [Visitor(client).post("/account/forgotten", {"login": login}) for login in ("nobody", "bob", "ann")]
    assert {(answer.status_code, answer.text) for answer in answers} == {(204, "")}
    assert mailbox.next()["To"] == ADDRESS
    wait_for("the count", lambda: metric(client, "sent") == 2)
    assert mailbox.letters.empty()


def test_a_link_serves_no_other_purpose(ann: Visitor, mailbox: Mailbox) -> None:
    put(ann, ADDRESS)
    confirm = token_in(mailbox, "confirm")
    assert ann.post("/account/renew", {"token": confirm, "password": ANOTHER}).status_code == 401
    assert ann.post("/account/mail/confirm", {"token": confirm}).status_code == 204
    ann.post("/account/forgotten", {"login": "ann"})
    recover = token_in(mailbox, "recover")
    assert ann.post("/account/mail/confirm", {"token": recover}).status_code == 401


def test_another_password_or_address_ends_a_link(ann: Visitor, mailbox: Mailbox) -> None:
    def asked() -> str:
        ann.post("/account/forgotten", {"login": "ann"})
        return token_in(mailbox, "recover")

    confirmed(ann, mailbox)
    tokens = [asked(), asked()]  # the second is instead of the first
    assert ann.post("/account/renew", {"token": tokens[0], "password": ANOTHER}).status_code == 401
    ann.client.put("/api/account/password", json={"old": PASSWORD, "new": ANOTHER})
    assert ann.post("/account/renew", {"token": tokens[1], "password": PASSWORD}).status_code == 401
    token = asked()
    ann.client.request("DELETE", "/api/account/mail", json={"password": ANOTHER})
    assert ann.post("/account/renew", {"token": token, "password": PASSWORD}).status_code == 401


def test_links_are_valid_for_a_while(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    rooms.accounts.register(ann, "ann", PASSWORD)
    letters = Letters(rooms.accounts, ORIGIN)

    def token(text: str) -> str:
        return text.partition("=")[2].split()[0]

    late = token(letters.to_confirm(ann, ADDRESS, "en", 0.0).text)
    assert (letters.waiting(ann, 24 * AN_HOUR), letters.waiting(ann, 24 * AN_HOUR + 1)) == (ADDRESS, None)
    with pytest.raises(Unknown):
        letters.confirm(late, "en", 24 * AN_HOUR + 1)
    letters.confirm(late, "en", 24 * AN_HOUR)
    letter = letters.to_recover("ann", "ru", 0.0)
    assert letter is not None
    with pytest.raises(Unknown):
        letters.recover(token(letter.text), ANOTHER, AN_HOUR + 1)
    assert not any(token(letter.text) in str(rows) for rows in rooms.everything().values())
    letters.recover(token(letter.text), ANOTHER, AN_HOUR)
    assert rooms.everything()["letters"] == []


def test_a_link_that_was_opened_ends_those_of_the_other_purpose(plain_rooms: Rooms) -> None:
    """Nobody takes an account back by an address that it no longer has, nor changes it who lost its password."""
    rooms = plain_rooms
    ann = rooms.person("Ann")
    rooms.accounts.register(ann, "ann", PASSWORD)
    letters = Letters(rooms.accounts, ORIGIN)
    letters.confirm(letters.to_confirm(ann, ADDRESS, "en", 0.0).text.partition("=")[2].split()[0], "en", 0.0)
    for first in ("confirm", "recover"):
        confirming, recovering = letters.to_confirm(ann, ADDRESS, "en", 0.0), letters.to_recover("ann", "en", 0.0)
        assert recovering is not None
        if first == "confirm":
            letters.confirm(confirming.text.partition("=")[2].split()[0], "en", 0.0)
        else:
            letters.recover(recovering.text.partition("=")[2].split()[0], ANOTHER, 0.0)
        assert rooms.everything()["letters"] == []


def test_who_is_banned_gets_no_letter_and_does_not_come_in_by_one(rooms: Rooms) -> None:
    ann = rooms.person("Ann")
    rooms.accounts.register(ann, "ann", PASSWORD)
    letters = Letters(rooms.accounts, ORIGIN)
    letters.confirm(letters.to_confirm(ann, ADDRESS, "en", 0.0).text.partition("confirm=")[2].split()[0], "en", 0.0)
    letter = letters.to_recover("ann", "en", 0.0)
    assert letter is not None
    Office(rooms.desk, rooms.lobby).ban("ann", banned=True)
    with pytest.raises(Forbidden, match="operator"):
        letters.recover(letter.text.partition("recover=")[2].split()[0], ANOTHER, 0.0)
    assert letters.to_recover("ann", "en", 0.0) is None


def test_a_link_that_is_too_old_is_refused(client: TestClient, ann: Visitor, mailbox: Mailbox) -> None:
    house: House = client.app.state.house  # type: ignore[attr-defined]
    confirmed(ann, mailbox)
    put(ann, "new@post.example")
    ann.post("/account/forgotten", {"login": "ann"})
    confirm, recover = token_in(mailbox, "confirm"), token_in(mailbox, "recover")
    house.desk.now = lambda: time.time() + 25 * AN_HOUR
    assert ann.post("/account/mail/confirm", {"token": confirm}).json()["reason"] == "wrong_letter"
    renewal = {"token": recover, "password": ANOTHER}
    assert ann.post("/account/renew", renewal).json()["reason"] == "wrong_letter"


def test_who_is_forgotten_leaves_no_address(ann: Visitor, mailbox: Mailbox, client: TestClient) -> None:
    confirmed(ann, mailbox)
    put(ann, "new@post.example")
    mailbox.next()
    assert ann.client.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    house: House = client.app.state.house  # type: ignore[attr-defined]
    with house.engine.connect() as connection:
        kept = [
            *connection.exec_driver_sql("SELECT mail FROM users"),
            *connection.exec_driver_sql("SELECT * FROM letters"),
        ]
    assert kept == [(None,)]


# The way letters go


@pytest.mark.usefixtures("no_time")
def test_nobody_is_flooded_with_letters(tmp_path: Path, mailbox: Mailbox) -> None:
    mail = mail_by(mailbox)
    with web(tmp_path, mail=mail, origins=(ORIGIN,), letters_an_hour=2.0) as client:
        ann, bob, cid = (Visitor(client, name) for name in ("Ann", "Bob", "Cid"))
        for visitor, login in ((ann, "ann"), (bob, "bob"), (cid, "cid")):
            visitor.post("/account", {"login": login, "password": PASSWORD})
        assert [put(visitor, ADDRESS).status_code for visitor in (ann, bob)] == [200, 200]
        refusal = put(cid, ADDRESS.upper())
        assert (refusal.status_code, refusal.json()["reason"], refusal.json()["values"]) == (
            429,
            "many_letters",
            {"minutes": 30},
        )
        assert put(ann, "ann@elsewhere.example").status_code == 200
        assert put(ann, "ann@third.example").status_code == 429
        answers = [Visitor(client).post("/account/forgotten", {"login": "nobody"}).status_code for _ in range(3)]
        assert answers == [204, 204, 429]


def test_a_letter_that_fails_is_counted_and_nobody_waits_for_it(
    client: TestClient, ann: Visitor, mailbox: Mailbox, caplog: pytest.LogCaptureFixture
) -> None:
    mailbox.refusing = True
    assert put(ann, ADDRESS).status_code == 200
    wait_for("the failure", lambda: metric(client, "failed") == 1)
    assert "a letter could not be sent" in caplog.text
    assert ADDRESS not in caplog.text
    mailbox.refusing = False
    put(ann, ADDRESS)
    assert mailbox.next()["To"] == ADDRESS


def test_no_more_letters_wait_than_can_be_sent_in_time(mailbox: Mailbox) -> None:
    metrics, go = Metrics(), threading.Event()
    post = Post(mail_by(mailbox), metrics.letters)

    def ends(end: str) -> float | None:
        return metrics.registry.get_sample_value("feldberg_letters_total", {"end": end})

    def written() -> Letter:
        assert go.wait(PATIENCE)
        return Letter(ADDRESS, "hello", "hello")

    for _ in range(MOST_WAITING + 2):
        post.later(written)
    assert ends("dropped") == 2
    go.set()
    wait_for("all letters", lambda: ends("sent") == MOST_WAITING)
    post.later(written)
    wait_for("one more", lambda: ends("sent") == MOST_WAITING + 1)
    post.close()


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_nothing_is_sent_in_the_clear_where_encryption_is_wanted(
    tmp_path: Path, mailbox: Mailbox, security: str
) -> None:
    mail = mail_by(mailbox, user="me", password="secret", security=security)
    with web(tmp_path, mail=mail, origins=(ORIGIN,)) as client:
        ann = Visitor(client, "Ann")
        ann.post("/account", {"login": "ann", "password": PASSWORD})
        put(ann, ADDRESS)
        wait_for("the failure", lambda: metric(client, "failed") == 1)
    assert mailbox.letters.empty()
    assert mailbox.logins == []


def sent_encrypted(folder: Path, security: str, host: str = "127.0.0.1") -> Mailbox:
    """A letter to a mail server that shows a certificate of a host; gives what came there, if anything did."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(folder / "authority.pem"))
    encryption = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(host).configure_cert(encryption)
    with receiving(encryption, at_once=security == "tls") as mailbox:
        mail = mail_by(mailbox, user="me", password="secret", security=security)
        with web(folder, mail=mail, origins=(ORIGIN,)) as client:
            ann = Visitor(client, "Ann")
            ann.post("/account", {"login": "ann", "password": PASSWORD})
            put(ann, ADDRESS)
            wait_for("its end", lambda: metric(client, "sent") + metric(client, "failed") == 1)
    return mailbox


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_letters_go_encrypted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    mailbox = sent_encrypted(tmp_path, security)
    assert mailbox.next()["To"] == ADDRESS
    assert mailbox.encrypted == [True]
    assert [base64.b64decode(one) for one in mailbox.logins] == [b"\0me\0secret"]


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_mail_server_proves_who_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str) -> None:
    """By a certificate of somebody who is trusted, and of its own."""
    unknown = sent_encrypted(tmp_path, security)
    (tmp_path / "feldberg.sqlite").unlink()
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    another = sent_encrypted(tmp_path, security, "mail.example")
    assert [(one.logins, one.encrypted) for one in (unknown, another)] == [([], [])] * 2


def test_the_server_logs_in_where_a_user_is_named(tmp_path: Path, mailbox: Mailbox) -> None:
    mail = mail_by(mailbox, user="me", password="secret")
    with web(tmp_path, mail=mail, origins=(ORIGIN,)) as client:
        ann = Visitor(client, "Ann")
        ann.post("/account", {"login": "ann", "password": PASSWORD})
        put(ann, ADDRESS, lang="ru")
        assert mailbox.next()["Subject"] == "Feldberg: подтвердите адрес"
    assert [base64.b64decode(one) for one in mailbox.logins] == [b"\0me\0secret"]


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with web(tmp_path) as client:
        ann = Visitor(client, "Ann")
        ann.post("/account", {"login": "ann", "password": PASSWORD})
        assert ann.get("/account/mail").json() == {"offered": False, "address": None, "waiting": None}
        assert put(ann, ADDRESS).json()["reason"] == "no_letters"
        for path, body in (
            ("forgotten", {"login": "ann"}),
            ("renew", {"token": "x", "password": ANOTHER}),
            ("mail/confirm", {"token": "x"}),
        ):
            assert ann.post(f"/account/{path}", body).json()["reason"] == "no_letters"


# Settings


def test_the_settings_are_one_address() -> None:
    assert mail_of("", "") is None
    assert mail_of("smtps://a%40b:p%3Aw@mail.example", SENDER) == Mail("mail.example", 465, "a@b", "p:w", SENDER, "tls")
    assert mail_of("smtp+starttls://mail.example", SENDER) == Mail("mail.example", 587, "", "", SENDER, "starttls")
    assert mail_of("smtp://mail.example:2525", SENDER) == Mail("mail.example", 2525, "", "", SENDER, "none")
    for url, come_from in (("http://mail.example", SENDER), ("smtp://", SENDER), ("smtp://mail.example", "")):
        with pytest.raises(SetupError):
            mail_of(url, come_from)


def test_links_lead_only_where_the_operator_says(tmp_path: Path, mailbox: Mailbox) -> None:
    with pytest.raises(SetupError, match="--origin"):
        House(Settings(data=tmp_path, mail=mail_by(mailbox)))
