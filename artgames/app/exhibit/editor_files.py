"""Where playlists come from and go to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from artgames import paths
from artgames.engine.api import Refused
from artgames.exhibits.counts import FOLDER, as_csv
from artgames.exhibits.playlist import SUFFIX, Playlist
from artgames.exhibits.playlist_editing import Draft
from artgames.exhibits.playlist_file import read_playlist, write_playlist
from artgames.scene.plain_text import button_text
from artgames.spreadsheets import write_csv

UNSAVED = f"unsaved{SUFFIX}"


class EditorFiles(QObject):
    """Opens and saves for the editor, and remembers which file it is about.

    Signals:
        opened(Playlist): this is to be shown now.
        told(str): a sentence for the notice bar.
        refused(Sentence): why a file cannot be used.
    """

    opened = Signal(object)
    told = Signal(str)
    refused = Signal(object)

    def __init__(self, data: Path, page: QWidget) -> None:
        super().__init__(page)
        self._data, self._page = data, page
        self.folder = data / "exhibits"
        self.file: Path | None = None
        self.menu = QMenu(page)
        self.menu.aboutToShow.connect(self.fill_menu)

    # Opening

    def fill_menu(self) -> None:
        """A file, a new one, one's own, and those that come with the program."""
        self.menu.clear()
        self.menu.addAction(self.tr("From a file…")).triggered.connect(self.choose)
        self.menu.addAction(self.tr("New exhibit")).triggered.connect(self._begin_new)
        self.menu.addSeparator()
        for file in sorted(self.folder.glob(f"*{SUFFIX}")):
            if file.name != UNSAVED:
                self._offer(file, is_own=True)
        for file in sorted((paths.resources() / "exhibits").glob(f"*{SUFFIX}")):
            self._offer(file, is_own=False)

    def _offer(self, file: Path, *, is_own: bool) -> None:
        text = button_text(file.stem.replace("-", " ").capitalize())
        self.menu.addAction(text).triggered.connect(lambda: self.open(file, is_own=is_own))

    def begin(self, playlist: Playlist | None = None) -> None:
        """One that is in no file yet."""
        self.file = None
        self.opened.emit(playlist or Playlist())

    def _begin_new(self) -> None:
        self.begin()

    def choose(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._page, self.tr("Open exhibit"), str(self.folder), self._kinds())
        if name:
            self.open(Path(name))

    def open(self, file: Path, *, is_own: bool = True) -> None:
        """Show a playlist; one that comes with the program is saved elsewhere."""
        try:
            playlist = read_playlist(file)
        except Refused as refused:
            self.refused.emit(refused.sentence)
            return
        self.file = file if is_own else None
        self.opened.emit(playlist)

    # Saving

    def save(self, draft: Draft) -> bool:
        """To the file it came from, or to one that is asked for."""
        file = self.file or self._ask_where(draft.playlist.title)
        if file is None:
            return False
        try:
            write_playlist(draft.playlist, file)
        except OSError as problem:
            self._tell_trouble(file, problem)
            return False
        self.file = file
        draft.mark_saved()
        self.told.emit(self.tr("Saved as {file}.").format(file=file))
        return True

    def _ask_where(self, title: str) -> Path | None:
        self.folder.mkdir(parents=True, exist_ok=True)
        letters = (letter if letter.isalnum() else "-" for letter in title or self.tr("Exhibit"))
        proposed = self.folder / f"{''.join(letters).lower()}{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(self._page, self.tr("Save exhibit"), str(proposed), self._kinds())
        if not name:
            return None
        return Path(name if name.endswith(SUFFIX) else f"{name}{SUFFIX}")

    def export_counts(self) -> None:
        """How many played, for a spreadsheet."""
        self._export(as_csv(self._data / FOLDER), self.tr("Save visitor counts"), "exhibit-counts.csv")

    def export_paintings(self, table: str) -> None:
        """Which paintings were remembered, for a spreadsheet."""
        self._export(table, self.tr("Save paintings remembered"), "paintings-remembered.csv")

    def _export(self, table: str, title: str, proposed: str) -> None:
        name, _ = QFileDialog.getSaveFileName(self._page, title, str(Path.home() / proposed), "CSV (*.csv)")
        if not name:
            return
        try:
            write_csv(table, Path(name))
            self.told.emit(self.tr("Saved as {file}.").format(file=name))
        except OSError as problem:
            self._tell_trouble(Path(name), problem)

    # Between two evenings

    def keep_unsaved(self, draft: Draft) -> None:
        """What is in no file waits for the next time. A disk that takes nothing costs only that."""
        kept = self.folder / UNSAVED
        try:
            if draft.is_changed and draft.rounds:
                write_playlist(draft.playlist, kept)
            else:
                kept.unlink(missing_ok=True)
        except OSError:
            return

    def open_unsaved(self) -> None:
        kept = self.folder / UNSAVED
        if kept.exists():
            self.open(kept, is_own=False)

    def _kinds(self) -> str:
        return self.tr("Exhibits (*{suffix})").format(suffix=SUFFIX)

    def _tell_trouble(self, file: Path, problem: OSError) -> None:
        text = self.tr("{file} could not be saved: {why}.")
        self.told.emit(text.format(file=file.name, why=problem.strerror or str(problem)))
