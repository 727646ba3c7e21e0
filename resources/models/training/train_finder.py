"""Trains the finder on drawn tiles of pages: python3 train_finder.py --minutes 3 --out .train/run1 [--finder .train/finder.pt]

The bands are taught softly: a column half covered at half the resolution is taught as one half, so that thin bands keep their place."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")

import argparse
import math
import multiprocessing
import time

import numpy as np
import torch
import torch.nn.functional as F

import nets
import weights
from draw_page import SIDE, PageDrawer
from export import to_onnx
from feed import Feed, Field
from overlays import draw_sheets
from training import BEGUN, Clock, Pupil, choose_device, half_precision
from wear_gpu import Dice

RING, BATCH = 12000, 96
_drawer = None


def draw(r):
    global _drawer
    _drawer = _drawer or PageDrawer()
    return 0, _drawer.sample(r)


class PageWear:
    """Leans, bends and scales tiles with their bands; then overlays, blur, contrast, noise, specks, grey ground."""

    def __init__(self, watermarks, device, seed):
        sheets = F.avg_pool2d(torch.as_tensor(watermarks).float()[:, None], 3)[:, 0]  # drawn for 300 dpi
        self.sheets = (sheets * 1.6).clamp(0, 255).byte().to(device)
        self.dice = Dice(device, seed)

    @torch.no_grad()
    def __call__(self, ink, bands):
        """uint8 B x S x S and B x 2 x S x S to float B x 1 x S x S and B x 2 x S/2 x S/2."""
        x = self._bend(torch.cat([ink[:, None], bands], 1).float().div_(255))
        x, bands = x[:, :1].contiguous(), F.avg_pool2d(x[:, 1:], 2)
        return self._wear(x), bands

    def _bend(self, x):
        d, n = self.dice, x.shape[0]
        lean = (d.randn(n) * 1.0).clamp(-3.5, 3.5) * (math.pi / 180)
        zoom = 1 + 0.08 * d.randn(n).clamp(-2.5, 2.5)
        theta = torch.zeros(n, 2, 3, device=x.device)
        theta[:, 0, 0] = theta[:, 1, 1] = zoom
        theta[:, 0, 1], theta[:, 1, 0] = -lean, lean
        grid = F.affine_grid(theta, x.shape, align_corners=False)
        # A book's page bends towards the gutter, a few steeply: up to 32 pixels over the tile.
        across = torch.linspace(-1, 1, x.shape[3], device=x.device)
        tilt = d.rand(n, 1) * 2 - 1
        depth = tilt * tilt.abs() * (32 / (x.shape[2] / 2)) * (d.rand(n, 1) < 0.4)
        centre, power = (d.rand(n, 1) - 0.5) * 2, 1.5 + 2 * d.rand(n, 1)
        curve = ((across[None] - centre).abs() / 2) ** power
        grid[..., 1] += (depth * curve)[:, None, :]
        return F.grid_sample(x, grid, align_corners=False)

    def _wear(self, x):
        d, (n, _, h, w) = self.dice, x.shape
        which, side = d.whole(len(self.sheets), n), self.sheets.shape[1]
        rows = (d.whole(side, n, 1) + torch.arange(h, device=x.device)) % side
        columns = (d.whole(side, n, 1) + torch.arange(w, device=x.device)) % side
        mark = self.sheets[which[:, None, None], rows[:, :, None], columns[:, None, :]].unsqueeze(1).float().div_(255)
        x = torch.maximum(x, mark * (d.coin(n, 0.5) * d.between(n, 0.4, 1)))
        back = d.some(n, 0.06)
        if len(back):  # the other side of the leaf
            x[back] = torch.maximum(
                x[back], F.avg_pool2d(x[back].flip(3).roll(37, 2), 3, 1, 1) * d.between(len(back), 0.1, 0.35)
            )
        fat = F.max_pool2d(x, 3, 1, 1)
        x = x + (fat - x) * (d.coin(n, 0.25) * d.between(n, 0, 0.6))
        soft, share = F.avg_pool2d(x, 3, 1, 1), d.between(n) * d.coin(n, 0.6)
        x = x * (1 - share) + soft * share
        x = x * d.between(n, 0.45, 1.8) * (1 + d.clouds(n, h, w, 12, 12) * d.between(n, 0, 0.3))
        x = x + d.randn(*x.shape) * d.between(n, 0, 0.12)
        specks = (d.rand(*x.shape) < 0.012 * d.between(n) ** 3).float()
        x = torch.maximum(x, specks * 0.8)
        hard = d.coin(n, 0.25)
        x = hard * torch.sigmoid((x - d.between(n, 0.25, 0.55)) * 14) + (1 - hard) * x
        ground = d.between(n, 0, 0.22) * d.coin(n, 0.25) + d.clouds(n, h, w, 3, 3) * (
            d.between(n, 0, 0.12) * d.coin(n, 0.15)
        )
        return (x + ground * (1 - x.clamp(0, 1))).clamp_(0, 1)


def losses(logits, bands):
    """Cross entropy and soft dice, each channel for itself: handwriting is rare and must not drown."""
    logits = logits.float()
    p = logits.sigmoid()
    cross = F.binary_cross_entropy_with_logits(logits, bands, reduction="none").mean((0, 2, 3))
    dice = 1 - (2 * (p * bands).sum((0, 2, 3)) + 1) / (p.sum((0, 2, 3)) + bands.sum((0, 2, 3)) + 1)
    weight = torch.tensor([1.0, 0.5], device=logits.device)
    return ((cross + dice) * weight).sum()


@torch.no_grad()
def overlap(net, batches):
    """Intersection over union of each channel."""
    both, either = torch.zeros(2), torch.zeros(2)
    for x, bands in batches:
        found, true = net(x) > 0, bands > 0.5
        both += (found & true).sum((0, 2, 3)).cpu()
        either += (found | true).sum((0, 2, 3)).cpu()
    return both / either.clamp_min(1)


def run(o):
    log = lambda text: print(f"[{time.time() - BEGUN:6.1f}s] {text}", flush=True)
    device = choose_device(o.device)
    with multiprocessing.get_context("fork").Pool(o.workers) as pool:
        marks, _ = draw_sheets(pool, o.seed + 500, max(2, int(160 * o.scale)), 1)
    field = [Field((SIDE, SIDE)), Field((2, SIDE, SIDE))]
    feed = Feed(
        draw,
        {0: field},
        {0: max(8, int(RING * o.scale))},
        device,
        o.workers,
        o.seed + 500,
        chunk=max(2, int(16 * min(1, o.scale * 4))),
    )
    torch.manual_seed(o.seed)
    wear, generator = PageWear(marks, device, o.seed), np.random.default_rng(o.seed)
    net = nets.Finder()
    if o.finder:
        weights.load(net, o.finder)
    pupil = Pupil("finder", net, device, o.rate, o.rate * 0.005, warm_up=100)
    size = max(2, int(BATCH * o.scale))

    def batch():
        x, bands = wear(*feed.take(0, size, generator))
        return x.contiguous(memory_format=torch.channels_last), bands

    feed.start()
    feed.wait_for(max(2, int(480 * o.scale)))
    clock, due, loss = Clock(o.minutes, o.reserve), 15.0, None
    log(f"start: {feed.made} tiles drawn")
    path = os.path.join(o.out, "finder.pt")

    def measure():
        text, hand = overlap(pupil.average, [batch() for _ in range(4)]).tolist()
        log(
            f"step {pupil.steps} drawn {feed.made} loss {loss.item() if loss is not None else 0:.4f} iou text {text:.4f} hand {hand:.4f}"
        )
        weights.save(pupil.average, path)

    while clock.share() < 1 and not (o.steps and pupil.steps >= o.steps):
        x, bands = batch()
        with half_precision(device):
            logits = pupil.net(x)
        loss = losses(logits, bands)
        loss.backward()
        pupil.update(clock.share())
        if clock.elapsed() > due:
            measure()
            due = clock.elapsed() + o.every
    measure()
    tiles = torch.cat([batch()[0] for _ in range(-(-o.calibration // size))])[: o.calibration, 0]
    np.savez_compressed(
        os.path.join(o.out, "calibration-pages.npz"),
        **{f"page{i:03d}": (255 * t).round().byte().cpu().numpy() for i, t in enumerate(tiles)},
    )
    feed.stop()
    to_onnx(pupil.average, "finder", os.path.join(o.out, "finder.onnx"))
    log("done")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--minutes", type=float, default=3, help="of the whole process, export included")
    p.add_argument("--reserve", type=float, default=12, help="seconds of them kept for the export")
    p.add_argument("--out", required=True)
    p.add_argument("--finder", default="", help="weights to go on from")
    p.add_argument("--rate", type=float, default=2e-3)
    p.add_argument("--every", type=float, default=20)
    p.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--scale", type=float, default=1.0, help="of ring and batch; small for a trial on a processor")
    p.add_argument("--steps", type=int, default=0)
    p.add_argument("--calibration", type=int, default=64)
    p.add_argument("--device", default="")
    options = p.parse_args()
    os.makedirs(options.out, exist_ok=True)
    run(options)
    os._exit(0)  # see train_lines.py


if __name__ == "__main__":
    main()
