"""The page that fetches originals, and the only part of the program that asks anything of the internet."""
