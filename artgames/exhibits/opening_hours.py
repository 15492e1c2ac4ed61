"""When a kiosk is open: by weekday, and over midnight where the museum is. Outside its screen is dark and silent."""

from datetime import datetime, time, timedelta
from typing import Annotated, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

CLOSED = "closed"

_CLOCK = "([01][0-9]|2[0-3]):[0-5][0-9]"

Day: TypeAlias = Annotated[str, Meta(pattern=f"^({_CLOCK}-{_CLOCK}|{CLOSED}|)\\Z")]
"""Such as “10:00-18:00”; empty for the whole day. What ends before it begins, or at the same minute, ends on the next
day."""


class Week(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The opening hours of each weekday."""

    monday: Day = ""
    tuesday: Day = ""
    wednesday: Day = ""
    thursday: Day = ""
    friday: Day = ""
    saturday: Day = ""
    sunday: Day = ""


DAYS: tuple[str, ...] = Week.__struct_fields__


class Span(NamedTuple):
    """From this moment until just before that one."""

    begin: datetime
    end: datetime


def span_of(week: Week, date: datetime) -> Span | None:
    """The hours that begin on this date; None where it is closed."""
    hours: str = getattr(week, DAYS[date.weekday()])
    midnight = datetime.combine(date, time())
    if hours == CLOSED:
        return None
    if not hours:
        return Span(midnight, midnight + timedelta(days=1))
    begin, end = (datetime.combine(date, time.fromisoformat(clock)) for clock in hours.split("-"))
    return Span(begin, end if end > begin else end + timedelta(days=1))


def is_open(week: Week, now: datetime) -> bool:
    spans = (span_of(week, now - timedelta(days=before)) for before in (0, 1))
    return any(span is not None and span.begin <= now < span.end for span in spans)


def next_opening(week: Week, now: datetime) -> datetime | None:
    """When it opens again; None where every day is closed."""
    spans = (span_of(week, now + timedelta(days=after)) for after in range(8))
    return next((span.begin for span in spans if span is not None and span.begin > now), None)
