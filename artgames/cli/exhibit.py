"""Show an exhibit: a playlist of timed rounds, for a room or, as a kiosk, for whoever comes by."""

import argparse
import os
import signal
import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from artgames import paths
from artgames.cli import UsageProblem
from artgames.engine.api import Refused
from artgames.exhibits import autostart, kiosk_status
from artgames.exhibits.counts import FOLDER, as_csv
from artgames.exhibits.heartbeat import FAULTS
from artgames.exhibits.kiosk_status import read_status
from artgames.exhibits.pin import hashed, is_pin
from artgames.exhibits.playlist import SUFFIX, Kiosk, Playlist
from artgames.exhibits.playlist_file import pin_of_broken, read_playlist
from artgames.exhibits.supervisor import Supervisor
from artgames.exhibits.technician_log import NAME, TechnicianLog
from artgames.spreadsheets import write_csv

if TYPE_CHECKING:
    from artgames.app.exhibit.call import Call

HEART = "kiosk.alive"
SLOWEST, FASTEST = 0.25, 200.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", help=f"a playlist (*{SUFFIX}), or the name of one of ours")
    parser.add_argument("--screen", metavar="N", type=int, help="which screen, from 1; otherwise the projector")
    parser.add_argument("--kiosk", action="store_true", help="for visitors who touch the screen; it starts itself anew")
    parser.add_argument("--rounds", metavar="N", type=int, help="end after so many rounds")
    parser.add_argument("--speed", metavar="X", type=float, default=1.0, help="X times faster, for trying it out")
    parser.add_argument("--counts", metavar="FILE", type=Path, help="write how many played to a CSV file, and end")
    parser.add_argument("--pin", metavar="PIN", help="print what stands for this PIN in a playlist, and end")
    parser.add_argument("--status", action="store_true", help="say how the kiosk is doing, and end: 0 if it is well")
    parser.add_argument("--install-autostart", action="store_true", help="on Linux: start this kiosk at every login")
    parser.add_argument("--data", metavar="DIR", type=Path, help="keep counts and logs in this folder")
    parser.add_argument("--watched", action="store_true", help=argparse.SUPPRESS)  # the window that a kiosk starts


def run(args: argparse.Namespace) -> int:
    if args.pin is not None:
        return _print_pin(args.pin)
    if args.counts is not None:
        return _write_counts(args.counts, paths.data_dir(args.data))
    if args.status:
        return _print_status(paths.data_dir(args.data))
    file = find_file(args.file, is_awaited=args.kiosk)
    _check_numbers(args)
    if args.kiosk and not args.install_autostart:
        return _run_kiosk(args, file)
    try:
        playlist = read_playlist(file)
    except Refused as refused:
        raise UsageProblem(refused.sentence.render(())) from refused
    if args.install_autostart:
        return _install_autostart(args, file, playlist)
    return _show(args, file, playlist)


def _run_kiosk(args: argparse.Namespace, file: Path) -> int:
    """A file that cannot be read must not leave the screen empty: the window says what to do, and waits for another."""
    wrong = ""
    try:
        playlist = read_playlist(file)
    except Refused as refused:
        wrong = refused.sentence.render(())
        playlist = Playlist(kiosk=Kiosk(pin=pin_of_broken(file)))
    if args.watched:
        return _show_kiosk(args, file, playlist, wrong)
    if wrong:
        TechnicianLog(paths.data_dir(args.data) / NAME).write(wrong)
        print(f"artgames: {wrong}", file=sys.stderr)
    return _watch_over(args, file, playlist)


def find_file(name: str | None, *, is_awaited: bool = False) -> Path:
    """The playlist that is meant: a file, or one that comes with the program. `is_awaited`: it may come later."""
    ours = paths.resources() / "exhibits"
    known = sorted(file.stem for file in ours.glob(f"*{SUFFIX}"))
    if name is None:
        raise UsageProblem(f"name a playlist (*{SUFFIX}) or one of ours: {', '.join(known)}")
    if Path(name).is_file():
        return Path(name).absolute()
    if name.removesuffix(SUFFIX) in known:
        return ours / f"{name.removesuffix(SUFFIX)}{SUFFIX}"
    if is_awaited and name.endswith(SUFFIX):
        return Path(name).absolute()
    raise UsageProblem(f"there is no playlist “{name}”; ours are {', '.join(known)}")


