// Sentences that leave the land as drawn and sentences that do not, as like as can be: most are told apart by rules and the ear together.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnFrom } from '#test/support/draws.ts';
import { heardStatuses } from '#test/support/heard.ts';

interface Sentence {
  readonly text: string;
  readonly touches: 0 | 1;
}

const SENTENCES = readFileSync(new URL('../../../golden/account/heard.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Sentence);

const deed = (sentence: string): string => `WARRANTY DEED

John Hall, grantor, of Linn County, Iowa, for ten dollars in hand paid, conveys and warrants to Mary Pike, grantee, the following described land in Linn County, Iowa:

Beginning at an iron pin; thence North 330.00 feet to a stone; thence East 264.00 feet to a stake; thence South 330.00 feet to a stone; thence West 264.00 feet to the point of beginning, containing 2.00 acres.

${sentence}

To have and to hold the same to the said grantee, her heirs and assigns, forever.

John Hall
`;

async function passing(touches: 0 | 1): Promise<{ all: number; passed: string[]; held: string[] }> {
  const wanted = drawnFrom(
    SENTENCES.filter((one) => one.touches === touches),
    2,
  );
  const [passed, held]: [string[], string[]] = [[], []];
  for (const { text } of wanted) ((await heardStatuses(deed(text))).join() === 'PASS' ? passed : held).push(text);
  return { all: wanted.length, passed, held };
}

/** Held a little above what was measured, so that a slip shows and a word changed elsewhere does not. */
test('of those that touch the land hardly any passes', async () => {
  const { all, passed } = await passing(1);
  expect(all).toBeGreaterThan(250);
  expect(passed.length / all, passed.join('\n')).toBeLessThanOrEqual(0.03);
});

test('of those that do not most pass', async () => {
  const { all, held } = await passing(0);
  expect(all).toBeGreaterThan(250);
  expect(held.length / all, held.join('\n')).toBeLessThanOrEqual(0.12);
});
