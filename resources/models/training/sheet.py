"""Draws samples for a person to look at: python3 sheet.py OUT_FOLDER [--seed N]

lines.png   cuts as drawn, with their face track (thin print, middle typed, thick hand) and label
worn.png    the same kind of cuts as the nets see them
pages.png   worn tiles of pages; red the bands of text, green those of handwriting"""

import argparse
import os
import random

import numpy as np
import torch
from PIL import Image, ImageDraw

from draw_line import COLUMN, HEIGHT, LineDrawer
from draw_page import SIDE, PageDrawer
from overlays import Sheets
from train_finder import PageWear
from wear_gpu import Wear

ROW, LABEL = HEIGHT + 22, 15


def draw_lines(drawer, r, count):
    picture = Image.new("L", (1920, count * ROW), 255)
    pen = ImageDraw.Draw(picture)
    font = drawer.faces.groups["sans"][0].at(LABEL)
    n = 0
    while n < count:
        ink, faces, label = drawer.sample(r)
        if ink.shape[1] > picture.width:
            continue
        y = n * ROW
        picture.paste(Image.fromarray(255 - ink), (0, y))
        pen.rectangle((0, y, ink.shape[1] - 1, y + HEIGHT), outline=190)
        for i, code in enumerate(faces):
            if code:
                pen.line(
                    (i * COLUMN, y + HEIGHT + 1, i * COLUMN + COLUMN - 1, y + HEIGHT + 1),
                    fill=120,
                    width=(0, 1, 2, 4)[code],
                )
        pen.text((4, y + HEIGHT + 3), label, font=font, fill=0)
        n += 1
    return picture


def draw_worn(drawer, wear, r, count, width=1440):
    pictures, labels = [], []
    while len(pictures) < count:
        ink, _, label = drawer.sample(r)
        if ink.shape[1] == width:
            pictures.append(ink)
            labels.append(label)
    picture = Image.new("L", (width * 2 // 3 * 2 + 10, (count + 1) // 2 * 60), 255)
    pen = ImageDraw.Draw(picture)
    font = drawer.faces.groups["sans"][0].at(LABEL - 2)
    for start in range(0, count, 8):
        batch = torch.from_numpy(np.stack(pictures[start : start + 8]))[:, None].float() / 255
        for i, ink in enumerate(wear(batch)[:, 0].numpy(), start):
            x, y = (i % 2) * (width * 2 // 3 + 10), i // 2 * 60
            picture.paste(Image.fromarray((255 * (1 - ink)).astype(np.uint8)), (x, y))
            pen.text((x + 2, y + 42), labels[i], font=font, fill=0)
    return picture


def draw_pages(drawer, wear, r, count):
    tiles = [drawer.sample(r) for _ in range(count)]
    ink, bands = wear(*(torch.from_numpy(np.stack(part)) for part in zip(*tiles)))
    bands = torch.nn.functional.interpolate(bands, scale_factor=2.0, mode="nearest").numpy()
    picture = Image.new("RGB", (4 * (SIDE + 4), -(-count // 4) * (SIDE + 4)), (128, 128, 128))
    for i in range(count):
        grey = 255 * (1 - ink[i, 0].numpy())
        text, hand = 90 * bands[i]
        colours = np.stack([grey - hand, grey - text, grey - text - hand], -1).clip(0, 255).astype(np.uint8)
        picture.paste(Image.fromarray(colours), ((i % 4) * (SIDE + 4), i // 4 * (SIDE + 4)))
    return picture


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("out")
    p.add_argument("--seed", type=int, default=1)
    o = p.parse_args()
    os.makedirs(o.out, exist_ok=True)
    r = random.Random(o.seed)
    lines, pages, sheets = LineDrawer(), PageDrawer(), Sheets()
    marks = np.stack([sheets.watermark(o.seed * 100 + i) for i in range(10)])
    others = np.stack([sheets.other(o.seed * 100 + i) for i in range(8)])
    for _ in range(100):  # so that there are neighbours
        lines.sample(r)
    draw_lines(lines, r, 32).save(os.path.join(o.out, "lines.png"))
    draw_worn(lines, Wear(marks, others, "cpu", o.seed), r, 48).save(os.path.join(o.out, "worn.png"))
    draw_pages(pages, PageWear(marks, "cpu", o.seed), r, 8).save(os.path.join(o.out, "pages.png"))


if __name__ == "__main__":
    main()
