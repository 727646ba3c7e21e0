"""What the lines of deeds say. `python3 texts.py --pack` gathers the repository's own deed texts, prose and a word list."""

import glob
import json
import os
import sys

import figures
import names
import pieces
from fonts import work_folder
from signs import fold

HERE = os.path.dirname(os.path.abspath(__file__))
LONGEST = 150
VERY_SHORT = (
    "of in to by and the on at his her as or is for Wm. No. Jr. Sr. ss. et al. ux. viz: Teste: TO AND do we our us they their he she it "
    "Feb. May Oct. (SEAL) (Seal) [SEAL] [L.S.] L. S. Seal By: Pa. W. Va. Ohio O. ) ( ): ) ss: a b c d e f i. ii. iii. IV X N S E W N. E. S. W. & * . , -"
).split()
ABBREVIATIONS = (
    "Sec. Twp. Rge. Cor. ft. in. chs. lks. po. ac. A. R. P. deg. min. sec. N.E. N.W. S.E. S.W. P.M. A.M. A. D. D.B. Vol. Pg. No. Nos. Co. Bro. "
    "St. Ave. Rd. R/W C/L et ux. et al. a/k/a f/k/a i.e. viz. Exr. Admr. Trs. Atty. J.P. N.P. Esq. B.P.O.E. W.O. I.P. R.O.W. Tp. Twp. Bk. &c. Ass'n. Dep't. "
    "sq. bbls. dia. M.D. U.S. P.O. Box R.D. #1 R.F.D. c/o @ % $ NE/4 SW/4 N/2"
).split()
_CONFUSABLE = (
    "0O",
    "1lI",
    "5S",
    "8B",
    "2Z",
    "6b",
    "9g",
    "cec",
    "oea",
    "mnr",
    "hb",
    "FP",
    "EF",
    "ij",
    "uv",
    "tf",
    "CG",
    "QO",
    "'°",
)


