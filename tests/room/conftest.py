"""The rooms' boards are shown with the table's own settings."""

from tests.app.table.conftest import context

__all__ = ["context"]
