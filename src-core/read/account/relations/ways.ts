// Streets, roads and other ways by their names.
import { oncePerToken, type WordQuestion } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';

export const WAYS = wordSet(
  'street road avenue lane drive highway boulevard route way pike turnpike alley court terrace place railroad railway',
);

/** It is called so itself. */
export const isWayWord: WordQuestion<boolean> = oncePerToken((word) => WAYS.has(word));

export const isWay = (names: readonly string[]): boolean => names.some((name) => WAYS.has(name));

/** A name that stands in the text. */
export interface Way {
  readonly at: number;
  readonly next: number;
  readonly names: readonly string[];
}

/** What a street's side is called. */
export const EDGES = /^(?:line|side|margin|boundary|edge|limit)$/;

/** The word for a street's side right before its name, or as far back as one may stand. */
export function edgeBefore(tokens: readonly Token[], at: number): number {
  let edge = at - 1;
  while (edge > at - 4 && !EDGES.test(textAt(tokens, edge))) edge -= 1;
  return edge;
}

/** Not the name of a street, though a sentence opens with it or a scrivener set it in capitals. */
const UNNAMED = wordSet(
  'the a an said same this that such any no its their our his her my each every which public private common county state town township city village open proposed',
);

/** "Prospect Avenue", "County Road 212", "Clay street"; both of "Orange and Palafox Streets". */
export function waysIn(tokens: readonly Token[], from: number, to: number): Way[] {
  const found: Way[] = [];
  for (const at of placesWithin(tokens, from, to, isNoun)) {
    const noun = nounOf(textAt(tokens, at)) ?? '';
    const first = nameFrom(tokens, from, at);
    const isMany = noun !== textAt(tokens, at);
    const isProper = tokens[at]?.capital === true;
    // "the public road", "Said street".
    if (first === at || (!isProper && UNNAMED.has(textAt(tokens, at - 1)))) continue;
    if (isMany) {
      found.push(...joinedBefore(tokens, from, first, noun), wayOf(tokens, first, at, at + 1, noun));
      continue;
    }
    const next = isProper && isNumberOf(tokens, at + 1) ? at + 2 : at + 1;
    found.push({ at: first, next, names: tokens.slice(first, next).map(({ text }) => text) });
  }
  return found;
}

/** In tokens, of a name with its noun, and of what stands before the noun of one that has none. */
const [LONGEST_NAME, LONGEST_KIND] = [9, 3];
const KINDS = wordSet(
  'public private common county state town township city village open proposed old new main paved gravel dirt existing present said levee railroad railway highway macadam wagon toll plank concrete asphalt service access farm haul interurban electric abandoned former river ridge mail stage big great',
);

/** The way that is named behind "of" or "along": by its name, or by what it is: "the Salem and Western Railroad", "the county road", "said levee right of way". */
export function wayAt(tokens: readonly Token[], at: number, to: number): Way | null {
  let first = at;
  while (/^(?:the|said|an?|this|that)$/.test(textAt(tokens, first))) first += 1;
  const [named] = waysIn(tokens, first, Math.min(to, first + LONGEST_NAME));
  if (named?.at === first) return named;
  if (first === at) return null;
  let noun = first;
  while (noun < first + LONGEST_KIND && KINDS.has(textAt(tokens, noun)) && !isPlainWay(tokens, noun)) noun += 1;
  const isRight = textWithin(tokens, noun, noun + 5)
    .replaceAll(' - ', ' ')
    .startsWith('right of way');
  if (!isRight && !isPlainWay(tokens, noun)) return null;
  const next = isRight ? tokens.findIndex(({ text }, i) => i > noun && text === 'way') + 1 : noun + 1;
  return {
    at: first,
    next,
    names: tokens.slice(first, next).flatMap(({ text, kind }) => (kind === 'word' ? text : [])),
  };
}

