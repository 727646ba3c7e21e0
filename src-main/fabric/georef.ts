// Aliquot tracts on the earth: what the fabric says of the parts that a deed names, and how surely it says so.

import { acresOf } from '#core/place/acres.ts';
import { rounded } from '#core/place/plane.ts';
import { type AliquotChain, chainCode } from '#core/plss/aliquot-part.ts';
import { readAliquotWire, type WiredAliquot } from '#core/plss/aliquot-wire.ts';
import { describePart } from '#core/plss/describe-part.ts';
import type { GroundPoint } from '#core/plss/ground.ts';
import { areaOfChain, chainProblem, overlapsOf, type PartArea, partText } from '#core/plss/part-area.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { GeorefGeometry } from '#core/schema/verdict.ts';
import type { GeorefOf } from '#core/verdict/judge.ts';
import type { Authority } from '#main/fabric/corner-lattice.ts';
import { findTownship, townshipText } from '#main/fabric/find-township.ts';
import { areaOfRings, joinRings, subtractRings, TangledOutlines, uniteRings } from '#main/fabric/join-rings.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';
import { groundOfChain, type PartGround } from '#main/fabric/part-ground.ts';
import { findSectionGround, type SectionGround } from '#main/fabric/section-ground.ts';

/** A georef with the published ids it was made of. */
export interface LocatedAliquot {
  georef: GeorefGeometry | null;
  reasons: string[];
  part_ids: string[];
}

const nowhere = (...reasons: string[]): LocatedAliquot => ({ georef: null, reasons, part_ids: [] });

const SPOKEN: Readonly<Record<Authority, string>> = {
  published: "the bureau's own parts",
  calculated: 'the section divided by rule (calculated)',
  nominal: 'a nominal division of the township (low certainty)',
};

const RANK: readonly Authority[] = ['published', 'calculated', 'nominal'];

function chainsOf(wired: WiredAliquot): AliquotChain[] {
  const lots = wired.lots.map((lot): AliquotChain => [{ kind: 'lot', lot }]);
  return wired.whole ? [[]] : [...wired.chains, ...lots];
}

interface Laid {
  pieces: PartGround[];
  rings: GroundPoint[][];
  notes: string[];
  /** Every part once and nothing taken off, so that record areas add up. */
  whole: boolean;
}

function isInside(own: PartArea, whole: PartArea | null): boolean {
  return (
    whole !== null &&
    own.west >= whole.west &&
    own.east <= whole.east &&
    own.south >= whole.south &&
    own.north <= whole.north
  );
}

/** Less than this is a hair along a common line. */
const LEAST_TAKEN_SQFT = 500;

interface Excepted {
  chain: AliquotChain;
  /** Counted within the part named last; `guessed` when several parts are named. */
  nested: boolean;
  guessed: boolean;
}

/** "The SW¼ thereof", or a quarter that no described part reaches, is counted within the part named last. */
function exceptedChain(exception: AliquotChain, mains: readonly AliquotChain[], text: string): Excepted {
  const within = { chain: [...exception, ...(mains.at(-1) ?? [])], nested: true, guessed: mains.length > 1 };
  const plain = { chain: exception, nested: false, guessed: false };
  if (exception.at(-1)?.kind === 'lot') return plain;
  if (exception.every((step) => step.kind === 'strip')) return within;
  if (/\bthereof\b|\bof (?:the )?(?:same|said)\b/i.test(text)) return within;
  // Only the quarters that a strip is measured in tell where it lies.
  const seat = areaOfChain(exception.filter((step) => step.kind === 'quarter' || step.kind === 'side'));
  return seat !== null && mains.some((main) => isInside(seat, areaOfChain(main))) ? plain : within;
}

/** Some of the excepted parts lie in what is described and others do not: those may be conveyed as well. */
function findDoubt(found: readonly Excepted[]): string | null {
  const astray = found.find(({ chain, nested }) => nested && chain.some((step) => step.kind !== 'strip'));
  const doubtful = astray !== undefined && found.some(({ nested }) => !nested);
  return doubtful ? `It is not clear whether ${partText(astray.chain)} is excepted or conveyed.` : null;
}

