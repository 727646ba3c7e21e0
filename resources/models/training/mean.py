"""The mean of the weights of several trainings of Keen, which errs less than any of them, with some signs made likelier.

python3 mean.py OUT.pt A.pt B.pt C.pt C.pt [--likelier e=0.5,m=0.5,a=0.25,h=0.25]

A file that is named twice counts twice. What a sign is made likelier by is added to its score in the last layer."""

import argparse

import torch

import nets
import weights
from signs import INDEX


def mean(paths):
    states = []
    for path in paths:
        net = nets.Keen()
        weights.load(net, path)
        states.append(net.state_dict())
    whole = states[0]
    joined = {k: sum(s[k].float() for s in states) / len(states) for k in whole}
    return {k: v.to(whole[k].dtype) for k, v in joined.items()}


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("out")
    p.add_argument("sources", nargs="+")
    p.add_argument("--likelier", default="")
    o = p.parse_args()
    net = nets.Keen()
    net.load_state_dict(mean(o.sources))
    with torch.no_grad():
        for part in filter(None, o.likelier.split(",")):
            sign, by = part.split("=")
            net.o.bias[INDEX[sign]] += float(by)
    weights.save(net, o.out)


if __name__ == "__main__":
    main()
