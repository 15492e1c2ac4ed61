"""Paper: decks to cut out, tokens, pads, a catalogue and sheets for a class, as PDF or on a printer. The doors:"""

from artgames.paper.document import Content, Document, content_of
from artgames.paper.layout import PAPERS, PaperName
from artgames.paper.pads import GamePad
from artgames.paper.rules import GameRules
from artgames.paper.wish import KINDS, Wish, compose
from artgames.paper.writing import PaperProblem, PdfJob, draw_page, write_pdf

__all__ = [
    "KINDS",
    "PAPERS",
    "Content",
    "Document",
    "GamePad",
    "GameRules",
    "PaperName",
    "PaperProblem",
    "PdfJob",
    "Wish",
    "compose",
    "content_of",
    "draw_page",
    "write_pdf",
]
