// How surely each fact beside the calls was read, with the words it stands on: what the form of words says of it, made
// less by the scan's doubts and by a fact that stands nowhere in one piece.
import { oncePer } from '#core/language/once-per-word.ts';
import type { DocumentText } from '#core/language/text/document-text.ts';
import { pageSpansOf } from '#core/language/text/page-spans.ts';
import type { Span } from '#core/language/text/text-line.ts';
import type { DocumentFacts } from '#core/read/document/document-facts.ts';
import { stateName } from '#core/read/document/states.ts';
import {
  labelledPlaces,
  placesOf,
  type SpelledText,
  spelledTextOf,
  spelledWithin,
} from '#core/read/scan/spelled-text.ts';
import type { Confidence } from '#core/schema/call.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { FactConfidence, FactConfidences } from '#core/schema/fact-confidence.ts';
import type { PageSpan } from '#core/schema/finding.ts';
import type { Metadata } from '#core/schema/metadata.ts';
import type { Tract } from '#core/schema/tract.ts';
import { ALIQUOT, LOT_BLOCK, REFERENCE, readWire, STATED_AREA } from '#core/schema/wire-string.ts';
import { quoted } from '#core/verdict/wording/quote.ts';

interface Fact {
  readonly path: string;
  readonly told: Confidence;
  /** The best of the places where it stands; null where it stands nowhere in one piece. */
  readonly place: Span | null;
}

const spelledDocument = oncePer(({ text }: DocumentText) => spelledTextOf(text));

/** By path; a fact that the metadata leaves out has none. */
export function factConfidences(
  document: DocumentText,
  { metadata, told }: DocumentFacts,
  doubts: readonly Doubted[],
): FactConfidences {
  const spelled = spelledDocument(document);
  const { grantors, grantees, recording, transfer_date_verbatim: dated, county, state } = metadata;
  const party =
    (side: 'grantors' | 'grantees') =>
    (name: string, at: number): Fact => ({
      path: `${side}[${at}]`,
      told: told[side] ?? 'high',
      place: partyPlace(spelled, name),
    });
  const one = (path: keyof Metadata, value: string, place: Span | null): Fact[] =>
    value === '' ? [] : [{ path, told: told[path] ?? 'high', place }];
  const facts = [
    ...grantors.map(party('grantors')),
    ...grantees.map(party('grantees')),
    ...one('recording', recording, recordPlace(spelled, recording)),
    ...metadata.prior_references.map((wire, at): Fact => {
      return {
        path: `prior_references[${at}]`,
        told: 'high',
        place: firstPlace(spelled, readWire(REFERENCE, wire).note),
      };
    }),
    ...one('transfer_date', dated, firstPlace(spelled, dated)),
    ...one('county', county, countyPlace(spelled, county)),
    ...one('state', state, statePlace(spelled, state)),
    ...metadata.lot_block.map((wire, at): Fact => {
      const { subdivision, block, plat_book, verbatim } = readWire(LOT_BLOCK, wire);
      const isWhole = subdivision !== undefined && (block ?? plat_book) !== undefined;
      return { path: `lot_block[${at}]`, told: isWhole ? 'high' : 'medium', place: firstPlace(spelled, verbatim) };
    }),
    // A title block is read by its look, and seldom says what is what.
    ...one('sheet', metadata.sheet, firstPlace(spelled, /\bverbatim=(.*)$/.exec(metadata.sheet)?.[1])).map(
      (fact): Fact => ({ ...fact, told: 'medium' }),
    ),
  ];
  return recordOf(document, facts, doubts);
}

/** Of a tract's own facts; `span` is the text that the tract was read from. */
export function tractFactConfidences(document: DocumentText, tract: Tract, span: Span): FactConfidences {
  const own = { start: Math.max(0, span.start - BESIDE), end: span.end + BESIDE };
  const spelled = spelledWithin(spelledDocument(document), own);
  const placed = (place: Span | null): Span | null =>
    place === null ? null : { start: place.start + own.start, end: place.end + own.start };
  const open = (...codes: string[]): boolean =>
    (tract.findings ?? []).some(({ code }) => codes.some((start) => code.startsWith(start)));
  const facts: Fact[] = [];
  if (tract.aliquot !== '') {
    const { parts, section, township, range, verbatim } = readWire(ALIQUOT, tract.aliquot);
    const whole = [parts, section, township, range].every((part) => part !== undefined) && /[NS]$/.test(township ?? '');
    const told = open('aliquot_') ? 'low' : whole ? 'high' : 'medium';
    facts.push({ path: 'aliquot', told, place: placed(firstPlace(spelled, verbatim)) });
  }
  if (tract.stated_area !== '') {
    const told = open('area_spoilt', 'second_area', 'area_of_more') ? 'low' : 'high';
    facts.push({ path: 'stated_area', told, place: placed(areaPlace(spelled, tract.stated_area)) });
  }
  if (tract.pob_description !== '')
    facts.push({ path: 'pob_description', told: 'high', place: placed(firstPlace(spelled, tract.pob_description)) });
  return recordOf(document, facts, tract.doubts ?? []);
}

/** How far from a tract's own words its area may stand, in characters. */
const BESIDE = 400;

