"""What a kiosk can be doing."""

from enum import Enum, auto

from artgames.exhibits.heartbeat import Shows


class Mode(Enum):
    """What the kiosk is doing."""

    ATTRACT = auto()
    START = auto()
    PLAY = auto()
    OVER = auto()
    CLOSED = auto()
    FAULT = auto()


SHOWN: dict[Mode, Shows] = {Mode.ATTRACT: "invitation", Mode.CLOSED: "nothing", Mode.FAULT: "fault"}
