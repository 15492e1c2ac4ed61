"""What an exhibit draws, whatever game its rounds are of."""
