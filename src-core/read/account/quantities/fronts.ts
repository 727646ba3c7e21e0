// Streets that the land is said to front on: where its courses run along streets by their names, one that none of them names is another.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { coursesOnWays, WAYS, type Way, waysIn } from '#core/read/account/relations/adjoiners.ts';
import type { Remark } from '#core/read/account/remark.ts';

const LAND = wordSet(LANDS);
const isFront = oncePerToken((word) => /^(?:fronts?|fronting|frontage|faces|facing)$/.test(word));
/** Other land, a house upon it, or another name of the street. */
const isElsewhere = oncePerToken((word) =>
  /^(?:adjoining|adjacent|formerly|called|known|building|house|dwelling|store|easement|plat|block|subdivision|addition|larger|balance|remainder)$/.test(
    word,
  ),
);

export function frontRemarks(instrument: Instrument): Remark[] {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  return sentencesOf(instrument).flatMap((sentence): Remark[] => {
    const ways = frontedIn(tokens, sentence);
    const bound = ways.length === 0 ? [] : boundAt(tracts, sentence.from).filter(({ mayPass }) => mayPass);
    const isOther = (way: Way): boolean => bound.every((tract) => isNoStreetOf(tokens, tract, way));
    if (bound.length === 0 || !ways.some(isOther)) return [];
    return [{ code: 'side_otherwise', ...sentence, tracts: bound.map(({ index }) => index) }];
  });
}

/** In tokens, from the word of the front to the street. */
const FARTHEST = 6;

/** "The lot fronts upon Prospect Street", and the second of "on Maple Street and Locust Avenue". */
function frontedIn(tokens: readonly Token[], { from, to }: Passage): Way[] {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  if (!words.some(isFront) || words.some(isElsewhere)) return [];
  const front = tokens.slice(from, to).findIndex((token) => token.kind === 'word' && isFront(token)) + from;
  if (!tokens.slice(from, front).some(({ text, kind }) => kind === 'word' && LAND.has(text))) return [];
  const [first, second] = waysIn(tokens, front + 1, to);
  if (first === undefined || first.at > front + FARTHEST) return [];
  const isOn = tokens.slice(front + 1, first.at).some(({ text }) => /^(?:on|upon|along|to)$/.test(text));
  if (!isOn && textAt(tokens, front) !== 'faces') return [];
  // "upon Locust Avenue and on Maple Street".
  const joint = /^(?:on|upon|the)$/.test(textAt(tokens, (second?.at ?? 0) - 1)) ? 2 : 1;
  return second !== undefined && /^(?:and|,)$/.test(textAt(tokens, second.at - joint)) ? [first, second] : [first];
}

/** Its courses run along streets that have names, and nothing in it has this one. */
function isNoStreetOf(tokens: readonly Token[], { courses, description, around }: ToldTract, { names }: Way): boolean {
  if (coursesOnWays(tokens, courses).length === 0) return false;
  const [name = ''] = names.filter((word) => !WAYS.has(word));
  return name !== '' && !tokens.slice(description.from, around.closedAt).some(({ text }) => text === name);
}
