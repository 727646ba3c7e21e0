// Prints what the account sees of every labelled passage, one line of JSON each, for resources/models/sentences/train.py.
import { readdirSync, readFileSync } from 'node:fs';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { scanTokens, type Token } from '#core/language/tokens.ts';
import { featuresOf, type Standing } from '#core/read/account/effects/features.ts';
import { partsOf } from '#core/read/account/effects/passages.ts';
import { isPlain, rulesOf } from '#core/read/account/effects/sentence-judge.ts';
import { heardIn } from '#core/read/account/effects/sentence-net.ts';
import { passagesOf } from '#test/sentences/passages-of.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8').trimEnd();
const seen = new Set<string>();
/** The file that a passage is from, so that whole sets can be left out of the training. */
let set = 'golden';

/** Where a passage is from: written as a sentence, listed among the goldens, of an instrument, what stands around a wording that forbids a PASS, of a text that nobody labelled. */
type Source = 'sentence' | 'listed' | 'instrument' | 'around' | 'text';

interface Told {
  readonly standing: Standing;
  readonly touches: number;
  readonly source: Source;
  /** Pairs of words that make a passage one that is not told. */
  readonly but?: ReadonlySet<string>;
}

function tell(tokens: readonly Token[], from: number, to: number, { standing, touches, source, but }: Told) {
  const words = wordsIn(tokens, from, to);
  const phrases = phrasesOf(words);
  const rules = rulesOf(words, phrases);
  const key = `${standing} ${touches} ${words.map(({ text }) => text).join(' ')}`;
  const isMeasure = phrases.some(({ tag }) => tag === 'size') && isPlain(phrases);
  const isLabelled = source === 'sentence' || source === 'listed';
  const isGuessed = source === 'text' || source === 'around';
  // What is only measured is held against the figure; what a rule finds in a text that nobody labelled may be right.
  if (
    seen.has(key) ||
    words.length === 0 ||
    (touches === 0 && ((isMeasure && !isLabelled) || (rules.length > 0 && isGuessed))) ||
    (but !== undefined && pairsOf(words.map(({ text }) => text)).some((pair) => but.has(pair)))
  )
    return;
  seen.add(key);
  const row = {
    set,
    touches,
    source,
    among: standing === 'among',
    rules,
    features: featuresOf(words, phrases, standing, rules),
    heard: heardIn(words, phrases),
  };
  process.stdout.write(`${JSON.stringify(row)}\n`);
}

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, i) => `${words[i]} ${word}`);

function tellText(text: string, told: Told): void {
  const tokens = scanTokens(text);
  tell(tokens, 0, tokens.length, told);
}

/** All passages of an instrument of which none touches the land. */
function tellHarmless(text: string, source: Source, but?: ReadonlySet<string>): void {
  const { tokens, passages } = passagesOf(text);
  const told = { touches: 0, source, ...(but && { but }) };
  for (const { standing, ...passage } of passages)
    for (const { from, to } of [passage, ...(standing === 'around' ? partsOf(tokens, passage) : [])])
      tell(tokens, from, to, { ...told, standing });
}

const isOfSentences = (path: string): boolean => path.endsWith('sentences.jsonl');
const more = process.argv.slice(2);
for (const path of ['resources/models/sentences/sentences.jsonl', ...more.filter(isOfSentences)])
  for (const line of readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n')) {
    const { text, touches, slot } = JSON.parse(line) as { text: string; touches: number; slot: string };
    set = path;
    tellText(text, { standing: slot === 'course' ? 'among' : 'around', touches, source: 'sentence' });
  }
for (const [list, touches] of [
  ['harmless', 0],
  ['not-understood', 1],
] as const)
  for (const line of read(`test/golden/sense/${list}.txt`).split('\n')) {
    const [, slot = '', ...words] = line.split(' ');
    const text = slot === 'cont' ? `containing 2.75 acres, ${words.join(' ')}` : words.join(' ');
    tellText(text, { standing: /^(?:\d|head)$/.test(slot) ? 'among' : 'around', touches, source: 'listed' });
  }
const instruments = ['test/golden/account/instruments.jsonl', ...more.filter((path) => !isOfSentences(path))].flatMap(
  (path) =>
    readFileSync(new URL(path, root), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => ({ ...(JSON.parse(line) as { text: string; expected: string; wording: string }), path })),
);
for (const { text, expected, wording, path } of instruments) {
  set = path;
  if (expected === 'PASS') tellHarmless(text, 'instrument');
  else if (expected === 'REVIEW' && !/[{}=|]/.test(wording))
    tellText(wording, { standing: 'around', touches: 1, source: 'instrument' });
}
set = 'texts';
for (const name of readdirSync(new URL('test/golden/read/', root)))
  tellHarmless(read(`test/golden/read/${name}`).split('\n=====\n')[0] ?? '', 'text');
for (const { text, expected, wording, path } of instruments) {
  set = path;
  if (expected === 'REVIEW')
    tellHarmless(text, 'around', new Set(pairsOf(scanTokens(wording).map((token) => token.text))));
}
