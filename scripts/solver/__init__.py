"""Near-equilibrium play of Steal This Game by regret minimisation. README.md says what the model keeps."""
