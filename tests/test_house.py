"""House rules as code: each one a pattern, where it holds, and the sentence to say."""

import re
import subprocess
from collections import Counter
from pathlib import Path, PurePosixPath
from typing import NamedTuple

import pytest

PROJECT = Path(__file__).resolve().parents[1]
MOST_MODULES = 30
LONGEST_FILE, LONGEST_TEST = 300, 500
ONE_PAINTING = r"^scripts/atelier/paintings/"
"""A painting is one file, however much there is to paint."""

STILL_TOO_LONG = {
    "artgames/app/exhibit/editor_page.py",
    "artgames/app/exhibit/round_runner.py",
    "artgames/app/room/room_window.py",
}
"""They are next to be split; no file joins them."""

TEXTS = (".py", ".toml", ".md", ".txt", ".ui", ".lock", ".json", ".sh", ".yml", ".spec", ".iss", ".desktop")


class Ban(NamedTuple):
    """`pattern` must not occur in files whose path matches `where`, unless it matches `but_not`."""

    pattern: str
    where: str
    sentence: str
    guilty: str
    """A line that breaks the rule, so that the rule itself is tested."""

    but_not: str = r"$^"


PACKAGE = r"^artgames/.*\.py$"
GENERATED = r"^artgames/app/forms/"
RULES = r"^artgames/(engine/|games/[^/]+/(?!board|exhibit_board)).*\.py$"
ON_BOARDS = r"^artgames/(scene/|games/.*/(exhibit_)?board)"
SETS_MARKUP = (
    r"^artgames/(app/(widgets/painting_label_html|help/panel|room/slide)|scene/(overlays/(curtain|zoom)|plain_text)"
    r"|printing/rules|games/flash_cards/board/label)\.py$"
)
"""Who sets markup: labels of paintings, the curtain, and guides that come with the program."""

SLUGS = sorted({path.name for path in (PROJECT / "artgames/games").iterdir()} - {"likeness", "schools", "sitters"})
"""Those three are words about cards, too."""

KNOWS_NO_GAME = r"^artgames/(app|cli|printing|store|exhibits|learning|phones|scene)/"

NO_QT = (
    r"^artgames/(engine|testing|decks|store|bots|phones|cli)/"
    r"|^artgames/games/(__init__\.py|[^/]+/(?!board|exhibit_board))"
)

