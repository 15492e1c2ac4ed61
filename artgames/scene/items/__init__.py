"""Graphics items that boards are made of."""
