"""The page itself: a few files of ours, served from memory, and the headers that go with everything."""

import gzip
from pathlib import Path

import msgspec

SCRIPTS = (
    "words.js",
    "store.js",
    "elements.js",
    "fields.js",
    "answer.js",
    "newcomer.js",
    "pages.js",
    "cover.js",
    "connection.js",
    "main.js",
)
"""The parts of the one script, in order."""

NO_STORE = "private, no-store"
FOR_A_WHILE = "private, max-age=3600, immutable"
"""For paintings, whose addresses are never used for anything else, and for faces."""


class Asset(msgspec.Struct, frozen=True):
    kind: str
    content: bytes
    packed: bytes
    cache: str = NO_STORE


def read_site(resources: Path) -> dict[str, Asset]:
    """By path. Nothing but these can be asked for: no path leads to a file."""
    folder = resources / "phones"
    script = "".join((folder / name).read_text(encoding="utf-8") for name in SCRIPTS)
    script = f'"use strict";\n(() => {{\n{script}}})();\n'
    faces = {f"/faces/{file.stem}.svg": file for file in sorted((resources / "faces").glob("*.svg"))}
    return {path: _asset("image/svg+xml", file.read_bytes(), FOR_A_WHILE) for path, file in faces.items()} | {
        "/": _asset("text/html; charset=utf-8", (folder / "index.html").read_bytes()),
        "/app.js": _asset("text/javascript; charset=utf-8", script.encode()),
        "/style.css": _asset("text/css; charset=utf-8", (folder / "style.css").read_bytes()),
        "/icon.svg": _asset("image/svg+xml", (resources / "icons" / "artgames.svg").read_bytes()),
    }


def _asset(kind: str, content: bytes, cache: str = NO_STORE) -> Asset:
    return Asset(kind, content, gzip.compress(content, 9, mtime=0), cache)


def headers(host: str) -> dict[str, str]:
    """For every answer. `host` has been checked; Safari 14 does not count a socket as 'self'."""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }
