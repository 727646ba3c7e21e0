"""Ink: glyphs, fractions, the printing press and the pen that crosses out. A picture is a uint8 array, 255 where ink stands full."""

import re

import numpy as np
from PIL import Image, ImageDraw

from signs import FRACTIONS, STRUCK

PARTS = dict(zip(FRACTIONS, ("12", "14", "34", "13", "23", "18", "38", "58", "78")))
_RARE = set('@%#§¶±×Ø°&$*<>=+[]"')
_ORDINAL = re.compile(r"(?<=\d)(st|nd|rd|th|ST|ND|RD|TH)(?![A-Za-z])")
_RUNS = re.compile(f"([{FRACTIONS}])")


class Piece:
    """A drawn run of text: its picture, the row of its base line, what it says and where its words stand."""

    def __init__(self, picture, base, words, spans):
        self.picture, self.base, self.words, self.spans = picture, base, words, spans

    @property
    def label(self) -> str:
        return " ".join(w for w in self.words if w)


def drawable(face, text: str) -> str:
    """The text without signs the face lacks (fractions are put together, so they are never lacking)."""
    if face.capitals_only:
        text = text.upper()
    return "".join(c for c in text if c not in _RARE or face.has(c)).strip() or "1"


def paste(sheet, picture, x, y) -> None:
    """Ink upon ink: the darker stays."""
    x, y = int(x), int(y)
    h, w = picture.shape
    rows, columns = sheet.shape
    left, top, right, bottom = max(0, -x), max(0, -y), min(w, columns - x), min(h, rows - y)
    if right > left and bottom > top:
        into = sheet[y + top : y + bottom, x + left : x + right]
        np.maximum(into, picture[top:bottom, left:right], out=into)


_glyphs = {}


def glyph(face, size: int, sign: str, stroke: int = 0):
    """(picture, left, top) of one sign, relative to the pen's place on the base line."""
    key = (face.path, size, sign, stroke)
    found = _glyphs.get(key)
    if found is None:
        if len(_glyphs) > 50000:
            _glyphs.clear()
        font = face.at(size)
        x0, y0, x1, y1 = (int(v) for v in font.getbbox(sign, anchor="ls", stroke_width=stroke))
        picture = Image.new("L", (max(1, x1 - x0 + 2), max(1, y1 - y0 + 2)), 0)
        ImageDraw.Draw(picture).text((1 - x0, 1 - y0), sign, font=font, fill=255, anchor="ls", stroke_width=stroke)
        found = _glyphs[key] = (np.asarray(picture), x0 - 1, y0 - 1)
    return found


