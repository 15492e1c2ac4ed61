"""The board is tested at the tables of the app's own tests."""

from tests.app.table.conftest import context, sit

__all__ = ["context", "sit"]
