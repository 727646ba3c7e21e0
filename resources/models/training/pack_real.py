"""Packs real line crops and their truth into one file, for measuring only: python3 pack_real.py CROPS_FOLDER OUT.npz

The folder holds the crops and index.tsv (file, tab, truth)."""

import json
import sys

import numpy as np
from PIL import Image

from signs import fold

HEIGHT, BEFORE, BEHIND = 40, 8, 16


def prepare(picture: Image.Image):
    """A crop as the net sees it: 40 rows, a little paper on both sides. Always this resampler: another costs a twentieth."""
    grey = picture.convert("L")
    grey = grey.resize((max(8, round(grey.width * HEIGHT / grey.height)), HEIGHT), Image.LANCZOS)
    return np.pad(np.asarray(grey), ((0, 0), (BEFORE, BEHIND)), constant_values=255)


def pack(folder: str, out: str) -> None:
    pictures, truths, names = [], [], []
    with open(f"{folder}/index.tsv", encoding="utf8") as f:
        for row in f:
            name, truth, *_ = row.rstrip("\n").split("\t")
            try:
                picture = Image.open(f"{folder}/{name}")
            except OSError:
                continue
            pictures.append(prepare(picture))
            truths.append(fold(truth))
            names.append(name)
    np.savez_compressed(
        out,
        ink=np.concatenate(pictures, 1),
        widths=np.array([p.shape[1] for p in pictures]),
        truths=json.dumps(truths),
        names=json.dumps(names),
    )
    print(f"{len(names)} crops")


def load(path: str):
    """Pairs (ink float 40 x W with 1 for ink, truth)."""
    with np.load(path, allow_pickle=False) as z:
        ink, widths, truths = z["ink"], z["widths"], json.loads(str(z["truths"]))
    ends = np.cumsum(widths)
    return [
        (1 - ink[:, end - width : end].astype(np.float32) / 255, truth)
        for end, width, truth in zip(ends, widths, truths)
    ]


def batches(crops, size: int = 48):
    """(indices, float array n x 1 x 40 x W) of crops of like width, padded with paper."""
    order = sorted(range(len(crops)), key=lambda i: crops[i][0].shape[1])
    for at in range(0, len(order), size):
        some = order[at : at + size]
        width = -(-max(crops[i][0].shape[1] for i in some) // 32) * 32
        batch = np.zeros((len(some), 1, HEIGHT, width), np.float32)
        for n, i in enumerate(some):
            batch[n, 0, :, : crops[i][0].shape[1]] = crops[i][0]
        yield some, batch


if __name__ == "__main__":
    pack(sys.argv[1], sys.argv[2])
