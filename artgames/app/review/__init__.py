"""A match that is over, looked at again: where it turned, and why."""
