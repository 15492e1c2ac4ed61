"""Looks at what somebody dropped: which files are pictures, which are tables, and what the tables are about."""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from artgames.decks.importing import picture_reader, table_reader
from artgames.decks.importing.column_guess import Columns, guess_columns
from artgames.decks.importing.errors import Cancelled, PackProblem
from artgames.decks.importing.file_names import natural
from artgames.decks.importing.row_matching import match_rows
from artgames.decks.importing.table_joins import join_tables
from artgames.decks.importing.table_reader import Table, read_table
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice

PACK_SUFFIXES = frozenset({".artpack", ".zip"})
OTHER_PICTURES = frozenset(
    {".heic", ".heif", ".avif", ".jp2", ".jxl", ".psd", ".svg", ".eps", ".ai", ".pdf", ".dng", ".cr2", ".nef", ".arw"}
)
MOST_PICTURES = 9_999
"""A pack has its cards in a block of ten thousand numbers."""

MOST_FILES = 60_000
MOST_TABLES = 8
_MAGIC = (b"\xff\xd8\xff", b"\x89PNG", b"GIF8", b"II*\0", b"MM\0*", b"BM")
_NOT_OURS = frozenset({"__macosx", "thumbs.db", "desktop.ini"})

NO_PICTURES = QT_TRANSLATE_NOOP("packs", "There are no pictures in “{folder}”.")
TOO_MANY = QT_TRANSLATE_NOOP("packs", "There are too many files in “{folder}”; choose a folder with only pictures.")
TOO_MANY_PICTURES = QT_TRANSLATE_NOOP("packs", "A pack can hold at most {most} pictures; “{folder}” has {count}.")
TWO_DISKS = QT_TRANSLATE_NOOP("packs", "These files are on two disks; put them in one folder first.")
NAMES_NOTHING = QT_TRANSLATE_NOOP(
    "packs", "“{file}” names none of these pictures, so it is not used. A column with their file names would help."
)
NAMES_SOME = QT_TRANSLATE_NOOP("packs", "“{file}” is not used, since “{other}” is.")
UNEXPLAINED = QT_TRANSLATE_NOOP(
    "packs", "The column “{column}” of “{file}” refers to a table that is not here; add that table to the folder."
)
NOT_THERE = QT_TRANSLATE_NOOP("packs", "“{folder}” cannot be opened.")


_say = Voice("packs")


class Found(msgspec.Struct, frozen=True):
    """The files below a folder, by what they are; names are paths from the folder on."""

    folder: Path
    pictures: tuple[str, ...]
    tables: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # pictures of kinds that are not read here


class Survey(msgspec.Struct, frozen=True):
    """What was found, and how the best table is understood."""

    found: Found
    table: Table | None = None
    columns: Columns = Columns(())
    problems: tuple[Sentence, ...] = ()  # of tables that cannot be read
    unused: tuple[Sentence, ...] = ()  # about tables, and columns of the one that is used, that help nobody


def is_pack(path: Path) -> bool:
    """Whether somebody gave away this file as a pack."""
    return path.suffix.casefold() in PACK_SUFFIXES and path.is_file()


def survey(paths: Sequence[Path], table: Path | None = None, cancelled: Callable[[], bool] = bool) -> Survey:
    """Look at folders and files that belong together. Raises PackProblem, and Cancelled.

    A table may be named; otherwise the one that names most of the pictures is taken.
    """
    found = _find(paths, cancelled)
    if table is not None:
        return choose_table(Survey(found), table)
    tables, problems = _read_all(found)
    looks = [with_table(Survey(found), one) for one in tables]
    best = max(looks, key=_named, default=Survey(found))
    if best.table is not None and not _named(best):
        best = Survey(found)
    return msgspec.structs.replace(_joined(best, tables), problems=tuple(problems))


def choose_table(looked: Survey, file: Path | None) -> Survey:
    """The same pictures with the table of this file, or with none. Raises PackProblem."""
    if file is None:
        return msgspec.structs.replace(with_table(looked, None), unused=())
    chosen = read_table(file)
    others = [one for one in _read_all(looked.found)[0] if one.name != chosen.name]
    return _joined(with_table(looked, chosen), others)


def _read_all(found: Found) -> tuple[list[Table], list[Sentence]]:
    """The tables that can be read, and why the others cannot; a text may be anything, and nobody calls it a table."""
    tables, problems = [], []
    for name in found.tables[:MOST_TABLES]:
        try:
            tables.append(read_table(found.folder / name))
        except PackProblem as problem:
            problems += [problem.sentence] if not name.casefold().endswith((".txt", ".json")) else []
    return tables, problems


