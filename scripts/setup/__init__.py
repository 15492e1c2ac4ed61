"""Makes the environment and runs what `play.py` and `test.py` promise."""
