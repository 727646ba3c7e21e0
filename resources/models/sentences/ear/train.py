"""Teaches the ear, on a graphics card in about ten minutes.

    python3 train.py FOLDER OUT
    python3 train.py FOLDER OUT further

FOLDER holds what pieces.py wrote, or further.py for an ear that learns on from what it knows. The encoder first guesses hidden pieces of the passages; three of it learn then which passages
touch the land, and the one that ships learns from the labels and from what the three say of passages, of pieces of long ones and of
passages run together. OUT gets ear0.npz to ear2.npz, for onnx.py."""
import copy, gzip, json, math, sys
import numpy as np, torch
from torch import nn
from torch.nn import functional as F

FOLDER, OUT = sys.argv[1:3]
SEEDS = 3
PIECES = json.load(open(f'{FOLDER}/pieces.json'))
PAD, CLS, SEP, MASK, AMONG = (PIECES.index(sign) for sign in ('[PAD]', '[CLS]', '[SEP]', '[MASK]', '[AMONG]'))
COMMA = PIECES.index(',')
LAYERS, HEADS, WIDTH, MANY = 6, 12, 384, 256
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'
# By where a passage is from; what whole instruments were found to say weighs more where it touches.
WEIGHT = {'sense': 4.0, 'text': 0.3, 'later': 1.5, 'mixed': 0.5, 'piece': 0.7, 'marked': 2.0, 'joined': 0.7}
JOINED_MANY = 60_000
JOINED = ('sentence', 'later', 'sense', 'instrument')
# What stands before and behind a sentence that follows another.
JOINTS = [[[PIECES.index(one) for one in side.split()] for side in joint] for joint in ((';', ''), ('.', ''), (',', ''), (', and', ''), ('(', ')'))]


class Ear(nn.Module):
    def __init__(self):
        super().__init__()
        stored = np.load(f'{FOLDER}/base.npz')
        tables = {}
        for name in stored.files:
            if name.endswith('.q'):
                tables[name[:-2]] = stored[name].astype(np.float32) * stored[name[:-2] + '.s'][:, None]
            elif not name.endswith('.s'):
                tables[name] = stored[name].astype(np.float32)
        heads = {name: torch.tensor(tables.pop(name)) for name in list(tables) if name.startswith('h')}
        # An ear that did not know the strongest of what it hears learns on from there.
        if 'h1.weight' in heads:
            heads['h1.weight'] = F.pad(heads['h1.weight'], (0, 3 * WIDTH - heads['h1.weight'].shape[1]))
        self.p = nn.ParameterDict({name.replace('.', '_'): nn.Parameter(torch.tensor(t)) for name, t in tables.items()})
        self.h1, self.h2 = nn.Linear(3 * WIDTH, 256), nn.Linear(256, 1)
        self.guess = nn.Linear(WIDTH, WIDTH)
        self.load_state_dict(heads, strict=False)

    def of(self, name):
        return self.p[name.replace('.', '_')]

    def evened(self, x, name):
        return F.layer_norm(x, (WIDTH,), self.of(name + '.weight'), self.of(name + '.bias'), 1e-12)

    def line(self, x, name):
        return F.linear(x, self.of(name + '.weight'), self.of(name + '.bias'))

    def heard(self, ids, there):
        spoilt = lambda x: F.dropout(x, 0.1, self.training)
        many, length = ids.shape
        x = self.of('embeddings.word_embeddings.weight')[ids] + self.of('embeddings.position_embeddings.weight')[:length]
        x = spoilt(self.evened(x + self.of('embeddings.token_type_embeddings.weight')[:1], 'embeddings.LayerNorm'))
        for i in range(LAYERS):
            at = f'encoder.layer.{i}.'
            asked, key, told = (
                self.line(x, f'{at}attention.self.{name}').view(many, length, HEADS, -1).transpose(1, 2)
                for name in ('query', 'key', 'value')
            )
            drop = 0.1 if self.training else 0.0
            seen = F.scaled_dot_product_attention(asked, key, told, attn_mask=there[:, None, None], dropout_p=drop)
            seen = self.line(seen.transpose(1, 2).reshape(many, length, WIDTH), at + 'attention.output.dense')
            x = self.evened(x + spoilt(seen), at + 'attention.output.LayerNorm')
            inner = F.gelu(self.line(x, at + 'intermediate.dense'))
            x = self.evened(x + spoilt(self.line(inner, at + 'output.dense')), at + 'output.LayerNorm')
        return x

    def forward(self, ids, there):
        with torch.autocast(DEVICE, torch.bfloat16):
            x = self.heard(ids, there)
            mean = (x * there[..., None]).sum(1) / there.sum(1, keepdim=True)
            strongest = x.masked_fill(~there[..., None], -1e4).amax(1)
            inner = F.gelu(self.h1(torch.cat([x[:, 0], mean, strongest], 1)))
            return self.h2(F.dropout(inner, 0.2, self.training))[:, 0].float()


