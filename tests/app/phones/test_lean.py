"""Nothing of phones is loaded before somebody opens them."""

import subprocess
import sys

LOADED = """
import sys
import artgames.app.controllers, artgames.app.room.slide, artgames.app.table.page
print([name for name in sys.modules if name.startswith("artgames.phones") or name in ("aiohttp", "segno")])
"""


def test_the_window_loads_nothing_of_the_network() -> None:
    told = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "[]"
