"""Names of artists beside the one that a label prints: whoever types one of them means this artist.

A line for each, which goes on where the next one is indented, by the words of the label without particles and accents.
A name with a star is the one that everybody calls this artist by: it counts even where another artist of the deck bears
it, too. Any other name counts unless it is shared; one with an exclamation mark never does. A given name that nobody
would be called by alone is not listed, and therefore is no answer: “Michelangelo” is not Caravaggio.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from artgames.learning.letters import word_set, words

PARTICLES = word_set(
    "van von der den de da di del della delle dei degli dal la le les du des d l ter ten te zu zum y of the el al af"
    " don fra sir"
)
"""What may stand before a surname, or be left out there."""

ELDER = word_set("elder older ae altere aeltere ancien vieux vecchio viejo oude sr senior i")
YOUNGER = word_set("younger jungere juengere jeune giovane joven jonge jr junior ii")
_TABLE = """
adelaide labille guiard: Labille | Guiard | Labille-Guiard*
albrecht altdorfer: Altdorfer*
albrecht durer: Dürer* | Albert Durer | Alberto Durero | Durero
amedeo modigliani: Modigliani*
amrita sher gil: Sher-Gil* | Amrita* | Sher Gil
andrea mantegna: Mantegna*
andrea sarto: Andrea del Sarto* | del Sarto | Sarto | Andrea d’Agnolo
annibale carracci: Carracci*
anthony dyck: van Dyck* | Sir Anthony van Dyck | Vandyke | Van Dijck | Antoon van Dyck | Antonio van Dyck
antoine watteau: Watteau* | Jean-Antoine Watteau
artemisia gentileschi: Artemisia*
august macke: Macke*
auguste renoir: Renoir* | Pierre-Auguste Renoir
bartolo fredi: Bartolo di Fredi* | Bartolo di Maestro Fredi
bartolome esteban murillo: Murillo* | Bartolomé Murillo | Esteban Murillo
berthe morisot: Morisot*
bronzino: Agnolo Bronzino | Angelo Bronzino | Agnolo di Cosimo | Il Bronzino | Agnolo Tori
camille corot: Corot* | Jean-Baptiste-Camille Corot
camille pissarro: Pissarro*
canaletto: Giovanni Antonio Canal | Antonio Canal | Canal | Il Canaletto
caravaggio: Merisi | Michelangelo Merisi | Michelangelo Merisi da Caravaggio | Merisi da Caravaggio |
    Michelangelo da Caravaggio | Le Caravage | Il Caravaggio | Michelangelo Caravaggio
carl spitzweg: Spitzweg*
caspar david friedrich: Friedrich* | C. D. Friedrich | CDF
charles le brun: Le Brun* | Lebrun*
clara peeters: Peeters*
claude lorrain: Claude* | Claude Gellée | Gellée | Le Lorrain | Claude Gelée | Claude le Lorrain
claude monet: Monet* | Claude Oscar Monet | Oscar Monet | Oscar-Claude Monet
diego velazquez: Velázquez* | Diego Rodríguez de Silva y Velázquez | Diego de Silva y Velázquez
domenico ghirlandaio: Ghirlandaio* | Domenico Bigordi | Ghirlandajo | Grillandaio
duccio buoninsegna: Duccio*
edgar degas: Degas* | Hilaire-Germain-Edgar Degas | Edgar de Gas | De Gas
edouard manet: Manet*
edvard munch: Munch*
edward burne jones: Burne-Jones* | Sir Edward Coley Burne-Jones
egon schiele: Schiele*
elisabeth louise vigee brun: Vigée-Le Brun* | Vigée Lebrun* | Vigée* | Madame Vigée-Lebrun | Madame Le Brun |
    Élisabeth Vigée | Louise Vigée Le Brun
