from artgames.engine.tuples import given, replaced, taken, without


def test_one_thing_changes_and_the_rest_stays() -> None:
    assert replaced((1, 2, 3), 1, 9) == (1, 9, 3)
    assert without((1, 2, 1), 1) == (2, 1)
    assert without((1, 2), 5) == (1, 2)


def test_piles_get_and_lose_things() -> None:
    assert given(((1,), (2,)), 1, 3, 4) == ((1,), (2, 3, 4))
    assert taken(((1, 1), (2,)), 0, 1) == ((1,), (2,))
