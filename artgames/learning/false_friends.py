"""Names and words that are one slip away from another one, and mean somebody or something else."""

from artgames.learning.letters import word_set

ARTISTS = word_set(
    """
    aachen abbati aelst aertsen albers albertinelli alma altdorfer angelico anguissola antonello appel arcimboldo
    arp auerbach avercamp bacon bakhuizen baldung balla balthus barocci bartolommeo basquiat bassano bazille
    beardsley beccafumi beckmann bellini bellotto bellows benton berckheyde berchem bernini beuys bierstadt bingham
    blake boccioni bocklin boilly bol boldini bonheur bonington bonnard bonvin borch bosch both botticelli boucher
    boudin bouguereau bourdon bouts bramante brancusi braque bronzino brouwer brown bruegel brugghen brun burne
    caillebotte campin canaletto canova cappelle caravaggio carpaccio carpeaux carracci carrington cassatt castagno
    cezanne chagall champaigne chardin chase chasseriau chirico christus church cimabue claesz clouet coello cole
    constable copley corinth corot correggio corneille cossa courbet cox cranach credi crespi crivelli crome cross
    cuyp daddi dali daubigny daumier david degas delacroix delaroche delaunay delvaux denis derain diaz diebenkorn
    dix dolci domenichino donatello dore dossi dou drouais duccio duchamp dufy dupre durand durer dyck eakins ensor
    ernst etty eworth eyck fabritius fantin feininger feti fiorentino flandrin flinck foppa fouquet fragonard
    francesca francia freud friedrich fuseli gainsborough gaddi gauguin geertgen gelder gentile gentileschi gerard
    gericault gerome ghirlandaio giacometti giordano giorgione giotto girodet giulio gleyre goes gogh gogen goltzius
    gorky gossaert goya goyen gozzoli greco greuze gris gros grosz grunewald guardi guercino guerin guttuso hals
    hamilton haring hayez heade heckel heda heem heemskerck helst henner heyden hiroshige hobbema hockney hodler
    hofer hoffmann hogarth hokusai holbein homer hooch hopper hoppner hunt huysum ingres inness isabey jawlensky
    johns jongkind jordaens jorn juel kahlo kalf kandinsky kauffmann kersting kessel keyser kirchner kitaj klee
    klein klimt kline koch kokoschka kollwitz kooning koons krasner kubin kupka lancret landseer largilliere lastman
    lautrec lawrence leger leighton lely lempicka leonardo leutze levitan leyden leyster lhote liebermann limbourg
    liotard lippi lissitzky lochner longhi lorrain lotto lowry luini macke magritte maillol makart malevich manet
    mantegna maratta marc marees marin marini marquet martin martini masaccio masolino massys matisse matsys mazzola
    memling menzel mengs messina metsu michelangelo mieris millais miller millet miro modigliani moholy molenaer
    mondrian monet mor moran morandi moreau moret morisot moro moroni morris moser motherwell mucha munch munter murillo
    mytens nattier neer netscher newman nicholson nolde ostade oudry pacher palma pannini parmigianino patinir pater
    pechstein peeters perov perugino petitot peto picasso picabia piero piranesi pisanello pissarro poelenburgh
    polke pollaiuolo pollock pontormo porta post potter poussin pozzo prendergast primaticcio prudhon puvis quarton
    raeburn ramsay raphael rauschenberg ray redon regnault rembrandt reni renoir repin reynolds ribalta ribera ricci
    richter rigaud riley rivera robert roberti rodchenko rodin romano romney roerich rosa rosetti rossetti rosso
    rothko rouault rousseau rubens rublev ruisdael runge ruysdael ryder saenredam sargent sarto sassetta savoldo
    schiele schinkel schmidt schongauer schwind schwitters seghers serov seurat severini shishkin signac signorelli
    sisley sloan sluyters snyders sodoma sorolla soutine spitzweg stael steen stella steer stubbs sully sweerts
    tanguy tanning tapies teniers terborch tiepolo tintoretto tissot titian tobey toorop tour troost troyon tura
    turner twombly uccello uhde utamaro utrillo valadon vallotton vasarely vasari velazquez velde vermeer vernet
    veronese verrocchio vien vigee vinci vlaminck vouet vroom vuillard wappers warhol watteau watts west weyden
    whistler wilkie wilson witte witz wols wood wouwerman wright wyeth zick ziem zoffany zorn zuccari zuloaga
    zurbaran fellini montagna pizarro munich schiller titan valentino vincenzo holder gaya serrat
    """
)
"""How artists are called, as `letters.words` writes it: Manet is no slip for Monet."""

_WORDS = (
    "horse house hose",
    "musicians magicians",
    "soap soup",
    "night light knight sight",
    "boat goat coat boot",
    "king ring wing",
    "dance lance",
    "bride bridge",
    "morning mourning",
    "garden warden",
    "bathers fathers",
    "bather father mother",
    "saint paint",
    "flower tower sower shower power flowers towers sowers showers",
    "beach peach bench",
    "tree three trees",
    "lake cake",
    "pears bears",
    "storm story stork",
    "moon noon",
    "fair hair",
    "ship shop sheep",
    "wine vine",
    "winter painter",
    "spring string",
    "lady lacy",
    "woman women",
    "kiss miss",
    "scream cream dream stream",
    "swing swine",
    "fishermen fisherman",
    "virgin virginia",
    "christ christy",
    "angel angle",
    "death dearth",
    "harvest harpist",
    "hunter hunger",
    "dawn down",
    "mars mars mare",
    "monk monkey",
    "north south",
    "black blank",
    "white while",
    "green greek",
    "poor door",
    "poet port",
    "hare hari",
    "foxes boxes",
    "sunrise sunset",
    "mary marty",
    "dog god",
)
_GROUPS = [frozenset(group.split()) for group in _WORDS]


def other_words(word: str) -> frozenset[str]:
    """Words that look like this one and are none of its misspellings."""
    return frozenset().union(*(group for group in _GROUPS if word in group)) - {word}
