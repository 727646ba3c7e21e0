// What the scan leaves in doubt of the facts of a document: each fact's own words are looked up where they stand.

import { oncePer } from '#core/language/once-per-word.ts';
import { type DocumentText, inFlow } from '#core/language/text/document-text.ts';
import { doubtedInFlow, type Sense } from '#core/language/text/recogniser-doubt.ts';
import type { Span } from '#core/language/text/text-line.ts';
import { trailingAmount } from '#core/read/document/amount.ts';
import { chosenFacts } from '#core/read/scan/chosen-facts.ts';
import { labelledPlaces, placesOf, spelledTextOf } from '#core/read/scan/spelled-text.ts';
import type { Doubted } from '#core/schema/doubted.ts';
import type { Metadata } from '#core/schema/metadata.ts';
import type { Tract } from '#core/schema/tract.ts';
import { ALIQUOT, LOT_BLOCK, REFERENCE, readWire, STATED_AREA } from '#core/schema/wire-string.ts';

/** Of the metadata, by its path there. */
export function metadataDoubts(document: DocumentText, metadata: Metadata): Doubted[] {
  if (!document.doubted) return [];
  const spelled = spelledFlow(document);
  const named = (field: string, text: string): Doubted[] =>
    surest(document, field, placesOf(spelled, text), 'spelling');
  const numbered = (field: string, text: string | undefined): Doubted[] =>
    surest(document, field, labelledPlaces(spelled, placesOf(spelled, text ?? '')), 'spelling');
  const recorded = (field: string, wire: string): Doubted[] => {
    const { book, page, instrument } = readWire(REFERENCE, wire);
    return [book, page, instrument].flatMap((text) => numbered(field, text));
  };
  const chosen = chosenFacts(document, metadata);
  const isChosen = new Set(chosen.map(({ field }) => field));
  const read = [
    ...metadata.grantors.flatMap((name, at) => named(`grantors[${at}]`, name)),
    ...metadata.grantees.flatMap((name, at) => named(`grantees[${at}]`, name)),
    ...recorded('recording', metadata.recording),
    ...metadata.prior_references.flatMap((wire, at) => recorded(`prior_references[${at}]`, wire)),
    ...named('transfer_date', metadata.transfer_date_verbatim),
    ...named('county', metadata.county),
    ...named('state', metadata.state),
    ...metadata.lot_block.flatMap((wire, at) => {
      const { lot, block, subdivision = '', plat_book, plat_page } = readWire(LOT_BLOCK, wire);
      const field = `lot_block[${at}]`;
      return [
        ...[lot, block, plat_book, plat_page].flatMap((text) => numbered(field, text)),
        ...named(field, subdivision),
      ];
    }),
  ];
  return [...read.filter(({ field }) => !isChosen.has(field)), ...chosen];
}

/** Of a tract's stated area and aliquot parts; `span` is the text that the tract was read from. */
export function tractFactDoubts(document: DocumentText, tract: Tract, span: Span): Doubted[] {
  if (!document.doubted) return [];
  const areas = areaPlaces(document, tract, span).flatMap(({ isAsStated, places }) =>
    // Acres that were added up of roods and perches stand nowhere as such: any part of them in doubt is theirs.
    isAsStated
      ? surest(document, 'stated_area', places, 'measure')
      : places.flatMap((place) => surest(document, 'stated_area', [place], 'measure')),
  );
  return [...areas, ...aliquotDoubts(document, tract.aliquot)];
}

/** How far from a part of a section its area may stand, in characters. */
const BESIDE = 400;

const UNIT_WORDS: Readonly<Record<(typeof STATED_AREA)[number], RegExp>> = {
  acres: /\bacres?\b|\bac\b|(?<=\d\s?)A\b/gi,
  sqft: /\bsquare\s+f(?:ee|oo)t\b|\bsq\.?\s?f(?:ee|oo)?t\b|\bs\.?f\b|ft²/gi,
  sqm: /\bsquare\s+met(?:er|re)s?\b|\bsq\.?\s?m|m²/gi,
  ha: /\bhectares?\b|\bha\b/gi,
  arpents: /\barpents?\b/gi,
};

/** Words of an amount before its unit, in characters. */
const LONGEST_AMOUNT = 90;

interface AreaPlaces {
  /** The very figures stand there, and not only others in the same unit. */
  readonly isAsStated: boolean;
  /** In the flow. */
  readonly places: readonly Span[];
}

/** Where each stated area of a tract stands; `span` is the text that the tract was read from. */
export function areaPlaces(document: DocumentText, tract: Tract, span: Span): AreaPlaces[] {
  const own = inFlow(document, span);
  const from = Math.max(0, own.start - BESIDE);
  const text = document.flow.text.slice(from, own.end + BESIDE);
  const stated = readWire(STATED_AREA, tract.stated_area);
  return STATED_AREA.flatMap((unit) =>
    (stated[unit] ?? '').split(' and ').flatMap((figures) => {
      if (figures === '') return [];
      const value = Number(figures.replaceAll(',', ''));
      const amounts = [...text.matchAll(UNIT_WORDS[unit])].flatMap((match) => amountBefore(text, match, from));
      const same = amounts.filter((amount) => Math.abs(amount.value - value) < 1e-9);
      return [{ isAsStated: same.length > 0, places: same.length > 0 ? same : amounts }];
    }),
  );
}

function amountBefore(text: string, { index, 0: unit }: RegExpExecArray, from: number): (Span & { value: number })[] {
  const start = Math.max(0, index - LONGEST_AMOUNT);
  const head = text.slice(start, index);
  const amount = trailingAmount(head);
  if (amount === null) return [];
  return [{ value: amount.value, start: from + start + amount.start, end: from + index + unit.length }];
}

function aliquotDoubts(document: DocumentText, wire: string): Doubted[] {
  const { verbatim = '' } = readWire(ALIQUOT, wire);
  if (verbatim === '') return [];
  const spelled = spelledFlow(document);
  const whole = placesOf(spelled, verbatim);
  const places = whole.length > 0 ? [whole] : verbatim.split('; ').map((part) => placesOf(spelled, part));
  return places.flatMap((found) => surest(document, 'aliquot', found, 'measure'));
}

/** Told several times in the same words, a fact is as sure as where it was read best. */
function surest(document: DocumentText, field: string, places: readonly Span[], sense: Sense): Doubted[] {
  let best: Doubted | null = null;
  for (const place of places) {
    const doubted = doubtedInFlow(document, place, field, sense);
    if (doubted === null) return [];
    if (best === null || doubted.chance > best.chance) best = doubted;
  }
  return best === null ? [] : [best];
}

const spelledFlow = oncePer(({ flow }: DocumentText) => spelledTextOf(flow.text));
