"""Weights on disk: half precision (normalisation statistics full), with the signs they were trained for.

python3 weights.py rec2.pt keen.pt      makes a start for Keen out of the trial's recogniser
"""

import os
import sys

import torch

from signs import SIGNS

_TRIAL_SIGNS = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|°½¼¾§±×"


def save(net, path: str) -> None:
    """Written beside and moved into place, so that a training killed at any moment leaves whole files."""
    state = {k: v.detach().cpu() for k, v in net.state_dict().items()}
    state = {k: v.half() if v.is_floating_point() and "running_" not in k else v.clone() for k, v in state.items()}
    torch.save({"signs": SIGNS, "weights": state}, path + ".part")
    os.replace(path + ".part", path)


def load(net, path: str) -> None:
    """Loads what fits: weights whose shape has changed since stay as they are, and are named."""
    kept = torch.load(path, map_location="cpu")
    if kept.get("signs", SIGNS) != SIGNS:
        raise SystemExit(f"{path} was trained for other signs")
    own = net.state_dict()
    fitting = {
        k: v.float() if v.is_floating_point() else v
        for k, v in kept["weights"].items()
        if k in own and own[k].shape == v.shape
    }
    missing = [k for k in own if k not in fitting and "num_batches" not in k]
    if missing:
        print(f"{os.path.basename(path)}: fresh weights for {', '.join(missing)}", flush=True)
    net.load_state_dict(fitting, strict=False)


def from_trial(trial: str, out: str) -> None:
    from nets import Keen

    torch.manual_seed(1)
    net = Keen()
    state = {k: v.float() if v.is_floating_point() else v for k, v in torch.load(trial, map_location="cpu").items()}
    for name in ("o.weight", "o.bias"):
        fresh, old = net.state_dict()[name].clone(), state[name]
        if name == "o.bias":
            fresh[:] = old[1:].min()  # signs the trial did not know stay quiet at first
        fresh[0] = old[0]
        for i, sign in enumerate(_TRIAL_SIGNS):
            if sign in SIGNS:
                fresh[SIGNS.index(sign) + 1] = old[i + 1]
        state[name] = fresh
    left_over = [k for k in net.state_dict() if k not in state]
    net.load_state_dict(state, strict=False)
    save(net, out)
    print(f"fresh: {', '.join(left_over)}")


if __name__ == "__main__":
    from_trial(sys.argv[1], sys.argv[2])
