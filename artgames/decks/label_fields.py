"""The lines of a label as somebody corrects them: how each is printed to be read over, and what its words mean."""

from collections.abc import Callable
from typing import NamedTuple

from artgames.decks.catalogue import LONGEST_SENTENCE, LONGEST_TEXT, Painting
from artgames.decks.importing.card_facts import life_of
from artgames.decks.importing.date_parser import read_date
from artgames.decks.importing.size_parser import read_size
from artgames.decks.label_corrections import Fact, Facts
from artgames.engine.words import QT_TRANSLATE_NOOP, one_line


class NotUnderstood(ValueError):
    """These words cannot stand here; the argument says why, to be translated in the context LabelFields."""


class Field(NamedTuple):
    """One line. `caption` is to be translated in the context LabelFields."""

    name: str
    caption: str
    printed: Callable[[Painting], str]
    read: Callable[[str], Facts]
    of_imported_cards: bool = False
    """Whether it is asked for cards of one's own alone: what stands there on ours belongs to the museum's data."""


def correctable(painting: Painting) -> tuple[Field, ...]:
    """The lines that can be corrected on this card."""
    return tuple(field for field in FIELDS if painting.origin == "own" or not field.of_imported_cards)


def _text(name: str, caption: str, *, imported: bool = False) -> Field:
    """A line whose words are just what is printed."""
    longest = LONGEST_SENTENCE if name == "sentence" else LONGEST_TEXT

    def read(text: str) -> Facts:
        return {name: one_line(text.strip(), longest)}

    return Field(name, caption, lambda painting: getattr(painting, name), read, imported)


def _title(text: str) -> Facts:
    if not text.strip():
        raise NotUnderstood(QT_TRANSLATE_NOOP("LabelFields", "A painting needs a title."))
    return {"title": one_line(text.strip(), LONGEST_TEXT)}


def _dated(text: str) -> Facts:
    """An empty line is a painting without a date."""
    dated = read_date(text)
    if text.strip() and not dated.is_known:
        raise NotUnderstood(QT_TRANSLATE_NOOP("LabelFields", "Write the date like 1665, c. 1510 or 1503–06."))
    return {"dated": dated.label, "begun": dated.begun, "completed": dated.completed}


def _lived(text: str) -> Facts:
    facts = life_of("", "", text.strip())
    return {"lived": one_line(text.strip(), LONGEST_TEXT), "born": facts.get("born"), "died": facts.get("died")}


def _sitter(text: str) -> Facts:
    """Whoever has a name posed for a portrait; without one it may still be the portrait of somebody."""
    name = one_line(text.strip(), LONGEST_TEXT)
    return {"sitter": name, "portrait": True} if name else {"sitter": None}


def _size(text: str) -> Facts:
    size = read_size(text)
    if text.strip() and size is None:
        raise NotUnderstood(QT_TRANSLATE_NOOP("LabelFields", "Write the size as height × width, like 77 × 53 cm."))
    return {"height_cm": size.height if size else None, "width_cm": size.width if size else None}


def _printed_size(painting: Painting) -> str:
    if painting.height_cm is None or painting.width_cm is None:
        return ""
    return f"{painting.height_cm:g} × {painting.width_cm:g} cm"


FIELDS = (
    Field("title", QT_TRANSLATE_NOOP("LabelFields", "Title"), lambda painting: painting.title, _title),
    _text("artist", QT_TRANSLATE_NOOP("LabelFields", "Artist")),
    Field("lived", QT_TRANSLATE_NOOP("LabelFields", "Artist’s dates"), lambda painting: painting.lived, _lived),
    _text("nationality", QT_TRANSLATE_NOOP("LabelFields", "Country"), imported=True),
    Field("dated", QT_TRANSLATE_NOOP("LabelFields", "Date"), lambda painting: painting.dated, _dated),
    Field("sitter", QT_TRANSLATE_NOOP("LabelFields", "Who posed"), lambda painting: painting.sitter or "", _sitter),
    _text("school", QT_TRANSLATE_NOOP("LabelFields", "School or movement")),
    _text("subject", QT_TRANSLATE_NOOP("LabelFields", "Kind of picture"), imported=True),
    _text("medium", QT_TRANSLATE_NOOP("LabelFields", "Material")),
    Field("size", QT_TRANSLATE_NOOP("LabelFields", "Size"), _printed_size, _size),
    _text("museum", QT_TRANSLATE_NOOP("LabelFields", "Museum")),
    _text("city", QT_TRANSLATE_NOOP("LabelFields", "City")),
    _text("sentence", QT_TRANSLATE_NOOP("LabelFields", "What it shows")),
    _text("credit", QT_TRANSLATE_NOOP("LabelFields", "Credit line"), imported=True),
    _text("accession", QT_TRANSLATE_NOOP("LabelFields", "Inventory number"), imported=True),
)


def corrections_of(printed: Painting, lines: dict[str, str]) -> Facts:
    """What differs from the card as it came. A line that reads as before changes nothing, whatever it is taken for.
    Raises NotUnderstood."""
    facts: dict[str, Fact] = {}
    for field in correctable(printed):
        text = lines.get(field.name, field.printed(printed))
        if text.strip() != field.printed(printed).strip():
            facts |= field.read(text)
    return facts


def differences(printed: Painting, now: Painting) -> list[tuple[Field, str, str]]:
    """The lines that read otherwise than they came: before and now."""
    lines = [(field, field.printed(printed), field.printed(now)) for field in FIELDS]
    return [(field, before, after) for field, before, after in lines if before != after]
