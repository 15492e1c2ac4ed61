"""What the room check says at each step."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.room_check.slide import Scene

translate = QCoreApplication.translate


def title(scene: Scene) -> str:
    return {
        Scene.SCREEN: translate("RoomCheck", "Which is the room screen?"),
        Scene.CHART: translate("RoomCheck", "What can the back row read?"),
        Scene.SOUND: translate("RoomCheck", "Can everything be heard?"),
        Scene.TIMER: translate("RoomCheck", "Can the clock be seen and heard?"),
        Scene.DONE: translate("RoomCheck", "The room is ready"),
    }[scene]


def task(scene: Scene, *, alone: bool) -> str:
    """`alone`: the room sees the same screen as the host."""
    if alone and scene is Scene.SCREEN:
        return translate("RoomCheck", "This screen is also the room screen. Plug in a projector for a separate one.")
    if alone and scene is Scene.CHART:
        return translate("RoomCheck", "Show the chart full screen, and look at it from the back row.")
    return {
        Scene.SCREEN: translate(
            "RoomCheck", "The large number is on the chosen screen. Click another one to change it."
        ),
        Scene.CHART: translate("RoomCheck", "Send someone to the back row, or go yourself, and look at the chart."),
        Scene.SOUND: translate("RoomCheck", "Listen from the back row: both sides should be equally loud."),
        Scene.TIMER: translate("RoomCheck", "A line shrinks from both sides, and the number counts down."),
        Scene.DONE: translate("RoomCheck", "Saved for next time. Run the check again to change it."),
    }[scene]
