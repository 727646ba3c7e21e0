"""Makes ready to teach the ear what is new: what it knows as train.py wants it, and the passages in its own pieces.

    python3 further.py PASSAGES.jsonl FOLDER

Reads the shipped ear.onnx and ear-pieces.txt; FOLDER gets base.npz, pieces.json and passages.gz."""
import json, pathlib, sys
import numpy as np
from pieces import write_passages

LAYERS = 6
MODELS = pathlib.Path(__file__).resolve().parents[2]
TYPES = {1: np.float32, 3: np.int8, 6: np.int32, 7: np.int64}


def number(raw, at):
    found = shift = 0
    while True:
        found |= (raw[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if raw[at - 1] < 128:
            return found, at


def fields(raw):
    at = 0
    while at < len(raw):
        key, at = number(raw, at)
        if key & 7 == 0:
            value, at = number(raw, at)
        else:
            length, at = number(raw, at) if key & 7 == 2 else (4, at)
            value, at = raw[at : at + length], at + length
        yield key >> 3, value


def tables_of(model):
    [graph] = [value for field, value in fields(model) if field == 7]
    for field, value in fields(graph):
        if field == 5:
            parts = list(fields(value))
            dims = [part for f, part in parts if f == 1]
            of = {f: part for f, part in parts if f != 1}
            yield of[8].decode(), np.frombuffer(of[9], TYPES[of[2]]).reshape(dims)


def known(stored):
    """By the names that the encoder's own file has."""
    tables = {
        'embeddings.word_embeddings.weight': stored['words'] * stored['words.s'],
        'embeddings.position_embeddings.weight': stored['places'],
        'embeddings.token_type_embeddings.weight': stored['kind'],
    }
    for name, table in stored.items():
        if name.endswith('.q'):
            tables[name[:-2] + '.weight'] = table.T * stored[name[:-2] + '.s'][:, None]
            tables[name[:-2] + '.bias'] = stored[name[:-2] + '.b']
        elif 'LayerNorm' in name:
            tables[name] = table
    for head in ('h1', 'h2'):
        tables[head + '.weight'], tables[head + '.bias'] = stored[head].T, stored[head + '.b']
    return {name: np.ascontiguousarray(table, np.float32) for name, table in tables.items()}


def main(passages, out):
    out = pathlib.Path(out)
    pieces = (MODELS / 'ear-pieces.txt').read_text().rstrip('\n').split('\n')
    (out / 'pieces.json').write_text(json.dumps(pieces))
    np.savez(out / 'base.npz', **known(dict(tables_of((MODELS / 'ear.onnx').read_bytes()))))
    write_passages(passages, {piece: place for place, piece in enumerate(pieces)}, out)


main(*sys.argv[1:])
