"""Dark photographs of paintings, lit for a screen by one gentle curve.

Each of red, green and blue, as v from 0 to 1, becomes v + s · v · (1 − v). Black stays black and white stays white,
what was brighter stays brighter, and nothing gets more than twice as bright. The strength s is 0 for a picture whose
mean luminance is 60 of 255 and grows to 1 at 30: what is dimmer comes near 60, and what is bright enough is left alone.
"""

from PySide6.QtGui import QImage, QPainter

BRIGHT_ENOUGH, FULLY_LIT = 60, 30
"""Mean luminances, 0 to 255: from the one on nothing is lit, and from the other down by the whole curve."""


def strength_for(luminance: int) -> float:
    """How much of the curve a picture of this brightness needs, 0 to 1."""
    return min(1.0, max(0.0, (BRIGHT_ENOUGH - luminance) / (BRIGHT_ENOUGH - FULLY_LIT)))


def lit(image: QImage, strength: float) -> QImage:
    """The picture with so much of the curve. It is what painting a picture onto itself by the mode Screen makes of it:
    1 − (1 − v)² is v + v · (1 − v)."""
    if not strength:
        return image
    light = QImage(image)
    with QPainter(light) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        painter.setOpacity(strength)
        painter.drawImage(0, 0, image)
    return light
