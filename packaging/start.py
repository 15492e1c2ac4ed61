"""Where the frozen program begins."""

import sys

from artgames.__main__ import main

sys.exit(main())
