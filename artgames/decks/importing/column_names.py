"""What the columns of a museum's table are called in English, German, French, Italian and Spanish."""

import re
from enum import Enum
from typing import NamedTuple

from artgames.decks.filters import plain
from artgames.engine.words import QT_TRANSLATE_NOOP


class Role(Enum):
    """What a column says about a painting; the value is what people read."""

    FILE = QT_TRANSLATE_NOOP("packs", "picture file")
    TITLE = QT_TRANSLATE_NOOP("packs", "title")
    ARTIST = QT_TRANSLATE_NOOP("packs", "artist")
    DATED = QT_TRANSLATE_NOOP("packs", "date")
    BEGUN = QT_TRANSLATE_NOOP("packs", "first year")
    COMPLETED = QT_TRANSLATE_NOOP("packs", "last year")
    LIVED = QT_TRANSLATE_NOOP("packs", "artist’s dates")
    BORN = QT_TRANSLATE_NOOP("packs", "artist’s birth")
    DIED = QT_TRANSLATE_NOOP("packs", "artist’s death")
    NATIONALITY = QT_TRANSLATE_NOOP("packs", "country")
    SCHOOL = QT_TRANSLATE_NOOP("packs", "school or style")
    SUBJECT = QT_TRANSLATE_NOOP("packs", "subject")
    MEDIUM = QT_TRANSLATE_NOOP("packs", "medium")
    SIZE = QT_TRANSLATE_NOOP("packs", "size")
    HEIGHT = QT_TRANSLATE_NOOP("packs", "height")
    WIDTH = QT_TRANSLATE_NOOP("packs", "width")
    MUSEUM = QT_TRANSLATE_NOOP("packs", "museum")
    CITY = QT_TRANSLATE_NOOP("packs", "city")
    CREDIT = QT_TRANSLATE_NOOP("packs", "credit line")
    ACCESSION = QT_TRANSLATE_NOOP("packs", "inventory number")
    WIKIDATA = QT_TRANSLATE_NOOP("packs", "Wikidata id")
    SENTENCE = QT_TRANSLATE_NOOP("packs", "description")
    PORTRAIT = QT_TRANSLATE_NOOP("packs", "portrait: yes or no")
    SITTER = QT_TRANSLATE_NOOP("packs", "sitter")


