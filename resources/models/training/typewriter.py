"""The typewriter: its type is worn, its carriage slips, its shift key fails, and all of it alike through a line."""

import re

import numpy as np
from PIL import Image, ImageFilter

from ink import PARTS, Piece, drawable, fraction_glyph, fraction_style, glyph, paste
from shapes import figure, flat_three, open_four
from signs import STRUCK

_LETTERS = re.compile("[A-Za-z]{3,}")

# Faces whose zero carries a stroke or a dot; typewriters' zeros do not.
_SLASHED_ZERO = set(
    "anonymous-pro ibm-plex-mono b612-mono fira-mono jetbrains-mono share-tech-mono source-code-pro ubuntu-mono space-mono overpass-mono "
    "chivo-mono azeret-mono dm-mono inconsolata oxygen-mono red-hat-mono roboto-mono noto-sans-mono martian-mono vt323 nanum-gothic-coding".split()
)
_WEARING = "eeeeeeaaaaassssscccooogggbbddpp" + "mnhturkEABRSPDO0683459FW"
# Small letters that fill into each other, so that only the word tells which of them stands there.
_ROUND, _UPRIGHT = "eaoscgbdpq", "mnhurw"
# What a letter looks like when its type is clogged or chipped. Nothing but the word tells what was meant.
_LOOKS_LIKE = {
    "e": "ooocus",
    "o": "cce",
    "c": "oooe",
    "a": "ssun",
    "s": "aae",
    "m": "nnw",
    "n": "uurhm",
    "u": "n",
    "h": "nbk",
    "r": "nce",
    "b": "oh",
    "d": "o",
    "p": "o",
    "i": "tl",
    "t": "il",
    "w": "vu",
    "v": "y",
    "y": "v",
    "g": "s",
    "f": "t",
}
# The smallest counter clogs first, and the crowded legs of an m: how much oftener than others, or seldomer.
_CLOGS = {"e": 3.0, "m": 2.0, "a": 1.5, "h": 1.3, "o": 0.4, "n": 0.7}