function layOut(ground: SectionGround, wired: WiredAliquot): Laid | { problem: string } {
  const chains = chainsOf(wired);
  const pieces: PartGround[] = [];
  for (const chain of chains) {
    const found = groundOfChain(ground, chain);
    if ('problem' in found) return found;
    pieces.push(found);
  }
  const rings = pieces.map((piece) => piece.rings);
  const overlaps = [...overlapsOf(chains), ...laidTwice(chains, rings)];
  // A lot and the quarter that it lies in are the same ground twice over, which no rectangles tell.
  const ids = pieces.flatMap((piece) => piece.ids);
  const all = overlaps.length === 0 ? joinRings(rings.flat()) : rings.reduce((sum, one) => uniteRings(sum, one));
  const taken = takeOff(ground, wired, chains, all);
  if ('problem' in taken) return taken;
  return {
    pieces,
    rings: taken.rings,
    notes: [...overlaps, ...taken.notes],
    whole: overlaps.length === 0 && taken.rings === all && new Set(ids).size === ids.length,
  };
}

/** Lots and measured strips have no place among the rectangles: whether they overlap is told on the ground. */
function laidTwice(chains: readonly AliquotChain[], rings: readonly GroundPoint[][][]): string[] {
  const measured = chains.some((chain) => chain.some(({ kind }) => kind === 'strip' || kind === 'lot'));
  if (chains.length < 2 || !measured || overlapsOf(chains).length > 0) return [];
  const apart = rings.reduce((sum, one) => sum + areaOfRings(one), 0);
  const together = areaOfRings(rings.reduce((sum, one) => uniteRings(sum, one)));
  return apart - together > LEAST_TAKEN_SQFT ? ['The parts overlap; what they share is counted once.'] : [];
}

function takeOff(
  ground: SectionGround,
  wired: WiredAliquot,
  chains: readonly AliquotChain[],
  all: GroundPoint[][],
): { rings: GroundPoint[][]; notes: string[] } | { problem: string } {
  const lots = wired.exception_lots.map((lot): AliquotChain => [{ kind: 'lot', lot }]);
  const excepted = [...wired.exception_chains, ...lots];
  const notes: string[] = [];
  let rings = all;
  const meant = excepted.map((one) => exceptedChain(one, chains, wired.exception));
  const doubt = findDoubt(meant);
  if (doubt !== null) return { problem: doubt };
  for (const { chain } of meant) {
    const found = groundOfChain(ground, chain);
    if ('problem' in found) return { problem: `What is excepted cannot be laid out: ${found.problem}` };
    const left = subtractRings(rings, found.rings);
    const touches = areaOfRings(rings) - areaOfRings(left) > LEAST_TAKEN_SQFT;
    notes.push(
      touches
        ? `Taken off as excepted: ${partText(chain)}.`
        : `What is excepted, ${partText(chain)}, lies outside the parts described: nothing is taken off for it.`,
    );
    if (touches) rings = left;
  }
  if (wired.exception !== '' && (excepted.length === 0 || wired.exception_unread)) {
    const what = excepted.length === 0 ? 'What' : 'Some of what';
    notes.push(
      `${what} is excepted ("${wired.exception.slice(0, 120)}") is not made of parts and is not taken off here.`,
    );
  }
  if (meant.some(({ guessed }) => guessed)) notes.push('The exception is read as of the part named last before it.');
  return rings.length === 0 ? { problem: 'Nothing is left once the exception is taken off.' } : { rings, notes };
}

function acreNotes(tract: Tract, acres: number, record: number | null): string[] {
  const notes: string[] = [];
  const stated = tract.stated_acreage;
  if (stated !== null && stated > 0) {
    const percent = (100 * (acres - stated)) / stated;
    const far = Math.abs(percent) > 1;
    notes.push(
      far
        ? `The document states ${stated} acres; the fabric gives ${acres.toFixed(2)}, ${Math.abs(percent).toFixed(1)} % ${percent > 0 ? 'more' : 'less'}.`
        : `The stated ${stated} acres agree with the ${acres.toFixed(2)} acres of the fabric.`,
    );
  }
  if (record !== null && record > 0)
    notes.push(`The record area of these parts is ${Math.round(record * 100) / 100} acres.`);
  return notes;
}

