"""What things are called on this board."""

from PySide6.QtCore import QCoreApplication

from artgames.games.picture_code.rules.records import UNLIMITED, Kind, Team

translate = QCoreApplication.translate


def team_name(team: Team) -> str:
    return {"sun": translate("picture_code", "Team Sun"), "rain": translate("picture_code", "Team Rain")}[team]


def kind_name(kind: Kind) -> str:
    """What a painting is called that belongs there."""
    return {
        "sun": translate("picture_code", "Team Sun"),
        "rain": translate("picture_code", "Team Rain"),
        "nobody": translate("picture_code", "nobody’s"),
        "alarm": translate("picture_code", "the alarm"),
    }[kind]


def letter(kind: Kind) -> str:
    """What is written in a sign, so that nobody has to tell it by its colour."""
    return {
        "sun": translate("picture_code", "S"),
        "rain": translate("picture_code", "R"),
        "nobody": "–",
        "alarm": "!",
    }[kind]


def number_name(number: int) -> str:
    return "∞" if number == UNLIMITED else str(number)
