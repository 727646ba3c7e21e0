// The land told of by its house number: the street of that number is the one that its description runs on, and not the other half of it.
import { ordinalOf } from '#core/language/numerals.ts';
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isStop } from '#core/read/account/quantities/place-bearer.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { isStreet } from '#core/read/values/house-numbers.ts';

interface Street extends Passage {
  /** "17 avenue" of "East Seventeenth Avenue" and "E. 17th Ave.". */
  readonly name: string;
  /** Which half of it, in degrees. */
  readonly half: number;
}

/** "1420 West Seventeenth Avenue" of a lot on East Seventeenth Avenue. */
export function addressRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const streets = streetsIn(tokens);
  if (streets.length < 2) return [];
  return streets.flatMap((street): Remark[] => {
    if (!isNumbered(tokens, street) || isOfPerson(tokens, street)) return [];
    const bound = boundAt(tracts, street.from).filter(({ mayPass }) => mayPass);
    const isElse = bound.length > 0 && bound.every((tract) => isOfOtherHalf(tract, street, streets));
    if (!isElse) return [];
    return [{ code: 'place_otherwise', from: street.from - 1, to: street.to, tracts: bound.map(({ index }) => index) }];
  });
}

function isOfOtherHalf({ around }: ToldTract, told: Street, streets: readonly Street[]): boolean {
  const own = streets.filter(
    ({ name, from, to }) => name === told.name && from >= around.leadFrom && to <= around.closedAt,
  );
  return own.length > 0 && own.every(({ half }) => half !== told.half);
}

/** Streets that are told with their half. */
const streetsIn = oncePer((tokens: readonly Token[]): readonly Street[] =>
  tokens.flatMap(({ kind, capital }, at) => (kind === 'word' && capital ? (streetAt(tokens, at) ?? []) : [])),
);

/** In tokens, without its half. */
const LONGEST_NAME = 4;

function streetAt(tokens: readonly Token[], at: number): Street | null {
  const half = directionAt(tokens, at);
  if (half === null || half.ending !== '') return null;
  const names: string[] = [];
  const first = textAt(tokens, half.next) === '.' ? half.next + 1 : half.next;
  for (let next = first; next < first + LONGEST_NAME; next += 1) {
    const token = tokens[next];
    if (token === undefined || token.kind === 'mark') return null;
    const noun = NOUNS.get(token.text) ?? token.text;
    if (names.length > 0 && isStreet(token.text))
      return { name: [...names, noun].join(' '), half: half.deg, from: at, to: next + 1 };
    if (/^(?:st|nd|rd|th|d)$/.test(token.text)) continue;
    if (token.kind === 'word' && !token.capital) return null;
    names.push(token.kind === 'number' ? String(token.value) : String(ordinalOf(token.text) ?? token.text));
  }
  return null;
}

const NOUNS: ReadonlyMap<string, string> = new Map([
  ['st', 'street'],
  ['ave', 'avenue'],
  ['rd', 'road'],
  ['blvd', 'boulevard'],
]);

/** "1420 West", "numbered 1420 on West". */
const isNumbered = (tokens: readonly Token[], { from }: Street): boolean => {
  const number = tokens[/^(?:on|in|upon)$/.test(textAt(tokens, from - 1)) ? from - 2 : from - 1];
  return number?.kind === 'number' && number.decimals === 0;
};

const LAND = wordSet(`${LANDS} house dwelling building residence thereon improvements situs`);
const PERSONS = wordSet(
  'mail return send lives living resides residing resident office signed whose grantee grantees grantor grantors buyer seller',
);
/** In tokens. */
const FARTHEST = 30;

/** "Mail tax notices to Otto Hasenkamp, 1420 West Seventeenth Avenue"; but "Send tax notice for the premises:". */
function isOfPerson(tokens: readonly Token[], { from }: Street): boolean {
  for (let at = from - 2; at > from - FARTHEST && !(isStop(tokens, at) && textAt(tokens, at) !== ':'); at -= 1) {
    const { text = '', gap } = tokens[at] ?? {};
    if (LAND.has(text)) return false;
    if (PERSONS.has(text)) return true;
    if (gap === 'paragraph') break;
  }
  return false;
}
