// A grant of only a portion of the land that is described, told by where it lies in it.
import type { Word } from '#core/language/word.ts';
import type { Given } from '#core/read/account/right-given.ts';

const PORTION = /^(?:parts?|portions?)$/;
const LAND = /^(?:lands?|grounds?|property|premises|acreage)$/;
const FOLLOWING = /^(?:following|follow|follows|hereinafter|hereafter|below)$/;
const BOUNDS = /^(?:bounds|lines|boundar(?:y|ies)|limits|calls|courses|metes)$/;
const DRAWN = /^(?:tracts?|parcels?|lands?|premises|property|lots?|pieces?|real|estate|description)$/;
/** What parts a portion from the rest of the land. */
const SIDE = /^(?:above|below|beyond|outside|between|north|south|east|west)|(?:ern|erly|ward)$/;
/** Nothing goes past it: a granting verb, or the end of what is told. */
const ENDS = /^[.;:]$/;

/** "all that portion lying south of the railroad of the following tract", "all the land that lies north of the creek within the bounds following". */
export function portionGiven(words: readonly Word[]): Given | null {
  for (const [head, { text }] of words.entries()) {
    if (isAllLying(words, head)) return { from: head, to: Math.min(words.length - 1, head + 3) };
    const isPortion = PORTION.test(text) && /^(?:all|that|those|the|such)$/.test(words[head - 1]?.text ?? '');
    const placed = isPortion || isAllLand(words, head) ? placingBehind(words, head) : -1;
    const end = placed < 0 ? -1 : describedBehind(words, placed);
    if (end >= 0) return { from: head, to: end };
  }
  return null;
}

/** "all the land that lies", "all my land lying"; but "all that certain land", "a tract of land lying". */
const isAllLand = (words: readonly Word[], at: number): boolean =>
  LAND.test(words[at]?.text ?? '') &&
  (/\ball (?:of )?(?:the|my|our|his|her|their|its|such)$/.test(textsOf(words, at - 3, at)) ||
    words[at - 1]?.text === 'all' ||
    (/^(?:the|that|such)$/.test(words[at - 1]?.text ?? '') && isRelative(words[at + 1])));

/** "all of the following tract lying south of the railroad"; but "all of the following tract, lying south of it", which tells where all of it lies. */
function isAllLying(words: readonly Word[], head: number): boolean {
  const of = words[head]?.text === 'all' && words[head + 1]?.text === 'of' ? head + 1 : -1;
  const noun = of < 0 ? -1 : nounBehind(words, of);
  if (noun < 0 || !DRAWN.test(words[noun]?.text ?? '')) return false;
  const lying = isRelative(words[noun + 1]) ? noun + 2 : noun + 1;
  return (
    /^(?:lies?|lying|situated?|located)$/.test(words[lying]?.text ?? '') && SIDE.test(words[lying + 1]?.text ?? '')
  );
}

const isRelative = (word: Word | undefined): boolean => /^(?:that|which|as)$/.test(word?.text ?? '');

/** Behind its noun it is told at once where the portion lies: the first word of that. */
function placingBehind(words: readonly Word[], head: number): number {
  let at = head + 1;
  while (isRelative(words[at]) || /^(?:as|,|is|are)$/.test(words[at]?.text ?? '')) at += 1;
  const { text = '' } = words[at] ?? {};
  const isLying = /^(?:lies?|lying|situated?|located|being|found)$/.test(text);
  return isLying || SIDE.test(text) ? at : -1;
}

/** In words, from where a portion lies to the land that it is a portion of. */
const FARTHEST = 40;

/** The land or the bounds that are described behind it, of which or within which a side is told. */
function describedBehind(words: readonly Word[], placed: number): number {
  let isSided = false;
  for (let at = placed; at < Math.min(words.length, placed + FARTHEST); at += 1) {
    const { text = '', sort } = words[at] ?? {};
    if (ENDS.test(text) || sort === 'grant') return -1;
    isSided ||= SIDE.test(text);
    if (!isSided || !/^(?:of|within|in|inside)$/.test(text)) continue;
    const noun = nounBehind(words, at);
    const isBounds = BOUNDS.test(words[noun]?.text ?? '');
    // "south of the following line" is a side of what is drawn, and not within it.
    if (noun >= 0 && (isBounds ? text !== 'of' : DRAWN.test(words[noun]?.text ?? ''))) return noun;
  }
  return -1;
}

/** Of "of the following described tract", "within the bounds following", the noun. */
function nounBehind(words: readonly Word[], preposition: number): number {
  let [at, isFollowing] = [preposition + 1, false];
  while (/^(?:the|these|said|certain|described|all|that|an?)$/.test(words[at]?.text ?? '') || isDrawing(words[at])) {
    isFollowing ||= isDrawing(words[at]);
    at += 1;
  }
  return isFollowing || isDrawing(words[at + 1]) ? at : -1;
}

const isDrawing = (word: Word | undefined): boolean => FOLLOWING.test(word?.text ?? '');

const textsOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');
