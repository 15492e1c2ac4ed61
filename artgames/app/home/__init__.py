"""The home page: games, unfinished matches, the painting of the day."""
