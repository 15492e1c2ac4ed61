"""How Schools of Art is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.schools.rules.records import TableView


def _walls(view: TableView) -> dict[str, str]:
    return {f"walls={number}": name for number, name in enumerate(view.walls, 1)}


PHONE = OnPhone(
    pictured=Pictured(("cards",)),
    labels={
        "hang": QT_TRANSLATE_NOOP("schools", "Hang a painting"),
        "cards": QT_TRANSLATE_NOOP("schools", "Painting"),
        "walls": QT_TRANSLATE_NOOP("schools", "On which wall?"),
    },
    labels_of=_walls,
)
