"""What the room check says at each step."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.app.room_check.slide import Scene

translate = QCoreApplication.translate


def title(scene: Scene) -> str:
    return {
        Scene.SCREEN: translate("RoomCheck", "Which screen does the room see?"),
        Scene.CHART: translate("RoomCheck", "What can the back row read?"),
        Scene.SOUND: translate("RoomCheck", "Is everything heard?"),
        Scene.TIMER: translate("RoomCheck", "Is the clock seen and heard?"),
        Scene.DONE: translate("RoomCheck", "The room is ready"),
    }[scene]


def task(scene: Scene, *, alone: bool) -> str:
    """`alone`: the room sees the same screen as the host."""
    if alone and scene is Scene.SCREEN:
        return translate("RoomCheck", "The room sees the screen that you see. Plug in a projector to give it one.")
    if alone and scene is Scene.CHART:
        return translate("RoomCheck", "Show the chart on the whole screen, and look at it from the last row.")
    return {
        Scene.SCREEN: translate(
            "RoomCheck", "The large number stands on the screen that is chosen. Press another one to change it."
        ),
        Scene.CHART: translate(
            "RoomCheck", "Send somebody to the last row, or stand there yourself, and look at the chart."
        ),
        Scene.SOUND: translate("RoomCheck", "Listen from the last row: both sides should be equally loud."),
        Scene.TIMER: translate("RoomCheck", "A line shrinks from both sides, and the number counts down."),
        Scene.DONE: translate("RoomCheck", "This is kept for the next time, and can be changed by another check."),
    }[scene]
