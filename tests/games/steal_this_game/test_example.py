"""The rulebook's example of play, move by move. Positions and stops there are counted from 1, here from 0."""

from artgames.games.steal_this_game.rules.actions import Claim, Look, MoveCashier, PushCashier, Stay
from artgames.games.steal_this_game.rules.events import BoxesSwapped, CashierMoved, Claimed, Looked
from tests.games.steal_this_game.conftest import ANI, BERND, Set


def test_ani_and_bernd_play_the_example(counter: Set) -> None:
    game = counter()
    assert (game.exhibitor, game.thief) == (ANI, BERND)

    # The money and the cashier are in position 2; Bernd rolls a 3 and a 4.
    game.hide(position=1, cashier=1, dice=(3, 4))
    assert game.view(ANI).money == 1 and game.view(BERND).money is None
    assert game.view(BERND).dice == (3, 4) and game.view(ANI).dice == ()

    # "Prepare 3" is the third space of the track. Ani believes it.
    game.claim(2)
    assert list(game.events) == [Claimed(BERND, 2)]
    game.believe()
    assert game.view(None).dice == ()

    # He could move the cashier. He may not look into the second box, so he looks into the first.
    assert game.may(PushCashier) == [(0,), (2,)]
    assert game.may(Look) == [(0,), (2,), (3,)]
    game.look(0)
    assert [event.seen_by(BERND) for event in game.events] == [Looked(0, False, BERND)]
    assert [event.seen_by(ANI) for event in game.events] == [Looked(0, None, BERND)]

    # As a bluff the cashier goes to position 3.
    game.reply(MoveCashier(2))
    assert list(game.events) == [CashierMoved(1, 2, ANI)]

    # "Prepare 4", with the same dice. She believes it again, and he looks into the fourth box.
    assert game.may(Claim)[0] == (3,)
    game.claim(3).believe().look(3)
    assert game.view(BERND).seen == (False, None, None, False)

    # ST-13: the example stops here, before Ani's second reply. Bernd knows that it must be the second or third box.
    assert game.phase == "reply" and game.may(MoveCashier) == [(1,), (3,)] and game.may(Stay) == [()]
    assert not any(isinstance(event, BoxesSwapped) for event in game.events)
