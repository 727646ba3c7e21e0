// What a document says elsewhere of the section and township that a corner or line leaves unsaid ("said Section").
import { readAliquotWire } from '#core/plss/aliquot-wire.ts';
import { type AliquotReading, readAliquots } from '#core/plss/read-aliquot.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import { readTie } from '#core/survey/tie.ts';

export interface PlssContext {
  section: number | null;
  township: string | null;
  range: string | null;
  meridian: string | null;
  /** Every section that the tract's own words name. */
  sections: number[];
}

type Words = Pick<AliquotReading, 'section' | 'township' | 'range' | 'meridian'>;

function wordsOf(tract: Tract): string[] {
  const ties = tract.tie_calls.map((wire) => readTie(wire).verbatim);
  const calls = tract.calls.map((call) => call.verbatim_text);
  return [tract.pob_description, ...ties, tract.notes ?? '', tract.name, ...calls].filter((text) => text !== '');
}

function readingsOf(tract: Tract): Words[] {
  const wired = tract.aliquot === '' ? [] : [readAliquotWire(tract.aliquot)];
  return [...wired, ...wordsOf(tract).flatMap(readAliquots)];
}

/** The tract's own words first, then those of the document's other tracts. */
export function contextOf(tract: Tract, extraction: Extraction): PlssContext {
  const own = readingsOf(tract);
  const others = extraction.tracts.filter((one) => one !== tract).flatMap(readingsOf);
  const all = [
    ...own,
    ...others,
    ...readAliquots(extraction.basis_of_bearings ?? ''),
    ...readAliquots(extraction.notes ?? ''),
  ];
  const first = <Key extends keyof Words>(key: Key): Words[Key] | null =>
    all.find((one) => one[key] !== null)?.[key] ?? null;
  return {
    section: first('section'),
    township: first('township'),
    range: first('range'),
    meridian: first('meridian'),
    sections: [...new Set(own.flatMap((one) => one.section ?? []))],
  };
}
