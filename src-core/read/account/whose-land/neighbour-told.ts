// What a course tells of the land that it runs along: what its owner sold or kept out of it is taken from that land, and not from this.

import { oncePerPassage, oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { hasWord } from '#core/language/words-index.ts';
import { isLed, kindOf } from '#core/read/account/whose-land/clause-kind.ts';
import { cut, spelled } from '#core/read/account/whose-land/clauses.ts';

/** In words, from the words that take to the land that they take from. */
const FARTHEST = 18;

/** Tokens of a description that tell what a neighbour has taken out of the land that is run along. */
export function neighbourTellings(tokens: readonly Token[], from: number, to: number): Passage[] {
  const found: Passage[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && tokens[at]?.text !== ';') continue;
    if (hasWord(tokens, start, at, isTaking)) found.push(...tellingsIn(tokens, start, at));
    start = at + 1;
  }
  return found;
}

/** Few courses have a word that takes. */
const isTaking = oncePerToken((word) => /^(?:less|minus|except\w*|sav(?:e|ing)|which)$/.test(word));

/** The clauses that tell more of a neighbour, or of the land that the course runs along. */
const tellingsIn = oncePerPassage((tokens: readonly Token[], from: number, to: number): readonly Passage[] => {
  const found: Passage[] = [];
  let told: readonly Word[] = [];
  let isTold = false;
  for (const clause of cut(spelled(tokens, wordsIn(tokens, from, to)))) {
    const isBeside: boolean = isTold || landBefore(told);
    const kind = kindOf(clause, isBeside ? 'other' : null, isLed(clause, told), told);
    const isOfThem = clause.some(({ text }) => OF_PARTIES.has(text)) && kind !== 'beyond';
    isTold = !isOfThem && /^(?:other|beyond|denied)$/.test(kind) && (isBeside || kind === 'other');
    const [first, last] = [clause[0], clause.at(-1)];
    if (isTold && first !== undefined && last !== undefined) {
      const before = found.at(-1);
      const isNext = before !== undefined && first.at <= before.to + 1;
      if (isNext) found.pop();
      found.push({ from: isNext ? before.from : first.at, to: last.at + 1 });
    }
    told = [...told, ...clause];
  }
  return found;
});

const LEADS = wordSet('along with by adjoining joining being of bounding beside');

/** "along the land of Zeller" at the end, with no mark, length or road behind it. */
function landBefore(words: readonly Word[]): boolean {
  let from = words.length;
  while (from > 0 && from > words.length - FARTHEST && !isStop(words[from - 1])) from -= 1;
  const behind = words.slice(from);
  const lead = behind.findIndex(({ text }) => LEADS.has(text));
  const land = lead < 0 ? [] : behind.slice(lead);
  const isOwned = land.some(({ sort, text }) => sort === 'name' || /^heirs?$/.test(text));
  const isNamed = land.some(({ sort, text }) => sort === 'land' || /^(?:farm|estate|lot)s?$/.test(text));
  return isOwned && isNamed && !land.some(({ text }) => OF_PARTIES.has(text));
}

const isStop = (word: Word | undefined): boolean =>
  word === undefined || /^(?:monument|length|way)$/.test(word.sort) || /^(?:thence|to)$/.test(word.text);

/** Of this land, or of those who convey it. */
const OF_PARTIES = wordSet(
  'grantor grantors grantee grantees seller sellers vendor vendors undersigned this hereby herein hereof above we i our my us me premises party parties',
);
