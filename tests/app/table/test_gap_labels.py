"""Where a stolen painting hung in the auction, its label is left: the reveal also says what it was."""

import pytest

from artgames.scene.drawing.fonts import Profile, Role
from artgames.scene.items.text import TextItem
from tests.app.table.conftest import Sit, Sitting, people
from tests.app.table.test_look_alikes import guess


def labels(table: Sitting) -> list[TextItem]:
    shown = [item for item in table.flow.board.scene.items() if isinstance(item, TextItem) and item.isVisible()]
    titles = [table.context.library.decks[0].painting(table.view.auction[one - 1]).title for one in table.view.stolen]
    return [item for item in shown if any(item.text.startswith(title) for title in titles)]


def test_a_gap_tells_title_year_and_artist_of_what_flew_home(sit: Sit) -> None:
    table = sit(people(3), seed="golden", size=(1366, 768))
    guess(table, (1, 2), ())
    deck = table.context.library.decks[0]
    stolen = [deck.painting(table.view.auction[token - 1]) for token in table.view.stolen]
    told = {item.text for item in labels(table)}
    assert len(told) == len(stolen) == 3
    assert any(painting.artist in text and painting.dated in text for painting in stolen for text in told)


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 768)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_a_gap_label_stays_in_its_gap_and_can_be_read(sit: Sit, size: tuple[int, int], scale: int) -> None:
    table = sit(people(3), seed="golden", size=size)
    table.context.settings.update(text_scale=scale)
    guess(table, (1, 2), ())
    gaps = [item.cell for item in table.paintings() if "gone" in item.describe()]
    least = table.flow.board.style.px(Role.SMALL, Profile.DESK) * 0.83
    for item in labels(table):
        assert any(gap.contains(item.mapRectToScene(item.boundingRect())) for gap in gaps)
        assert item._font.pixelSize() >= least
    for painting in (one for one in table.paintings() if "gone" in one.describe()):
        token = painting._parts._items["token"]
        number = token.mapRectToScene(token.boundingRect())
        number.setRight(number.right() - number.width() * 0.12)  # the rim of its disc may be touched
        assert not any(number.intersects(item.mapRectToScene(item.boundingRect())) for item in labels(table))