def fraction_glyph(r, face, size: int, sign: str, style: str):
    """A fraction put together from small figures: over each other with a bar, or beside each other with a slant."""
    top, bottom = PARTS[sign]
    small = face.at(max(8, int(size * r.uniform(0.44, 0.58))))
    cap = face.reach[0] * size
    figure = small.getlength("0")
    if style == "stacked":
        width = int(figure * 1.15) + 3
        tall = int(cap * 1.14) + 4
        picture = Image.new("L", (width, tall), 0)
        pen = ImageDraw.Draw(picture)
        pen.text((width / 2, tall * 0.47), top, font=small, fill=255, anchor="ms")
        pen.text((width / 2, tall - 1), bottom, font=small, fill=255, anchor="ms")
        y = tall * 0.52
        tilt = r.choice((0, 0, tall * 0.08))
        pen.line((0, y + tilt, width, y - tilt), fill=255, width=max(1, size // 22))
        return np.asarray(picture), 1, -int(cap * 1.05) - 2
    width = int(figure * 2.1) + 4
    tall = int(cap * 1.02) + 4
    picture = Image.new("L", (width, tall), 0)
    pen = ImageDraw.Draw(picture)
    pen.text((0, 1), top, font=small, fill=255, anchor="lt")
    pen.text((width - 1, tall - 1), bottom, font=small, fill=255, anchor="rs")
    pen.line((width * 0.22, tall - 2, width * 0.78, 1), fill=255, width=max(1, size // 24))
    return np.asarray(picture), 1, -int(cap) - 2


def fraction_style(r, face, typed: bool) -> str:
    return r.choice(("own", "stacked", "slanted", "slanted") if typed else ("own", "own", "stacked", "slanted"))


def press(r, face, size: int, text: str, tracking: float = 0.0, stroke: int = 0, struck=()) -> Piece:
    """Prints (or writes, in a hand) the text: word spaces as a justified line has them, small raised ordinals, built fractions."""
    text = drawable(face, text)
    font = face.at(size)
    words = text.split(" ")
    space = font.getlength(" ") * (r.uniform(0.75, 1.2) if r.random() < 0.5 else r.uniform(1.0, 2.6)) + tracking * 1.5
    space = max(space, size * 0.16)
    raised = r.random() < 0.4 and not tracking
    style = fraction_style(r, face, False)
    width = int(font.getlength(text) * 1.15 + space * len(words) + tracking * len(text)) + size * 2 + 20
    base = int(size * 1.25) + 4
    canvas = Image.new("L", (width, int(size * 1.9) + 8), 0)
    pen = ImageDraw.Draw(canvas)
    x, spans = 6.0, []
    for word in words:
        begun = x
        plain = word.isalpha() or not (raised and _ORDINAL.search(word) or _RUNS.search(word))
        for kind, run in (("", word),) if plain else _split(word, raised):
            if kind == "fraction" and (style != "own" or not face.has(run)):
                picture, left, top = fraction_glyph(r, face, size, run, "slanted" if style == "own" else style)
                canvas.paste(255, (int(x) + left, base + top), Image.fromarray(picture))
                x += picture.shape[1] + 2
            elif kind == "ordinal":
                small = face.at(max(8, int(size * 0.62)))
                pen.text((x, base - size * 0.28), run, font=small, fill=255, anchor="ls", stroke_width=stroke)
                length = small.getlength(run)
                if r.random() < 0.2:
                    pen.line(
                        (x, base - size * 0.18, x + length, base - size * 0.18), fill=255, width=max(1, size // 20)
                    )
                x += length
            elif tracking:
                for c in run:
                    pen.text((x, base), c, font=font, fill=255, anchor="ls", stroke_width=stroke)
                    x += font.getlength(c) + tracking
            else:
                pen.text((x, base), run, font=font, fill=255, anchor="ls", stroke_width=stroke)
                x += font.getlength(run)
        spans.append((begun, x))
        x += space
    labels = [STRUCK if i in struck else w for i, w in enumerate(words)]
    return Piece(np.array(canvas)[:, : min(width, int(x - space) + 10)], base, labels, spans)


def _split(word: str, raised: bool):
    for run in _RUNS.split(word):
        if not run:
            continue
        if run in PARTS:
            yield "fraction", run
        elif raised and (found := _ORDINAL.search(run)):
            yield "", run[: found.start()]
            yield "ordinal", found.group()
            if run[found.end() :]:
                yield "", run[found.end() :]
        else:
            yield "", run


def cross_out(r, piece: Piece, size: int, struck) -> None:
    """One or two pen lines through the struck words."""
    canvas = Image.fromarray(piece.picture)
    pen = ImageDraw.Draw(canvas)
    lines = r.choice((1, 1, 1, 2, 2, 3))
    width = max(2, int(size * r.uniform(0.045, 0.11)))
    joined = r.random() < 0.7
    runs = []
    for i in sorted(struck):
        if i < len(piece.spans):
            x0, x1 = piece.spans[i]
            if joined and runs and runs[-1][2] == i - 1:
                runs[-1] = (runs[-1][0], x1, i)
            else:
                runs.append((x0, x1, i))
    for x0, x1, _ in runs:
        for n in range(lines):
            y = piece.base - size * (0.24 + 0.13 * (n - (lines - 1) / 2) + r.uniform(-0.07, 0.07))
            points = [(x0 - r.uniform(0, size * 0.2), y + r.gauss(0, size * 0.05))]
            for step in (0.3, 0.7):
                points.append((x0 + (x1 - x0) * step, y + r.gauss(0, size * 0.04)))
            points.append((x1 + r.uniform(0, size * 0.2), y + r.gauss(0, size * 0.05)))
            pen.line(points, fill=r.randint(200, 255), width=width, joint="curve")
    piece.picture = np.array(canvas)


def underline(r, piece: Piece, size: int, first: int, last: int, twice: bool = False) -> None:
    x0, x1 = int(piece.spans[first][0]), int(piece.spans[min(last, len(piece.spans) - 1)][1])
    thick = max(1, size // r.choice((14, 18, 24)))
    y = piece.base + int(size * r.uniform(0.06, 0.18))
    if piece.picture.base is not None or not piece.picture.flags.writeable:
        piece.picture = piece.picture.copy()
    for n in range(2 if twice else 1):
        piece.picture[y + n * thick * 3 : y + n * thick * 3 + thick, x0:x1] = 240