_NAMES = {
    Role.FILE: (
        "file|filename|file name|image|image file|image name|picture|picture file|photo|photograph|scan|path|"
        "media|jpg|datei|dateiname|bild|bilddatei|bildname|bildpfad|abbildung|foto|pfad|fichier|nom du fichier|"
        "nom de fichier|fichier image|nome file|nome del file|file immagine|immagine|archivo|fichero|"
        "nombre de archivo|imagen"
    ),
    Role.TITLE: (
        "title|object title|work title|work|name|painting|titel|werk|werktitel|bildtitel|bezeichnung|objekttitel|"
        "titre|oeuvre|œuvre|titre de l oeuvre|titolo|opera|titolo dell opera|titulo|obra|titulo de la obra|"
        "nombre|denominacion"
    ),
    Role.ARTIST: (
        "artist|artists|artist name|artist display name|artist s name|painter|maker|creator|author|by|kunstler|"
        "kuenstler|kunstlerin|kunstler in|kunstlername|maler|malerin|urheber|artiste|peintre|auteur|createur|"
        "artista|pittore|pittrice|autore|autor|autora|pintor|pintora"
    ),
    Role.DATED: (
        "date|dated|dating|year|object date|date of work|date created|creation date|year painted|datierung|datum|"
        "jahr|entstehungszeit|entstehung|entstehungsjahr|date de creation|annee|datation|date d execution|data|"
        "anno|datazione|data di esecuzione|fecha|ano|datacion|fecha de creacion|epoca"
    ),
    Role.BEGUN: (
        "begun|begin|begin date|object begin date|earliest|earliest date|date from|year from|from|start|"
        "start date|first year|von|jahr von|beginn|datierung von|annee debut|date debut|debut|inizio|dal|"
        "anno inizio|inicio|desde|ano inicio"
    ),
    Role.COMPLETED: (
        "completed|end|end date|object end date|latest|latest date|date to|year to|to|finished|last year|bis|"
        "jahr bis|ende|datierung bis|annee fin|date fin|fin|fine|al|anno fine|hasta|ano fin"
    ),
    Role.LIVED: (
        "lived|life dates|life|artist dates|artist life dates|artist display bio|lebensdaten|dates de vie|"
        "dates de l artiste|date di vita|estremi biografici|fechas del artista"
    ),
    Role.BORN: (
        "born|birth|birth year|year of birth|artist begin date|geboren|geburtsjahr|geburt|naissance|"
        "annee de naissance|ne|nascita|nato|anno di nascita|nacimiento|ano de nacimiento|nacido"
    ),
    Role.DIED: (
        "died|death|death year|year of death|artist end date|gestorben|todesjahr|sterbejahr|tod|mort|deces|"
        "annee de deces|morte|morto|anno di morte|muerte|fallecimiento|ano de muerte"
    ),
    Role.NATIONALITY: (
        "nationality|artist nationality|country|origin|nationalitat|land|herkunft|nationalite|pays|origine|"
        "nazionalita|paese|nacionalidad|pais|origen"
    ),
    Role.SCHOOL: (
        "school|movement|style|period|culture|schule|stil|epoche|stromung|stilrichtung|kunstrichtung|ecole|"
        "mouvement|courant|scuola|movimento|stile|corrente|periodo|escuela|movimiento|estilo|corriente"
    ),
    Role.SUBJECT: (
        "subject|genre|category|theme|motif|classification|thema|gattung|motiv|kategorie|sujet|theme|categorie|"
        "soggetto|genere|categoria|tema|genero"
    ),
    Role.MEDIUM: (
        "medium|material|materials|technique|support|technik|maltechnik|trager|technique et support|materiaux|"
        "tecnica|materiale|materia e tecnica|supporto|materiales|soporte"
    ),
    Role.SIZE: (
        "size|dimensions|dimension|measurements|masse|masze|abmessungen|grosse|format|misure|dimensioni|medidas|"
        "dimensiones|tamano"
    ),
    Role.HEIGHT: ("height|height cm|h|h cm|hohe|hohe cm|hauteur|hauteur cm|altezza|altezza cm|alto|altura|alto cm"),
    Role.WIDTH: (
        "width|width cm|w|w cm|breite|breite cm|largeur|largeur cm|larghezza|larghezza cm|ancho|anchura|ancho cm"
    ),
    Role.MUSEUM: (
        "museum|collection|owner|repository|institution|gallery|current location|sammlung|besitzer|eigentumer|"
        "standort|musee|lieu de conservation|museo|collezione|galleria|proprietario|coleccion|propietario"
    ),
    Role.CITY: ("city|town|place|location|stadt|ort|ville|lieu|citta|luogo|ciudad|lugar|localidad"),
    Role.CREDIT: (
        "credit|credits|credit line|copyright|rights|source|photo credit|licence|license|bildnachweis|quelle|"
        "rechte|fotonachweis|credit photo|droits|crediti|diritti|fonte|creditos|derechos|fuente"
    ),
    Role.ACCESSION: (
        "accession|accession number|accession no|inventory number|inventory no|inventory|inv no|inv|inv number|"
        "number|no|nr|object number|object no|object id|id|catalogue number|cat no|inventarnummer|inventar nr|"
        "inv nr|inventar|nummer|signatur|objektnummer|numero d inventaire|n inventaire|n inv|no inv|cote|numero|"
        "numero di inventario|inventario|n inventario|numero de inventario|num inv"
    ),
    Role.WIKIDATA: ("wikidata|wikidata id|qid|object wikidata url|wikidata url"),
    Role.SENTENCE: (
        "sentence|description|caption|alt text|alt|text|beschreibung|bildbeschreibung|kurzbeschreibung|legende|"
        "texte alternatif|descrizione|didascalia|descripcion|leyenda"
    ),
    Role.PORTRAIT: ("portrait|is portrait|portrat|portraet|bildnis|ritratto|retrato"),
    Role.SITTER: (
        "sitter|model|person|portrayed|dargestellte|dargestellter|dargestellte person|portratierte|modele|"
        "personne representee|modello|effigiato|persona ritratta|modelo|retratado|retratada"
    ),
}

_BY_NAME = {
    name: (role, rank) for role, names in _NAMES.items() for rank, name in reversed(list(enumerate(names.split("|"))))
}
_INSIDE = 1000
_LEAST_LETTERS = 4
"""A shorter name must stand alone: “no” and “to” are parts of too many headings."""


class Named(NamedTuple):
    role: Role
    rank: int  # the lower, the surer; from 1000 on the name is only a part of the heading


def named(heading: str) -> Named | None:
    """What a heading means: a name we know, or one with something behind or before it (“Titel (deutsch)”)."""
    words = _words(heading)
    if words in _BY_NAME:
        return Named(*_BY_NAME[words])
    inside = [name for name in _BY_NAME if len(name) >= _LEAST_LETTERS and f" {name} " in f" {words} "]
    if not inside:
        return None
    role, rank = _BY_NAME[max(inside, key=len)]
    return Named(role, _INSIDE + rank)


def is_known_name(heading: str) -> bool:
    """Whether a heading is exactly one of the names."""
    return _words(heading) in _BY_NAME


def _words(heading: str) -> str:
    """“artistDisplayName”, “artist_display_name” and “Artist display name” are the same."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", heading.replace("_", " ").replace("’", "'"))
    return plain(spaced)
