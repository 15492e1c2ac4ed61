"""Long trials that are run by hand: killed programs, thousands of matches, memory over many rounds."""
