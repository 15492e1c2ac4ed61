"""What the proof of questions is made of: judges, and a collection full of traps."""
