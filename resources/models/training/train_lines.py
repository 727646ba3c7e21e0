"""Trains the readers of lines together on drawn ones, the smaller also on what the largest says, and measures them on real ones.

    python3 train_lines.py --minutes 9 --out .train/run1 [--master .train/master.pt] [--keen .train/keen.pt] [--swift .train/swift.pt] [--real .train/real.npz]
    python3 train_lines.py --minutes 9 --out .train/run2 --train keen,swift --master .train/run1/master.pt --keen .train/run1/keen.pt --swift .train/run1/swift.pt

Weights are written at every measuring, so a training that is killed loses less than a minute."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # the drawing processes share the cores

import argparse
import multiprocessing
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

import nets
import pack_real
import weights
from draw_line import BUCKETS, COLUMN, HEIGHT, SHARES, LineDrawer
from export import to_onnx
from feed import Feed, Field
from overlays import draw_sheets
from score import Score
from signs import decode, encode, spell
from texts import LONGEST
from training import BEGUN, Clock, Pupil, choose_device, half_precision
from wear_gpu import Wear

RINGS = {480: 19200, 960: 25600, 1440: 32000, 1920: 32000, 2400: 25600}
BATCHES = {480: 2048, 960: 1408, 1440: 1024, 1920: 768, 2400: 640}
FACE_WEIGHT, IMITATION = 0.1, {"keen": 1.0, "swift": 0.5}
READERS = {"master": nets.Master, "keen": nets.Keen, "swift": nets.Swift}
_drawer = None


def draw(r):
    """One sample for the feed, in a drawing process."""
    global _drawer
    _drawer = _drawer or LineDrawer()
    ink, faces, label = _drawer.sample(r)
    signs = np.zeros(LONGEST, np.uint8)
    signs[: len(label)] = encode(label)
    return ink.shape[1], (ink, faces, signs, np.array(len(label), np.int64))


def layout(width):
    return [
        Field((HEIGHT, width)),
        Field((width // COLUMN,)),
        Field((LONGEST,), on_host=True),
        Field((), np.int64, on_host=True),
    ]


def bounded(loss, young, most=6.0):
    """No line weighs beyond all bounds. A net that knows nothing yet still learns from every line; later the hopeless ones are left out."""
    if young:
        return loss * (most / loss.detach().clamp_min(most))
    return loss.clamp(max=most)


def ctc(logits, signs, lengths, young):
    """Per sign, and over the full width of the cut, so that what is no text is learnt as blank."""
    steps = logits.float().log_softmax(-1).transpose(0, 1)
    longest = max(1, int(lengths.max()))
    targets = torch.from_numpy(signs[:, :longest].astype(np.int64)).to(logits.device)
    every = torch.full((logits.shape[0],), steps.shape[0], dtype=torch.long)
    loss = F.ctc_loss(steps, targets, every, torch.from_numpy(lengths), reduction="none", zero_infinity=True)
    return bounded(loss / per_sign(lengths, logits.device), young).mean()


def per_sign(lengths, device):
    return torch.from_numpy(np.maximum(lengths, 4).astype(np.float32)).to(device)


def imitation(pupil, teacher, lengths, young):
    """How far a pupil's columns are from the teacher's, in the same measure as the CTC loss."""
    said = teacher.detach().float().log_softmax(-1)
    apart = F.kl_div(pupil.float().log_softmax(-1), said, reduction="none", log_target=True).sum((1, 2))
    return bounded(apart / per_sign(lengths, pupil.device), young).mean()


def face_loss(found, faces):
    return F.cross_entropy(found.float().flatten(0, 1), faces.flatten())


class Trainer:
    def __init__(self, options):
        self.o, self.device = options, choose_device(options.device)
        scale = options.scale
        fork = multiprocessing.get_context("fork")
        with fork.Pool(max(1, options.workers)) as pool:  # before the device is touched
            marks, others = draw_sheets(pool, options.seed, max(4, int(240 * scale)), max(4, int(120 * scale)))
        self.log("overlays drawn")
        self.feed = Feed(
            draw,
            {w: layout(w) for w in BUCKETS},
            {w: int(n * scale) for w, n in RINGS.items()},
            self.device,
            options.workers,
            options.seed,
            chunk=max(2, int(64 * min(1, scale * 4))),
        )
        self.batches = {w: max(2, int(n * scale)) for w, n in BATCHES.items()}
        torch.manual_seed(options.seed)
        self.wear = Wear(marks, others, self.device, options.seed)
        self.plain, self.generator = random.Random(options.seed), np.random.default_rng(options.seed)
        self.real = pack_real.load(options.real)[: options.real_lines or None] if options.real else []
        learning = options.train.split(",")
        self.pupils = [self.reader(name) for name in READERS if name in learning]
        # Master teaches, learning itself or not.
        self.teacher = self.pupils[0] if "master" in learning or not options.master else self.reader("master")
        self.losses, self.seen, self.steps = {}, 0, 0

    def reader(self, name):
        net, path, rate = READERS[name](), getattr(self.o, name), getattr(self.o, "rate_" + name)
        if path:
            weights.load(net, path)
        return Pupil(name, net, self.device, rate, rate * self.o.last)

    def log(self, text):
        print(f"[{time.time() - BEGUN:6.1f}s] {text}", flush=True)

    def batch(self, width, lines):
        ink, faces, signs, lengths = self.feed.take(width, lines, self.generator)
        x = self.wear(ink.unsqueeze(1).float().div_(255))
        return x.contiguous(memory_format=torch.channels_last), faces.long(), signs, lengths

    def step(self, share):
        width = self.plain.choices(BUCKETS, SHARES)[0]
        x, faces, signs, lengths = self.batch(width, self.batches[width])
        with half_precision(self.device):
            said = {pupil.name: pupil.net(x) for pupil in self.pupils}
            if self.teacher not in self.pupils:
                with torch.no_grad():
                    said[self.teacher.name] = self.teacher.average(x)
        parts = {}
        for name in (pupil.name for pupil in self.pupils):
            young = self.losses.get(name, 9) > 1.5
            parts[name] = ctc(said[name][0], signs, lengths, young) + FACE_WEIGHT * face_loss(said[name][1], faces)
            if name != self.teacher.name:
                apart = imitation(said[name][0], said[self.teacher.name][0], lengths, young)
                parts[name + "_like"] = IMITATION[name] * apart
        sum(parts.values()).backward()
        for pupil in self.pupils:
            pupil.update(share)
        self.steps += 1
        self.seen += len(x)
        if self.steps % 10 == 1:
            for name, loss in parts.items():
                self.losses[name] = 0.8 * self.losses.get(name, loss.item()) + 0.2 * loss.item()

    @torch.no_grad()
    def measure(self):
        drawn = {p.name: Score() for p in self.pupils}
        real = {p.name: Score() for p in self.pupils}
        faces_right = {p.name: [] for p in self.pupils}
        for width in (960, 1920):
            x, faces, signs, lengths = self.batch(width, max(2, int(192 * min(1, self.o.scale * 4))))
            for pupil in self.pupils:
                logits, found = pupil.average(x)
                faces_right[pupil.name].append((found.argmax(-1) == faces).float().mean().item())
                for read, true, n in zip(logits.argmax(-1).tolist(), signs, lengths):
                    drawn[pupil.name].add(spell(true[:n]), decode(read))
        for some, crops in pack_real.batches(self.real, 64):
            x = torch.from_numpy(crops).to(self.device)
            for pupil in self.pupils:
                for i, read in zip(some, pupil.average(x)[0].argmax(-1).tolist()):
                    real[pupil.name].add(self.real[i][1], decode(read))
        for name in drawn:
            self.log(
                f"  {name:5} real {real[name]} | drawn {drawn[name]} faces {100 * np.mean(faces_right[name]):.1f}%"
            )

    def save(self):
        for pupil in self.pupils:
            weights.save(pupil.average, os.path.join(self.o.out, pupil.name + ".pt"))

    def save_calibration(self, lines=256):
        """Worn lines for the choice of eight-bit ranges."""
        kept = []
        while len(kept) < lines:
            width = self.plain.choice((960, 1440))
            x = self.batch(width, max(2, int(64 * min(1, self.o.scale * 4))))[0]
            kept += [(255 * picture[0]).round().byte().cpu().numpy() for picture in x]
        np.savez_compressed(
            os.path.join(self.o.out, "calibration-lines.npz"), **{f"line{i:03d}": k for i, k in enumerate(kept[:lines])}
        )

    def run(self):
        self.feed.start()
        self.feed.wait_for(max(2, int(512 * self.o.scale)))
        clock, due = Clock(self.o.minutes, self.o.reserve), 15.0
        self.log(f"start: {self.feed.made} lines drawn")
        self.measure()
        while clock.share() < 1 and not (self.o.steps and self.steps >= self.o.steps):
            self.step(clock.share())
            if clock.elapsed() > due:
                rate = self.feed.made / (time.time() - BEGUN)
                losses = " ".join(f"{k} {v:.3f}" for k, v in self.losses.items())
                memory = f"{torch.cuda.max_memory_allocated() / 2**30:.0f} GiB" if self.device == "cuda" else ""
                self.log(
                    f"step {self.steps} seen {self.seen} ({self.seen / clock.elapsed():.0f}/s) drawn {self.feed.made} ({rate:.0f}/s) loss {losses} {memory}"
                )
                self.measure()
                self.save()
                due = clock.elapsed() + self.o.every
        self.log(f"end: step {self.steps} seen {self.seen} drawn {self.feed.made}")
        self.save()
        self.measure()
        self.save_calibration(self.o.calibration)
        self.feed.stop()
        for pupil in self.pupils:
            if pupil.name == "master":
                continue
            to_onnx(pupil.average, pupil.name, os.path.join(self.o.out, pupil.name + ".onnx"))
        self.log("done")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--minutes", type=float, default=9, help="of the whole process, export included")
    p.add_argument(
        "--reserve", type=float, default=40, help="seconds of them kept for the last measuring and the export"
    )
    p.add_argument("--out", required=True)
    p.add_argument(
        "--train",
        default="master,keen,swift",
        help="which of them learn; Master, if its weights are given, teaches all the same",
    )
    for name, rate in (("master", 6e-4), ("keen", 1e-3), ("swift", 2e-3)):
        p.add_argument("--" + name, default="", help="weights to go on from")
        p.add_argument("--rate-" + name, type=float, default=rate)
    p.add_argument("--real", default="", help="packed real crops (pack_real.py), for measuring only")
    p.add_argument("--real-lines", type=int, default=0, help="measure on the first so many only")
    p.add_argument("--last", type=float, default=0.02, help="the last learning rate as a share of the first")
    p.add_argument("--every", type=float, default=45, help="seconds between measurings")
    p.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--scale", type=float, default=1.0, help="of rings and batches; small for a trial on a processor")
    p.add_argument("--steps", type=int, default=0, help="end after so many steps")
    p.add_argument("--calibration", type=int, default=256)
    p.add_argument("--device", default="")
    options = p.parse_args()
    os.makedirs(options.out, exist_ok=True)
    Trainer(options).run()
    # Threads of the queues would hold the process back, and with it the pipe its output goes to.
    os._exit(0)


if __name__ == "__main__":
    main()
