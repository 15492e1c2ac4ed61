"""How much memory pictures may take that are decoded at the same time."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

MOST_BYTES = 224 * 1024 * 1024
"""Two cameras' pictures at once with all their copies. What is larger – a scan that can only be decoded whole – is
decoded alone; a WebP, which takes four times its pixels, is refused then."""


class Budget:
    """Lets threads wait until there is room for what they are about to decode."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = self._left = most
        self._changed = threading.Condition()

    @contextmanager
    def share(self, cost: int) -> Iterator[None]:
        """Take so many bytes for a while. What is larger than the whole budget gets all of it, and is alone."""
        taken = min(cost, self.most)
        with self._changed:
            self._changed.wait_for(lambda: self._left >= taken)
            self._left -= taken
        try:
            yield
        finally:
            with self._changed:
                self._left += taken
                self._changed.notify_all()
