"""Card pictures, ready to be painted.

A picture is decoded in another thread at the very size it is shown, and kept by card and size; asking for it costs
nothing then.
"""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap

from artgames.scene.drawing.fonts import sans
from artgames.scene.pictures.decoding import (
    PictureFile,
    fits_small_copy,
    luminance_of,
    prepare_reading,
    read_picture,
    small_copy,
    write_small_copy,
)

Find = Callable[[str], PictureFile]
"""Says where the picture of a card is; raises LookupError for a card it does not know."""

_Key = tuple[str, int, int]
_MOST_BYTES = 192 * 1024 * 1024
_FRAME_MS, _SLICE_SECONDS = 16, 0.006
"""When many pictures come at once, so long of each frame is for handing them out; the rest is for whatever moves."""


@dataclass(frozen=True, slots=True)
class _Decoded:
    key: _Key
    image: QImage | None
    luminance: int | None = None


class _Courier(QObject):
    """Carries pictures from the workers; lives as long as a worker needs it, even when the store is gone."""

    arrived = Signal(object)


class PictureStore(QObject):
    """Pixmaps of cards at the sizes asked for.

    Signals:
        ready(card_id): a picture that was asked for can be had now (or is known to be missing).
        trouble(message): a sentence for people about a picture that cannot be shown, once for each card.
    """

    ready = Signal(str)
    trouble = Signal(str)

    def __init__(
        self,
        find: Find,
        cache: Path | None = None,
        parent: QObject | None = None,
        most_bytes: int = _MOST_BYTES,
        newest_first: bool = False,
    ) -> None:
        """``find`` gives the file of a card; small copies go to the folder ``cache`` if there is one.

        ``newest_first`` is for lists that are scrolled: what was asked for last is what somebody looks at.
        """
        super().__init__(parent)
        self._find, self._cache, self._most_bytes = find, cache, most_bytes
        self._newest_first, self._priority = newest_first, 0
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._asked: set[_Key] = set()
        self._missing: set[str] = set()
        self._luminance: dict[str, int | None] = {}
        self._courier = _Courier()
        self._arrived: deque[_Decoded] = deque()
        self._hand_out = QTimer(self)
        self._hand_out.setInterval(_FRAME_MS)
        self._hand_out.timeout.connect(self._take_some)
        self._courier.arrived.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        prepare_reading()
        self._workers = QThreadPool(self)
        self._workers.setMaxThreadCount(max(2, min(4, QThreadPool.globalInstance().maxThreadCount())))

    def pixmap(self, card_id: str, box: QSize | None, ratio: float = 1.0) -> QPixmap | None:
        """The whole picture fitted into a box of device-independent pixels (its own size for None).

        None means: not yet; ``ready`` will say when. A missing picture gives a drawn stand-in.
        """
        key = self._key(card_id, box, ratio)
        found = self._kept.get(key)
        if found is None:
            if card_id not in self._missing:
                self._ask(key)
                return None
            found = missing_picture(QSize(key[1], key[2]) if box is not None else QSize(600, 600))
            self._keep(key, found)
        self._kept.move_to_end(key)
        found.setDevicePixelRatio(ratio)
        return found

    def stretched(self, card_id: str, box: QSize, ratio: float = 1.0) -> QPixmap | None:
        """The picture as it was last shown in any size, in this box: better than nothing until the right one comes."""
        sizes = (pixmap for key, pixmap in reversed(self._kept.items()) if key[0] == card_id)
        found = next(sizes, None) if card_id not in self._missing else None
        return stretched(found, box, ratio) if found is not None else None

    def prefetch(self, card_ids: Iterable[str], box: QSize | None, ratio: float = 1.0) -> None:
        """Begin to decode what will be shown soon."""
        for card_id in card_ids:
            key = self._key(card_id, box, ratio)
            if key not in self._kept and card_id not in self._missing:
                self._ask(key)

    def drop_all_but(self, card_ids: Collection[str]) -> None:
        """Give up what was asked for other cards and is still queued: somebody has scrolled on."""
        self._asked.difference_update([key for key in self._asked if key[0] not in card_ids])

    def luminance(self, card_id: str) -> int | None:
        """How bright a painting is, 0 to 255; None for one that was never measured and has not been read yet."""
        if card_id not in self._luminance:
            try:
                self._luminance[card_id] = self._find(card_id).luminance
            except (LookupError, OSError, ValueError):
                return None
        return self._luminance[card_id]

    def is_missing(self, card_id: str) -> bool:
        """Whether the picture was looked for and cannot be shown."""
        return card_id in self._missing

    def held_bytes(self) -> int:
        """How much is kept, in bytes of picture."""
        return self._bytes

    def is_busy(self) -> bool:
        """Whether something that was asked for has not come yet."""
        return bool(self._asked)

    def wait(self, milliseconds: int = 10_000) -> bool:
        """Stand still until everything asked for has come: for tests and screenshots."""
        done = self._workers.waitForDone(milliseconds)
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        while self._arrived:
            self._take_some()
        self._hand_out.stop()
        return done and not self._asked

    def forget_all(self) -> None:
        """Cards may have other pictures now: whoever shows one asks for it again. What was read before is dropped."""
        self._workers.clear()
        self._workers.waitForDone()
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        self._arrived.clear()
        self._kept.clear()
        self._bytes = 0
        self._asked.clear()
        self._missing.clear()
        self._luminance.clear()

    def close(self) -> None:
        """Give up what is still queued and wait for the workers: before the program ends."""
        self._workers.clear()
        self._workers.waitForDone()
        self._hand_out.stop()
        self._arrived.clear()
        self._asked.clear()

    def _key(self, card_id: str, box: QSize | None, ratio: float) -> _Key:
        if box is None:
            return (card_id, 0, 0)
        return (card_id, max(1, round(box.width() * ratio)), max(1, round(box.height() * ratio)))

    def _ask(self, key: _Key) -> None:
        if key in self._asked:
            return
        self._asked.add(key)
        self._priority += self._newest_first
        find, cache, courier, workers, asked = self._find, self._cache, self._courier, self._workers, self._asked

        def work() -> None:
            if key in asked:
                _work(key, find, cache, courier, workers)

        workers.start(work, self._priority)

    def _receive(self, decoded: _Decoded) -> None:
        if decoded.key not in self._asked:
            return  # nobody wants it any more
        self._arrived.append(decoded)
        if not self._hand_out.isActive():
            self._hand_out.start()
            self._take_some()

    def _take_some(self) -> None:
        """Until this frame's share of time is over. The timer rests only when a whole frame brought nothing."""
        if not self._arrived:
            self._hand_out.stop()
        until = time.perf_counter() + _SLICE_SECONDS
        while self._arrived:
            self._take_in(self._arrived.popleft())
            if time.perf_counter() >= until:
                return

    def _take_in(self, decoded: _Decoded) -> None:
        self._asked.discard(decoded.key)
        card_id = decoded.key[0]
        if decoded.luminance is not None:
            self._luminance[card_id] = decoded.luminance
        if decoded.image is not None:
            self._keep(decoded.key, QPixmap.fromImage(decoded.image))
        elif card_id not in self._missing:
            self._missing.add(card_id)
            self.trouble.emit(self.tr("The picture of card {card} cannot be read.").format(card=card_id))
        self.ready.emit(card_id)

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self._bytes += _cost(pixmap)
        while self._bytes > self._most_bytes and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _cost(dropped)


