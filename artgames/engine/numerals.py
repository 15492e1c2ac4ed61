"""Whole numbers as people read them: with a minus sign, which is longer than a hyphen, and with a plus where points
are added."""


def numeral(number: int) -> str:
    """3, 0, −1."""
    return str(number).replace("-", "−")


def signed(points: int) -> str:
    """Points as they are added: +3, 0, −1."""
    return f"+{points}" if points > 0 else numeral(points)
