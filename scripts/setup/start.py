"""What `scripts/play.py` does once the Python is known to be new enough."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from scripts.setup.environment import Environment, Purpose, prepare
from scripts.setup.problems import SetupError
from scripts.setup.system import consent_from

DEMO_GAME = "stolen_paintings"
DEMO_FOLDER = "demo"
INTERRUPTED = 130
USAGE = """\
python3 scripts/play.py                 set Artgames up where needed and start it
python3 scripts/play.py --setup         only set it up
python3 scripts/play.py --no-system     install no packages of the operating system
python3 scripts/play.py ARGUMENT...     start it with these arguments, for example: games --help"""


def main(project: Path, arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        say(USAGE)
        return 0
    for_artgames = [argument for argument in consent_from(arguments) if argument != "--setup"]
    environment = Environment(project)
    try:
        prepare(environment, Purpose.PLAY, say)
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the next start begins again.", file=sys.stderr)
        return INTERRUPTED
    if "--setup" in arguments:
        say(f"Start it with {environment.program('artgames')}")
        return 0
    if needs_screen(for_artgames) and not has_screen(sys.platform, os.environ):
        return _demonstrate(environment)
    return _start(environment, for_artgames)


def say(line: str) -> None:
    print(line, flush=True)


def has_screen(platform: str, surroundings: Mapping[str, str]) -> bool:
    """Windows and macOS have one; elsewhere the session says so, or somebody has chosen how Qt is to paint."""
    if platform in ("win32", "darwin"):
        return True
    return any(surroundings.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def needs_screen(for_artgames: list[str]) -> bool:
    """The app itself does; its subcommands, such as `selfplay` and `demo`, do not."""
    return all(argument.startswith("-") for argument in for_artgames[:1])


def _start(environment: Environment, for_artgames: list[str]) -> int:
    command = [str(environment.program("artgames")), *for_artgames]
    if os.name != "nt":  # where this would give the prompt back while the app runs
        os.execv(command[0], command)
    return subprocess.call(command)


def _demonstrate(environment: Environment) -> int:
    folder = environment.project / DEMO_FOLDER
    say("There is no screen here, so bots play a demonstration match instead.")
    command = [environment.program("artgames"), "demo", "--game", DEMO_GAME, "--out", folder]
    try:
        failed = subprocess.call([str(part) for part in command], cwd=environment.project)
    except KeyboardInterrupt:
        return INTERRUPTED
    if not failed:
        say(f"Its pictures are in {folder}")
    return failed
