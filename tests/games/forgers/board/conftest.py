"""The tables of the board's tests are those of the table page."""

from tests.app.table.conftest import context, sit

__all__ = ["context", "sit"]
