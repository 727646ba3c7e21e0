// Which of two lands an announcement describes: "a portion of the survey of Zamora, which survey was patented, and which portion is described thus".

import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

const ANNOUNCES = /^(?:described|bounded)$/;
const PART = wordSet('part parts portion portions piece pieces parcel parcels');
/** Told of before. */
const POINTS = /^(?:which|said|the|such|this|whole|same)$/;
const NO_NOUN = /^(?:qualifier|preposition|name|number|joint|pointer|be)$/;

/** The part that is given, or the whole that it is a part of; null where neither is named again. */
export function describedIn(tokens: readonly Token[], { from, to }: Passage): 'part' | 'whole' | null {
  const words = wordsIn(tokens, from, to);
  const verb = words.findLastIndex(({ text }) => ANNOUNCES.test(text));
  const given = words.findIndex(({ text }, at) => at < verb && PART.has(text) && words[at + 1]?.text === 'of');
  if (given < 0) return null;
  // "a parcel of land, the said land being described".
  const isOfOne = /^(?:the|said|my|our|his|her|their|its|that|an?)$/.test(words[given + 2]?.text ?? '');
  const wholes = wholeNamed(words, given + 2);
  for (let at = verb - 1; at > given + 1; at -= 1) {
    const { text = '' } = words[at] ?? {};
    if (!POINTS.test(words[at - 1]?.text ?? '') || words[at + 1]?.text === 'of') continue;
    if (PART.has(text)) return 'part';
    if (isOfOne && at >= wholes.to && wholes.nouns.has(text)) return 'whole';
  }
  return null;
}

/** Of "the survey of Juan Zamora on the river," its nouns. */
function wholeNamed(words: readonly Word[], from: number): { nouns: ReadonlySet<string>; to: number } {
  const comma = words.findIndex(({ text }, at) => at > from && text === ',');
  const to = comma < 0 ? words.length : comma;
  return {
    nouns: new Set(
      words
        .slice(from, to)
        .filter(({ sort }) => !NO_NOUN.test(sort))
        .map(({ text }) => text),
    ),
    to,
  };
}
