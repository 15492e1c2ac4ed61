"""A server on this machine that answers as Wikidata and Wikimedia Commons do, also on their bad days."""

import io
import json
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from PIL import Image

from artgames.app.originals.requests import Pace
from artgames.decks import Painting
from artgames.decks.originals.hosts import Hosts
from tests.support.wikidata import Catalogue, numbers_for

QUICK = Pace(gap_ms=1, timeout_ms=600, wait_ms=20, tries=3)
"""For tests: the same manners, without the waiting."""

LONG_SIDE = 480


class Commons:
    """What the server knows and does. `faults` names the trouble with a painting, by its Wikidata id.

    Paintings without one are found by their titles, under the ids that `numbers_for` gives them.
    """

    def __init__(
        self, shapes: Mapping[str, float], faults: Mapping[str, str] | None = None, unnumbered: Iterable[Painting] = ()
    ) -> None:
        self.faults = dict(faults or {})
        self.catalogue = Catalogue(numbers_for(unnumbered), self.faults)
        self.shapes = {**shapes, **self.catalogue.shapes()}
        self.asked: list[tuple[float, str]] = []
        self.agents: set[str] = set()
        self.at_once = self.most_at_once = 0
        self.seen: Counter[str] = Counter()
        self.address = ""
        self._lock = threading.Lock()

    @property
    def hosts(self) -> Hosts:
        return Hosts(
            f"{self.address}/wiki/Special:EntityData/", f"{self.address}/w/api.php", f"{self.address}/search/api.php"
        )

    def enter(self, path: str, agent: str) -> int:
        with self._lock:
            self.asked.append((time.monotonic(), path))
            self.agents.add(agent)
            self.seen[path] += 1
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            return self.seen[path]

    def leave(self) -> None:
        with self._lock:
            self.at_once -= 1

    # Answers

    def entity(self, wikidata: str) -> dict[str, Any]:
        fault = self.faults.get(wikidata)
        file = [] if fault == "no picture" else [{"mainsnak": {"datavalue": {"value": f"{wikidata}.jpg"}}}]
        worse = {"mainsnak": {"datavalue": {"value": "Old.jpg"}}, "rank": "deprecated"}
        return {"entities": {wikidata: {"claims": {"P18": [worse, *file]}}}}

    def offer(self, title: str) -> dict[str, Any]:
        wikidata = title.removeprefix("File:").removesuffix(".jpg")
        fault = self.faults.get(wikidata)
        if fault == "gone from Commons":
            return {"query": {"pages": [{"title": title, "missing": True}]}}
        if fault == "lagging":
            return {"error": {"code": "maxlag"}}
        free = {"License": {"value": "pd"}, "LicenseShortName": {"value": "Public domain"}}
        owned = {"License": {"value": "cc-by-sa-4.0"}, "LicenseShortName": {"value": "CC BY-SA 4.0"}}
        about = {"not free": owned, "no licence": {}}.get(fault or "", free)
        credit = {"Credit": {"value": '<a href="x">The &amp; Museum</a>'}}
        info = {
            "url": f"{self.address}/whole/{wikidata}.jpg",
            "thumburl": f"{self.address}/thumb/{wikidata}.jpg",
            "descriptionurl": f"{self.address}/page/{wikidata}",
            "mime": "application/pdf" if fault == "wrong type" else "image/jpeg",
            "sha1": "0",
            "extmetadata": {**about, **credit},
        }
        if fault == "unsafe":
            info["thumburl"] = f"ftp://{wikidata}.example/picture.jpg"
        return {"query": {"pages": [{"title": title, "imageinfo": [info]}]}}

    def picture(self, wikidata: str) -> bytes:
        fault, shape = self.faults.get(wikidata), self.shapes[wikidata]
        shape = 1.3 * shape if fault == "wrong picture" else shape
        size = (LONG_SIDE, round(LONG_SIDE / shape)) if shape > 1 else (round(LONG_SIDE * shape), LONG_SIDE)
        mean = 2 if fault == "black" else 60 + int(wikidata[1:]) % 120
        made = (
            Image.linear_gradient("L")
            .resize(size)
            .point([min(255, mean * (value + 64) // 192) for value in range(256)])
        )
        return saved(made)


def saved(image: Image.Image) -> bytes:
    file = io.BytesIO()
    image.convert("RGB").save(file, "JPEG", quality=60)
    return file.getvalue()


class Handler(BaseHTTPRequestHandler):
    commons: Commons
    protocol_version = "HTTP/1.1"
    timeout = 1.5  # Qt opens lines that it then has no use for

    def do_GET(self) -> None:
        times = self.commons.enter(self.path, self.headers.get("User-Agent", ""))
        try:
            self._answer(times)
        except (BrokenPipeError, ConnectionResetError):
            pass  # whoever asked has broken it off
        finally:
            self.commons.leave()

    def _answer(self, times: int) -> None:
        parts = urlsplit(self.path)
        name = unquote(parts.path.rpartition("/")[2])
        if parts.path == "/search/api.php":
            self._send_json(self.commons.catalogue.answer(parse_qs(parts.query)))
            return
        if parts.path == "/w/api.php":
            self._send_json(self.commons.offer(parse_qs(parts.query)["titles"][0]))
            return
        wikidata = name.rpartition(".")[0]
        fault = self.commons.faults.get(wikidata, "")
        if parts.path.startswith("/wiki/"):
            self._answer_entity(wikidata, fault, times)
        else:
            self._answer_picture(wikidata, fault, times)

    def _answer_entity(self, wikidata: str, fault: str, times: int) -> None:
        if fault == "404":
            self._send(404, b"none")
        elif fault == "moved" and "moved" not in self.path:
            self._send(302, b"", location=f"/wiki/moved/{wikidata}.json")
        elif fault == "busy" and times == 1:
            self._send(429, b"slowly", retry="0")
        elif fault == "always busy":
            self._send(429, b"slowly")
        elif fault == "no JSON":
            self._send(200, b"<html>Sorry</html>", "text/html")
        else:
            self._tell(wikidata)

    def _tell(self, wikidata: str) -> None:
        self._send_json(self.commons.entity(wikidata))

    def _answer_picture(self, wikidata: str, fault: str, times: int) -> None:
        content = self.commons.picture(wikidata)
        if fault == "HTML":
            self._send(200, b"<html>Error</html>", "text/html")
        elif fault == "HTML called a picture":
            self._send(200, b"<html>Error</html>", "image/jpeg")
        elif fault == "picture 404":
            self._send(404, b"none")
        elif fault == "huge":
            self._send(200, content, "image/jpeg", length=900_000_000)
        elif fault == "cut off" or (fault == "cut off once" and times == 1):
            self._send(200, content[: len(content) // 2], "image/jpeg", length=len(content))
        elif fault == "damaged":
            self._send(200, content[: len(content) // 2], "image/jpeg")
        else:
            if fault == "slow" or (fault == "slow once" and times == 1):
                time.sleep(1.0)
            self._send(200, content, "image/jpeg")

    def _send_json(self, answer: dict[str, Any]) -> None:
        self._send(200, json.dumps(answer).encode(), "application/json; charset=utf-8")

    def _send(
        self,
        status: int,
        content: bytes,
        kind: str = "text/plain",
        *,
        length: int = -1,
        location: str = "",
        retry: str = "",
    ) -> None:
        self.send_response(status)
        self.send_header("Connection", "close")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content) if length < 0 else length))
        for name, value in (("Location", location), ("Retry-After", retry)):
            if value:
                self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)
        self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        """Tests are quiet."""


@contextmanager
def serving(commons: Commons) -> Iterator[Commons]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), type("Serving", (Handler,), {"commons": commons}))
    server.daemon_threads = False  # it waits for them when it is closed
    commons.address = f"http://127.0.0.1:{server.server_address[1]}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield commons
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
