"""What opens the door, and what is kept of it."""

import re
from itertools import combinations
from pathlib import Path

from artgames.phones import record as records
from artgames.phones.codes import PAINTERS, digest, new_code, new_secret, new_token, opens, plain_code
from artgames.phones.guard import QUIET, SLOWEST, WRONG_BY_ALL, WRONG_FREE, Bucket, WrongCodes
from artgames.phones.record import Draft, RoomRecord, SeatRecord, Vote, new_record


def test_a_code_is_a_painter_and_two_digits() -> None:
    for _ in range(200):
        assert re.fullmatch(r"[A-Z]{4,9} [2-9]{2}", new_code())


def test_no_two_painters_are_one_slip_apart() -> None:
    """Heard across a room, two names that differ in one letter are the same name."""
    for one, other in combinations(PAINTERS, 2):
        assert len(one) != len(other) or sum(a != b for a, b in zip(one, other, strict=True)) > 1, (one, other)
        assert one not in other and other not in one


def test_a_code_is_read_as_people_type_it() -> None:
    for typed in ("klee 47", "Klee-47", " KLEE47 ", "k l e e 4 7", "klee,47"):
        assert opens(typed, "KLEE 47", "secret")
    assert plain_code("Dürer 52") == "DURER52"
    for wrong in ("", "KLEE", "KLEE 48", "47", "secre", "SECRET", "klee 47 1"):
        assert not opens(wrong, "KLEE 47", "secret")
    assert opens("secret", "KLEE 47", "secret")


def test_tokens_and_secrets_are_long_and_never_the_same() -> None:
    assert len({new_token() for _ in range(500)}) == 500
    assert len(new_token()) == 22  # 128 bits
    assert len(new_secret()) == 32
    assert digest("a") != digest("b")


def test_a_record_comes_back_as_it_was(tmp_path: Path) -> None:
    kept = RoomRecord(
        code="GOYA 52",
        secret="s" * 32,
        port=8787,
        seats=(SeatRecord(1, digest("t"), Draft("abc", 0, {"tokens": [1, 2]}, 3.5), remote=True),),
        visitors=(digest("v"),),
        votes=(Vote(digest("v"), (3,)),),
        voted_on="abc",
        locked=True,
        free_names=False,
    )
    file = tmp_path / "phones.json"
    records.save(kept, file)
    assert records.load(file) == kept
    assert file.stat().st_mode & 0o077 == 0, "others can read the secret"


def test_a_damaged_record_is_none(tmp_path: Path) -> None:
    file = tmp_path / "phones.json"
    assert records.load(file) is None
    for content in (b"", b"{", b"[]", b'{"code": 3}', b"\xff\xfe", b'{"code":"A","secret":"B","seats":[{"seat":"x"}]}'):
        file.write_bytes(content)
        assert records.load(file) is None


def test_two_rooms_have_nothing_in_common() -> None:
    one, other = new_record(), new_record()
    assert one.secret != other.secret


def test_five_wrong_codes_are_free_and_then_it_slows_down() -> None:
    door = WrongCodes()
    for second in range(WRONG_FREE - 1):
        assert door.wait("a", second) == 0
        door.count("a", second)
    assert door.wait("a", 4) == 0
    door.count("a", 4)
    waits = []
    now = 5.0
    for _ in range(6):
        waits.append(door.wait("a", now))
        now += waits[-1] + 0.1
        assert door.wait("a", now) == 0
        door.count("a", now)
    assert waits[0] > 0
    assert waits[-1] > 10 * waits[0]
    assert 0 < door.wait("a", now) <= SLOWEST
    assert door.wait("a", now + SLOWEST) == 0
    door.count("a", now + SLOWEST + QUIET + 1)
    assert door.wait("a", now + SLOWEST + QUIET + 1) == 0, "it was quiet for long"
    assert door.wait("b", now) == 0, "one device's mistakes are nobody else's"


def test_an_attack_from_many_devices_slows_codes_down_for_all() -> None:
    door = WrongCodes()
    for number in range(WRONG_BY_ALL + 1):
        door.count(f"device {number}", 1.0)
    assert door.wait("another one", 2.0) > 20
    assert door.wait("another one", 100.0) == 0


def test_a_bucket_lets_through_so_many_a_second() -> None:
    bucket = Bucket(10, 5, 0.0)
    assert [bucket.take(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert bucket.take(0.11)
    assert not bucket.take(0.11)
    assert sum(bucket.take(60.0) for _ in range(20)) == 5
