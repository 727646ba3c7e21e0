"""How much the nets' own chances are worth: fits, on fresh drawn lines and on real ones, the two numbers that turn a net's chance into the share that is right.

    python3 calibrate.py --models DIR [--lines 800] [--real REAL.npz] [--into ../models.json]

DIR holds swift.onnx and keen.onnx as they ship. A character's chance p becomes 1 / (1 + exp(-(a * log(p / (1 - p)) + b)))."""

import argparse
import difflib
import json
import multiprocessing
import os
import random

import numpy as np
import onnxruntime
import torch

import pack_real
from draw_line import LineDrawer
from overlays import draw_sheets
from signs import SIGNS
from wear_gpu import Wear


def characters(scores):
    """Greedy reading of one line: (sign, the chance that it stands there), as the product reckons it."""
    chances = np.exp(scores - scores.max(-1, keepdims=True))
    chances /= chances.sum(-1, keepdims=True)
    best = chances.argmax(-1)
    out, start = [], 0
    while start < len(best):
        end = start + 1
        while end < len(best) and best[end] == best[start]:
            end += 1
        if best[start]:
            out.append((SIGNS[best[start] - 1], _stands(chances, best, start, end)))
        start = end
    return out


def _stands(chances, best, start, end):
    """A sign shows once: its chances in its columns, and in those beside them, add up."""
    sign, none, sums = best[start], chances[start:end, 0].prod(), chances[start:end].sum(0)
    seen = (1 - chances[start:end, 0]).sum()
    for beside, beyond in ((start - 1, start - 2), (end, end + 1)):
        if not 0 <= beside < len(best) or best[beside] or (0 <= beyond < len(best) and best[beyond] == sign):
            continue
        none *= 1 - chances[beside, sign]
        seen += chances[beside, sign]
        sums[sign] += chances[beside, sign]
    none = min(none, max(0.0, 1 - seen))
    return float((1 - none) * sums[sign] / sums[1:].sum())


def judged(read, truth):
    """For each character read, whether it stands there."""
    right = [False] * len(read)
    for kind, a, b, _, _ in difflib.SequenceMatcher(None, read, truth, autojunk=False).get_opcodes():
        if kind == "equal":
            right[a:b] = [True] * (b - a)
    return right


def fit(chances, right, rounds=40):
    """Logistic regression by Newton's steps, with a light pull to (1, 0)."""
    x = np.log(np.clip(chances, 1e-6, 1 - 1e-6) / np.clip(1 - chances, 1e-6, 1))
    features, weights = np.stack([x, np.ones_like(x)], 1), np.array([1.0, 0.0])
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-features @ weights))
        gradient = features.T @ (right - p) - (weights - np.array([1.0, 0.0]))
        hessian = (features * (p * (1 - p))[:, None]).T @ features + np.eye(2)
        weights = weights + np.linalg.solve(hessian, gradient)
    return [round(float(w), 3) for w in weights]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--models", required=True)
    p.add_argument("--lines", type=int, default=800)
    p.add_argument("--seed", type=int, default=4711)
    p.add_argument(
        "--real",
        default="",
        help="packed real crops (pack_real.py); drawn lines alone are worn more than most pages are",
    )
    p.add_argument("--into", default="")
    o = p.parse_args()
    with multiprocessing.Pool(2) as pool:
        marks, others = draw_sheets(pool, o.seed, 24, 12)
    wear, drawer, r = Wear(marks, others, "cpu", o.seed), LineDrawer(), random.Random(o.seed)
    nets = {name: onnxruntime.InferenceSession(os.path.join(o.models, name + ".onnx")) for name in ("swift", "keen")}
    seen = {name: ([], []) for name in nets}
    for _ in range(o.lines):
        ink, _, label = drawer.sample(r)
        x = wear(torch.from_numpy(ink.astype(np.float32) / 255)[None, None]).numpy()
        for name, net in nets.items():
            read = characters(net.run(["signs"], {"x": x})[0][0])
            seen[name][0].extend(chance for _, chance in read)
            seen[name][1].extend(judged([sign for sign, _ in read], list(label)))
    crops = pack_real.load(o.real) if o.real else []
    for some, batch in pack_real.batches(crops, 8):
        for name, net in nets.items():
            for i, scores in zip(some, net.run(["signs"], {"x": batch})[0]):
                read = characters(scores)
                seen[name][0].extend(chance for _, chance in read)
                seen[name][1].extend(judged([sign for sign, _ in read], list(crops[i][1])))
    found = {}
    for name, (chances, right) in seen.items():
        found[name] = fit(np.array(chances), np.array(right, float))
        print(
            f"{name}: {len(right)} characters, {100 * (1 - np.mean(right)):.2f}% wrong, a and b {found[name]}",
            flush=True,
        )
    if o.into:
        with open(o.into, encoding="utf8") as f:
            models = json.load(f)
        for name, (a, b) in found.items():
            models["networks"][name]["calibration"] = {"slope": a, "offset": b}
        with open(o.into, "w", encoding="utf8") as f:
            f.write(json.dumps(models, ensure_ascii=False, indent=2) + "\n")


if __name__ == "__main__":
    main()
