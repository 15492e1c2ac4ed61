"""The table: a match in the window, from the curtain to the score sheet."""
