"""The podium in a small place: every step keeps its medal."""

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from artgames.app.result import podium
from artgames.app.result.podium import Podium
from artgames.app.result.standings import PodiumStep
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.tempo import Tempo
from artgames.store import Player


@pytest.mark.parametrize("high", [230, 260, 340, 600])
def test_every_step_has_its_medal_in_large_letters(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, high: int) -> None:
    made = Podium(GALLERY, 26)
    qtbot.addWidget(made)
    drawn: list[int] = []
    monkeypatch.setattr(podium, "draw_medal", lambda _painter, _rect, place, _theme: drawn.append(place))
    players = tuple(Player(name, mark) for mark, name in enumerate(("Ada", "Ben", "Cleo")))
    steps = tuple(PodiumStep(place, (place - 1,), 12 - place) for place in (1, 2, 3))
    made.start(steps, players, Tempo())
    made.resize(600, high)
    made.skip()
    made.render(QPixmap(made.size()))
    assert sorted(set(drawn)) == [1, 2, 3]
