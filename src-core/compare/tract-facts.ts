// What two tracts state of themselves besides their courses, and what was worked out of them.

import { plainWords } from '#core/compare/compared-course.ts';
import type { ComparedFact } from '#core/compare/comparison.ts';
import { AREA_SHARE } from '#core/compare/tolerance.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { ALIQUOT, readWire } from '#core/schema/wire-string.ts';
import { ACRE_SQFT } from '#core/survey/distance.ts';
import { areaIn, areaWord, type StatedArea, statedAreas } from '#core/survey/stated-area.ts';

export interface JudgedTract {
  readonly tract: Tract;
  readonly verdict: TractVerdict | null;
  /** Two letters, or empty. */
  readonly state: string;
}

/** Words against words: told alike when they differ in case and stops alone. */
export function wordsFact(fact: string, first: string, second: string): ComparedFact {
  const [one, two] = [first.trim(), second.trim()];
  const agreement =
    one === '' && two === ''
      ? 'unknown'
      : two === ''
        ? 'first_only'
        : one === ''
          ? 'second_only'
          : plainWords(one) === plainWords(two)
            ? 'agrees'
            : 'differs';
  return { fact, first: one, second: two, agreement, by: '' };
}

/** Facts that neither states are left out. */
export function tractFacts(first: JudgedTract, second: JudgedTract): ComparedFact[] {
  const { tract: a, verdict: one } = first;
  const { tract: b, verdict: two } = second;
  return [
    wordsFact('Name', a.name, b.name),
    wordsFact('Beginning', a.pob_description, b.pob_description),
    wordsFact('Described by', KINDS[a.description_type], KINDS[b.description_type]),
    wordsFact('Excepted from the grant', a.is_exception ? 'yes' : 'no', b.is_exception ? 'yes' : 'no'),
    aliquotFact(a.aliquot, b.aliquot),
    wordsFact('Unit of length', a.distance_unit, b.distance_unit),
    statedFact(first, second),
    computedFact(one, two),
    lengthFact('Perimeter', one?.geometry?.perimeter_ft ?? null, two?.geometry?.perimeter_ft ?? null),
    wordsFact('Closure', one?.closure_ratio ?? '', two?.closure_ratio ?? ''),
    lengthFact('Misclosure', one?.geometry?.misclosure ?? null, two?.geometry?.misclosure ?? null),
    wordsFact('Verdict', one?.status ?? '', two?.status ?? ''),
  ].filter(
    ({ fact, agreement }) => agreement !== 'unknown' && !(fact === 'Excepted from the grant' && agreement === 'agrees'),
  );
}

const KINDS: Readonly<Record<Tract['description_type'], string>> = {
  metes_and_bounds: 'metes and bounds',
  aliquot: 'aliquot part',
  centerline: 'centerline',
  blanket: 'blanket',
  exhibit_referenced: 'reference to an exhibit',
  facility_relative: 'a facility',
};

/** By what the parts say; shown in the document's own words. */
function aliquotFact(a: string, b: string): ComparedFact {
  const [one, two] = [readWire(ALIQUOT, a), readWire(ALIQUOT, b)];
  const words = wordsFact('Aliquot part', one.verbatim ?? a, two.verbatim ?? b);
  if (words.agreement !== 'differs') return words;
  const bare = ({ verbatim: _, ...parts }: typeof one): string => JSON.stringify(parts);
  return { ...words, agreement: bare(one) === bare(two) ? 'agrees' : 'differs' };
}

function statedFact(first: JudgedTract, second: JudgedTract): ComparedFact {
  const [one, two] = [statedAreas(first.tract), statedAreas(second.tract)];
  const words = wordsFact('Stated area', statedText(one), statedText(two));
  if (words.agreement !== 'differs') return words;
  const shared = one.flatMap((area) =>
    two.filter(({ unit }) => unit === area.unit).map((other) => [area, other] as const),
  );
  const [pair] = shared;
  if (pair === undefined) return { ...words, agreement: agreeAcross(one, two, first.state) ? 'agrees' : 'differs' };
  const differs = shared.find(([a, b]) => a.value !== b.value);
  if (differs === undefined) return { ...words, agreement: 'agrees' };
  const by = (differs[1].value ?? Number.NaN) - (differs[0].value ?? Number.NaN);
  return { ...words, by: Number.isNaN(by) ? '' : `${signed(by, 4)} ${areaWord(differs[0].unit)}` };
}

/** In two units: within the last digit of either. */
function agreeAcross(one: readonly StatedArea[], two: readonly StatedArea[], state: string): boolean {
  const [a, b] = [one[0], two[0]];
  if (a?.value == null || b?.value == null) return false;
  const unitSqft = (area: StatedArea): number => 1 / areaIn(area.unit, 1, state);
  const gap = Math.abs(a.value * unitSqft(a) - b.value * unitSqft(b));
  return gap <= Math.max(a.half * unitSqft(a), b.half * unitSqft(b));
}

const statedText = (areas: readonly StatedArea[]): string =>
  areas.map(({ unit, text }) => `${text} ${areaWord(unit)}`).join(', ');

function computedFact(one: TractVerdict | null, two: TractVerdict | null): ComparedFact {
  const [a, b] = [one?.computed_acres ?? null, two?.computed_acres ?? null];
  const text = (acres: number | null): string => (acres === null ? '' : `${acres.toFixed(4)} acres`);
  const words = wordsFact('Computed area', text(a), text(b));
  if (a === null || b === null) return words;
  const agrees = Math.abs(a - b) <= AREA_SHARE * Math.max(a, b);
  const by = a === b ? '' : `${signed(b - a, 4)} acres (${signed((b - a) * ACRE_SQFT, 0)} sq ft)`;
  return { ...words, agreement: agrees ? 'agrees' : 'differs', by };
}

function lengthFact(fact: string, a: number | null, b: number | null): ComparedFact {
  const text = (feet: number | null): string => (feet === null ? '' : `${feet.toFixed(2)} ft`);
  const words = wordsFact(fact, text(a), text(b));
  return words.agreement === 'differs' && a !== null && b !== null ? { ...words, by: `${signed(b - a, 2)} ft` } : words;
}

const signed = (value: number, decimals: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
