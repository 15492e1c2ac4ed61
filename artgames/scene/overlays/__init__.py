"""What covers the board: curtain, zoom, rings of held keys."""
