"""Who sees what, and which other worlds look the same."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.games.dialogue.rules.records import ALL_TOKENS, Pair, State, TableView, Written

REVEALED = ("scored", "album", "ended")

_OTHER_TEXTS = ("Is it you?", "Never. And you?", "Who has painted the clouds away?", "Hush!\nWhy?")


def writer(state: State) -> Seat | None:
    """Whose dialogue is read now."""
    return state.readers[-1] if state.readers else None


def sees_guess_of(state: State, seat: Seat | None, other: Seat) -> bool:
    return state.phase in REVEALED or seat == other


def sees_text_of(state: State, seat: Seat | None, other: Seat) -> bool:
    return seat == other or other in state.readers


def sees_speakers_of(state: State, seat: Seat | None, other: Seat) -> bool:
    return seat == other or other in (state.readers if state.phase in REVEALED else state.readers[:-1])


def view(state: State, seat: Seat | None) -> TableView:
    house, read = state.house, writer(state)
    mine = seat is not None and 0 <= seat < house.seats
    scene = state.written[read] if read is not None else None
    shows = read is not None and sees_speakers_of(state, seat, read)
    return TableView(
        phase=state.phase,
        round=state.round,
        rounds=house.rounds,
        seats=house.seats,
        seat=seat if mine else None,
        row=state.row,
        mine=state.written[seat] if mine and seat is not None else None,
        writer=read,
        aloud=house.aloud,
        reading=len(state.readers),
        text=scene.text if scene is not None else "",
        speakers=scene.tokens if scene is not None and shows else (),
        locked=locked(state),
        my_guess=state.guesses[seat] if mine and seat is not None else None,
        guesses=state.guesses if state.phase in REVEALED else (),
        totals=state.totals,
        pad=state.pad,
    )


def locked(state: State) -> tuple[Seat, ...]:
    """Who has done what is asked now."""
    done = state.written if state.phase == "write" else state.guesses
    named = writer(state) if state.house.aloud and state.phase != "write" else None
    return tuple(
        seat for seat, one in enumerate(done) if one is not None or (seat == named and state.written[seat] is not None)
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew what this audience does not see: the deck, the others' dialogues and guesses."""
    deck, rng = rng.shuffled(state.deck)
    written, guesses = list(state.written), list(state.guesses)
    for other, one in enumerate(state.written):
        if one is not None:
            text, tokens = one.text, one.tokens
            if not state.house.aloud and not sees_text_of(state, seat, other):
                which, rng = rng.below(len(_OTHER_TEXTS))
                text = _OTHER_TEXTS[which]
            if not sees_speakers_of(state, seat, other):
                tokens, rng = _any_pair(rng)
            written[other] = Written(tokens, text)
    for other, guess in enumerate(state.guesses):
        if guess is not None and not sees_guess_of(state, seat, other):
            guesses[other], rng = _any_pair(rng)
    return msgspec.structs.replace(state, deck=deck, written=tuple(written), guesses=tuple(guesses), rng=rng)


def _any_pair(rng: Rng) -> tuple[Pair, Rng]:
    pair, rng = rng.sample(ALL_TOKENS, 2)
    return tuple(sorted(pair)), rng
