"""Makes a pack out of a folder of pictures, which are only read; what is written goes to a folder of our own."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import msgspec

from artgames.decks.importing import report
from artgames.decks.importing.card_builder import DiskFull, FileIn, Prepared, prepare_picture
from artgames.decks.importing.card_facts import facts_of_name, facts_of_row, tidy, writes_surnames_first
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.errors import Cancelled, PackProblem, disk_problem
from artgames.decks.importing.file_names import facts_from_names
from artgames.decks.importing.manifest import FORMAT, Made, Manifest, slug_of
from artgames.decks.importing.memory_budget import Budget
from artgames.decks.importing.picture_reader import quiet_pillow
from artgames.decks.importing.row_matching import Matching, match_rows
from artgames.decks.importing.survey import Survey
from artgames.decks.importing.wish import Wish
from artgames.engine.words import QT_TRANSLATE_NOOP

MOST_WORKERS = 4
_LOOK_SECONDS = 0.1  # so often somebody is asked whether to go on

Progress = Callable[[int, int, str], None]
"""(how many are done, of how many, what was done last); called from the thread that makes the pack."""

NONE_LEFT = QT_TRANSLATE_NOOP("packs", "None of the pictures in “{folder}” can be read.")


def make_pack(
    looked: Survey,
    wish: Wish,
    work: Path,
    *,
    progress: Progress = lambda done, total, what: None,
    cancelled: Callable[[], bool] = bool,
    workers: int | None = None,
) -> Made:
    """Fill the empty folder `work` with a pack. Raises PackProblem, and Cancelled; then `work` is to be thrown away."""
    files = looked.found.pictures
    matching = _match(looked)
    facts = _facts(looked, matching)

    def prepare(place: int) -> Prepared:
        file = FileIn(looked.found.folder, files[place])
        return prepare_picture(file, facts[place], work / f"{place + 1:04d}.jpg", budget)

    budget = Budget()
    with quiet_pillow():
        done = _side_by_side(prepare, files, progress, cancelled, workers or _workers())
    kept, remarks = report.sort_out(done, matching.rows)
    if not kept:
        raise PackProblem(NONE_LEFT, folder=looked.found.folder.name)
    kept = _numbered(kept, work)
    kept, more = report.check_kept(kept)
    table = report.of_table(looked, matching, {one.file: one.card.id for one in kept})
    remarks = [*remarks, *report.others(looked), *more, *table]
    measured = {one.card.id: one.measured for one in kept}
    return Made(work, _manifest(wish, looked.found.folder.name, kept), measured, tuple(remarks))


def _manifest(wish: Wish, folder: str, kept: Sequence[Prepared]) -> Manifest:
    title = tidy(wish.title) or folder
    return Manifest(
        format=FORMAT,
        slug=slug_of(title),
        title=title,
        licence=tidy(wish.licence),
        credit=tidy(wish.credit),
        cards=tuple(one.card for one in kept),
        origins={one.card.file: one.fingerprint for one in kept},
    )


def _match(looked: Survey) -> Matching:
    if looked.table is None:
        return Matching({}, (), (), ())
    return match_rows(looked.table, looked.columns, looked.found.pictures)


def _facts(looked: Survey, matching: Matching) -> list[dict[str, Any]]:
    """What is known of each picture, by the table or by its name."""
    told = facts_from_names(looked.found.pictures)
    table, columns = looked.table, looked.columns
    if table is None:
        return [facts_of_name(one) for one in told]
    surname_first = writes_surnames_first([columns.cell(row, Role.ARTIST) for row in table.rows])
    return [
        facts_of_row(table.rows[matching.rows[file]], columns, name, surname_first=surname_first)
        if file in matching.rows
        else facts_of_name(name)
        for file, name in zip(looked.found.pictures, told, strict=True)
    ]


def _side_by_side(
    prepare: Callable[[int], Prepared],
    files: Sequence[str],
    progress: Progress,
    cancelled: Callable[[], bool],
    workers: int,
) -> list[Prepared | PackProblem]:
    """Prepare all pictures in several threads: decoders let go of Python's lock, so that all cores are busy."""
    results: dict[int, Prepared | PackProblem] = {}
    pool = ThreadPoolExecutor(workers, thread_name_prefix="pictures")
    waiting: dict[Future[Prepared], int] = {pool.submit(prepare, place): place for place in range(len(files))}
    try:
        while waiting:
            if cancelled():
                raise Cancelled
            finished, _ = wait(waiting, timeout=_LOOK_SECONDS, return_when=FIRST_COMPLETED)
            for future in finished:
                place = waiting.pop(future)
                results[place] = _result(future)
                progress(len(results), len(files), files[place])
    finally:
        pool.shutdown(cancel_futures=True)
    return [results[place] for place in range(len(files))]


def _result(future: Future[Prepared]) -> Prepared | PackProblem:
    try:
        return future.result()
    except PackProblem as problem:
        return problem
    except DiskFull as full:
        assert isinstance(full.__cause__, OSError)
        raise disk_problem(full.__cause__) from None


def _numbered(kept: Sequence[Prepared], work: Path) -> list[Prepared]:
    """With their numbers in the pack, and the pictures called by them; what is no card is thrown away."""
    wanted = {one.card.file for one in kept}
    for file in work.iterdir():
        if file.name not in wanted:
            file.unlink()
    numbered = []
    for number, one in enumerate(kept, 1):
        name = f"{number:04d}.jpg"
        (work / one.card.file).replace(work / name)  # numbers only ever become smaller, so that no other is overwritten
        numbered.append(one._replace(card=msgspec.structs.replace(one.card, id=number, file=name)))
    return numbered


def _workers() -> int:
    return max(2, min(MOST_WORKERS, os.cpu_count() or 2))
