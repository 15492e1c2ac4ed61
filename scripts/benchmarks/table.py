"""A board with real paintings for the benchmarks of the screen."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.main import make_application
from artgames.decks import Deck, Library
from artgames.engine.api import HOUSE, Setup, View
from artgames.engine.match import Match
from artgames.games.stolen_paintings.rules.records import OpenExhibit
from artgames.scene.board import Board
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.pictures.card_files import shown_file
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound.sound import Sounds
from artgames.scene.tempo import Tempo

NAMES = ("Anna", "Ben", "Carla", "David")
SIZES = {"1920×1080": (1920, 1080), "3840×2160": (3840, 2160)}


def application() -> QApplication:
    """The application as people get it, with whatever it does for speed."""
    return make_application()


def open_deck(folder: Path) -> Deck:
    library = Library.open(folder, folder / "cache")
    if not library.decks:
        raise RuntimeError("there is no deck with pictures: " + " ".join(library.messages))
    return library.decks[0]


def open_pictures(deck: Deck, cache: Path) -> PictureStore:
    return PictureStore(lambda card: shown_file(deck, card), cache)


def new_match(deck: Deck) -> Match[Any]:
    """A match that is about to begin."""
    game = games.load("stolen_paintings")
    setup = Setup(len(NAMES), game.info.complete({}), "bench", deck.ids)
    return Match[Any](game.slug, game.rules, setup)


def open_match(deck: Deck) -> Match[Any]:
    """A match whose exhibit has just been opened."""
    match = new_match(deck)
    match.submit(HOUSE, OpenExhibit())
    return match


def make_board(match: Match[Any], deck: Deck, pictures: PictureStore, height: int, parent: QObject) -> Board[View]:
    sounds = Sounds()
    sounds.set_muted(True)
    style = BoardStyle(
        theme=GALLERY,
        tempo=Tempo(),
        scale=height / 1080,
        ratio=1.0,
        pictures=pictures,
        sounds=sounds,
        deck=deck,
        names=NAMES,
        marks=tuple(range(len(NAMES))),
        say=lambda sentence: sentence.render(NAMES),
    )
    return games.load("stolen_paintings").make_board(style, match.setup.options, lambda seat: True, parent)


def rest(milliseconds: int) -> None:
    """Let the event loop run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
