// A grant of only a portion of the land that is described, told by where it lies in it.

import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Given } from '#core/read/account/object-given.ts';

const PORTION = wordSet('part parts portion portions');
const LAND = wordSet('land lands ground grounds property premises acreage');
const FOLLOWING = /^(?:following|follow|follows|herein|hereinafter|hereafter|below)$/;
const BOUNDS = /^(?:bounds|lines|boundar(?:y|ies)|limits|calls|courses|metes)$/;
const DRAWN = /^(?:tracts?|parcels?|lands?|premises|property|lots?|pieces?|real|estate|description)$/;
/** What parts a portion from the rest of the land. */
const BEYOND = /^(?:above|below|beyond|outside|between)$/;
const COMPASS = /^(?:north|south|east|west|north-?(?:east|west)|south-?(?:east|west))(?:erly|ern|wardly|wards?)?$/;
const TOWN = /^(?:town|city|village|borough|hamlet|county|parish|township)$/;
const FEATURE =
  /^(?:creek|river|road|street|avenue|lane|railroad|railway|turnpike|pike|highway|ditch|run|branch|brook|line|fence|canal|lake|pond|alley|bayou|fork|slough|hill|ridge|lot|section|lands?|farm|tract|way|route|ave|st|rd)$/;
/** Nothing goes past it: a granting verb, or the end of what is told. */
const ENDS = /^[.;:]$/;

/** "all that portion lying south of the railroad of the following tract", "all the land that lies north of the creek within the bounds following". */
export function portionGiven(words: readonly Word[]): Given | null {
  for (const [head, { text }] of words.entries()) {
    if (isAllLying(words, head)) return { from: head, to: Math.min(words.length - 1, head + 3) };
    const isPortion = PORTION.has(text) && /^(?:all|that|those|the|such)$/.test(words[head - 1]?.text ?? '');
    const placed = isPortion || isAllLand(words, head) ? placingBehind(words, head) : -1;
    const end = placed < 0 ? -1 : describedBehind(words, placed);
    if (end >= 0) return { from: head, to: end };
  }
  return null;
}

/** "all the land that lies", "all my land lying"; but "all that certain land", "a tract of land lying". */
const isAllLand = (words: readonly Word[], at: number): boolean =>
  LAND.has(words[at]?.text ?? '') &&
  (/\ball (?:of )?(?:the|my|our|his|her|their|its|such)$/.test(textsOf(words, at - 3, at)) ||
    words[at - 1]?.text === 'all' ||
    (/^(?:the|that|such)$/.test(words[at - 1]?.text ?? '') && isRelative(words[at + 1])));

/** "all of the following tract lying south of the railroad"; but "all of the following tract, lying south of it", which tells where all of it lies. */
function isAllLying(words: readonly Word[], head: number): boolean {
  const of = words[head]?.text === 'all' && words[head + 1]?.text === 'of' ? head + 1 : -1;
  const noun = of < 0 ? -1 : nounBehind(words, of);
  if (noun < 0 || !(words[noun]?.sort === 'land' || DRAWN.test(words[noun]?.text ?? ''))) return false;
  let lying = noun + 1;
  while (isDrawing(words[lying]) || /^(?:described|bounded)$/.test(words[lying]?.text ?? '')) lying += 1;
  while (isRelative(words[lying]) || /^(?:is|are)$/.test(words[lying]?.text ?? '')) lying += 1;
  return (
    /^(?:lies?|lying|situated?|located)$/.test(words[lying]?.text ?? '') &&
    isSideAt(words, lying + 1) &&
    !isOfTown(words, lying + 1)
  );
}

/** "south of the railroad", "north and east of the creek", "on the west side of it"; but "North Stonington", "the Southwest Quarter of Section 5". */
export function isSideAt(words: readonly Word[], at: number): boolean {
  const textOf = (place: number): string => words[place]?.text ?? '';
  if (BEYOND.test(textOf(at))) return true;
  if (!COMPASS.test(textOf(at))) return false;
  let end = at + 1;
  while (COMPASS.test(textOf(end)) || (/^(?:and|or|,)$/.test(textOf(end)) && COMPASS.test(textOf(end + 1)))) end += 1;
  return /^(?:of|from|side|sides|bank|end)$/.test(textOf(end));
}

/** "situated northeast of the Town of Rolla", "lying east of Eureka, Carroll County": where the whole lies. */
function isOfTown(words: readonly Word[], side: number): boolean {
  const of = words.findIndex(
    ({ text }, at) => at >= side && !COMPASS.test(text) && !/^(?:and|or|,|sides?|bank|end)$/.test(text),
  );
  const behind = words[of]?.text === 'of' ? words.slice(of + 1, of + 9).map(({ text }) => text) : [];
  if (TOWN.test(behind[behind[0] === 'the' ? 1 : 0] ?? '')) return true;
  const comma = behind.indexOf(',');
  const isName = comma > 0 && comma < 4 && !/^(?:the|said|an?|my|our|his|that|this)$/.test(behind[0] ?? '');
  return (
    isName &&
    !behind.slice(0, comma).some((word) => FEATURE.test(word)) &&
    behind.slice(comma).some((word) => TOWN.test(word))
  );
}

const isRelative = (word: Word | undefined): boolean => /^(?:that|which|as)$/.test(word?.text ?? '');

/** Behind its noun it is told at once where the portion lies: the first word of that. */
function placingBehind(words: readonly Word[], head: number): number {
  let at = head + 1;
  while (isRelative(words[at]) || /^(?:as|,|is|are)$/.test(words[at]?.text ?? '')) at += 1;
  const { text = '' } = words[at] ?? {};
  const isLying = /^(?:lies?|lying|situated?|located|being|found)$/.test(text);
  return isLying || isSideAt(words, at) ? at : -1;
}

/** In words, from where a portion lies to the land that it is a portion of. */
const FARTHEST = 40;

/** The land or the bounds that are described behind it, of which or within which a side is told. */
function describedBehind(words: readonly Word[], placed: number): number {
  let isSided = false;
  for (let at = placed; at < Math.min(words.length, placed + FARTHEST); at += 1) {
    const { text = '', sort } = words[at] ?? {};
    if (ENDS.test(text) || sort === 'grant') return -1;
    isSided ||= isSideAt(words, at);
    if (!isSided || !/^(?:of|within|in|inside)$/.test(text)) continue;
    // "lying between the road and the creek and contained in the following boundary" is told twice of the whole.
    if (/\band (?:being )?(?:contained|included|embraced|comprised|enclosed)$/.test(textsOf(words, at - 3, at)))
      return -1;
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