def figures():
    """For each piece that is a figure the others of its length: any figure may stand where one does."""
    groups = {}
    for place, piece in enumerate(PIECES):
        bare = piece.replace('##', '')
        if bare.isascii() and bare.isdigit():
            groups.setdefault((len(bare), piece != bare), []).append(place)
    group = torch.full((len(PIECES),), -1)
    table = torch.zeros(len(groups), max(map(len, groups.values())), dtype=torch.long)
    for g, places in enumerate(groups.values()):
        group[places], table[g, : len(places)] = g, torch.tensor(places)
    return group.to(DEVICE), table.to(DEVICE), torch.tensor([len(one) for one in groups.values()]).to(DEVICE)


GROUP, FIGURES, COUNT = figures()


def batch_of(rows, spoil):
    ids = np.full((len(rows), max(len(row['i']) for row in rows) + 2), PAD)
    for k, row in enumerate(rows):
        ids[k, : len(row['i']) + 2] = [AMONG if row['among'] else CLS, *row['i'], SEP]
    ids = torch.tensor(ids).to(DEVICE)
    there = ids != PAD
    if spoil:
        group = GROUP[ids].clamp(min=0)
        other = FIGURES[group, (torch.rand(ids.shape, device=DEVICE) * COUNT[group]).long()]
        ids = torch.where((GROUP[ids] >= 0) & (torch.rand(ids.shape, device=DEVICE) < 0.3), other, ids)
        hidden = (torch.rand(ids.shape, device=DEVICE) < 0.03) & there & (ids != CLS) & (ids != AMONG)
        ids = torch.where(hidden, MASK, ids)
    return ids, there


def batches(rows, draw):
    order = np.argsort(np.array([len(row['i']) for row in rows]) + draw.random(len(rows)) * 8)
    found = [order[i : i + MANY] for i in range(0, len(order), MANY)]
    draw.shuffle(found)
    return found


def guess_hidden(ear, rows, steps, draw):
    descent = torch.optim.AdamW(ear.parameters(), 1e-4, weight_decay=0.01)
    pace = torch.optim.lr_scheduler.OneCycleLR(descent, 1e-4, total_steps=steps, pct_start=0.1)
    ear.train()
    done = 0
    while done < steps:
        for batch in batches(rows, draw)[: steps - done]:
            ids, there = batch_of([rows[i] for i in batch], False)
            signs = (ids == CLS) | (ids == AMONG) | (ids == SEP)
            hidden = (torch.rand(ids.shape, device=DEVICE) < 0.2) & there & ~signs
            with torch.autocast(DEVICE, torch.bfloat16):
                x = ear.heard(torch.where(hidden, MASK, ids), there)
                said = F.gelu(ear.guess(x[hidden])) @ ear.of('embeddings.word_embeddings.weight').t()
            step(ear, F.cross_entropy(said.float(), ids[hidden]), descent, pace)
            done += 1


def step(ear, loss, descent, pace):
    descent.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(ear.parameters(), 1.0)
    descent.step()
    pace.step()


def weight_of(row):
    if row['source'] == 'instrument':
        return 3.0 if row['touches'] else 1.0
    return WEIGHT.get(row['source'], 1.0)


def learn(ear, rows, aims, epochs, rate, draw, head_rate=1e-3):
    new = [p for name, p in ear.named_parameters() if name.startswith('h')]
    read = [p for name, p in ear.named_parameters() if name.startswith('p.')]
    descent = torch.optim.AdamW([{'params': read, 'lr': rate}, {'params': new, 'lr': head_rate}], weight_decay=0.01)
    total = epochs * math.ceil(len(rows) / MANY) + 1
    pace = torch.optim.lr_scheduler.OneCycleLR(descent, [rate, head_rate], total_steps=total, pct_start=0.1)
    aims = torch.tensor(aims, dtype=torch.float32).to(DEVICE)
    weight = torch.tensor([weight_of(row) for row in rows]).to(DEVICE)
    ear.train()
    for epoch in range(epochs):
        missed = 0.0
        for batch in batches(rows, draw):
            at = torch.tensor(batch).to(DEVICE)
            odds = ear(*batch_of([rows[i] for i in batch], True))
            loss = (weight[at] * F.binary_cross_entropy_with_logits(odds, aims[at], reduction='none')).mean()
            step(ear, loss, descent, pace)
            missed += loss.item()
        print('epoch', epoch, round(missed * MANY / len(rows), 4), flush=True)
    return ear.eval()


