"""Shows an exhibit in a program of its own: for the command line and for a kiosk."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from artgames.app.context import AppContext
from artgames.app.exhibit.call import Call, class_book, context_for, counts_for, rounds_left_out, run_loop
from artgames.app.exhibit.console_window import ConsoleWindow
from artgames.app.exhibit.show import Show
from artgames.app.main import make_application


class ExhibitProblem(Exception):
    """Why an exhibit cannot be shown, in one sentence."""


def run(call: Call) -> int:
    """For a room, until it is over or somebody leaves it. Raises ExhibitProblem."""
    make_application()
    context = context_for(call)
    try:
        _check(call, context)
        wanted, count = call.screen or call.playlist.screen, len(QGuiApplication.screens())
        if wanted > count:
            raise ExhibitProblem(f"there is no screen {wanted}; this machine has {count}")
        owner = QObject()
        show = Show(
            context,
            call.playlist,
            owner,
            screen=wanted,
            most=call.rounds,
            speed=call.speed,
            counts=counts_for(call),
            pupils=class_book(call, context) if call.playlist.names else None,
        )
        console = ConsoleWindow(context, show)
        show.left.connect(QCoreApplication.quit)
        if call.rounds is not None:
            show.window.player.ended.connect(QCoreApplication.quit)
        code = run_loop(show.window, call, show.begin)
        show.window.stop()
        show.window.deleteLater()
        show.screens.stop()
        console.stop()
        return 1 if show.window.player.problem else code
    finally:
        context.close()


def _check(call: Call, context: AppContext) -> None:
    """One round that can be shown is enough."""
    told = rounds_left_out(call, context)
    if len(told) == len(call.playlist.rounds):
        raise ExhibitProblem(next(iter(told.values())))
