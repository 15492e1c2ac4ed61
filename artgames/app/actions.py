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
    Act("keys", QT_TRANSLATE_NOOP("Actions", "All shortcuts"), ("F2",), "show_keys"),
    Act("collection", QT_TRANSLATE_NOOP("Actions", "The collection"), ("Ctrl+K",), "show_collection"),
    Act("settings", QT_TRANSLATE_NOOP("Actions", "Settings (even during a match)"), ("Ctrl+,",), "show_settings"),
    Act("back", QT_TRANSLATE_NOOP("Actions", "Back (your match is saved)"), ("Esc",), "step_back"),
    Act("room", QT_TRANSLATE_NOOP("Actions", "Room screen on or off"), ("F8",), "toggle_room"),
    Act("full_screen", QT_TRANSLATE_NOOP("Actions", "Full screen"), ("F11",), "toggle_full_screen"),
    Act("larger", QT_TRANSLATE_NOOP("Actions", "Larger text"), ("Ctrl++", "Ctrl+="), "enlarge_text"),
    Act("smaller", QT_TRANSLATE_NOOP("Actions", "Smaller text"), ("Ctrl+-",), "shrink_text"),
    Act("usual", QT_TRANSLATE_NOOP("Actions", "Default text size"), ("Ctrl+0",), "reset_text"),
    Act("mute", QT_TRANSLATE_NOOP("Actions", "Sound on or off"), ("M",), "toggle_mute"),
    Act("quit", QT_TRANSLATE_NOOP("Actions", "Quit"), ("Ctrl+Q",), "close"),
)

PAGE_KEYS = (
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "At the table"),
        (
            Key("← ↑ → ↓", QT_TRANSLATE_NOOP("Actions", "Move between paintings")),
            Key("Space", QT_TRANSLATE_NOOP("Actions", "Mark a painting (hold: open the curtain)")),
            Key("1 – 8", QT_TRANSLATE_NOOP("Actions", "Mark the painting with this number")),
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Lock in or continue; press the focused button")),
            Key("Z", QT_TRANSLATE_NOOP("Actions", "Zoom in")),
            Key("P", QT_TRANSLATE_NOOP("Actions", "Pause or resume")),
            Key("L", QT_TRANSLATE_NOOP("Actions", "Match log")),
            Key("Ctrl+Z", QT_TRANSLATE_NOOP("Actions", "Undo your last step")),
            Key("F4", QT_TRANSLATE_NOOP("Actions", "Read this private page to me: my headphones are on")),
            Key("F5", QT_TRANSLATE_NOOP("Actions", "Say again what happened and whose turn it is")),
            Key("F6", QT_TRANSLATE_NOOP("Actions", "Say the score")),
            Key("F7", QT_TRANSLATE_NOOP("Actions", "Say how much time is left")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "On the host’s console"),
        (
            Key("Space", QT_TRANSLATE_NOOP("Actions", "Next (also Page Down or a clicker)")),
            Key("Page Up", QT_TRANSLATE_NOOP("Actions", "Back")),
            Key("P", QT_TRANSLATE_NOOP("Actions", "Pause or resume")),
            Key("B", QT_TRANSLATE_NOOP("Actions", "Room screen black (also full stop)")),
            Key("F", QT_TRANSLATE_NOOP("Actions", "Freeze the room screen")),
            Key("H", QT_TRANSLATE_NOOP("Actions", "Show the house slide")),
            Key("K", QT_TRANSLATE_NOOP("Actions", "Break with a countdown")),
            Key("Z", QT_TRANSLATE_NOOP("Actions", "Show one painting large; ← → for the next")),
            Key("+", QT_TRANSLATE_NOOP("Actions", "Add 30 seconds")),
            Key("E", QT_TRANSLATE_NOOP("Actions", "Time’s up: end it now")),
            Key("I", QT_TRANSLATE_NOOP("Actions", "Hold to see the secret")),
            Key("Shift+S", QT_TRANSLATE_NOOP("Actions", "Swap room screen and console")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "Also on the console of a timed exhibit"),
        (
            Key("O", QT_TRANSLATE_NOOP("Actions", "Hold this picture; again to carry on")),
            Key("R", QT_TRANSLATE_NOOP("Actions", "Repeat this round with other paintings")),
            Key("N", QT_TRANSLATE_NOOP("Actions", "Skip to the next round")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "While counting the audience’s votes"),
        (
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Next painting, or next slip")),
            Key("Backspace", QT_TRANSLATE_NOOP("Actions", "In an empty field: undo the last slip")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "In the collection"),
        (
            Key("← ↑ → ↓", QT_TRANSLATE_NOOP("Actions", "Move between paintings")),
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Look at a painting")),
            Key("F", QT_TRANSLATE_NOOP("Actions", "Add to favourites, or remove")),
            Key(
                "S",
                QT_TRANSLATE_NOOP("Actions", "Add to a set, or remove (also by right click)"),
            ),
            Key("T", QT_TRANSLATE_NOOP("Actions", "Show the painting on the timeline")),
            Key("L", QT_TRANSLATE_NOOP("Actions", "Show a dark painting as photographed, or with more light")),
            Key("+ −", QT_TRANSLATE_NOOP("Actions", "Zoom in and out; then move with the arrow keys")),
            Key("0", QT_TRANSLATE_NOOP("Actions", "Whole picture, or whole timeline")),
            Key("Ctrl+F", QT_TRANSLATE_NOOP("Actions", "Search")),
            Key("Ctrl+P", QT_TRANSLATE_NOOP("Actions", "Print, or save as PDF")),
        ),
    ),
    KeyGroup(
        QT_TRANSLATE_NOOP("Actions", "On the home page"),
        (
            Key("Enter", QT_TRANSLATE_NOOP("Actions", "Play the last game again")),
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
