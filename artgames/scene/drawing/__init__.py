"""How things are drawn: themes, typefaces, frames, symbols, fitted text. No items."""
