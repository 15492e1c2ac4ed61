"""The two lists of the home page: games as cards, and unfinished matches. Made after the first paint."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt
from PySide6.QtWidgets import QWidget

from artgames.app.home.game_card_delegate import GameCard
from artgames.app.home.unfinished_delegate import WaitingRow
from artgames.app.models.games import INFO_ROLE, GameFilter, GamesModel
from artgames.app.models.unfinished import ROW_ROLE, UnfinishedModel, Waiting
from artgames.app.widgets.choice_list import ChoiceList
from artgames.engine.info import GameInfo
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore


class HomeLists(QObject):
    """Models and looks of both lists."""

    def __init__(self, games: ChoiceList, unfinished: ChoiceList, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._games_view, self._unfinished_view = games, unfinished
        self._games, self._filter, self._unfinished = GamesModel(self), GameFilter(self), UnfinishedModel(self)
        self._filter.setSourceModel(self._games)
        self._card, self._row = GameCard(theme, em, parent), WaitingRow(theme, em, parent)
        for view, model, delegate in ((games, self._filter, self._card), (unfinished, self._unfinished, self._row)):
            view.setModel(model)
            view.setItemDelegate(delegate)
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        unfinished.setResizeMode(ChoiceList.ResizeMode.Adjust)  # in a narrower list words need more lines

    # Games

    def game_at(self, index: QModelIndex) -> str:
        """The slug of the game in this row."""
        info: GameInfo = index.data(INFO_ROLE)
        return info.slug

    def match_at(self, index: QModelIndex) -> int:
        """The number of the match in this row."""
        row: Waiting = index.data(ROW_ROLE)
        return row.id

    def set_games(self, games: Sequence[GameInfo]) -> None:
        self._card.set_games(games)
        self._games.set_games(games)

    def set_wanted(self, fits: Callable[[GameInfo], bool], players: int, minutes: int) -> None:
        self._filter.set_wanted(fits, players, minutes)

    def set_apart(self, slug: str) -> None:
        self._filter.set_apart(slug)

    def set_pictures(self, pictures: PictureStore, cards: Sequence[int]) -> None:
        self._card.set_pictures(pictures, cards)
        pictures.ready.connect(self._repaint_games)

    def fit_cards(self) -> QSize:
        """The size of one card with its gap: somewhat narrower where another column fits then."""
        before = self._card.cell_size()
        room = self._games_view.width() - self._games_view.verticalScrollBar().sizeHint().width() - 4
        columns = max(1, int(room / self._card.narrowest()))
        self._card.set_widest(max(100, room // columns))
        after = self._card.cell_size()
        if after != before:
            self._games_view.scheduleDelayedItemsLayout()
        return after

    def shown_games(self) -> int:
        return self._filter.rowCount()

    def _repaint_games(self) -> None:
        self._games_view.viewport().update()

    # Unfinished matches

    def set_waiting(self, rows: Sequence[Waiting]) -> None:
        self._unfinished.set_rows(rows)

    def remove(self, match_id: int) -> tuple[int, Waiting]:
        """Take a match off the list; its row and what stood there."""
        ids = [self._unfinished.index(row, 0).data(ROW_ROLE).id for row in range(self._unfinished.rowCount())]
        row = ids.index(match_id)
        return row, self._unfinished.remove(row)

    def put_back(self, row: int, waiting: Waiting) -> None:
        self._unfinished.put_back(row, waiting)

    def shown_matches(self) -> int:
        return self._unfinished.rowCount()

    # Both

    def set_look(self, theme: Theme, em: float) -> None:
        self._card.set_look(theme, em)
        self._row.set_look(theme, em)
        for view in (self._games_view, self._unfinished_view):
            view.scheduleDelayedItemsLayout()
            view.updateGeometry()
            view.viewport().update()
