"""What is true of every state that can be reached."""

from artgames.games.flash_cards.rules.records import State


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    firsts = [result for result in state.done if not result.again]
    is_open = state.phase in ("asked", "turned")
    now = is_open and not state.is_again
    missed = sum(not result.knew for result in firsts)
    repeated = len(state.done) - len(firsts) + (is_open and state.is_again)
    return {
        "every_card_is_somewhere": len(firsts) + now + len(state.coming) == state.house.cards,
        "missed_cards_wait_or_came_again": not state.house.again or len(state.missed) + repeated == missed,
        "nothing_comes_again_unless_wanted": state.house.again or not (state.missed or state.is_again),
        "cards_come_again_at_the_end": not state.is_again or not state.coming,
        "nothing_is_left_at_the_end": state.phase != "ended" or not (state.coming or state.missed),
        "only_turned_cards_are_judged_by_the_learner": state.phase != "turned" or state.flash.form == "turn",
        "the_right_answer_is_among_those_to_choose_from": not state.flash.answers
        or state.flash.answers[state.flash.right - 1] == state.flash.true,
    }
