"""The net that hears a sentence word by word: five larger nets of two makes learn the labels, the small one learns both from the
labels and from what those say of pieces of sentences and of sentences set together."""
import json, pathlib
import numpy as np, torch
from torch import nn
from torch.nn import functional as F
from encoder import Encoder, Taught, taught_further

WIDTH, LOOKS, INNER, MEANT, LONGEST, MOST_WORDS = 96, 2, 64, 64, 100, 12_000
WEIGHTS = {'sentence': 2.0, 'listed': 5.0, 'instrument': 1.2, 'around': 0.6, 'text': 0.6}
ENGLISH = pathlib.Path(__file__).resolve().parents[1] / 'words.txt'
AT = 'cuda' if torch.cuda.is_available() else 'cpu'


class Words:
    """Numbers for words, sorts, tags and rules, and what GloVe knows of each word, in fewer dimensions."""

    def __init__(self, rows, path):
        self.words, self.sorts, self.tags, self.rules = {'<pad>': 0, '<unk>': 1}, {'-': 0}, {'-': 0}, {}
        for row in rows:
            for word, sort, tag, _ in row['heard']:
                for table, name in ((self.words, word), (self.sorts, sort), (self.tags, tag)):
                    table.setdefault(name, len(table))
            for rule in row['rules']:
                self.rules.setdefault(rule, len(self.rules))
        glove = json.load(open(path, encoding='utf8'))['vectors']
        self.taught = len(self.words)
        english = {line.strip().lower() for line in open(ENGLISH, encoding='utf8')}
        for word in glove:
            if len(self.words) >= MOST_WORDS:
                break
            if word in english and len(word) > 2 and word.isalpha():
                self.words.setdefault(word, len(self.words))
        known = torch.tensor([word in glove for word in self.words])
        meant = torch.zeros(len(self.words), 100)
        for word, at in self.words.items():
            if word in glove:
                meant[at] = torch.tensor(glove[word][:100])
        meant = meant / (meant.norm(dim=1, keepdim=True) + 1e-6) * 3
        learnt = known & (torch.arange(len(known)) < self.taught)
        centred = meant - meant[learnt].mean(0)
        axes = torch.linalg.svd(centred[learnt].T @ centred[learnt])[0][:, :MEANT]
        self.meant = centred @ axes / (centred[learnt] @ axes).std()
        self.meant[~known] = 0

    def numbers(self, rows):
        heard = np.zeros((len(rows), LONGEST, 4), np.int64)
        beside = np.zeros((len(rows), len(self.rules) + 2), np.float32)
        for i, row in enumerate(rows):
            for k, (word, sort, tag, place) in enumerate(row['heard'][:LONGEST]):
                heard[i, k] = self.words[word], self.sorts[sort], self.tags[tag], place
            for rule in row['rules']:
                beside[i, self.rules[rule]] = 1
            beside[i, -2], beside[i, -1] = row['among'], not row['rules']
        lengths = torch.tensor([min(LONGEST, max(1, len(row['heard']))) for row in rows])
        return torch.tensor(heard).to(AT), lengths.to(AT), torch.tensor(beside).to(AT)


