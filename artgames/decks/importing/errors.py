"""What cannot be done with a file, as a sentence for whoever chose it."""

from pathlib import Path

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

CONTEXT = "packs"


class PackProblem(Exception):
    """A file, a folder or a pack that cannot be used, and why. Nothing has changed."""

    def __init__(self, text: str, **values: int | str) -> None:
        self.sentence = Sentence(CONTEXT, text, values)
        super().__init__(self.sentence.render(()))


class Cancelled(Exception):
    """The work was broken off on request; nothing of it is left."""


def not_readable(file: Path) -> PackProblem:
    return PackProblem(QT_TRANSLATE_NOOP("packs", "“{file}” cannot be opened."), file=file.name)


def disk_problem(problem: OSError) -> PackProblem:
    """A full disk, a folder that may not be written: the system's own words say it best."""
    text = QT_TRANSLATE_NOOP("packs", "The pack could not be saved: {reason}.")
    return PackProblem(text, reason=problem.strerror or type(problem).__name__)
