// A unit whose length the document settles for itself, against the length that the unit has everywhere else.

import type { Span } from '#core/language/text/text-line.ts';
import { mayTell, type Passage, type Telling, type TellingPlaces, telling } from '#core/read/account/telling-words.ts';
import { trailingAmount } from '#core/read/document/amount.ts';

const UNIT = '(feet|foot|yards?|chains?|poles?|perch(?:es)?|rods?|links?|varas?)';
const MEASURE = '(feet|foot|ft|links?|poles?|perches|rods?|inches|yards)';
const AMOUNT = String.raw`([\w½¼¾.,/ :'|_~*-]{1,50}?)`;
const MEASURE_TO_UNIT = String.raw`\b${MEASURE}\s+to\s+(?:the|a|each|every)\s+${UNIT}\b`;
const UNIT_WORDS = 'feet foot yard yards chain chains pole poles perch perches rod rods link links vara varas'.split(
  ' ',
);
const withEach = (heads: readonly string[], tails: readonly string[]): string[] =>
  heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`));

const FORMS = [
  telling(
    withEach(UNIT_WORDS, ['being', 'to be', 'is', 'containing', 'measuring', 'taken', 'reckoned', 'counted']),
    new RegExp(
      String.raw`\b(?:each|every|the|a|said)\s+${UNIT}\s+(?:being|to be|is|containing|measuring|taken|reckoned|counted)\s+(?:of\s+|at\s+|as\s+)?${AMOUNT}\s*${MEASURE}\b(?!\s+(?:distant|from|north|south|east|west)\b)`,
      'i',
    ),
  ),
  telling(
    withEach(UNIT_WORDS, ['of']),
    new RegExp(
      String.raw`\b${UNIT}\s+of\s+(?!(?:the|said)\s)${AMOUNT}\s*${MEASURE}\b(?=\s+(?:each|in length|long|to)\b|\s*[,;.)])`,
      'i',
    ),
  ),

  telling(
    withEach(['are', 'is', 'being', 'were'], ['of', 'each of']),
    new RegExp(
      String.raw`\b${UNIT}\b[^.;:,]{0,30}?\s(?:are|is|being|were)\s(?:each\s)?of\s${AMOUNT}\s*${MEASURE}\b`,
      'i',
    ),
  ),
];
const TO_THE = new RegExp(String.raw`${AMOUNT}\s*${MEASURE_TO_UNIT}`, 'i');
/** The same without its amount, which is slow to look for at every word. */
const MAYBE_TO_THE = telling(
  withEach(['to the', 'to a', 'to each', 'to every'], UNIT_WORDS),
  new RegExp(MEASURE_TO_UNIT, 'i'),
);
const FOREIGN = telling(
  [
    ...'paces irish scotch scots plantation cunningham rhineland rhenish dutch french paris spanish castilian welsh'.split(
      ' ',
    ),
    ...['two pole', 'two-pole', 'four pole', 'four-pole'],
  ],
  /\bpaces\b|\b(?:two|four)[\s-]pole chains?\b|\b(?:irish|scotch|scots|plantation|cunningham|rhineland|rhenish|dutch|french|paris|spanish|castilian|welsh) (?:measure|feet|foot|perch(?:es)?|poles?|rods?|miles?|ells?)\b/i,
);

const FEET: Readonly<Record<string, number>> = {
  feet: 1,
  foot: 1,
  yard: 3,
  chain: 66,
  pole: 16.5,
  perch: 16.5,
  rod: 16.5,
  link: 0.66,
  vara: 0,
};
const MEASURE_FEET: Readonly<Record<string, number>> = {
  f: 1,
  l: 0.66,
  p: 16.5,
  r: 16.5,
  i: 1 / 12,
  y: 3,
};

/** Where the passages, one behind the other, give a unit a length of its own: in the flow, or null. */
export function findDefinedUnit(places: TellingPlaces, passages: readonly Passage[]): Span | null {
  const may = (one: Telling): boolean => passages.some((passage) => mayTell(places, passage, one));
  const forms = FORMS.filter(may);
  if (forms.length === 0 && !may(MAYBE_TO_THE) && !may(FOREIGN)) return null;
  const prose = passages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const told = [
    ...forms.map(({ pattern }) => pattern.exec(prose)).filter((match) => isUnusual(match?.[1], match?.[2], match?.[3])),
    findTotal(prose),
    FOREIGN.pattern.exec(prose),
  ].find((match) => match !== null);
  return told === undefined ? null : placeIn(passages, told.index, told[0].length);
}

function findTotal(prose: string): RegExpExecArray | null {
  const match = MAYBE_TO_THE.pattern.test(prose) ? TO_THE.exec(prose) : null;
  return isUnusual(match?.[3], match?.[1], match?.[2]) ? match : null;
}

/** A place of the joined passages in the flow. */
function placeIn(passages: readonly Passage[], index: number, length: number): Span {
  let left = index;
  for (const { start, text } of passages) {
    if (left <= text.length) return { start: start + left, end: start + left + length };
    left -= text.length + 1;
  }
  return { start: 0, end: 0 };
}

/** A definition that differs from the usual length. */
function isUnusual(unit: string | undefined, amount: string | undefined, measure: string | undefined): boolean {
  if (unit === undefined || amount === undefined || measure === undefined) return false;
  const value = trailingAmount(amount.replaceAll(/[:'|_~*]/g, ' ').trim())?.value;
  if (value === undefined) return false;
  const name = unit
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^perche$/, 'perch');
  const length_ft = value * (MEASURE_FEET[measure[0]?.toLowerCase() ?? ''] ?? Number.NaN);
  return !(Math.abs(length_ft - (FEET[name] ?? 0)) < 0.005 * length_ft);
}
