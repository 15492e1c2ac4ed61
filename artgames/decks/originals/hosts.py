"""Where originals come from: the one place that names a host."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import quote, urlencode, urlsplit

import artgames

SOURCE = "Wikimedia Commons"
LONG_SIDE = 1600
"""Pixels on the long side of what is asked for and kept."""

USER_AGENT = f"Artgames/{artgames.__version__} (desktop games about paintings; fetches each picture once)"
_LANGUAGES = "mul|en|de|fr|it|es|nl|sv"
"""Those in which museums and artists are asked for their names; “mul” holds what is the same in all."""

_HITS = 50
_PROPERTIES = "url|size|mime|sha1|extmetadata"


class Hosts(NamedTuple):
    """Addresses of the two services."""

    entities: str = "https://www.wikidata.org/wiki/Special:EntityData/"
    commons: str = "https://commons.wikimedia.org/w/api.php"
    wikidata: str = "https://www.wikidata.org/w/api.php"

    def entity(self, wikidata: str) -> str:
        """What Wikidata knows of a painting."""
        return f"{self.entities}{quote(wikidata)}.json"

    def search(self, title: str) -> str:
        """The entries that have a title."""
        asked: dict[str, str | int] = {"action": "wbsearchentities", "type": "item", "limit": _HITS}
        return self._of_wikidata({**asked, "language": "en", "search": title})

    def claims(self, entries: Iterable[str]) -> str:
        """What Wikidata knows of several at once."""
        return self._of_wikidata({"action": "wbgetentities", "props": "claims", "ids": "|".join(entries)})

    def names(self, entries: Iterable[str]) -> str:
        """What they are called."""
        asked = {"props": "labels|aliases", "languages": _LANGUAGES, "ids": "|".join(entries)}
        return self._of_wikidata({"action": "wbgetentities", **asked})

    def _of_wikidata(self, asked: Mapping[str, str | int]) -> str:
        return f"{self.wikidata}?{urlencode({'format': 'json', **asked})}"

    def picture(self, file: str) -> str:
        """What Commons knows of a picture, and where one of the size we want is."""
        asked = {
            "action": "query",
            "format": "json",
            "formatversion": 2,
            "redirects": 1,
            "prop": "imageinfo",
            "iiprop": _PROPERTIES,
            "iiurlwidth": LONG_SIDE,
            "iiurlheight": LONG_SIDE,
            "titles": f"File:{file}",
        }
        return f"{self.commons}?{urlencode(asked)}"

    def is_safe(self, address: str) -> bool:
        """Whether a picture may be fetched from there: on a line as safe as that to Commons itself."""
        return urlsplit(address).scheme == urlsplit(self.commons).scheme


WIKIMEDIA = Hosts()