/** "road"; but "railroad" of "railroad right of way", "highway" of "highway bridge". */
const isPlainWay = (tokens: readonly Token[], at: number): boolean =>
  WAYS.has(textAt(tokens, at)) &&
  !/^(?:way|place|court|terrace|drive)$/.test(textAt(tokens, at)) &&
  (tokens[at + 1]?.kind !== 'word' ||
    /^(?:to|at|and|for|thence|as|with|in|leading|running|a|from|is|being|which|on|by|the|now|of)$/.test(
      textAt(tokens, at + 1),
    ));

/** "County Road 212"; but "along Lexington Street 45 feet". */
const isNumberOf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' &&
  !/^(?:'|"|feet|foot|ft|rods?|poles?|perch(?:es)?|chains?|links?|varas?|yards?|met(?:er|re)s?)$/.test(
    textAt(tokens, at + 1),
  );

/** Two streets that are named together: "Fourth and Oak Streets", "Abriendo Avenue and Elm Street", "Trade Street with Depot Street". */
export const pairsIn = (tokens: readonly Token[], from: number, to: number): (readonly [Way, Way])[] => {
  const ways = waysIn(tokens, from, to);
  return ways.flatMap((one, place) => {
    const other = ways[place + 1];
    const isJoined =
      other !== undefined && /^(?:(?:and|&|with)(?: the| said)?)$/.test(textWithin(tokens, one.next, other.at));
    return isJoined ? [[one, other] as const] : [];
  });
};

/** What the ways of "Streets" and "Sts." are one by one; null for what names none. */
function nounOf(text: string): string | null {
  if (WAYS.has(text)) return text;
  if (text === 'sts') return 'street';
  if (text === 'aves') return 'avenue';
  const one = text.endsWith('s') ? text.slice(0, -1) : '';
  return PAIRED.has(one) ? one : null;
}

const isNoun = oncePerToken((word) => nounOf(word) !== null);

/** Those that are named two by two; "places", "courts" and "ways" are other things. */
const PAIRED = wordSet('street road avenue lane boulevard alley');

const isCapital = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && tokens[at]?.capital === true;
const RAILS = /^rail(?:road|way)$/;

/** Where the name in capitals before a token begins. */
function nameFrom(tokens: readonly Token[], from: number, at: number): number {
  let first = at;
  for (;;) {
    const before = first - 1;
    if (before < from) return first;
    if (isCapital(tokens, before) && (directionAt(tokens, before) === null || isOfRails(tokens, from, before, at)))
      first = before;
    // "Denver and Rio Grande Railroad".
    else if (/^(?:and|&)$/.test(textAt(tokens, before)) && isOfRails(tokens, from, before, at)) first = before - 1;
    // "U.S. Highway 160".
    else if (first === at && textWithin(tokens, before - 3, at) === 'u . s .' && before - 3 >= from) first = before - 3;
    else return first;
  }
}

/** "Rio Grande Western Railroad", "Salem and Western Railroad": a company is called by where it leads, and by two places. */
function isOfRails(tokens: readonly Token[], from: number, at: number, noun: number): boolean {
  const before = /^(?:and|&)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return RAILS.test(textAt(tokens, noun)) && before >= from && isCapital(tokens, before) && isCapital(tokens, noun);
}

const wayOf = (tokens: readonly Token[], at: number, to: number, next: number, noun: string): Way => ({
  at,
  next,
  names: [...tokens.slice(at, to).map(({ text }) => text), noun],
});

/** "Orange and" before "Palafox Streets", "Elm, Oak and" before "Main Streets". */
function joinedBefore(tokens: readonly Token[], from: number, at: number, noun: string): Way[] {
  const isJoint = /^(?:and|&|,)$/.test(textAt(tokens, at - 1));
  const first = isJoint ? nameFrom(tokens, from, at - 1) : at;
  return !isJoint || first === at - 1
    ? []
    : [
        ...(textAt(tokens, first - 1) === ',' ? joinedBefore(tokens, from, first, noun) : []),
        wayOf(tokens, first, at - 1, at - 1, noun),
      ];
}
