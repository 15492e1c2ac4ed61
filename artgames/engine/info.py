"""The door of a game: what the home page and the set-up page know before any rule is loaded."""

from typing import Any, Literal, TypeAlias

import msgspec

from artgames.engine.api import Options, OptionValue, Setup, refuse
from artgames.engine.words import QT_TRANSLATE_NOOP

Need: TypeAlias = Literal["pictures", "reading", "portraits", "sitters", "dates", "facts", "hands", "likeness", "theft"]
"""`hands`: everybody holds cards that the others must not see and plays them by choices that name a `card`; the house
rule `OPEN_HANDS` lays all of them open. `likeness`: the set-up says which cards look alike, unless the house rule
`DECOYS` leaves everything to chance. `theft`: somebody acts in secret before everybody's eyes, and may do so
behind the curtain or with all others' eyes closed. `facts`: the set-up says what is printed on the labels. `sitters`:
only cards on which somebody is portrayed whose name is known."""

OPEN_HANDS = "open_hands"
ALOUD = "aloud"
"""The house rule by which everybody writes on paper of their own and reads it aloud: only numbers are entered."""

WALL = "exhibit"
"""The house rule that says how many paintings hang at once, for everybody to remember."""

DECOYS = "decoys"
FAIR = "fair"
"""The value of `DECOYS` by which cards are drawn by chance."""

YOUNG = "young"
"""The key of the preset for children."""

LEVELS = ("easy", "normal", "hard")


class Option(msgspec.Struct, frozen=True):
    """A house rule that can be switched: on and off, or one of `values`; the default first in meaning, not in order."""

    key: str
    title: str
    hint: str
    default: OptionValue
    values: tuple[OptionValue, ...] = (True, False)
    names: tuple[str, ...] = ()
    """What the values are called, in the same order; empty for on/off and plain numbers."""

    free_range: tuple[int, int] | None = None
    """Any whole number between these is allowed besides the listed values."""

    heading: str = ""
    """What this rule and those after it are listed under, where a new group begins with it."""

    only_with: tuple[str, tuple[OptionValue, ...]] | None = None
    """Another house rule, and the values of it beside which this one means anything. Beside any other value it cannot
    be changed."""

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    def allows(self, value: Any) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.free_range is not None and isinstance(value, int):
            return value in self.values or self.free_range[0] <= value <= self.free_range[1]
        return value in self.values

    def allowed_text(self) -> str:
        listed = ", ".join(str(value).lower() for value in self.values)
        if self.free_range is None:
            return listed
        return f"{listed}, {self.free_range[0]}–{self.free_range[1]}"


class Preset(msgspec.Struct, frozen=True):
    """A named set of house rules."""

    key: str
    title: str
    hint: str
    options: dict[str, OptionValue]
    young: bool = False
    """For children: paintings that a class may want to leave out are left out, where that is possible."""


