"""A seeded random match as text that people read: a change of the rules shows in review as prose.

12  seat 1   may: mark tokens (0–8 of 8)
    > mark tokens=2,5
    marks_locked seat=1 tokens=2,5
    room hears: marks_locked seat=1 tokens=?
    room sees: locked 0,1
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from artgames.engine import codec
from artgames.engine.api import HOUSE, Event, Rules, S, Seat, Setup
from artgames.engine.choices import Action, Choice, Number, Order, Pick, Text
from artgames.engine.rng import Rng
from artgames.testing.contract import Moment, random_walk

INDENT = " " * 8


def playthrough(slug: str, rules: Rules[S], setup: Setup) -> str:
    """The whole match of a set-up, played at random but always the same."""
    return "\n".join(_lines(slug, rules, setup)) + "\n"


def _lines(slug: str, rules: Rules[S], setup: Setup) -> Iterator[str]:
    options = " ".join(f"{key}={_plain(value)}" for key, value in setup.options.items())
    yield f"{slug}, rules version {rules.version}, {setup.seats} seats, seed {setup.seed}, {len(setup.deck)} cards"
    yield f"options: {options}"
    opening = rules.start(setup)
    seen = codec.encode(rules.view(opening.state, None))
    state = opening.state
    yield ""
    yield "start"
    yield from _told(opening.events)
    yield from _sight({}, seen)
    for moment in random_walk(rules, state, Rng.from_seed(f"{setup.seed}/playthrough")):
        now = codec.encode(rules.view(moment.step.state, None))
        yield ""
        yield from _turn(rules, moment)
        yield from _told(moment.step.events)
        yield from _sight(seen, now)
        seen, state = now, moment.step.state
    yield ""
    yield f"outcome: {_record(codec.encode(rules.outcome(state)))}"


def _turn(rules: Rules[S], moment: Moment[S]) -> Iterator[str]:
    asked = ", ".join(_name(seat) for seat in rules.to_act(moment.before))
    choices = " | ".join(_brief(choice) for choice in rules.choices(moment.before, moment.seat))
    yield f"{moment.number + 1:>4}  {_name(moment.seat)}   asked: {asked}   may: {choices}"
    yield f"{INDENT}> {_tagged(moment.action)}"


def _told(events: Iterable[Event]) -> Iterator[str]:
    """Each event in full, and what the room hears of it where that is less."""
    for event in events:
        yield f"{INDENT}{_tagged(event)}"
        heard = event.seen_by(None)
        if heard is None:
            yield f"{INDENT}room hears nothing"
        elif heard != event:
            yield f"{INDENT}room hears: {_tagged(heard)}"


def _sight(before: Mapping[str, Any], after: Mapping[str, Any]) -> Iterator[str]:
    """What has changed in the room's view; what only grows is shown by its newest part."""
    changed = [
        f"{name} {_plain(_news(before.get(name), value))}"
        for name, value in after.items()
        if name not in before or before[name] != value
    ]
    if changed:
        yield f"{INDENT}room sees: {'; '.join(changed)}"


def _news(before: Any, after: Any) -> Any:
    if isinstance(before, tuple) and before and isinstance(after, tuple) and after[: len(before)] == before:
        return (..., *after[len(before) :])
    return after


def _brief(choice: Choice) -> str:
    given = [f"{name}={_plain(value)}" for name, value in choice.given]
    return " ".join([choice.action, *given, *(_form(field) for field in choice.fields)])


def _form(field: Pick | Order | Number | Text) -> str:
    match field:
        case Pick():
            return f"{field.name} ({field.min}–{field.max} of {len(field.of)})"
        case Order():
            return f"{field.name} (order of {len(field.of)})"
        case Number():
            return f"{field.name} ({field.low}–{field.high})"
        case Text():
            return f"{field.name} (up to {field.max_length} letters)"


def _tagged(record: Action | Event) -> str:
    fields = codec.encode(record)
    kind = fields.pop("type")
    return f"{kind} {_record(fields)}".rstrip()


def _record(fields: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={_plain(value)}" for name, value in fields.items())


def _plain(value: Any) -> str:
    if value is None:
        return "–"
    if value is ...:
        return "…"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return f"({_record(value)})"
    if isinstance(value, list | tuple):
        nested = any(isinstance(one, list | tuple) for one in value)
        return (" / " if nested else ",").join(_plain(one) for one in value) or "none"
    return str(value)


def _name(seat: Seat) -> str:
    return "house" if seat == HOUSE else f"seat {seat}"
