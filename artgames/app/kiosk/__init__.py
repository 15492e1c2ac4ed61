"""The foyer's screen: a window that nobody can leave, with large buttons, and that begins anew by itself."""
