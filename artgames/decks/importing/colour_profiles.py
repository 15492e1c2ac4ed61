"""Colours of print shops, scanners and laboratories, as a screen shows them."""

from io import BytesIO

import numpy as np
from PIL import Image, ImageCms

GROUND = (128, 126, 122)
"""What is seen through a transparent picture: a neutral grey, on which neither black nor white ink is lost."""


def to_screen_colours(image: Image.Image) -> Image.Image:
    """The picture in RGB as screens mean it; by its own profile if it has one that fits."""
    profile = image.info.get("icc_profile")
    if image.mode.startswith(("I", "F")):
        return _from_numbers(image).convert("RGB")
    if image.has_transparency_data:
        image = _on_ground(image)
    if image.mode == "LAB":
        return _converted(image, ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB"))) or _flat(image)
    if profile:
        return _by_profile(image, profile) or image.convert("RGB")
    return image.convert("RGB")


def _on_ground(image: Image.Image) -> Image.Image:
    clear = image.convert("RGBA")
    ground = Image.new("RGBA", clear.size, (*GROUND, 255))
    return Image.alpha_composite(ground, clear).convert("RGB")


def _by_profile(image: Image.Image, profile: bytes) -> Image.Image | None:
    """None for a profile that is damaged or made for other colours than these."""
    try:
        source = ImageCms.ImageCmsProfile(BytesIO(profile))
        if image.mode == "RGB" and "sRGB" in ImageCms.getProfileDescription(source):
            return image
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        return None
    return _converted(image, source)


def _converted(image: Image.Image, source: ImageCms.ImageCmsProfile) -> Image.Image | None:
    screen = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    try:
        return ImageCms.profileToProfile(image, source, screen, outputMode="RGB")
    except (ImageCms.PyCMSError, OSError, ValueError, TypeError):
        return None


def _flat(image: Image.Image) -> Image.Image:
    """Light and dark alone, where the colours cannot be had."""
    return image.getchannel(0).convert("RGB")


def _from_numbers(image: Image.Image) -> Image.Image:
    """Grey from 16 bits, 32 bits or fractions. Scanners of 12 bits use a part of 16; what has no fixed scale is spread
    over its own."""
    values = np.nan_to_num(np.asarray(image, dtype=np.float64), posinf=0.0, neginf=0.0)
    low, high = float(values.min()), float(values.max())
    if image.mode.startswith("I;16") or (image.mode == "I" and low >= 0 and high > 255):
        low, high = 0.0, 4095.0 if high <= 4095 else 65535.0 if high <= 65535 else high
    elif image.mode == "I" and low >= 0:
        low, high = 0.0, 255.0
    span = high - low or 1.0
    return Image.fromarray(np.rint((values - low) / span * 255).astype(np.uint8))
