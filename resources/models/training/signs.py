"""The signs the eye can read. Index 0 is the CTC blank, SIGNS[i] has index i + 1."""

import string
import unicodedata

# Leaders, rules and braces of a form are drawn but never read, so they have no sign.
_UNREAD = "_|\\`^~{}"
STRUCK = "¬"  # one struck-out word, however long
FRACTIONS = "½¼¾⅓⅔⅛⅜⅝⅞"
_PRINTABLE = " " + "".join(sorted(string.digits + string.ascii_letters + string.punctuation))

SIGNS = "".join(c for c in _PRINTABLE if c not in _UNREAD) + "°" + FRACTIONS + "§¶±×Ø" + STRUCK
INDEX = {c: i + 1 for i, c in enumerate(SIGNS)}
CLASSES = len(SIGNS) + 1

_FOLDS = str.maketrans(
    {
        "‘": "'",
        "’": "'",
        "‛": "'",
        "′": "'",
        "´": "'",
        "`": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "″": '"',
        "–": "-",
        "—": "-",
        "‒": "-",
        "−": "-",
        "\u00ad": "-",
        "º": "°",
        "˚": "°",
        "…": "...",
        "\u00a0": " ",
        "\t": " ",
        "ß": "ss",
        "æ": "ae",
        "Æ": "AE",
    }
)


def fold(text: str) -> str:
    """The text in signs only, with single spaces: curly quotes made straight, accents dropped."""
    text = text.translate(_FOLDS)
    if not text.isascii():
        # NFD, never NFKD: the latter would take ½ apart.
        text = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return " ".join("".join(c for c in text if c in INDEX).split())


def encode(text: str) -> list:
    return [INDEX[c] for c in text]


def spell(indices) -> str:
    """encode turned round."""
    return "".join(SIGNS[i - 1] for i in indices)


def decode(indices) -> str:
    """Greedy CTC: repeats collapsed, blanks dropped."""
    out, before = [], 0
    for i in indices:
        if i and i != before:
            out.append(SIGNS[i - 1])
        before = i
    return "".join(out)
