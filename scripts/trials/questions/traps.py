"""A collection as nobody should have it: everything in it could be taken for something else in it."""

from artgames.engine.facts import Facts


def _dated(label: str, begun: int, completed: int) -> Facts:
    return Facts(title=f"Picture of {label}", dated=label, begun=begun, completed=completed)


_ARTISTS = (
    Facts(title="One", artist="Rembrandt", born=1606, died=1669, lived="1606–1669", country="Dutch"),
    Facts(title="Two", artist="Rembrandt van Rijn", born=1606, died=1669, lived="1606–1669", country="Netherlandish"),
    Facts(title="Three", artist="Workshop of Rembrandt", country="Dutch"),
    Facts(title="Four", artist="Attributed to Rembrandt Harmensz. van Rijn", country="Flemish"),
    Facts(title="Five", artist="Raphael", born=1483, died=1520, lived="1483–1520", country="Italian"),
    Facts(title="Six", artist="Raffaello Sanzio", born=1483, died=1520, lived="1483–1520", country="Italian"),
    Facts(title="Seven", artist="J. M. W. Turner", born=1775, died=1851, lived="1775–1851", country="British"),
    Facts(title="Eight", artist="Joseph Mallord William Turner", country="English"),
    Facts(title="Nine", artist="Turner, J.M.W.", country="English"),
    Facts(title="Ten", artist="Pieter Bruegel the Elder", country="Netherlandish"),
    Facts(title="Eleven", artist="Pieter Bruegel", country="Flemish"),
    Facts(title="Twelve", artist="El Greco", born=1541, died=1614, lived="1541–1614", country="Greek"),
    Facts(title="Thirteen", artist="El Greco", born=1541, died=1614, lived="1541–1614", country="Spanish"),
    Facts(title="Fourteen", artist="Claude Monet", born=1840, died=1926, lived="1840–1926", country="French"),
    Facts(title="Fifteen", artist="Édouard Manet", born=1832, died=1883, lived="1832–1883", country="French"),
    Facts(title="Sixteen", artist="Auguste Renoir", born=1841, died=1919, lived="1841–1919", country="French"),
    Facts(title="Seventeen", artist="Unknown", country="Japanese"),
    Facts(title="Eighteen", artist="Peter Paul Rubens and Frans Snyders", country="Flemish"),
    Facts(title="Nineteen", artist="Peter Paul Rubens", born=1577, died=1640, lived="1577–1640", country="Flemish"),
    Facts(title="Twenty", artist="Albrecht Dürer", born=1471, died=1528, lived="1471–1528", country="German"),
    Facts(title="Twenty-one", artist="Albrecht Durer", born=1471, died=1528, lived="1471–1528", country="German"),
)

_TITLES = tuple(
    Facts(title=title, subject=subject)
    for title, subject in (
        ("The Annunciation", "Annunciation"),
        ("Annunciation", "Annunciation"),
        ("The Annunciation to Mary", "Annunciation"),
        ("Madonna and Child", "Madonna"),
        ("Madonna and Child with Saints", "Madonna"),
        ("Portrait of a Man", "portrait"),
        ("Portrait of a Young Man", "portrait"),
        ("Portrait of Anna Meyer", "portrait"),
        ("Self-Portrait", "portrait"),
        ("Self-portrait (1889)", "portrait"),
        ("Still Life", "still life"),
        ("Still Life with Apples and a Jug", "still life"),
        ("Le Déjeuner", "everyday life"),
        ("Déjeuner", "everyday life"),
        ("A Storm at Night", "landscape"),
        ("The Mill", "landscape"),
        ("Cattle at the Ford", "landscape"),
    )
)

_DATES = (
    _dated("1500", 1500, 1500),
    _dated("c. 1500", 1500, 1500),
    _dated("1495–1505", 1495, 1505),
    _dated("early 16th century", 1500, 1533),
    _dated("1510", 1510, 1510),
    _dated("1511", 1511, 1511),
    _dated("1520s", 1520, 1529),
    _dated("1600", 1600, 1600),
    _dated("c. 1604", 1604, 1604),
    _dated("1699", 1699, 1699),
    _dated("1700", 1700, 1700),
    _dated("1889", 1889, 1889),
    _dated("1889–90", 1889, 1890),
    _dated("1901", 1901, 1901),
    Facts(title="Picture without a date", dated="undated"),
)

_HOUSES = tuple(
    Facts(title=f"Hung {number}", museum=museum, city=city)
    for number, (museum, city) in enumerate(
        (
            ("National Gallery", "London"),
            ("The National Gallery", "London"),
            ("National Gallery of Art", "Washington"),
            ("Musée du Louvre", "Paris"),
            ("Louvre", ""),
            ("Louvre, Paris", ""),
            ("Private collection", ""),
            ("Museum of Fine Arts", "Boston"),
            ("Museum of Fine Arts", "Houston"),
            ("Uffizi", "Florence"),
            ("Galleria degli Uffizi", "Firenze"),
            ("Alte Pinakothek", "Munich"),
            ("Neue Pinakothek", "Munich"),
        )
    )
)

_SITTERS = tuple(
    Facts(title=f"Face {number}", sitter=name)
    for number, name in enumerate(
        (
            "Anna Meyer",
            "Anna Meyer and her son",
            "Queen Maria",
            "Maria, Queen",
            "Joseph Roulin",
            "Augustine Roulin",
            "Mrs. Siddons (?)",
            "Erasmus",
            "Erasmus of Rotterdam",
            "King Henry VIII",
        )
    )
)

_SCHOOLS = tuple(
    Facts(
        title=f"Style {number}",
        artist=artist,
        school=school,
        country=country,
        begun=year,
        completed=year,
        dated=str(year),
    )
    for number, (artist, school, country, year) in enumerate(
        (
            ("Georges Seurat", "Neo-Impressionism", "French", 1886),
            ("Georges Seurat", "Post-Impressionism", "French", 1890),
            ("Alfred Sisley", "Impressionism", "French", 1874),
            ("Gustave Courbet", "Realism", "French", 1855),
            ("Jean-François Millet", "Barbizon School", "French", 1857),
            ("Gustave Moreau", "Symbolism", "French", 1864),
            ("Frans Hals", "Dutch Golden Age", "Dutch", 1635),
            ("Frans Hals", "Baroque", "Dutch", 1640),
            ("Titian", "Venetian Renaissance", "Italian", 1550),
            ("Masaccio", "Early Renaissance", "Italian", 1425),
            ("Parmigianino", "Mannerism", "Italian", 1535),
            ("Kitagawa Utamaro", "Ukiyo-e", "Japanese", 1795),
            ("Franz Marc", "Expressionism", "German", 1911),
            ("Franz Marc", "Blue Rider", "German", 1912),
        )
    )
)

TRAPS: tuple[Facts, ...] = (*_ARTISTS, *_TITLES, *_DATES, *_HOUSES, *_SITTERS, *_SCHOOLS)
