"""What every picture of this board has in common: the wall, the teams, the clues so far."""

from __future__ import annotations

from PySide6.QtGui import QFont

from artgames.games.picture_code.board.covers import Badge, Cover, Tile, tile_edge
from artgames.games.picture_code.board.layout import Plan, plan, plan_afar
from artgames.games.picture_code.board.named import kind_name, translate
from artgames.games.picture_code.board.panels import History, Legend, TeamPanel, has_history
from artgames.games.picture_code.rules.records import TEAMS, Kind, TableView
from artgames.games.picture_code.words import ROW_LETTERS, place_name
from artgames.scene.drawing.fonts import Profile, Role, figures
from artgames.scene.items.painting import PaintingItem
from artgames.scene.items.text import TextItem
from artgames.scene.phase_board import Part

_BADGE_AFAR = 0.43
"""Side of a sign in the corner of a painting where a whole room looks on, of the cell's."""


class WallPart(Part[TableView]):
    """Base of all pictures."""

    compact = False
    """Whether the teams stand there without their names, to leave room for something else."""

    def build(self) -> None:
        self.places: dict[int, PaintingItem] = {}
        self.tiles: list[Tile | Badge] = []
        self.covers: dict[int, Cover] = {}
        self.plan = self._plan()
        self._add_letters()
        for place, card in enumerate(self.view.wall):
            self._add_painting(place, card)
        for team, rect in zip(TEAMS, self.plan.teams, strict=True):
            self.add(TeamPanel(team, self.view, rect, self.style, compact=self.compact))
        self.add(Legend(self.view, self.plan.legend, self.style))
        if self.view.turns and not self.style.for_projector and has_history(self.plan.history, self.style):
            self.add(History(self.view.turns, self.plan.history, self.style))

    def press_height(self) -> float:
        """So much room is needed below the card for what can be pressed."""
        return 0.0

    def _plan(self) -> Plan:
        if self.style.for_projector:
            return plan_afar(self.area, len(self.view.wall), self.letter)
        text = max(1.0, self.style.text)
        return plan(self.area, len(self.view.wall), self.letter, self.press_height(), compact=self.compact, text=text)

    @property
    def letter(self) -> int:
        """Height of the letters beside the wall."""
        return self.px(Role.SMALL) if self.style.for_projector else self.px(Role.PLAY, Profile.DESK)

    def _add_letters(self) -> None:
        wall, font = self.plan.wall, figures(self.letter, QFont.Weight.DemiBold)
        named = (*zip(ROW_LETTERS, wall.letters, strict=False), *zip("12345", wall.numbers, strict=True))
        for text, rect in named:
            self.add(TextItem(text, rect, font, self.style.theme.ink))

    # Paintings

    def _add_painting(self, place: int, card: int) -> None:
        cell = self.plan.wall.cells[place]
        shown: Kind | None = self.view.shown[place]
        edge = tile_edge(cell) if self.view.key else 0.0
        item = self.places[place] = self.hang(card, cell.adjusted(edge, edge, -edge, -edge))
        item.set_interactive(True)
        item.set_choosable(self.takes(place))
        item.activated.connect(lambda: self.pressed(place))
        if shown is not None:
            self.cover(place, shown, edge)
        elif self.view.key:
            self._lay_key(item, self.view.key[place], edge)
        seats = tuple(mark.seat for mark in self.view.marked if mark.place == place)
        item.set_seats(tuple(self.style.marks[seat] for seat in seats), self.style.least_mark)
        kind = shown or (self.view.key[place] if self.view.key else None)
        item.set_name(self._called(place, card, kind, seats))

    def cover(self, place: int, kind: Kind, edge: float = 0.0) -> Cover:
        """Cover a painting. It is kept here: what hangs on an item would go when Python forgets it."""
        made = self.covers[place] = Cover(kind, self.places[place], edge, self.style.theme)
        return made

    def _lay_key(self, item: PaintingItem, kind: Kind, edge: float) -> None:
        item.set_lifted(True)  # it hangs before a tile and not on the wall
        badge = Badge(kind, item, edge, self.style.theme)
        badge.share = _BADGE_AFAR if self.style.for_projector else Badge.share
        self.tiles += [Tile(kind, item, edge, self.style.theme), badge]

    def _called(self, place: int, card: int, kind: Kind | None, seats: tuple[int, ...]) -> str:
        """What a screen reader says: the place, what one sees, whose it is where that may be known, and who has marked
        it."""
        described = self.style.deck.painting(card).sentence or translate("picture_code", "A painting.")
        named = f"{place_name(place)}: {described}"
        named = named if kind is None else f"{named} ({kind_name(kind)})"
        if not seats:
            return named
        names = ", ".join(self.style.names[seat] for seat in seats)
        return translate("picture_code", "{painting} Marked by {names}.").format(painting=named, names=names)

    def takes(self, place: int) -> bool:
        """Whether a painting that is pressed answers something."""
        return False

    def pressed(self, place: int) -> None:
        """Somebody pressed a painting."""
