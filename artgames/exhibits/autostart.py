"""A kiosk that begins when somebody logs in: the unit by which systemd starts it."""

from collections.abc import Sequence
from pathlib import Path

from artgames.safe_files import write_whole

NAME = "artgames-kiosk.service"


def unit(command: Sequence[str], title: str) -> str:
    """The text of the unit. It is the watcher that is started: windows are its business."""
    return f"""[Unit]
Description=Artgames kiosk: {_plain(title)}
PartOf=graphical-session.target
After=graphical-session.target
StartLimitIntervalSec=0

[Service]
ExecStart={" ".join(map(_quoted, command))}
Restart=on-failure
RestartPreventExitStatus=2
RestartSec=500ms

[Install]
WantedBy=graphical-session.target
"""


def install(command: Sequence[str], title: str, settings: Path) -> Path:
    """Write it below the folder of the person's settings. Raises OSError."""
    file = settings / "systemd" / "user" / NAME
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, unit(command, title).encode())
    return file


def _plain(text: str) -> str:
    """One line, with nothing that systemd would fill in."""
    return " ".join(text.split()).replace("%", "%%")


def _quoted(word: str) -> str:
    for mark, written in (("\\", "\\\\"), ('"', '\\"'), ("%", "%%"), ("$", "$$")):
        word = word.replace(mark, written)
    return f'"{word}"'
