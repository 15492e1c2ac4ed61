"""The audience votes at a real table."""

from tests.app.table.conftest import context, sit

__all__ = ["context", "sit"]
