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
  /** The sections that the tract's own words place it in, or, where they place it in none, all that they name. */
  sections: number[];
}

interface Words extends Pick<AliquotReading, 'section' | 'township' | 'range' | 'meridian'> {
  /** The words place the tract there, and do not merely refer to a corner or line of it. */
  places: boolean;
}

function wordsOf(tract: Tract): string[] {
  const ties = tract.tie_calls.map((wire) => readTie(wire).verbatim);
  const calls = tract.calls.map((call) => call.verbatim_text);
  return [tract.pob_description, ...ties, tract.name, ...calls].filter((text) => text !== '');
}

function readWords(text: string): Words[] {
  return readAliquots(text).map((one) => ({ ...one, places: one.use === 'within' || one.use === 'conveyed' }));
}

/** Read once: a document of many tracts asks for each of them again and again. */
const READ = new WeakMap<Tract, Words[]>();

function readingsOf(tract: Tract): Words[] {
  const known = READ.get(tract);
  if (known !== undefined) return known;
  const wired = tract.aliquot === '' ? [] : [{ ...readAliquotWire(tract.aliquot), places: true }];
  const readings = [...wired, ...wordsOf(tract).flatMap(readWords)];
  READ.set(tract, readings);
  return readings;
}

/** The tract's own words first, then those of the document's other tracts. */
export function contextOf(tract: Tract, extraction: Extraction): PlssContext {
  const own = readingsOf(tract);
  const others = extraction.tracts.filter((one) => one !== tract).flatMap(readingsOf);
  const all = [...own, ...others, ...readWords(extraction.basis_of_bearings ?? '')];
  const first = <Key extends keyof Words>(key: Key): Words[Key] | null =>
    all.find((one) => one[key] !== null)?.[key] ?? null;
  const placing = own.filter((one) => one.places && one.section !== null);
  const named = (placing.length > 0 ? placing : own).flatMap((one) => one.section ?? []);
  return {
    section: first('section'),
    township: first('township'),
    range: first('range'),
    meridian: first('meridian'),
    sections: [...new Set(named)],
  };
}
