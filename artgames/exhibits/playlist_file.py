"""The file of a playlist: readable JSON, written whole or not at all. What is wrong with it is said with its line."""

import json
import re
from contextlib import suppress
from pathlib import Path

import msgspec

from artgames.engine.api import Refused, refuse
from artgames.engine.words import QT_TRANSLATE_NOOP, one_line
from artgames.exhibits.json_lines import lines_of
from artgames.exhibits.opening_hours import DAYS
from artgames.exhibits.pin import NOBODY
from artgames.exhibits.playlist import FORMAT, MOST_ROUNDS, SIZES, Brand, Kiosk, Playlist, Round
from artgames.safe_files import check_plain_file, write_whole

CONTEXT = "exhibits"
_LONGEST = 80
MOST_BYTES = 4_000_000

WANTED = {
    "kind": '"artgames exhibit"',
    "format": f"a whole number, {FORMAT} for this program",
    "title": "a text of at most 80 letters",
    "language": 'a code such as "fr", or "" for that of the program',
    "theme": '"gallery", "daylight" or "contrast"',
    "sound": "a whole number from 0 to 100",
    "screen": "a whole number from 1 on, or 0 to choose by itself",
    "lost_screen": '"wait" or "go_on"',
    "loop": "true or false",
    "phones": "true or false",
    "names": "true or false",
    "rounds": "a list of rounds in [ ]",
    "kiosk": "a group of settings in { }",
    "game": 'the name of a game that can be a round, or "" for a wall to remember',
    "brand": "a group of settings in { }",
    "name": "a text of at most 80 letters",
    "wall": 'a colour such as "#203a30", or "" for that of the theme',
    "accent": 'a colour such as "#f2b93b", or "" for that of the theme',
    "logo": 'a picture in base64 of at most a megabyte, or "" for none',
    "house": 'a picture in base64 of at most a megabyte, or "" for none',
    "deck": 'the name of a deck or set in quotation marks, such as "collection"',
    "paintings": ", ".join(map(str, SIZES[:-1])) + f" or {SIZES[-1]}",
    "look_seconds": "a whole number from 5 to 600",
    "stolen": "1, 2, 3, or 0 to leave it to chance",
    "say_count": "true or false",
    "decoys": '"easy", "fair" or "fiendish"',
    "dark_seconds": "a whole number from 1 to 60",
    "think_seconds": "a whole number from 0 to 600",
    "labels": "true or false",
    "label_seconds": "a whole number from 2 to 120",
    "hold_seconds": "a whole number from 0 to 120",
    "pause_seconds": "a whole number from 0 to 600",
    "pin": 'what "artgames exhibit --pin" prints, or "" for none',
    "idle_seconds": "a whole number from 15 to 600",
    "warning_seconds": "a whole number from 10 to 120",
    "attract": "true or false",
    "hours": "a group of weekdays in { }",
    **dict.fromkeys(DAYS, 'hours such as "10:00-18:00", "closed", or "" for the whole day'),
    "restart_hour": "an hour from 0 to 23, or null for never",
    "memory_mb": "a whole number from 300 to 64000",
}
"""For each field what may stand there, to be told to whoever wrote something else. The words are those of the file."""

_PLACE = re.compile(r" - at `(?P<path>[^`]+)`$")
_UNKNOWN = re.compile(r"unknown field `(?P<name>[^`]*)`")
_PIN = re.compile(r'"pin"\s*:\s*"([^"\\]*)"')


def read_playlist(path: Path) -> Playlist:
    """Raises Refused, with a sentence that names the line and what to do."""
    try:
        check_plain_file(path, MOST_BYTES)
        text = path.read_text(encoding="utf-8-sig")  # editors on Windows begin a file with a mark
    except UnicodeDecodeError as problem:
        told = QT_TRANSLATE_NOOP("exhibits", "{file} is not a text file. Save it as UTF-8.")
        raise refuse("malformed", told, CONTEXT, file=path.name) from problem
    except OSError as problem:
        told = QT_TRANSLATE_NOOP("exhibits", "{file} cannot be read: {why}.")
        raise refuse("malformed", told, CONTEXT, file=path.name, why=problem.strerror or str(problem)) from problem
    return parse_playlist(text, path.name)


def pin_of_broken(path: Path) -> str:
    """The PIN of a file that cannot be read otherwise, or else one that opens for nobody: a mistake in a playlist must
    not let visitors out of a kiosk."""
    found = None
    with suppress(OSError):
        check_plain_file(path, MOST_BYTES)
        found = _PIN.search(path.read_text(encoding="utf-8", errors="replace"))
    return found[1] if found is not None else NOBODY


