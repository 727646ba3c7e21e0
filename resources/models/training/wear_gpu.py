"""Wears drawn lines as ribbons, carbon, copiers, microfilm and faxes do. Runs on batches, on whatever device they lie.

In: float ink B x 1 x 60 x W, 0 paper, 1 ink. Out: B x 1 x 40 x 2W/3. Geometry moves so little that the face track stays."""

import math
import random

import torch
import torch.nn.functional as F

HEIGHT = 40
LIGHTLY = 0.5
"""The share of lines that are hardly worn: without them the nets doubt what is plain to see."""
_SIGMAS = (0.55, 0.71, 1.0, 1.34)  # blurs on top of each other: up to about 1.9 in all


class Dice:
    """Random tensors one value a line, from one seeded generator."""

    def __init__(self, device, seed: int):
        self.device = device
        self.generator = torch.Generator(device=device)
        self.generator.manual_seed(seed)
        self.plain = random.Random(seed)

    def rand(self, *shape):
        return torch.rand(*shape, device=self.device, generator=self.generator)

    def randn(self, *shape):
        return torch.randn(*shape, device=self.device, generator=self.generator)

    def between(self, lines, low=0.0, high=1.0):
        return low + (high - low) * self.rand(lines, 1, 1, 1)

    def coin(self, lines, chance):
        return (self.rand(lines, 1, 1, 1) < chance).float()

    def whole(self, high, *shape):
        return torch.randint(0, high, shape, device=self.device, generator=self.generator)

    def some(self, lines, share):
        """The numbers of a random share of the lines (their count is fixed, so nothing waits for the device)."""
        return torch.randperm(lines, device=self.device, generator=self.generator)[: int(round(lines * share))]

    def clouds(self, lines, h, w, rows, columns):
        """Smooth noise with so many knots."""
        return F.interpolate(
            self.randn(lines, 1, max(2, rows), max(2, columns)), size=(h, w), mode="bilinear", align_corners=False
        )


def _kernel(sigma):
    k = max(1, int(2.5 * sigma + 0.5))
    weights = [math.exp(-(i * i) / (2 * sigma * sigma)) for i in range(-k, k + 1)]
    return [w / sum(weights) for w in weights]


def blur(x, weights):
    """Shifted sums: for one channel much faster to start than cuDNN's convolutions."""
    k = len(weights) // 2
    for dim in (3, 2):
        n = x.shape[dim]
        padded = F.pad(x, (k, k, 0, 0) if dim == 3 else (0, 0, k, k))
        x = padded.narrow(dim, 0, n) * weights[0]
        for i in range(1, len(weights)):
            x.add_(padded.narrow(dim, i, n), alpha=weights[i])
    return x


def shrink(x, h, w):
    return F.interpolate(x, size=(h, w), mode="bilinear", align_corners=False, antialias=True)


