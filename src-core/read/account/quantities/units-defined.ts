// A unit whose length the document settles for itself, against the length that the unit has everywhere else.

import { isNumberWord, ordinalOf } from '#core/language/numerals.ts';
import { oncePer, oncePerPlace, oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { boundAt, isUsed } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { unitFeet } from '#core/survey/distance.ts';

const isUnit = oncePerToken((word) =>
  /^(?:foot|feet|yards?|chains?|poles?|perch|perches|rods?|links?|varas?|pace|paces)$/.test(word),
);
/** Feet in the unit, by its whole name. */
const feetOf = (word: string): number => {
  const unit = unitNamed(word);
  return unit === null ? Number.NaN : unitFeet(unit, '');
};

/** Where it stands, and how long the unit is by it, as a share of its usual length. */
interface Definition extends Passage {
  readonly share: number;
}

const toldAt = oncePerPlace(
  (tokens: readonly Token[], at: number): Definition | null => definedAt(tokens, at) ?? sharedAt(tokens, at),
);

export function definedUnitRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  return placesWhere(tokens, isUnit).flatMap((at) => {
    const bound = boundAt(tracts, at);
    const told = toldAt(tokens, at);
    const range = foreignAt(tokens, at) ?? chainAt(tokens, at, bound) ?? (told === null || isUsual(told) ? null : told);
    if (range === null || isUsed(tracts, range.from)) return [];
    const { from, to } = range;
    return [{ code: 'unit_defined' as const, from, to, tracts: bound.map(({ index }) => index) }];
  });
}

const OLD =
  /^(?:irish|scotch|scots|plantation|cunningham|rhineland|rhenish|dutch|french|paris|spanish|castilian|welsh)$/;

/** "Irish perches", "ninety paces". */
function foreignAt(tokens: readonly Token[], at: number): Passage | null {
  const [name, before] = [textAt(tokens, at), textAt(tokens, at - 1)];
  // "415 Ora Drive, Pace, Santa Rosa County", "Denise A. Pace".
  const isInitialed = before === '.' && textAt(tokens, at - 2).length === 1;
  const isName =
    name === 'pace' && tokens[at]?.capital === true && (isInitialed || !/^(?:the|a|one|each|every|[.:])$/.test(before));
  return (name.startsWith('pace') && !isName) || OLD.test(before) ? { from: Math.max(0, at - 1), to: at + 1 } : null;
}

const FEET_IN_POLE = 16.5;
/** Links in the chain that is half as long. */
const LINKS_OF_HALF = 50;

/** "a two-pole chain", "a four-pole chain of 60 feet"; but four poles are the chain that all go by. */
function chainAt(tokens: readonly Token[], at: number, tracts: readonly ToldTract[]): Passage | null {
  if (textAt(tokens, at) !== 'pole') return null;
  const count = textAt(tokens, at - 1) === '-' ? at - 2 : at - 1;
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const poles = { two: 2, 2: 2, four: 4, 4: 4 }[textAt(tokens, count)];
  if (poles === undefined || !/^chains?$/.test(textAt(tokens, behind))) return null;
  let end = behind + 1;
  while (/^(?:,|of|being|is|was|each|measuring|containing)$/.test(textAt(tokens, end))) end += 1;
  const told = end > behind + 1 ? lengthAt(tokens, end) : null;
  const isOwn =
    told === null ? isPlain(tokens, behind + 1) : Math.abs(told.value / (poles * FEET_IN_POLE) - 1) <= ROUNDED;
  if (isOwn && (poles === 4 || !tracts.some((tract) => mayBeHalf(tokens, tract)))) return null;
  return { from: count, to: told?.to ?? behind + 1 };
}

/** Nothing is told of the chain behind it: neither links nor a measure of its own, nor that it was found short. */
function isPlain(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex(({ text }, at) => at >= from && /^[.;:]$/.test(text));
  return !tokens
    .slice(from, end < 0 ? from + LONGEST_REMARK : Math.min(end, from + LONGEST_REMARK))
    .some(({ kind, text }) => kind === 'number' || TOLD_OF_CHAIN.test(text));
}

/** In tokens. */
const LONGEST_REMARK = 16;
const TOLD_OF_CHAIN = /^(?:links?|measure|allow\w*|short|long|found|stretched|old|feet|foot|inch\w*|per)$/;

/** Lengths in chains that may be the half ones: none of them has more links over than those have. */
function mayBeHalf(tokens: readonly Token[], { courses }: ToldTract): boolean {
  const measured = courses.flatMap(({ distance, values }) =>
    /^(?:chains|links)$/.test(distance?.unit ?? '') ? values : [],
  );
  const areWhole = measured.some(({ at, next }) =>
    tokens
      .slice(at, next)
      .some(
        ({ kind, value }, i) =>
          kind === 'number' && value >= LINKS_OF_HALF && /^(?:links?|lks?|l)$/.test(textAt(tokens, at + i + 1)),
      ),
  );
  return measured.length > 0 && !areWhole;
}

