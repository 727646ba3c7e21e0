// Streets that the land is said to front on or to come up to: where its courses run along streets by their names, one that none of them names is another, and one that is told to lie at a distance is not touched.
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { hasWord, placesWithin } from '#core/language/words-index.ts';
import { sentencesOf } from '#core/read/account/effects/passages.ts';
import { isOffStreet } from '#core/read/account/frames/street-edges.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { isOfThisLand } from '#core/read/account/quantities/noun-before.ts';
import { agree, lengthAt, lengthOf, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { coursesOnWays } from '#core/read/account/relations/adjoiners.ts';
import { isHouseOnIt } from '#core/read/account/relations/of-land.ts';
import { WAYS, type Way, waysIn } from '#core/read/account/relations/ways.ts';
import type { Remark } from '#core/read/account/remark.ts';

const isFront = oncePerToken((word) => /^(?:fronts?|fronting|frontage|faces|facing)$/.test(word));
const isOfOthers = oncePerToken((word) =>
  /^(?:adjoining|adjacent|formerly|called|known|building|house|dwelling|store|easement|plat|block|subdivision|addition|larger|balance|remainder)$/.test(
    word,
  ),
);

/** Other land, a house upon it, or another name of the street; but "with the dwelling thereon erected". */
const isElsewhere = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  tokens
    .slice(from, to)
    .some((token, i) => token.kind === 'word' && isOfOthers(token) && !isHouseOnIt(tokens, from + i));

export function frontRemarks(instrument: Instrument): Remark[] {
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  return sentencesOf(instrument).flatMap((sentence): Remark[] => {
    const fronted = frontedIn(tokens, sentence);
    const ways = [...fronted, ...touchedIn(tokens, sentence)];
    const lengths = frontagesIn(tokens, sentence);
    const isTold = ways.length > 0 || lengths.length > 0;
    const bound = isTold ? boundAt(tracts, sentence.from).filter(({ mayPass }) => mayPass) : [];
    const isOther = (way: Way): boolean =>
      bound.every(
        (tract) => (fronted.includes(way) && isNoStreetOf(tokens, tract, way)) || isOffStreet(tokens, tract, way.names),
      );
    const isNone = (length: Quantity): boolean => bound.every((tract) => isNoFrontOf(tokens, tract, length));
    if (bound.length === 0 || !(ways.some(isOther) || lengths.some(isNone))) return [];
    return [{ code: 'side_otherwise', ...sentence, tracts: bound.map(({ index }) => index) }];
  });
}

/** In tokens, from the word of the front to the street. */
const FARTHEST = 6;

/** "The lot fronts upon Prospect Street", and the second of "on Maple Street and Locust Avenue". */
function frontedIn(tokens: readonly Token[], { from, to }: Passage): Way[] {
  const [front] = placesWithin(tokens, from, to, isFront);
  if (front === undefined) return [];
  const [first, second] = waysIn(tokens, front + 1, to);
  if (first === undefined) return [];
  const isOwn = isOfThisLand(tokens, from, front) && first.at <= front + FARTHEST;
  if (!isOwn && !isNumberedOn(tokens, from, front, first.at)) return [];
  // "fronting on Water Street, formerly called Dock Street".
  if (hasWord(tokens, front, first.next + FARTHEST, isRenamed)) return [];
  const isOn = tokens.slice(front + 1, first.at).some(({ text }) => /^(?:on|upon|along|to)$/.test(text));
  if (!isOn && textAt(tokens, front) !== 'faces') return [];
  // "upon Locust Avenue and on Maple Street".
  const joint = /^(?:on|upon|the)$/.test(textAt(tokens, (second?.at ?? 0) - 1)) ? 2 : 1;
  return second !== undefined && /^(?:and|,)$/.test(textAt(tokens, second.at - joint)) ? [first, second] : [first];
}

/** "The improvements front on and bear the Municipal number 2217 Burgundy Street": what stands on the land; but "the adjoining store". */
const isNumberedOn = (tokens: readonly Token[], from: number, front: number, at: number): boolean =>
  /^(?:on|upon) (?:and|,) (?:\w+ ){1,6}(?:number|no|nos|numbers)(?: [.])? \d+$/.test(
    textWithin(tokens, front + 1, at),
  ) && !isElsewhere(tokens, { from, to: front });

const isRenamed = oncePerToken((word) => /^(?:formerly|called|known|now)$/.test(word));

const isBounded = oncePerToken((word) => /^(?:bounded|bounding|bounds|abuts|abutting|butting)$/.test(word));
/** Before the street: a line of the land that is one of its lines. */
const IS_LINE =
  /\b(?:line|side|boundary|front)(?: (?:thereof|hereof|of (?:the|said|this) (?:\w+ )?\w+))? ,? ?(?:being|is|coinciding with|coincides with|lies in|lying in)(?: also)? the \w+ (?:line|side|margin) of (?:the |said )?$/;

/** "bounded north by Oak Street", "the northerly line of said lot being the southerly side of Oak Street": streets that the land comes up to. */
function touchedIn(tokens: readonly Token[], { from, to }: Passage): Way[] {
  const [bounded] = placesWithin(tokens, from, to, isBounded);
  const isNot = bounded === undefined || isElsewhere(tokens, { from, to });
  return waysIn(tokens, from, to).filter(({ at }) => {
    const article = /^(?:the|said)$/.test(textAt(tokens, at - 1)) ? at - 1 : at;
    const isBy = !isNot && at > bounded && /^(?:by|on|upon)$/.test(textAt(tokens, article - 1));
    return isBy || IS_LINE.test(`${textWithin(tokens, Math.max(from, at - LONGEST_LINE), at)} `);
  });
}

/** In tokens, from a line of the land to the street. */
const LONGEST_LINE = 18;

/** A rule for any lot, or a part of this one. */
const isRuled = oncePerToken((word) =>
  /^(?:shall|must|may|minimum|least|less|each|every|part|portion|strip|except|reserv\w*|and|their|thereof)$/.test(word),
);

/** "a frontage of 310 feet on said road", "fronts 310 feet upon it", "eighty feet of front on Perry Street". */
function frontagesIn(tokens: readonly Token[], { from, to }: Passage): Quantity[] {
  if (!hasWord(tokens, from, to, isFront) || isElsewhere(tokens, { from, to })) return [];
  const found: Quantity[] = [];
  for (let at = from; at < to; at += 1) {
    const length = lengthAt(tokens, at);
    if (length === null) continue;
    const near = [...tokens.slice(Math.max(from, at - 3), at), ...tokens.slice(length.to, length.to + 2)];
    const isOn = [0, 1, 2].some((step) => /^(?:on|upon|to|towards?)$/.test(textAt(tokens, length.to + step)));
    const isStreet = tokens.slice(length.to, Math.min(to, length.to + FARTHEST)).some(({ text }) => WAYS.has(text));
    if (near.some((token) => token.kind === 'word' && isFront(token)) && isOn && isStreet)
      if (!hasWord(tokens, from, at, isRuled)) found.push(length);
    at = length.to - 1;
  }
  return found;
}

/** Courses run along streets, and neither one of them nor all together are as long. */
export function isNoFrontOf(tokens: readonly Token[], { courses }: ToldTract, told: Quantity): boolean {
  const lengths = coursesOnWays(tokens, courses).map(({ distance }) => (distance === null ? null : lengthOf(distance)));
  if (lengths.length === 0 || lengths.includes(null)) return false;
  const own = lengths.filter((length) => length !== null);
  const all = own.reduce((sum, { value }) => sum + value, 0);
  return ![...own, { ...told, value: all }].some((length) => agree(told, length));
}

/** Its courses run along streets that have names, or it names all that it speaks of, and nothing in it has this one. */
function isNoStreetOf(tokens: readonly Token[], { courses, description, around }: ToldTract, { names }: Way): boolean {
  if (coursesOnWays(tokens, courses).length === 0 && !areAllNamed(tokens, description.from, around.closedAt))
    return false;
  const [name = ''] = names.filter((word) => !WAYS.has(word));
  // "a stob on the street", of land that fronts on Union Street.
  if (isUnnamed(tokens, names, description.from, around.closedAt)) return false;
  return name !== '' && !tokens.slice(description.from, around.closedAt).some(({ text }) => text === name);
}

/** Some way of its noun is spoken of, and none of that noun by a name. */
function isUnnamed(tokens: readonly Token[], names: readonly string[], from: number, to: number): boolean {
  const noun = names.find((word) => WAYS.has(word)) ?? '';
  return (
    tokens.slice(from, to).some(({ text }) => text === noun) &&
    !waysIn(tokens, from, to).some((way) => way.names.includes(noun))
  );
}

/** "in the westerly line of Hamilton Street"; but "along the street", "an alley", which may be whatever was named before. */
const areAllNamed = (tokens: readonly Token[], from: number, to: number): boolean =>
  waysIn(tokens, from, to).length > 0 &&
  tokens
    .slice(from, to)
    .every(({ text }, i) => !WAYS.has(text) || !/^(?:the|said|an?|public|same)$/.test(textAt(tokens, from + i - 1)));
