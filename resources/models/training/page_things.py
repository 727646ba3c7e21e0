"""A tile of a page, and what lies on pages besides their text: stamps, seals, signatures, rules, holes, dark edges."""

import numpy as np
from PIL import Image, ImageDraw

import figures
import names
import pieces
from ink import PARTS, drawable

SIDE = 448
SCALE = 2  # drawn so many times larger
FULL = SIDE * SCALE


def plain(face, text: str) -> str:
    """The text as the face can draw it; fractions it lacks are spelt out."""
    for sign in set(text) & set(PARTS):
        if not face.has(sign):
            top, bottom = PARTS[sign]
            text = text.replace(sign, f" {top}/{bottom}")
    return drawable(face, text)


class Tile:
    def __init__(self):
        self.ink, self.text, self.hand = (Image.new("L", (FULL, FULL), 0) for _ in range(3))
        self.pen, self._text_pen, self._hand_pen = (ImageDraw.Draw(p) for p in (self.ink, self.text, self.hand))

    def write(self, x, base, text, face, size, ink=255, banded=True) -> float:
        """Writes level text and returns its width."""
        text = plain(face, text)
        font = face.at(size)
        width = font.getlength(text)
        self.pen.text((x, base), text, font=font, fill=ink, anchor="ls")
        if banded:
            self.band(x, base, width, face, size)
        return width

    def band(self, x, base, width, face, size):
        pen = self._hand_pen if face.group in ("hand", "signature") else self._text_pen
        pen.rectangle((x, base - face.x_height * size, x + width, base - 1), fill=255)

    def join(self, x0, x1, base, face, size):
        """Closes a word space, so that one line is one band."""
        if x1 > x0:
            self._text_pen.rectangle((x0, base - face.x_height * size, x1, base - 1), fill=255)

    def blacken(self, shape):
        """Dark edges and holes: whatever text lay there is gone."""
        shape(self.pen, 255)
        shape(self._text_pen, 0)
        shape(self._hand_pen, 0)

    def arrays(self):
        small = [np.asarray(p.reduce(SCALE)) for p in (self.ink, self.text, self.hand)]
        return small[0], np.stack(small[1:])


