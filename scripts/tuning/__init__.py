"""Programs behind scripts/tune_*.py: how bots learned the numbers they play by."""
