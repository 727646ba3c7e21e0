#!/usr/bin/env python3
"""Trains the weights by which a sentence that no rule names is judged, and writes src-core/language/sentence-weights.ts.

    node test/sentences/run.ts [MORE.jsonl ...] > features.jsonl
    python3 resources/models/sentences/train.py features.jsonl [OUT.ts]

A logistic regression over hashed features (needs torch). MORE are further instruments, one JSON object a line, with
`expected` (PASS or REVIEW), `wording` and `text`. The same input gives the same weights.
"""
import json, math, pathlib, sys
import numpy as np, torch

FEATURES, EPOCHS, DECAY, STEPS = 1 << 16, 70, 2.0, 45
OUT = pathlib.Path(__file__).resolve().parents[3] / 'src-core/language/sentence-weights.ts'
torch.manual_seed(0)


def train(rows):
    flat = torch.tensor([f for row in rows for f in row['features']])
    starts = torch.tensor(np.cumsum([0] + [len(row['features']) for row in rows[:-1]]))
    touches = torch.tensor([float(row['touches']) for row in rows])
    weight = torch.tensor([float(row['weight']) for row in rows])
    spread = torch.tensor([1 / math.sqrt(max(1, len(row['features']))) for row in rows])
    bag = torch.nn.EmbeddingBag(FEATURES, 1, mode='sum')
    torch.nn.init.zeros_(bag.weight)
    bias = torch.zeros(1, requires_grad=True)
    descent = torch.optim.Adam([bag.weight, bias], lr=0.05)
    for _ in range(EPOCHS):
        judged = bag(flat, starts)[:, 0] * spread + bias
        miss = torch.nn.functional.binary_cross_entropy_with_logits(judged, touches, reduction='none')
        loss = (weight * miss).mean() + DECAY * (bag.weight ** 2).sum() / len(rows) / 100
        descent.zero_grad(); loss.backward(); descent.step()
    return bag.weight.detach().numpy()[:, 0], float(bias.detach())


def write(weights, bias, path):
    """One printable sign for each weight; 'P' is nothing. The quote and the backslash lend their places to the next sign."""
    scale = float(np.quantile(np.abs(weights[weights != 0]), 0.9995)) / STEPS
    steps = np.clip(np.round(weights / scale), -STEPS, STEPS).astype(int)
    signs = ''.join(chr(80 + step) for step in steps).replace('\\', '[').replace("'", '&')
    path.write_text(
        '// How much each feature of a sentence speaks for its touching the land, one sign each; written by resources/models/sentences/train.py.\n\n'
        f'export const SENTENCE_SCALE = {scale:.6g};\nexport const SENTENCE_BIAS = {bias:.6g};\n'
        f"export const SENTENCE_WEIGHTS =\n  '{signs}';\n")


rows = [json.loads(line) for line in open(sys.argv[1], encoding='utf8')]
weights, bias = train(rows)
write(weights, bias, pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else OUT)
print(len(rows), 'passages,', sum(row['touches'] for row in rows), 'of them touch the land')
