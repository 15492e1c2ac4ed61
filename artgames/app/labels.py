"""The label beside a painting, as a museum would print it."""

from __future__ import annotations

from html import escape

from artgames.decks import Painting


def label_html(painting: Painting) -> str:
    """Title, artist, date and place; the sentence to remember it by; where it belongs."""
    lines = [f"<p style='font-size: x-large'><i>{escape(painting.title)}</i></p>"]
    who = ", ".join(part for part in (painting.artist, painting.lived) if part)
    lines += [f"<p><b>{escape(text)}</b></p>" for text in (who, painting.dated) if text]
    lines += [f"<p>{escape(text)}</p>" for text in (_medium(painting), painting.sentence, _place(painting)) if text]
    return "".join(lines)


def _medium(painting: Painting) -> str:
    size = ""
    if painting.height_cm and painting.width_cm:
        size = f"{painting.height_cm:g} × {painting.width_cm:g} cm"
    return ", ".join(part for part in (painting.medium, size) if part)


def _place(painting: Painting) -> str:
    return ", ".join(part for part in (painting.museum, painting.city) if part)