BANS = {
    "random": Ban(
        r"^\s*(import random\b|from random import)",
        RULES,
        "Draw from state.rng, or saves will not replay.",
        "import random",
    ),
    "text size": Ban(
        r"\b(sans|serif|figures)\((\d+\.\d+ \* (self\.)?_?em\b|(self\.)?_?em \* \d)",
        r"^artgames/app/.*\.py$",
        "Text has the size of its role: desk_px(Role.SMALL, em). Nothing is smaller than that.",
        "painter.setFont(sans(0.8 * self._em))",
    ),
    "clock": Ban(
        r"^\s*(import time\b|from time import|import datetime|from datetime import)",
        RULES,
        "Rules have no clock: a phase says that it is timed, and the table runs the clock.",
        "from time import time",
    ),
    "single shot": Ban(
        r"QTimer\.singleShot",
        r"^artgames/(scene/|games/.*/(exhibit_)?board)",
        "Use the director, so that tests can finish it.",
        "QTimer.singleShot(0, self.go)",
    ),
    "picture": Ban(
        r"\.grab\(\)",
        PACKAGE,
        "Use take_picture: what a board has yet to paint would stay on the screen in slivers.",
        "self._room.grab()",
        r"^artgames/scene/screenshots\.py$",
    ),
    "item asked for its parent": Ban(
        r"\.(parentItem|parentWidget|topLevelItem)\(\)|setParentItem\(None",
        ON_BOARDS,
        "Ask downwards (isAncestorOf): PySide takes an item without a parent from the scene when it is asked for one.",
        "item = item.parentItem()",
        but_not=r"^artgames/scene/overlays/overlay\.py$",  # a widget
    ),
    "item ended at once": Ban(
        r"\bremoveItem\(|\bscene(\(\))?\.clear\(",
        ON_BOARDS,
        "Use sweep, remove_items or take_off of the board: Qt may be in the middle of using an item.",
        "self.scene.removeItem(item)",
        but_not=r"^artgames/scene/board_scene\.py$",
    ),
    "painter left open": Ban(
        r"(?<!with )\bQPainter\((?!\))",
        PACKAGE,
        "with QPainter(…) as painter: one that a mistake leaves open outlives what it paints on, and that is a crash.",
        "painter = QPainter(self)",
    ),
    "runnable of Python": Ban(
        r"^class \w+\(.*\bQRunnable\b",
        PACKAGE,
        "Give the pool a function: of a runnable made in Python, PySide keeps everything for ever.",
        "class Thought(QRunnable):",
    ),
    "device for pictures": Ban(
        r"\b(QBuffer|QSaveFile|QFile)\(",
        r"^artgames/(scene|app|games)/",
        "Give Qt a file name: a device made in Python can lock two threads that read pictures (see decoding.py).",
        "reader = QImageReader(QBuffer())",
    ),
    "items of a layout": Ban(
        r"(?i)layout\w*(\(\))?\.itemAt\(",
        r"^artgames/(app|scene|games)/",
        "Qt deletes items of a layout without a word, and Python then takes what lies there next for them: a crash.",
        "item = self.seatsLayout.itemAt(0)",
    ),
    "print": Ban(
        r"\bprint\(",
        PACKAGE,
        "Only commands talk to the terminal.",
        "print(x)",
        but_not=r"^artgames/(cli/|__main__\.py)",
    ),
    "promise": Ban(
        r"\b(TODO|FIXME|XXX|HACK)\b",
        r"\.(py|toml|md|ui|sh)$",
        "Do it now, or leave it out.",
        "# TODO later",
        but_not=r"^tests/test_house\.py$",
    ),
    "machine path": Ban(
        r"(?<![\w.])/(home|Users|root|tmp|work|usr/local)/\w",
        r"^(artgames|scripts|ui|resources|packaging|tests)/|^[^/]+$",
        "No path of one machine: ask artgames.paths, or take a folder from the caller.",
        'open("/home/anna/artgames")',
        but_not=r"^tests/test_house\.py$",
    ),
    "index address": Ban(
        r"https?://",
        r"\.lock$|requirements.*\.txt$",
        "A lock file names versions and sums, no address.",
        "--index-url https://example.org/simple",
    ),
    "qt below": Ban(
        r"^\s*(import|from) (PySide6|shiboken6|pyqtgraph)\b",
        NO_QT,
        "Only scene, app and a game's board know Qt.",
        "from PySide6.QtCore import QObject",
    ),
    "other qt": Ban(
        r"^\s*(import|from) (PyQt5|PyQt6|PySide2|qtpy)\b",
        r"\.py$",
        "There is one Qt binding here: PySide6.",
        "from PyQt6.QtCore import QObject",
    ),
    "add-ons": Ban(
        r"PySide6\.(Qt3D|QtCharts|QtDataVisualization|QtGraphs|QtMultimedia|QtPdf|QtWebEngine|QtWebView)",
        r"\.py$",
        "Essentials only: the add-ons make the program 400 MB larger.",
        "from PySide6.QtMultimedia import QSoundEffect",
        but_not=r"^tests/test_house\.py$",
    ),
    "label that guesses": Ban(
        r"\bQLabel\)?\(|\(QLabel\)|\bQMessageBox\.(about|critical|information|question|warning)\(",
        r"^artgames/",
        "Qt draws a text as markup that looks like it: use PlainLabel.",
        "label = QLabel(pack.title)",
        but_not=rf"{GENERATED}|^artgames/scene/(plain_text|overlays/zoom)\.py$",
    ),
    "markup": Ban(
        r"RichText|AutoText|MarkdownText|[sS]etHtml|setMarkdown|insertHtml|\bhtml=|[\"'].*<(b|i|p|br|div|span|img|a|h\d)\b[^\"']*>",
        r"^artgames/(app|scene|printing|games)/.*\.py$",
        "Texts are plain; the few places that set markup are listed here, and escape whatever goes into it.",
        'label.setText(f"<b>{pack.title}</b>")',
        but_not=rf"{GENERATED}|{SETS_MARKUP}",
    ),
    "tooltip": Ban(
        r"setToolTip\((?!tip\(|\"\"\)|self\.tr\(\"[^\"{}]*\"\)\))|\.showText\((?!.*\btip\()",
        r"^artgames/(app|scene|games)/.*\.py$",
        "Qt draws a tooltip as markup that looks like it: give it tip(text).",
        "self.setToolTip(person.name)",
        but_not=rf"{GENERATED}|^artgames/app/setup/option_list\.py$",
    ),
    "ampersand": Ban(
        r"replace\(.&., .&&.\)",
        r"^artgames/.*\.py$",
        "Use button_text.",
        'text.replace("&", "&&")',
        but_not=r"^artgames/scene/plain_text\.py$",
    ),
    "minus": Ban(
        r"replace\(.-., .−.\)",
        r"^artgames/.*\.py$",
        "Use numeral or signed: a minus sign is longer than a hyphen.",
        'str(points).replace("-", "−")',
        but_not=r"^artgames/engine/numerals\.py$",
    ),
    "a game by its name": Ban(
        rf"[\"']({'|'.join(SLUGS)})[\"']|\b(Stolen Paintings|Flash Cards|Art Robbery|Forgers|Chronological Art Game)\b",
        r"^artgames/(?!games/).*\.py$",
        "No game's name outside its folder: let it declare what it offers, and ask all games.",
        'GAME = "stolen_paintings"',
    ),
    "state": Ban(
        r"\.(state_before\(|match\.state\b)|\bmatch\.state\b",
        KNOWS_NO_GAME,
        "Nothing but the match reads its state: ask it for a view, for choices or for what happened.",
        "thief = match.state.thief",
    ),
    "asked by name": Ban(
        r"(getattr|hasattr)\((self\._?)?(\w*view|match\.\w+\(.*\)|row|event|told|reveal|one|game\.\w+), \"",
        KNOWS_NO_GAME,
        "What any screen may ask is typed in View, Board or engine/capabilities.py; a game declares what it offers.",
        'pad = getattr(view, "pad", ())',
        but_not=r"^artgames/scene/items/spoken_items\.py$",  # a view of Qt's
    ),
    "event by its tag": Ban(
        r"(event|told|reveal|action|one)\.__struct_config__|type\((event|action|view)\)\.__name__",
        KNOWS_NO_GAME,
        "Only a game knows its events: let it declare what it tells of them.",
        'found = event.__struct_config__.tag == "theft_revealed"',
    ),
    "pickle": Ban(
        r"^\s*(import|from) (pickle|shelve|marshal)\b",
        r"\.py$",
        "Saves are JSON: a pickle runs whatever somebody put into it, and breaks with the next version.",
        "import pickle",
    ),
    "form inherited": Ban(
        r"^class \w+\(.*\bUi_",
        PACKAGE,
        "A form is held as self.ui, not inherited.",
        "class Page(QWidget, Ui_Page):",
    ),
    "view of any game": Ban(
        r"(: |\[|-> |import .*)Any\b",
        r"^artgames/(scene/(?!accessibility|items/|sound/)|games/[^/]+/(exhibit_)?board/).*\.py$",
        "A board is typed by its game's own view: say which.",
        "def points(self, view: Any) -> tuple[int, ...]:",
        but_not=r"^artgames/scene/event_dispatch\.py$",  # there events find the function that is typed by them
    ),
    "type ignored without reason": Ban(
        r"# type: ignore(?!\[)",
        r"\.py$",
        "Say which complaint is ignored.",
        "x = y  # type: ignore",
        but_not=rf"{GENERATED}|^tests/test_house\.py$",
    ),
}


