"""Writes the ear as an ONNX file, by hand: its tables and products in eight bits (seven for weights, so that processors without
newer instructions add them up rightly), everything between in full precision. Needs nothing but numpy.

    python3 onnx.py FOLDER PIECES.json

FOLDER holds ear0.npz to ear2.npz as train.py wrote them. Writes resources/models/ear.onnx, ear-pieces.txt and their line in models.json."""
import hashlib, json, math, pathlib, struct, sys
import numpy as np

LAYERS, HEADS, WIDTH = 6, 12, 384
MODELS = pathlib.Path(__file__).resolve().parents[2]
TYPES = {np.dtype('float32'): 1, np.dtype('int8'): 3, np.dtype('int32'): 6, np.dtype('int64'): 7}


def number(n):
    n &= (1 << 64) - 1
    found = b''
    while n > 127:
        found, n = found + bytes([n & 127 | 128]), n >> 7
    return found + bytes([n])


def whole(field, n):
    return number(field << 3) + number(n)


def text(field, value):
    value = value.encode() if isinstance(value, str) else value
    return number(field << 3 | 2) + number(len(value)) + value


def attribute(name, value):
    if isinstance(value, float):
        return text(1, name) + number(2 << 3 | 5) + struct.pack('<f', value) + whole(20, 1)
    if isinstance(value, int):
        return text(1, name) + whole(3, value) + whole(20, 2)
    return text(1, name) + b''.join(whole(8, one) for one in value) + whole(20, 7)


class Graph:
    def __init__(self):
        self.nodes, self.tables, self.made = [], {}, 0

    def table(self, name, values):
        values = np.asarray(values, order='C')
        shape = b''.join(whole(1, d) for d in values.shape)
        self.tables[name] = shape + whole(2, TYPES[values.dtype]) + text(8, name) + text(9, values.tobytes())
        return name

    def do(self, kind, *given, outputs=1, **attributes):
        names = [f't{self.made + i}' for i in range(outputs)]
        self.made += outputs
        self.nodes.append(
            b''.join(text(1, one) for one in given) + b''.join(text(2, one) for one in names) + text(3, f'n{len(self.nodes)}')
            + text(4, kind) + b''.join(text(5, attribute(k, v)) for k, v in attributes.items())
        )
        return names[0] if outputs == 1 else names

    def bytes(self, output):
        self.nodes.append(text(1, output) + text(2, 'odds') + text(3, 'end') + text(4, 'Identity'))
        shaped = lambda name, kind, dims: text(1, name) + text(2, text(1, whole(1, kind) + text(2, b''.join(text(1, d) for d in dims))))
        free = lambda name: text(2, name)
        graph = (
            b''.join(text(1, node) for node in self.nodes) + text(2, 'ear') + b''.join(text(5, t) for t in self.tables.values())
            + text(11, shaped('ids', 6, [free('n'), free('l')])) + text(12, shaped('odds', 1, [free('n'), whole(1, 1)]))
        )
        return whole(1, 8) + text(2, 'deedproof') + text(7, graph) + text(8, text(1, '') + whole(2, 17))


def in_bits(rows, bits):
    most = (1 << (bits - 1)) - 1
    scale = np.abs(rows).max(1) / most + 1e-12
    return np.clip(np.round(rows / scale[:, None]), -most, most).astype(np.int8), scale.astype(np.float32)