function problemsOf(wired: WiredAliquot): string[] {
  const chains = [...wired.chains, ...wired.exception_chains];
  return [...wired.problems, ...chains.flatMap((chain) => chainProblem(chain) ?? [])];
}

function finished(
  ground: SectionGround,
  laid: Laid,
  tract: Tract,
  fabric: FabricLookup,
  notes: readonly string[],
): LocatedAliquot {
  const worst = RANK[Math.max(...laid.pieces.map((piece) => RANK.indexOf(piece.authority)))] ?? 'nominal';
  const rings = laid.rings.map((ring) => {
    const positions = ring.map((point) => rounded(ground.plane.toEarth(point)));
    return [...positions, ...positions.slice(0, 1)];
  });
  const acres = Math.round(acresOf(rings) * 1e4) / 1e4;
  const record = laid.pieces.reduce<number | null>(
    (sum, piece) => (sum === null || piece.record_acres === null ? null : sum + piece.record_acres),
    0,
  );
  const published = worst === 'published' ? (ground.parts[0]?.source ?? ground.source) : ground.source;
  const source = `${SPOKEN[worst]}; ${fabric.sourceText(published)}`;
  const reasons = [
    `${describePart(readAliquotWire(tract.aliquot))} is located from ${SPOKEN[worst]}: ${acres.toFixed(2)} acres.`,
    ...notes,
    ...laid.pieces.flatMap((piece) => piece.notes),
    ...laid.notes,
    ...acreNotes(tract, acres, laid.whole ? record : null),
  ];
  const georef = { crs: 'EPSG:4326', rings, acres, plss_id: ground.plssid, source };
  return { georef, reasons, part_ids: laid.pieces.flatMap((piece) => piece.ids) };
}

function untangled(work: () => Laid | { problem: string }): Laid | { problem: string } {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof TangledOutlines)) throw error;
    return { problem: 'The outlines of these parts cross each other in the fabric and could not be joined.' };
  }
}

/** Where an aliquot tract lies; reasons say from what, or what to import. */
export function locateAliquot(fabric: FabricLookup, tract: Tract, state: string): LocatedAliquot {
  const wired = readAliquotWire(tract.aliquot);
  const problems = problemsOf(wired);
  if (problems.length > 0) return nowhere(...problems);
  const words = { township: wired.township, range: wired.range, meridian: wired.meridian, state };
  if (fabric.isEmpty()) {
    return nowhere(`No survey fabric is imported. Import CadNSDI sections and parts for ${townshipText(words)}.`);
  }
  if (wired.section === null) return nowhere('The description names no section.');
  const township = findTownship(fabric, words);
  if (township.plssid === null) return nowhere(...township.notes);
  const ground = findSectionGround(fabric, township.plssid, wired.section);
  if (ground === null)
    return nowhere(`The survey fabric does not hold Section ${wired.section}, ${townshipText(words)}.`);
  const laid = untangled(() => layOut(ground, wired));
  if ('problem' in laid) return nowhere(...township.notes, laid.problem);
  if (!(areaOfRings(laid.rings) > 0)) return nowhere(`${wired.chains.map(chainCode).join(', ')} has no ground.`);
  return finished(ground, laid, tract, fabric, township.notes);
}

/** The function that judging asks: nothing for a tract that is no aliquot. */
export function georefOf(fabric: FabricLookup | null): GeorefOf {
  return (tract, extraction) => {
    if (tract.description_type !== 'aliquot' || tract.aliquot === '') return { georef: null, reasons: [] };
    if (fabric === null) {
      return { georef: null, reasons: ['No survey fabric is imported, so the parts could not be located.'] };
    }
    const { georef, reasons } = locateAliquot(fabric, tract, extraction.metadata.state);
    return { georef, reasons };
  };
}