class GameInfo(msgspec.Struct, frozen=True):
    """What a game is called and what it asks for. The slug is never reused."""

    slug: str
    title: str
    line: str
    """One sentence for the home page."""

    min_seats: int
    max_seats: int
    minutes: tuple[int, int]
    age: int
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    needs: tuple[Need, ...] = ()
    credit: str = ""
    """Who invented the game."""

    cards: int = 0
    """The smallest box of cards it can be played with by default options."""

    facing: bool = True
    """Whether two people who sit opposite each other may each have a hand at the own edge of the screen."""

    deck: str = ""
    """The slug of the deck it is made for, and played with unless somebody chooses another one."""

    least_people: int = 0
    """So many seats at least must be people, where bots cannot do everything; all seats, where they can do nothing."""

    shelf: int = 2
    """Where it stands on the home page: 0 is a game to begin with, 1 one of the large ones, 2 a small one, 3 one to
    learn with."""

    slips: bool = True
    """Whether a secret answer may be written on a slip of paper; not, where somebody has to see the board for it."""

    secrets: bool = True
    """Whether anybody ever answers out of the others' sight; where not, all is done on the shared screen."""

    per_artist: int = 0
    """So many cards of one artist at most go into the box, as far as artists are known; 0 for any number."""

    public: bool = False
    """Whether the public may have a seat: most of what a seat is asked are numbers that a room can vote about."""

    steps: tuple[str, ...] = ()
    """The game in three steps, a few words each, for whoever sets it up for the first time."""

    daily: bool = False
    """Whether there is a deal of the day, the same for everybody; in a game for one."""

    lesson: dict[str, OptionValue] | None = None
    """The house rules for whoever has never chosen any, in a game that can be told what to ask (`Setup.lesson`)."""

    @property
    def on_paper(self) -> bool:
        """Whether anybody has anything to write down."""
        return self.slips and "hands" not in self.needs and self.max_seats > 1

    @property
    def has_bots(self) -> bool:
        return self.least_people < self.max_seats

    def option(self, key: str) -> Option:
        for option in self.options:
            if option.key == key:
                return option
        text = QT_TRANSLATE_NOOP("engine", "This game has no house rule called “{key}”.")
        raise refuse("option", text, key=key)

    def complete(self, given: Options) -> dict[str, OptionValue]:
        """All options, the given ones checked, the rest by default. Raises Refused."""
        for key, value in given.items():
            option = self.option(key)
            if not option.allows(value):
                text = QT_TRANSLATE_NOOP("engine", "“{key}” cannot be {value}; allowed: {allowed}.")
                raise refuse("option", text, key=key, value=str(value), allowed=option.allowed_text())
            if value != option.default and option.only_with is not None and not self.applies(option, given):
                text = QT_TRANSLATE_NOOP("engine", "“{key}” cannot be combined with “{other}” as set here.")
                raise refuse("option", text, key=key, other=option.only_with[0])
        return {option.key: given.get(option.key, option.default) for option in self.options}

    def applies(self, option: Option, options: Options) -> bool:
        """Whether this house rule means anything beside the others."""
        if option.only_with is None:
            return True
        key, values = option.only_with
        return options.get(key, self.option(key).default) in values

    def for_children(self, options: Options) -> bool:
        """Whether it is played as children play it."""
        young = next((preset.options for preset in self.presets if preset.key == YOUNG), {})
        return bool(young) and all(options.get(key, self.option(key).default) == value for key, value in young.items())

    def asks_likeness(self, options: Options) -> bool:
        """Whether a match by these house rules has to know which cards look alike."""
        return "likeness" in self.needs and options.get(DECOYS, FAIR) != FAIR

    def check_seats(self, seats: int) -> None:
        if not self.min_seats <= seats <= self.max_seats:
            text = QT_TRANSLATE_NOOP("engine", "This game is for {low} to {high} players.")
            raise refuse("option", text, low=self.min_seats, high=self.max_seats)

    def settle(self, setup: Setup) -> dict[str, Any]:
        """All house rules of a set-up in which seats, cards and what must be known of them fit. Raises Refused."""
        self.check_seats(setup.seats)
        options = self.complete(setup.options)
        cards = len(setup.deck)
        if len(set(setup.deck)) < cards:
            raise refuse("option", QT_TRANSLATE_NOOP("engine", "One painting is in the deck twice."))
        if "dates" in self.needs and len(setup.years) < cards:
            raise refuse("option", QT_TRANSLATE_NOOP("engine", "One painting in the deck has no year."))
        if "facts" in self.needs and len(setup.facts) != cards:
            raise refuse("option", QT_TRANSLATE_NOOP("engine", "These paintings have no labels to ask about."))
        return options

    def check_cards(self, cards: int, needed: int) -> None:
        """Whether the box holds enough. Raises Refused."""
        if cards >= needed:
            return
        text = QT_TRANSLATE_NOOP("engine", "This needs at least {needed} paintings; this deck has {cards}.")
        if "portraits" in self.needs:
            text = QT_TRANSLATE_NOOP("engine", "This needs at least {needed} portraits; this deck has {cards}.")
        raise refuse("option", text, needed=needed, cards=cards)

    def check_people(self, people: int, seats: int) -> None:
        """Whether enough of the seats are people. Raises Refused."""
        if people >= min(self.least_people, seats):
            return
        if not self.has_bots:
            raise refuse("option", QT_TRANSLATE_NOOP("engine", "Bots cannot play this game."))
        text = QT_TRANSLATE_NOOP("engine", "This needs at least {least} people; bots cannot do everything here.")
        raise refuse("option", text, least=self.least_people)
