// Sentences that lead to where a figure begins, or tell how its beginning lies: no course of the figure, and nothing done to it.

import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';

/** Sorts of words by which land may be taken, kept or changed. */
const TAKING = /^(?:limit|hedge|rule|reserve|keep|piece|grant)$/;

const LEADING = /^(?:thence|commenc\w+|start\w*)$/;

/** "Commence at the corner of the section; thence N 46°52' E 485.81 feet to the point of beginning of the tract herein conveyed": it leads to where a figure begins. */
export function isTie(tokens: readonly Token[], { from, to }: Passage): boolean {
  const words = LEADING.test(tokens[from]?.text ?? '') ? wordsIn(tokens, from, to) : [];
  const isClosed =
    /^(?:beginning|commencement)$/.test(tokens[to - 1]?.text ?? '') ||
    words.at(-1)?.text === 'beginning' ||
    tokens[to - 1]?.text === ':';
  const isTaking = ({ sort }: Word, at: number): boolean =>
    TAKING.test(sort) && sort !== 'keep' && !/^(?:herein|hereby)$/.test(words[at - 1]?.text ?? '');
  const isNamed = words.some(({ text }) => text === 'beginning' || text === 'commencement');
  // 'thence run N 62°40'15" E 794.85 feet to a capped rebar', "thence around the tract thus:".
  const isRun =
    tokens[from]?.text === 'thence' &&
    !words.some(({ sort }) => sort === 'be') &&
    (tokens[to - 1]?.text === ':' || tokens.slice(from, to).some((_, i) => figuredBearing(tokens, from + i) !== null));
  return ((isClosed && isNamed) || isRun) && !words.some(isTaking);
}

const LYING = wordSet('bear bears lies');

/** "From said place of beginning the corner of Section 34 bears N 68°50' E 612.43 feet distant": how the beginning lies from a mark elsewhere. */
export function isTieBack(tokens: readonly Token[], { from, to }: Passage): boolean {
  let verb = from;
  while (verb < to && !LYING.has(textAt(tokens, verb))) verb += 1;
  if (verb >= to || figuredBearing(tokens, verb + 1) === null) return false;
  const words = wordsIn(tokens, from, to);
  const verbs = words.filter(({ sort }) => isVerb(sort) || sort === 'be');
  return (
    /^beginning (?:bears?|lies)$/.test(verbs.map(({ text }) => text).join(' ')) &&
    words.some(({ sort }) => /^(?:located|monument|name)$/.test(sort)) &&
    words.every(({ sort, text }) => OF_CORNER.test(text) || !OF_FIGURE.test(sort))
  );
}

/** "to find the point of beginning go from the northwest corner of the South Half 450 feet east": how to come there. */
export function isWayThere(tokens: readonly Token[], { from, to }: Passage): boolean {
  if (tokens[from]?.text !== 'to') return false;
  const words = wordsIn(tokens, from, to);
  const beginning = words.findIndex(({ text }) => text === 'beginning');
  return (
    /^to (?:find|reach|locate|get)$/.test(`${words[0]?.text} ${words[1]?.text}`) &&
    beginning > 0 &&
    beginning < FARTHEST_FOUND &&
    words.every(({ sort, text }) => OF_PLACE.test(text) || !OF_FIGURE.test(sort) || sort === 'figure') &&
    !words.some(
      ({ sort, text }) =>
        (/^(?:keep|change)$/.test(sort) && !/^go(?:ing)?$/.test(text)) ||
        sort === 'person' ||
        /^(?:[$]|which|else)$/.test(text),
    )
  );
}

const FARTHEST_FOUND = 8;
const OF_PLACE = /^(?:place|point|corner|quarter|half|fourth|side|end)$/;
const OF_CORNER = /^(?:place|point|corner|quarter)$/;
const OF_FIGURE = /^(?:limit|hedge|rule|reserve|piece|land|figure)$/;
