"""Where a date was asked for, the label says which years count for a vague one."""

from PySide6.QtCore import QRectF

from artgames.app.context import AppContext
from artgames.games.flash_cards.board.label import AnswerNote, LabelCard
from tests.projector.staging import SIZES, Stage, begin


def test_the_label_says_which_years_a_vague_date_stands_for(context: AppContext) -> None:
    with Stage(context, begin(context, "flash_cards", 1, deck="met"), SIZES[1]) as shown:
        style, room = shown.board.style, QRectF(0, 0, 500, 600)
        vague, exact = style.deck.painting(1030), style.deck.painting(1028)
        assert (
            "“after 1595” counts as 1595–1609" in LabelCard(vague, "date", AnswerNote(), room, style).accessible_text()
        )
        assert "counts as" not in LabelCard(vague, "artist", AnswerNote(), room, style).accessible_text()
        assert "counts as" not in LabelCard(exact, "date", AnswerNote(), room, style).accessible_text()
