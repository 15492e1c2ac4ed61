"""The label beside a painting, as a museum would print it."""

from __future__ import annotations

from html import escape

from artgames.decks import Painting
from artgames.scene.labels import label_of


def label_html(painting: Painting) -> str:
    """Title, artist, date and place; the sentence to remember it by; where it belongs."""
    label = label_of(painting)
    lines = [f"<p style='font-size: x-large; margin-left: 4px'><i>{escape(label.title)}</i></p>"]
    lines += [f"<p><b>{escape(text)}</b></p>" for text in (label.artist, label.dated) if text]
    lines += [f"<p>{escape(text)}</p>" for text in (label.medium, label.sentence, label.place) if text]
    return "".join(lines)
