"""The painter's canvas: everything of the kit in one hand."""

from scripts.atelier.arrays import Floats
from scripts.atelier.finish import finished
from scripts.atelier.gatherings import Gatherings
from scripts.atelier.landscape import Landscape
from scripts.atelier.school import School


class Canvas(Landscape, Gatherings):
    """A canvas whose long side is 1000 units, with everything one can draw on it."""

    def finished(self, school: School, seed: int) -> Floats:
        """The painted picture."""
        return finished(self, school, seed)
