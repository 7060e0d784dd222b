"""Guests and accounts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from argon2 import DEFAULT_MEMORY_COST, DEFAULT_TIME_COST

from feldberg.naming import distinct
from feldberg.server.accounts import CODES, Accounts
from feldberg.server.models import User
from feldberg.server.refusals import Forbidden, Invalid, Stale, Unknown
from tests.server.rooms import Rooms

PASSWORD = "correct horse"


def test_the_password_is_kept_as_an_argon2_hash_only(rooms: Rooms) -> None:
    user = rooms.person("Ann")
    rooms.accounts.register(user, "ann", PASSWORD)
    with rooms.sessions() as session:
        kept = session.get_one(User, user).password
    assert kept is not None
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in str(rooms.everything())


def test_hashing_takes_as_long_as_argon2_advises(plain_rooms: Rooms) -> None:
    """Here others hash in a hurry."""
    hasher = Accounts(plain_rooms.sessions).hasher
    assert hasher.time_cost >= DEFAULT_TIME_COST
    assert hasher.memory_cost >= DEFAULT_MEMORY_COST


def test_an_account_is_found_however_its_login_is_typed(rooms: Rooms) -> None:
    user = rooms.person("Ann")
    rooms.accounts.register(user, "Straße", PASSWORD)
    for login in ("Straße", " STRASSE ", "strasse"):
        assert rooms.accounts.login(login, PASSWORD).id == user


def test_a_wrong_name_and_a_wrong_password_look_the_same(rooms: Rooms) -> None:
    rooms.accounts.register(rooms.person("Ann"), "ann", PASSWORD)
    with pytest.raises(Unknown) as wrong_password:
        rooms.accounts.login("ann", "something else")
    with pytest.raises(Unknown) as wrong_name:
        rooms.accounts.login("nobody", PASSWORD)
    assert str(wrong_password.value) == str(wrong_name.value)


def test_a_taken_login_is_refused(rooms: Rooms) -> None:
    rooms.accounts.register(rooms.person("Ann"), "ann", PASSWORD)
    bob = rooms.person("Bob")
    before = rooms.everything()
    with pytest.raises(Stale, match="taken"):
        rooms.accounts.register(bob, "ANN", PASSWORD)
    assert rooms.everything() == before


def test_nobody_has_two_accounts(rooms: Rooms) -> None:
    user = rooms.person("Ann")
    rooms.accounts.register(user, "ann", PASSWORD)
    with pytest.raises(Forbidden):
        rooms.accounts.register(user, "anna", PASSWORD)


def test_a_code_lets_in_once_who_forgot_their_password(rooms: Rooms) -> None:
    user, other = rooms.person("Ann"), rooms.person("Bob")
    for person, login in ((user, "ann"), (other, "bob")):
        rooms.accounts.register(person, login, PASSWORD)
    first, second, *rest = rooms.accounts.new_codes(user)
    assert len({first, second, *rest}) == CODES
    assert first not in str(rooms.everything()), "it is kept as a hash"
    for login, code in (("bob", first), ("nobody", first), ("ann", first[:-1]), ("ann", ""), ("ann", PASSWORD)):
        with pytest.raises(Unknown):
            rooms.accounts.recover(login, code, "battery staple")
    with pytest.raises(Invalid):
        rooms.accounts.recover("ann", first, "short")
    rooms.accounts.recover("Ann", f" {first.lower().replace('-', ' ')} ", "battery staple")
    assert rooms.accounts.login("ann", "battery staple").id == user
    with pytest.raises(Unknown):
        rooms.accounts.login("ann", PASSWORD)
    with pytest.raises(Unknown):
        rooms.accounts.recover("ann", first, "horse staple")
    rooms.accounts.new_codes(user)
    with pytest.raises(Unknown):
        rooms.accounts.recover("ann", second, "horse staple")
    with pytest.raises(Forbidden):
        rooms.accounts.new_codes(rooms.person("Guest"))


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "a\x00b", "\u202eevil", "bell\x07", "\u3164", "\u2800 \ufe0f"])
def test_improper_names_are_refused(rooms: Rooms, name: str) -> None:
    user = rooms.person("Ann")
    attempts: list[Callable[[], object]] = [
        lambda: rooms.accounts.guest(name, 0.0),
        lambda: rooms.accounts.rename(user, name),
        lambda: rooms.accounts.register(user, name, PASSWORD),
        lambda: rooms.accounts.login(name, PASSWORD),
    ]
    for attempt in attempts:
        with pytest.raises(Invalid):
            attempt()


@pytest.mark.parametrize("login", ["ß" * 30, "ﷺ" * 5])
def test_a_login_that_grows_beyond_its_column_is_refused(rooms: Rooms, login: str) -> None:
    with pytest.raises(Invalid):
        rooms.accounts.register(rooms.person("Ann"), login, PASSWORD)


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_improper_passwords_are_refused(plain_rooms: Rooms, password: str) -> None:
    with pytest.raises(Invalid):
        plain_rooms.accounts.register(plain_rooms.person("Ann"), "ann", password)


def test_names_that_look_alike_are_told_apart() -> None:
    alike = ["Ann", "Ann\ufe0f", "A\u034fnn", "ann\u2800", "\uff21nn"]
    assert distinct(alike) == [f"{name} {number}" for number, name in enumerate(alike, start=1)]
    assert distinct(["Ann", "Anna", "Bob \u2764\ufe0f"]) == ["Ann", "Anna", "Bob \u2764\ufe0f"]
