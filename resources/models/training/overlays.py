"""Sheets of what lies over a page and is none of its lines: watermarks, rules, scribbles, crossing stamps.

Scale: a line of text is 60 pixels high. A sheet wraps around at its edges, so any window of it may be taken."""

import random

import numpy as np
from PIL import Image, ImageDraw

import fonts
from texts import Texts

SIDE = 1600
_MARKS = (
    "UNOFFICIAL COPY",
    "UNOFFICIAL COPY",
    "UNOFFICIAL DOCUMENT",
    "COPY",
    "UNOFFICIAL",
    "Unofficial Copy",
    "NOT CERTIFIED",
    "VOID",
    "SAMPLE",
    "PREVIEW",
    "OFFICIAL RECORD",
    "NOT AN OFFICIAL COPY",
    "CERTIFIED COPY",
    "INDEX COPY",
)


class Sheets:
    def __init__(self, folder: str = "", texts_folder: str = ""):
        self.faces, self.texts = fonts.load(folder), Texts(texts_folder)

    def watermark(self, seed: int):
        r = random.Random(seed)
        sheet = Image.new("L", (SIDE, SIDE), 0)
        tile = self._mark(r)
        step_x, step_y = max(60, tile.width + r.randint(-10, 260)), max(60, tile.height + r.randint(-10, 160))
        brick = r.choice((0, 0, 0.5))
        for n, y in enumerate(range(-tile.height, SIDE, step_y)):
            for x in range(-tile.width - int(step_x * brick * (n % 2)), SIDE, step_x):
                sheet.paste(tile, (x, y), tile)
        return np.asarray(sheet)

    def _mark(self, r):
        """One watermark: most are thin outlines, as county portals print them; some are grey and filled."""
        face = self.faces.pick(r, "sans", "sans", "serif", "display", "typewriter")
        size = r.choice((r.randint(36, 80), r.randint(56, 110), r.randint(90, 200)))
        font = face.at(size)
        text = r.choice(_MARKS) if r.random() < 0.8 else r.choice(self.texts.words).upper()
        spread = r.choice((0, 0, 0.1, 0.35)) * size
        tile = Image.new("L", (int(font.getlength(text) + spread * len(text)) + 60, int(size * 1.7)), 0)
        pen = ImageDraw.Draw(tile)
        outlined, line, ink, fill = (
            r.random() < 0.85,
            r.choice((1, 1, 1, 2, 2, 3)),
            r.randint(180, 255),
            r.choice((60, 110, 160)),
        )
        x = 20
        for c in text:
            if outlined:
                pen.text((x, size // 4), c, font=font, fill=0, stroke_width=line, stroke_fill=ink)
            else:
                pen.text((x, size // 4), c, font=font, fill=fill)
            x += font.getlength(c) + spread
        angle = r.choice((45, 45, 45, -45, 30, 60, -30, 0, 90, r.uniform(-80, 80)))
        return tile.rotate(angle, expand=True, resample=Image.BILINEAR)

    def other(self, seed: int):
        r = random.Random(seed)
        sheet = Image.new("L", (SIDE, SIDE), 0)
        r.choice((self._rules, self._scribbles, self._stamps, self._stamps))(r, sheet, ImageDraw.Draw(sheet))
        return np.asarray(sheet)

    @staticmethod
    def _rules(r, sheet, pen):
        for _ in range(r.randint(3, 14)):
            x, y, length = r.randint(0, SIDE), r.randint(0, SIDE), r.randint(50, SIDE)
            if r.random() < 0.5:
                pen.line((x, y, x + length, y + r.randint(-4, 4)), fill=255, width=r.randint(1, 5))
            else:
                pen.line((x, y, x + r.randint(-4, 4), y + length), fill=255, width=r.randint(1, 5))

    def _scribbles(self, r, sheet, pen):
        for _ in range(r.randint(3, 9)):
            self._lay(
                r,
                sheet,
                self.faces.pick(r, "hand", "signature"),
                r.randint(50, 150),
                self.texts.line(r, 18),
                r.uniform(-25, 25),
            )
            if r.random() < 0.5:
                x, y = r.randint(0, SIDE), r.randint(0, SIDE)
                points = [(x, y)]
                for _ in range(r.randint(3, 12)):
                    x, y = x + r.randint(-60, 120), y + r.randint(-60, 60)
                    points.append((x, y))
                pen.line(points, fill=255, width=r.randint(1, 4), joint="curve")

    def _stamps(self, r, sheet, pen):
        """Stamps across the text: at a slant or upright, never level, for a level one would be a line."""
        for _ in range(r.randint(2, 7)):
            angle = r.choice((90, -90, r.uniform(25, 70), -r.uniform(25, 70)))
            self._lay(
                r,
                sheet,
                self.faces.pick(r, "sans", "serif", "stamp", "typewriter"),
                r.randint(30, 80),
                self.texts.line(r, 20),
                angle,
            )
            x, y = r.randint(0, SIDE), r.randint(0, SIDE)
            if r.random() < 0.6:
                pen.rectangle(
                    (x, y, x + r.randint(60, 500), y + r.randint(30, 300)), outline=255, width=r.randint(1, 5)
                )
            if r.random() < 0.4:
                radius = r.randint(40, 200)
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), outline=255, width=r.randint(1, 4))

    @staticmethod
    def _lay(r, sheet, face, size, text, angle):
        font = face.at(size)
        tile = Image.new("L", (int(font.getlength(text)) + 60, size * 2), 0)
        ImageDraw.Draw(tile).text((20, size // 3), text, font=font, fill=255)
        tile = tile.rotate(angle, expand=True, resample=Image.BILINEAR)
        sheet.paste(tile, (r.randint(-100, SIDE), r.randint(-100, SIDE)), tile)


_sheets = None


def _draw_one(job):
    global _sheets
    kind, seed, folder = job
    _sheets = _sheets or Sheets(folder)
    return getattr(_sheets, kind)(seed)


def draw_sheets(pool, seed: int, watermarks: int, others: int, folder: str = ""):
    """Two stacks of sheets, drawn by the processes of a pool."""
    marks = pool.map(_draw_one, [("watermark", seed * 10007 + i, folder) for i in range(watermarks)], chunksize=4)
    rest = pool.map(_draw_one, [("other", seed * 20011 + i, folder) for i in range(others)], chunksize=4)
    return np.stack(marks), np.stack(rest)
