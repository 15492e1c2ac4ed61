"""What is true of every state that can be reached."""

from artgames.games.picture_code.rules.records import MIXES, MOST, TEAMS, UNLIMITED, State, other
from artgames.games.picture_code.rules.views import guessers, guesses_left, victory


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_key(state), **_turns(state), **_marks(state)}


def _key(state: State) -> dict[str, bool]:
    house = state.house
    mix = MIXES[house.grid]
    kinds = (house.first, other(house.first), "nobody", "alarm")
    return {
        "key_has_its_mix": tuple(map(state.key.count, kinds)) == mix,
        "a_painting_for_every_place": len(state.wall) == len(set(state.wall)) == sum(mix),
        "nothing_uncovered_twice": len(set(state.open)) == len(state.open),
        "clue_givers_belong_to_their_teams": tuple(house.teams[seat] for seat in house.givers) == TEAMS,
        "somebody_guesses_in_each_team": min(house.teams.count(team) for team in TEAMS) >= 2,
    }


def _turns(state: State) -> dict[str, bool]:
    found = tuple(kind for turn in state.turns for kind in turn.found)
    limit = guesses_left(state)
    return {
        "what_was_found_is_uncovered": found == tuple(state.key[place] for place in state.open),
        "clues_are_one_word": all(len(turn.word.split()) == 1 for turn in state.turns),
        "numbers_are_allowed": all(UNLIMITED <= turn.number <= MOST for turn in state.turns),
        "a_guess_is_left_while_guessing": limit is None or limit > 0,
        "a_turn_before_has_a_guess": all(turn.found for turn in state.turns[:-1]),
        "only_the_last_guess_of_a_turn_is_wrong": all(set(turn.found[:-1]) <= {turn.team} for turn in state.turns),
        "ended_when_somebody_has_won": (victory(state) is not None) == (state.phase == "ended"),
    }


def _marks(state: State) -> dict[str, bool]:
    marked = state.marked
    return {
        "marks_only_while_guessing": state.phase == "guess" or not marked,
        "only_guessers_leave_marks": {mark.seat for mark in marked} <= set(guessers(state)),
        "only_what_is_covered_is_marked": not {mark.place for mark in marked} & set(state.open),
        "nobody_marks_anything_twice": len(set(marked)) == len(marked),
        "a_turn_is_missed_only_by_the_clock": state.house.seconds > 0 or state.missed == 0,
    }