class Machine:
    """A typewriter (or a numbering machine): its type is worn alike wherever it strikes on one line."""

    def __init__(self, r, face, size: int, wheels: bool = False):
        self.face, self.size = face, size
        self.stroke = 1 if r.random() < (0.05 if face.bold else 0.18) else 0
        self.spread = r.uniform(0.90, 1.12) if r.random() < 0.5 else 1.0
        self.unsteady = r.choice((0, 0.3, 0.7, 1.2)) * size / 40 * (2.2 if wheels else 1)
        self.faintest = r.choice((255, 235, 205, 160, 120))
        self.heavy = r.choice((0, 0, 0.1, 0.3))  # share of letters whose type strikes too hard
        self.slips = r.choice((0, 0, 0, 0.02, 0.05))  # the carriage stops short or goes too far
        self.narrow_space = r.choice((1, 1, 1, 0.75, 0.6)) if r.random() < 0.4 else 1
        self.slant_fraction = fraction_style(r, face, True)
        self.errs = 0.003 if r.random() < 0.5 else 0
        self.as_shape = {}
        if not wheels and r.random() < 0.35:
            self.as_shape["1"] = "l"  # most old machines had no figure one
        elif not wheels and r.random() < 0.06:
            self.as_shape["1"] = "I"
        if face.package in _SLASHED_ZERO and r.random() < 0.75:
            self.as_shape["0"] = "O"
        self.drawn = {}  # figures of other shapes than the face's
        if r.random() < (0.15 if wheels else 0.42):
            self.drawn["4"] = open_four(r)
        if r.random() < 0.14:
            self.drawn["3"] = flat_three(r)
        self.raised_o = not wheels and r.random() < 0.3  # the degree sign: an o with the platen turned back
        self.shift_fault = r.uniform(-0.07, 0.22) if r.random() < 0.10 else 0  # capitals sit too high, half struck
        self.worn = {}
        if r.random() < 0.45:
            for _ in range(r.randint(1, 9) if r.random() < 0.7 else r.randint(10, 30)):
                self.worn[r.choice(_WEARING)] = (
                    r.choice(("filled", "filled", "hollow", "band", "side", "blot")),
                    r.random(),
                    r.uniform(0.2, 0.9),
                )
        if r.random() < 0.2:
            kind, much = r.choice(("filled", "filled", "hollow")), r.uniform(0.5, 1.0)
            for sign in _ROUND + (_UPRIGHT if r.random() < 0.5 else ""):
                self.worn[sign] = (kind if sign in _ROUND else "filled", r.random(), much)
        # Ink and paper vary from blow to blow: among clear letters some come out filled, hollow or in part.
        self.uneven = r.choice((0.03, 0.08, 0.15, 0.3)) if r.random() < 0.36 else 0
        # And some look like another letter, or are hardly struck at all.
        self.astray = r.choice((0.01, 0.03, 0.06, 0.12)) if r.random() < 0.36 else 0
        # The platen is out of true: the heads or the feet of all letters are struck faintly.
        self.tilt = r.uniform(0.25, 0.6) * r.choice((-1, 1)) if r.random() < 0.06 else 0
        self._places, self._struck, self._hard = {}, {}, {}

    def advance(self, sign: str) -> float:
        step = self.face.at(self.size).getlength(sign) * self.spread
        return step * self.narrow_space if sign == " " else step

    def strike(self, r, sign: str):
        """The picture of one blow, its left and its top."""
        if self.heavy and sign not in self._hard:
            self._hard[sign] = r.random() < self.heavy
        stroke = self.stroke + (1 if self.heavy and self._hard[sign] != (r.random() < 0.06) else 0)
        level = r.randint(self.faintest, 255) // 24 * 24 + 15 if self.faintest < 255 else 255
        key = (sign, stroke, level)
        known = self._struck.get(key)
        if self.uneven and sign in _WEARING and r.random() < (self.uneven / 4 if sign.isdecimal() else self.uneven):
            known = self._form(r, sign, stroke, level, _badly(r, sign))
        elif known is None or (sign in self.worn and r.random() < 0.25):
            known = self._struck[key] = self._form(r, sign, stroke, level, self.worn.get(sign))
        if sign not in self._places:
            self._places[sign] = (r.gauss(0, self.unsteady * 0.5), r.gauss(0, self.unsteady * 0.7))
        picture, left, top = known
        if self.unsteady:
            dx, dy = self._places[sign]
            left += round(dx + r.gauss(0, self.unsteady * 0.3))
            top += round(dy + r.gauss(0, self.unsteady * 0.35))
        return picture, left, top

    def _form(self, r, sign, stroke, level, worn):
        if sign in PARTS and (self.slant_fraction != "own" or not self.face.has(sign)):
            picture, left, top = fraction_glyph(
                r, self.face, self.size, sign, "stacked" if self.slant_fraction == "own" else self.slant_fraction
            )
        elif sign in self.drawn:
            picture, left, top = figure(self.face, self.size, self.drawn[sign], stroke)
        elif sign == "°" and (self.raised_o or not self.face.has("°")):
            picture, left, top = glyph(self.face, int(self.size * r.choice((0.55, 0.7, 1.0))), "o", stroke)
            top -= int(self.size * r.uniform(0.3, 0.42))
        else:
            shape = self.as_shape.get(sign, sign)
            picture, left, top = glyph(self.face, self.size, shape, stroke)
            if sign == "0" and shape == "O":
                picture = np.asarray(
                    Image.fromarray(picture).resize(
                        (max(3, int(picture.shape[1] * 0.84)), picture.shape[0]), Image.BILINEAR
                    )
                )
                left += 1
        if worn:
            picture = _wear(r, picture, *worn)
        if self.shift_fault and sign.isupper():
            top -= int(self.shift_fault * self.size)
            lost = abs(self.shift_fault) * r.uniform(0.8, 2.4)
            ramp = np.clip(np.linspace(1.9, 1.9 - 4 * lost, picture.shape[0]), 0, 1)
            picture = (picture * (ramp if self.shift_fault > 0 else ramp[::-1])[:, None]).astype(np.uint8)
        if self.tilt:
            # By the place on the line, not in the letter: a small one loses less than a tall one.
            rows = (-top - np.arange(picture.shape[0])) / (self.face.reach[0] * self.size)
            ramp = np.clip((1.15 - (rows if self.tilt > 0 else 1 - rows)) / abs(self.tilt), 0.05, 1)
            picture = (picture * ramp[:, None]).astype(np.uint8)
        if level < 250:
            picture = (picture * (level / 255)).astype(np.uint8)
        return picture, left, top

    def type(self, r, text: str, struck=(), struck_with: str = "", is_word=None) -> Piece:
        """Types the text. Words whose number is in struck get struck_with (x, X, -, /) over every letter.

        Letters go astray only in what is_word says to be one of the language, and never so that it becomes another."""
        text = drawable(self.face, text)
        looks = self._looks(r, text, is_word) if self.astray and is_word else {}
        steps = {c: self.advance(c) for c in set(text)}
        width = int(sum(steps[c] for c in text) * 1.06) + self.size + 24
        base = int(self.size * 1.25) + 4
        sheet = np.zeros((int(self.size * 1.9) + 8, width), np.uint8)
        joined = bool(struck_with) and r.random() < 0.5  # the spaces too: what looks like one word is one word
        x, word, begun, spans = 6.0, 0, 6.0, []
        for n, c in enumerate(text):
            step = steps[c]
            if c == " ":
                spans.append((begun, x))
                if joined and word in struck and word + 1 in struck:
                    paste_blow(sheet, self.strike(r, struck_with), x, base)
                x += step
                begun, word = x, word + 1
                continue
            paste_blow(sheet, self._stray(r, c, looks[n]) if n in looks else self.strike(r, c), x, base)
            if struck_with and word in struck:
                paste_blow(sheet, self.strike(r, struck_with), x + r.uniform(-2, 2), base)
            elif self.errs and r.random() < self.errs:
                self._mistake(r, sheet, c, x, base)
            if self.slips and r.random() < self.slips:
                step *= r.uniform(0.85, 1.3)
            x += step
        spans.append((begun, x))
        words = [STRUCK if i in struck else w for i, w in enumerate(text.split(" "))]
        if joined:
            words = ["" if w == STRUCK and i and words[i - 1] == STRUCK else w for i, w in enumerate(words)]
        return Piece(sheet[:, : min(width, int(x) + 8)], base, words, spans)

    def _looks(self, r, text: str, is_word):
        """For the letters that go astray, by their place in the text: what they look like, or nothing."""
        found = {}
        for match in _LETTERS.finditer(text):
            word, stray = match[0], {}
            if not is_word(word):
                continue
            for i, c in enumerate(word):
                if len(stray) < len(word) // 3 and c in _LOOKS_LIKE and r.random() < self.astray * _CLOGS.get(c, 1):
                    stray[i] = "" if r.random() < 0.12 else r.choice(_LOOKS_LIKE[c])
            if stray and not is_word("".join(stray.get(i, c) for i, c in enumerate(word))):
                found.update({match.start() + i: look for i, look in stray.items()})
        return found

    def _stray(self, r, sign: str, look: str):
        picture, left, top = self.strike(r, look or sign)
        if not look:
            return (picture * r.uniform(0.05, 0.35)).astype(np.uint8), left, top
        if r.random() < 0.4:
            picture = _wear(r, picture, "filled", 0.5, r.uniform(0.2, 1.0))
        return picture, left, top

    def _mistake(self, r, sheet, c, x, base) -> None:
        picture, left, top = self.strike(r, c if r.random() < 0.6 else r.choice("aeonstrlc"))
        faint = (picture * r.uniform(0.3, 0.6)).astype(np.uint8)
        paste(sheet, faint, x + left + r.choice((-3, -2, 2, 3)), base + top + r.randint(-2, 2))