class Net(nn.Module):
    """Words, a walk through them from end to end and back, and looks at the whole."""

    def __init__(self, known, width, looks, inner, drop):
        super().__init__()
        self.drop = drop
        self.meant = nn.Embedding.from_pretrained(known.meant)
        self.turned = nn.Linear(MEANT, width)
        tables = [(len(known.words), 0.03), (len(known.sorts), 0.2), (len(known.tags), 0.2), (7, 0.1)]
        self.own, self.sort, self.tag, self.place = (nn.Embedding(size, width) for size, _ in tables)
        for table, (_, spread) in zip((self.own, self.sort, self.tag, self.place), tables):
            nn.init.normal_(table.weight, 0, spread)
        self.forth, self.back = (nn.GRU(width, width // 2, batch_first=True) for _ in range(2))
        self.looks = nn.Linear(width, looks)
        self.inner = nn.Linear((2 + looks) * width + len(known.rules) + 2, inner)
        self.outer = nn.Linear(inner, 1)

    def forward(self, heard, lengths, beside):
        heard = heard[:, : int(lengths.max())]
        word, spoil = heard[..., 0], self.training
        if spoil:  # a word unheard now and then, so that its sort and neighbours must do
            word = torch.where(torch.rand(word.shape, device=AT) < 0.1, torch.ones_like(word), word)
        own = self.own(word)
        if spoil:
            own = own * (torch.rand(word.shape, device=AT) > 0.4)[..., None] / 0.6
        there = (torch.arange(heard.shape[1], device=AT)[None] < lengths[:, None])[..., None]
        x = self.turned(F.dropout(self.meant(word), self.drop * 0.4, spoil)) + own
        x = F.relu(x + self.sort(heard[..., 1]) + self.tag(heard[..., 2]) + self.place(heard[..., 3])) * there
        # From a sentence's own end, not from what fills up the others'.
        turned = (lengths[:, None] - 1 - torch.arange(x.shape[1], device=AT)[None]).clamp(min=0)[..., None]
        from_end = torch.gather(self.back(torch.gather(x, 1, turned.expand_as(x)))[0], 1, turned.expand(-1, -1, x.shape[2] // 2))
        x = (x + torch.cat([self.forth(x)[0], from_end], -1)) * there
        shares = self.looks(x).masked_fill(~there, -1e4).softmax(1)
        seen = torch.einsum('blk,blh->bkh', shares, x).flatten(1)
        known = torch.cat([x.amax(1), x.sum(1) / lengths[:, None], seen, beside], -1)
        unit = F.relu(self.inner(F.dropout(known, self.drop, spoil)))
        return self.outer(F.dropout(unit, self.drop, spoil))[:, 0]


def pieces(data, count, draw):
    """Pieces of sentences, alone or with a piece of another behind."""
    heard, lengths, beside = data
    one, two = (torch.tensor(draw.integers(0, len(heard), count), device=AT) for _ in range(2))
    chance = lambda: torch.tensor(draw.random(count), device=AT)
    cut = lambda length, whole: torch.where(chance() < whole, length, (length * (0.3 + 0.7 * chance())).long().clamp(min=1))
    first, alone = cut(lengths[one], 0.5), chance() < 0.4
    second = torch.where(alone, 0, cut(lengths[two], 0.5))
    at = torch.arange(LONGEST, device=AT)[None].expand(count, -1)
    from_one = (at + ((lengths[one] - first + 1) * chance()).long()[:, None]).clamp(max=LONGEST - 1)
    from_two = (at - first[:, None] + ((lengths[two] - second + 1) * chance()).long()[:, None]).clamp(0, LONGEST - 1)
    taken = lambda which, places: torch.gather(heard[which], 1, places[..., None].expand(-1, -1, 4))
    length = (first + second).clamp(max=LONGEST)
    joined = torch.where((at < first[:, None])[..., None], taken(one, from_one), taken(two, from_two))
    told = torch.maximum(beside[one], torch.where(alone[:, None], 0, beside[two]))
    told[:, -2], told[:, -1] = beside[one][:, -2], (told[:, :-2].sum(1) == 0).float()
    return joined * (at < length[:, None])[..., None], length, told


def taught(net, data, touches, weight, teachers, epochs, rate, decay, seed):
    draw, many = np.random.default_rng(seed), 512
    heard, lengths, beside = data
    descent = torch.optim.AdamW([p for p in net.parameters() if p.requires_grad], lr=rate, weight_decay=decay)
    steps = epochs * (len(heard) // many + 1)
    pace = torch.optim.lr_scheduler.OneCycleLR(descent, rate, total_steps=steps + 1, pct_start=0.1)
    said = lambda told: torch.sigmoid(torch.stack([teacher(*told) for teacher in teachers]).mean(0))
    aims = touches * 0.94 + 0.03
    if teachers:
        with torch.no_grad():
            parts = torch.arange(len(heard), device=AT).split(4096)
            aims = (aims + torch.cat([said((heard[at], lengths[at], beside[at])) for at in parts])) / 2
    net.train()
    for _ in range(epochs):
        order = np.argsort(lengths.cpu().numpy() + draw.random(len(heard)) * 6)
        batches = [order[i : i + many] for i in range(0, len(order), many)]
        draw.shuffle(batches)
        for batch in batches:
            at = torch.tensor(batch, device=AT)
            told = heard[at], lengths[at], beside[at]
            loss = (weight[at] * F.binary_cross_entropy_with_logits(net(*told), aims[at], reduction='none')).mean()
            if teachers:
                more = pieces(data, many, draw)
                with torch.no_grad():
                    heard_of = said(more)
                loss = loss + F.binary_cross_entropy_with_logits(net(*more), heard_of)
            descent.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(net.parameters(), 1.0); descent.step(); pace.step()
    return net.eval()


def train(rows, vectors, folder):
    known, encoder = Words(rows, vectors), Encoder(folder)
    data = known.numbers(rows)
    touches = torch.tensor([float(row['touches']) for row in rows], device=AT)
    weight = torch.tensor([WEIGHTS[row['source']] for row in rows], device=AT)
    torch.manual_seed(0)
    teachers = [taught(Net(known, 96, 4, 64, 0.3).to(AT), data, touches, weight, [], 9, 2e-3, 0.02, 0)]
    for seed, (epochs, rate, drop) in enumerate(((10, 3e-4, 0.15), (10, 6e-4, 0.2), (14, 4e-4, 0.25), (10, 4e-4, 0.2))):
        torch.manual_seed(seed)
        teachers.append(taught_further(Taught(encoder, known, drop).to(AT), data, touches, weight, epochs, rate, seed))
    torch.manual_seed(1)
    small = Net(known, WIDTH, LOOKS, INNER, 0.25).to(AT)
    return known, taught(small, data, touches, weight, teachers, 16, 3e-3, 0.01, 1).cpu()


def write(known, net, signs_of, path):
    own = net.own.weight.clone()
    own[known.taught :] = 0
    both = lambda name: torch.cat([getattr(net.forth, name), getattr(net.back, name)])
    parts = {
        'words': net.turned(net.meant.weight) + own, 'sorts': net.sort.weight, 'tags': net.tag.weight, 'places': net.place.weight,
        'step': both('weight_ih_l0'), 'stepBias': both('bias_ih_l0'), 'stride': both('weight_hh_l0'), 'strideBias': both('bias_hh_l0'),
        'looks': net.looks.weight, 'looksBias': net.looks.bias, 'inner': net.inner.weight, 'innerBias': net.inner.bias, 'outer': net.outer.weight,
        'outerBias': net.outer.bias,
    }
    signs, told = '', ''
    for name, values in parts.items():
        flat = values.detach().numpy().ravel()
        scale, written = signs_of(flat, 0.9995 if flat.size > 2000 else 1)
        told += f'  {name}: {{ from: {len(signs)}, length: {flat.size}, scale: {scale:.6g} }},\n'
        signs += written
    names = lambda table: ' '.join(table).replace('\\', '\\\\').replace("'", "\\'")
    path.write_text(
        '// The net that hears a sentence: its words and tables, one sign for each weight; written by resources/models/sentences/train.py.\n\n'
        f'export const NET_SIZE = {{ width: {net.sort.weight.shape[1]}, looks: {LOOKS}, inner: {net.inner.out_features} }} as const;\n\n'
        f'export const NET_PARTS = {{\n{told}}} as const;\n\nexport const NET_NAMES = {{\n'
        + ''.join(f"  {key}:\n    '{names(table)}',\n" for key, table in (
            ('sorts', known.sorts), ('tags', known.tags), ('rules', known.rules), ('words', known.words)))
        + f"}} as const;\n\nexport const NET_SIGNS =\n  '{signs}';\n")
