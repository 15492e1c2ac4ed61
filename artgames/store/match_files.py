"""One match as a file that can be given to somebody: versioned JSON, written whole or not at all."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from artgames.engine.api import Outcome, refuse
from artgames.engine.codec import Save, decode_save
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.safe_files import check_plain_file, write_whole
from artgames.store.errors import StoreProblem, from_os
from artgames.store.seating import Table

FILE_FORMAT = 1


class MatchFile(msgspec.Struct, frozen=True, kw_only=True):
    """What the file holds."""

    kind: Literal["artgames match"] = "artgames match"
    format: int = FILE_FORMAT
    table: Table
    save: Save
    newest_rules: int
    """The latest version of the rules that wrote any of it."""

    started: float
    finished: float | None = None
    outcome: Outcome | None = None
    notes: dict[str, Any] = {}


def write_match_file(match: MatchFile, path: Path) -> None:
    """Raises StoreProblem; the file that was there before is then still whole."""
    try:
        write_whole(path, msgspec.json.encode(match))
    except OSError as error:
        raise from_os(error, path.parent) from error


def read_match_file(path: Path) -> MatchFile:
    """Raises StoreProblem when there is nothing to read, Refused when what is there cannot be used."""
    try:
        check_plain_file(path)
        text = path.read_bytes()
    except OSError as error:
        raise StoreProblem("unreadable_file", path, error.strerror or str(error)) from error
    try:
        data = msgspec.json.decode(text)
        _check_format(data)
        match = msgspec.convert(data, MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        text_of_refusal = QT_TRANSLATE_NOOP("store", "The file {name} contains no readable match.")
        raise refuse("malformed", text_of_refusal, "store", name=path.name) from problem
    _check_agreement(match, path)
    return match


def _check_format(data: Any) -> None:
    """Say that a file is too new before saying that it is strange."""
    if not isinstance(data, dict):
        return
    if isinstance(data.get("format"), int) and data["format"] > FILE_FORMAT:
        text = QT_TRANSLATE_NOOP("store", "This match was saved by a newer version of Artgames.")
        raise refuse("newer", text, "store")
    if "save" in data:
        decode_save(data["save"])


def _check_agreement(match: MatchFile, path: Path) -> None:
    if match.save.game != match.table.game or match.save.setup.seats != len(match.table.players):
        text = QT_TRANSLATE_NOOP("store", "The file {name} contradicts itself, so it was not opened.")
        raise refuse("malformed", text, "store", name=path.name)
