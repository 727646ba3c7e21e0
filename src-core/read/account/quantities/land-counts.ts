// How many pieces of land are told, in whatever words: "three certain lots", "both of the said tracts", "lots, two in number", "a pair of lots".

import { entryOf } from '#core/language/lexicon.ts';
import type { WordQuestion } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { Count } from '#core/read/account/quantities/counts.ts';
import { isFigureStart, numberNamedAt } from '#core/read/account/quantities/quantity.ts';
import { readNumber } from '#core/read/values/read-number.ts';

/** In tokens, from a count to its noun. */
const FARTHEST = 8;
const MOST = 99;
/** Nothing that is counted stands behind them, or another noun does. */
const APART =
  /^(?:of|in|to|from|by|on|at|with|for|upon|into|west|east|north|south|is|are|was|were|acres?|feet|foot|rods?|poles?|chains?|dollars?|years?|days?|months?|square|[^a-z]+)$/;
const POINTS = /^(?:the|said|these|those|above|foregoing|aforesaid|described|mentioned|-)$/;
/** What bears a number of its own, and counts nothing: "Block 3, lots". */
const NUMBERED =
  /^(?:blocks?|blk|section|sec|page|no|nos|number|numbered|lots?|book|range|ward|plat|unit|phase|stage|filing|division|and|through)$/;

/** Every count of such nouns from two on. */
export function landCountsOf(tokens: readonly Token[], areThey: WordQuestion<boolean>): Count[] {
  return placesWhere(tokens, areThey).flatMap((noun) => {
    const told = countBefore(tokens, noun) ?? countBehind(tokens, noun);
    return told === null ? [] : [told];
  });
}

/** "three (3) certain town lots", "both of the above described lots", "messuages and lots" counted as one. */
function countBefore(tokens: readonly Token[], noun: number): Count | null {
  for (let at = noun - 1; at >= Math.max(0, noun - FARTHEST); at -= 1) {
    const text = textAt(tokens, at);
    const count = text === 'both' || isPair(tokens, at) ? 2 : numberFrom(tokens, at, noun);
    const from = textAt(tokens, at - 1) === '(' ? at - 2 : at;
    if (count > 0) return count > 1 && count <= MOST ? { count, from, to: noun + 1 } : null;
    if (!isBetween(tokens, { from: at, to: noun })) return null;
  }
  return null;
}

const isPair = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'pair' && textAt(tokens, at + 1) === 'of';

/** 0 where none begins there that goes on to the noun, or it numbers something. */
function numberFrom(tokens: readonly Token[], at: number, noun: number): number {
  if (tokens[at]?.kind === 'mark' || tokens[at]?.kind === 'fraction' || !isFigureStart(tokens, at)) return 0;
  const read = readNumber(tokens, at);
  if (read === null || read.next > noun || !Number.isInteger(read.value)) return 0;
  // "three (3) tracts": the figure tells the word again, and by itself it is an item of a list.
  if (textAt(tokens, at - 1) === '(' && textAt(tokens, read.next) === ')')
    return readNumber(tokens, at - 2)?.value === read.value ? read.value : 1;
  return NUMBERED.test(textAt(tokens, at - 1)) || textAt(tokens, read.next) === ')' ? 1 : read.value;
}

/** A word that may stand between: what kind of lots they are, or what stands on them. */
function isBetween(tokens: readonly Token[], { from: at, to: noun }: Passage): boolean {
  const token = tokens[at];
  const text = textAt(tokens, at);
  // "Stage 4 of Hemlock Farms".
  if (text === 'of') return isPair(tokens, at - 1) || POINTS.test(textAt(tokens, at + 1));
  if (POINTS.test(text) || text === '(' || text === ')' || token?.kind === 'number') return true;
  if (/^(?:and|or)$/.test(text)) return /s$/.test(textAt(tokens, at - 1));
  // "houses and lots"; but "the sides lots".
  const entry = entryOf(text);
  const isPlural =
    entry?.noun !== undefined && /[^s]s$/.test(text) && at + 1 < noun && !/^(?:and|or)$/.test(textAt(tokens, at + 1));
  // "15 Highway crossing the said lots".
  const isOther =
    entry?.noun === 'way' ||
    (entry?.verb !== undefined && /ing$/.test(text) && /^(?:the|said|an?)$/.test(textAt(tokens, at + 1)));
  return token?.kind === 'word' && !APART.test(text) && !isPlural && !isOther;
}

/** "lots, two in number", "tracts or parcels of land, numbering three". */
function countBehind(tokens: readonly Token[], noun: number): Count | null {
  for (let at = noun + 1; at < noun + FARTHEST && !/^[.;:]$/.test(textAt(tokens, at)); at += 1) {
    const isNumbering = textAt(tokens, at) === 'numbering';
    const count = numberNamedAt(tokens, isNumbering ? at + 1 : at);
    const isCount = isNumbering || (textAt(tokens, at + 1) === 'in' && textAt(tokens, at + 2) === 'number');
    if (isCount && count > 1) return { count, from: noun, to: at + 2 };
  }
  return null;
}
