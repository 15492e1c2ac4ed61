"""What is printed on the tiles and on the cards, read from ``resources/art_robbery/tiles.json``.

A tile is a number 0–35: raid by raid, nine each, in the order 0, 1, 2, 3, 3, 3, 4, 5, Boss. A card is a number 0–54:
six of each number 0–5, then the Boss cards, the Dog cards and the Greedy Thieves. The kind of a card is its number
0–5, or `BOSS`, `DOG` or `GREEDY`.
"""

from typing import TypeAlias

import msgspec

from artgames import paths

Tile: TypeAlias = int
Card: TypeAlias = int
Kind: TypeAlias = int

BOSS: Kind = 6
DOG: Kind = 7
GREEDY: Kind = 8
NUMBERS = range(6)

RAIDS = 4
TILES_A_RAID = 9
BOSS_KEEPERS = (4, 5)
"""AR-12: whoever holds the Boss at the end of a raid needs one of these from the same raid."""


class Print(msgspec.Struct, frozen=True):
    """What is printed on a tile. The Boss shows a 5, but is none (AR-07)."""

    value: int
    dots: int
    boss: bool = False


class Raid(msgspec.Struct, frozen=True):
    name: str
    tiles: tuple[Print, ...]


class Counts(msgspec.Struct, frozen=True):
    """How many cards of each kind there are."""

    each_number: int
    boss: int
    dog: int
    greedy: int


class Sums(msgspec.Struct, frozen=True):
    """What a slip of the pen in the file would change."""

    points_a_raid: int
    points: int
    dots: int
    cards: int


class Box(msgspec.Struct, frozen=True):
    """All tiles and cards of the game, as the file lists them; `Faces` makes tables of it."""

    edition: int
    raids: tuple[Raid, ...]
    cards: Counts
    sums: Sums


class Faces:
    """What is printed, as tables by tile and by card."""

    def __init__(self, box: Box) -> None:
        prints = [face for raid in box.raids for face in raid.tiles]
        counts = box.cards
        self.edition = box.edition
        self.raid_names = tuple(raid.name for raid in box.raids)
        self.prints = tuple(prints)
        self.values = tuple(face.value for face in prints)
        self.dots = tuple(face.dots for face in prints)
        self.looks = tuple(prints.index(face) for face in prints)
        """AR-05: the same number for tiles that show the same; within a raid it makes no difference who has which."""

        self.points = sum(self.values)
        self.alibis = sum(self.dots)
        self.bosses: tuple[Tile, ...] = tuple(tile for tile, face in enumerate(prints) if face.boss)
        """The Boss tile of each raid."""

        self.kinds: tuple[Kind, ...] = (
            *(number for number in NUMBERS for _ in range(counts.each_number)),
            *(BOSS,) * counts.boss,
            *(DOG,) * counts.dog,
            *(GREEDY,) * counts.greedy,
        )
        """The kind of each card."""

        self.wanted = tuple(
            tuple(self._tiles_for(raid, kind) for kind in range(GREEDY + 1)) for raid in range(len(box.raids))
        )
        """By raid and kind of card: the tiles that such a card may take, wherever they lie."""

        self.wanted_but_the_boss = tuple(tiles[GREEDY][:-1] for tiles in self.wanted)
        """By raid: what a Greedy Thief may take who leaves the Boss alone (AR-08)."""

        self.keepers = tuple(
            tuple(tile for number in BOSS_KEEPERS for tile in self.wanted[raid][number])
            for raid in range(len(box.raids))
        )
        """By raid: the tiles that let somebody keep the Boss."""

    def raid_of(self, tile: Tile) -> int:
        return tile // TILES_A_RAID

    def tiles_of(self, raid: int) -> tuple[Tile, ...]:
        return tuple(range(raid * TILES_A_RAID, (raid + 1) * TILES_A_RAID))

    def _tiles_for(self, raid: int, kind: Kind) -> tuple[Tile, ...]:
        tiles = self.tiles_of(raid)
        if kind == GREEDY:
            return tiles
        if kind == BOSS:
            return tuple(tile for tile in tiles if self.prints[tile].boss)
        return tuple(tile for tile in tiles if self.values[tile] == kind and not self.prints[tile].boss)


def read_box() -> Box:
    """The box as it ships. Raises ValueError when its sums do not agree."""
    data = (paths.resources() / "art_robbery" / "tiles.json").read_bytes()
    return checked(msgspec.json.decode(data, type=Box))


def checked(box: Box) -> Box:
    """The same box, if its sums agree."""
    sums, counts = box.sums, box.cards
    prints = [face for raid in box.raids for face in raid.tiles]
    cards = len(NUMBERS) * counts.each_number + counts.boss + counts.dog + counts.greedy
    agreed = {
        "points_a_raid": all(sum(face.value for face in raid.tiles) == sums.points_a_raid for raid in box.raids),
        "points": sum(face.value for face in prints) == sums.points,
        "dots": sum(face.dots for face in prints) == sums.dots,
        "cards": cards == sums.cards,
        "raids": len(box.raids) == RAIDS,
        "tiles_a_raid": all(len(raid.tiles) == TILES_A_RAID for raid in box.raids),
        "boss_comes_last": all([face.boss for face in raid.tiles] == [False] * 8 + [True] for raid in box.raids),
    }
    wrong = [name for name, agrees in agreed.items() if not agrees]
    if wrong:
        raise ValueError(f"the sums in tiles.json do not agree: {', '.join(wrong)}")
    return box


FACES = Faces(read_box())
"""The faces of the box that ships."""


def kind(card: Card) -> Kind:
    """0–5, BOSS, DOG or GREEDY."""
    return FACES.kinds[card]
