"""The rules of a game on one page: in two columns, as large as they fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QPalette, QTextCursor, QTextDocument, QTextTable

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.printing.document import Document, Draw, Of, draw_foot, tr
from artgames.printing.ink import INK, Face, Ink
from artgames.printing.layout import PAPERS, Box, PaperName, Sheet, columns_of, page_area

_COLUMNS, _GAP = 2, 9.0
_SIZES = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0)
"""In points, the first that fits; rules that are too long even for the last go on on another page."""

_FINE = 100
_LINE_PERCENT = 118.0


class GameRules(NamedTuple):
    """The guide of a game as it is written, in Markdown."""

    title: str
    markdown: str


def rules_document(rules: Sequence[GameRules], paper: PaperName) -> Document:
    sheet = PAPERS[paper]
    pages = [page for one in rules for page in _pages(one, sheet)]
    only = rules[0].title if len(rules) == 1 else ""
    title = tr(QT_TRANSLATE_NOOP("Paper", "Rules: {game}")).format(game=only) if only else ""
    return Document(title or tr(QT_TRANSLATE_NOOP("Paper", "Rules of all games")), paper, tuple(pages))


def _pages(rules: GameRules, sheet: Sheet) -> list[Draw]:
    column = columns_of(page_area(sheet), _COLUMNS, _GAP)[0]
    fitting = next((text for text in _tries(rules, column) if text.pageCount() <= _COLUMNS), None)
    text = fitting or _set(rules, column, _SIZES[-1])
    count = -(-text.pageCount() // _COLUMNS)
    return [_page(rules.title, text, sheet, Of(number, count)) for number in range(1, count + 1)]


def _tries(rules: GameRules, column: Box) -> Iterator[QTextDocument]:
    return (_set(rules, column, points) for points in _SIZES)


def _set(rules: GameRules, column: Box, points: float) -> QTextDocument:
    """The text in columns, which are pages to Qt."""
    text = QTextDocument()
    text.setDefaultFont(Face(points).font)
    text.setDocumentMargin(0)
    text.setMarkdown(rules.markdown)
    text.setIndentWidth(text.defaultFont().pixelSize() * 1.3)
    _space_out(text)
    _draw_tables_wide(text)
    text.setPageSize(QSizeF(column.width * _FINE, column.height * _FINE))
    return text


def _space_out(text: QTextDocument) -> None:
    cursor = QTextCursor(text)
    em = text.defaultFont().pixelSize()
    while True:
        block = cursor.blockFormat()
        block.setLineHeight(_LINE_PERCENT, block.LineHeightTypes.ProportionalHeight.value)
        block.setTopMargin(em * (0.7 if block.headingLevel() and cursor.block().position() else 0.0))
        block.setBottomMargin(em * (0.2 if block.headingLevel() else 0.45))
        cursor.setBlockFormat(block)
        if not cursor.movePosition(QTextCursor.MoveOperation.NextBlock):
            return


def _draw_tables_wide(text: QTextDocument) -> None:
    """Qt measures the room in a table in pixels of a screen, which are hundredths of a millimetre here."""
    em = text.defaultFont().pixelSize()
    for frame in text.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            shape = frame.format()
            shape.setCellPadding(em * 0.25)
            shape.setCellSpacing(0)
            shape.setBorderCollapse(True)
            shape.setBorder(em * 0.03)
            frame.setFormat(shape)


def _page(title: str, text: QTextDocument, sheet: Sheet, at: Of) -> Draw:
    def draw(ink: Ink) -> Iterator[None]:
        columns = columns_of(page_area(sheet), _COLUMNS, _GAP)
        for place, column in enumerate(columns):
            number = (at.number - 1) * _COLUMNS + place
            if number < text.pageCount():
                _draw_column(ink, column, text, number)
        draw_foot(ink, sheet, title, at)
        yield

    return draw


def _draw_column(ink: Ink, column: Box, text: QTextDocument, number: int) -> None:
    painter, high = ink.painter, column.height * _FINE
    shown = QRectF(0, number * high, column.width * _FINE, high)
    painter.save()
    painter.translate(column.left, column.top)
    painter.scale(1 / _FINE, 1 / _FINE)
    painter.translate(0, -number * high)
    painter.setClipRect(shown.marginsAdded(QMarginsF(_FINE, 0, _FINE, 0)))
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = shown
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, QColor(INK))  # whatever the window's theme is
    context.palette = palette
    text.documentLayout().draw(painter, context)
    painter.restore()