emily carr: Carr*
emperor huizong: !Emperor | Huizong* | Emperor Huizong of Song | Huizong of Song | Zhao Ji | Song Huizong
eugene delacroix: Delacroix* | Ferdinand-Victor-Eugène Delacroix
ferdinand hodler: Hodler*
filippino lippi: Filippino*
filippo lippi: Fra Filippo* | Filippo Lippi* | Fra Lippo Lippi | Lippo Lippi
francisco goya: Goya* | Francisco José de Goya y Lucientes | Francisco de Goya y Lucientes | Goya y Lucientes
francisco zurbaran: Zurbarán*
francois boucher: Boucher*
frans hals: Hals* | Frans Hals the Elder
franz marc: Marc*
frida kahlo: Frida*
georges seurat: Seurat* | Georges-Pierre Seurat
georges tour: de La Tour* | La Tour* | Latour*
gerard borch: ter Borch* | Terborch | Terburg | Gerard Terborch | Borch | Gerard Terburg
gerard david: Gerard David* | Gheeraert David
giotto bondone: Giotto*
giovanni baronzio: Baronzio*
giovanni bellini: Bellini* | Giambellino
giovanni paolo: !Paolo | Giovanni di Paolo* | Giovanni di Paolo di Grazia
giuseppe arcimboldo: Arcimboldo* | Arcimboldi
greco: El Greco* | Theotokopoulos | Domenikos Theotokopoulos | Doménikos Theotokópoulos | Il Greco | Le Greco
guercino: Barbieri | Giovanni Francesco Barbieri | Il Guercino | Le Guerchin
guido reni: Reni* | Guido* | Le Guide
guillaume voiriot: Voiriot*
gustav klimt: Klimt*
gustave courbet: Courbet* | Jean-Désiré-Gustave Courbet
gustave moreau: Moreau*
hans baldung grien: Baldung | Baldung Grien* | Hans Baldung | Grien | Hans Baldung Grün
hans holbein: Holbein* | Holbein the Younger
hans memling: Memling* | Memlinc | Hans Memlinc
hendrick brugghen: ter Brugghen* | Terbrugghen | Hendrik Terbrugghen | Brugghen | Hendrick Terbrugghen
henri rousseau: Rousseau* | Le Douanier | Douanier Rousseau | Le Douanier Rousseau | Henri Rousseau le Douanier
henri toulouse lautrec: Lautrec* | Toulouse-Lautrec* | Henri Lautrec
hilma klint: af Klint* | Klint | Hilma*
honore daumier: Daumier*
j m w turner: Turner* | William Turner | Joseph Mallord William Turner | J. M. William Turner | Joseph Turner
jacob ruisdael: van Ruisdael* | Ruisdael* | Jacob van Ruysdael | Jacob Ruisdael | Jacob Isaacksz van Ruisdael
jacometto veneziano: Jacometto*
jacopo tintoretto: Tintoretto* | Jacopo Robusti | Robusti
jacques louis david: David* | J.-L. David | Louis David
james ensor: Ensor*
james mcneill whistler: Whistler* | James Abbott McNeill Whistler | James Whistler
jan eyck: van Eyck* | Johannes van Eyck | Jan Eyck
jan steen: Steen* | Jan Havicksz Steen
jean auguste dominique ingres: Ingres*
jean baptiste greuze: Greuze*
jean etienne liotard: Liotard*
jean francois millet: Millet*
jean hey: Hey* | Master of Moulins | Maître de Moulins | Meister von Moulins
jean honore fragonard: Fragonard*
jean leon gerome: Gérôme*
jean simeon chardin: Chardin* | Jean-Baptiste-Siméon Chardin | Jean-Baptiste Chardin
joachim beuckelaer: Beuckelaer* | Joachim Bueckelaer
joachim patinir: Patinir* | Patenier | Joachim Patenier | Patinier
johannes vermeer: Vermeer* | Jan Vermeer | Vermeer van Delft | Jan Vermeer van Delft | Vermeer of Delft | Johannes
    Vermeer van Delft
joseph wright derby: !Derby | Wright of Derby* | Joseph Wright* | Wright*
joshua reynolds: Reynolds* | Sir Joshua Reynolds | Sir Joshua*
judith leyster: Leyster* | Judith Leijster | Leijster
jules bastien lepage: Bastien-Lepage* | Lepage
jusepe ribera: Ribera* | José de Ribera | Lo Spagnoletto | Spagnoletto | Giuseppe Ribera
kano sansetsu: Sansetsu* | Kano Sansetsu
katsushika hokusai: Hokusai* | Katsushika
kazimir malevich: Malevich* | Kasimir Malevich | Kasimir Malewitsch | Malewitsch | Malevitch | Kazimir Malevitch
kitagawa utamaro: Utamaro* | Kitagawa
leonardo vinci: Leonardo* | da Vinci* | Léonard de Vinci | Leonardo di ser Piero da Vinci
lorenzo lotto: Lotto*
lorenzo monaco: Lorenzo Monaco* | Don Lorenzo Monaco | Piero di Giovanni
lucas cranach: Cranach* | Lukas Cranach
luis melendez: Meléndez* | Luis Egidio Meléndez | Luis Eugenio Meléndez
mansur: Ustad Mansur | Mansour | Ustad Mansour
marianne werefkin: Werefkin* | Marianne von Werefkin | Verefkin | Werefkina | Marianna Werefkin
mary cassatt: Cassatt*
michelangelo: Michelangelo Buonarroti | Buonarroti | Michel-Ange | Miguel Ángel
michiel sweerts: Sweerts* | Michael Sweerts
nicolas poussin: Poussin*
ogata korin: Kōrin* | Ogata
osservanza master: Master of the Osservanza* | Osservanza* | Maestro dell’Osservanza | The Master of the Osservanza
    Triptych
