"""What is true of every game: contract suite, leak hunt, playthroughs. For tests, and for writers of games."""
