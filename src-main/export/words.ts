// How the artifacts say lengths, areas, places and moments: one spelling for certificate, report and tables.
import type { Bearing } from '#core/schema/bearing.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { ALIQUOT, REFERENCE, readWire } from '#core/schema/wire-string.ts';
import { bearingText } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { areaIn, areaWord, statedAreas } from '#core/survey/stated-area.ts';

/** 1234567.5 as 1,234,567.5; independent of the machine's language. */
export function grouped(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** A deed that measures in metres is told in metres, with feet beside them. */
export const isMetric = ({ distance_unit }: Pick<Tract, 'distance_unit'>): boolean =>
  distance_unit === 'meters' || distance_unit === 'kilometers';

export const METER_FT = unitFeet('meters', '');

/** A computed length in feet, in the system of its tract. */
export function lengthWords(length_ft: number, metric: boolean, decimals = 2): string {
  const feet = `${grouped(length_ft, decimals)} ft`;
  return metric ? `${grouped(length_ft / METER_FT, decimals)} m (${feet})` : feet;
}

/** A misclosure; a small one with every digit that the body carries. */
export const missText = (miss_ft: number, metric = false): string =>
  lengthWords(miss_ft, metric, miss_ft < 0.1 ? 4 : 2);

/** Any value of a correction or a suspect, as a person would write it. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'not read';
  if (isBearing(value)) return bearingText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key.replaceAll('_', ' ')} ${valueText(part)}`)
    .join(', ');
}

const isBearing = (value: unknown): value is Bearing =>
  typeof value === 'object' && value !== null && 'ns' in value && 'ew' in value && 'degrees' in value;

export const fieldText = (field: string): string => field.replaceAll('_', ' ');

/** Where an operator placed a tract. */
export const placedText = ({ lat, lon, rotation_deg }: Placement): string =>
  `${lat}, ${lon} (latitude, longitude of the point of beginning, WGS 84), turned ${rotation_deg}° clockwise; placed by an operator, not part of the signed result`;

/** The stated areas in the document's own units; empty when it states none. */
export const statedText = (tract: Tract): string =>
  statedAreas(tract)
    .map(({ unit, text }) => `${text} ${areaWord(unit)}`)
    .join(', ');

/** The computed area in the units that the document states, and always in acres and square feet; metric ones first where it is. */
export function computedText(tract: Tract, verdict: TractVerdict, state: string): string {
  const { computed_sqft: sqft, computed_acres: acres, computed_sqm: sqm } = verdict;
  if (sqft === null || acres === null) return '';
  const customary = [`${grouped(acres, 4)} acres`, `${grouped(sqft, 1)} square feet`];
  const own = statedAreas(tract)
    .filter(({ unit }) => unit !== 'acres' && unit !== 'sqft')
    .map(({ unit }) => `${grouped(areaIn(unit, sqft, state), unit === 'sqm' ? 1 : 4)} ${areaWord(unit)}`);
  if (!isMetric(tract)) return [...customary, ...own].join(' · ');
  const metric = own.length > 0 || sqm === null ? own : [`${grouped(sqm, 1)} ${areaWord('sqm')}`];
  return [...metric, ...customary].join(' · ');
}

/** The computed area in one unit, for a row of a table. */
export function computedCell(
  tract: Tract | undefined,
  { computed_acres: acres, computed_sqm: sqm }: TractVerdict,
): string {
  if (acres === null) return '–';
  if (tract !== undefined && isMetric(tract) && sqm !== null) return `${grouped(sqm, 1)} m²`;
  return `${grouped(acres, 4)} acres`;
}

/** "Book/Volume 1284, Page 337, Instrument 2019-004417"; the words of the document itself where they say all of it. */
export function referenceText(wire: string): string {
  const { book, page, instrument, note } = readWire(REFERENCE, wire);
  const values = [book, page, instrument].filter((value) => value !== undefined);
  if (note !== undefined && values.length > 0 && values.every((value) => numbersIn(note).includes(value.toLowerCase())))
    return note;
  const parts = [
    // The wire calls a volume, a liber or a reel a book too.
    book === undefined ? '' : `Book/Volume ${book}`,
    page === undefined ? '' : `Page ${page}`,
    instrument === undefined ? '' : `Instrument ${instrument}`,
    note ?? '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? wire : parts.join(', ');
}

/** Several references, each told once. */
export const referencesText = (wires: readonly string[]): string => [...new Set(wires.map(referenceText))].join('; ');

const numbersIn = (note: string): string[] =>
  note
    .toLowerCase()
    .split(/[^a-z0-9.-]+/)
    .map((part) => part.replace(/[.-]+$/, ''));

/** "SE4 SW4, Section 9, T17S, R18E, Huntsville Meridian". */
export function aliquotText(wire: string): string {
  const { parts, section, township, range, meridian, government_lot, exception, verbatim } = readWire(ALIQUOT, wire);
  const named = [
    parts ?? '',
    government_lot === undefined ? '' : `Government Lot ${government_lot}`,
    sectionsIn(verbatim ?? '') ?? (section === undefined ? '' : `Section ${section}`),
    township === undefined ? '' : `T${township}`,
    range === undefined ? '' : `R${range}`,
    meridian === undefined ? '' : `${meridian} Meridian`,
    exception === undefined ? '' : `except ${exception}`,
  ];
  const said = named.filter((part) => part !== '').join(', ');
  return verbatim === undefined ? said : `${said}\n“${verbatim}”`;
}

/** "Sections 5 and 6", where the deed names more than the one that the wire carries. */
function sectionsIn(verbatim: string): string | null {
  const named =
    /\bsec(?:tion)?s\.?\s+(.+?)(?=,?\s+(?:of\s+|in\s+)?(?:township|twp|t\.?\s*\d)|,?\s+(?:of|in)\b|$)/i.exec(
      verbatim,
    )?.[1];
  const numbers = named?.match(/\d+/g) ?? [];
  if (numbers.length < 2) return / and /i.test(named ?? '') ? `Sections ${named}` : null;
  return `Sections ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** "key value; key value" of any wire string, for a reader. */
export const wireText = (wire: string): string =>
  wire
    .split(' | ')
    .map((run) => run.replace('=', ': ').replaceAll('_', ' '))
    .join('; ');

/** 2026-03-11T14:25:09Z as 2026-03-11 14:25:09 UTC; anything else as it stands. */
export function momentText(at: string): string {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(at);
  return match === null ? at : `${match[1]} ${match[2]} UTC`;
}

/** When the body was made; the beginning of 1970 where it does not say, so that nothing depends on a clock. */
export function momentOf(body: ExtractResponse): Date {
  const at = new Date(body.attestation?.extracted_at ?? 0);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}

const TEXT_SOURCES: Readonly<Record<ExtractResponse['text_source'], string>> = {
  text_layer: 'the text layer of the document',
  ocr: 'recognised from page images',
  mixed: 'partly the text layer, partly recognised from page images',
  text: 'text as pasted',
};

/** Where the words came from. */
export const sourceText = (body: ExtractResponse): string => {
  if (body.input_kind !== 'text') return `document (${TEXT_SOURCES[body.text_source]})`;
  return body.document === '' ? 'pasted description' : 'text file';
};

export const documentName = (body: ExtractResponse): string =>
  body.document === '' ? 'unnamed document' : body.document;

const LONGEST = 240;

/** A name as a heading takes it; cut between characters, never inside one. */
export function clipped(name: string): string {
  if (name.length <= LONGEST) return name;
  return `${Array.from(name.slice(0, LONGEST)).slice(0, -1).join('')}…`;
}

/** Text fit for one line of metadata: no control or direction marks, no half characters, not without end. */
export const plainLine = (text: string): string =>
  clipped(
    text
      .replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  );

const DOCUMENT_KINDS = { deed: 'Deed', easement: 'Easement', plat: 'Plat', as_built: 'As-built', other: 'Document' };

export const kindText = (body: ExtractResponse): string => DOCUMENT_KINDS[body.extraction.document_kind];

/** "Bedford County, TN". */
export function placeText(body: ExtractResponse): string {
  const { county, state } = body.extraction.metadata;
  const named = county === '' || /\b(county|parish|borough)\b/i.test(county) ? county : `${county} County`;
  return [named, state].filter((part) => part !== '').join(', ');
}
