"""What is heard one after another on boards whose things do not lie in rows: by sense, not by where they are."""

from itertools import groupby

from artgames.app.context import AppContext
from tests.app.accessibility.listening import Heard, heard
from tests.app.accessibility.pictures import Easel


def told(table: Easel, name: str) -> list[Heard]:
    """What is heard on the first picture of this name."""
    next(one for one in table.pictures() if one.name == name)
    return heard(table.view)[1:]


def kinds(lines: list[Heard]) -> list[str]:
    """The kinds of things, each as often as it comes anew."""
    return [kind for kind, _ in groupby(line.thing.split()[0] for line in lines)]


def test_the_stall_is_told_from_its_people_to_what_can_be_answered(context: AppContext) -> None:
    with Easel(context, "steal_this_game") as table:
        lines = told(table, "answer: room")
    names = [line.name for line in lines]
    people = ["Place", "Speech", "Place"]
    assert kinds(lines) == [*people, "CashBox", "Cashier", "Cup", "Token", "StopPlate", "Button"]
    assert "Thief" in names[0] and "Exhibitor" in names[2], "the claim follows whoever made it"
    assert "Risk token: Hit" in names


def test_loot_is_told_with_whoever_has_it(context: AppContext) -> None:
    with Easel(context, "art_robbery") as table:
        lines = told(table, "defence: room")
    names = [line.name for line in lines]
    assert names[0].startswith("Raid") and names[1].startswith("The guard dog")
    first, second = (next(at for at, name in enumerate(names) if name.startswith(who)) for who in ("Ada:", "Benjamin:"))
    middle, loot = names[2:first], names[first + 1 : second]
    assert middle and not set(middle) & set(names[first].removeprefix("Ada: ").split("; ")[0].split(", "))
    assert all(tile in names[first] for tile in loot[:-1]) and loot[-1].startswith("Ada’s stack")
    assert kinds(lines)[-1] == "Answer", "answers come last"


def test_rooms_are_told_in_order_with_their_paintings_and_pawns(context: AppContext) -> None:
    with Easel(context, "art_gallery") as table:
        lines = told(table, "buy: room")
    assert kinds(lines)[:2] == ["Words", "Owner"], "first what is settled, and whose cards lie there"
    rooms = [line for line in lines if line.thing.split()[0] in ("Room", "PaintingItem", "Pawn", "Pile")]
    assert [line.name.split(",")[0] for line in rooms if line.thing.startswith("Room")] == [
        "Shop",
        *(f"Gallery {number}" for number in (1, 2, 3, 4)),
    ]
    assert kinds(rooms) == ["Room", "Pile", "Pawn", *["Room", "PaintingItem"] * 4, "Pawn"]
    assert kinds(lines)[-2:] == ["Place", "Button"]
