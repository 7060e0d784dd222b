"""The HTTP side of people: coming in, accounts, sessions, what is kept of them."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from starlette.concurrency import run_in_threadpool

from feldberg.server.accounts import proper_login
from feldberg.server.callers import COOKIE, ACaller, ACookie, AHouse, AnAccount, AUser, Lang, address, device, house_of
from feldberg.server.house import House
from feldberg.server.letters import Letters
from feldberg.server.messages import (
    Codes,
    Device,
    Forgotten,
    Link,
    Login,
    MailInfo,
    Me,
    Naming,
    NewAddress,
    NewPassword,
    Proof,
    Recovery,
    Registered,
    Renewal,
)
from feldberg.server.models import User
from feldberg.server.post import Post
from feldberg.server.refusals import NotFound, TooMuch
from feldberg.server.talk import talk_of
from feldberg.server.visits import A_YEAR, hashed, person_of

router = APIRouter()


async def patient(request: Request) -> None:
    """Nobody tries many passwords in a short time."""
    house_of(request).logins.check(address(request))


def me_of(user: User) -> Me:
    return Me(id=user.id, name=user.name, login=user.login)


def remember(request: Request, response: Response, user: User) -> None:
    """Begin a session for who came in."""
    house = house_of(request)
    response.set_cookie(
        COOKIE,
        house.visits.begin(user.id, device(request), house.desk.now()),
        max_age=int(A_YEAR),
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
    )


@router.get("/me")
def me(house: AHouse, user: ACaller) -> Me | None:
    """Who I am; nobody yet on a first visit."""
    found = house.accounts.get(user) if user else None
    return me_of(found) if found else None


@router.post("/me")
async def be_called(house: AHouse, user: ACaller, naming: Naming, request: Request, response: Response) -> Me:
    """Come in as a guest, or take another name, which those at the same tables are told."""
    found, tables = await run_in_threadpool(called, house, user, naming.name, address(request))
    if found.id != user:
        await run_in_threadpool(remember, request, response, found)
    for table in tables:
        house.desk.outdated(table)
        await house.hub.publish(table)
    return me_of(found)


def called(house: House, user: str | None, name: str, where: str) -> tuple[User, list[str]]:
    """Who has the name now, and where they sit."""
    if user and house.accounts.get(user):
        return house.accounts.rename(user, name), house.lobby.sat_at(user)
    if wait := house.newcomers.wait(where):
        text = f"too many new guests come from your address: come back in {wait} seconds"
        raise TooMuch(text, "many_guests", seconds=wait)
    return house.accounts.guest(name, house.desk.now()), []


@router.post("/account", dependencies=[Depends(patient)])
def register(house: AHouse, user: AUser, login: Login) -> Registered:
    """Make me an account, to find my games from other devices; the codes are told only now."""
    found = house.accounts.register(user, login.login, login.password)
    return Registered(me=me_of(found), codes=house.accounts.new_codes(user))


@router.post("/account/codes", dependencies=[Depends(patient)])
def renew_codes(house: AHouse, user: AnAccount, proof: Proof) -> Codes:
    """New codes instead of those I had."""
    proven(house, user, proof.password)
    return Codes(codes=house.accounts.new_codes(user.id))


@router.post("/account/recover", dependencies=[Depends(patient)])
async def recover(house: AHouse, recovery: Recovery, request: Request, response: Response) -> Me:
    """Come in by a code and set a new password; everywhere else I am logged out."""
    house.guesses.check(proper_login(recovery.login))
    found = await run_in_threadpool(house.accounts.recover, recovery.login, recovery.code, recovery.password)
    return await alone_in(request, response, found)


async def alone_in(request: Request, response: Response, user: User) -> Me:
    """Who set a new password without the old one is here, and logged out everywhere else."""
    house = house_of(request)
    await run_in_threadpool(house.visits.end_all, user.id)
    await run_in_threadpool(remember, request, response, user)
    await house.hub.publish(person_of(user.id))
    return me_of(user)


# Letters


@router.get("/account/mail")
def mail(house: AHouse, user: ACaller) -> MailInfo:
    """Whether there are letters here, and to which address of mine."""
    me = house.accounts.get(user) if user else None
    if house.letters is None or me is None:
        return MailInfo(offered=house.letters is not None, address=None, waiting=None)
    return MailInfo(offered=True, address=me.mail, waiting=house.letters.waiting(me.id, house.desk.now()))


@router.put("/account/mail", dependencies=[Depends(patient)])
def give_address(house: AHouse, user: AnAccount, given: NewAddress, lang: Lang = "en") -> MailInfo:
    """Have letters sent to an address, once its owner opens the link that is sent there now."""
    letters, post = posting(house)
    proven(house, user, given.password)
    may_be_written(house, user.id, given.address.lower())
    letter = letters.to_confirm(user.id, given.address, lang, house.desk.now())
    post.later(lambda: letter)
    return mail(house, user.id)


@router.delete("/account/mail", dependencies=[Depends(patient)])
def remove_address(house: AHouse, user: AnAccount, proof: Proof, lang: Lang = "en") -> MailInfo:
    """No more letters to me, but for one that says so."""
    letters, post = posting(house)
    proven(house, user, proof.password)
    letter = letters.no_more(user.id, lang)
    post.later(lambda: letter)
    return mail(house, user.id)


@router.post("/account/mail/confirm", status_code=204, dependencies=[Depends(patient)])
def confirm_address(house: AHouse, link: Link, lang: Lang = "en") -> None:
    """By the link of a letter, in whatever browser; an address from before is told."""
    letters, post = posting(house)
    letter = letters.confirm(link.token, lang, house.desk.now())
    post.later(lambda: letter)


@router.post("/account/forgotten", status_code=204, dependencies=[Depends(patient)])
def forgotten(house: AHouse, account: Forgotten, lang: Lang = "en") -> None:
    """Have a letter sent that lets me set a new password; whether there is such an account is not told."""
    letters, post = posting(house)
    login = proper_login(account.login)
    may_be_written(house, login)
    post.later(partial(letters.to_recover, login, lang, house.desk.now()))


@router.post("/account/renew", dependencies=[Depends(patient)])
async def renew(house: AHouse, renewal: Renewal, request: Request, response: Response) -> Me:
    """Come in by the link of a letter and set a new password; everywhere else I am logged out."""
    letters, _ = posting(house)
    found = await run_in_threadpool(letters.recover, renewal.token, renewal.password, house.desk.now())
    return await alone_in(request, response, found)


def posting(house: House) -> tuple[Letters, Post]:
    if house.letters is None or house.post is None:
        raise NotFound("this server sends no letters", "no_letters")
    return house.letters, house.post


def proven(house: House, user: User, password: str) -> None:
    house.guesses.check(user.login or "")
    house.accounts.must_be_right(user.id, password)


def may_be_written(house: House, *whom: str) -> None:
    """Nobody is flooded with letters."""
    for one in whom:
        if wait := house.lettering.wait(one):
            minutes = ceil(wait / 60)
            raise TooMuch(f"a letter was sent already: come back in {minutes} minutes", "many_letters", minutes=minutes)


# What is kept of a person


@router.get("/me/belongings")
def belongings(house: AHouse, user: AUser) -> dict[str, Any]:
    """All that is kept of me."""
    return house.belongings.of(user)


@router.delete("/me", status_code=204, dependencies=[Depends(patient)])
async def forget_me(house: AHouse, user: AnAccount, proof: Proof, response: Response) -> None:
    """I am gone, with all that was mine alone; others keep their games, in which I have no name."""
    if user.login:
        house.guesses.check(user.login)
    await run_in_threadpool(house.accounts.must_be_right, user.id, proof.password)
    tables = await run_in_threadpool(house.belongings.forget, user.id)
    response.delete_cookie(COOKIE)
    for topic in (person_of(user.id), *map(talk_of, tables)):
        await house.hub.publish(topic)
    for table in tables:
        house.desk.outdated(table)
        await house.keeper.changed(table)


@router.put("/account/password", dependencies=[Depends(patient)])
async def change_password(house: AHouse, user: AnAccount, change: NewPassword, cookie: ACookie = None) -> Me:
    """Everywhere else one is logged out by it."""
    house.guesses.check(user.login or "")
    found = await run_in_threadpool(house.accounts.change_password, user.id, change.old, change.new)
    await run_in_threadpool(house.visits.end_all, user.id, cookie)
    await house.hub.publish(person_of(user.id))
    return me_of(found)


@router.post("/login", dependencies=[Depends(patient)])
def log_in(house: AHouse, login: Login, request: Request, response: Response, cookie: ACookie = None) -> Me:
    house.guesses.check(proper_login(login.login))
    found = house.accounts.login(login.login, login.password)
    house.visits.end(cookie)
    remember(request, response, found)
    return me_of(found)


@router.post("/logout", status_code=204)
async def log_out(house: AHouse, response: Response, cookie: ACookie = None) -> None:
    """In this browser."""
    user = await run_in_threadpool(house.visits.end, cookie)
    response.delete_cookie(COOKIE)
    if user:
        await house.hub.publish(person_of(user))


@router.post("/logout/everywhere", status_code=204)
async def log_out_everywhere(house: AHouse, user: AUser, response: Response) -> None:
    await run_in_threadpool(house.visits.end_all, user)
    response.delete_cookie(COOKIE)
    await house.hub.publish(person_of(user))


@router.get("/me/devices")
def devices(house: AHouse, user: AUser, cookie: ACookie = None) -> list[Device]:
    """The browsers in which I am logged in."""
    here = hashed(cookie or "")
    return [
        Device(id=one.id, agent=one.device, created=one.created, seen=one.seen, here=one.id == here)
        for one in house.visits.of(user)
    ]


@router.delete("/me/devices/{number}", status_code=204)
async def log_out_there(
    house: AHouse, user: AUser, number: Annotated[str, Path(max_length=64, pattern=r"^[0-9a-f]+$")]
) -> None:
    """In another browser of mine."""
    await run_in_threadpool(house.visits.end_one, user, number)
    await house.hub.publish(person_of(user))