def parse_playlist(text: str, name: str) -> Playlist:
    """The playlist that this text is. Raises Refused."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a letter can be read, and neither shown nor written
    except json.JSONDecodeError as problem:
        raise _no_json(problem, name) from problem
    except RecursionError as problem:
        raise _not_one(name) from problem
    except ValueError as problem:
        raise _unusable(name) from problem
    if not isinstance(data, dict) or data.get("kind") != "artgames exhibit":
        raise _not_one(name)
    if isinstance(data.get("format"), int) and data["format"] > FORMAT:
        told = QT_TRANSLATE_NOOP("exhibits", "{file} was made by a newer version of Artgames. Update this one.")
        raise refuse("newer", told, CONTEXT, file=name)
    try:
        playlist = msgspec.convert(data, Playlist)
    except msgspec.ValidationError as problem:
        raise _wrong_value(str(problem), lines_of(text), name) from problem
    return _checked(playlist, name)


def write_playlist(playlist: Playlist, path: Path) -> None:
    """Raises OSError; the file that was there before is then still whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, as_text(playlist).encode())


def as_text(playlist: Playlist) -> str:
    """The file: every field, so that whoever opens it sees what can be changed."""
    return json.dumps(msgspec.to_builtins(playlist), indent=2, ensure_ascii=False) + "\n"


def _checked(playlist: Playlist, name: str) -> Playlist:
    if not playlist.rounds:
        told = QT_TRANSLATE_NOOP("exhibits", "{file} has no rounds. Add one under “rounds”, or open it in the editor.")
        raise refuse("malformed", told, CONTEXT, file=name)
    if len(playlist.rounds) > MOST_ROUNDS:
        told = QT_TRANSLATE_NOOP(
            "exhibits", "{file} has {count:# round|# rounds}; the limit is {most}. Use “loop” to repeat them."
        )
        raise refuse("malformed", told, CONTEXT, file=name, count=len(playlist.rounds), most=MOST_ROUNDS)
    return _readable(playlist)


def _readable(playlist: Playlist) -> Playlist:
    """Titles without marks that nobody sees and that turn whatever follows them, in the format of today."""
    rounds = tuple(msgspec.structs.replace(one, title=one_line(one.title, _LONGEST)) for one in playlist.rounds)
    brand = msgspec.structs.replace(playlist.brand, name=one_line(playlist.brand.name, _LONGEST))
    title = one_line(playlist.title, _LONGEST)
    return msgspec.structs.replace(playlist, format=FORMAT, title=title, rounds=rounds, brand=brand)


def _not_one(name: str) -> Refused:
    told = QT_TRANSLATE_NOOP("exhibits", "{file} is not an exhibit. It must begin with “kind”: “artgames exhibit”.")
    return refuse("malformed", told, CONTEXT, file=name)


def _unusable(name: str) -> Refused:
    told = QT_TRANSLATE_NOOP(
        "exhibits",
        "{file} contains a number or a character that cannot be read. Correct it, or open the file in the editor.",
    )
    return refuse("malformed", told, CONTEXT, file=name)


def _no_json(problem: json.JSONDecodeError, name: str) -> Refused:
    told = QT_TRANSLATE_NOOP(
        "exhibits",
        "{file}, line {line}: there is a mistake. Look for a missing comma, quotation mark or bracket "
        "there or just before.",
    )
    return refuse("malformed", told, CONTEXT, file=name, line=problem.lineno)


def _wrong_value(message: str, lines: dict[str, int], name: str) -> Refused:
    place = _PLACE.search(message)
    path = place["path"] if place else "$"
    unknown = _UNKNOWN.search(message)
    if unknown is not None:
        return _unknown_field(unknown["name"], path, lines, name)
    field = re.sub(r"\[\d+\]$", "", path).rsplit(".", 1)[-1]
    told = QT_TRANSLATE_NOOP("exhibits", "{file}, line {line}: “{field}” must be {wanted}.")
    line = lines.get(path, 1)
    return refuse("malformed", told, CONTEXT, file=name, line=line, field=field, wanted=WANTED.get(field, "changed"))


def _unknown_field(field: str, path: str, lines: dict[str, int], name: str) -> Refused:
    known: tuple[str, ...] = Playlist.__struct_fields__
    if path.startswith("$.rounds"):
        known = Round.__struct_fields__
    elif path.startswith("$.kiosk.hours"):
        known = DAYS
    elif path.startswith("$.kiosk"):
        known = Kiosk.__struct_fields__
    elif path.startswith("$.brand"):
        known = Brand.__struct_fields__
    told = QT_TRANSLATE_NOOP("exhibits", "{file}, line {line}: “{field}” is not recognised. Use one of: {known}.")
    line = lines.get(f"{path}.{field}", lines.get(path, 1))
    return refuse("malformed", told, CONTEXT, file=name, line=line, field=field, known=", ".join(known))
