"""How bots learned the numbers they play by, and how strong they are: `art_robbery`, `art_gallery`, `pace` and `league`
are the commands."""
