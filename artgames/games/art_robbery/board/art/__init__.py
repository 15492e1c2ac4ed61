"""Everything of Art Robbery that is drawn, as vectors of ours in one hand: flat areas, few colours, a fine line.

``strokes`` are the means; ``sketches``, ``sculptures``, ``antiquities`` and ``paintings`` are the four raids' motifs,
``figures`` the people and the dog; ``faces`` puts them together to tiles, cards and banners and keeps them as pictures.
"""
