import { expect, test } from 'vitest';
import { partsOf } from '#main/cli/parts.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  serve: ['routes', 'store', 'text'],
  routes: ['store'],
  store: ['text'],
  keys: ['store'],
  worker: ['text', 'scan'],
  scan: [],
  text: [],
};
const graph = {
  getModuleInfo: (id: string) => (IMPORTS[id] === undefined ? null : { importedIds: IMPORTS[id] }),
};

/** As the bundler asks: those of the highest priority first. */
function partOf(id: string): string | null {
  const groups = partsOf({ service: ['serve'], commands: ['keys'], worker: ['worker'] }, 'service');
  const named = groups.sort((a, b) => b.priority - a.priority).map(({ name }) => name(id, graph));
  return named.find((name) => name !== null) ?? null;
}

test.each([
  ['serve', 'service'],
  ['routes', 'service'],
  ['store', 'service-commands'],
  ['text', 'service-commands-worker'],
])('%s lies with what the same programs load', (id, part) => {
  expect(partOf(id)).toBe(part);
});

test.each(['keys', 'scan', 'worker', 'node:fs'])(
  '%s, which the service does not load, is left to the bundler',
  (id) => {
    expect(partOf(id)).toBeNull();
  },
);

test('nothing is taken along into a part that fewer programs load', () => {
  for (const [id, imports] of Object.entries(IMPORTS)) {
    const part = partOf(id);
    if (part === null) continue;
    for (const imported of imports) expect(partOf(imported)).toContain(part);
  }
});
