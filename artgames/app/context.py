"""What every page of the application is given: one bag of parts, filled by `main` and handed down."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from artgames.app.settings.live_settings import LiveSettings

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from artgames.app.table.draft_answers import Begun
    from artgames.app.table.narrator import Narrator
    from artgames.decks import Library
    from artgames.engine.api import Seat
    from artgames.engine.words import Sentence
    from artgames.scene.drawing.theme import Theme
    from artgames.scene.pictures.decoding import PictureFile
    from artgames.scene.pictures.picture_store import PictureStore
    from artgames.scene.sound.sound import Sounds
    from artgames.scene.tempo import Tempo
    from artgames.store import Store


class AppContext:
    """The parts of the application. Most are made when they are first asked for, after the first paint."""

    def __init__(self, store: Store | Callable[[], Store], settings: LiveSettings, data: Path, cache: Path) -> None:
        """`data` and `cache` are folders; a function instead of a store opens it when it is first wanted."""
        self._given_store = store
        self.settings, self.data, self.cache = settings, data, cache
        self.begun: dict[tuple[int, str], Begun] = {}
        """Answers begun at tables that somebody got up from, by number and seed of the match; never on disk."""
        self.bots_apart = False
        """Whether bots think in a process of their own, as they do in the real program."""

    @cached_property
    def store(self) -> Store:
        """What is kept between two evenings; opened late if a function was given instead."""
        return self._given_store() if callable(self._given_store) else self._given_store

    @cached_property
    def library(self) -> Library:
        """The decks of this machine."""
        from artgames.decks import Library  # noqa: PLC0415 - not needed before the first paint

        return Library.open(self.data, self.cache)

    @cached_property
    def pictures(self) -> PictureStore:
        """Decoded paintings, scaled once for each size."""
        from artgames.scene.pictures.picture_store import PictureStore  # noqa: PLC0415 - not needed before the first paint

        return PictureStore(self.picture_of, self.cache / "pictures")

    def picture_of(self, card_id: str) -> PictureFile:
        """The file of a card, or of its detail. Raises LookupError."""
        from artgames.scene.pictures.card_files import picture_file  # noqa: PLC0415 - not needed before the first paint

        return picture_file(self.library.decks, card_id)

    @cached_property
    def sounds(self) -> Sounds:
        """The few sounds of the house; silent where there is no device."""
        from artgames.scene.sound.sound import Sounds  # noqa: PLC0415 - not needed before the first paint

        sounds = Sounds(copies=self.cache / "sounds")

        def tune() -> None:
            sounds.set_volume(self.settings.value.effects_volume)
            sounds.set_cover_volume(self.settings.value.cover_volume)
            sounds.set_muted(self.settings.value.muted)

        self.settings.changed.connect(tune)
        tune()
        return sounds

    @cached_property
    def narrator(self) -> Narrator:
        """Who leads through a theft with closed eyes."""
        from artgames.app.table.narrator import Narrator  # noqa: PLC0415 - not needed before the first paint

        return Narrator(self.settings)

    def rest(self) -> None:
        """Write down what is not written yet, and let nothing run on."""
        self.settings.flush()
        if "pictures" in vars(self):
            self.pictures.close()
        if "sounds" in vars(self):
            self.sounds.close()
        if "narrator" in vars(self):
            self.narrator.close()

    def close(self) -> None:
        """The very end; nothing can be kept after it."""
        self.rest()
        if "store" in vars(self):
            self.store.close()

    def theme(self) -> Theme:
        """The colours in use now; `settings.changed` says when to ask again."""
        return self.settings.theme()

    def tempo(self) -> Tempo:
        """Pace and motion in use now."""
        return self.settings.tempo()

    def translate(self, context: str, text: str) -> str:
        """A marked text in the reader's language."""
        return QCoreApplication.translate(context, text)

    def say(self, sentence: Sentence, names: Sequence[str] = ()) -> str:
        """A sentence of the rules in the reader's language, with the table's names."""
        return sentence.render(names, self.translate)

    def say_beside(self, seat: Seat, sentence: Sentence, names: Sequence[str]) -> str:
        """The same beside the name of that person."""
        return sentence.render_beside(seat, names, self.translate)
