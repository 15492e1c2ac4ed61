"""Everything of Steal This Game that is drawn, as vectors of ours: flat areas, few colours, a fine line.

``palette`` has the colours; ``boxes``, ``dice`` and ``fair`` draw what opens, falls and stands; ``figures`` are
drawings as data; ``signs`` puts the pictures of the risk track together.
"""
