"""A start for Swift out of a wider Swift: of each layer the channels that carry most.

    python3 slim.py WIDE.pt SLIM.pt

What the wider net knew is mostly kept, and a short training mends the rest."""

import sys

import torch

from nets import Swift
from weights import load, save

# Blocks of the wider net that the slimmer one still has.
_MIXING = (0, 1, 2, 3, 4, 6)


class Slimmer:
    def __init__(self, wide, slim):
        self.wide, self.slim = wide, slim

    def best(self, count: int, *norms: str):
        """The channels whose scales in these normalisations are largest together."""
        weight = sum(self.wide[n + ".weight"].abs() / self.wide[n + ".weight"].abs().mean() for n in norms)
        return weight.topk(count).indices.sort().values

    def width(self, name: str) -> int:
        return self.slim[name + ".weight"].shape[0]

    def convolution(self, to: tuple, source: tuple, outputs, inputs) -> None:
        """to, source: the names of a convolution and of its normalisation."""
        weight = self.wide[source[0] + ".weight"][outputs]
        self.slim[to[0] + ".weight"] = weight if inputs is None else weight[:, inputs]
        for part in ("weight", "bias", "running_mean", "running_var"):
            self.slim[f"{to[1]}.{part}"] = self.wide[f"{source[1]}.{part}"][outputs]

    def block(self, to: str, source: str, outputs, inputs, first: tuple, second: tuple) -> None:
        """Two convolutions whose inside may be slimmer on its own."""
        inside = self.best(self.width(f"{to}.{first[0]}"), f"{source}.{first[1]}")
        for pair, out, into in ((first, inside, inputs), (second, outputs, inside)):
            self.convolution(tuple(f"{to}.{n}" for n in pair), tuple(f"{source}.{n}" for n in pair), out, into)


def _conv(name: str) -> tuple:
    return name + ".0", name + ".1"


def slim_swift(s: Slimmer) -> None:
    every = slice(None)
    s.convolution(_conv("trunk.0"), _conv("trunk.0"), every, None)
    before = every
    for head, block in (("trunk.1", "trunk.2"), ("trunk.3", "trunk.4"), ("trunk.5", None)):
        channels = s.best(s.width(head + ".0"), head + ".1", (block or "trunk.6") + ".second.1")
        s.convolution(_conv(head), _conv(head), channels, before)
        if block:
            s.block(block, block, channels, channels, ("first.0", "first.1"), ("second.0", "second.1"))
        before = channels
    columns = s.best(s.width("trunk.6"), "trunk.8", *(f"mixing.{i}.narrow.1" for i in _MIXING))
    s.convolution(("trunk.6", "trunk.7"), ("trunk.7", "trunk.8"), columns, before)
    for to, source in ((f"mixing.{i}", f"mixing.{n}") for i, n in enumerate(_MIXING)):
        s.convolution(_conv(to + ".along"), _conv(source + ".along"), columns, None)
        s.block(to, source, columns, columns, ("widen.0", "widen.1"), ("narrow.0", "narrow.1"))
    s.slim["head.weight"], s.slim["head.bias"] = s.wide["head.weight"][:, columns], s.wide["head.bias"]


def main(wide: str, slim: str) -> None:
    net = Swift()
    kept = torch.load(wide, map_location="cpu")["weights"]
    slimmer = Slimmer({k: v.float() if v.is_floating_point() else v for k, v in kept.items()}, net.state_dict())
    slim_swift(slimmer)
    net.load_state_dict(slimmer.slim)
    save(net, slim)
    load(net, slim)


if __name__ == "__main__":
    main(*sys.argv[1:])
