"""Which screen is the room's, for whoever shows something there: a match, an exhibit, the room check."""
