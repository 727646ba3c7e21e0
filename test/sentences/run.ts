// Prints what the account sees of every labelled passage, one line of JSON each, for resources/models/sentences/train.py.
import { readdirSync, readFileSync } from 'node:fs';
import { mendTokens } from '#core/language/mend/mend-tokens.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { documentTextOf } from '#core/language/text/document-text.ts';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { scanTokens, type Token, tokensOf } from '#core/language/tokens.ts';
import { featuresOf, type Standing } from '#core/read/account/effects/features.ts';
import { asidesOf, partsOf, sentencesAround } from '#core/read/account/effects/passages.ts';
import { isPlain, rulesOf } from '#core/read/account/effects/sentence-judge.ts';
import type { Description } from '#core/read/clauses/description.ts';
import { descriptionsOf } from '#core/read/clauses/descriptions.ts';
import { elementsOf } from '#core/read/clauses/elements.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8').trimEnd();
const seen = new Set<string>();

/** How much a passage weighs, by where it is from. */
const [SENTENCE, LISTED, INSTRUMENT, TEXT] = [2, 1, 1.2, 0.6];
const isListed = (weight: number): boolean => weight === SENTENCE || weight === LISTED;

function tell(tokens: readonly Token[], from: number, to: number, standing: Standing, touches: number, weight: number) {
  const words = wordsIn(tokens, from, to);
  const phrases = phrasesOf(words);
  const rules = rulesOf(words, phrases);
  const key = `${standing} ${touches} ${words.map(({ text }) => text).join(' ')}`;
  const isMeasure = phrases.some(({ tag }) => tag === 'size') && isPlain(phrases);
  // What is only measured is held against the figure; what a rule finds in a text that nobody labelled may be right.
  if (
    seen.has(key) ||
    words.length === 0 ||
    (touches === 0 && ((isMeasure && !isListed(weight)) || (rules.length > 0 && weight === TEXT)))
  )
    return;
  seen.add(key);
  const features = [...featuresOf(words, phrases, standing, rules)];
  process.stdout.write(`${JSON.stringify({ touches, weight, features })}\n`);
}

function tellText(text: string, standing: Standing, touches: number, weight: number): void {
  const tokens = scanTokens(text);
  tell(tokens, 0, tokens.length, standing, touches, weight);
}

/** All passages of an instrument of which none touches the land. */
function tellHarmless(text: string, weight: number): void {
  const tokens = mendTokens(tokensOf(documentTextOf(pagesOfText(text))));
  const described = descriptionsOf(tokens, elementsOf(tokens))
    .filter(({ clauses }) => clauses.length > 1)
    .map((description) => ({ description, closedAt: closedAt(description) }));
  for (const sentence of sentencesAround(tokens, described))
    for (const { from, to } of [sentence, ...partsOf(tokens, sentence)]) tell(tokens, from, to, 'around', 0, weight);
  for (const { description, closedAt: end } of described)
    for (const { from, to } of asidesOf(tokens, description, end)) tell(tokens, from, to, 'among', 0, weight);
}

function closedAt({ clauses, to }: Description): number {
  const arrival = clauses.at(-1)?.elements.findLast((one) => one.kind === 'sign' && /^(?:true-)?pob$/.test(one.sign));
  return Math.min(to, arrival?.next ?? to);
}

for (const line of read('resources/models/sentences/sentences.jsonl').split('\n')) {
  const { text, touches, slot } = JSON.parse(line) as { text: string; touches: number; slot: string };
  tellText(text, slot === 'course' ? 'among' : 'around', touches, SENTENCE);
}
for (const [list, touches] of [
  ['harmless', 0],
  ['not-understood', 1],
] as const)
  for (const line of read(`test/golden/sense/${list}.txt`).split('\n')) {
    const [, slot = '', ...words] = line.split(' ');
    const text = slot === 'cont' ? `containing 2.75 acres, ${words.join(' ')}` : words.join(' ');
    tellText(text, /^(?:\d|head)$/.test(slot) ? 'among' : 'around', touches, LISTED);
  }
for (const path of ['test/golden/account/instruments.jsonl', ...process.argv.slice(2)])
  for (const line of readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n')) {
    const { text, expected, wording } = JSON.parse(line) as Record<string, string>;
    if (expected === 'PASS') tellHarmless(text ?? '', INSTRUMENT);
    else if (expected === 'REVIEW' && !/[{}=|]/.test(wording ?? '')) tellText(wording ?? '', 'around', 1, INSTRUMENT);
  }
for (const name of readdirSync(new URL('test/golden/read/', root)))
  tellHarmless(read(`test/golden/read/${name}`).split('\n=====\n')[0] ?? '', TEXT);
