"""Which places of a wall people remember: the map, and the page around it."""
