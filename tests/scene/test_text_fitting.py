"""Words in a given room: what belongs together stands on one line."""

import pytest
from PySide6.QtCore import QRectF

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.text_fitting import cut


@pytest.mark.usefixtures("qapp")
def test_a_date_is_cut_as_one_word() -> None:
    font = sans(20)
    shown = cut("Vermeer painted it c. 1665", font, QRectF(0, 0, 215, 24))
    assert shown == "Vermeer painted it…"
