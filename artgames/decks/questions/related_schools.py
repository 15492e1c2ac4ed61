"""Schools that overlap: one painting may be said to belong to either, so they are never offered side by side."""

from functools import lru_cache

from artgames.decks.questions.answer_texts import plain
from artgames.decks.questions.stop_words import GENERAL_SCHOOLS

_FAMILIES = tuple(
    frozenset(names.split(", "))
    for names in (
        "impressionism, post impressionism, neo impressionism, pointillism, divisionism, nabis, fauvism, naive art",
        "impressionism, realism, naturalism, barbizon school, academic art, american realism",
        "post impressionism, symbolism, nabis, synthetism, cloisonnism, expressionism",
        "symbolism, vienna secession, art nouveau, jugendstil, pre raphaelites, aestheticism, romanticism",
        "vienna secession, expressionism, blue rider, der blaue reiter, die brucke, abstract art, fauvism, orphism",
        "abstract art, cubism, orphism, suprematism, constructivism, futurism, de stijl, bauhaus",
        "surrealism, dada, metaphysical painting",
        "romanticism, biedermeier, british school, nazarenes, hudson river school, orientalism",
        "romanticism, neoclassicism, academic art, french classicism, british school",
        "rococo, french genre painting, veduta painting, british school, neoclassicism",
        "baroque, italian baroque, caravaggism, tenebrism, flemish baroque, french baroque, french classicism,"
        " dutch golden age, spanish golden age, spanish baroque, dutch baroque",
        "caravaggism, utrecht caravaggism, italian baroque, mannerism",
        "spanish golden age, spanish still life painting, mannerism, spanish renaissance",
        "renaissance, early renaissance, high renaissance, venetian renaissance, mannerism, venetian school",
        "renaissance, northern renaissance, german renaissance, netherlandish renaissance, early netherlandish,"
        " flemish primitives, danube school, french renaissance",
        "early renaissance, proto renaissance, italian gothic, gothic, international gothic, sienese school,"
        " italo byzantine, florentine school, umbrian school",
        "zen painting, kano school, yamato e, muromachi painting, rinpa school, nihonga",
        "rajput painting, mughal painting, pahari painting, indian miniature",
    )
)


@lru_cache(maxsize=10_000)
def are_kin(one: str, other: str) -> bool:
    """Whether two schools are the same, share a word that means something, or belong to one family."""
    first, second = plain(one), plain(other)
    if first == second or _own_words(first) & _own_words(second):
        return True
    return any(first in family and second in family for family in _FAMILIES)


def _own_words(name: str) -> frozenset[str]:
    every = frozenset(name.split())
    return every - GENERAL_SCHOOLS or every