function recordOf(document: DocumentText, facts: readonly Fact[], doubts: readonly Doubted[]): FactConfidences {
  return Object.fromEntries(
    facts.map(({ path, told, place }): [string, FactConfidence] => {
      const chances = doubts.filter(({ field }) => field === path).map(({ chance }) => chance);
      const found = place === null ? null : spanOf(document, place);
      const worded = least(told, place === null ? 'medium' : 'high');
      const confidence = least(worded, ofChance(Math.min(1, ...chances)));
      return [
        path,
        {
          confidence,
          ...(chances.length === 0 ? {} : { words_confidence: worded }),
          quote: place === null ? '' : quoted(document.text.slice(place.start, place.end).replace(/\s+/g, ' ')),
          span: found,
        },
      ];
    }),
  );
}

/** What stands in a running head has its place among the lines alone. */
function spanOf(document: DocumentText, place: Span): PageSpan | null {
  const [flowing] = pageSpansOf(document, place);
  if (flowing !== undefined) return flowing;
  const page = document.lines.find(({ end }) => end >= place.start)?.page;
  const from = document.lines.find((line) => line.page === page)?.start;
  if (page === undefined || from === undefined) return null;
  return { page, start: place.start - from, end: place.end - from };
}

const ORDER: readonly Confidence[] = ['low', 'medium', 'high'];
const least = (...all: readonly Confidence[]): Confidence => ORDER.find((one) => all.includes(one)) ?? 'high';

/** Of a fact that the scan doubts less than one time in ten, somebody should still look at the page. */
const LIKELY = 0.9;
const ofChance = (chance: number): Confidence => (chance >= 1 ? 'high' : chance >= LIKELY ? 'medium' : 'low');

const firstPlace = (spelled: SpelledText, words: string | undefined): Span | null =>
  placesOf(spelled, words ?? '')[0] ?? null;

const SAYS_ROLE = /^[^.;]{0,160}\b(?:part(?:y|ies)\b|grant(?:or|ee)|less(?:or|ee)|vend(?:or|ee)|his wife|husband)/i;

/** Where the premises name the party, rather than a caption or a signature. */
function partyPlace(spelled: SpelledText, name: string): Span | null {
  const places = placesOf(spelled, name.replace(/^Estate of /, ''));
  const told = places.find(({ end }) => SAYS_ROLE.test(spelled.text.slice(end, end + 180).replaceAll('\n', ' ')));
  return told ?? places[0] ?? null;
}

const BETWEEN_NUMBERS = 30;

/** Book and page side by side, else the number of the instrument, else any of them behind its label. */
function recordPlace(spelled: SpelledText, wire: string): Span | null {
  const { book, page, instrument } = readWire(REFERENCE, wire);
  const pages = placesOf(spelled, page ?? '');
  for (const one of placesOf(spelled, (book ?? '').replace(/^[A-Z]+ (?=\d)/, ''))) {
    const beside = pages.find(({ start }) => start >= one.end && start - one.end <= BETWEEN_NUMBERS);
    if (beside !== undefined) return { start: one.start, end: beside.end };
  }
  const alone = [instrument, page, book].map((number) => labelledPlaces(spelled, placesOf(spelled, number ?? ''))[0]);
  return alone.find((place) => place !== undefined) ?? null;
}

const COUNTY_BESIDE = /^[\s,)]*(?:county|parish|borough)\b/i;
const COUNTY_BEFORE = /\b(?:county|parish|borough) of\s+$/i;

function countyPlace(spelled: SpelledText, county: string): Span | null {
  const places = placesOf(spelled, county);
  const beside = places.find(
    ({ start, end }) =>
      COUNTY_BESIDE.test(spelled.text.slice(end, end + 14)) ||
      COUNTY_BEFORE.test(spelled.text.slice(Math.max(0, start - 14), start)),
  );
  return beside ?? places[0] ?? null;
}

const statePlace = (spelled: SpelledText, code: string): Span | null =>
  firstPlace(spelled, stateName(code)) ??
  placesOf(spelled, code).find(({ start, end }) => spelled.text.slice(start, end) === code) ??
  null;

/** The figures of the area with the words around them to their unit. */
function areaPlace(spelled: SpelledText, wire: string): Span | null {
  const stated = readWire(STATED_AREA, wire);
  const figures = STATED_AREA.map((unit) => stated[unit] ?? '').find((value) => value !== '') ?? '';
  const place = placesOf(spelled, figures.split(' and ')[0] ?? '').find(({ end }) =>
    UNIT_NEAR.test(spelled.text.slice(end, end + 40)),
  );
  if (place === undefined) return null;
  const unit = UNIT_NEAR.exec(spelled.text.slice(place.end, place.end + 40));
  return { start: place.start, end: place.end + (unit?.[0].length ?? 0) };
}

const UNIT_NEAR =
  /^[^a-z]*(?:(?:of|an?|plus|minus|or|more|less|\(\d[\d.]*\))[\s,]*){0,4}(?:acres?|ac\b|(?:square|sq\.?)\s*(?:feet|foot|ft|met(?:er|re)s?|m)\b|hectares?|arpents?|ha\b|s\.?f)/i;