class Texts:
    """The sources, loaded once a process; every method takes a random.Random."""

    def __init__(self, folder: str = ""):
        folder = folder or work_folder()
        with open(os.path.join(folder, "deeds.txt"), encoding="utf8") as f:
            self.deeds = " ".join(f.read().split("\n"))
        with open(os.path.join(folder, "words.txt"), encoding="utf8") as f:
            self.words = [w for w in f.read().split("\n") if w]
        with open(os.path.join(folder, "wording.txt"), encoding="utf8") as f:
            self.wording = " ".join(f.read().split("\n"))
        with open(os.path.join(folder, "english.txt"), encoding="utf8") as f:
            self.english = " ".join(f.read().split("\n"))
        self.known = {w.lower() for w in self.words}

    def is_word(self, letters: str) -> bool:
        return letters.lower() in self.known

    def _run(self, r, source: str, n: int) -> str:
        """n characters out of a long text, begun at a word."""
        start = r.randrange(max(1, len(source) - n - 40))
        start = source.find(" ", start) + 1 if r.random() < 0.93 else start
        return source[start : start + n]

    def word(self, r) -> str:
        k = r.random()
        # The list begins with the commonest words: a few thousand of them, or more and more of the rarer ones too.
        w = self.words[r.randrange(max(4000, int(len(self.words) * r.random() ** 2)))]
        if k < 0.72:
            return w
        if k < 0.84:
            return w.capitalize()
        if k < 0.90:
            return w.upper()
        if k < 0.96:
            return self.nonsense(r)
        return r.choice(ABBREVIATIONS)

    def nonsense(self, r) -> str:
        """Letters at random, confusable ones more often: the net shall read, not guess."""
        if r.random() < 0.5:
            pool = r.choice(_CONFUSABLE) + r.choice(_CONFUSABLE)
        else:
            pool = "etaoinshrdlucmfwypvbgkjqxz"
        w = "".join(r.choice(pool) for _ in range(r.randint(2, 9))).replace("'", "").replace("°", "") or "ec"
        k = r.random()
        return w.upper() if k < 0.15 else w.capitalize() if k < 0.3 else w

    def prose(self, r, n: int) -> str:
        k = r.random()
        if k < 0.24:
            return self._run(r, self.deeds, n)
        if k < 0.31:
            return self._run(r, self.wording, n)
        if k < 0.64:
            return self._run(r, self.english, n)
        if k < 0.68:
            return self.initials(r)
        if k < 0.76:
            return names.people(r)
        if k < 0.81:
            return names.place(r)
        return " ".join(self.word(r) for _ in range(r.randint(1, 8)))

    def initials(self, r) -> str:
        gap = r.choice((" ", "", " "))
        return (
            gap.join(r.choice("ABCDEFGHIJKLMNOPRSTUVWYZ") + "." for _ in range(r.randint(1, 3)))
            + " "
            + names.surname(r)
        )

    def line(self, r, n: int) -> str:
        """A line of at most n characters."""
        parts, length = [], 0
        share = 0.66 if r.random() < 0.34 else 0.15
        while length < n:
            part = pieces.any_figure(r) if r.random() < share else self.prose(r, n - length + 8)
            parts.append(part)
            length += len(part) + 1
        text = parts[0]
        for part in parts[1:]:
            text += r.choice((" ", " ", " ", ", ", "; ", " and ", " to ", " - ")) + part
        return self._finish(r, text, n)

    def _finish(self, r, text: str, n: int) -> str:
        text = text[: n + 1]
        if " " in text[3:] and r.random() < 0.93:
            text = text[: text.rindex(" ")]
        elif len(text) > 6 and text[-1].isalpha() and r.random() < 0.5:
            text = text[: n - 1] + "-"  # a word broken at the end of the line
        k = r.random()
        if k < 0.10:
            text = text.upper()
        elif k < 0.14:
            text = text.title()
        elif k < 0.26 and text[:1].islower():
            text = text[0].upper() + text[1:]
        k = r.random()
        if k < 0.04:
            text = '"' + text + '"'
        elif k < 0.10:
            text = (
                r.choice(
                    (
                        str(r.randint(1, 20)) + ".",
                        r.choice("abcdefgh") + ".",
                        "(" + r.choice("abcdef123456") + ")",
                        r.choice("abcd12") + ")",
                        "First:",
                        "2.",
                        "§",
                        "¶",
                        "(" + str(r.randint(1, 14)) + ")",
                    )
                )
                + " "
                + text
            )
        if r.random() < 0.10:
            text = text.rstrip(" ,.;:-") + r.choice((".", ",", ":", ";", "-", ".", ")", ",", "--"))
        if r.random() < 0.10:
            text = loosen(r, text)
        return fold(text)[:n].strip() or "the"

    def short(self, r) -> str:
        """A lone fill-in: one figure, one word, one letter."""
        k = r.random()
        if k < 0.34:
            return figures.number(r)
        if k < 0.46:
            return r.choice(VERY_SHORT)
        if k < 0.56:
            return r.choice(self.words) if r.random() < 0.6 else self.nonsense(r)
        if k < 0.64:
            return r.choice(figures.MONTHS)
        if k < 0.72:
            return names.person(r)
        if k < 0.78:
            return names.place(r)
        if k < 0.84:
            return figures.in_words(r.randint(0, 120), r)
        if k < 0.88:
            return r.choice(figures.ORDINALS)
        return pieces.any_figure(r)

    def fill_in(self, r, n: int) -> str:
        text = self.short(r) if r.random() < 0.62 else self.line(r, n)
        return fold(text)[: max(1, n)].strip() or "4"


def loosen(r, text: str) -> str:
    """Typists' spacing: none behind a comma or a bracket, one before it, one lost between a figure and its unit."""
    k = r.random()
    if k < 0.35:
        return text.replace(", ", ",")
    if k < 0.55:
        return text.replace(", ", " ,")
    if k < 0.70:
        return text.replace(") ", ")").replace(" (", "(")
    if k < 0.85:
        return text.replace(". ", ".")
    return text.replace("; ", ";").replace(" - ", "-")


