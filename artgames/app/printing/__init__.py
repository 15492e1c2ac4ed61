"""What to print, with a preview."""
