"""Words that mean little or nothing when two labels are compared."""


def _each(words: str) -> frozenset[str]:
    return frozenset(words.split())


ARTICLES = _each("the a an le la les l un une der die das ein eine il lo gli i el los las de het een")

GENERAL_TITLES = ARTICLES | _each(
    "of and in with at on to by from for his her their portrait self man woman men women young old girl boy lady"
    " gentleman head bust study figure figures still life landscape landscapes flowers flower fruit madonna virgin"
    " child children saint saints angel angels christ mary nude nudes untitled scene view mother father family couple"
    " two three composition interior river sea winter summer autumn spring mountain mountains trees"
)
"""A title of nothing but these says no more than what one sees."""

BROAD = _each("portrait landscape figure history myth bible animals city nude abstract saint") | frozenset(
    ("", "everyday life", "still life", "court life")
)
"""Kinds of pictures of which one looks unlike another; any other subject is one scene that many have painted."""

ROLES = _each(
    "attributed to workshop of studio circle follower followers manner style school after copy imitator and or"
    " possibly probably with assistants formerly the elder younger de der van von da di del della le la du y"
)
"""What stands beside a name."""

HOUSES = _each(
    "museum museums musee museo musei kunstmuseum gallery galleries galerie galleria gemaldegalerie art arts fine"
    " kunst national nationale nazionale nacional collection collections of the and de des du di del della der die le"
    " la les d degli dei dell for beaux belle arti royal staatliche institute state city"
)
"""What many museums are called."""

LANDS = (
    _each("dutch netherlandish flemish belgian netherlands holland burgundian"),
    _each("british english scottish welsh irish"),
    _each("german austrian bohemian"),
    _each("italian venetian florentine sienese roman lombard neapolitan byzantine"),
    _each("russian ukrainian soviet belarusian lithuanian"),
    _each("indian mughal rajput pakistani"),
    _each("chinese tibetan taiwanese mongolian"),
    _each("greek byzantine cretan spanish"),  # El Greco
    _each("french burgundian"),
)
"""Countries that an artist may be said to belong to either of."""

KINDS = (
    _each("madonna annunciation bible saint crucifixion nativity coronation"),
    _each("portrait figure nude history myth") | frozenset(("everyday life", "court life")),
    _each("landscape animals city") | frozenset(("still life",)),
)
"""Subjects whose titles could be taken for each other's."""

EAST = _each("chinese japanese korean indian tibetan nepalese persian iranian mongolian vietnamese thai")

GENERAL_SCHOOLS = _each("school painting painters art style the of in and movement period group early late high new")
