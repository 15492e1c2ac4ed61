"""Everything that no phone of ours does: refused with a sentence where a person is, cut off where not."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from artgames.phones.host import PhoneHost
from artgames.phones.messages import Joined, Submitted
from artgames.phones.wire import REFUSED
from tests.support.phone_client import HERE, Phone, phone, table
from tests.unit.phones.conftest import bridge_of, open_match

Hosts = Callable[..., PhoneHost]


async def get(host: PhoneHost, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, f"http://{HERE}:{host.port}{path}", headers=headers) as answer,
    ):
        return answer.status, dict(answer.headers), await answer.read()


async def closed(one: Phone) -> dict[str, Any]:
    while (told := await one.next())["type"] != "closed":
        pass
    return told


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/style.css/",
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/p/",
        "/p/" + "A" * 22,
        "/p/" + "A" * 22 + "/large",
        "/p/1",
        "/words.js",
        "/.git/config",
        "/ws/",
        "//",
        "/static/..%2fapp.js",
        "/app.js?x=/../..",
    ],
)
def test_there_is_nothing_but_the_page(hosts: Hosts, path: str) -> None:
    async def run() -> None:
        status, headers, body = await get(hosts(), path)
        known = path.startswith("/app.js")
        assert status == (200 if known else 404)
        assert headers["Cache-Control"] == "private, no-store"
        assert known or body == b"There is nothing here.\n"

    asyncio.run(run())


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_only_reading(hosts: Hosts, method: str) -> None:
    assert asyncio.run(get(hosts(), "/", method))[0] == 405


def test_the_headers_of_everything(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        for path in ("/", "/app.js", "/style.css", "/icon.svg", "/none"):
            _, headers, _ = await get(host, path)
            assert "default-src 'none'" in headers["Content-Security-Policy"]
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Referrer-Policy"] == "no-referrer"
            assert headers["Cache-Control"] == "private, no-store"
            assert "aiohttp" not in headers["Server"].lower()

    asyncio.run(run())


@pytest.mark.parametrize("name", ["evil.example", "evil.example:{port}", "192.168.0.1:{port}", "", "127.0.0.1:1"])
def test_a_name_that_somebody_pointed_at_this_machine_is_not_ours(hosts: Hosts, name: str) -> None:
    async def run() -> None:
        host = hosts()
        status, _, body = await get(host, "/", Host=name.format(port=host.port))
        assert (status, body) == (403, b"There is nothing here.\n")

    asyncio.run(run())


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://127.0.0.1:{port}", "http://127.0.0.1"]
)
def test_another_origins_page_cannot_speak_to_the_table(hosts: Hosts, origin: str | None) -> None:
    async def run() -> None:
        host = hosts()
        said = None if origin is None else origin.format(port=host.port)
        async with aiohttp.ClientSession() as session:
            with pytest.raises(aiohttp.WSServerHandshakeError) as refusal:
                await session.ws_connect(f"http://{HERE}:{host.port}/ws", origin=said)
        assert refusal.value.status == 403

    asyncio.run(run())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        "{}",
        '{"type":"dance"}',
        '{"type":"sit"}',
        '{"type":"sit","seat":"0"}',
        '{"type":"sit","seat":0,"extra":1}',
        '{"type":"answer","question":1,"way":0,"answers":[]}',
        '{"type":"press","key":"explode"}',
        '{"type":"hello","token":5}',
        "[" * 20000,
        '{"type":"wish","name":"' + "\\ud800" + '"}',
    ],
)
def test_what_no_phone_of_ours_says_is_cut_off(hosts: Hosts, text: str) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host) as one:
            await one.sit(0)
            await one.socket.send_str(text)
            assert (await closed(one))["code"] == REFUSED
        async with phone(host, token=one.token, key="") as back:
            await back.hear("me")

    asyncio.run(run())


def test_strangers_may_say_hello_and_nothing_else(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        for said in ({"type": "sit", "seat": 0}, {"type": "visit"}, {"type": "leave"}, {"type": "wish", "name": "x"}):
            async with phone(host, key="") as one:
                await one.hear("door")
                await one.socket.send_str(json.dumps(said))
                assert (await closed(one))["code"] == REFUSED
        assert not [message for message in host.messages() if isinstance(message, Joined)]

    asyncio.run(run())


def test_a_token_cannot_be_fixed_nor_guessed(hosts: Hosts) -> None:
    """Whatever a phone brings as its token, it gets one of ours."""

    async def run() -> None:
        host = hosts()
        async with phone(host, token="my-own-token-my-own-tok", key=host.code) as one:
            await one.sit(0)
            assert one.token not in ("", "my-own-token-my-own-tok")
        for token in ("", "my-own-token-my-own-tok", one.token[:-1], one.token + "A", one.token.swapcase()):
            async with phone(host, token=token, key="") as other:
                assert (await other.next())["type"] == "door"

    asyncio.run(run())


def test_wrong_codes_slow_down_and_the_square_still_works(hosts: Hosts) -> None:
    async def run() -> None:
        host = hosts()
        async with phone(host, key="KLEE 11") as one:
            said = [(await one.hear("door"))["say"]]
            for _ in range(6):
                await one.say("hello", key="GOYA 22")
                said.append((await one.hear("door"))["say"])
            assert said[0] == said[4]
            assert "Wait" in said[-1]
            await one.say("hello", key=host.code)
            assert "Wait" in (await one.hear("door"))["say"], "a right code that comes too soon tells nothing"
            await one.say("hello", key=host.record.secret)
            await one.hear("seats")

    asyncio.run(run())


def test_another_seats_pictures_and_cards_are_nobody_elses(hosts: Hosts) -> None:
    """Another seat's address is no answer; a picture that may be seen no longer is gone."""

    async def run() -> None:
        host, match = hosts(seats=3), open_match("title_teller", 3)
        seat = match.to_act()[0]
        bridge = bridge_of(match, host)
        async with table(host, bridge) as heard, phone(host) as teller, phone(host) as other:
            await teller.sit(seat)
            await teller.hear("sheet")
            await other.sit((seat + 1) % 3)
            await other.hear("sheet")
            theirs = other.sheet["hands"][0]["pictures"][0][0]
            told = await teller.answer(cards=[theirs], title="Blue rain")
            assert told["type"] == "refused"
            assert not [message for message in heard if isinstance(message, Submitted)]
            mine = teller.sheet["ways"][0]["fields"][0]["of"][0]["value"]
            status, headers, body = await get(host, f"/p/{mine}")
            assert (status, headers["Content-Type"]) == (200, "image/jpeg")
            assert headers["Cache-Control"].startswith("private")
            assert body == f"small {match.state.hands[seat][0]}".encode()
            assert (await get(host, f"/p/{mine}/large"))[2].startswith(b"large")
        host.remove(seat)
        await asyncio.sleep(0.1)
        assert (await get(host, f"/p/{mine}"))[0] == 404

    asyncio.run(run())
