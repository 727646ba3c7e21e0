"""The networks. Swift reads every line, Keen looks again at figures, Finder finds the lines of a page; Master teaches.

All convolutions are plain, so that eight-bit arithmetic runs them at full speed on an ordinary processor.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

from signs import CLASSES

FACES = 4
"""Nothing, print, typed, hand."""


def conv(inputs, outputs, size=3, stride=1, groups=1, active=True):
    padding = tuple(k // 2 for k in size) if isinstance(size, tuple) else size // 2
    layers = [
        nn.Conv2d(inputs, outputs, size, stride, padding, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
    ]
    return nn.Sequential(*layers, nn.ReLU()) if active else nn.Sequential(*layers)


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = conv(channels, channels)
        self.second = conv(channels, channels, active=False)

    def forward(self, x):
        return F.relu(x + self.second(self.first(x)))


class Mixing(nn.Module):
    """Looks along the line: what stands left and right helps to tell e from o."""

    def __init__(self, channels, reach, widening=2):
        super().__init__()
        self.along = conv(channels, channels, (1, reach), groups=channels, active=False)
        self.widen = conv(channels, channels * widening, 1)
        self.narrow = conv(channels * widening, channels, 1, active=False)

    def forward(self, x):
        return F.relu(x + self.narrow(self.widen(self.along(x))))


class Swift(nn.Module):
    """A line 40 pixels high to one column of classes for every four pixels, by convolutions alone."""

    def __init__(self, classes=CLASSES):
        super().__init__()
        self.trunk = nn.Sequential(
            conv(1, 16, stride=2),
            conv(16, 40, stride=2),
            Residual(40),
            conv(40, 80, stride=(2, 1)),
            Residual(80),
            conv(80, 120, stride=(2, 1)),
            nn.Conv2d(120, 192, (3, 1), bias=False),
            nn.BatchNorm2d(192),
            nn.ReLU(),
        )
        self.mixing = nn.Sequential(*[Mixing(192, 13) for _ in range(6)])
        self.head = nn.Conv2d(192, classes + FACES, 1)
        self.classes = classes

    def forward(self, x):
        columns = self.head(self.mixing(self.trunk(x))).squeeze(2).transpose(1, 2)
        return columns[..., : self.classes], columns[..., self.classes :]


class Widening(nn.Module):
    """The residual block of Keen, with a projected way around where shape or channels change."""

    def __init__(self, inputs, inside, outputs, stride=(1, 1)):
        super().__init__()
        self.a = nn.Conv2d(inputs, inside, 3, stride, 1, bias=False)
        self.n1 = nn.BatchNorm2d(inside)
        self.b = nn.Conv2d(inside, outputs, 3, 1, 1, bias=False)
        self.n2 = nn.BatchNorm2d(outputs)
        changes = inputs != outputs or stride != (1, 1)
        self.sk = (
            nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride, bias=False), nn.BatchNorm2d(outputs))
            if changes
            else nn.Identity()
        )

    def forward(self, x):
        return F.relu(self.n2(self.b(F.relu(self.n1(self.a(x))))) + self.sk(x))


class Keen(nn.Module):
    """The same line read with more care: wider convolutions, then two passes along the line in both directions."""

    blocks = (
        (32, 24, 48),
        (48, 56, 80, (2, 2)),
        (80, 96, 128, (2, 1)),
        (128, 96, 128),
        (128, 144, 192, (2, 1)),
        (192, 128, 192),
    )

    def __init__(self, classes=CLASSES):
        super().__init__()
        self.f = nn.Sequential(
            nn.Conv2d(1, 32, 3, (2, 2), 1, bias=False),
            nn.BatchNorm2d(32),
            nn.ReLU(),
            *(Widening(*block) for block in self.blocks),
        )
        self.p = nn.Sequential(nn.Conv2d(192, 256, (3, 1), bias=False), nn.BatchNorm2d(256), nn.ReLU())
        self.l = nn.LSTM(256, 224, 2, bidirectional=True, batch_first=True, dropout=0.1)
        self.o = nn.Linear(448, classes)
        self.face = nn.Linear(448, FACES)

    def forward(self, x):
        columns = self.p(self.f(x)).squeeze(2).transpose(1, 2)
        columns, _ = self.l(columns)
        return self.o(columns), self.face(columns)


class Master(Keen):
    """A wider Keen that teaches the others, and is not shipped."""

    blocks = (
        (32, 48, 48),
        (48, 80, 80, (2, 2)),
        (80, 80, 80),
        (80, 128, 128, (2, 1)),
        (128, 128, 128),
        (128, 192, 192, (2, 1)),
        (192, 192, 192),
    )


class Finder(nn.Module):
    """A page at 100 dpi to the bands of its lines' small letters, at half the resolution: text, and handwriting."""

    def __init__(self, widths=(16, 24, 40, 64)):
        super().__init__()
        a, b, c, d = widths
        self.halved = conv(1, a, stride=2)
        self.quartered = nn.Sequential(conv(a, b, stride=2), Residual(b), Residual(b))
        self.eighthed = nn.Sequential(conv(b, c, stride=2), Residual(c))
        self.sixteenth = nn.Sequential(conv(c, d, stride=2), Residual(d), Residual(d))
        self.to_eighth = conv(d + c, c)
        self.to_quarter = nn.Sequential(conv(c + b, b), Residual(b))
        self.head = nn.Conv2d(b, 8, 3, 1, 1)

    def forward(self, x):
        quarter = self.quartered(self.halved(x))
        eighth = self.eighthed(quarter)
        coarse = self.sixteenth(eighth)
        eighth = self.to_eighth(torch.cat([twice(coarse), eighth], 1))
        quarter = self.to_quarter(torch.cat([twice(eighth), quarter], 1))
        return F.pixel_shuffle(self.head(quarter), 2)


def twice(x):
    return F.interpolate(x, scale_factor=2.0, mode="nearest")
