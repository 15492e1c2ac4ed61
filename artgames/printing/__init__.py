"""Paper: decks to cut out, tokens, pads, a catalogue and sheets for a class, as PDF or on a printer. The doors:"""

from artgames.printing.document import Content, Document, content_of
from artgames.printing.layout import PAPERS, PaperName
from artgames.printing.pads import GamePad
from artgames.printing.pdf_writer import PaperProblem, PdfJob, draw_page, write_pdf
from artgames.printing.print_request import KINDS, Wish, compose
from artgames.printing.rules import GameRules

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
