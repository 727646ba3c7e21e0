// A unit whose length the document settles for itself, against the length that the unit has everywhere else.

import { isNumberWord, ordinalOf } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { unitNamed } from '#core/language/units.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
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

export function definedUnitRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  return placesWhere(tokens, isUnit).flatMap((at) => {
    const range = foreignAt(tokens, at) ?? definedAt(tokens, at) ?? sharedAt(tokens, at);
    if (range === null || isUsed(tracts, range.from)) return [];
    return [{ code: 'unit_defined' as const, ...range, tracts: boundAt(tracts, at).map(({ index }) => index) }];
  });
}

const OLD =
  /^(?:irish|scotch|scots|plantation|cunningham|rhineland|rhenish|dutch|french|paris|spanish|castilian|welsh)$/;

/** "Irish perches", "ninety paces", "a two-pole chain". */
function foreignAt(tokens: readonly Token[], at: number): Passage | null {
  const [name, before] = [textAt(tokens, at), textAt(tokens, at - 1)];
  // "415 Ora Drive, Pace, Santa Rosa County", "John Pace".
  const isName = name === 'pace' && tokens[at]?.capital === true && !/^(?:the|a|one|each|every|[.:])$/.test(before);
  if ((name.startsWith('pace') && !isName) || OLD.test(before)) return { from: Math.max(0, at - 1), to: at + 1 };
  const behind = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const count = before === '-' ? at - 2 : at - 1;
  return name === 'pole' && /^chains?$/.test(textAt(tokens, behind)) && /^(?:two|four|2|4)$/.test(textAt(tokens, count))
    ? { from: count, to: behind + 1 }
    : null;
}

const JOINS =
  /^(?:being|be|is|are|was|were|of|at|as|to|each|contain\w*|measur\w*|taken|reckoned|counted|equal\w*|used|employed|herein|hereof|hereinabove|hereby|here|considered|computed|called|the|a|in|length|in|said|survey|this|for|shall)$/;
const TAKEN = /^(?:being|be|is|are|was|were|contain\w*|measur\w*|taken|reckoned|counted|equal\w*|considered)$/;
const FARTHEST = 9;
/** A pole is a thing too, and has a height and a place. */
const OF_THINGS = /^(?:distant|from|north|south|east|west|n|s|e|w|tall|high|deep|above|below|of|wide|apart|along)$/;

/** "each rod being of 18 feet", "the chain used was of fifty feet", "in poles of 18 feet each". */
function definedAt(tokens: readonly Token[], at: number): Passage | null {
  const before = textAt(tokens, at - 1);
  const isPlural = /(?:s|feet)$/.test(textAt(tokens, at));
  const isOne = /^(?:each|every|the|a|said|one|1|this)$/.test(before);
  if (isPlural ? tokens[at - 1]?.kind === 'number' : !isOne) return null;
  // "The measure used above is a pole of eighteen feet".
  let isTaken = TAKEN.test(textAt(tokens, at - 2));
  for (let i = at + 1; i < at + FARTHEST; i += 1) {
    // "The rod used in this survey is one-tenth longer than the statute rod".
    if (isTaken && /^(?:longer|shorter)$/.test(textAt(tokens, i))) return { from: at - 1, to: i + 1 };
    const length = lengthAt(tokens, i);
    if (length !== null) {
      const isTold = isTaken || ((isPlural || /^(?:each|every)$/.test(before)) && textAt(tokens, i - 1) === 'of');
      if (!isTold || OF_THINGS.test(textAt(tokens, length.to)) || isUsual(tokens, at, length)) return null;
      return { from: at - 1, to: length.to };
    }
    const text = textAt(tokens, i);
    const isShare = isTaken && (isNumberWord(text) || ordinalOf(text) !== null || text === '-');
    if (!isShare && (tokens[i]?.kind !== 'word' || !JOINS.test(text))) return null;
    if (TAKEN.test(text)) isTaken = true;
  }
  return null;
}

/** "21 feet to the rod". */
function sharedAt(tokens: readonly Token[], at: number): Passage | null {
  if (!/^(?:the|a|each|every)$/.test(textAt(tokens, at - 1)) || textAt(tokens, at - 2) !== 'to') return null;
  for (let from = at - 4; from > at - FARTHEST && from >= 0; from -= 1) {
    const length = lengthAt(tokens, from);
    if (length === null || length.to !== at - 2) continue;
    return isUsual(tokens, at, length) ? null : { from, to: at + 1 };
  }
  return null;
}

const ROUNDED = 0.005;
/** A pole twice as long as others is one of timber. */
const MOST_UNLIKE = 2;

function isUsual(tokens: readonly Token[], at: number, { value }: Quantity): boolean {
  const share = value / feetOf(textAt(tokens, at));
  return !(Math.abs(share - 1) > ROUNDED && share <= MOST_UNLIKE && share >= 1 / MOST_UNLIKE);
}
