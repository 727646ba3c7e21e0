"""Draws one line as a finder would cut it from a page: 60 pixels high, as wide as one of the buckets.

A sample is (ink, faces, label): ink is uint8 60 x width, faces one code for every six pixels, label the text.
What is no text (leaders, rules, neighbours, pen strokes) is drawn and never labelled."""

import numpy as np
from PIL import Image

import fonts
import names
from compose import HAND, PRINT, Composer
from ink import paste, press
from marks import Neighbours, leader, margin_rules, pen_strokes, tick
from texts import LONGEST, Texts

HEIGHT, COLUMN = 60, 6  # after the shrink to 40 rows a column of the net is 4 pixels
BUCKETS = (480, 960, 1440, 1920, 2400)
SHARES = (0.13, 0.20, 0.24, 0.24, 0.19)
_SHEET, _BASE = 240, 130


class LineDrawer(Composer):
    def __init__(self, folder: str = "", texts_folder: str = ""):
        self.faces, self.texts, self.neighbours = fonts.load(folder), Texts(texts_folder), Neighbours()

    def sample(self, r):
        if r.random() < 0.025:
            return self._empty(r)
        while True:
            made = self._line(r)
            if made:
                return made

    def _line(self, r):
        width = r.choices(BUCKETS, SHARES)[0]
        tall = min(1.04, max(0.27, r.gauss(0.64, 0.17))) * HEIGHT
        setting = self.main_setting(r, tall)
        segments = self.segments(r, setting, width - r.choice((10, 20, 40, 120)))
        if not segments:
            return None
        form = len({s.setting.code for s in segments}) > 1
        sheet = self._assemble(r, segments, form)
        filled = np.flatnonzero(sheet.max(0) > 60)
        if not len(filled):
            return None
        x0, x1 = filled[0], filled[-1] + 1
        if form and r.random() < 0.88:
            self._form_leaders(r, sheet, segments, setting)
        elif r.random() < 0.08:
            leader(
                r,
                sheet,
                x0 - 3 if r.random() < 0.5 else r.randint(x0, x1),
                x1 + 3 if r.random() < 0.5 else r.randint(x0, x1),
                _BASE + setting.size * r.uniform(0.05, 0.22),
            )
        squeeze = r.uniform(0.78, 1.2) if r.random() < 0.4 else 1.0
        squeeze = min(squeeze, (width - 6) / (x1 - x0))
        if squeeze < 0.74:
            return None
        # A fill-in stands higher than its line; a cut that shows it shows everything a little smaller.
        above = max(s.setting.face.reach[0] * s.setting.size + s.rise * 0.8 for s in segments)
        below = setting.face.reach[1] * setting.size
        shrink = min(1.0, HEIGHT * 1.04 / (above + below))
        squeeze *= shrink
        above, below = int(above * shrink), int(below * shrink)
        slack = HEIGHT - above - below
        top = int(slack * r.betavariate(1.6, 1.6) + r.gauss(0, 0.03) * HEIGHT) if slack > 0 else slack // 2
        base = top + above
        cut = sheet[:, x0:]
        if squeeze != 1.0:
            cut = np.asarray(
                Image.fromarray(cut).resize(
                    (max(4, int(cut.shape[1] * squeeze)), int(cut.shape[0] * shrink)), Image.BILINEAR
                )
            )
        text_width = int((x1 - x0) * squeeze)
        free = width - text_width
        px = r.randint(2, max(2, min(free - 2, 44))) if r.random() < 0.6 else r.randint(0, max(0, free))
        canvas = np.zeros((HEIGHT, width), np.uint8)
        paste(canvas, cut, px, base - int(_BASE * shrink))
        label = self._label(segments)
        if not label or len(label) > LONGEST or len(label) > text_width // COLUMN + 1:
            return None
        self._surround(r, canvas, setting, base, px, text_width, top, HEIGHT - base - below, label[-1] not in "-.*=")
        if r.random() < 0.07:
            canvas = pen_strokes(r, canvas)
        if r.random() < 0.16:
            margin_rules(r, canvas, px, px + text_width)
        if setting.code != HAND:
            self.neighbours.keep(r, segments[0].piece)
        faces = np.zeros(width // COLUMN, np.uint8)
        for s in segments:
            a, b = ((s.x + x - x0) * squeeze + px for x in (s.piece.spans[0][0], s.piece.spans[-1][1]))
            faces[max(0, int(a // COLUMN)) : max(0, int(-(-b // COLUMN)))] = s.setting.code
        return canvas, faces, label

    def _assemble(self, r, segments, form):
        x = 0.0
        for n, s in enumerate(segments):
            if n:
                least = s.setting.advance * 0.5
                if s.glued:
                    x += s.gap * 0.5 + r.uniform(0, 0.2) * least
                else:
                    x += max(s.gap, least * (r.uniform(0.7, 1.4) if form else 1.0))
            s.x = int(x)
            x += s.piece.picture.shape[1] - 14
        sheet = np.zeros((_SHEET, int(x) + 30), np.uint8)
        for s in segments:
            paste(sheet, s.piece.picture, s.x, _BASE - s.piece.base - s.rise)
        return sheet

    def _form_leaders(self, r, sheet, segments, setting):
        y = _BASE + int(setting.size * r.uniform(-0.03, 0.12))
        seed, alike = r.randrange(1 << 30), r.random() < 0.8
        ends = [(s.x, s.x + s.piece.picture.shape[1]) for s in segments]
        for n, s in enumerate(segments):
            kind = type(r)(seed) if alike else r
            if s.setting.code != PRINT or r.random() < 0.08:
                start = ends[n - 1][1] - 4 if n else ends[n][0] - r.randint(0, 160)
                stop = ends[n + 1][0] + 4 if n + 1 < len(ends) else ends[n][1] + r.randint(0, 400)
                leader(kind, sheet, start, stop, y)
            elif n + 1 < len(ends) and ends[n + 1][0] - ends[n][1] > 24 and r.random() < 0.7:
                leader(kind, sheet, ends[n][1] + 2, ends[n + 1][0] - 2, y)

    def _surround(self, r, canvas, setting, base, px, text_width, above, below, open_end):
        end, width = px + text_width, canvas.shape[1]
        y = base + int(setting.size * r.uniform(-0.08, 0.1))
        if r.random() < 0.20 and width - end > 24:
            start = end + r.randint(4, 20)
            leader(r, canvas, start, r.randint(start, width), y)
        if r.random() < 0.10 and px > 24:
            leader(r, canvas, r.randint(0, px - 10), px - r.randint(3, 8), y)
        if open_end and r.random() < 0.04 and setting.machine and width - end > 160:
            self._typed_leader(r, canvas, setting, end + r.randint(8, 40), base)
        if r.random() < 0.68:
            self.neighbours.peep(r, canvas, base, above, below, setting.face.tallness * setting.size, px)
        for _ in range(r.choice((0, 0, 0, 0, 0, 1, 2, 4))):
            tick(r, canvas, r.randint(0, width - 8), r.randint(0, HEIGHT - 6))

    def _typed_leader(self, r, canvas, setting, x, base):
        sign = r.choice("--.*=")
        step = setting.machine.advance(sign)
        for n in range(r.randint(5, 30)):
            picture, left, top = setting.machine.strike(r, sign)
            paste(canvas, picture, x + n * step + left, base + top)

    @staticmethod
    def _label(segments) -> str:
        label = ""
        for s in segments:
            label += s.piece.label if s.glued or not label else " " + s.piece.label
        return " ".join(label.split())

    def _empty(self, r):
        """A cut without text, and sometimes one with a signature nobody can read."""
        width = r.choices(BUCKETS, (0.4, 0.3, 0.15, 0.1, 0.05))[0]
        canvas = np.zeros((HEIGHT, width), np.uint8)
        faces = np.zeros(width // COLUMN, np.uint8)
        for _ in range(r.randint(0, 3)):
            x = r.randint(0, width)
            leader(r, canvas, x, x + r.randint(20, width), r.randint(3, HEIGHT - 6))
        if r.random() < 0.6:
            self.neighbours.slice(r, canvas)
        if r.random() < 0.3:
            canvas = pen_strokes(r, canvas)
        if r.random() < 0.3:
            margin_rules(r, canvas, 0, width)
        if r.random() < 0.2:
            face = self.faces.pick(r, "signature")
            piece = press(r, face, r.randint(40, 90), names.person(r))
            x = r.randint(0, width // 2)
            paste(canvas, piece.picture, x, HEIGHT * r.uniform(0.5, 0.9) - piece.base)
            faces[x // COLUMN : (x + piece.picture.shape[1]) // COLUMN] = HAND
        return canvas, faces, ""
