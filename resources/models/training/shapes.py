"""Figures in shapes that typewriters had and free faces have not: the open four and the flat three.

Each is drawn with strokes as thick as the face's own, in the room its own figure takes: (picture, left, top) as a glyph has them."""

import functools
import math

import numpy as np
from PIL import Image, ImageDraw

from ink import glyph

_FINE = 4  # drawn so much larger, then shrunk


@functools.lru_cache(512)
def _thickness(path: str, face, size: int) -> float:
    picture, _, _ = glyph(face, size, "-")
    return max(1.0, (picture.max(1) > 110).sum() * 0.9)


def _drawn(face, size: int, like: str, stroke: int, lines):
    """lines: runs of points, x and y from 0 to 1 in the room of the figure."""
    own, left, top = glyph(face, size, like, stroke)
    thick = _thickness(face.path, face, size) + 2 * stroke
    h, w = own.shape
    canvas = Image.new("L", (w * _FINE, h * _FINE), 0)
    pen = ImageDraw.Draw(canvas)
    edge = 1 + thick / 2
    wide = max(1, round(thick * _FINE))
    for points in lines:
        placed = [((edge + x * (w - 2 * edge)) * _FINE, (edge + y * (h - 2 * edge)) * _FINE) for x, y in points]
        pen.line(placed, fill=255, width=wide, joint="curve")
        for x, y in (placed[0], placed[-1]):
            pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)
    return np.asarray(canvas.resize((w, h), Image.BOX)), left, top


def open_four(r):
    """How one machine's four is made: two uprights that do not meet, and the bar between them."""
    bar, stem = r.uniform(0.56, 0.74), r.uniform(0.62, 0.8)
    lean, top, short = r.uniform(0.0, 0.3), r.uniform(0.0, 0.12), r.uniform(0.0, 0.5)
    beyond = r.uniform(0.0, 1.0) * (1 - stem)
    left = [(lean, top), (r.uniform(0.0, 0.06), bar), (stem + beyond, bar)]
    lines = [left, [(stem, short), (stem, 1.0)]]
    if r.random() < 0.4:  # a foot
        lines.append([(stem - 0.18, 1.0), (stem + 0.16, 1.0)])
    return "4", lines


def flat_three(r):
    """A bar, a slant to the middle, and one bowl."""
    middle, turn = r.uniform(0.34, 0.46), r.uniform(0.2, 0.45)
    bowl, high = (1 + middle) / 2, (1 - middle) / 2
    arc = [
        (0.46 + 0.52 * math.sin(a), bowl - high * math.cos(a))
        for a in (math.pi * (turn - 0.35 + (1.75 - turn) * i / 14) for i in range(15))
    ]
    lines = [[(r.uniform(0.02, 0.1), 0.0), (0.95, 0.0), (arc[0][0], arc[0][1]), *arc[1:]]]
    if r.random() < 0.4:  # a serif at the bar's end
        lines.append([(0.05, 0.0), (0.05, 0.12)])
    return "3", lines


def figure(face, size: int, shape, stroke: int = 0):
    like, lines = shape
    return _drawn(face, size, like, stroke, lines)