def _badly(r, sign: str):
    """How one blow fails: round letters close or lose what is inside them, others lose a part."""
    kinds = ("filled", "hollow", "hollow", "band", "side") if sign in _ROUND else ("filled", "band", "side")
    return r.choice(kinds), r.random(), r.uniform(0.4, 1.0)


def paste_blow(sheet, blow, x, base) -> None:
    picture, left, top = blow
    paste(sheet, picture, x + left, base + top)


def _wear(r, picture, kind: str, where: float, much: float):
    h, w = picture.shape
    if kind == "filled":  # closed counters: what lint and dried ink do to e, a, o, s
        size = 2 * max(1, int(h * (0.06 + 0.10 * much))) + 1
        grown = (
            Image.fromarray(np.pad(picture, size))
            .filter(ImageFilter.MaxFilter(size))
            .filter(ImageFilter.MinFilter(size))
        )
        closed = np.asarray(grown)[size : size + h, size : size + w]
        return np.maximum(picture, (closed * r.uniform(0.6, 1.0)).astype(np.uint8))
    if kind == "hollow":  # the ring alone is left: an e without its bar, closed where it was open
        return _ring(picture, much)
    out = picture.astype(np.float32)
    if kind == "band":
        y = where * h
        out *= np.clip(np.abs(np.arange(h) - y) / (h * (0.08 + 0.14 * much)), 0.15, 1)[:, None]
    elif kind == "side":
        ramp = np.clip(np.linspace(1.6 - 1.7 * much, 2.2, w), 0, 1)
        out *= ramp if where < 0.5 else ramp[::-1]
    else:
        cx, cy, radius = w * (0.25 + 0.5 * where), h * r.uniform(0.3, 0.7), max(2.0, min(h, w) * 0.3 * much)
        y, x = np.ogrid[:h, :w]
        out = np.maximum(out, 235 * (((x - cx) ** 2 + (y - cy) ** 2) < radius * radius))
    return out.astype(np.uint8)


def _ring(picture, much: float):
    h, w = picture.shape
    size = 2 * max(2, int(h * 0.14)) + 1
    thick = 2 * max(1, int(h * 0.07)) + 1
    padded = Image.fromarray(np.pad(picture, size))
    body = padded.filter(ImageFilter.MaxFilter(size)).filter(ImageFilter.MinFilter(size))
    inside = np.asarray(body.filter(ImageFilter.MinFilter(thick)), np.float32)[size : size + h, size : size + w]
    body = np.asarray(body, np.float32)[size : size + h, size : size + w]
    ring = np.clip(body - inside, 0, 255)
    return np.maximum(picture * (1 - much * inside / 255), ring * much).astype(np.uint8)