class Things:
    """Mixed into the page drawer, which has faces and texts."""

    @staticmethod
    def _tilted(r, tile, face, size, text, x, base, degrees, banded=True):
        """Handwriting or a stamp a little aslant; its band leans with it."""
        text = plain(face, text)
        font = face.at(size)
        width = int(font.getlength(text)) + size
        picture, band = Image.new("L", (width, size * 3), 0), Image.new("L", (width, size * 3), 0)
        ImageDraw.Draw(picture).text((size // 2, size * 2), text, font=font, fill=r.randint(170, 255), anchor="ls")
        ImageDraw.Draw(band).rectangle(
            (size // 2, size * 2 - face.x_height * size, width - size // 2, size * 2 - 1), fill=255
        )
        picture, band = (p.rotate(degrees, expand=True, resample=Image.BILINEAR) for p in (picture, band))
        at = (int(x), int(base - picture.height * 2 / 3))
        tile.ink.paste(255, at, picture)
        if banded:
            (tile.hand if face.group in ("hand", "signature") else tile.text).paste(255, at, band)

    def _stamp(self, r, tile):
        """Level stamps are lines; slanted and upright ones are not."""
        level = r.random() < 0.45
        angle = r.uniform(-3, 3) if level else r.choice((90, -90, r.uniform(12, 80), -r.uniform(12, 80)))
        x, y, size = r.randint(-80, FULL - 60), r.randint(0, FULL), SCALE * r.randint(9, 24)
        face = self.faces.pick(r, "stamp", "sans", "serif", "typewriter", "display")
        for n in range(r.randint(1, 4) if level else 1):
            self._tilted(
                r, tile, face, size, figures.stamp(r), x + r.randint(0, 30), y + n * size * 1.25, angle, banded=level
            )
        if r.random() < 0.4:
            tile.pen.rectangle(
                (x - 10, y - size * 1.6, x + size * r.randint(6, 14), y + size * 4.5),
                outline=255,
                width=r.randint(2, 6),
            )

    def _seal(self, r, tile):
        x, y, radius = r.randint(0, FULL), r.randint(0, FULL), r.randint(60, 170)
        for k in (1.0, 0.94, 0.62):
            if r.random() < 0.8:
                tile.pen.ellipse(
                    (x - radius * k, y - radius * k, x + radius * k, y + radius * k),
                    outline=r.randint(120, 255),
                    width=r.randint(1, 5),
                )
        font = self.faces.pick(r, "serif", "sans").at(int(radius * 0.24))
        for n, c in enumerate(self.texts.line(r, 22).upper()):
            angle = n * 16
            glyph = Image.new("L", (60, 60), 0)
            ImageDraw.Draw(glyph).text((30, 30), c, font=font, fill=230, anchor="mm")
            glyph = glyph.rotate(-angle)
            a = np.deg2rad(angle - 90)
            tile.ink.paste(
                255, (int(x + radius * 0.78 * np.cos(a)) - 30, int(y + radius * 0.78 * np.sin(a)) - 30), glyph
            )

    def _signature_over(self, r, tile):
        face = self.faces.pick(r, "signature", "hand")
        self._tilted(
            r,
            tile,
            face,
            SCALE * r.randint(18, 60),
            names.person(r),
            r.randint(-100, FULL - 100),
            r.randint(0, FULL),
            r.uniform(-8, 8),
        )

    def _margin_note(self, r, tile):
        face = self.faces.pick(r, "hand", "hand", "typewriter")
        text = self.texts.short(r) if r.random() < 0.6 else pieces.any_figure(r)
        degrees = r.uniform(-4, 4) if r.random() < 0.7 else r.choice((90, -90))
        self._tilted(
            r,
            tile,
            face,
            SCALE * r.randint(12, 34),
            text[:22],
            r.randint(-40, FULL - 60),
            r.randint(0, FULL),
            degrees,
            banded=abs(degrees) < 10,
        )

    @staticmethod
    def _scribble(r, tile):
        x, y = r.randint(0, FULL), r.randint(0, FULL)
        points = [(x, y)]
        for _ in range(r.randint(3, 14)):
            x, y = x + r.randint(-80, 140), y + r.randint(-60, 60)
            points.append((x, y))
        tile.pen.line(points, fill=r.randint(150, 255), width=r.randint(2, 6), joint="curve")

    @staticmethod
    def _rules(r, tile):
        """Margin rules and page borders, upright or level, single or double."""
        for _ in range(r.randint(1, 3)):
            at, width, lean = r.randint(0, FULL), r.choice((1, 2, 2, 3, 5, 10)), r.randint(-8, 8)
            upright = r.random() < 0.65
            for shift in (0, r.randint(5, 14)) if r.random() < 0.4 else (0,):
                a = at + shift
                tile.pen.line(
                    (a, -5, a + lean, FULL + 5) if upright else (-5, a, FULL + 5, a + lean),
                    fill=r.randint(150, 255),
                    width=width,
                )

    @staticmethod
    def _frame(r, tile):
        x, y = r.randint(-100, FULL), r.randint(-100, FULL)
        tile.pen.rectangle(
            (x, y, x + r.randint(80, 700), y + r.randint(60, 500)), outline=255, width=r.choice((2, 2, 4))
        )

    @staticmethod
    def _holes(r, tile):
        for _ in range(r.randint(1, 3)):
            x, y, radius = (
                r.choice((r.randint(0, 80), r.randint(FULL - 80, FULL), r.randint(0, FULL))),
                r.randint(0, FULL),
                r.randint(14, 30),
            )
            box = (x - radius, y - radius, x + radius, y + radius)
            if r.random() < 0.6:
                tile.blacken(lambda pen, ink: pen.ellipse(box, fill=ink))
            else:
                tile.pen.ellipse(box, outline=255, width=r.randint(2, 5))

    @staticmethod
    def _dark_edge(r, tile):
        """The black around a copied book: an edge or a gutter, seldom quite straight."""
        depth, side = r.randint(10, 170), r.choice("lrtb")
        near, far = depth + r.randint(-30, 30), depth + r.randint(-30, 30)
        shape = {"l": [(0, 0), (near, 0), (far, FULL), (0, FULL)], "t": [(0, 0), (FULL, 0), (FULL, near), (0, far)]}[
            {"l": "l", "r": "l", "t": "t", "b": "t"}[side]
        ]
        if side in "rb":
            shape = [(FULL - x, y) if side == "r" else (x, FULL - y) for x, y in shape]
        tile.blacken(lambda pen, ink: pen.polygon(shape, fill=ink))