RUN = 6  # so many words in a row are a borrowing


def runs_of(text: str):
    words = text.lower().split()
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def without(text: str, runs) -> str:
    """The text less the words that stand in one of the runs."""
    words = text.split()
    low = [w.lower() for w in words]
    borrowed = [False] * len(words)
    for i in range(len(words) - RUN + 1):
        if tuple(low[i : i + RUN]) in runs:
            borrowed[i : i + RUN] = [True] * RUN
    return " ".join(w for w, b in zip(words, borrowed) if not b)


def pack(folder: str, root: str) -> None:
    """deeds.txt from the repository's own texts, wording.txt from this folder, words.txt from the SCOWL list that fetch.sh brought.

    What the real crops say must never be trained on: runs of words they share with a text are cut out of it."""
    os.makedirs(folder, exist_ok=True)
    measured = set()
    if os.path.exists(f"{folder}/real.npz"):
        import pack_real

        for _, truth in pack_real.load(f"{folder}/real.npz"):
            measured |= runs_of(truth)
    paths = sorted(
        glob.glob(f"{root}/test/golden/read/*.deed")
        + glob.glob(f"{root}/test/golden/document/*.txt")
        + glob.glob(f"{root}/resources/samples/*.txt")
    )
    bodies = []
    for path in paths:
        with open(path, encoding="utf8", errors="ignore") as f:
            bodies.append(f.read().split("\n=====")[0])  # behind it stands what the reader shall find
    with open(f"{HERE}/wording.txt", encoding="utf8") as f:
        wording = f.read().split("\n")
    if not os.path.exists(f"{folder}/prose.txt"):
        raise SystemExit("no prose: run fetch.sh")
    with open(f"{folder}/prose.txt", encoding="utf8") as f:
        prose = f.read().split("\n")
    for name, texts in (("deeds.txt", bodies), ("wording.txt", wording), ("english.txt", prose)):
        folded = [fold(text.replace("\n", " ")) for text in texts]
        kept = [without(text, measured) for text in folded]
        with open(f"{folder}/{name}", "w", encoding="utf8") as f:
            f.write("\n".join(text for text in kept if text))
        print(
            f"{name}: {len(kept)} texts, {sum(map(len, kept))} characters ({sum(map(len, folded)) - sum(map(len, kept))} cut out)"
        )
    _pack_words(folder)


def prose_of(verses: str, licences: str):
    """Paragraphs, each once: the licences say much of what they say in the same words."""
    with open(verses, encoding="utf8") as f:
        found = [verse.replace("#", "").replace("[", "").replace("]", "") for verse in json.load(f).values()]
    with open(licences, encoding="utf8") as f:
        texts = [licence["licenseText"] for licence in json.load(f).values()]
    for text in texts:
        if sum(not c.isascii() for c in text) < len(text) / 100:  # some are not English
            found += [part for part in text.replace("\r", "").split("\n\n") if len(part) > 60]
    return dict.fromkeys(fold(text) for text in found)


def _pack_words(folder: str) -> None:
    source = next((p for p in (f"{folder}/scowl.txt", "/usr/share/dict/words") if os.path.exists(p)), None)
    if source is None:
        raise SystemExit("no word list: run fetch.sh")
    seen = {}
    with open(source, encoding="utf8") as f:
        for n, word in enumerate(f):
            word = fold(word)
            # Possessives are a third of SCOWL; one in eight is enough.
            if word and not (word.endswith("'s") and n % 8):
                seen[word] = True
    with open(f"{folder}/words.txt", "w", encoding="utf8") as f:
        f.write("\n".join(seen))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--pack"]:
        pack(work_folder(), os.path.abspath(os.path.join(HERE, "..", "..", "..")))
    elif sys.argv[1:2] == ["--prose"]:
        print("\n".join(prose_of(*sys.argv[2:])))