def tracked() -> list[str]:
    """Files of the project as a reader gets them; without git, what lies in the project's own folders."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, text=True, check=False)
    if listing.returncode == 0:
        files = [name for name in listing.stdout.split("\0") if name and (PROJECT / name).is_file()]
    else:
        folders = ("artgames", "packaging", "resources", "scripts", "tests", "ui")
        paths = [path for folder in folders for path in (PROJECT / folder).rglob("*") if path.is_file()]
        files = [path.relative_to(PROJECT).as_posix() for path in paths if "__pycache__" not in path.parts]
    return sorted(files)


def offences(ban: Ban, files: list[str]) -> list[str]:
    found = []
    for name in files:
        if name.endswith(TEXTS) and re.search(ban.where, name) and not re.search(ban.but_not, name):
            lines = (PROJECT / name).read_text(encoding="utf-8").splitlines()
            found += [f"{name}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if breaks(ban, line)]
    return found


def breaks(ban: Ban, line: str) -> bool:
    return re.search(ban.pattern, line) is not None


@pytest.mark.parametrize("name", BANS)
def test_banned(name: str) -> None:
    found = offences(BANS[name], tracked())
    assert not found, BANS[name].sentence + "\n" + "\n".join(found)


@pytest.mark.parametrize("name", BANS)
def test_each_ban_knows_what_it_bans(name: str) -> None:
    assert breaks(BANS[name], BANS[name].guilty)


@pytest.mark.parametrize("name", BANS)
def test_each_ban_holds_somewhere(name: str) -> None:
    """A pattern of paths with a slip of the pen would allow everything."""
    ban = BANS[name]
    assert any(re.search(ban.where, file) and not re.search(ban.but_not, file) for file in tracked())


def longest_of(name: str) -> int:
    """How many lines a file may have."""
    is_free = name.startswith("tests/") or name in STILL_TOO_LONG or re.search(ONE_PAINTING, name)
    return LONGEST_TEST if is_free else LONGEST_FILE


def test_no_file_is_too_long() -> None:
    """A file that nobody reads to the end wants to be two."""
    code = [name for name in tracked() if name.endswith(".py") and not re.search(GENERATED, name)]
    lengths = {name: len((PROJECT / name).read_text(encoding="utf-8").splitlines()) for name in code}
    assert len(code) > 50
    assert {name: length for name, length in lengths.items() if length > longest_of(name)} == {}


def test_no_folder_is_too_full() -> None:
    """In a folder of a hundred modules nobody finds the one that is meant. One folder a painting is no way, though."""
    code = [name for name in tracked() if name.endswith(".py") and not re.search(GENERATED, name)]
    folders = Counter(PurePosixPath(name).parent.as_posix() for name in code if not name.endswith("__init__.py"))
    assert len(folders) > 50
    full = {folder: count for folder, count in folders.items() if count > MOST_MODULES}
    assert {folder: count for folder, count in full.items() if not folder.startswith("scripts/atelier")} == {}


def test_every_package_says_what_it_is_for() -> None:
    modules = [name for name in tracked() if re.search(PACKAGE, name) and not re.search(GENERATED, name)]
    silent = [
        name
        for name in modules
        if (text := (PROJECT / name).read_text(encoding="utf-8").strip()) and not text.startswith(('"""', 'r"""'))
    ]
    assert silent == [], "every module begins with a sentence about what it is for"


def test_every_folder_of_the_program_is_a_package() -> None:
    """A folder without `__init__.py` runs from the tree and is left out of every installer."""
    modules = [PurePosixPath(name) for name in tracked() if re.search(PACKAGE, name)]
    folders = {path.parent for path in modules}
    assert len(folders) > 50
    assert folders - {path.parent for path in modules if path.name == "__init__.py"} == set()
