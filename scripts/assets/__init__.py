"""Programs that make what ships in `resources/`: emblems, sounds, screenshots, the data of the decks."""
