"""The catalogue room: a page to wander in, without any game."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from artgames.app.catalogue.facet_model import FacetsModel
from artgames.app.catalogue.filter_chips import Chips
from artgames.app.catalogue.filter_query import Facet, FilterQuery
from artgames.app.catalogue.painting_model import ORDERS, PAINTING_ROLE
from artgames.app.catalogue.painting_viewer import Viewer
from artgames.app.catalogue.selection import Selection
from artgames.app.catalogue.sets_menu import SetsMenu
from artgames.app.catalogue.sort_order import Order
from artgames.app.catalogue.views import Views
from artgames.app.context import AppContext
from artgames.app.forms.ui_catalogue import Ui_CataloguePage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.printing.sources import shown_content
from artgames.app.widgets.add_to_set import AddToSet
from artgames.app.widgets.flow_layout import flow_of
from artgames.decks import PaintingSet
from artgames.engine.words import filled
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore

_TYPING_MS = 150
"""The wall follows what is typed once the fingers rest so long."""

_MOST_BYTES = 96 * 1024 * 1024
"""Of pictures; the wall keeps what it has put together from them."""


class CataloguePage(Page):
    """Wall, list and time line of one selection, and the viewer over all of them.

    Signals:
        import_wanted(), originals_wanted(): somebody wants to add pictures of their own, or to see the real paintings.
        order_wanted(PaintingSet): somebody wants to put it in order.
        paper_wanted(str, Content): cards or sheets of this set, or of these paintings.
    """

    import_wanted = Signal()
    originals_wanted = Signal()
    order_wanted = Signal(object)
    paper_wanted = Signal(str, object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CataloguePage()
        self.ui.setupUi(self)
        self._context, self._theme = context, context.theme()
        self.selection = Selection(context.library, context.data, self)
        self.pictures = PictureStore(
            self.selection.picture_of, context.cache / "pictures", self, _MOST_BYTES, newest_first=True
        )
        self.views = Views(self.ui, self.selection, self.pictures, self, theme=self._theme, em=self._em)
        self._facets = FacetsModel(self.selection, self)
        self._chips = Chips(self.ui.chips, self.selection)
        self.sets = SetsMenu(self.ui.sets, self.ui.nameBar, self.selection, context.data)
        self.viewer = Viewer(self.selection, self.pictures, self._theme, self._em, self)
        self.add_to_set = AddToSet(self, context)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(lambda: self.selection.search(self.ui.search.text()))
        self._fill()
        self._connect()
        let_enter_press(self)

    def _fill(self) -> None:
        ui = self.ui
        flow_of(ui.head, ui.back, ui.title, ui.count, ui.print, ui.originals, ui.addPictures)
        flow_of(ui.tools, ui.search, ui.filters, ui.sets, ui.views, ui.order, ui.size)
        for column, text in ORDERS.items():
            ui.order.addItem(self._context.translate("Catalogue", text), column)
        ui.order.setCurrentIndex(ui.order.findData(self.selection.order.column))
        ui.facets.show_facets(self._facets)
        ui.facets.hide()

    def _connect(self) -> None:
        ui = self.ui
        ui.back.clicked.connect(self.left)
        ui.addPictures.clicked.connect(self.import_wanted)
        ui.originals.clicked.connect(self.originals_wanted)
        ui.print.clicked.connect(lambda: ui.sheetBar.ask(self.selection))
        ui.search.textEdited.connect(self._typing.start)
        ui.search.returnPressed.connect(self._search_now)
        ui.filters.toggled.connect(self._show_filters)
        ui.order.activated.connect(lambda: self.selection.order_by(Order(ui.order.currentData())))
        ui.emptyAct.clicked.connect(self._help_out)
        self.views.opened.connect(self.viewer.open)
        for view in (ui.wall, ui.list):
            self.add_to_set.serve(view, lambda index: [index.data(PAINTING_ROLE).id] if index.isValid() else [])
        for bar in (ui.nameBar, ui.sheetBar):
            bar.closed.connect(self.focus_first)
        self.viewer.closed.connect(self._come_back_to)
        self.viewer.wants_set.connect(lambda card, place: self.add_to_set.offer([card], place))
        self.viewer.wants_correction.connect(self.label_wanted)
        self.viewer.wants_time_line.connect(self.show_on_time_line)
        self.selection.changed.connect(self._follow)
        self.selection.liked.connect(lambda _card: self._tell())
        self.pictures.trouble.connect(self.told)
        self.selection.not_kept.connect(self._tell_not_kept)
        ui.sheetBar.told.connect(self.told)
        ui.sheetBar.more_wanted.connect(self._print_shown)
        self.sets.told.connect(self.told)
        self.sets.removed.connect(self._offer_set_back)
        self.sets.order_wanted.connect(self.order_wanted)
        self.sets.print_wanted.connect(lambda slug: self.paper_wanted.emit(slug, None))
        QShortcut(QKeySequence.StandardKey.Find, self, self._go_to_search)
        QShortcut(QKeySequence.StandardKey.Print, self, ui.print.click)

    # In and out

    def open(self, pack: str = "") -> None:
        """Look at the library, as the room was left or with the paintings of one pack."""
        wanted = FilterQuery(packs=(pack,)) if pack else None
        self.selection.reload()
        if wanted is not None:
            self.selection.want(wanted)
        self._follow()

    def show_painting(self, card: int) -> None:
        """Open the viewer at a card; what hides it is taken away."""
        if self.selection.row_of(card) is None:
            self.selection.want(FilterQuery())
        self.viewer.open(card)

    def show_on_time_line(self, card: int) -> None:
        self.viewer.hide()
        self.views.show_in_time(card)

    def focus_first(self) -> None:
        view = self.views.current()
        (view if view is not None else self.ui.emptyAct).setFocus()

    def returned(self) -> None:
        self.open()
        self.focus_first()

    def decks_changed(self) -> None:
        self.pictures.forget_all()
        self.ui.wall.forget_pictures()
        self.open()

    def shut_down(self) -> None:
        """Nothing is decoded any more."""
        self.ui.sheetBar.dismiss()
        self.pictures.close()

    # What is shown

    def _follow(self) -> None:
        """Other paintings are wanted, or another order."""
        if self.ui.search.text().strip() != self.selection.wanted.filter.words.strip() and not self._typing.isActive():
            self.ui.search.setText(self.selection.wanted.filter.words)
        self.ui.order.setCurrentIndex(self.ui.order.findData(self.selection.order.column))
        self.views.follow()
        self._tell()

    def _tell(self) -> None:
        ui, shown, total = self.ui, len(self.selection.paintings), self.selection.total
        all_shown = filled(self.tr("{count:# painting|# paintings}"), count=total)
        some = filled(self.tr("{count} of {total:# painting|# paintings}"), count=shown, total=total)
        ui.count.setText(all_shown if shown == total else some)
        ui.print.setEnabled(shown > 0)
        self._chips.refresh()
        if ui.facets.isVisible():
            self._facets.refresh()
        self._tell_why_empty()

    def _tell_why_empty(self) -> None:
        ui, wanted = self.ui, self.selection.wanted
        if not self.selection.total:
            texts = (
                self.tr("No paintings here yet"),
                self.tr("Add your own pictures: photographs, drawings, anything you like."),
                self.tr("Add your own pictures…"),
            )
        elif wanted == FilterQuery(favourites=True):
            texts = (
                self.tr("No favourites yet"),
                self.tr("Press F, or click the heart below a painting, to keep it here."),
                self.tr("Show all paintings"),
            )
        else:
            texts = (
                self.tr("No paintings found"),
                self.tr("Remove a filter above, or search for something else."),
                self.tr("Show all paintings"),
            )
        for widget, text in zip((ui.emptyTitle, ui.emptyText, ui.emptyAct), texts, strict=True):
            widget.setText(text)

    def _help_out(self) -> None:
        if not self.selection.total:
            self.import_wanted.emit()
            return
        self.selection.want(FilterQuery())
        self.focus_first()

    def _tell_not_kept(self, file: str) -> None:
        self.told.emit(self.tr("Favourites could not be saved to {file}.").format(file=file))

    # What is done

    def _offer_set_back(self, removed: PaintingSet) -> None:
        text = self.tr("The set “{name}” was removed.").format(name=removed.title)
        self.undoable.emit(text, lambda: self.sets.bring_back(removed))

    def _show_filters(self, wanted: bool) -> None:
        facets = self.ui.facets
        facets.setVisible(wanted)
        if wanted:
            self._facets.refresh()
            for facet in (Facet.CENTURY, Facet.SUBJECT):
                facets.setExpanded(self._facets.group_index(facet), True)
            facets.setFocus()

    def _print_shown(self) -> None:
        title = self.tr("Paintings from the collection")
        self.paper_wanted.emit("", shown_content(title, self.selection.paintings, self.selection.pack_of))

    def _search_now(self) -> None:
        self._typing.stop()
        self.selection.search(self.ui.search.text())
        self.focus_first()

    def _go_to_search(self) -> None:
        self.ui.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.ui.search.selectAll()

    def _come_back_to(self, card: int) -> None:
        """The viewer is closed: the painting looked at last is where the keyboard is."""
        self.views.go_to(card)
        self.focus_first()

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        ui = self.ui
        ui.search.setMinimumWidth(round(14 * em))
        ui.search.setMaximumWidth(round(26 * em))
        ui.size.setFixedWidth(round(7 * em))
        self.views.set_look(theme, em)
        ui.facets.set_look(theme, em)
        self.viewer.set_look(theme, em)

    def help_topic(self) -> Topic:
        return Topic("", "collection")

    def step_back(self) -> bool:
        """Esc: out of the viewer, then out of a question, then out of a search, then out of the room."""
        for over in (self.viewer, self.ui.nameBar, self.ui.sheetBar):
            if over.isVisible():
                over.dismiss()
                return True
        if self.ui.search.hasFocus() and self.ui.search.text():
            self.ui.search.clear()
            self.selection.search("")
            return True
        self.left.emit()
        return True
