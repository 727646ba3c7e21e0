// The land whose lines and corners a description speaks of: a section or a part of it, a lot, a land lot, by its name or as "said forty"; and streets by their names.
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { placeAt } from '#core/read/account/quantities/place-facts.ts';
import type { PlaceFact, PlaceKind } from '#core/read/account/quantities/place-names.ts';
import { waysIn } from '#core/read/account/relations/ways.ts';

export interface Parent {
  readonly kind: PlaceKind | 'way';
  readonly value: string;
  /** The section or the block that it is told to be a part of. */
  readonly section: string | null;
  readonly block: string | null;
  readonly to: number;
}

const KINDS: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'section',
  'quarter',
  'quarter quarter',
  'land lot',
  'government lot',
  'lot',
  'block',
  'survey',
]);
const isKnown = ({ kind, values }: PlaceFact): boolean => KINDS.has(kind) && values.length === 1;
const LEADS = /^(?:the|said|that|same|aforesaid|this|original)$/;
/** In tokens, of a street's name with its noun. */
const LONGEST_NAME = 4;
/** In tokens, back from "said lot" to the lot. */
const FARTHEST = 400;

/** The one named at a token, or by "said" or "the" that one of its kind which was named last; null where none is. */
export function parentAt(tokens: readonly Token[], at: number): Parent | null {
  let noun = at;
  while (LEADS.test(textAt(tokens, noun))) noun += 1;
  // "Land Lot 92" by the noun that is numbered.
  const first = /^(?:land|government|govt|gov)$/.test(textAt(tokens, noun)) ? noun + 1 : noun;
  const named = placeAt(tokens, noun) ?? placeAt(tokens, first);
  if (named !== null && named.from <= noun) return isKnown(named) ? parentOf(tokens, named, named.to) : null;
  if (textAt(tokens, at) === 'thereof') return wholeBefore(tokens, at);
  const [way] = tokens[noun]?.capital === true ? waysIn(tokens, noun, noun + LONGEST_NAME) : [];
  if (way?.at === noun) return wayParent(way.names, way.next);
  const bare = noun > at ? bareAt(tokens, noun) : null;
  return bare === null ? null : lastOf(tokens, at, bare);
}

/** A street by its names. */
export const wayParent = (names: readonly string[], to: number): Parent => ({
  kind: 'way',
  value: names.join(' '),
  section: null,
  block: null,
  to,
});

function parentOf(tokens: readonly Token[], { kind, values: [value = ''], to: end }: PlaceFact, to: number): Parent {
  // "the Northwest Quarter (NW¼) of Section 9": told again.
  const isBracketed = textAt(tokens, end) === '(';
  const close = isBracketed ? tokens.slice(end, end + LONGEST_AGAIN).findIndex(({ text }) => text === ')') : -1;
  const from = end + close + 1;
  let of = from;
  while (of < from + 3 && /^(?:,|of|said|the)$/.test(textAt(tokens, of))) of += 1;
  const whole = placeAt(tokens, of);
  const wholeOf = (one: PlaceKind): string | null => (whole?.kind === one ? (whole.values[0] ?? null) : null);
  return { kind, value, section: wholeOf('section'), block: wholeOf('block'), to };
}

/** In tokens. */
const LONGEST_AGAIN = 17;

interface Bare {
  readonly kinds: ReadonlySet<PlaceKind>;
  readonly to: number;
}

const kindsOf = (...kinds: readonly PlaceKind[]): ReadonlySet<PlaceKind> => new Set(kinds);

/** "forty", "quarter-quarter", "quarter section", "land lot". */
function bareAt(tokens: readonly Token[], at: number): Bare | null {
  const words = [0, 1, 2].map((step) => textAt(tokens, at + step));
  const [noun = '', next = '', third = ''] = words;
  if (noun === 'forty') return { kinds: kindsOf('quarter quarter'), to: next === 'acre' ? at + 3 : at + 1 };
  if (noun === 'quarter') {
    const again = next === '-' ? third : next;
    if (again === 'quarter') return { kinds: kindsOf('quarter quarter'), to: next === '-' ? at + 3 : at + 2 };
    return { kinds: kindsOf('quarter'), to: next === 'section' ? at + 2 : at + 1 };
  }
  if (noun === 'land' && next === 'lot') return { kinds: kindsOf('land lot'), to: at + 2 };
  if (noun === 'government' && next === 'lot') return { kinds: kindsOf('government lot'), to: at + 2 };
  // "on the south side of the section line highway": of the line, and not of the section.
  const isLine = textAt(tokens, at + 1) === 'line';
  if ((noun === 'section' || noun === 'block') && !isLine) return { kinds: kindsOf(noun), to: at + 1 };
  return noun === 'lot' ? { kinds: kindsOf('lot', 'land lot', 'government lot'), to: at + 1 } : null;
}

/** Told by no number, as a lot may be. */
const UNNUMBERED = wordSet(LANDS.replace(/\blot\b/, ''));

const JOINS = /^(?:[(),/124]|[ns][ew]|of|the|in|said|\.|and|being|situated?|lying)$/;

/** Of "the Southeast quarter of Section 9, Township 4" the quarter, which comes first. */
function wholeBefore(tokens: readonly Token[], at: number): Parent | null {
  let found: PlaceFact | null = null;
  let until = -1;
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST); i -= 1) {
    // "the southwest corner of the tract, thence North to the northwest corner thereof".
    if (found === null && UNNUMBERED.has(textAt(tokens, i)) && LEADS.test(textAt(tokens, i - 1))) return null;
    const fact = placeAt(tokens, i);
    if (fact === null || fact.from !== i) continue;
    // "the Northeast Quarter of the Northeast Quarter" has the second in it.
    const isJoined = until < 0 || tokens.slice(Math.min(fact.to, until), until).every(({ text }) => JOINS.test(text));
    if (!isJoined) break;
    until = fact.from;
    if (KINDS.has(fact.kind)) found = fact;
  }
  return found !== null && isKnown(found) ? parentOf(tokens, found, at + 1) : null;
}

/** The last that was told before, without a name where none was; null where it is one of several, or a quarter that may be one of a quarter. */
function lastOf(tokens: readonly Token[], at: number, { kinds, to }: Bare): Parent | null {
  let mayBeLesser = false;
  for (let i = at - 1; i >= Math.max(0, at - FARTHEST); i -= 1) {
    const fact = placeAt(tokens, i);
    if (fact === null || fact.from !== i) continue;
    if (fact.kind === 'quarter quarter' && !kinds.has(fact.kind)) mayBeLesser = true;
    // "the line between Lots Three and Four" names a neighbour beside it.
    if (!kinds.has(fact.kind) || (fact.values.length > 1 && isBetween(tokens, fact.from))) continue;
    if (fact.kind === 'quarter' && (mayBeLesser || isInLesser(tokens, fact))) return null;
    return isKnown(fact) ? parentOf(tokens, fact, to) : null;
  }
  const [kind] = kinds;
  return kind === undefined || mayBeLesser ? null : { kind, value: '', section: null, block: null, to };
}

const isBetween = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, /^(?:the|said)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1) === 'between';

/** In tokens, from the first quarter to the second. */
const LESSER = 6;

/** The second of "the Northeast Quarter of the Southwest Quarter". */
const isInLesser = (tokens: readonly Token[], { from }: PlaceFact): boolean =>
  Array.from({ length: LESSER }, (_, i) => placeAt(tokens, from - 1 - i)).some(
    (fact) => fact?.kind === 'quarter quarter' && fact.to > from,
  );
