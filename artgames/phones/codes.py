"""What lets a phone in: a code that can be called across a room, a long secret for the QR, and tokens of seats."""

import hashlib
import hmac
import re
import secrets
import unicodedata

PAINTERS = (
    "BOSCH", "BRAQUE", "CEZANNE", "CHAGALL", "CONSTABLE", "COROT", "COURBET", "DALI", "DEGAS", "DUFY", "DURER",
    "GAUGUIN", "GOYA", "HALS", "HOKUSAI", "HOPPER", "INGRES", "KAHLO", "KLEE", "KLIMT", "MATISSE", "MIRO", "MUNCH",
    "PICASSO", "RAPHAEL", "REMBRANDT", "ROTHKO", "RUBENS", "SEURAT", "TITIAN", "TURNER", "VELAZQUEZ", "VERMEER",
    "WARHOL", "WHISTLER",
)  # fmt: skip
"""Names that sound like none of the others: Manet and Monet, Renoir and Lenoir, Marc and Macke are left out, and so is
whoever can be spelt in two ways by ear."""

SECRET_BYTES = 24
TOKEN_BYTES = 16


def new_code() -> str:
    """A painter and two digits: KLEE 47. No zero, which people read as a letter."""
    digits = "".join(secrets.choice("23456789") for _ in range(2))
    return f"{secrets.choice(PAINTERS)} {digits}"


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_token() -> str:
    """128 bits, made here and nowhere else: no phone can bring a token of its own choice."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    """What is kept of a token, so that a stolen record opens no seat."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def plain_code(typed: str) -> str:
    """A code as people type it: klee47, Klee-47, ‘Dürer 52’."""
    letters = unicodedata.normalize("NFKD", typed[:64]).upper()
    return re.sub(r"[^A-Z0-9]", "", letters)


def opens(key: str, code: str, secret: str) -> bool:
    """Whether this is the code or the secret. Both are always compared, in a time that tells nothing."""
    by_code = hmac.compare_digest(digest(plain_code(key)), digest(plain_code(code)))
    by_secret = hmac.compare_digest(digest(key), digest(secret))
    return by_code or by_secret


OFFERED = (
    "Artemisia", "Berthe", "Camille", "Diego", "Edvard", "Frida", "Gustav", "Hokusai", "Joan", "Käthe", "Leonardo",
    "Mary", "Paula", "Rembrandt", "Sofonisba", "Tamara", "Vincent", "Wassily",
)  # fmt: skip
"""Names for whoever would rather not type one."""

OFFERED_TO_A_CLASS = (
    *OFFERED,
    "Albrecht", "Angelica", "Anni", "Caspar", "Claude", "Clara", "Dorothea", "Edgar", "Egon", "Élisabeth", "Emily",
    "Franz", "Gabriele", "Georgia", "Hans", "Henri", "Hilma", "Jan", "Johannes", "Judith", "Katsushika", "Lavinia",
    "Lee", "Louise", "Marianne", "Michelangelo", "Natalia", "Pablo", "Paul", "Piet", "Rachel", "Rosa", "Sandro",
    "Suzanne", "Tintoretto", "Winslow",
)  # fmt: skip
"""More of them: nobody in a class has the name of somebody else."""
