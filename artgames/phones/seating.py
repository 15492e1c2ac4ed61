"""Which phone speaks for which seat: tokens, the lines they are on, and what each has begun to answer."""

from collections.abc import Iterable, Mapping

from artgames.engine.api import Seat
from artgames.phones.codes import digest, new_token
from artgames.phones.messages import Presence, SeatInfo
from artgames.phones.record import Draft, SeatRecord
from artgames.phones.wire import Line


class SeatPhone:
    """A seat that has been taken by a phone."""

    def __init__(self, token: str, draft: Draft | None = None, remote: bool = False) -> None:
        self.token = token
        """Its digest; the token itself is in the phone and nowhere else."""

        self.draft = draft
        self.remote = remote
        self.line: Line | None = None
        self.last_seen = 0.0
        self.sending: int | None = None
        """The question whose answer the table has and has not confirmed yet."""

        self.locked: int | None = None
        """The last question whose answer counts."""


class Seating:
    """Seats and their phones."""

    def __init__(self, records: Iterable[SeatRecord]) -> None:
        self.infos: dict[Seat, SeatInfo] = {}
        self.phones = {one.seat: SeatPhone(one.token, one.draft, one.remote) for one in records}

    def seat_of(self, token: str) -> Seat | None:
        """The seat of a token. Digests are compared, so that no time tells how much of a guess was right."""
        wanted = digest(token)
        found = [seat for seat, phone in self.phones.items() if phone.token == wanted]
        return found[0] if found and token and self.is_open(found[0]) else None

    def is_open(self, seat: Seat) -> bool:
        return seat in self.infos and self.infos[seat].open

    def is_free(self, seat: Seat) -> bool:
        return self.is_open(seat) and seat not in self.phones

    def grant(self, seat: Seat, now: float) -> str:
        """A new token for a seat. The one before it is worth nothing any more; a half-written answer stays."""
        token, before = new_token(), self.phones.get(seat)
        phone = SeatPhone(digest(token), before.draft if before else None, before.remote if before else False)
        phone.last_seen = now
        if before is not None:
            phone.locked, phone.sending = before.locked, before.sending
        self.phones[seat] = phone
        return token

    def move(self, seat: Seat, to: Seat) -> None:
        """The phone of one seat speaks for another; if that one has a phone, they swap. Drafts stay where they are."""
        one, other = self.phones.pop(seat, None), self.phones.pop(to, None)
        for phone, place in ((one, to), (other, seat)):
            if phone is not None:
                phone.draft = phone.sending = phone.locked = None
                self.phones[place] = phone

    def reseat(self, places: Mapping[Seat, Seat]) -> list[SeatPhone]:
        """Phones go with their people to other seats, by the old seat; those without a new one are returned."""
        before, self.phones = self.phones, {}
        for seat, phone in before.items():
            if seat in places:
                self.phones[places[seat]] = phone
        return [phone for seat, phone in before.items() if seat not in places]

    def records(self) -> tuple[SeatRecord, ...]:
        return tuple(SeatRecord(seat, one.token, one.draft, one.remote) for seat, one in sorted(self.phones.items()))

    def presence(self) -> tuple[Presence, ...]:
        return tuple(self._presence(seat, info) for seat, info in sorted(self.infos.items()))

    def _presence(self, seat: Seat, info: SeatInfo) -> Presence:
        phone = self.phones.get(seat)
        if phone is None:
            return Presence(seat, info.name, False, False, 0.0, False)
        return Presence(seat, info.name, True, phone.line is not None, phone.last_seen, phone.remote)
