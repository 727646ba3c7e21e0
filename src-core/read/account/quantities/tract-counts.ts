// Counts and lists of tracts, held against the tracts that were read, and tracts told by the same courses.

import { ordinalOf } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { countAt } from '#core/read/account/quantities/counts.ts';
import { bodyAt } from '#core/read/account/quantities/regions.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { headingOf, isOrdinal } from '#core/read/account/tract-text.ts';

const areTracts = oncePerToken((word) => /^(?:tracts|parcels)$/.test(word));

export function tractCountRemarks({ reading, tracts }: Instrument): Remark[] {
  const { tokens } = reading;
  const counts = new Set([tracts.filter(({ isException }) => !isException).length, headingsIn(tokens)]);
  const all = tracts.map(({ index }) => index);
  const remarks = [...listRemarks(tokens, tracts), ...doubleRemarks(tracts)];
  for (let at = 0; at < tokens.length; at += 1) {
    const told = countAt(tokens, at, areTracts);
    if (told === null) continue;
    if (isAnnounced(tokens, at, told.to) && !counts.has(told.count))
      remarks.push({ code: 'tracts_miscounted', from: Math.max(0, at - 4), to: told.to + 3, tracts: all });
    at = told.to - 1;
  }
  return remarks;
}

/** "the following three tracts", "three tracts conveyed by this deed", "four parcels of land described as follows". */
function isAnnounced(tokens: readonly Token[], from: number, to: number): boolean {
  const before = [1, 2, 3].map((step) => textAt(tokens, from - step));
  if (before.some((word) => /^(?:same|part|last|first)$/.test(word))) return false;
  const behind = [0, 1, 2, 3, 4, 5].map((step) => textAt(tokens, to + step));
  return (
    before.some((word) => /^(?:following|these|foregoing|above|are|being|all|:)$/.test(word)) ||
    behind.some((word) => /^(?:conveyed|described|following|follows)$/.test(word)) ||
    tokens[from]?.gap === 'paragraph'
  );
}

/** How many tracts are headed by a number of their own: "Tract 2", "Parcel No. 4", "Second:", "Thirdly". */
function headingsIn(tokens: readonly Token[]): number {
  const numbers = new Set<string>();
  tokens.forEach((token, at) => {
    if (!token.capital || (token.gap === 'space' && textAt(tokens, at - 1) !== '.')) return;
    const next = textAt(tokens, at + 1);
    if (/^(?:tract|parcel)$/.test(token.text)) numbers.add(next === 'no' ? textAt(tokens, at + 3) : next);
    else if (isOrdinal(token)) numbers.add(token.text);
    else if (/^(?:[:.,]|tract|parcel)$/.test(next) && ordinalOf(token.text) !== null) numbers.add(token.text);
  });
  return numbers.size;
}

/** The numbers of the tracts by their headings; NaN for one that bears none. */
function numbersOf(tokens: readonly Token[], tracts: readonly ToldTract[]): number[] {
  return tracts.map(({ around }) => {
    const heading = headingOf(tokens, around);
    const words = heading === null ? [] : tokens.slice(heading.at, heading.next + 1);
    return words.find(({ kind }) => kind === 'number')?.value ?? Number.NaN;
  });
}

/** "Parcels 1, 2 and 4" before parcels 1, 2 and 3. */
function listRemarks(tokens: readonly Token[], tracts: readonly ToldTract[]): Remark[] {
  const numbers = numbersOf(tokens, tracts);
  if (numbers.length < 2 || numbers.some(Number.isNaN)) return [];
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word' || !areTracts(token) || bodyAt(tracts, at) !== null) return [];
    const listed: number[] = [];
    let next = at + 1;
    for (; ; next += 1) {
      const figure = tokens[next];
      if (figure?.kind === 'number' && figure.decimals === 0) listed.push(figure.value);
      else if (!/^(?:,|and|&|no|nos|\.)$/.test(figure?.text ?? '')) break;
    }
    if (listed.length < 2 || listed.every((number) => numbers.includes(number))) return [];
    return [{ code: 'tracts_miscounted' as const, from: at, to: next, tracts: tracts.map(({ index }) => index) }];
  });
}

/** The same courses told for two tracts that are both conveyed. */
function doubleRemarks(tracts: readonly ToldTract[]): Remark[] {
  const known = new Map<string, ToldTract>();
  return tracts.flatMap((tract) => {
    if (tract.isException || tract.courses.length === 0) return [];
    const figure = JSON.stringify(
      tract.courses.map(({ bearing, distance, curve }) => [bearing, distance?.value, curve?.radius, curve?.chord]),
    );
    const other = known.get(figure);
    known.set(figure, tract);
    if (other === undefined) return [];
    const { from, to } = tract.description;
    return [
      { code: 'tract_told_twice' as const, from, to: Math.min(to, from + 12), tracts: [other.index, tract.index] },
    ];
  });
}
