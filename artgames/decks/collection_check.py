"""Proves that the collection of the house is complete: what a game may ask is there, is true to itself and unique."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec
from PIL import Image

from artgames.decks.catalogue import NOBODY, Painting
from artgames.decks.deck import Deck
from artgames.decks.filters import plain
from artgames.decks.importing.duplicates import DISTINCT, SAME, near_pairs, thumbnail
from artgames.decks.importing.pack_validation import lies_within
from artgames.decks.importing.spoilers import named_artist
from artgames.decks.library import HOUSE_PACKS, Library

CARDS, PORTRAITS, TILES = 200, 56, 48
OWN = "atelier"
OWN_SIDE = 1200
LEAST_SIDE = 550
HOUSE_IDS = range(1, 10_000)
YEARS = range(500, 1951)
_NEEDED = (
    "title", "artist", "nationality", "dated", "begun", "completed", "school", "subject", "medium", "height_cm",
    "museum", "credit", "sentence", "file",
)  # fmt: skip


class Checked(msgspec.Struct, frozen=True):
    """What the check found. Without problems, everything is as it should be."""

    cards: int
    portraits: int
    tiles: int
    problems: tuple[str, ...]


class Card(msgspec.Struct, frozen=True):
    """A card of the house, and the deck it belongs to."""

    deck: Deck
    painting: Painting

    @property
    def name(self) -> str:
        return f"{self.painting.printed_id} {self.painting.title}"

    @property
    def is_own(self) -> bool:
        return self.deck.slug == OWN


def check_collection(library: Library) -> Checked:
    """Look at every card of the packs that come with the program. Reads all pictures; takes seconds."""
    library.verify()
    decks = [deck for deck in library.packs if deck.slug in HOUSE_PACKS]
    cards = [Card(deck, deck.painting(card)) for deck in decks for card in deck.ids]
    portraits, tiles = (sum(map(bool, column)) for column in _columns(cards))
    problems = [
        *library.messages,
        *_counts(len(cards), portraits, tiles),
        *(f"{card.name}: {problem}" for card in cards for problem in check_card(card)),
        *_not_unique(cards),
        *_taken_for_another(cards),
    ]
    return Checked(len(cards), portraits, tiles, tuple(problems))


def check_card(card: Card) -> Iterator[str]:
    """What is wrong with one card by itself."""
    for check in (_missing_facts, _odd_years, _odd_size, _odd_sentence, _odd_portrait, _odd_picture):
        yield from check(card)


def _columns(cards: Sequence[Card]) -> tuple[list[object], list[object]]:
    return [card.painting.portrait for card in cards], [card.painting.detail for card in cards]


def _counts(cards: int, portraits: int, tiles: int) -> Iterator[str]:
    if cards != CARDS:
        yield f"there are {cards} cards instead of {CARDS}"
    if portraits < PORTRAITS:
        yield f"there are {portraits} portraits, fewer than {PORTRAITS}"
    if tiles < TILES:
        yield f"there are {tiles} cards with a detail, fewer than {TILES}"


# One card


def _missing_facts(card: Card) -> Iterator[str]:
    painting = card.painting
    for name in _NEEDED:
        if not getattr(painting, name):
            yield f"has no {name}"
    if painting.id not in HOUSE_IDS:
        yield f"has the number {painting.id}"
    if not painting.lived and painting.artist != NOBODY:
        yield "does not say when its artist lived"
    if not painting.city and painting.museum != "Private collection":
        yield "has no city"
    if card.is_own and painting.detail is None:
        yield "has no detail"


def _odd_years(card: Card) -> Iterator[str]:
    begun, completed, born, died = (getattr(card.painting, name) for name in ("begun", "completed", "born", "died"))
    if begun is None or completed is None:
        return
    if begun > completed or begun not in YEARS or completed not in YEARS:
        yield f"was painted from {begun} to {completed}"
    if born is not None and completed < born + 14:
        yield f"was painted in {completed} by somebody born in {born}"
    if died is not None and completed > died:
        yield f"was completed in {completed} by somebody who died in {died}"
    if born is not None and died is not None and not 20 <= died - born <= 100:
        yield f"is by somebody who lived from {born} to {died}"


def _odd_size(card: Card) -> Iterator[str]:
    painting = card.painting
    height, width = painting.height_cm, painting.width_cm
    for side in (height, width):
        if side is not None and not 4 < side < 1000:
            yield f"is {side} cm large"
    if painting.shows != "painting":
        return
    if not width:
        yield "has no width_cm"
    elif height:
        _, _, across, down = painting.shown
        if not 0.8 < (across / down) / (width / height) < 1.25:
            yield f"is {height} × {width} cm, which is not the shape of its picture"


def _odd_sentence(card: Card) -> Iterator[str]:
    painting = card.painting
    sentence, words = painting.sentence, painting.sentence.split()
    if not sentence:
        return
    if not 12 <= len(words) <= 20:
        yield f"has a sentence of {len(words)} words"
    if not sentence[0].isupper() or not sentence.endswith("."):
        yield "has a sentence that does not begin or end like one"
    if re.search(r"\d", sentence):
        yield "has a sentence with a number"
    if f" {plain(painting.title)} " in f" {plain(sentence)} ":
        yield "names its title in its sentence"
    if painting.artist != NOBODY and named_artist(sentence, painting.artist):
        yield "names its artist in its sentence"


def _odd_portrait(card: Card) -> Iterator[str]:
    painting = card.painting
    if not painting.portrait and (painting.sitter or painting.subject == "portrait"):
        yield "has a sitter or the subject of a portrait and is none"


def _odd_picture(card: Card) -> Iterator[str]:
    painting = card.painting
    with Image.open(card.deck.picture(painting.id)) as image:
        size = image.size
    if size != (painting.width, painting.height):
        yield f"has a picture of {size[0]} × {size[1]} pixels and says {painting.width} × {painting.height}"
    if card.is_own and max(size) != OWN_SIDE:
        yield f"has a long side of {max(size)} pixels instead of {OWN_SIDE}"
    if max(size) < LEAST_SIDE:
        yield f"has a long side of only {max(size)} pixels"
    for name, part in (("crop", painting.crop), ("detail", painting.detail)):
        if part is not None and not lies_within(part, size):
            yield f"has a {name} outside its picture"
    if painting.detail is not None and painting.detail[2] != painting.detail[3]:
        yield "has a detail that is no square"


# All cards


def _not_unique(cards: Sequence[Card]) -> Iterator[str]:
    keys: dict[str, Callable[[Card], object]] = {
        "number": lambda card: card.painting.id,
        "title and artist": lambda card: (plain(card.painting.title), plain(card.painting.artist)),
        "sentence": lambda card: plain(card.painting.sentence),
        "picture": lambda card: (card.deck.slug, card.painting.file),
        "Wikidata id": lambda card: card.painting.wikidata,
    }
    for what, key in keys.items():
        counts = Counter(key(card) for card in cards)
        for value, count in counts.items():
            if value and count > 1:
                same = [card.name for card in cards if key(card) == value]
                yield f"{' and '.join(same)} have the same {what}"


def _taken_for_another(cards: Sequence[Card]) -> Iterator[str]:
    """Our own paintings keep their distance from every card; two of a museum are only questioned if they are one."""
    looks = [thumbnail(_shown(card)) for card in cards]
    for pair in near_pairs(looks, DISTINCT):
        one, other = cards[pair.one], cards[pair.other]
        if pair.distance < (DISTINCT if one.is_own or other.is_own else SAME):
            yield f"{one.name} and {other.name} look alike (distance {pair.distance:.1f})"


def _shown(card: Card) -> Image.Image:
    left, top, width, height = card.painting.shown
    with Image.open(card.deck.picture(card.painting.id)) as image:
        return image.convert("RGB").crop((left, top, left + width, top + height))
