"""What both trainings share: the clock, the averaged copy of a net, its optimiser, the device's settings."""

import contextlib
import copy
import math
import os
import time

os.environ.setdefault(
    "PYTORCH_NVML_BASED_CUDA_CHECK", "1"
)  # asking for a GPU must not start it before the workers are forked

import torch
import torch.nn as nn

BEGUN = time.time()  # of the process: what the start costs comes out of the minutes too


def choose_device(wanted: str) -> str:
    device = wanted or ("cuda" if torch.cuda.is_available() else "cpu")
    # Searching for the fastest kernels cost half a minute at the first step, and widths change all the time.
    torch.backends.cudnn.benchmark = False
    torch.backends.cudnn.allow_tf32 = True
    torch.set_float32_matmul_precision("high")
    return device


def half_precision(device: str):
    return torch.autocast("cuda", torch.bfloat16) if device == "cuda" else contextlib.nullcontext()


class Clock:
    def __init__(self, minutes: float, reserve: float):
        """reserve: seconds kept for the last measuring and the export."""
        self.begun, self.end = time.time(), BEGUN + minutes * 60 - reserve
        self.length = max(1e-3, self.end - self.begun)

    def share(self) -> float:
        return (time.time() - self.begun) / self.length

    def elapsed(self) -> float:
        return time.time() - self.begun


class Pupil:
    """A net in training, with its optimiser and its moving average. The average is what is measured, saved and exported."""

    def __init__(self, name: str, net: nn.Module, device: str, rate: float, last_rate: float, warm_up: int = 200):
        self.name, self.rate, self.last_rate, self.warm_up = name, rate, last_rate, warm_up
        self.net = net.to(device).to(memory_format=torch.channels_last).train()
        self.average = copy.deepcopy(self.net).eval().requires_grad_(False)
        for module in (*self.net.modules(), *self.average.modules()):
            if hasattr(module, "flatten_parameters"):
                module.flatten_parameters()
        self.parameters = list(self.net.parameters())
        self.optimiser = torch.optim.AdamW(
            self.parameters, rate, weight_decay=0.01, **({"fused": True} if device == "cuda" else {})
        )
        self.steps = 0
        self._live = self.parameters + [b for b in self.net.buffers() if b.is_floating_point()]
        self._averaged = list(self.average.parameters()) + [b for b in self.average.buffers() if b.is_floating_point()]
        print(f"{name}: {sum(p.numel() for p in self.parameters) / 1e6:.2f} M parameters", flush=True)

    def update(self, share: float) -> None:
        """One step along the gradients that lie ready; share: how much of the training has passed."""
        rate = self.last_rate + (self.rate - self.last_rate) * 0.5 * (1 + math.cos(math.pi * min(1.0, share)))
        rate *= min(1.0, (self.steps + 1) / self.warm_up)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        nn.utils.clip_grad_norm_(self.parameters, 1.5)
        self.optimiser.step()
        self.optimiser.zero_grad(set_to_none=True)
        self.steps += 1
        keep = min(0.999, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            torch._foreach_mul_(self._averaged, keep)
            torch._foreach_add_(self._averaged, [t.detach() for t in self._live], alpha=1 - keep)
