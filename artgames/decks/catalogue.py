"""What is printed on the cards: one record a painting, one pack of records a collection."""

import msgspec


class Painting(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card. Only id, title, file and pixel size are always there: a folder of one's own pictures knows no more.

    A fact that is missing is an empty text or None, and only switches off the games that ask for it.
    """

    id: int  # four digits, never changed and never given to another painting
    title: str
    artist: str = ""  # as a label prints it: "Claude Monet", "Workshop of Giovanni Bellini", "Unidentified artist"
    born: int | None = None
    died: int | None = None
    nationality: str = ""
    begun: int | None = None  # earliest and latest year in which it can have been painted
    completed: int | None = None
    dated: str = ""  # the same as a label prints it: "c. 1485/86"
    school: str = ""  # movement or school: "Impressionism", "Dutch Golden Age"
    subject: str = ""  # what kind of picture it is: "portrait", "landscape", "still life", "Madonna", "myth", …
    medium: str = ""
    height_cm: float | None = None
    width_cm: float | None = None
    museum: str = ""
    city: str = ""
    credit: str = ""
    accession: str = ""
    wikidata: str = ""
    portrait: bool = False  # one person, real or invented, is what the picture is about
    sitter: str | None = None  # the name of that person, where it is known
    sentence: str = ""  # what one sees, without title, name or date; also what a screen reader says
    file: str
    width: int  # of the picture file, in pixels
    height: int


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """A collection of cards with one origin and one licence."""

    slug: str
    title: str
    licence: str
    credit: str
    cards: tuple[Painting, ...]
