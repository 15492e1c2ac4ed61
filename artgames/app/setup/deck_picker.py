"""Which paintings are played with: the whole collection, one deck or several together, or a set that was saved."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QMenu, QWidget

from artgames import games
from artgames.app.forms.ui_setup import Ui_SetupPage
from artgames.decks import Deck, Library
from artgames.decks.library import COLLECTION, HOUSE_PACKS, JOIN, ORDERED, YOUNG, base_of
from artgames.decks.match_box import MatchBox, cards_to_ask, labelled_box
from artgames.decks.sets import PREFIX
from artgames.engine.api import Refused
from artgames.engine.info import GameInfo
from artgames.engine.words import filled
from artgames.scene.plain_text import button_text
from artgames.store.seating import Table


class Offer(NamedTuple):
    """Something to play with, and how many of its paintings the game can use."""

    slug: str
    title: str
    cards: int


class Shelf:
    """What a game can be played with on this machine; each deck is put together once."""

    def __init__(self, library: Library, info: GameInfo) -> None:
        self._library, self._needs, self._made_for, self._fewest = library, info.needs, info.deck, info.cards
        self._decks: dict[str, Deck | None] = {}

    def deck(self, slug: str) -> Deck | None:
        if slug not in self._decks:
            self._decks[slug] = self._library.deck(slug)
        return self._decks[slug]

    def usable(self, slug: str) -> tuple[int, ...]:
        """The cards of a deck that the game can use."""
        deck = self.deck(slug)
        return deck.ids_for(self._needs) if deck is not None else ()

    def box(self, slug: str, info: GameInfo) -> MatchBox:
        """As a match would find it, but for which cards look alike: that takes a moment, and no rule refuses it."""
        deck, cards = self.deck(slug), self.usable(slug)
        if deck is None:
            return MatchBox(cards)
        return labelled_box(cards_to_ask(cards, info, "0", deck), info, deck)

    def whole(self) -> list[Offer]:
        """The collection that came with the program, where that is more than one pack."""
        return self._offers([COLLECTION] if self.deck(COLLECTION) is not None else [])

    def packs(self) -> list[Offer]:
        return self._offers([pack.slug for pack in self._library.packs])

    def sets(self) -> list[Offer]:
        return self._offers([one.deck_slug for one in self._library.sets])

    def first(self) -> str:
        """For somebody who does not choose."""
        if self.usable(self._made_for):
            return self._made_for
        return next((offer.slug for offer in (*self.whole(), *self.packs())), "")

    def leaves_out(self, slug: str) -> bool:
        """Whether something of this deck is not for young players, and enough is."""
        young = len(self.usable(f"{slug}{YOUNG}"))
        return self._fewest <= young < len(self.usable(slug))

    def title(self, slug: str) -> str:
        """What a deck is called; several together by all their names."""
        parts = packs_of(slug) or (slug,)
        decks = [deck for part in parts if (deck := self.deck(part)) is not None]
        return " + ".join(QCoreApplication.translate("decks", deck.title) for deck in decks)

    def _offers(self, slugs: list[str]) -> list[Offer]:
        """Those that have something for this game."""
        counts = {slug: len(self.usable(slug)) for slug in slugs}
        return [Offer(slug, self.title(slug), count) for slug, count in counts.items() if count]


def packs_of(slug: str) -> tuple[str, ...]:
    """The packs that are ticked when a table names this deck; none for a set, and none for the whole."""
    slug = base_of(slug)
    return () if slug == COLLECTION or slug.startswith(PREFIX) else tuple(slug.split(JOIN))


def with_pack(slug: str, pack: str) -> str:
    """The deck after a pack was ticked, or after its tick was taken away; empty when nothing is left."""
    before = packs_of(slug)
    after = [one for one in before if one != pack] if pack in before else [*before, pack]
    return COLLECTION if set(after) == set(HOUSE_PACKS) else JOIN.join(sorted(one for one in after if one))


class TickMenu(QMenu):
    """Stays open while ticks are set, so that several can be."""

    # Qt

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action = self.activeAction()
        if action is not None and action.isCheckable() and action.isEnabled():
            action.trigger()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self.activeAction()
        if event.text() == " " and action is not None and action.isCheckable():
            action.trigger()
        else:
            super().keyPressEvent(event)


class DeckChoice(QObject):
    """The button with its menu, the ticks for young players and for the order of a set, and the line that says what is
    chosen.

    Signals:
        changed(): other paintings.
    """

    changed = Signal()

    def __init__(self, ui: Ui_SetupPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._button, self._told, self._heading = ui.deck, ui.deckTitle, ui.deckLabel
        self._young, self._ordered = ui.young, ui.ordered
        self._library: Library | None = None
        self._info: GameInfo | None = None
        self._shelf: Shelf | None = None
        self._slug = ""
        self.menu = TickMenu(self._button)
        self.menu.aboutToShow.connect(self.fill)
        self._button.setMenu(self.menu)
        for tick in (self._young, self._ordered):
            tick.clicked.connect(self._tell_change)

    @property
    def slug(self) -> str:
        """The deck that a table names."""
        young = YOUNG if self._young.isChecked() else ""
        return f"{self._slug}{young}{ORDERED if self._ordered.isChecked() else ''}"

    def open(self, library: Library, info: GameInfo, chosen: str) -> None:
        """Offer what this game can be played with; a deck that is gone is replaced by the best there is."""
        self._library, self._info, self._shelf = library, info, Shelf(library, info)
        wanted = base_of(chosen)
        self._slug = wanted if self._shelf.usable(wanted) else self._shelf.first()
        has_pictures = "pictures" in info.needs
        choices = len(self._shelf.packs()) + len(self._shelf.sets())
        self._button.setVisible(has_pictures and choices > 1)
        for label in (self._told, self._heading):
            label.setVisible(has_pictures)
        self._choose_order(chosen.endswith(ORDERED))
        self.choose_young(chosen.removesuffix(ORDERED).endswith(YOUNG))
        self.tell()

    def choose_young(self, wanted: bool) -> None:
        """Only what is for young players, where something is not and enough is."""
        makes_sense = self._shelf is not None and self._shelf.leaves_out(self._slug)
        self._young.setVisible(makes_sense)
        self._young.setChecked(wanted and makes_sense)
        self.tell()

    def _choose_order(self, wanted: bool) -> None:
        """Only a set has an order that means anything."""
        is_set = self._slug.startswith(PREFIX) and not self._told.isHidden()
        self._ordered.setVisible(is_set)
        self._ordered.setChecked(wanted and is_set)

    def refresh(self) -> None:
        """Packs and sets may have come or gone."""
        if self._library is not None and self._info is not None:
            self.open(self._library, self._info, self.slug)
            self.changed.emit()

    def deck(self) -> Deck | None:
        return self._shelf.deck(self.slug) if self._shelf is not None else None

    def usual(self) -> Deck | None:
        """The deck of somebody who does not choose one."""
        return self._shelf.deck(self._shelf.first()) if self._shelf is not None else None

    def tell(self) -> None:
        if self._shelf is not None:
            count = len(self._shelf.usable(self.slug))
            whole = self._shelf.deck(self._slug)
            total = len(whole.ids) if whole is not None else count
            every = self.tr("{title}: {count:# painting|# paintings}")
            text = every if count == total else self.tr("{title}: {count} of {total:# painting|# paintings}")
            title = self._shelf.title(self.slug)
            if self._ordered.isChecked():
                title = self.tr("{set}, in its order").format(set=title)
            self._told.setText(filled(text, count=count, total=total, title=title))

    def problem(self, table: Table) -> str:
        """Why this table cannot be played with these paintings, and what to do; empty if it can."""
        if self._shelf is None or self._info is None or not self._shelf.usable(self.slug):
            return self._nothing()
        game = games.load(table.game)
        try:
            options = game.info.complete(table.options)
            box = self._shelf.box(self.slug, game.info)
            game.rules.start(box.setup(len(table.players), options, "0", audience=table.audience))
        except Refused as refusal:
            why = refusal.sentence.render((), QCoreApplication.translate)
            return f"{why} {self._advice()}" if "pictures" in self._info.needs else why
        return ""

    def _nothing(self) -> str:
        """Why there is nothing to play with: a game may need what no label here tells (SP-62)."""
        if self._info is not None and "sitters" in self._info.needs:
            return self.tr("None of these paintings names its sitter.")
        return self.tr("There are no paintings to play with.")

    def _advice(self) -> str:
        if not self._button.isHidden():
            return self.tr("Add another deck, or choose house rules that need fewer paintings.")
        return self.tr("Choose house rules that need fewer, or add your own pictures.")

    # The menu

    def fill(self) -> None:
        """The whole, the packs to be mixed, and the sets, each with how many paintings it has for this game."""
        self.menu.clear()
        if self._shelf is None:
            return
        for offer in self._shelf.whole():
            self._add(offer, offer.slug == self._slug)
        self.menu.addSeparator()
        ticked = packs_of(self._slug)
        for offer in self._shelf.packs():
            self._add(offer, offer.slug in ticked)
        self.menu.addSeparator()
        for offer in self._shelf.sets():
            self._add(offer, offer.slug == self._slug)

    def choose(self, slug: str) -> None:
        """A pack is ticked or its tick is taken away; anything else stands alone."""
        if self._shelf is None:
            return
        is_pack = slug in {offer.slug for offer in self._shelf.packs()}
        self._slug = (with_pack(self._slug, slug) if is_pack else slug) or self._shelf.first()
        self._show_ticks()
        self._choose_order(self._ordered.isChecked())
        self.choose_young(self._young.isChecked())
        self.changed.emit()

    def _tell_change(self) -> None:
        self.tell()
        self.changed.emit()

    def _add(self, offer: Offer, is_ticked: bool) -> QAction:
        action = QAction(f"{button_text(offer.title)}\t{offer.cards}", self.menu)
        action.setCheckable(True)
        action.setChecked(is_ticked)
        action.setData(offer.slug)
        action.triggered.connect(lambda _checked=False, slug=offer.slug: self.choose(slug))
        self.menu.addAction(action)
        return action

    def _show_ticks(self) -> None:
        ticked = {self._slug, *packs_of(self._slug)}
        for action in self.menu.actions():
            if action.isCheckable():
                action.setChecked(action.data() in ticked)
