"""Everything that is done beside turning pages, made once the window was painted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from artgames.app import actions
from artgames.app.context import AppContext
from artgames.app.exhibit.show_controller import ShowController
from artgames.app.home.home_controller import HomeController
from artgames.app.importing.drop_target import DropTarget
from artgames.app.learning.learning_controller import LearningController
from artgames.app.main_window import MainWindow
from artgames.app.match_flow import MatchFlow
from artgames.app.navigator import Navigator
from artgames.app.phones.phones_controller import PhonesController
from artgames.app.room.room_controller import RoomController
from artgames.engine.words import Sentence


class Controllers(QObject):
    """Each does one thing; none of them knows another, but all know the way to any page."""

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._context, self._window = context, window
        self.flow = MatchFlow(context, window, navigator)
        self.home = HomeController(context, window, navigator, self.flow.matches)
        self.learning = LearningController(context, window, navigator)
        self.room = RoomController(context, window, navigator)
        self.show = ShowController(context, window, navigator)
        self.show.changed.connect(self.room.step_aside)
        self.phones = PhonesController(context, window, navigator)
        self.phones.remote_pressed.connect(self.room.press_remote)
        self.phones.changed.connect(lambda: self.room.invite(self.phones.invitation()))
        self.phones.screen_wanted.connect(self.room.toggle_invitation)
        self.phones.is_watched = lambda: self.room.is_watched
        self.home.refreshed.connect(self.learning.refresh)
        self.learning.match_wanted.connect(self.flow.start)
        self.flow.began.connect(self.learning.follow)
        self.flow.ended.connect(self.learning.offer_lesson)
        self.flow.points_changed.connect(self.room.refresh_points)
        actions.install(window)
        DropTarget(window).dropped.connect(window.files_dropped)
        window.is_showing = self.is_showing
        for wish, do in (
            ("home.help_wanted", window.show_help),
            ("home.quit_wanted", window.close),
            ("table.help_wanted", window.show_help),
            ("table.changed", window.follow_topic),
            ("practice.help_wanted", window.show_help),
            ("practice.changed", window.follow_topic),
        ):
            navigator.when(wish, do)
        context.settings.not_kept.connect(self._tell_not_kept)

    def is_showing(self) -> bool:
        """Whether a room looks on: at a match, or at a timed exhibit."""
        return self.room.is_watched or self.show.running is not None

    def shut_down(self) -> None:
        self.phones.shut_down()
        self.show.end()
        self.room.shut_down()

    def _tell_not_kept(self, sentence: Sentence) -> None:
        self._window.notice(self._context.say(sentence))
