"""Words that mean little or nothing when two labels are compared."""


def each(words: str) -> frozenset[str]:
    """The words of a list as one writes it."""
    return frozenset(words.split())


ARTICLES = each("the a an le la les l un une der die das ein eine il lo gli i el los las de het een")

GENERAL_TITLES = ARTICLES | each(
    "of and in with at on to by from for his her their portrait self man woman men women young old girl boy lady"
    " gentleman head bust study figure figures still life landscape landscapes flowers flower fruit madonna virgin"
    " child children saint saints angel angels christ mary nude nudes untitled scene view mother father family couple"
    " two three composition interior river sea winter summer autumn spring mountain mountains trees"
)
"""A title of nothing but these says no more than what one sees."""

BROAD = each("portrait landscape figure history myth bible animals city nude abstract saint") | frozenset(
    ("", "everyday life", "still life", "court life")
)
"""Kinds of pictures of which one looks unlike another; any other subject is one scene that many have painted."""

ROLES = each(
    "attributed to workshop of studio circle follower followers manner style school after copy imitator and or"
    " possibly probably with assistants formerly the elder younger de der van von da di del della le la du y"
)
"""What stands beside a name."""

HOUSES = each(
    "museum museums musee museo musei kunstmuseum gallery galleries galerie galleria gemaldegalerie art arts fine"
    " kunst national nationale nazionale nacional collection collections of the and de des du di del della der die le"
    " la les d degli dei dell for beaux belle arti royal staatliche institute state city"
)
"""What many museums are called."""

LANDS = (
    each("dutch netherlandish flemish belgian netherlands holland burgundian"),
    each("british english scottish welsh irish"),
    each("german austrian bohemian"),
    each("italian venetian florentine sienese roman lombard neapolitan byzantine"),
    each("russian ukrainian soviet belarusian lithuanian"),
    each("indian mughal rajput pakistani"),
    each("chinese tibetan taiwanese mongolian"),
    each("greek byzantine cretan spanish"),  # El Greco
    each("french burgundian"),
)
"""Countries that an artist may be said to belong to either of."""

KINDS = (
    each("madonna annunciation bible saint crucifixion nativity coronation buddhist"),
    each("portrait figure"),
    frozenset(("everyday life", "court life")),
    each("history myth nude"),
    each("landscape city"),
    each("animals"),
    frozenset(("still life",)),
)
"""Subjects whose titles could be taken for each other's, by whoever sees no more than what kind of picture it is."""

EAST = each("chinese japanese korean indian tibetan nepalese persian iranian mongolian vietnamese thai")

GENERAL_SCHOOLS = each("school painting painters art style the of in and movement period group early late high new")