def _joined(best: Survey, tables: Sequence[Table]) -> Survey:
    """With what other tables say of the ids in the best one, and a word about each that was of no use."""
    others = [one for one in tables if one is not best.table]
    if best.table is None:
        return msgspec.structs.replace(best, unused=tuple(_say(NAMES_NOTHING, file=one.name) for one in others))
    joined = join_tables(best.table, others)
    unused = [_say(UNEXPLAINED, file=best.table.name, column=column) for column in joined.missing]
    for one in others:
        if one.name not in joined.used:
            names_some = _named(with_table(best, one))
            text = NAMES_SOME if names_some else NAMES_NOTHING
            unused.append(_say(text, file=one.name, other=best.table.name) if names_some else _say(text, file=one.name))
    looked = with_table(best, joined.table) if joined.used else best
    return msgspec.structs.replace(looked, unused=tuple(unused))


def with_table(looked: Survey, table: Table | None) -> Survey:
    """The same pictures with another table, or with none."""
    columns = guess_columns(table, looked.found.pictures) if table is not None else Columns(())
    return msgspec.structs.replace(looked, table=table, columns=columns)


def _named(looked: Survey) -> int:
    assert looked.table is not None
    return len(match_rows(looked.table, looked.columns, looked.found.pictures).rows)


def _find(paths: Sequence[Path], cancelled: Callable[[], bool]) -> Found:
    folders = [path for path in paths if path.is_dir()]
    only_tables = not folders and all(path.suffix.casefold() in table_reader.SUFFIXES for path in paths)
    if only_tables:  # somebody dropped the table: its pictures lie beside it
        folders = [path.parent for path in paths[:1]]
    root = _common([path if path.is_dir() else path.parent for path in paths])
    files = [file for folder in folders for file in _walk(folder, cancelled)]
    files += [path for path in paths if path.is_file() and not only_tables]
    names = sorted({file.relative_to(root).as_posix() for file in files}, key=natural)
    pictures = tuple(name for name in names if _is_picture(root / name))
    if not pictures:
        raise PackProblem(NO_PICTURES, folder=root.name)
    if len(pictures) > MOST_PICTURES:
        raise PackProblem(TOO_MANY_PICTURES, folder=root.name, most=MOST_PICTURES, count=len(pictures))
    suffixed = [(name, Path(name).suffix.casefold()) for name in names]
    return Found(
        folder=root,
        pictures=pictures,
        tables=_tables_first(
            [name for name, suffix in suffixed if suffix in table_reader.SUFFIXES | table_reader.OLD_SUFFIXES]
        ),
        others=tuple(name for name, suffix in suffixed if suffix in OTHER_PICTURES),
    )


def _common(folders: Sequence[Path]) -> Path:
    try:
        return Path(os.path.commonpath(folders))
    except ValueError:
        raise PackProblem(TWO_DISKS) from None


def _tables_first(names: Sequence[str]) -> tuple[str, ...]:
    """Those nearest to the top; a text file is seldom a table."""
    return tuple(sorted(names, key=lambda name: (name.casefold().endswith(".txt"), name.count("/"), natural(name))))


def _walk(folder: Path, cancelled: Callable[[], bool]) -> list[Path]:
    found: list[Path] = []

    def refuse(_problem: OSError) -> None:
        raise PackProblem(NOT_THERE, folder=folder.name)

    for place, folders, files in os.walk(folder, onerror=refuse):
        if cancelled():
            raise Cancelled
        folders[:] = sorted(name for name in folders if not _is_hidden(name))
        found += [Path(place) / name for name in files if not _is_hidden(name)]
        if len(found) > MOST_FILES:
            raise PackProblem(TOO_MANY, folder=folder.name)
    return found


def _is_hidden(name: str) -> bool:
    return name.startswith(".") or name.casefold() in _NOT_OURS


def _is_picture(file: Path) -> bool:
    """By its suffix, or by its first bytes if it has none. A pipe is none: reading it would take for ever."""
    suffix = file.suffix.casefold()
    if file.exists() and not file.is_file():
        return False
    return suffix in picture_reader.SUFFIXES or (not suffix and _begins_like_picture(file))


def _begins_like_picture(file: Path) -> bool:
    try:
        with file.open("rb") as data:
            start = data.read(12)
    except OSError:
        return False
    return start.startswith(_MAGIC) or (start[:4] == b"RIFF" and start[8:] == b"WEBP")
