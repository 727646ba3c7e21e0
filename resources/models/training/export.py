"""Weights to ONNX: normalisation folded into the convolutions, so that the graph is convolutions and activations.

python3 export.py keen|swift|finder WEIGHTS.pt OUT.onnx
"""

import copy
import inspect
import sys

import torch
import torch.nn as nn
from torch.nn.utils.fusion import fuse_conv_bn_weights

import nets
import weights

EXAMPLES = {"keen": (1, 1, 40, 320), "swift": (1, 1, 40, 320), "finder": (1, 1, 128, 192)}
CLASSES = {"keen": nets.Keen, "swift": nets.Swift, "finder": nets.Finder}


def fold(net: nn.Module, example: torch.Tensor) -> nn.Module:
    """A copy in which every normalisation that directly follows a convolution is folded into it.

    Which follows which is seen by running the net once, so that its definition may take any shape."""
    net = copy.deepcopy(net).float().cpu().eval()
    came_from, pairs, hooks, alive = {}, [], [], []

    def after_conv(module, _, output):
        came_from[id(output)] = module
        alive.append(output)  # an id must not be given to another tensor meanwhile

    def before_norm(module, inputs):
        if id(inputs[0]) in came_from:
            pairs.append((came_from[id(inputs[0])], module))

    for module in net.modules():
        if isinstance(module, nn.Conv2d):
            hooks.append(module.register_forward_hook(after_conv))
        elif isinstance(module, nn.BatchNorm2d):
            hooks.append(module.register_forward_pre_hook(before_norm))
    with torch.no_grad():
        expected = net(example)
    for hook in hooks:
        hook.remove()
    for conv, norm in pairs:
        conv.weight, conv.bias = fuse_conv_bn_weights(
            conv.weight, conv.bias, norm.running_mean, norm.running_var, norm.eps, norm.weight, norm.bias
        )
    folded = {norm for _, norm in pairs}
    for parent in net.modules():
        for name, child in parent.named_children():
            if child in folded:
                setattr(parent, name, nn.Identity())
    with torch.no_grad():
        got = net(example)
    for a, b in zip(_flat(expected), _flat(got)):
        if (a - b).abs().max() > 1e-3 * max(1.0, float(a.abs().max())):
            raise RuntimeError("folding changed what the net says")
    return net


def _flat(out):
    return out if isinstance(out, tuple) else (out,)


def to_onnx(net: nn.Module, kind: str, path: str) -> None:
    torch.manual_seed(1)
    example = torch.rand(*EXAMPLES[kind])
    net = fold(net, example)
    if kind == "finder":
        names, axes = ["bands"], {"x": {0: "n", 2: "h", 3: "w"}, "bands": {0: "n", 2: "h2", 3: "w2"}}
    else:
        names, axes = ["signs", "faces"], {"x": {0: "n", 3: "w"}, "signs": {0: "n", 1: "t"}, "faces": {0: "n", 1: "t"}}
    options = {"opset_version": 17, "do_constant_folding": True}
    if "dynamo" in inspect.signature(torch.onnx.export).parameters:
        options["dynamo"] = False
    torch.onnx.export(net, example, path, input_names=["x"], output_names=names, dynamic_axes=axes, **options)
    print(f"{path} written", flush=True)


def export(kind: str, source: str, path: str) -> None:
    net = CLASSES[kind]()
    weights.load(net, source)
    to_onnx(net, kind, path)


if __name__ == "__main__":
    export(*sys.argv[1:4])
