"""What is printed on the cards: one record a painting, one pack of records a collection."""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.words import one_line

PACK_BLOCK = 10_000
"""Each pack that is added has its cards in a block of ids of its own, so that ids are never shared."""


Origin: TypeAlias = Literal["own", "photograph", "homage"]
"""What the picture on a card is: somebody's own, of which we know no more than its label says; a photograph of the very
painting that the label describes; or one that our atelier painted after it."""

Tag: TypeAlias = Literal["nude", "violence", "crucifixion"]

NOBODY = "Unidentified artist"
"""What a label says where nobody knows the artist."""


class Painting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card. Only id, title, file and pixel size are always there: a folder of one's own pictures knows no more.

    A fact that is missing is an empty text or None, and only switches off the games that ask for it.
    """

    id: int  # four digits, never changed and never given to another painting
    title: str
    aliases: tuple[str, ...] = ()  # other titles by which people know it; nobody sees them
    artist: str = ""  # as a label prints it: "Claude Monet", "Workshop of Giovanni Bellini", "Unidentified artist"
    lived: str = ""  # the artist's dates as a label prints them: "c. 1525–1569", "active by 1465–died 1494"
    born: int | None = None  # as numbers, where they are known
    died: int | None = None
    nationality: str = ""
    dated: str = ""  # as a label prints it: "c. 1485/86", "1530s"
    begun: int | None = None  # the first and the last year of that
    completed: int | None = None
    school: str = ""  # movement or school: "Impressionism", "Dutch Golden Age"
    subject: str = ""  # what kind of picture it is: "portrait", "landscape", "still life", "Madonna", "myth", …
    medium: str = ""
    height_cm: float | None = None
    width_cm: float | None = None
    museum: str = ""
    city: str = ""
    credit: str = ""
    licence: str = ""  # of the picture, where it is another one than that of the pack
    accession: str = ""
    wikidata: str = ""
    tags: tuple[Tag, ...] = ()  # what a class may want to leave out
    portrait: bool = False  # it is about one person, real or invented, or about a few who posed for it
    sitter: str | None = None  # the name of who posed, where it is known
    sentence: str = ""  # what one sees, without title, name or date; also what a screen reader says
    file: str
    width: int  # of the picture file, in pixels
    height: int
    crop: tuple[int, int, int, int] | None = None  # left, top, width, height of the painting within the file
    shows: Literal["painting", "frame", "section"] = "painting"  # with frame or mount; or a part of a long scroll
    detail: tuple[int, int, int, int] | None = None  # the square of the file that tells it from all others
    luminance: int | None = None  # how bright it is on the whole, 0 to 255; its frame is chosen by that
    lit: bool = False  # a photograph so dark that screens show it in some more light
    origin: Origin = "own"
    retired: bool = False  # it hangs no more; matches that were begun with it go on

    @property
    def is_homage(self) -> bool:
        """Whether the label describes another picture than the one that is shown: the original of a homage."""
        return self.origin == "homage"

    @property
    def for_young_players(self) -> bool:
        """Whether there is nothing in it that a class may want to leave out."""
        return not self.tags

    @property
    def printed_id(self) -> str:
        """The four digits on the card. Packs are numbered in blocks of ten thousand."""
        return f"{self.id % PACK_BLOCK:04d}"

    @property
    def shown(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of what to show of the file: all but the photographer's background."""
        return self.crop or (0, 0, self.width, self.height)

    @property
    def square(self) -> tuple[int, int, int, int]:
        """The detail that stands for the painting; the middle of it where nobody has chosen one."""
        left, top, width, height = self.shown
        side = min(width, height)
        return self.detail or (left + (width - side) // 2, top + (height - side) // 2, side, side)


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A collection of cards with one origin and one licence."""

    slug: str
    title: str
    licence: str
    credit: str
    cards: tuple[Painting, ...]


LONGEST_TITLE, LONGEST_SENTENCE, LONGEST_TEXT = 80, 600, 200


def readable(pack: Pack) -> Pack:
    """A pack from outside, with texts that can stand on a label, whoever wrote them."""
    cards = tuple(readable_card(card) for card in pack.cards)
    changed = {name: one_line(getattr(pack, name), most) for name, most in _PACK_TEXTS.items()}
    return msgspec.structs.replace(pack, cards=cards, **changed)


def readable_card(card: Painting) -> Painting:
    """The same for one card."""
    changed = {
        name: one_line(value, LONGEST_SENTENCE if name == "sentence" else LONGEST_TEXT)
        for name, value in msgspec.structs.asdict(card).items()
        if isinstance(value, str) and name != "file"
    }
    return msgspec.structs.replace(card, **changed)


_PACK_TEXTS = {"title": LONGEST_TITLE, "licence": LONGEST_SENTENCE, "credit": LONGEST_SENTENCE}
