"""Qt models over plain lists: what the lists and tables of the pages show."""
