"""Asks a service for files, politely: never many at once, never often, and with patience when it is busy."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtNetwork import QNetworkAccessManager, QNetworkProxyFactory, QNetworkReply, QNetworkRequest

from artgames.decks.originals import problems
from artgames.decks.originals.hosts import USER_AGENT
from artgames.decks.originals.problems import OriginalProblem

BUSY = (429, 503)
MOST_REDIRECTS = 5
_LONGEST_WAIT = 300
"""Seconds; a service that wants more patience than that is asked again another day."""


class Pace(NamedTuple):
    """How much a service is asked of."""

    gap_ms: int = 500  # between the beginnings of two requests
    timeout_ms: int = 30_000  # without a single byte
    wait_ms: int = 4_000  # before the second try; twice as long before each further one
    tries: int = 4


POLITE = Pace()


class Answer(NamedTuple):
    status: int
    type: str
    content: bytes


_MISSING = (404, 410)


def content_of(answer: Answer, host: str, missing: str) -> bytes:
    """What came. Raises OriginalProblem if the service refused, for the reason `missing` if it has no such thing."""
    if answer.status in _MISSING:
        raise OriginalProblem(missing)
    if answer.status >= 400:
        raise OriginalProblem(problems.REFUSED, host=host, code=answer.status)
    return answer.content


Then: TypeAlias = Callable[[Answer | OriginalProblem], None]


@dataclass
class _Request:
    address: str
    host: str
    most_bytes: int
    then: Then
    tries: int = 0


class Requests(QObject):
    """A queue of addresses.

    Signals:
        waiting(int): a service asked for patience: for so many seconds nothing is asked.
    """

    waiting = Signal(int)

    def __init__(self, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        QNetworkProxyFactory.setUseSystemConfiguration(True)  # schools have one
        self._manager, self._pace = QNetworkAccessManager(self), pace
        self._manager.setTransferTimeout(pace.timeout_ms)
        self._queue: deque[_Request] = deque()
        self._running: dict[QNetworkReply, _Request] = {}
        self._not_before = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._send)

    def get(self, address: str, host: str, most_bytes: int, then: Then) -> None:
        """Fetch a file of at most so many bytes; `host` is what people call the service."""
        self._queue.append(_Request(address, host, most_bytes, then))
        self._plan()

    def stop(self) -> None:
        """Nobody wants any of it any more; `then` is not called."""
        self._queue.clear()
        self._timer.stop()
        running, self._running = list(self._running), {}
        for reply in running:
            reply.abort()

    def _plan(self) -> None:
        if self._queue and not self._timer.isActive():
            self._timer.start(max(0, round((self._not_before - time.monotonic()) * 1000)))

    def _send(self) -> None:
        if not self._queue:
            return
        asked = self._queue.popleft()
        asked.tries += 1
        request = QNetworkRequest(QUrl(asked.address))
        request.setHeader(QNetworkRequest.KnownHeaders.UserAgentHeader, USER_AGENT)
        policy = QNetworkRequest.RedirectPolicy.NoLessSafeRedirectPolicy
        request.setAttribute(QNetworkRequest.Attribute.RedirectPolicyAttribute, policy)
        request.setMaximumRedirectsAllowed(MOST_REDIRECTS)
        reply = self._manager.get(request)
        self._running[reply] = asked
        reply.downloadProgress.connect(lambda done, total: self._watch(reply, max(done, total)))
        reply.finished.connect(lambda: self._finish(reply))
        self._not_before = max(self._not_before, time.monotonic() + self._pace.gap_ms / 1000)
        self._plan()

    def _watch(self, reply: QNetworkReply, size: int) -> None:
        """What is too large is broken off before it is here."""
        asked = self._running.get(reply)
        if asked is not None and size > asked.most_bytes:
            del self._running[reply]
            reply.abort()
            asked.then(OriginalProblem(problems.TOO_LARGE))

    def _finish(self, reply: QNetworkReply) -> None:
        reply.deleteLater()
        asked = self._running.pop(reply, None)
        if asked is None:
            return
        status = int(reply.attribute(QNetworkRequest.Attribute.HttpStatusCodeAttribute) or 0)
        failed = reply.error() != QNetworkReply.NetworkError.NoError
        if status in BUSY:
            self._again(asked, OriginalProblem(problems.BUSY, host=asked.host), _retry_after(reply))
        elif status >= 400:
            asked.then(Answer(status, "", b""))
        elif failed:
            self._again(asked, OriginalProblem(problems.NO_ANSWER, host=asked.host), None)
        else:
            kind = str(reply.header(QNetworkRequest.KnownHeaders.ContentTypeHeader) or "")
            asked.then(Answer(status, kind.partition(";")[0].strip().casefold(), bytes(reply.readAll().data())))

    def _again(self, asked: _Request, problem: OriginalProblem, wished: int | None) -> None:
        wait = wished * 1000 if wished is not None else self._pace.wait_ms * 2 ** (asked.tries - 1)
        if asked.tries >= self._pace.tries or wait > _LONGEST_WAIT * 1000:
            asked.then(problem)
            return
        self._not_before = max(self._not_before, time.monotonic() + wait / 1000)
        self._timer.stop()
        self._queue.appendleft(asked)
        self.waiting.emit(-(-wait // 1000))
        self._plan()


def _retry_after(reply: QNetworkReply) -> int | None:
    """How long the service asks to wait, where it says so in seconds."""
    said = bytes(reply.rawHeader("Retry-After").data()).decode("ascii", "replace").strip()
    return int(said) if said.isdecimal() else None