paolo veronese: Veronese* | Paolo Caliari | Caliari | Paul Veronese
paul cezanne: Cézanne*
paul gauguin: Gauguin* | Eugène Henri Paul Gauguin
paul klee: Klee*
paula modersohn becker: Modersohn-Becker* | Paula Becker | Modersohn | Becker
peter paul rubens: Rubens* | Sir Peter Paul Rubens | Petrus Paulus Rubens | Pieter Paul Rubens | Pierre-Paul Rubens |
    Pedro Pablo Rubens
petrus christus: Christus*
pierre puvis chavannes: Puvis* | Puvis de Chavannes* | Chavannes
piet mondrian: Mondrian* | Pieter Cornelis Mondriaan | Piet Mondriaan | Mondriaan
pieter bruegel: Bruegel* | Peasant Bruegel | Bauernbruegel | Bruegel the Elder
pieter hooch: de Hooch* | Hooch* | de Hoogh | Pieter de Hoogh
pietro lorenzetti: Lorenzetti*
rachel ruysch: Ruysch* | Ruijsch | Rachel Ruijsch
raphael: Raffael | Raffaello | Raffaello Sanzio | Rafael | Sanzio | Raphael Sanzio | Raffaello Santi | Raphael Santi |
    Raffaello Sanzio da Urbino | Rafael Sanzio | Raphaël
rembrandt: Rembrandt van Rijn | Rembrandt Harmenszoon van Rijn | van Rijn | Rembrandt Harmensz van Rijn | Rijn
robert delaunay: Delaunay*
rogier weyden: van der Weyden* | Weyden* | Roger de la Pasture | Roger van der Weyden
rosa bonheur: Bonheur* | Marie-Rosalie Bonheur
sandro botticelli: Botticelli* | Alessandro Filipepi | Sandro Filipepi | Alessandro Botticelli | Filipepi | Alessandro
    di Mariano Filipepi
scheggia: Giovanni di ser Giovanni | Lo Scheggia | Giovanni di ser Giovanni Guidi | Giovanni Guidi
sesshu toyo: Sesshū* | Tōyō
shen zhou: Shen Shitian | Shitian
simone martini: Martini* | Simone*
sofonisba anguissola: Anguissola* | Sofonisba* | Anguisciola | Sofonisba Anguisciola | Anguisola
sophie taeuber arp: Taeuber-Arp* | Sophie Taeuber | Sophie Arp | Täuber-Arp | Taeuber | Arp
sultan muhammad: Soltan Mohammad | Sultan Mohammed | Sultan Mohammad | Sultan Muhammed
suzanne valadon: Valadon*
thomas gainsborough: Gainsborough*
thomas lawrence: Lawrence* | Sir Thomas Lawrence
titian: Tizian | Tiziano | Tiziano Vecellio | Vecellio | Titien | Le Titien | Tiziano Vecelli
ugolino siena: !Siena | Ugolino* | Ugolino di Nerio | Ugolino da Siena
utagawa hiroshige: Hiroshige* | Andō Hiroshige | Ando
valentin boulogne: Valentin* | Le Valentin | Valentin de Boullogne | de Boulogne
vilhelm hammershoi: Hammershøi* | Hammershoi | Hammershoj
vincent gogh: Vincent* | van Gogh* | Gogh
vittore carpaccio: Carpaccio*
wassily kandinsky: Kandinsky* | Wassily Wassilyevich Kandinsky | Vassily Kandinsky
"""


class Name(NamedTuple):
    """`is_common`: everybody calls the artist by it. `is_none`: it looks like a name, but is a place, a father or a
    rank."""

    text: str
    is_common: bool
    is_none: bool


def core_of(parts: Iterable[str]) -> tuple[str, ...]:
    """A name without particles and without “the Elder”."""
    every = tuple(parts)
    kept = tuple(part for part in every if part not in PARTICLES | ELDER | YOUNGER)
    return kept or every


def _read() -> dict[str, tuple[Name, ...]]:
    rows = (line.split(":", 1) for line in _TABLE.replace("\n    ", " ").strip().splitlines())
    return {" ".join(core_of(words(artist))): tuple(map(_name, names.split("|"))) for artist, names in rows}


def _name(written: str) -> Name:
    text = written.strip()
    return Name(text.strip("*!"), text.endswith("*"), text.startswith("!"))


NAMES: Mapping[str, tuple[Name, ...]] = MappingProxyType(_read())