def _check_numbers(args: argparse.Namespace) -> None:
    if args.screen is not None and args.screen < 1:
        raise UsageProblem("screens are counted from 1")
    if args.rounds is not None and args.rounds < 1:
        raise UsageProblem("--rounds is a number from 1 on")
    if args.rounds is not None and args.kiosk:
        raise UsageProblem("a kiosk has no number of rounds: visitors decide")
    if not SLOWEST <= args.speed <= FASTEST:
        raise UsageProblem(f"--speed is a number from {SLOWEST:g} to {FASTEST:g}")


def _print_pin(pin: str) -> int:
    if not is_pin(pin):
        raise UsageProblem("a PIN has four to eight digits")
    print(f'"pin": "{hashed(pin)}"')
    return 0


def _write_counts(file: Path, data: Path) -> int:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_csv(as_csv(data / FOLDER), file)
    except OSError as problem:
        raise UsageProblem(f"{file} cannot be written: {problem.strerror or problem}") from problem
    print(file)
    return 0


def _print_status(data: Path) -> int:
    status, now = read_status(data / kiosk_status.NAME), datetime.now()
    print("\n".join(kiosk_status.in_words(status, now)))
    return 0 if kiosk_status.is_well(status, now) else 1


def _install_autostart(args: argparse.Namespace, file: Path, playlist: Playlist) -> int:
    if sys.platform != "linux":
        raise UsageProblem("--install-autostart is for Linux; the help says what to do on Windows and macOS")
    command = [*paths.program(), "exhibit", str(file), *_passed_on(args)]
    settings = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    try:
        written = autostart.install(command, playlist.title or file.stem, settings)
    except OSError as problem:
        raise UsageProblem(f"{settings} cannot be written: {problem.strerror or problem}") from problem
    print(f"{written}\nnow run: systemctl --user daemon-reload && systemctl --user enable --now {autostart.NAME}")
    return 0


def _call(args: argparse.Namespace, file: Path, playlist: Playlist) -> "Call":
    from artgames.app.exhibit.call import Call  # noqa: PLC0415 - Qt is loaded for windows alone

    data, cache = paths.data_dir(args.data), paths.cache_dir(args.data)
    return Call(playlist, data, cache, file.stem, args.screen or 0, args.rounds, args.speed, file)


def _show(args: argparse.Namespace, file: Path, playlist: Playlist) -> int:
    from artgames.app.exhibit import entry_point  # noqa: PLC0415 - Qt is loaded for windows alone

    try:
        return entry_point.run(_call(args, file, playlist))
    except entry_point.ExhibitProblem as problem:
        raise UsageProblem(str(problem)) from problem


def _show_kiosk(args: argparse.Namespace, file: Path, playlist: Playlist, wrong: str) -> int:
    from artgames.app.kiosk.entry_point import run_kiosk  # noqa: PLC0415 - Qt is loaded for windows alone

    heart, faults = paths.data_dir(args.data) / HEART, int(os.environ.get(FAULTS) or 0)
    return run_kiosk(_call(args, file, playlist), heart, wrong=wrong, faults=faults)


def _watch_over(args: argparse.Namespace, file: Path, playlist: Playlist) -> int:
    """Be the small program that keeps the window alive."""
    data = paths.data_dir(args.data)
    log = TechnicianLog(data / NAME)
    print(f"kiosk: {playlist.title or file.stem}. The log is {log.file}", file=sys.stderr)
    kiosk = playlist.kiosk
    supervisor = Supervisor(
        [*paths.program(), "exhibit", str(file), "--watched", *_passed_on(args)],
        log,
        heart=data / HEART,
        status=data / kiosk_status.NAME,
        exhibit=playlist.title or file.stem,
        restart_hour=kiosk.restart_hour,
        memory_mb=kiosk.memory_mb,
        speed=args.speed,
    )
    signal.signal(signal.SIGTERM, lambda _signal, _frame: supervisor.end())
    try:
        return supervisor.run()
    finally:
        supervisor.end()


def _passed_on(args: argparse.Namespace) -> list[str]:
    wanted = ["--kiosk", "--speed", f"{args.speed:g}"]
    if args.screen is not None:
        wanted += ["--screen", str(args.screen)]
    if args.data is not None:
        wanted += ["--data", str(args.data.absolute())]
    return wanted
