"""What the room says to people with phones."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence


def _say(text: str) -> Sentence:
    return Sentence("phones", text)


WRONG_KEY = _say(QT_TRANSLATE_NOOP("phones", "That isn’t this table’s code. Look at the screen and try again."))
TOO_OFTEN = _say(
    QT_TRANSLATE_NOOP("phones", "Too many wrong codes. Wait {seconds:a second|# seconds}, or scan the square.")
)
DOOR_LOCKED = _say(QT_TRANSLATE_NOOP("phones", "The host has locked the door. Ask at the table."))
SEAT_GONE = _say(QT_TRANSLATE_NOOP("phones", "Someone else has just taken that seat. Choose another one."))
NO_SEAT_LEFT = _say(QT_TRANSLATE_NOOP("phones", "Every seat is taken. Ask at the table."))
ASKING_HOST = _say(QT_TRANSLATE_NOOP("phones", "This seat already has a phone. The host is being asked."))
HOST_SAID_NO = _say(QT_TRANSLATE_NOOP("phones", "The host said no. Choose another seat, or ask at the table."))
ROOM_FULL = _say(QT_TRANSLATE_NOOP("phones", "There’s no room for more visitors."))
MOVED_ON = _say(QT_TRANSLATE_NOOP("phones", "The table has moved on. Have another look."))
NO_NAME = _say(QT_TRANSLATE_NOOP("phones", "Type a name first."))
NAME_TAKEN = _say(QT_TRANSLATE_NOOP("phones", "Someone here has that name already. Choose another one."))
ANSWER_STANDS = _say(QT_TRANSLATE_NOOP("phones", "Your answer is locked in."))
NAME_NOT_OFFERED = _say(QT_TRANSLATE_NOOP("phones", "Choose one of the names on the list."))
WISH_SENT = _say(QT_TRANSLATE_NOOP("phones", "The host has your new name."))
ELSEWHERE = _say(QT_TRANSLATE_NOOP("phones", "This seat is open on another phone or in another tab."))
REMOVED = _say(QT_TRANSLATE_NOOP("phones", "The host has freed your seat. You can join again."))
TOO_FAST = _say(QT_TRANSLATE_NOOP("phones", "That was too much at once."))
NOT_UNDERSTOOD = _say(QT_TRANSLATE_NOOP("phones", "The table didn’t understand this phone."))
