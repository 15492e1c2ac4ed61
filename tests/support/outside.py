"""Texts as an attacker writes them, in everything that comes from outside, and how to see what became of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QStringListModel, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)

from artgames.decks import Pack, Painting
from artgames.decks.filters import Filter
from artgames.decks.sets import SavedSets
from tests.support.packs import add_pack

HEART = "<b>Zq</b>&Zq"
EVIL = f'{HEART}<img src="trap.png">&amp;'
TURNED = f"{EVIL}\u202e\u2067\u200f"
ENDLESS = TURNED + "W" * 5_000
LONGEST_TIP = 500
PACK = "evil"
OF_THE_CHARTS = {"Opacity"}
"""Labels in a menu of the charts' library, which nobody opens."""


def evil_pack(data: Path, cards: int = 30) -> None:
    """A pack whose every text is an attack, as if somebody had written it into the folder by hand."""
    add_pack(data, PACK, ENDLESS, cards)
    file = data / "packs" / PACK / "pack.json"
    pack = msgspec.json.decode(file.read_bytes(), type=Pack)
    texts = {field.name for field in msgspec.structs.fields(Painting) if field.type is str}
    changed: dict[str, Any] = dict.fromkeys(texts - {"file"}, TURNED)
    made = [
        msgspec.structs.replace(card, **changed | {"title": f"{number} {ENDLESS if number < 3 else TURNED}"})
        for number, card in enumerate(pack.cards)
    ]
    evil = msgspec.structs.replace(pack, licence=ENDLESS, credit=ENDLESS, cards=tuple(made))
    file.write_bytes(msgspec.json.encode(evil))


def evil_set(data: Path, cards: tuple[int, ...]) -> str:
    """Its slug as a deck."""
    return SavedSets(data / "sets.json").save(ENDLESS, PACK, Filter(cards=cards)).deck_slug


# Looking


def wrong_on(window: QWidget) -> list[str]:
    """Every place on a window, shown or hidden, that would not show a text as it is."""
    found: list[str] = []
    for widget in (window, *window.findChildren(QWidget)):
        where = f"{type(widget).__name__} {widget.objectName()}"
        found += [f"{where}: {what}" for what in (*_wrong_in(widget), *_tip(widget.toolTip()))]
    for action in window.findChildren(QAction):
        found += [f"action: {what}" for what in _keys(action.text())]
    return found


def texts_on(window: QWidget) -> str:
    """Everything that a window says, to see that an attack has come so far at all."""
    said = [label.text() for label in window.findChildren(QLabel)]
    said += [button.text() for button in window.findChildren(QAbstractButton)]
    said += [box.itemText(row) for box in window.findChildren(QComboBox) for row in range(box.count())]
    said += [str(cell) for view in window.findChildren(QAbstractItemView) for cell, _ in _cells(view.model())]
    return "\n".join(said)


def _wrong_in(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QAbstractButton):
        yield from _keys(widget.text())
    elif isinstance(widget, QGroupBox | QMenu):
        yield from _keys(widget.title())
        if isinstance(widget, QMenu) and widget.toolTipsVisible():
            yield "a menu that shows the texts of its lines as tooltips"
    elif isinstance(widget, QTabBar):
        for tab in range(widget.count()):
            yield from (*_keys(widget.tabText(tab)), *_tip(widget.tabToolTip(tab)))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        for _, tip in _cells(widget.model()):
            yield from _tip(tip)
    elif isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield from _tip(item.toolTip())


def _label(label: QLabel) -> Iterator[str]:
    if label.textFormat() == Qt.TextFormat.AutoText and label.text() not in OF_THE_CHARTS:
        yield f"Qt guesses whether this is markup: {label.text()[:60]!r}"
    elif label.textFormat() == Qt.TextFormat.RichText:
        yield from _shown(_rendered(label.text()))
    if label.buddy() is not None:
        yield from _keys(label.text())


def _tip(tip: Any) -> Iterator[str]:
    text = str(tip or "")
    shown = _rendered(text) if GuiQt.mightBeRichText(text) else text
    yield from (f"tooltip {what}" for what in _shown(shown))
    if len(shown) > LONGEST_TIP:
        yield f"a tooltip of {len(shown)} letters"


def _keys(text: str) -> Iterator[str]:
    """A single & is eaten, and makes a key of the next letter."""
    shown = text.replace("&&", "\0").replace("&", "").replace("\0", "&")
    yield from _shown(shown)


def _shown(shown: str) -> Iterator[str]:
    cut = shown.endswith("…") or "…" in shown
    if "\ufffc" in shown:
        yield f"a picture is loaded: {shown[:60]!r}"
    if "Zq" in shown and "<b>Zq" not in shown:
        yield f"markup: {shown[:60]!r}"
    elif "</b>" in shown and "Zq" in shown and HEART not in shown and not cut:
        yield f"a letter is eaten: {shown[:60]!r}"


def _rendered(html: str) -> str:
    document = QTextDocument()
    document.setHtml(html)
    return document.toPlainText()


def _cells(model: QAbstractItemModel | None) -> Iterator[tuple[Any, Any]]:
    if model is None:
        return
    root = QModelIndex()
    columns = 1 if isinstance(model, QAbstractListModel | QStringListModel) else model.columnCount(root)
    for row in range(min(model.rowCount(root), 60)):
        for column in range(columns):
            index = model.index(row, column, root)
            yield index.data(Qt.ItemDataRole.DisplayRole), index.data(Qt.ItemDataRole.ToolTipRole)
