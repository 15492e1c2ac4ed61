"""Build the installers for the system this runs on: python3 scripts/package.py [KIND ...]

Linux: folder, deb, tar, and appimage where appimagetool is at hand. Windows: folder, zip, and setup where Inno Setup
is at hand. macOS: folder (an .app), dmg. Without a KIND all are built. Everything lands in dist/, with checksums.
An old Python has to be able to read this file, to say that it is too old: nothing newer than Python 3.6 here.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.setup.python_version import require_python

require_python()

from scripts.packaging.build import main  # only now: an old Python cannot read what this imports

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