def build(weights):
    g = Graph()
    of = lambda name: weights['p.' + name.replace('.', '_')].astype(np.float32)
    f32, i64 = (lambda *v: np.array(v, np.float32)), (lambda *v: np.array(v, np.int64))

    def norm(x, name):
        scale, bias = (g.table(f'{name}.{k}', of(f'{name}.{k}')) for k in ('weight', 'bias'))
        return g.do('LayerNormalization', x, scale, bias, axis=-1, epsilon=1e-12)

    def product(x, name, quantised=None):
        rows, scale = in_bits(of(name + '.weight'), 7)
        value, own, zero = quantised or g.do('DynamicQuantizeLinear', x, outputs=3)
        sums = g.do('MatMulInteger', value, g.table(name + '.q', rows.T.copy()), zero)
        scaled = g.do('Mul', g.do('Cast', sums, to=1), g.do('Mul', own, g.table(name + '.s', scale)))
        return g.do('Add', scaled, g.table(name + '.b', of(name + '.bias')))

    def gelu(x):
        bent = g.do('Add', g.do('Erf', g.do('Div', x, g.table('root2', f32(math.sqrt(2))))), g.table('one', f32(1)))
        return g.do('Mul', g.do('Mul', x, bent), g.table('half', f32(0.5)))

    rows, scale = in_bits(of('embeddings.word_embeddings.weight'), 8)
    words = g.do('Cast', g.do('Gather', g.table('words', rows), 'ids'), to=1)
    words = g.do('Mul', words, g.do('Gather', g.table('words.s', scale[:, None]), 'ids'))
    there = g.do('Cast', g.do('Not', g.do('Equal', 'ids', g.table('nothing', np.array(0, np.int32)))), to=1)
    length = g.do('Gather', g.do('Shape', 'ids'), g.table('second', i64(1)))
    start = g.table('first', i64(0))
    places = g.do('Slice', g.table('places', of('embeddings.position_embeddings.weight')), start, length, start)
    kind = g.table('kind', of('embeddings.token_type_embeddings.weight')[:1])
    x = norm(g.do('Add', g.do('Add', words, places), kind), 'embeddings.LayerNorm')
    far = g.do('Mul', g.do('Sub', g.table('one', f32(1)), there), g.table('far', f32(-1e4)))
    far = g.do('Unsqueeze', far, g.table('within', i64(1, 2)))
    split, join = g.table('split', i64(0, 0, HEADS, WIDTH // HEADS)), g.table('join', i64(0, 0, WIDTH))
    for i in range(LAYERS):
        at = f'encoder.layer.{i}.'
        quantised = g.do('DynamicQuantizeLinear', x, outputs=3)
        asked, key, told = (
            g.do('Reshape', product(x, f'{at}attention.self.{name}', quantised), split) for name in ('query', 'key', 'value')
        )
        asked, told = (g.do('Transpose', one, perm=[0, 2, 1, 3]) for one in (asked, told))
        near = g.do('MatMul', asked, g.do('Transpose', key, perm=[0, 2, 3, 1]))
        near = g.do('Add', g.do('Mul', near, g.table('root', f32(1 / math.sqrt(WIDTH / HEADS)))), far)
        seen = g.do('MatMul', g.do('Softmax', near, axis=-1), told)
        seen = g.do('Reshape', g.do('Transpose', seen, perm=[0, 2, 1, 3]), join)
        x = norm(g.do('Add', x, product(seen, at + 'attention.output.dense')), at + 'attention.output.LayerNorm')
        inner = gelu(product(x, at + 'intermediate.dense'))
        x = norm(g.do('Add', x, product(inner, at + 'output.dense')), at + 'output.LayerNorm')
    sums = g.do('ReduceSum', g.do('Mul', x, g.do('Unsqueeze', there, g.table('last', i64(2)))), 'second', keepdims=0)
    mean = g.do('Div', sums, g.do('ReduceSum', there, 'second', keepdims=1))
    first = g.do('Gather', x, g.table('head', np.array(0, np.int64)), axis=1)
    unheard = g.do('Unsqueeze', g.do('Mul', g.do('Sub', g.table('one', f32(1)), there), g.table('low', f32(-1e4))), g.table('last', i64(2)))
    strongest = g.do('ReduceMax', g.do('Add', x, unheard), axes=[1], keepdims=0)
    x = g.do('Concat', first, mean, strongest, axis=1)
    for layer in ('h1', 'h2'):
        table = g.table(layer, weights[layer + '.weight'].astype(np.float32).T)
        x = g.do('Add', g.do('MatMul', x, table), g.table(layer + '.b', weights[layer + '.bias'].astype(np.float32)))
        x = gelu(x) if layer == 'h1' else x
    return g.bytes(x)


def main(folder, pieces):
    weights = {}
    for i in range(3):
        weights |= np.load(pathlib.Path(folder) / f'ear{i}.npz')
    written = build(weights)
    (MODELS / 'ear.onnx').write_bytes(written)
    (MODELS / 'ear-pieces.txt').write_text('\n'.join(json.load(open(pieces))) + '\n')
    models = json.loads((MODELS / 'models.json').read_text())
    models['networks']['ear'] = {'file': 'ear.onnx', 'sha256': hashlib.sha256(written).hexdigest()}
    (MODELS / 'models.json').write_text(json.dumps(models, indent=2, ensure_ascii=False) + '\n')


main(*sys.argv[1:])
