// A unit whose length the document settles for itself, against the length that the unit has everywhere else.
import { trailingAmount } from '#core/read/document/amount.ts';

const UNIT = '(feet|foot|yards?|chains?|poles?|perch(?:es)?|rods?|links?|varas?)';
const MEASURE = '(feet|foot|ft|links?|poles?|perches|rods?|inches|yards)';
const AMOUNT = String.raw`([\w½¼¾.,/ -]{1,50}?)`;
const FORMS = [
  new RegExp(
    String.raw`\b(?:each|every|the|a|said)\s+${UNIT}\s+(?:being|to be|is|containing|measuring|taken|reckoned|counted)\s+(?:of\s+|at\s+|as\s+)?${AMOUNT}\s*${MEASURE}\b`,
    'i',
  ),
  new RegExp(String.raw`\b${UNIT}\s+of\s+${AMOUNT}\s*${MEASURE}\b(?=\s+(?:each|in length|long|to)\b|\s*[,;.)])`, 'i'),
];
const MEASURE_TO_UNIT = String.raw`\b${MEASURE}\s+to\s+(?:the|a|each|every)\s+${UNIT}\b`;
const ARE_OF = new RegExp(
  String.raw`\b${UNIT}\b[^.;:,]{0,30}?\s(?:are|is|being|were)\s(?:each\s)?of\s${AMOUNT}\s*${MEASURE}\b`,
  'i',
);
const TO_THE = new RegExp(String.raw`${AMOUNT}\s*${MEASURE_TO_UNIT}`, 'i');
/** The same without its amount, which is slow to look for at every word. */
const MAYBE_TO_THE = new RegExp(MEASURE_TO_UNIT, 'i');
const FOREIGN =
  /\bpaces\b|\b(?:two|four)[\s-]pole chains?\b|\b(?:irish|scotch|scots|plantation|cunningham|rhineland|rhenish|dutch|french|paris|spanish|castilian|welsh) (?:measure|feet|foot|perch(?:es)?|poles?|rods?|miles?|ells?)\b/i;

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

/** A sentence for each unit that the text gives a length of its own. */
export function definedUnit(text: string): string[] {
  const prose = text.replaceAll(/\s+/g, ' ');
  const told = [
    ...[...FORMS, ARE_OF].map((form) => form.exec(prose)).map((match) => toldBy(match?.[1], match?.[2], match?.[3])),
    toldByTotal(prose),
    FOREIGN.exec(prose)?.[0] ?? null,
  ].filter((one) => one !== null);
  return told.length === 0
    ? []
    : [`The document gives its unit a length of its own ("${told[0]}"), which the figure does not follow.`];
}

function toldByTotal(prose: string): string | null {
  const match = MAYBE_TO_THE.test(prose) ? TO_THE.exec(prose) : null;
  return toldBy(match?.[3], match?.[1], match?.[2]);
}

/** The definition in words when it differs from the usual length. */
function toldBy(unit: string | undefined, amount: string | undefined, measure: string | undefined): string | null {
  if (unit === undefined || amount === undefined || measure === undefined) return null;
  const value = trailingAmount(amount.trim())?.value;
  if (value === undefined) return null;
  const name = unit
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^perche$/, 'perch');
  const length_ft = value * (MEASURE_FEET[measure[0]?.toLowerCase() ?? ''] ?? Number.NaN);
  if (Math.abs(length_ft - (FEET[name] ?? 0)) < 0.005 * length_ft) return null;
  return `${unit} of ${amount.trim()} ${measure}`;
}
