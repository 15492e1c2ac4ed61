"""What was chosen is filled and has a tick; only what has the keyboard is ringed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from artgames.scene.drawing.fonts import sans
from artgames.scene.items.piece import Piece
from artgames.scene.picture_board.answer_bar import AnswerBar
from artgames.scene.picture_board.buttons import WordButton
from artgames.scene.picture_board.picture_spec import Bar, Picture
from tests.scene.picture_board.conftest import PutUp

PLACE = QRectF(0, 0, 400, 60)
INSIDE, OUTSIDE = QPoint(220, 25), QPoint(220, 15)
"""Near the upper edge, where no letters are; and between that edge and the ring of the keyboard's."""


def drawn(piece: Piece) -> QImage:
    image = QImage(440, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#123456"))
    painter = QPainter(image)
    painter.translate(20, 20)
    piece.paint(painter, None)  # type: ignore[arg-type]  # nothing is asked of the option
    painter.end()
    return image


@pytest.mark.parametrize("kind", ["way", "bar"])
def test_chosen_is_filled_and_focused_is_ringed(put_up: PutUp, kind: str) -> None:
    style = put_up(Picture())[0].style
    made: Callable[[], Piece] = {
        "way": lambda: WordButton("pass", "Pass", PLACE, style),
        "bar": lambda: AnswerBar(Bar(1, "Rome"), PLACE, sans(20), style),
    }[kind]
    plain, chosen, focused = made(), made(), made()
    chosen.change(chosen=True)
    focused.change(focused=True)
    fills = [drawn(one).pixelColor(INSIDE).name() for one in (plain, chosen, focused)]
    rings = [drawn(one).pixelColor(OUTSIDE).name() for one in (plain, chosen, focused)]
    theme = style.theme
    filled = {"way": "#FFE9B5", "bar": theme.accent}[kind]  # a way is no button that answers
    assert fills == [style.on_paper.raised.lower(), filled.lower(), style.on_paper.raised.lower()]
    assert rings[0] == rings[1] == "#123456" and rings[2] != "#123456"
