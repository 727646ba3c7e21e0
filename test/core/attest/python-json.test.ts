// The canonical form against Python's own json module, wherever Python is installed.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { canonicalObject, readMembers } from '#core/attest/canonical.ts';
import { jsonText } from '#test/core/attest/json-text.ts';
import { randomOf } from '#test/support/random.ts';

const SCRIPT = `
import json, sys
for line in json.load(sys.stdin):
    sys.stdout.write(json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"), ensure_ascii=True) + "\\n")
`;
const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import json']).status === 0);

test.skipIf(PYTHON === undefined)('six thousand generated bodies come out as Python writes them', () => {
  const random = randomOf(20_260_701);
  const bodies = Array.from({ length: 6000 }, () => jsonText(random));
  const python = spawnSync(PYTHON ?? '', ['-c', SCRIPT], {
    input: JSON.stringify(bodies),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect(python.stderr).toBe('');
  const expected = python.stdout.split('\n').slice(0, -1);
  expect(expected.length).toBe(bodies.length);
  const wrong = bodies.filter((body, i) => {
    const members = readMembers(body);
    return members === null || Buffer.from(canonicalObject(members)).toString('latin1') !== expected[i];
  });
  expect(wrong).toEqual([]);
});
