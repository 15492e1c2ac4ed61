"""Milliseconds per frame of Art Gallery's board at its fullest: eight galleries, six people late in a match."""

from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.decks import Deck
from artgames.engine.api import Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_gallery.board import ArtGalleryBoard
from artgames.games.art_gallery.rules.records import TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.theme import GALLERY
from artgames.scene.pictures.card_files import shown_file
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound.sound import Sounds
from artgames.scene.tempo import Tempo
from scripts.benchmarks import Measure
from scripts.benchmarks.table import SIZES, application, open_deck
from scripts.benchmarks.wall import BLOCKS, milliseconds_per_frame, plain_wall

NAMES = ("Anna", "Ben", "Carla", "David", "Eva", "Finn")
MOST_MS = 8.0


def measure() -> list[Measure]:
    application()
    owner = QObject()
    with TemporaryDirectory() as folder:
        deck = open_deck(Path(folder))
        pictures = PictureStore(lambda card: shown_file(deck, card), Path(folder) / "pictures")
        name, size = next(iter(SIZES.items()))
        plain, museum = plain_wall(size, deck), _museum(size, deck, pictures, owner)
        times: dict[Any, list[float]] = {plain: [], museum: []}
        for _ in range(BLOCKS):
            for view, found in times.items():
                found.append(milliseconds_per_frame(view))
        pictures.close()
    real, bare = median(times[museum]), median(times[plain])
    return [
        Measure(f"museum: eight galleries and six people at {name}", real, "ms/frame", MOST_MS),
        Measure(f"museum: board ÷ 24 plain pixmaps at {name}", real / bare, "times"),
    ]


def _museum(size: tuple[int, int], deck: Deck, pictures: PictureStore, owner: QObject) -> BoardView:
    match, seat = _late_visit(deck)
    sounds = Sounds()
    sounds.set_muted(True)
    style = BoardStyle(
        theme=GALLERY,
        tempo=Tempo(),
        scale=size[1] / 1080,
        ratio=1.0,
        pictures=pictures,
        sounds=sounds,
        deck=deck,
        names=NAMES,
        marks=tuple(range(len(NAMES))),
        say=lambda sentence: sentence.render(NAMES),
    )
    board = ArtGalleryBoard(style, dict(match.setup.options), lambda seat: True, owner)
    view = BoardView()
    view.resize(*size)
    view.setScene(board.scene)
    view.show()
    QApplication.processEvents()
    board.resize_to(view.area)
    shown = match.view(seat)
    assert isinstance(shown, TableView)
    board.show(shown, seat, match.choices(seat))
    pictures.wait()
    QApplication.processEvents()
    return view


def _late_visit(deck: Deck) -> tuple[Match[Any], int]:
    """Chance plays to the last visit of the fourth round, with a hand on the desk and many cards laid."""
    game, rng = games.load("art_gallery"), Rng.from_seed("bench")
    setup = Setup(len(NAMES), game.info.complete({}), "bench", deck.ids[: game.info.cards])
    match = Match[Any](game.slug, game.rules, setup)
    while True:
        view: Any = match.view(None)
        if (view.round, view.turn, view.phase) == (4, 3, "visit"):
            return match, int(view.active)
        (asked,) = match.to_act()
        choices = match.choices(asked)
        number, rng = rng.below(len(choices))
        match.submit(asked, choices[number].make())
