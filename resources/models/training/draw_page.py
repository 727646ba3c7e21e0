"""Draws tiles of pages at 100 dpi for the finder, with the bands of the small letters: one picture for text, one for handwriting.

A band reaches from the base line up to the height of an x, and from the first letter to the last: so narrow that lines which
nearly touch stay apart. What lies aslant (stamps, notes up the margin) has no band. Drawn at twice the size, then reduced."""

import figures
import fonts
import names
from page_things import FULL, SCALE, SIDE, Things, Tile
from texts import Texts

__all__ = ["PageDrawer", "SIDE"]


class PageDrawer(Things):
    def __init__(self, folder: str = "", texts_folder: str = ""):
        self.faces, self.texts = fonts.load(folder), Texts(texts_folder)

    def sample(self, r):
        tile = Tile()
        k = r.random()
        if k > 0.04:  # else a page with nothing but what lies on it
            for x0, x1 in self._columns(r):
                self._fill(r, tile, x0, x1)
        for thing, chance in (
            (self._rules, 0.30),
            (self._stamp, 0.22),
            (self._seal, 0.07),
            (self._signature_over, 0.14),
            (self._margin_note, 0.12),
            (self._scribble, 0.08),
            (self._holes, 0.10),
            (self._dark_edge, 0.16),
            (self._frame, 0.10),
        ):
            if r.random() < chance:
                thing(r, tile)
        return tile.arrays()

    @staticmethod
    def _columns(r):
        k = r.random()
        if k < 0.74:
            return [(r.randint(-320, 200), FULL + r.randint(-260, 400))]
        if k < 0.92:
            middle = r.randint(int(FULL * 0.25), int(FULL * 0.75))
            return [
                (r.randint(-120, 80), middle - r.randint(10, 80)),
                (middle + r.randint(10, 80), FULL + r.randint(-80, 200)),
            ]
        third = FULL // 3
        return [(third * i + r.randint(0, 30), third * (i + 1) - r.randint(8, 40)) for i in range(3)]

    def _fill(self, r, tile, x0, x1):
        y = r.randint(-60, 160) if r.random() < 0.85 else r.randint(0, FULL)
        blocks = (
            self._prose,
            self._prose,
            self._prose,
            self._prose,
            self._prose,
            self._form,
            self._form,
            self._form,
            self._heading,
            self._table,
            self._signatures,
            self._lone,
            self._list,
        )
        while y < FULL + 40:
            size = SCALE * r.choice((r.randint(8, 13), r.randint(11, 19), r.randint(11, 19), r.randint(14, 26)))
            if r.random() < 0.05:
                size = SCALE * r.randint(6, 8)
            y = r.choice(blocks)(r, tile, x0, x1, y, size)
            y += r.choice((0, 0, size, size * 2, size * 5))

    def _body_face(self, r):
        return self.faces.pick(r, "typewriter", "typewriter", "mono", "serif", "serif", "sans")

    def _words(self, r, face, size, width):
        return self.texts.line(r, max(1, int(width / max(3.0, face.advance * size))))

    # -- blocks: each draws from row y on and returns where it ended ---------------------------------------

    def _prose(self, r, tile, x0, x1, y, size):
        face, pitch, ink = (
            self._body_face(r),
            size * r.choice((r.uniform(0.95, 1.25), r.uniform(1.1, 1.7), r.uniform(1.5, 2.3))),
            r.randint(160, 255),
        )
        for n in range(r.randint(1, 16)):
            y += pitch
            if y > FULL + size:
                break
            x = x0 + (r.choice((0, size * 3, size * 5)) if n == 0 or r.random() < 0.08 else 0) + r.gauss(0, 1)
            end = x1 if r.random() < 0.82 else x + (x1 - x) * r.random()
            text = self._words(r, face, size, end - x)
            width = tile.write(x, y, text, face, size, ink)
            k = r.random()
            if k < 0.05:
                tile.pen.line((x, y + 4, x + width * r.random(), y + 4), fill=ink, width=r.choice((1, 2, 3)))
            elif k < 0.08:
                self._strike(r, tile, x, y, width, face, size)
            elif k < 0.12 and pitch > size * 1.35:
                self._interlineation(r, tile, x, y, width, pitch, size)
        return y

    def _interlineation(self, r, tile, x, y, width, pitch, size):
        """Words squeezed in above a line: small, with a band of their own."""
        small = max(10, int(min(size * 0.8, (pitch - size * 0.75) * 0.9)))
        face = self.faces.pick(r, "typewriter", "hand")
        text = self.texts.fill_in(r, r.randint(3, 24))
        tile.write(
            x + width * r.random() * 0.7, y - size * 0.78 - r.randint(0, 3), text, face, small, r.randint(150, 255)
        )

    def _strike(self, r, tile, x, y, width, face, size):
        a, b = sorted((r.random(), r.random()))
        if face.group in ("typewriter", "mono") and r.random() < 0.6:
            count = int(width * (b - a) / max(1.0, face.at(size).getlength("x")))
            tile.pen.text((x + width * a, y), r.choice("xX-/") * count, font=face.at(size), fill=255, anchor="ls")
        else:
            middle = y - face.x_height * size / 2
            tile.pen.line(
                (x + width * a, middle + r.randint(-3, 3), x + width * b, middle + r.randint(-3, 3)),
                fill=255,
                width=r.randint(2, 5),
            )

    def _form(self, r, tile, x0, x1, y, size):
        """Print with leaders and fill-ins; short lone ones ("20", "4") are what finders miss, so there are many."""
        face = self.faces.pick(r, "serif", "serif", "sans")
        fill = (
            self.faces.pick(r, "hand") if r.random() < 0.25 else self.faces.pick(r, "typewriter", "typewriter", "mono")
        )
        pitch, ink, style = (
            size * r.uniform(1.1, 2.2),
            r.randint(160, 255),
            r.choice(("dots", "rule", "dashes", "none")),
        )
        for _ in range(r.randint(1, 12)):
            y += pitch
            if y > FULL + size:
                break
            x, before = x0 + r.choice((0, 0, 0, size * 3)), None
            while x < x1 - size * 2:
                typed = r.random() < 0.4
                f = fill if typed else face
                s = int(size * (r.uniform(0.9, 1.35) if typed else 1))
                text = self.texts.short(r) if typed and r.random() < 0.75 else self.texts.line(r, r.randint(2, 30))
                width = f.at(s).getlength(text)
                if x + width > x1:
                    break
                rise = r.randint(0, int(size * 0.25)) if typed else 0
                tile.write(x, y - rise, text, f, s, ink)
                if before is not None and x - before <= size and not typed:
                    tile.join(before, x, y, face, size)
                gap = r.choice((size * 0.3, size * 0.45, size, size * 3, size * 8))
                if typed or gap > size:
                    self._leader(r, tile, style, x - size * 0.4 - (gap if typed else 0), x + width + gap, y + 2)
                before = None if typed else x + width
                x += width + gap
        return y

    @staticmethod
    def _leader(r, tile, style, a, b, y):
        ink = r.randint(120, 255)
        if style == "rule":
            tile.pen.line((a, y, b, y), fill=ink, width=r.choice((1, 2)))
        elif style != "none":
            step, dash = (r.choice((5, 6, 8, 12)), 2) if style == "dots" else (r.choice((12, 18)), 9)
            for x in range(int(a), int(b), step):
                tile.pen.line((x, y, x + dash - 1, y), fill=ink, width=2)

    def _heading(self, r, tile, x0, x1, y, size):
        face = self.faces.pick(r, "blackletter", "blackletter", "serif", "serif", "sans", "display", "typewriter")
        size = SCALE * r.choice((r.randint(14, 26), r.randint(18, 40), r.randint(30, 62)))
        text = (
            r.choice(
                (
                    "Know all Men by these Presents",
                    "This Indenture",
                    "Warranty Deed",
                    "Deed",
                    "OIL AND GAS LEASE",
                    "This Deed,",
                    "Mortgage",
                    "QUIT-CLAIM DEED",
                )
            )
            if r.random() < 0.4
            else self.texts.line(r, r.randint(3, 30))
        )
        if face.group != "blackletter" and r.random() < 0.6:
            text = text.upper()
        font = face.at(size)
        spread = r.choice((0, 0, 0, 0.15, 0.4)) * size
        width = font.getlength(text) + spread * len(text)
        x = x0 + max(0, (x1 - x0 - width) / 2) if r.random() < 0.8 else x0
        y += size * 1.1
        if spread:
            tile.band(x, y, width - spread, face, size)
            for c in text:
                tile.pen.text((x, y), c, font=font, fill=255, anchor="ls")
                x += font.getlength(c) + spread
        else:
            tile.write(x, y, text, face, size)
        if r.random() < 0.25:
            tile.pen.line((x0, y + size * 0.3, x1, y + size * 0.3), fill=255, width=r.randint(1, 4))
        return y + size * 0.3

    def _table(self, r, tile, x0, x1, y, size):
        face, columns, rows = self._body_face(r), r.randint(2, 6), r.randint(2, 7)
        high, ruled, line = size * r.uniform(1.2, 2.4), r.random() < 0.75, r.choice((1, 2, 2, 4))
        edges = sorted(r.uniform(max(0, x0), min(FULL, x1)) for _ in range(columns - 1))
        edges = [max(4, x0)] + edges + [min(FULL - 4, x1)]
        for _ in range(rows):
            for a, b in zip(edges, edges[1:]):
                if b - a > size * 1.5 and r.random() < 0.75:
                    text = self.texts.short(r) if r.random() < 0.7 else figures.stamp(r)
                    text = text[: max(1, int((b - a - size * 0.6) / max(3.0, face.advance * size)))].strip() or "4"
                    tile.write(a + r.uniform(0.2, 0.5) * size, y + high * 0.72, text, face, size)
            if ruled:
                tile.pen.line((edges[0], y, edges[-1], y), fill=255, width=line)
            y += high
        if ruled:
            tile.pen.line((edges[0], y, edges[-1], y), fill=255, width=line)
            for x in edges:
                tile.pen.line((x, y - high * rows, x, y), fill=255, width=line)
        return y

    def _list(self, r, tile, x0, x1, y, size):
        """A caption at the left with brackets, short lines at the right: notary blocks."""
        face, pitch = self._body_face(r), size * r.uniform(1.1, 1.8)
        middle = x0 + (x1 - x0) * r.uniform(0.3, 0.6)
        for _ in range(r.randint(2, 6)):
            y += pitch
            if r.random() < 0.8:
                tile.write(x0, y, self._words(r, face, size, (middle - x0) * r.uniform(0.3, 0.9)), face, size)
            tile.write(middle, y, r.choice((")", ")", "(", ":", ") ss.")), face, size)
            if r.random() < 0.6:
                tile.write(middle + size * r.uniform(1, 4), y, self.texts.short(r), face, size)
        return y

    def _signatures(self, r, tile, x0, x1, y, size):
        face, x = self._body_face(r), x0 + (x1 - x0) * r.uniform(0.1, 0.6)
        for _ in range(r.randint(1, 4)):
            y += size * r.uniform(1.8, 3.5)
            name = names.person(r)
            if r.random() < 0.75:
                hand = self.faces.pick(r, "hand", "signature")
                self._tilted(
                    r, tile, hand, int(size * r.uniform(1.4, 3.2)), name, x + r.randint(-20, 60), y, r.uniform(-5, 5)
                )
            if r.random() < 0.8:
                self._leader(r, tile, r.choice(("rule", "dots", "rule")), x, x + size * 16, y + 4)
            if r.random() < 0.7:
                tile.write(
                    x + size * 17,
                    y,
                    r.choice(("(SEAL)", "(Seal)", "[SEAL]", "(L. S.)", "Notary Public", "Recorder")),
                    face,
                    size,
                )
            if r.random() < 0.4:
                y += size * 1.15
                tile.write(x, y, name, face, size)
        return y

    def _lone(self, r, tile, x0, x1, y, size):
        """Something short, alone on its row."""
        face = self._body_face(r) if r.random() < 0.8 else self.faces.pick(r, "hand")
        y += size * r.uniform(1.1, 3)
        tile.write(r.uniform(max(0, x0), min(FULL, x1)), y, self.texts.short(r), face, size)
        return y
