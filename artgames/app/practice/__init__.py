"""Practice rounds with a coach."""
