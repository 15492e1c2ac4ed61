"""Everything the keyboard can do, as a table: the main window makes actions of it, F2 shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from artgames.engine.words import QT_TRANSLATE_NOOP


class Act(NamedTuple):
    """One action of the main window: `slot` is the name of the method that does it."""

    id: str
    text: str
    keys: tuple[str, ...]
    slot: str


class Key(NamedTuple):
    """A key that only means something on one page, listed for people."""

    keys: str
    text: str


class KeyGroup(NamedTuple):
    title: str
    keys: tuple[Key, ...]


ACTS = (
    Act("help", QT_TRANSLATE_NOOP("Actions", "Help for this screen"), ("F1",), "show_help"),
    Act("keys", QT_TRANSLATE_NOOP("Actions", "All keys"), ("F2",), "show_keys"),
    Act("collection", QT_TRANSLATE_NOOP("Actions", "The collection"), ("Ctrl+K",), "show_collection"),
    Act("settings", QT_TRANSLATE_NOOP("Actions", "Settings, also during a match"), ("Ctrl+,",), "show_settings"),
    Act("back", QT_TRANSLATE_NOOP("Actions", "One step back; a match is never lost"), ("Esc",), "step_back"),
    Act("room", QT_TRANSLATE_NOOP("Actions", "A room with a projector, and back"), ("F8",), "toggle_room"),
    Act("full_screen", QT_TRANSLATE_NOOP("Actions", "Full screen"), ("F11",), "toggle_full_screen"),
    Act("larger", QT_TRANSLATE_NOOP("Actions", "Larger text"), ("Ctrl++", "Ctrl+="), "enlarge_text"),
    Act("smaller", QT_TRANSLATE_NOOP("Actions", "Smaller text"), ("Ctrl+-",), "shrink_text"),
    Act("usual", QT_TRANSLATE_NOOP("Actions", "Usual text size"), ("Ctrl+0",), "reset_text"),
    Act("mute", QT_TRANSLATE_NOOP("Actions", "Sound on and off"), ("M",), "toggle_mute"),
    Act("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), ("Ctrl+Q",), "close"),
)

PAGE_KEYS = (
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "At the table"),
        (
            Key("← ↑ → ↓", QT_TRANSLATE_NOOP("Actions", "Go from painting to painting")),
            Key("Space", QT_TRANSLATE_NOOP("Actions", "Mark a painting; held: open the curtain")),
            Key("1 – 8", QT_TRANSLATE_NOOP("Actions", "Mark the painting with this number")),
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Lock in or go on; press a focused button")),
            Key("Z", QT_TRANSLATE_NOOP("Actions", "Look closely")),
            Key("P", QT_TRANSLATE_NOOP("Actions", "Pause, and go on")),
            Key("L", QT_TRANSLATE_NOOP("Actions", "What has happened")),
            Key("Ctrl+Z", QT_TRANSLATE_NOOP("Actions", "Take back one's own last step")),
            Key("F4", QT_TRANSLATE_NOOP("Actions", "On a private page: read it to me, I have headphones on")),
            Key("F5", QT_TRANSLATE_NOOP("Actions", "Say again what happened and who must do what")),
            Key("F6", QT_TRANSLATE_NOOP("Actions", "Say the score")),
            Key("F7", QT_TRANSLATE_NOOP("Actions", "Say how much time is left")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "On the host's console"),
        (
            Key("Space", QT_TRANSLATE_NOOP("Actions", "Next; also Page Down, or a presenter's clicker")),
            Key("Page Up", QT_TRANSLATE_NOOP("Actions", "Back")),
            Key("P", QT_TRANSLATE_NOOP("Actions", "Pause, and go on")),
            Key("B", QT_TRANSLATE_NOOP("Actions", "The room is black; also a full stop")),
            Key("F", QT_TRANSLATE_NOOP("Actions", "The room's picture stands still")),
            Key("H", QT_TRANSLATE_NOOP("Actions", "The room sees the house")),
            Key("K", QT_TRANSLATE_NOOP("Actions", "A break with a countdown")),
            Key("Z", QT_TRANSLATE_NOOP("Actions", "One painting, large, for everybody; ← → the next")),
            Key("+", QT_TRANSLATE_NOOP("Actions", "Half a minute more")),
            Key("E", QT_TRANSLATE_NOOP("Actions", "The time is up now")),
            Key("I", QT_TRANSLATE_NOOP("Actions", "Held: see the secret")),
            Key("S", QT_TRANSLATE_NOOP("Actions", "Room and console change screens")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "While the public’s votes are counted"),
        (
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "To the next painting, or the next slip")),
            Key("Backspace", QT_TRANSLATE_NOOP("Actions", "In an empty line: take the last slip back")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "In the collection"),
        (
            Key("← ↑ → ↓", QT_TRANSLATE_NOOP("Actions", "Go from painting to painting")),
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Look at a painting")),
            Key("F", QT_TRANSLATE_NOOP("Actions", "Make it a favourite, or no longer")),
            Key("T", QT_TRANSLATE_NOOP("Actions", "Show the painting on the time line")),
            Key("+ −", QT_TRANSLATE_NOOP("Actions", "Closer and farther; then arrows move along the picture")),
            Key("0", QT_TRANSLATE_NOOP("Actions", "The whole picture, or the whole time line")),
            Key("Ctrl+F", QT_TRANSLATE_NOOP("Actions", "Search")),
            Key("Ctrl+P", QT_TRANSLATE_NOOP("Actions", "Print, or save as PDF")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "On the home page"),
        (
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Play again at the last table")),
            Key("Delete", QT_TRANSLATE_NOOP("Actions", "Remove an unfinished match from the list")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "While setting up"),
        (
            Key("Alt ↑ ↓", QT_TRANSLATE_NOOP("Actions", "Move a seat")),
            Key("Ctrl+Enter", QT_TRANSLATE_NOOP("Actions", "Start")),
        ),
    ),
)


def act_text(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def everywhere() -> KeyGroup:
    """The actions of the main window as people read them; two ways to press the same thing count as one."""
    keys = tuple(Key(QKeySequence(act.keys[0]).toString(), act.text) for act in ACTS)
    return KeyGroup(QT_TRANSLATE_NOOP("Actions", "Everywhere"), keys)


def install(window: QWidget) -> dict[str, QAction]:
    """Give a window all actions of the table."""
    made = {}
    for act in ACTS:
        action = QAction(act_text(act.text), window)
        action.setShortcuts([QKeySequence(key) for key in act.keys])
        slot: Callable[[], object] = getattr(window, act.slot)
        action.triggered.connect(_without_argument(slot))
        window.addAction(action)
        made[act.id] = action
    return made


def _without_argument(slot: Callable[[], object]) -> Callable[[bool], None]:
    """`triggered` sends whether the action is checked, which no slot here wants."""

    def call(_checked: bool) -> None:
        slot()

    return call
