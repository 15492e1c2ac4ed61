"""The tables of the golden pictures are those of the table's own tests."""

from tests.app.table.conftest import context, sit

__all__ = ["context", "sit"]
