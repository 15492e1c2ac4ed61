"""Colours of hair, from its shade to its light."""

HAIR_BLACK = ("#070506", "#16110f", "#2c2320", "#5a4a42")
HAIR_DARK = ("#0e0705", "#25150d", "#452a18", "#7a5232")
HAIR_BROWN = ("#1a0d07", "#3c2212", "#6e4526", "#a87a4a")
HAIR_AUBURN = ("#2c140a", "#5c2e16", "#8e5228", "#c0824a")
HAIR_FAIR = ("#4a2f16", "#8a6232", "#bf9652", "#e8cc8e")
HAIR_GREY = ("#3a3632", "#6c6660", "#a09a92", "#d6d1c8")
HAIR_WHITE = ("#5c5850", "#98938a", "#c8c3b8", "#efebe2")
