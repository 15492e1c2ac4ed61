"""Test Artgames: sets it up where needed, then lint, types, import contracts, forms, tests.

With --packaging it builds the installers and tries them instead; with --no-system it installs no packages of the
operating system. Further arguments go to pytest. An old Python has to be able to read this file, to say that it is too
old: nothing newer than Python 3.6 here.
"""

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from scripts.setup.python_version import require_python

require_python()

from scripts.setup.checks import main  # only now: an old Python cannot read what this imports

if __name__ == "__main__":
    sys.exit(main(PROJECT, sys.argv[1:]))
