"""Golden pictures, few and large: what the boards look like, compared with what somebody has approved.

They are compared at a quarter of their size, so that a letter drawn half a pixel further is no difference and a moved
painting is. `pytest tests/golden --approve-pictures` writes them anew; look at them before committing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from artgames.app.context import AppContext
from artgames.app.table.surface import Surface
from artgames.games.stolen_paintings.rules.records import Steal
from tests.app.table.conftest import Sit, Sitting, people

FOLDER = Path(__file__).parent
SIZE = (1280, 720)
SMALLER = 4
MEAN_TOLERANCE = 5.0
SPOT_TOLERANCE = 48
SPOTS_ALLOWED = 0.004


def small(image: QImage) -> QImage:
    size = QSize(image.width() // SMALLER, image.height() // SMALLER)
    scaled = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return scaled.convertToFormat(QImage.Format.Format_RGB888)


def differences(one: QImage, other: QImage) -> list[int]:
    """For each dot of the smaller pictures the largest difference of its three colours."""
    a, b = small(one), small(other)
    assert a.size() == b.size(), f"{a.size()} against {b.size()}"
    found = []
    for y in range(a.height()):
        channels = [abs(p - q) for p, q in zip(_line(a, y), _line(b, y), strict=True)]
        found += [max(channels[i : i + 3]) for i in range(0, len(channels), 3)]
    return found


def _line(image: QImage, y: int) -> bytes:
    line: Any = image.constScanLine(y)
    return bytes(line)[: image.width() * 3]


def compare(table: Sitting, name: str, approve: bool, tmp_path: Path) -> None:
    assert table.context.pictures.wait()
    table.bot.wait(50)
    image = table.page.grab().toImage()
    golden = FOLDER / f"{name}.webp"
    if approve:
        assert image.save(str(golden), "WEBP", 82)  # type: ignore[call-overload]
        return
    assert golden.exists(), f"{golden.name} was never approved"
    found = differences(image, QImage(str(golden)))
    spots = sum(one > SPOT_TOLERANCE for one in found) / len(found)
    mean = sum(found) / len(found)
    if mean > MEAN_TOLERANCE or spots > SPOTS_ALLOWED:
        image.save(str(tmp_path / f"{name}-now.png"))
        description = table.flow.board.describe()
        pytest.fail(f"{name} looks different: mean {mean:.2f}, {spots:.2%} of it strongly. Now:\n{description}")


Look = Callable[[Sitting, str], None]


@pytest.fixture
def look(request: pytest.FixtureRequest, tmp_path: Path) -> Look:
    approve = bool(request.config.getoption("--approve-pictures"))
    return lambda table, name: compare(table, name, approve, tmp_path)


@pytest.fixture(params=["gallery", "daylight"])
def theme(request: pytest.FixtureRequest, context: AppContext) -> str:
    from artgames.scene.drawing.style_sheet import apply_theme

    chosen: Any = request.param
    context.settings.update(theme=chosen)
    apply_theme(request.getfixturevalue("qapp"), context.theme(), context.settings.scale(SIZE[1]))
    return str(chosen)


def test_every_phase_of_stolen_paintings(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(5), seed="golden", size=SIZE)
    look(table, f"stolen_paintings-gather-{theme}")
    table.open_exhibit()
    table.flow.session.clock.pause()
    table.flow.session.clock.add(20 - table.flow.session.clock.remaining)
    look(table, f"stolen_paintings-exhibit-{theme}")
    table.close_exhibit()
    assert table.flow.surface is Surface.CURTAIN
    look(table, f"stolen_paintings-curtain-{theme}")
    table.open_curtain()
    table.flow.board.restore_draft(Steal(tuple(table.view_of(table.view.thief).exhibit[place] for place in (2, 9))))
    look(table, f"stolen_paintings-theft-{theme}")
    table.flow.board.restore_draft(Steal(()))
    table.flow.cover()
    table.steal(2, 9, 16)
    look(table, f"stolen_paintings-auction-{theme}")
    table.press_button()
    for tokens in ((1, 2), (3, 4, 5), (), (6, 7)):
        table.mark(*tokens)
    table.settle()
    assert table.view.phase == "scored"
    look(table, f"stolen_paintings-reveal-{theme}")


def test_the_comparison_can_fail(sit: Sit, look: Look, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--approve-pictures"):
        pytest.skip("nothing is compared while pictures are approved")
    from artgames.scene.drawing.style_sheet import apply_theme
    from artgames.scene.drawing.theme import GALLERY

    apply_theme(request.getfixturevalue("qapp"), GALLERY, SIZE[1] / 1080)
    table = sit(people(5), seed="another deal", size=SIZE)
    table.open_exhibit()
    table.flow.session.clock.pause()
    with pytest.raises(pytest.fail.Exception, match="looks different"):
        look(table, "stolen_paintings-exhibit-gallery")


def play_robbers_to(table: Sitting, wanted: Callable[[Any], bool]) -> None:
    """Everybody plays the first thing that the rules offer, the last one in every third turn."""
    while not wanted(table.view):
        seat = table.match.to_act()[0]
        choices = table.match.choices(seat)
        table.flow.session.submit(seat, choices[-1 if table.match.turn % 3 else 0].make())
        table.settle()


def test_every_phase_of_art_robbery(sit: Sit, theme: str, look: Look) -> None:
    table = sit(people(4), seed="golden", size=SIZE, game="art_robbery")
    play_robbers_to(table, lambda view: view.raid == 1 and len(view.middle) == 5)
    look(table, f"art_robbery-play-{theme}")
    table.press_button()
    table.open_curtain()
    table.flow.board.number_key(2)
    look(table, f"art_robbery-hand-{theme}")
    table.flow.back_to_room()
    for phase in ("defence", "raid_over", "ended"):
        play_robbers_to(table, lambda view, phase=phase: view.phase == phase)  # type: ignore[misc]
        look(table, f"art_robbery-{phase}-{theme}")
