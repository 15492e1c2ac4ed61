"""Settings, in the window and while a match goes on."""