def odds_of(ear, rows):
    found, order = np.zeros(len(rows)), np.argsort([len(row['i']) for row in rows])
    with torch.no_grad():
        for i in range(0, len(order), 1024):
            at = order[i : i + 1024]
            found[at] = ear(*batch_of([rows[k] for k in at], False)).cpu().numpy()
    return found


def pieces_of_long(rows, longest=40):
    """Cut at commas, as the reader cuts what is long: of a harmless passage every piece is harmless."""
    for row in rows:
        if row['touches'] or row['source'] not in ('instrument', 'text') or len(row['i']) <= 45:
            continue
        piece = []
        for place in [*row['i'], COMMA]:
            piece.append(place)
            if place == COMMA and len(piece) > longest // 2:
                yield {**row, 'i': piece[:longest], 'source': 'piece'}
                piece = []


def mixed(rows, many, draw):
    for _ in range(many):
        one, other = (rows[draw.integers(len(rows))] for _ in range(2))
        head = one['i'][: max(3, int(len(one['i']) * draw.random()))]
        yield {**one, 'i': (head + other['i'][int(len(other['i']) * draw.random()) :])[:190], 'touches': 0, 'source': 'mixed'}


def joined(rows, many, draw):
    """Sentences that follow each other: the one of them that touches the land is heard among the others."""
    alone = [row for row in rows if row['source'] in JOINED and not row['among'] and 4 < len(row['i']) < 45]
    calm, harmful = ([row for row in alone if row['touches'] == touches] for touches in (0, 1))
    for _ in range(many):
        parts = [calm[draw.integers(len(calm))] for _ in range(draw.integers(1, 4))]
        touches = int(draw.random() < 0.5)
        if touches:
            parts.insert(draw.integers(len(parts) + 1), harmful[draw.integers(len(harmful))])
        if len(parts) < 2 or sum(len(part['i']) for part in parts) > 100:
            continue
        heard = list(parts[0]['i'])
        for part in parts[1:]:
            opened, closed = JOINTS[draw.integers(len(JOINTS))]
            heard += [*opened, *part['i'], *closed]
        yield {'source': 'joined', 'among': False, 'touches': touches, 'i': heard}


def labels_of(rows):
    return np.array([row['touches'] * 0.96 + 0.02 for row in rows])


def taught(rows, draw):
    """From an encoder that has read English only."""
    first = Ear().to(DEVICE)
    guess_hidden(first, rows, 5000, draw)
    rows += [*pieces_of_long(rows), *joined(rows, JOINED_MANY, draw)]
    labels = labels_of(rows)
    teachers = []
    for seed in range(1, SEEDS + 1):
        torch.manual_seed(seed)
        teachers.append(learn(copy.deepcopy(first), rows, labels, 6, 1.5e-4, np.random.default_rng(seed)))
    every = rows + list(mixed(rows, 60_000, draw))
    said = 1 / (1 + np.exp(-np.mean([odds_of(one, every) for one in teachers], 0)))
    aims = np.where([row['source'] == 'mixed' for row in every], said, 0.7 * said)
    aims[: len(rows)] += 0.3 * labels
    return learn(copy.deepcopy(teachers[-1]), every, aims, 6, 1e-4, draw)


def taught_further(rows, draw):
    """From what it knows; where a label agrees with that it shall say what it said. The mean of three that learn in other orders hears
    better than any of them."""
    ear = Ear().to(DEVICE)
    rows += [*pieces_of_long(rows), *joined(rows, JOINED_MANY, draw)]
    labels = labels_of(rows)
    said = 1 / (1 + np.exp(-odds_of(ear.eval(), rows)))
    aims = np.where((said > 0.5) == (labels > 0.5), 0.4 * said + 0.6 * labels, labels)
    learnt = []
    for seed in range(1, SEEDS + 1):
        torch.manual_seed(seed)
        learnt.append(learn(copy.deepcopy(ear), rows, aims, 6, 6e-5, np.random.default_rng(seed), 2e-4).state_dict())
    mean = {name: sum(one[name] for one in learnt) / SEEDS for name in learnt[0]}
    ear.load_state_dict(mean)
    return ear


def main(way='anew'):
    rows = [json.loads(line) for line in gzip.open(f'{FOLDER}/passages.gz', 'rt')]
    draw = np.random.default_rng(7)
    torch.manual_seed(7)
    ear = (taught_further if way == 'further' else taught)(rows, draw)
    tables = {name: t.detach().half().cpu().numpy() for name, t in ear.state_dict().items() if not name.startswith('guess')}
    parts = [{}, {}, {}]
    for name in sorted(tables, key=lambda one: -tables[one].size):
        min(parts, key=lambda part: sum(t.nbytes for t in part.values()))[name] = tables[name]
    for i, part in enumerate(parts):
        np.savez(f'{OUT}/ear{i}.npz', **part)


main(*sys.argv[3:])
