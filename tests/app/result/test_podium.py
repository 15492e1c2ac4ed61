"""The podium: whoever stands there, nothing is cut and nobody is left out."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from artgames.app.result import podium_layout as layout
from artgames.app.result.podium import Podium
from artgames.app.result.standings import PodiumStep
from artgames.scene.drawing.theme import GALLERY, HIGH_CONTRAST
from artgames.scene.tempo import Tempo
from artgames.store import Player

EM = 20.0
LONG = "Maximiliane-Wolfeschlegelsteinhausenbergerdorff of the House"
THREE = tuple(PodiumStep(place, (place - 1,), 12 - place) for place in (1, 2, 3))


def players(*names: str) -> tuple[Player, ...]:
    return tuple(Player(name, mark) for mark, name in enumerate(names))


@pytest.fixture
def podium(qtbot: QtBot) -> Podium:
    made = Podium(GALLERY, EM)
    qtbot.addWidget(made)
    made.resize(620, 400)
    return made


@pytest.mark.parametrize("people", [(1,), (2, 2), (1, 1, 1), (3,), (8,), (1, 7), (2, 1)])
def test_everybody_has_a_portrait_inside_the_picture(people: tuple[int, ...]) -> None:
    area = QRectF(0, 0, 620, 400)
    widths = layout.column_widths(area.width(), people, EM)
    heights = layout.plinth_heights([3 * EM] * len(people), area.height(), EM, level=len(people) == 1)
    found = layout.places(area, widths, heights, people, EM)
    assert [len(one.portraits) for one in found] == list(people)
    about = area.adjusted(-0.1, -0.1, 0.1, 0.1)
    assert all(about.contains(rect) for one in found for rect in (one.plinth, *one.portraits))
    assert all(not a.intersects(b) for one in found for a in one.portraits for b in one.portraits if a != b)
    tops = [one.plinth.top() for one in found]
    assert tops == sorted(tops) and len(set(tops)) == len(tops), "the winner stands highest"


def test_the_winner_stands_between_the_second_and_the_third() -> None:
    widths = layout.column_widths(620, (1, 1, 1), EM)
    heights = layout.plinth_heights([60.0] * 3, 400, EM, level=False)
    first, second, third = layout.places(QRectF(0, 0, 620, 400), widths, heights, (1, 1, 1), EM)
    assert second.plinth.right() <= first.plinth.left() + 0.01 < first.plinth.right() <= third.plinth.left() + 0.01
    assert first.portraits[0].width() >= second.portraits[0].width() >= third.portraits[0].width()


@pytest.mark.parametrize(
    "steps",
    [THREE, (PodiumStep(1, (0, 1, 2), 9),), (PodiumStep(1, (0, 2), None), PodiumStep(2, (1,), None))],
    ids=["three", "shared", "teams"],
)
def test_a_name_of_sixty_letters_makes_it_higher_and_is_not_cut(podium: Podium, steps: tuple[PodiumStep, ...]) -> None:
    podium.start(steps, players("Ada", "Ben", "Cleo"), Tempo(reduced=True))
    short = podium.height_for(620)
    podium.start(steps, players(LONG, "Ben", "Cleo"), Tempo(reduced=True))
    assert podium.height_for(620) > short
    step = next(one for one in steps if 0 in one.seats)
    written = "".join(line for _, lines in podium._name_blocks(step, QRectF(0, 0, 180, 0)) for line in lines)
    assert LONG.replace(" ", "") in written.replace(" ", "")


def test_confetti_falls_once_for_a_winner_and_not_with_reduced_motion(qtbot: QtBot, podium: Podium) -> None:
    podium.show()
    podium.start(THREE[:1], players("Ada"), Tempo(pace=3.0))
    assert podium.is_complete and podium.confetti.is_falling
    podium.skip()
    assert not podium.confetti.is_falling
    podium.start(THREE[:1], players("Ada"), Tempo(reduced=True))
    assert not podium.confetti.is_falling
    podium.start((PodiumStep(1, (0,), None, lost=True),), players("Ada"), Tempo(pace=3.0))
    assert not podium.confetti.is_falling, "nothing to celebrate"
    podium.skip()


def test_other_things_wait_until_everybody_has_looked(qtbot: QtBot, podium: Podium) -> None:
    podium.start(THREE, players("Ada", "Ben", "Cleo"), Tempo(pace=3.0, reduced=True))
    with qtbot.waitSignal(podium.complete):
        pass
    assert not podium.is_settled
    with qtbot.waitSignal(podium.settled):
        pass
    assert podium.is_settled


def test_it_is_drawn_in_every_look_with_and_without_perfection(podium: Podium) -> None:
    podium.start(THREE, players("Ada", "Ben", "Cleo"), Tempo(reduced=True))
    podium.skip()
    plain = podium.grab().toImage()
    podium.start(THREE, players("Ada", "Ben", "Cleo"), Tempo(reduced=True), perfect=(0,))
    podium.skip()
    assert podium.grab().toImage() != plain
    podium.set_look(HIGH_CONTRAST, EM)
    assert podium.grab().toImage() != plain
    podium.render(QPixmap(podium.size()))
