// The unit that the text says all its lengths are in, what they are to be multiplied by, and what only some of them go by.

import { ordinalOf } from '#core/language/numerals.ts';
import { oncePerToken, type WordQuestion } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';
import { placesWhere } from '#core/language/words-index.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { isDischarged, knownOf } from '#core/read/account/effects/discharged.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { unitFeet } from '#core/survey/distance.ts';

const areLengths = oncePerToken((word) => /^(?:distances|dimensions|lengths|measurements|units|unit)$/.test(word));
const LEADS = /^(?:in|are|is|survey|international|foot|as|ground|grid)$/;
const FARTHEST = 12;

/** "All distances are in poles" around courses in feet. */
export function unitRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  return placesWhere(tokens, areLengths).flatMap((at) => {
    const told = unitTold(tokens, at);
    if (told === null) return [];
    const bound = boundAt(tracts, at).filter(
      ({ courses }) =>
        !courses.some(({ distance }) => distance?.unit == null || unitFeet(distance.unit, '') === told.feet),
    );
    return bound.length === 0
      ? []
      : [{ code: 'unit_otherwise' as const, from: at, to: told.to, tracts: bound.map(({ index }) => index) }];
  });
}

/** Feet in the unit that the lengths are said to be in. */
function unitTold(tokens: readonly Token[], at: number): { feet: number; to: number } | null {
  for (let i = at + 1; i < at + FARTHEST && !/^[.;:]$/.test(textAt(tokens, i)); i += 1) {
    const name = tokens[i + 1];
    if (!LEADS.test(textAt(tokens, i)) || name?.kind !== 'word' || name.text.length < 3) continue;
    const unit = readUnit(tokens, i + 1, false);
    if (unit !== null) return { feet: unitFeet(unit.unit, ''), to: i + 2 };
  }
  return null;
}

const isFactor = oncePerToken((word) => /^(?:multiply|multiplied|multiplying|divide|divided|factor)$/.test(word));
/** Between grid and ground lies less than this, even in the mountains. */
const LARGEST_SCALE = 0.001;

/** "multiply by 1.0172 to obtain ground". */
export function scaleRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  return placesWhere(tokens, isFactor).flatMap((at) => {
    const figure = tokens.slice(at + 1, at + 8).findIndex(({ kind, decimals }) => kind === 'number' && decimals > 2);
    const off = figure < 0 ? 0 : Math.abs((tokens[at + 1 + figure]?.value ?? 1) - 1);
    if (off <= LARGEST_SCALE || off > 0.1) return [];
    return [
      { code: 'unit_otherwise' as const, from: at, to: at + 2 + figure, tracts: tracts.map(({ index }) => index) },
    ];
  });
}

/** What a bearing or a length may be told by. */
const isReference = oncePerToken((word) =>
  /^(?:magnetic|magnetically|mag|grid|astronomic|surface|ground|slope|needle|compass|variation|declination|allowance|allowed)$/.test(
    word,
  ),
);
const LINES = /^(?:courses?|bearings?|calls?|lines?|distances?|lengths?|sides?)$/;
const REST = /^(?:remaining|remainder|rest|others|other|hereafter|thereafter|latter|balance)$/;
/** Of the one line that all the bearings go by. */
const BASIS = /^(?:basis|based|relative|referred|referenced|relate|rotated|oriented|thereto|therefrom|all|monuments?)$/;

/** Bearings or lengths of which some go by something else than the rest: "the first two courses being magnetic", "a variation is to be allowed on the third line". */
export function partedRemarks(instrument: Instrument): Remark[] {
  const { tokens } = instrument.reading;
  const tracts = instrument.tracts.map(({ index }) => index);
  const told = sentencesWith(tokens, isReference).flatMap(({ from, to }): Remark[] => {
    const words = tokens.slice(from, to).map(({ text }) => text);
    // "those hereafter being referred to true north": the rest has a basis of its own.
    const isOfAll = words.some((word) => BASIS.test(word)) && !words.some((word) => /^(?:here|there)after$/.test(word));
    const isOfSome = areSome(tokens, from, to) && !isOfAll;
    return isOfSome && !isFoundSo(instrument, words, { from, to })
      ? [{ code: 'description_unsettled', from, to, tracts }]
      : [];
  });
  return [...told, ...instrument.tracts.flatMap((tract) => bracketRemarks(tokens, tract))];
}