const JOINS =
  /^(?:being|be|is|are|was|were|of|at|as|to|each|contain\w*|measur\w*|taken|reckoned|counted|equal\w*|used|employed|herein|hereof|hereinabove|hereby|here|considered|computed|called|the|a|in|length|in|said|survey|this|for|shall)$/;
const TAKEN = /^(?:being|be|is|are|was|were|contain\w*|measur\w*|taken|reckoned|counted|equal\w*|considered)$/;
const FARTHEST = 11;
/** A pole is a thing too, and has a height and a place. */
const OF_THINGS = /^(?:distant|from|north|south|east|west|n|s|e|w|tall|high|deep|above|below|of|wide|apart|along)$/;

/** "each rod being of 18 feet", "the chain used was of fifty feet", "in poles of 18 feet each", "thirty-six varas being one hundred feet". */
function definedAt(tokens: readonly Token[], at: number): Definition | null {
  const before = textAt(tokens, at - 1);
  const isPlural = /(?:s|feet)$/.test(textAt(tokens, at));
  const counted = countedTo(tokens, at);
  const isOne = /^(?:each|every|the|a|said|one|1|this)$/.test(before);
  if (isPlural ? tokens[at - 1]?.kind === 'number' && counted === null : !isOne) return null;
  // "The measure used above is a pole of eighteen feet".
  let isTaken = TAKEN.test(textAt(tokens, at - 2));
  for (let i = at + 1; i < at + FARTHEST; i += 1) {
    // "The rod used in this survey is one-tenth longer than the statute rod".
    if (isTaken && /^(?:longer|shorter)$/.test(textAt(tokens, i)))
      return { from: at - 1, to: i + 1, share: Number.NaN };
    const length = lengthAt(tokens, i);
    if (length !== null) {
      const isOfEach = isPlural ? counted === null : /^(?:each|every|the)$/.test(before) && isTiny(length);
      const isTold =
        isTaken || ((isOfEach || /^(?:each|every)$/.test(before)) && /^(?:of|at)$/.test(textAt(tokens, i - 1)));
      if (!isTold || OF_THINGS.test(textAt(tokens, length.to))) return null;
      return {
        from: counted?.from ?? at - 1,
        to: length.to,
        share: length.value / (counted?.value ?? feetAt(tokens, at)),
      };
    }
    const text = textAt(tokens, i);
    const isShare = isTaken && (isNumberWord(text) || ordinalOf(text) !== null || text === '-');
    if (!isShare && (tokens[i]?.kind !== 'word' || !JOINS.test(text))) return null;
    if (TAKEN.test(text)) isTaken = true;
  }
  return null;
}

/** Of "thirty-six varas" at its unit; of one alone nothing is counted. */
function countedTo(tokens: readonly Token[], at: number): Quantity | null {
  for (let from = at - 1; from > at - FARTHEST && from >= 0; from -= 1) {
    const length = lengthAt(tokens, from);
    if (length !== null) return length.to === at + 1 && length.value > feetAt(tokens, at) ? length : null;
  }
  return null;
}

/** In inches: what only a unit is told in. */
const isTiny = ({ unit }: Quantity): boolean => unit === 'inches';

/** "21 feet to the rod", "at thirty-three and a third inches the vara", "33 1/3 inches making a vara". */
function sharedAt(tokens: readonly Token[], at: number): Definition | null {
  let end = at;
  while (SHARING.test(textAt(tokens, end - 1))) end -= 1;
  if (end === at) return null;
  for (let from = end - 1; from > end - FARTHEST && from >= 0; from -= 1) {
    const length = lengthAt(tokens, from);
    if (length === null || length.to !== end) continue;
    const isTold = textAt(tokens, end) === 'to' || textAt(tokens, end) === 'per' || isTiny(length);
    return isTold ? { from, to: at + 1, share: length.value / feetAt(tokens, at) } : null;
  }
  return null;
}

const SHARING = /^(?:the|a|an|each|every|one|to|per|for|in|mak\w+|constitut\w+|being|equal\w*)$/;

const feetAt = (tokens: readonly Token[], at: number): number => feetOf(textAt(tokens, at));

const ROUNDED = 0.005;
/** Above this a length told in inches or counted is another unit's: the vara of the West is less than it from that of Texas. */
const OTHERWISE = 0.002;
/** A pole twice as long as others is one of timber. */
const MOST_UNLIKE = 2;

function isUsual({ share }: Definition): boolean {
  if (Number.isNaN(share)) return false;
  return !(Math.abs(share - 1) > OTHERWISE && share <= MOST_UNLIKE && share >= 1 / MOST_UNLIKE);
}

/** What settles a unit at the length that it has everywhere. */
export const usualUnitsIn = oncePer(({ reading: { tokens } }: Instrument): readonly Passage[] =>
  placesWhere(tokens, isUnit).flatMap((at) => {
    const told = toldAt(tokens, at);
    return told !== null && Math.abs(told.share - 1) <= OTHERWISE ? [told] : [];
  }),
);
