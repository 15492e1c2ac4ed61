"""Is the room ready? Screen, letters, sound, one after the other."""