class Wear:
    def __init__(self, watermarks, others, device, seed: int):
        """watermarks, others: uint8 stacks of overlay sheets."""
        self.watermarks = torch.as_tensor(watermarks).to(device)
        self.others = torch.as_tensor(others).to(device)
        self.dice = Dice(device, seed)
        self.kernels = [None] + [_kernel(s) for s in _SIGMAS]
        self.cosines = _cosines().to(device)

    @torch.no_grad()
    def __call__(self, x):
        d, (lines, _, h, w) = self.dice, x.shape
        x = self._bend(x)
        light, lightly = self._lightly(x), d.coin(lines, LIGHTLY)
        x = self._bleed_through(x)
        x = torch.maximum(x, self._window(self.others, lines, h, w) * (d.coin(lines, 0.20) * d.between(lines, 0.5, 1)))
        crisp = d.coin(lines, 0.6)  # printed over the scan by the portal, so nothing wears it
        mark = self._window(self.watermarks, lines, h, w) * (d.coin(lines, 0.62) * d.between(lines, 0.55, 1))
        x = torch.maximum(x, mark * (1 - crisp))
        mark = mark * crisp
        early = d.plain.random() < 0.35
        if early:
            h, w = HEIGHT, w * HEIGHT // h
            x, mark = shrink(x, h, w), ((shrink(mark, h, w) - 0.22) * 4).clamp(0, 1)
        x = self._ribbon(x)
        x, softness = self._copy(x, 0.72 if early else 1.0)
        x = self._print_out(x, softness)
        x = self._fax_lines(x)
        x = self._coarse(x)
        x = torch.maximum(x, mark)
        x = self._specks(x)
        x = self._jpeg(x)
        if not early:
            x = shrink(x, HEIGHT, w * HEIGHT // h)
        return (lightly * light + (1 - lightly) * self._paper(x)).clamp_(0, 1)

    def _lightly(self, x):
        """As a good scan of a good page looks: a little soft, two-toned or grey, hardly any noise."""
        d, (lines, _, h, w) = self.dice, x.shape
        softness = d.between(lines, 0, 1.6)
        once = blur(x, self.kernels[1])
        twice = blur(once, self.kernels[2])
        soft = x * (1 - softness).clamp_min(0) + once * (1 - (softness - 1).abs()) + twice * (softness - 1).clamp_min(0)
        hard = torch.sigmoid((soft - d.between(lines, 0.3, 0.6)) * d.between(lines, 12, 50))
        two_toned = d.coin(lines, 0.6)
        x = two_toned * hard + (1 - two_toned) * soft * d.between(lines, 0.7, 1.1)
        x = shrink(x, HEIGHT, w * HEIGHT // h)
        return x + d.randn(*x.shape) * (d.coin(lines, 0.4) * d.between(lines, 0, 0.05))

    def _bend(self, x):
        d, (lines, _, h, w) = self.dice, x.shape
        theta = torch.zeros(lines, 2, 3, device=x.device)
        aspect = h / w
        theta[:, 0, 0] = 1
        theta[:, 1, 1] = 1 + 0.04 * d.randn(lines)
        theta[:, 0, 1] = d.randn(lines) * 0.08 * aspect * (d.rand(lines) < 0.5)
        theta[:, 1, 0] = d.randn(lines) * 0.0035 / aspect * (d.rand(lines) < 0.6)
        theta[:, 1, 2] = d.randn(lines) * 0.03
        grid = F.affine_grid(theta, x.shape, align_corners=False)
        grid[..., 1] += (
            F.interpolate(d.randn(lines, 1, 1, 10), size=(1, w), mode="bicubic", align_corners=False)[:, 0] * 0.02
        )
        return F.grid_sample(x, grid, align_corners=False)

    def _bleed_through(self, x):
        """The back of the leaf, mirrored and faint."""
        d = self.dice
        to, source = d.some(x.shape[0], 0.05), d.some(x.shape[0], 0.05)
        if len(to):
            back = blur(x[source].flip(3), self.kernels[3]).roll(d.plain.randint(-20, 20), 2)
            x[to] = torch.maximum(x[to], back * d.between(len(to), 0.12, 0.42))
        return x

    def _window(self, sheets, lines, h, w):
        """A window of a random sheet for every line, some of them mirrored."""
        d, side = self.dice, sheets.shape[1]
        which = d.whole(len(sheets), lines)
        ahead = 1 - 2 * (d.rand(lines, 1) < 0.15).long()
        rows = (d.whole(side, lines, 1) + torch.arange(h, device=sheets.device)) % side
        columns = (d.whole(side, lines, 1) + torch.arange(w, device=sheets.device) * ahead) % side
        return sheets[which[:, None, None], rows[:, :, None], columns[:, None, :]].unsqueeze(1).float().div_(255)

    def _ribbon(self, x):
        """A fresh ribbon fattens letters, in places."""
        d, (lines, _, h, w) = self.dice, x.shape
        fat = F.max_pool2d(x, 3, 1, 1)
        where = (d.clouds(lines, h, w, 2, w // 40) * 0.5 + 0.5).clamp(0, 1)
        return x + (fat - x) * (d.coin(lines, 0.4) * d.between(lines, 0, 0.9)) * where

    def _copy(self, x, most):
        """Wear in patches, strokes and grains; blur; contrast; noise. Gives the picture and how soft it became."""
        d, (lines, _, h, w) = self.dice, x.shape
        wear = d.clouds(lines, h, w, 3, w // 36) * (d.coin(lines, 0.7) * d.between(lines, 0, 0.38))
        wear += d.clouds(lines, h, w, 3, w // 16) * (d.coin(lines, 0.5) * d.between(lines, 0, 0.30))
        wear += d.clouds(lines, h, w, h // 3, w // 3) * d.between(lines, 0, 0.22)
        softness = d.rand(lines, 1, 1, 1) * (len(self.kernels) - 1) * most
        soft = torch.zeros_like(x)
        for i, weights in enumerate(self.kernels):
            if weights:
                x = blur(x, weights)
            soft.addcmul_(x, (1 - (softness - i).abs()).clamp_min(0))
        x = soft * d.between(lines, 0.7, 1.4) + wear * (0.25 + 0.75 * soft)
        return x + d.randn(*x.shape) * (d.coin(lines, 0.6) * d.between(lines, 0, 0.14)), softness

    def _print_out(self, x, softness):
        """To two tones more or less hard, or left grey; a few as faint as a third carbon."""
        d, lines = self.dice, x.shape[0]
        threshold = 0.20 + 0.42 * d.rand(lines, 1, 1, 1) * (1 - 0.16 * softness)
        hard = d.coin(lines, 0.72)
        steep = 10 + 40 * d.rand(lines, 1, 1, 1)
        grey = x.clamp(0, 1) * torch.where(
            d.coin(lines, 0.12) > 0, d.between(lines, 0.22, 0.5), d.between(lines, 0.5, 1)
        )
        return hard * torch.sigmoid((x - threshold) * steep) + (1 - hard) * grey

    def _fax_lines(self, x):
        """Scan lines lost, doubled, or pulled sideways."""
        d, h = self.dice, x.shape[2]
        lines = d.some(x.shape[0], 0.05)
        if len(lines):
            one = x[lines]
            n, w = one.shape[0], one.shape[3]
            rows = torch.arange(h, device=x.device).expand(n, h)
            skipped = (d.rand(n, h) < 0.04 * d.rand(n, 1)).long()
            rows = (rows - skipped).clamp(0, h - 1)
            one = one.gather(2, rows[:, None, :, None].expand(n, 1, h, w))
            pulled = (d.rand(n, 1, h, 1) < 0.05).float()
            one = one * (1 - pulled) + one.roll(d.plain.choice((-2, -1, 1, 2)), 3) * pulled
            x[lines] = one * (1 - (d.rand(n, 1, h, 1) < 0.02).float() * d.coin(n, 0.5))
        return x

    def _coarse(self, x):
        """There and back by a lower resolution, as 150 to 200 dpi scans went; some two-toned while small."""
        d, (_, _, h, w) = self.dice, x.shape
        lines = d.some(x.shape[0], 0.22)
        if len(lines):
            f = d.plain.uniform(0.45, 0.95) if h == HEIGHT else d.plain.uniform(0.40, 0.95)
            f = max(f, 0.62) if h == HEIGHT else f
            small = shrink(x[lines], max(16, int(h * f)), int(w * f))
            two = d.coin(len(lines), 0.5)
            small = two * torch.sigmoid((small - d.between(len(lines), 0.3, 0.6)) * 30) + (1 - two) * small
            mode = d.plain.choice(("bilinear", "bicubic", "nearest"))
            x[lines] = F.interpolate(
                small, size=(h, w), mode=mode, **({} if mode == "nearest" else {"align_corners": False})
            ).clamp(0, 1)
        return x

    def _specks(self, x):
        d, (lines, _, h, w) = self.dice, x.shape
        z = d.rand(*x.shape)
        share = d.between(lines) ** 3 * 0.012 * d.coin(lines, 0.5)
        black = F.max_pool2d((z < share).float(), 2, 1, 1)[..., :h, :w]
        return torch.maximum(x, black) * (1 - (z > 1 - share * 1.5).float())

    def _jpeg(self, x):
        """The rounding of 8 x 8 blocks in frequency."""
        d, (_, _, h, w) = self.dice, x.shape
        lines = d.some(x.shape[0], 0.08)
        if not len(lines):
            return x
        pad_h, pad_w = -h % 8, -w % 8
        one = F.pad(x[lines], (0, pad_w, 0, pad_h))
        n, _, hh, ww = one.shape
        blocks = one.view(n, hh // 8, 8, ww // 8, 8).permute(0, 1, 3, 2, 4)
        spectrum = self.cosines @ blocks @ self.cosines.t()
        slope = torch.arange(8, device=x.device).float()
        step = (0.03 + 0.05 * (slope[:, None] + slope[None, :])) * d.rand(n, 1, 1, 1, 1) * 1.6 + 1e-3
        blocks = self.cosines.t() @ ((spectrum / step).round() * step) @ self.cosines
        x[lines] = blocks.permute(0, 1, 3, 2, 4).reshape(n, 1, hh, ww)[..., :h, :w].clamp(0, 1)
        return x

    def _paper(self, x):
        """Grey ground, even or in a slope."""
        d, (lines, _, h, w) = self.dice, x.shape
        ground = d.between(lines, 0, 0.16) * d.coin(lines, 0.22)
        slope = d.clouds(lines, h, w, 2, 3) * (d.between(lines, 0, 0.08) * d.coin(lines, 0.15))
        return x + (ground + slope) * (1 - x)


def _cosines():
    k, n = torch.meshgrid(torch.arange(8).float(), torch.arange(8).float(), indexing="ij")
    basis = torch.cos(math.pi * (2 * n + 1) * k / 16) / 2
    basis[0] /= math.sqrt(2)
    return basis
