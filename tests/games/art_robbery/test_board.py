"""The board of Art Robbery: what it shows, that two roads lead to the same picture, and playing in two steps."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.live_settings import LiveSettings
from artgames.engine.api import Seat, Setup
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.art_robbery import GAME
from artgames.games.art_robbery.data import DOG, FACES, kind
from artgames.games.art_robbery.rules import RULES, Defend, PlayCard
from artgames.games.art_robbery.rules.values import RaidStarted, Revealed
from artgames.games.art_robbery.table import ArtRobberyBoard
from artgames.games.art_robbery.table.pieces import Piece
from artgames.stage.accessible import Spoken
from artgames.stage.board import Kit
from artgames.stage.director import Director
from artgames.stage.fonts import load_fonts
from artgames.stage.tempo import Tempo
from artgames.stage.theme import THEMES
from artgames.store import Settings, Store

SIZES = [(1920, 907), (1366, 645), (1024, 645)]
NAMES = ("Ada", "Benedikt von Hohenfels-Waldburg zu Altenstein", "Cleo", "Dario", "Eva")


@pytest.fixture
def context(qapp: Any, tmp_path: Path) -> Iterator[AppContext]:
    load_fonts()
    with Store.in_memory() as store:
        settings = LiveSettings(Settings(muted=True, motion="reduced"), lambda kept: None)
        made = AppContext(store, settings, tmp_path, tmp_path / "cache")
        yield made
        made.close()


@pytest.fixture
def owner(qapp: Any) -> Iterator[QObject]:
    made = QObject()
    yield made
    made.deleteLater()


def kit_for(context: AppContext, seats: int, theme: str = "gallery") -> Kit:
    names = NAMES[:seats]
    return Kit(
        theme=THEMES[theme],
        tempo=context.tempo(),
        scale=0.7,
        ratio=1.0,
        pictures=context.pictures,
        sounds=context.sounds,
        deck=context.library.decks[0],
        names=names,
        marks=tuple(range(seats)),
        say=lambda sentence: sentence.render(names),
    )


class Desk:
    """A match and a board that shows it."""

    def __init__(
        self, context: AppContext, owner: QObject, seats: int = 4, seed: str = "board", **options: Any
    ) -> None:
        self.kit = kit_for(context, seats)
        self.match: Match[Any] = Match(GAME.slug, RULES, Setup(seats, GAME.complete(options), seed, ()))
        self.owner = owner
        self.board = self.new_board()
        self._rng = Rng.from_seed(seed)

    def new_board(self, size: tuple[int, int] = SIZES[1]) -> ArtRobberyBoard:
        board = ArtRobberyBoard(self.kit, self.match.setup.options, lambda seat: True, self.owner)
        board.fit(QRectF(0, 0, *size))
        return board

    @property
    def view(self) -> Any:
        return self.match.view(None)

    def step(self) -> tuple[Any, ...]:
        seat = self.match.to_act()[0]
        choices = self.match.choices(seat)
        number, self._rng = self._rng.below(len(choices))
        return self.match.submit(seat, choices[number].make()).events

    def play_to(self, wanted: Any) -> None:
        while not wanted(self.view):
            assert self.match.outcome() is None, "the match ended before it came to that"
            self.step()

    def show_for(self, seat: Seat | None) -> ArtRobberyBoard:
        choices = self.match.choices(seat) if seat is not None else ()
        self.board.show(self.match.view(seat), seat, choices)
        return self.board

    def pieces(self, key: str) -> list[Piece]:
        items = [item for item in self.board.scene.items() if isinstance(item, Piece) and item.key.startswith(key)]
        return sorted(items, key=lambda item: (item.y(), item.x()))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"open_hands": True}), (4, {"browse_discard": True}), (5, {"open_stacks": True})],
)
def test_playing_events_and_rebuilding_from_the_view_give_the_same_picture(
    qtbot: QtBot, context: AppContext, owner: QObject, seats: int, options: dict[str, Any]
) -> None:
    desk = Desk(context, owner, seats, f"roads{seats}", **options)
    audience = 0 if seats % 2 else None  # alone with bots, and as a room
    shown, fresh = desk.board, desk.new_board()
    shown.show(desk.match.view(audience), None, ())
    director = Director(lambda event: shown.animation(event, desk.match.view(audience)), owner)
    compared = set()
    while desk.match.outcome() is None:
        seen = [event.seen_by(audience) for event in desk.step()]
        director.play([event for event in seen if event is not None])
        director.finish_now()
        fresh.show(desk.match.view(audience), None, ())
        assert shown.describe() == fresh.describe()
        compared.add(desk.view.phase)
    assert compared >= {"play", "raid_over", "ended"}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("private", [False, True])
def test_every_tile_lies_whole_on_the_table_and_apart_from_the_others(
    context: AppContext, owner: QObject, seats: int, size: tuple[int, int], private: bool
) -> None:
    desk = Desk(context, owner, seats)
    desk.play_to(lambda view: view.raid == 1 and len(view.middle) == 4)
    desk.board = desk.new_board(size)
    desk.show_for(desk.view.active if private else None)
    tiles = desk.pieces("tile")
    assert len(tiles) == 9
    places = [piece.place for piece in tiles]
    assert all(desk.board.area.contains(place) for place in places)
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[n + 1 :])
    assert min(place.width() for place in places) >= 34


def test_a_tile_in_the_middle_is_a_fifth_of_the_window_high(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 4)
    desk.board = desk.new_board((1920, 907))
    desk.show_for(None)
    assert desk.pieces("tile")[0].place.height() == pytest.approx(0.2 * 1080, rel=0.03)


@pytest.mark.parametrize("theme", list(THEMES))
def test_everything_can_be_drawn_in_every_theme(context: AppContext, owner: QObject, theme: str) -> None:
    desk = Desk(context, owner, 4)
    desk.play_to(lambda view: len(view.middle) == 5)
    pictures = {}
    for key in ("gallery", theme):
        desk.board.dress(kit_for(context, 4, key))
        desk.show_for(desk.view.active)
        pictures[key] = [piece.accessible_text() for piece in desk.pieces("")]
    assert pictures[theme] == pictures["gallery"]


def test_the_room_sees_no_hand_and_no_stack(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 3)
    desk.play_to(lambda view: view.raid == 2)
    desk.show_for(None)
    assert not desk.pieces("hand card") and not desk.pieces("open card")
    for stack in desk.pieces("stack"):
        stack.activated.emit()
    assert not desk.pieces("seen tile")


def test_the_owner_may_look_through_the_own_stack(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2)
    desk.play_to(lambda view: view.raid == 2 and all(view.stack_sizes))
    desk.show_for(1)
    (own,) = desk.pieces("stack 1")
    own.activated.emit()
    own_tiles = desk.match.view(1).my_stack  # type: ignore[attr-defined]
    assert {piece.key for piece in desk.pieces("seen tile")} == {f"seen tile {tile}" for tile in own_tiles}
    desk.pieces("seen tile")[0].activated.emit()
    assert not desk.pieces("seen tile")
    desk.pieces("stack 1")[0].activated.emit()
    assert desk.board.step_back() and not desk.pieces("seen tile")
    assert not desk.board.step_back()


def test_a_discard_pile_that_may_be_browsed_is_laid_out(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2, browse_discard=True)
    desk.play_to(lambda view: view.discard_size == 6)
    desk.show_for(None)
    (pile,) = desk.pieces("discard")
    pile.activated.emit()
    assert len(desk.pieces("seen card")) == 6


def choice_of(desk: Desk, wanted: Any) -> PlayCard:
    """The first way to play that the active seat has and that is wanted, however long it takes to come up."""
    while True:
        if desk.view.phase == "play":
            ways = [choice.make() for choice in desk.match.choices(desk.view.active)]
            found = next((way for way in ways if wanted(desk, way)), None)
            if found is not None:
                assert isinstance(found, PlayCard)
                return found
        desk.step()


def ways_of(desk: Desk, card: int) -> list[Any]:
    choices = desk.match.choices(desk.view.active)
    return [choice for choice in choices if dict(choice.given)["card"] == card]


def test_a_card_with_one_target_is_ready_at_once(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: way.tile >= 0 and len(ways_of(desk, way.card)) == 1)
    board = desk.show_for(desk.view.active)
    assert board.draft() is None
    board.choose(way.card)
    assert board.draft() == way
    assert desk.pieces(f"tile {way.tile}")[0].look.chosen
    board.choose(way.card)
    assert board.draft() is None


def test_a_card_with_several_targets_asks_for_one(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: way.tile >= 0 and len(ways_of(desk, way.card)) > 2)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    assert board.draft() is None and "tile" in board.hint()
    lit = [piece for piece in desk.pieces("tile") if piece.look.lit]
    assert {piece.key for piece in lit} == {f"tile {dict(one.given)['tile']}" for one in ways_of(desk, way.card)}
    next(piece for piece in lit if piece.key == f"tile {way.tile}").activated.emit()
    assert board.draft() == way


def test_a_card_that_would_do_nothing_says_so(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: way.tile < 0 and kind(way.card) != DOG)
    board = desk.show_for(desk.view.active)
    (piece,) = desk.pieces(f"hand card {way.card}")
    assert piece.look.dimmed and "no effect" in piece.accessible_text()
    board.choose(way.card)
    assert "nothing" in board.hint()
    assert board.draft() == way


def test_calling_the_dog_is_an_effect_unless_one_has_it(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    way = choice_of(desk, lambda desk, way: kind(way.card) == DOG and desk.view.dog != desk.view.active)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    assert "dog" in board.hint()
    way = choice_of(desk, lambda desk, way: kind(way.card) == DOG and desk.view.dog == desk.view.active)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    assert "nothing" in board.hint()


def test_stealing_that_is_optional_can_be_left(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, steal_optional=True)
    way = choice_of(desk, lambda desk, way: way.victim >= 0 and desk.view.discard_top >= 0)
    board = desk.show_for(desk.view.active)
    board.choose(way.card)
    (pile,) = desk.pieces("discard")
    assert pile.look.lit
    pile.activated.emit()
    draft = board.draft()
    assert isinstance(draft, PlayCard) and draft.tile < 0 and draft.card == way.card


def test_number_keys_choose_cards(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    board = desk.show_for(desk.view.active)
    board.number_key(3)
    assert board.play is not None and board.play.card == board.view.hand[2]
    board = desk.show_for(None)
    with qtbot.waitSignal(board.refused):
        board.number_key(1)


@pytest.mark.parametrize("give_dog", [0, 1])
def test_the_victim_answers_before_everybody(qtbot: QtBot, context: AppContext, owner: QObject, give_dog: int) -> None:
    desk = Desk(context, owner)
    desk.play_to(lambda view: view.phase == "defence")
    board = desk.show_for(None)
    answers = desk.pieces("answer")
    assert len(answers) == 2
    with qtbot.waitSignal(board.acted) as acted:
        answers[give_dog].activated.emit()
    assert acted.args == [desk.view.pending.victim, Defend(give_dog)]
    with qtbot.waitSignal(board.acted) as acted:
        board.number_key(give_dog + 1)
    assert acted.args[1] == Defend(give_dog)


def test_hands_that_face_each_other_are_covered_until_somebody_looks(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 2)
    desk.play_to(lambda view: len(view.middle) == 7)
    desk.board.look = desk.match.view
    active = desk.view.active
    desk.board.show(desk.view, None, desk.match.choices(active))
    assert len(desk.pieces("covered card")) == 10 and not desk.pieces("hand card")
    far = desk.pieces("covered card 1")
    assert all(piece.rotation() == 180 for piece in far)
    (eye,) = desk.pieces("look 1")
    eye.held.emit(True)
    hand = desk.match.view(1).hand  # type: ignore[attr-defined]
    assert {piece.key for piece in desk.pieces("hand card")} == {f"hand card {card}" for card in hand}
    eye.held.emit(False)
    assert len(desk.pieces("covered card")) == 10 and not desk.pieces("hand card")
    desk.board.number_key(1)
    assert not desk.pieces("hand card")
    draft = desk.board.draft()
    assert draft is None or draft in [choice.make() for choice in desk.match.choices(active)]


def test_what_was_taken_last_stays_outlined(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    director = Director(lambda event: desk.board.animation(event, desk.match.view(None)), owner)
    desk.show_for(None)
    while True:
        events = desk.step()
        director.play([event.seen_by(None) for event in events])
        director.finish_now()
        taken = [event.tile for event in events if type(event).__name__ == "TileTaken"]
        if taken:
            break
    desk.show_for(None)
    assert [piece.key for piece in desk.pieces("tile") if piece.look.recent] == [f"tile {taken[0]}"]


def test_the_sheet_fills_line_by_line_and_the_lights_turn_slowly(
    qtbot: QtBot, context: AppContext, owner: QObject
) -> None:
    desk = Desk(context, owner, 4)
    desk.play_to(lambda view: view.phase == "raid_over" and view.raid == 3)
    desk.show_for(None)
    events = desk.step()
    told = []
    for event in events:
        move = desk.board.animation(event, desk.match.view(None))
        told.append(desk.board.describe().split("sheet told ")[-1][0] if desk.board.ending else "")
        if move is not None:
            move.start()
            move.setCurrentTime(move.totalDuration())
    assert told[1:] == ["1", "3", "4"][: len(told) - 1]
    assert isinstance(events[1], Revealed)
    lights = desk.board.ending.lights()  # type: ignore[union-attr]
    changes = len(lights.keyValues()) - 1
    assert changes / (lights.duration() / 1000) < 2


def test_every_piece_has_a_name_for_screen_readers(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner, 5)
    desk.play_to(lambda view: view.raid == 1 and len(view.middle) == 3)
    for seat in (None, desk.view.active):
        desk.show_for(seat)
        spoken = [item for item in desk.board.scene.items() if isinstance(item, Spoken)]
        assert spoken and all(item.accessible_text().strip() for item in spoken)
    desk.play_to(lambda view: view.phase == "ended" or view.raid == 3)


def test_points_are_known_when_they_may_be(context: AppContext, owner: QObject) -> None:
    closed, opened = Desk(context, owner, 3), Desk(context, owner, 3, open_stacks=True)
    assert closed.board.points(closed.view) == (None, None, None)
    opened.play_to(lambda view: view.raid == 1 and len(view.middle) == 4)
    piles = zip(opened.view.stacks, opened.view.loot, strict=True)
    assert opened.board.points(opened.view) == tuple(
        sum(FACES.values[tile] for tile in (*stack, *loot)) for stack, loot in piles
    )
    closed.play_to(lambda view: view.phase == "ended")
    assert closed.board.points(closed.view) == closed.view.totals


def test_the_room_is_shown_what_was_played(context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    assert desk.board.is_scene(desk.step()[0]) and desk.board.is_scene(RaidStarted(1, 0))


def test_another_theme_may_be_chosen_while_things_move(qtbot: QtBot, context: AppContext, owner: QObject) -> None:
    desk = Desk(context, owner)
    desk.board.dress(replace(desk.kit, tempo=Tempo()))
    desk.show_for(None)
    for event in desk.step():
        move = desk.board.animation(event, desk.view)
        if move is not None:
            move.start()
            move.setCurrentTime(100)
            desk.board.dress(replace(kit_for(context, 4, "daylight"), tempo=Tempo()))
            qtbot.wait(5)
            move.setCurrentTime(move.totalDuration())
    fresh = desk.new_board()
    fresh.show(desk.view, None, ())
    assert desk.board.describe() == fresh.describe()