/** "Course 1 measures 641.43 feet on the ground, the same as the deed": its own length, found again. */
const isFoundSo = (instrument: Instrument, words: readonly string[], sentence: Passage): boolean =>
  /\b(?:found|measure[sd]?|is|being)\b.* on the ground\b/.test(words.join(' ')) &&
  !words.some((word) => REST.test(word) || /^(?:not|only|but)$/.test(word)) &&
  isDischarged(instrument.reading.tokens, sentence, knownOf(instrument));

/** The sentences in which such a word stands, once each; of a description its clause alone. */
function sentencesWith(tokens: readonly Token[], isSuch: WordQuestion<boolean>): Passage[] {
  const found = new Map<number, Passage>();
  for (const at of placesWhere(tokens, isSuch)) {
    const [first, last] = [Math.max(0, at - LONGEST), Math.min(tokens.length, at + LONGEST)];
    let [from, to] = [at, at + 1];
    while (from > first && !isStop(tokens, from - 1)) from -= 1;
    while (to < last && !isStop(tokens, to)) to += 1;
    found.set(from, { from, to });
  }
  return [...found.values()];
}

const LONGEST = 40;
/** "…are surface; the others are grid" is one. */
const isStop = (tokens: readonly Token[], at: number): boolean =>
  /^[.:]$/.test(textAt(tokens, at)) ||
  /^(?:thence|beginning)$/.test(textAt(tokens, at)) ||
  tokens[at]?.gap === 'paragraph';

/** "the first two courses", "the third line", "the last bearing … the others"; of a side by its name where something is allowed on it. */
function areSome(tokens: readonly Token[], from: number, to: number): boolean {
  const isAllowed = tokens.slice(from, to).some(({ text }) => /^(?:allowance|allowed|variation)$/.test(text));
  const terms = termsIn(tokens, from, to);
  // "true to the line": a course tells of no line but by its number.
  const isNumbered = terms.some(
    (term) =>
      (term.kind === 'line' && (term.call !== undefined || (isAllowed && term.deg !== undefined))) ||
      (term.kind === 'count' && LINES.test(term.noun) && /^(?:first|last|next)$/.test(textAt(tokens, term.from - 1))),
  );
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isOrdered = words.some(
    (word, i) =>
      (ordinalOf(word) !== null || /^(?:last|final|closing)$/.test(word)) &&
      words.slice(i + 1, i + 5).some((next) => LINES.test(next)),
  );
  const areOthers = words.some((word) => REST.test(word)) && words.some((word) => LINES.test(word));
  return (
    isNumbered || isOrdered || (areOthers && words.filter((word) => /^(?:is|are|being|by)$/.test(word)).length > 1)
  );
}

/** "North 660 feet (magnetic)", and nothing behind the other courses. */
function bracketRemarks(tokens: readonly Token[], { courses, index }: ToldTract): Remark[] {
  const told = courses.flatMap(({ from, to }) => {
    for (let at = from; at < to; at += 1)
      if (textAt(tokens, at) === '(' && isReferenceAlone(tokens, at + 1)) return [at];
    return [];
  });
  const kinds = new Set(told.map((at) => textAt(tokens, at + 1)));
  const [at] = told;
  if (at === undefined || (told.length === courses.length && kinds.size === 1)) return [];
  return [{ code: 'description_unsettled', from: at, to: at + 3, tracts: [index] }];
}

function isReferenceAlone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'word' && isReference(token) && textAt(tokens, at + 1) === ')';
}
