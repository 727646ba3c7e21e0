// Lengths that the words around the courses give the land: its front, its depth, its way around, a side, the lengths of its curve.

import { oncePerToken } from '#core/language/once-per-word.ts';
import { sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { sumsOver } from '#core/read/account/quantities/course-lengths.ts';
import { isOfCurves } from '#core/read/account/quantities/curve-figures.ts';
import { agree, lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { isUsed, ownerOf } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { readTableLabel } from '#core/read/values/list-items.ts';

/** Words that give a length to the land itself. */
const isMeasuring = oncePerToken((word) =>
  /^(?:front|fronts|fronting|frontage|depth|deep|perimeter|circumference|around|back|measur\w*|square|line|lines|side|sides|boundary|boundaries|course|courses|length|width|wide|rear|dimensions|by|x|curve|long)$/.test(
    word,
  ),
);
const LAND =
  /^(?:lot|tract|parcel|premises|land|lands|property|piece|survey|figure|said|above|above-described|same|first|second|third|fourth|last|north|south|east|west|northerly|southerly|easterly|westerly|front|rear)$/;
/** Sentences in which lengths are those of rights, rules and things. */
const OF_OTHERS =
  /^(?:easement|easements|right|rights|way|setback|building|buildings|structure|fence|erected|erect|residence|dwelling|restrictions?|road|alley|wide|width|within|nearer|pipeline|line of|scale|strip|sewer|utility|adjusted|adjustment|error|closure|misclosure|elevation|datum|basis|bearings|section|quarter|rebar|pin|pins|cap|set|contour|reserv\w*|except\w*|use|well|together)$/;

export function sideRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  const remarks: Remark[] = [];
  for (const { from, to } of gapsBetween(tokens, tracts))
    for (const sentence of sentencesIn(tokens, from, to)) {
      if (
        !tokens
          .slice(sentence.from, sentence.to)
          .some((token) => token.kind === 'word' && (isMeasuring(token) || token.text === 'l'))
      )
        continue;
      for (let at = sentence.from; at < sentence.to; at += 1) {
        const length = lengthAt(tokens, at);
        if (length === null) continue;
        at = length.to - 1;
        if (isUsed(tracts, length.from)) continue;
        const slot = slotOf(tokens, length, sentence.from, sentence.to);
        const owner = ownerOf(tracts, length.from);
        const bound = (owner === null ? tracts : [owner]).filter(({ mayPass }) => mayPass);
        if (slot === null || bound.length === 0 || bound.some((tract) => isDrawn(tract, length, slot))) continue;
        remarks.push({
          code: slot === 'curve' ? 'curve_otherwise' : 'side_otherwise',
          from: sentence.from,
          to: sentence.to,
          tracts: bound.map(({ index }) => index),
        });
        break;
      }
    }
  return remarks;
}

/** All that stands outside the courses. */
function gapsBetween(tokens: readonly Token[], tracts: readonly ToldTract[]): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  let from = 0;
  for (const { description, around } of tracts) {
    if (description.from > from) gaps.push({ from, to: description.from });
    from = Math.max(from, around.closedAt);
  }
  return [...gaps, { from, to: tokens.length }];
}

type Slot = 'side' | 'curve';
const LONGEST_ROW = 14;

/** What the length measures, where that is the land: "fronting 60 feet", "the first line measures 99 feet", "582 feet wide in the rear". */
function slotOf(tokens: readonly Token[], { from, to, unit }: Quantity, start: number, end: number): Slot | null {
  if (unit === 'inches') return null;
  const before = wordsOf(tokens, Math.max(start, from - 12), from);
  const behind = wordsOf(tokens, to, Math.min(end, to + 6));
  const isCurve = before.includes('curve') || behind.includes('curve');
  if (isCurve && [...before, ...behind].some((word) => /^(?:radius|tangent|chord|arc|length)$/.test(word)))
    return 'curve';
  if (isRow(tokens, from)) return 'side';
  const near = before.slice(-5);
  if (
    near.some((word) =>
      /^(?:fronting|fronts|frontage|perimeter|circumference|depth|back|square|measuring|measures)$/.test(word),
    )
  )
    return isOfRule(before, behind) ? null : 'side';
  if (/^(?:front|frontage|deep|square)$/.test(behind[0] ?? '') || behind.slice(0, 2).join(' ') === 'in depth')
    return isOfRule(before, wordsOf(tokens, to, clauseEnd(tokens, to))) ? null : 'side';
  if (behind[0] === 'wide' && behind.slice(1, 5).includes('rear')) return 'side';
  if (/^(?:by|x)$/.test(textAt(tokens, from - 1)) && tokens[from - 2]?.kind === 'number')
    return before.some((word) => /^(?:lot|tract|parcel)$/.test(word)) && !isOfRule(before, behind) ? 'side' : null;
  if (behind[0] === 'by' || behind[0] === 'x') return isDimension(tokens, to, before) ? 'side' : null;
  const joins = near.findLastIndex((word) => /^(?:is|be|being|are|was|measures|as|each|around|of)$/.test(word));
  const line = before.findLastIndex((word) =>
    /^(?:lines?|sides?|boundary|boundaries|courses?|distance|figure)$/.test(word),
  );
  const isLine =
    line >= 0 && joins >= 0 && before.slice(Math.max(0, line - 5)).some((word) => LAND.test(word) || word === 'around');
  const isTold = isLine && joins + before.length - near.length >= line && near.length - joins <= 3;
  return isTold && !/^(?:from|of|north|south|east|west|in|wide)$/.test(behind[0] ?? '') && !isOfOthers(before, behind)
    ? 'side'
    : null;
}

/** "L2 N 88°14' E 242.57'": a row of a table of lines. */
function isRow(tokens: readonly Token[], from: number): boolean {
  for (let i = from - 1; i > from - LONGEST_ROW; i -= 1) {
    if (tokens[i]?.text === ';') return false;
    if (readTableLabel(tokens, i)?.label.startsWith('L') === true) return true;
  }
  return false;
}

/** Of a front the street is named, so that only rules and rights tell of another. */
function isOfRule(before: readonly string[], behind: readonly string[]): boolean {
  return [...before, ...behind].some(
    (word) => OF_OTHERS.test(word) && !/^(?:road|alley|right|way|strip|section|line of|set|wide)$/.test(word),
  );
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 6 && !/^[,;.]$/.test(textAt(tokens, at))) at += 1;
  return at;
}

function isOfOthers(before: readonly string[], behind: readonly string[]): boolean {
  return [...before, ...behind].some((word) => OF_OTHERS.test(word));
}

/** "a lot 50 feet by 120 feet". */
function isDimension(tokens: readonly Token[], to: number, before: readonly string[]): boolean {
  return (
    lengthAt(tokens, to + 1) !== null &&
    before.some((word) => /^(?:lot|tract|parcel)$/.test(word)) &&
    !isOfOthers(before, [])
  );
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string[] {
  const words: string[] = [];
  for (let i = from; i < to; i += 1) if (tokens[i]?.kind === 'word') words.push(textAt(tokens, i));
  return words;
}

function isDrawn({ courses }: ToldTract, length: Quantity, slot: Slot): boolean {
  if (slot === 'curve') return isOfCurves(courses, length);
  return sumsOver(courses).some((sum) => agree({ ...sum, half: Math.max(sum.half, length.half) }, length));
}
