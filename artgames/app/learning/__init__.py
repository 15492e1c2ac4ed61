"""Learning in the window: what is due, how it goes, and lessons made of mistakes."""
