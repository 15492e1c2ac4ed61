"""Lists that lie beside the pictures of a pack."""

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from artgames.decks.integrity import FileSum


def sum_of(file: Path) -> FileSum:
    """What a sound file looks like."""
    content = file.read_bytes()
    return FileSum(len(content), hashlib.sha256(content).hexdigest())


def one_a_line(entries: Mapping[Any, object]) -> msgspec.Raw:
    """A JSON object with an entry a line, so that a change can be read."""
    encode = msgspec.json.encode
    lines = [encode(str(key)) + b": " + encode(value) for key, value in entries.items()]
    return msgspec.Raw(b"{\n" + b",\n".join(lines) + b"\n}")
