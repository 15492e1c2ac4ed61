"""Limbs written in one line: "481,150,2,8 477,180,-2,10 | 450,190,0,9" is a neck of two joints and a ball."""

from scripts.atelier.clay import Cone, limb


def bones(text: str, *, blend: float | None = None, ramp: int = 0) -> list[Cone]:
    """Cones through joints x,y,z,radius; a bar begins the next limb."""
    cones: list[Cone] = []
    for chain in text.split("|"):
        joints = [tuple(float(number) for number in word.split(",")) for word in chain.split()]
        cones += limb(*joints, blend=blend, ramp=ramp)
    return cones
