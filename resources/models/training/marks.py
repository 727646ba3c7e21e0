"""What stands on a line and is no text: leaders, rules, pen strokes, slices of the lines above and below."""

import numpy as np
from PIL import Image, ImageDraw

from ink import paste


def leader(r, sheet, x0, x1, y) -> None:
    """Dots, dashes or a rule from x0 to x1 on row y."""
    rows, columns = sheet.shape
    x0, x1, y = max(0, int(x0)), min(columns, int(x1)), int(y)
    if x1 - x0 < 6 or not 1 < y < rows - 5:
        return
    k, thick, ink = r.random(), r.choice((1, 2, 2, 3)), r.randint(170, 255)
    if k < 0.44:
        step = r.choice((4, 5, 6, 7, 8, 10, 12, 16, 22))
        wide = min(step - 2, r.choice((2, 2, 3, 4)))
        row = np.zeros(x1 - x0, np.uint8)
        row[np.arange(x1 - x0) % step < wide] = ink
        _stamp_row(sheet, row, x0, y, thick + 1)
    elif k < 0.54:
        step = r.randint(14, 40)
        row = np.zeros(x1 - x0, np.uint8)
        row[np.arange(x1 - x0) % step < step * r.uniform(0.4, 0.9)] = ink
        _stamp_row(sheet, row, x0, y, thick)
    else:
        fall = r.choice((0, 0, 0, 1, 2))
        cuts = np.linspace(x0, x1, fall + 2).astype(int)
        for n in range(fall + 1):
            _stamp_row(sheet, np.full(cuts[n + 1] - cuts[n], ink, np.uint8), cuts[n], y + n, thick)


def _stamp_row(sheet, row, x, y, thick) -> None:
    into = sheet[y : y + thick, x : x + len(row)]
    np.maximum(into, row[None, : into.shape[1]], out=into)


def margin_rules(r, sheet, x0: int, x1: int) -> None:
    """Upright rules, single or double, broken or whole: beside the text, or through it as in bound books."""
    rows, columns = sheet.shape
    k = r.random()
    x = (
        r.randint(0, max(1, x0))
        if k < 0.3
        else min(columns - 12, x1 + r.randint(0, 60))
        if k < 0.6
        else r.randint(0, columns - 12)
    )
    if 0.6 <= k < 0.85:
        x = min(columns - 12, x0 + r.randint(0, 200))
    width = r.choice((1, 1, 2, 2, 3, 4))
    step = r.choice((0, 0, r.randint(3, 9)))
    shown = np.ones(rows, bool) if not step else np.arange(rows) % step < (step + 1) // 2
    lean = r.choice((0, 0, 0, 1, -1, 2))
    ink = r.randint(170, 255)
    for offset in (0, width + r.randint(2, 7)) if r.random() < 0.35 else (0,):
        for part in range(abs(lean) + 1):
            a, b = rows * part // (abs(lean) + 1), rows * (part + 1) // (abs(lean) + 1)
            at = max(0, min(columns - width, x + offset + (part if lean > 0 else -part)))
            sheet[a:b, at : at + width][shown[a:b]] = ink


def pen_strokes(r, sheet):
    rows, columns = sheet.shape
    picture = Image.fromarray(sheet)
    pen = ImageDraw.Draw(picture)
    for _ in range(r.randint(1, 3)):
        x, y = r.randint(0, columns), r.randint(-20, rows + 20)
        points = [(x, y)]
        for _ in range(r.randint(2, 7)):
            x, y = x + r.randint(-60, 90), y + r.randint(-40, 40)
            points.append((x, y))
        pen.line(points, fill=r.randint(150, 255), width=r.choice((1, 2, 2, 3, 4)), joint="curve")
    return np.array(picture)


def tick(r, sheet, x: int, y: int) -> None:
    """Small dirt near the text: a speck that is no point and no comma of the line."""
    size = r.randint(1, 4)
    sheet[max(0, y) : y + size, max(0, x) : x + size + r.randint(0, 2)] = r.randint(160, 255)


class Neighbours:
    """Lines drawn before, to peep in from above and below as a finder's cut lets them."""

    def __init__(self):
        self.kept = []

    def keep(self, r, piece) -> None:
        rows = np.flatnonzero(piece.picture.max(1) > 60)
        if not len(rows):
            return
        one = (piece.picture[rows[0] : rows[-1] + 1].copy(), piece.base - rows[0])
        if len(self.kept) < 80:
            self.kept.append(one)
        else:
            self.kept[r.randrange(80)] = one

    def peep(self, r, sheet, base: int, above: int, below: int, tall: float, x: int) -> None:
        """above and below: rows free over and under the text; tall: its height."""
        if len(self.kept) < 8:
            return
        rows, columns = sheet.shape
        k = r.random()
        pitch = r.uniform(0.88, 1.4) * tall
        for side in (-1, 1) if k < 0.55 else (r.choice((-1, 1)),):
            picture, picture_base = r.choice(self.kept)
            h = picture.shape[0]
            # A neighbour seen whole would be a line of its own.
            most = min(0.34 * rows, 0.62 * h, max(2, (above if side < 0 else below) + 0.08 * tall))
            y = base - picture_base + side * pitch
            y = min(y, most - h) if side < 0 else max(y, rows - most)
            paste(sheet, picture, r.choice((x, x, r.randint(-300, columns // 2), x + r.randint(0, 120))), y)

    def slice(self, r, sheet) -> None:
        if len(self.kept) >= 8:
            picture, _ = r.choice(self.kept)
            shown = int(min(r.uniform(0.04, 0.25) * sheet.shape[0], 0.55 * picture.shape[0]))
            paste(
                sheet,
                picture,
                r.randint(-100, sheet.shape[1] // 2),
                shown - picture.shape[0] if r.random() < 0.5 else sheet.shape[0] - shown,
            )
