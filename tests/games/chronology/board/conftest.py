"""The real table page with either of the two games on it."""

from tests.app.table.conftest import context, sit

__all__ = ["context", "sit"]
