"""People's own pictures become a deck, step by step."""
