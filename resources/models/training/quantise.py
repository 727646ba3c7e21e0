"""Eight-bit copies of the exported nets, and what they cost: characters wrong on real crops before and after.

    python3 quantise.py --models DIR [--real REAL.npz] [--activations u8|s8] [--keep-ends]

DIR holds swift.onnx, keen.onnx, finder.onnx and the calibration files the trainings wrote; the eight-bit copies are written beside them.
Needs onnxruntime. Weights are signed and symmetric, one scale a channel; only convolutions and the sums between them become eight-bit
(Keen's passes along the line follow by themselves, with scales found as they run)."""

import argparse
import os

import numpy as np
import onnx
import onnxruntime
from onnxruntime.quantization import (
    CalibrationDataReader,
    CalibrationMethod,
    QuantFormat,
    QuantType,
    quantize_dynamic,
    quantize_static,
)

import pack_real
from score import Score
from signs import decode

METHODS = {
    "minmax": CalibrationMethod.MinMax,
    "percentile": CalibrationMethod.Percentile,
    "entropy": CalibrationMethod.Entropy,
}


class Pictures(CalibrationDataReader):
    def __init__(self, path: str, most: int):
        with np.load(path, allow_pickle=False) as z:
            self.pictures = [z[name].astype(np.float32)[None, None] / 255 for name in sorted(z.files)[:most]]
        self.rewind()

    def get_next(self):
        return next(self._rest, None)

    def rewind(self):
        self._rest = iter([{"x": p} for p in self.pictures])


def name_nodes(source: str, named: str):
    """A copy whose nodes all have names, for naming is how nodes are left out. Returns its graph."""
    model = onnx.load(source)
    for i, node in enumerate(model.graph.node):
        node.name = node.name or f"{node.op_type}_{i}"
    onnx.save(model, named)
    return model.graph


def left_out(graph, keep_ends: bool):
    """Everything behind the convolutions, and if wished the first and the last convolution."""
    convolutions = [i for i, node in enumerate(graph.node) if node.op_type == "Conv"]
    names = [node.name for node in graph.node[convolutions[-1] + 1 :]]
    if keep_ends:
        names += [graph.node[convolutions[0]].name]
        if not any(node.op_type == "LSTM" for node in graph.node):
            names += [graph.node[convolutions[-1]].name]
    # The last sum of a residual network stands behind its last convolution, but before what must be left out.
    follows = graph.node[convolutions[-1]].output[0]
    for node in graph.node[convolutions[-1] + 1 :]:
        if node.op_type in ("Add", "Relu") and follows in node.input:
            names.remove(node.name)
            follows = node.output[0]
        else:
            break
    return names


def quantise(source: str, target: str, calibration: str, o) -> None:
    named = source.replace(".onnx", ".named.onnx")
    graph = name_nodes(source, named)
    activations = {"u8": QuantType.QUInt8, "s8": QuantType.QInt8}[o.activations]
    extra = {"ActivationSymmetric": o.activations == "s8" and o.symmetric, "WeightSymmetric": True}
    if o.method == "minmax" and o.moving_average:
        extra["CalibMovingAverage"] = True
    quantize_static(
        named,
        target,
        Pictures(calibration, o.samples),
        quant_format=QuantFormat.QDQ,
        op_types_to_quantize=["Conv", "Add", "Relu", "Concat", "Resize"],
        per_channel=True,
        reduce_range=o.reduce_range,
        activation_type=activations,
        weight_type=QuantType.QInt8,
        nodes_to_exclude=left_out(graph, o.keep_ends),
        calibrate_method=METHODS[o.method],
        extra_options=extra,
    )
    os.remove(named)
    if any(node.op_type == "LSTM" for node in graph.node):
        quantize_dynamic(target, target, op_types_to_quantize=["LSTM"], weight_type=QuantType.QInt8)
    print(f"{target}: {os.path.getsize(source) / 1e6:.1f} -> {os.path.getsize(target) / 1e6:.1f} MB", flush=True)


def session(path: str):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = min(8, os.cpu_count() or 1)
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def read_all(path: str, crops) -> Score:
    net, score = session(path), Score()
    for some, batch in pack_real.batches(crops, 16):
        signs = net.run(["signs"], {"x": batch})[0].argmax(-1)
        for i, row in zip(some, signs.tolist()):
            score.add(crops[i][1], decode(row))
    return score


def compare_bands(full: str, small: str, calibration: str) -> None:
    """How far the eight-bit finder's bands overlap those of the full one."""
    a, b = session(full), session(small)
    both, either = np.zeros(2), np.zeros(2)
    for picture in Pictures(calibration, 24).pictures:
        x, y = (net.run(["bands"], {"x": picture})[0] > 0 for net in (a, b))
        both += (x & y).sum((0, 2, 3))
        either += (x | y).sum((0, 2, 3))
    print(
        f"finder: bands alike, text {both[0] / max(1, either[0]):.4f} hand {both[1] / max(1, either[1]):.4f}",
        flush=True,
    )


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--models", required=True)
    p.add_argument("--real", default="")
    p.add_argument("--real-lines", type=int, default=0)
    p.add_argument("--nets", default="swift,keen,finder")
    p.add_argument("--activations", choices=("u8", "s8"), default="u8")
    p.add_argument("--symmetric", action="store_true", help="activations around zero (s8 only)")
    p.add_argument(
        "--reduce-range",
        action="store_true",
        help="seven-bit weights, for processors whose eight-bit sums overflow (AVX2 without VNNI)",
    )
    p.add_argument("--method", choices=sorted(METHODS), default="minmax")
    p.add_argument("--moving-average", action="store_true")
    p.add_argument(
        "--keep-ends", action="store_true", help="leave the first and the last convolution in full precision"
    )
    p.add_argument("--samples", type=int, default=256)
    o = p.parse_args()
    crops = pack_real.load(o.real)[: o.real_lines or None] if o.real else []
    for name in o.nets.split(","):
        source, target = (os.path.join(o.models, name + end) for end in (".onnx", ".int8.onnx"))
        if not os.path.exists(source):
            print(f"{source} is not there", flush=True)
            continue
        calibration = os.path.join(o.models, "calibration-pages.npz" if name == "finder" else "calibration-lines.npz")
        quantise(source, target, calibration, o)
        if name == "finder":
            compare_bands(source, target, calibration)
        elif crops:
            for kind, path in (("full ", source), ("eight", target)):
                print(f"{name} {kind}: {read_all(path, crops)}", flush=True)


if __name__ == "__main__":
    main()
