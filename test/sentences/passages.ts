// Prints every labelled passage as its words, one line of JSON each, for resources/models/sentences/ear.
import { readFileSync } from 'node:fs';
import { verbatimOf } from '#core/language/text/document-text.ts';
import { passagesOf } from '#test/sentences/passages-of.ts';

const root = new URL('../../', import.meta.url);
const linesOf = (path: string): string[] => readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n');

function tell(source: string, among: boolean, touches: number, text: string): void {
  process.stdout.write(`${JSON.stringify({ source, among, touches, text: text.replace(/\s+/g, ' ') })}\n`);
}

for (const name of ['sentences', 'later-sentences', 'more-sentences'])
  for (const line of linesOf(`resources/models/sentences/${name}.jsonl`)) {
    const { text, touches, slot } = JSON.parse(line) as { text: string; touches: number; slot: string };
    tell(name === 'more-sentences' ? 'later' : 'sentence', slot === 'course', touches, text);
  }

for (const [list, touches] of [
  ['harmless', 0],
  ['not-understood', 1],
] as const)
  for (const line of linesOf(`test/golden/sense/${list}.txt`)) {
    const [, slot = '', ...words] = line.split(' ');
    tell('sense', /^(?:\d|head)$/.test(slot), touches, words.join(' '));
  }

interface Instrument {
  readonly text: string;
  readonly expected: string;
  readonly wording: string;
  /** What the wording is a matter of: of sentences alone the ear has a say. */
  readonly of?: 'sentence' | 'figure';
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** In signs: so much of a passage and of the wording is the same where it holds the wording. */
const SAME = 25;

for (const path of ['test/golden/account/instruments.jsonl', 'resources/models/sentences/instruments.jsonl'])
  for (const line of linesOf(path)) {
    const { text, expected, wording, of } = JSON.parse(line) as Instrument;
    const own = plain(wording);
    const isTrap = expected !== 'PASS';
    if (isTrap && of !== 'figure' && !/[{}=|]/.test(own)) tell('instrument', false, 1, own);
    // What else stands in a trap was not weighed by whoever wrote it, where nothing says what the wording is of.
    if (isTrap && of === undefined) continue;
    const told = saidIn(text).map((one) => ({
      ...one,
      holds: isTrap && (one.said.includes(own.slice(0, SAME)) || own.includes(one.said.slice(0, SAME))),
    }));
    // Where none of them holds the wording nobody can tell which of them forbids a PASS.
    if (isTrap && !told.some(({ holds }) => holds)) continue;
    for (const { said, isAmong, holds } of told) {
      if (!holds) tell('instrument', isAmong, 0, said);
      else if (of === 'sentence') tell('instrument', isAmong, 1, said);
    }
  }

function saidIn(text: string): { readonly said: string; readonly isAmong: boolean }[] {
  const { document, tokens, passages } = passagesOf(text);
  return passages.flatMap(({ from, to, standing }) => {
    if (to <= from) return [];
    const span = { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
    return [{ said: plain(verbatimOf(document, span)), isAmong: standing === 'among' }];
  });
}
