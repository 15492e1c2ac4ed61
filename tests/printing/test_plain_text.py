"""On paper, too, a text from outside is printed letter by letter."""

from pathlib import Path

import msgspec
import pytest

from artgames.printing import Content, Wish, compose, write_pdf
from artgames.printing.print_request import Kind
from tests.printing.conftest import Pdf, needs_poppler

EVIL = '<b>Zq</b>&Zq<img src="trap.png">'


@needs_poppler
@pytest.mark.parametrize("what", ["deck", "booklet", "answers"])
def test_titles_artists_and_credits_are_printed_as_they_are(content: Content, tmp_path: Path, what: Kind) -> None:
    cards = tuple(msgspec.structs.replace(card, title=EVIL, artist=EVIL) for card in content.paintings[:6])
    evil = Content(EVIL, cards, content.find, EVIL, EVIL)
    document = compose(Wish(what, "A4", 6, "below", True), evil, [], [])
    write_pdf(document, tmp_path / "evil.pdf")
    pdf = Pdf(tmp_path / "evil.pdf")
    said = "".join(pdf.text(page) for page in range(1, pdf.pages + 1)).replace(" ", "")
    assert "<b>Zq</b>&Zq" in said, said
