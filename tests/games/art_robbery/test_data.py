"""What is printed: the sums of the rulings' table, and a file that cannot be wrong unnoticed."""

import msgspec
import pytest

from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY, Box, Counts, checked, kind, read_box
from artgames.games.art_robbery.rules.play import ArtRobbery


def test_the_sums_of_the_table() -> None:
    numbers = [
        sum(FACES.values[tile] for tile in FACES.tiles_of(raid) if tile not in FACES.bosses) for raid in range(4)
    ]
    assert numbers == [21, 21, 21, 21]
    assert [sum(FACES.values[tile] for tile in FACES.tiles_of(raid)) for raid in range(4)] == [26, 26, 26, 26]
    assert [sum(FACES.dots[tile] for tile in FACES.tiles_of(raid)) for raid in range(4)] == [2, 3, 4, 6]
    assert (FACES.points, FACES.alibis, len(FACES.values)) == (104, 15, 36)


def test_the_tiles_of_a_raid_come_in_their_order() -> None:
    for raid in range(4):
        assert [FACES.values[tile] for tile in FACES.tiles_of(raid)] == [0, 1, 2, 3, 3, 3, 4, 5, 5]
        assert FACES.bosses[raid] == raid * 9 + 8
    assert FACES.raid_names == ("sketches", "sculptures", "antiquities", "paintings")


def test_the_cards_come_in_their_order() -> None:
    assert [kind(card) for card in range(36)] == [card // 6 for card in range(36)]
    assert [kind(card) for card in (36, 41, 42, 47, 48, 54)] == [BOSS, BOSS, DOG, DOG, GREEDY, GREEDY]
    assert len(FACES.kinds) == 55


def spoilt(box: Box) -> dict[str, Box]:
    """For each sum a change that breaks it."""
    with_ = msgspec.structs.replace
    first = box.raids[0]
    higher = with_(first, tiles=(with_(first.tiles[0], value=1), *first.tiles[1:]))
    dotted = with_(first, tiles=(with_(first.tiles[0], dots=3), *first.tiles[1:]))
    turned = with_(first, tiles=first.tiles[::-1])
    return {
        "points_a_raid": with_(box, raids=(higher, *box.raids[1:])),
        "points": with_(box, raids=(higher, *box.raids[1:])),
        "dots": with_(box, raids=(dotted, *box.raids[1:])),
        "cards": with_(box, cards=Counts(6, 6, 6, 6)),
        "raids": with_(box, raids=box.raids[:3]),
        "tiles_a_raid": with_(box, raids=(with_(first, tiles=first.tiles[1:]), *box.raids[1:])),
        "boss_comes_last": with_(box, raids=(turned, *box.raids[1:])),
    }


@pytest.mark.parametrize("name", spoilt(read_box()))
def test_a_slip_of_the_pen_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        checked(spoilt(read_box())[name])


def test_a_corrected_box_counts_as_changed_rules() -> None:
    from artgames.games.art_robbery.data import Faces

    second = Faces(msgspec.structs.replace(read_box(), edition=2))
    assert ArtRobbery(FACES).version < ArtRobbery(second).version