def stretched(picture: QPixmap, box: QSize, ratio: float) -> QPixmap:
    """A picture of another size fitted into a box of device-independent pixels, quickly."""
    fitted = picture.scaled(box * ratio, Qt.AspectRatioMode.KeepAspectRatio)
    fitted.setDevicePixelRatio(ratio)
    return fitted


def missing_picture(size: QSize) -> QPixmap:
    """A quiet stand-in for a picture that cannot be shown: an empty canvas and two words."""
    pixmap = QPixmap(size)
    pixmap.fill(QColor("#3A3631"))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(size.width(), size.height())
        painter.setPen(QPen(QColor("#8C8377"), max(1.0, side / 120), Qt.PenStyle.DashLine))
        space = side / 12
        inner = QRectF(pixmap.rect()).adjusted(space, space, -space, -space)
        painter.drawRect(inner)
        painter.setPen(QColor("#F4EFE6"))
        painter.setFont(sans(max(9, side / 11), QFont.Weight.DemiBold))
        words = QCoreApplication.translate("PictureStore", "picture missing")
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)
    return pixmap


def _work(key: _Key, find: Find, cache: Path | None, courier: _Courier, workers: QThreadPool) -> None:
    """In a worker: read, deliver, and only then, when nobody waits, write the small copy."""
    box = QSize(key[1], key[2]) if key[1] else None
    try:
        original = find(key[0])
    except (LookupError, OSError, ValueError):
        courier.arrived.emit(_Decoded(key, None))
        return
    copy = small_copy(cache, original) if cache is not None and fits_small_copy(box) else None
    image = read_picture(PictureFile(copy), box) if copy is not None and copy.exists() else None
    copied = image is not None
    image = image or read_picture(original, box)
    measured = luminance_of(image) if image is not None and original.luminance is None else original.luminance
    courier.arrived.emit(_Decoded(key, image, measured))
    if copy is not None and image is not None and not copied:
        workers.start(lambda: write_small_copy(original, copy), -1)


def _cost(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
