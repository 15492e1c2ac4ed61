"""Learning by heart: judges what somebody typed, says when a card comes again, and turns mistakes into lessons. No Qt,
no files: the store keeps what is learned, the games ask."""
