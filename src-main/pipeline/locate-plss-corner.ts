// A tract tied to a corner of the public survey: the corner found in the fabric, the tie walked, the parcel tested.

import { coursePathsOf, toEarth } from '#core/place/placed-parcel.ts';
import { planeAt, rounded, turned } from '#core/place/plane.ts';
import { chainCode } from '#core/plss/aliquot-part.ts';
import { type CornerReading, findCorner } from '#core/plss/read-corner.ts';
import { findState } from '#core/plss/states.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { SuggestedLocation, TractVerdict } from '#core/schema/verdict.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { readTie, type Tie, tieLegs } from '#core/survey/tie.ts';
import type { Point } from '#core/survey/traverse.ts';
import { type CornerPosition, findCornerPosition } from '#main/fabric/find-corner-position.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';
import { basisOf } from '#main/pipeline/locate-basis.ts';
import { containmentOf } from '#main/pipeline/locate-containment.ts';
import { contextOf, type PlssContext } from '#main/pipeline/locate-context.ts';
import { clauseBefore, findStepOff } from '#main/pipeline/locate-step-off.ts';

const AUTHORITY_WORDS = {
  published: "a corner of the bureau's own lines",
  calculated: "calculated from the section's outline by rule",
  nominal: 'a nominal division of the township: low certainty',
} as const;

function locationOf(fields: Partial<SuggestedLocation> & { reasons: string[] }): SuggestedLocation {
  return {
    crs: 'EPSG:4326',
    pob: null,
    rotation_deg: null,
    source: 'plss_corner',
    basis: '',
    plss_id: '',
    status: 'REVIEW',
    tie_offset: null,
    anchor: null,
    ...fields,
  };
}

/** The corner with what "said Section" leaves unsaid filled in from the rest of the document. */
function filled(corner: CornerReading, context: PlssContext): CornerReading {
  return {
    ...corner,
    section: corner.section ?? context.section,
    township: corner.township ?? context.township,
    range: corner.range ?? context.range,
    meridian: corner.meridian ?? context.meridian,
  };
}

interface Commencement {
  corner: CornerReading;
  /** From the corner to where the ties begin: "a point 200 feet South of the NE corner". */
  stepOff: Point;
  ties: Tie[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function isSameCorner(one: CornerReading, other: CornerReading): boolean {
  const keys = ['east', 'north', 'corner', 'section'] as const;
  return keys.every((key) => one[key] === other[key]) && chainCode(one.chain) === chainCode(other.chain);
}

/**
 * What leads from the corner to where the ties begin. Words that measure from the corner may have been read as ties
 * already, all of them or some: those ties are not walked twice.
 */
function stepFrom(corner: CornerReading, texts: readonly string[], ties: Tie[]): Omit<Commencement, 'corner'> | null {
  const here = { stepOff: { east_ft: 0, north_ft: 0 }, ties };
  for (const text of texts) {
    const named = findCorner(text);
    if (named === null || !isSameCorner(named, corner)) continue;
    const clause = clauseBefore(text, named.start);
    const stepOff = findStepOff(clause);
    const read = ties.filter(({ verbatim }) => verbatim !== '' && plain(clause).includes(plain(verbatim)));
    if (stepOff === null && read.length === 0) return null;
    if (stepOff !== null && (stepOff.east_ft !== 0 || stepOff.north_ft !== 0)) {
      return { stepOff, ties: ties.filter((tie) => !read.includes(tie)) };
    }
  }
  return here;
}

function findCommencement(tract: Tract, verdict: TractVerdict): Commencement | { problem: string } | null {
  const ties = tract.tie_calls.map(readTie);
  const texts = [verdict.anchor ?? '', ties[0]?.verbatim ?? '', tract.pob_description].filter((text) => text !== '');
  for (const text of texts) {
    const corner = findCorner(text);
    if (corner === null) continue;
    const step = stepFrom(corner, texts, ties);
    if (step === null) return { problem: `What is measured from ${corner.verbatim} could not be followed.` };
    return { corner, ...step };
  }
  return null;
}

function offsetOf({ stepOff, ties }: Commencement, unit_ft: number): Point | null {
  const legs = tieLegs(ties, unit_ft);
  if (legs === null) return null;
  return legs.reduce(
    (sum, leg) => ({ east_ft: sum.east_ft + leg.east_ft, north_ft: sum.north_ft + leg.north_ft }),
    stepOff,
  );
}

const roundedFeet = (value: number): number => Math.round(value * 1e4) / 1e4;

interface Tied {
  corner: CornerReading;
  found: CornerPosition;
  offset: Point;
  context: PlssContext;
}

/** The corner found and the tie walked; or a location that says what is wanting; or null for no survey corner at all. */
function tieUp(
  fabric: FabricLookup,
  tract: Tract,
  verdict: TractVerdict,
  extraction: Extraction,
): Tied | SuggestedLocation | null {
  const state = extraction.metadata.state;
  const commencement = findCommencement(tract, verdict);
  if (commencement === null) return null;
  if ('problem' in commencement) return locationOf({ reasons: [commencement.problem] });
  const context = contextOf(tract, extraction);
  const corner = filled(commencement.corner, context);
  const base = { basis: corner.verbatim, anchor: verdict.anchor ?? corner.verbatim };
  const found = findCornerPosition(fabric, corner, state);
  if ('problem' in found) return locationOf({ ...base, reasons: [`Tried ${corner.verbatim}. ${found.problem}`] });
  const offset = offsetOf(commencement, unitFeet(tract.distance_unit, findState(state) ?? ''));
  if (offset !== null) return { corner, found, offset, context };
  const reasons = [triedOf(corner, found), 'A course of the tie lacks its bearing or distance.'];
  return locationOf({ ...base, plss_id: found.ground.plssid, reasons });
}

const triedOf = (corner: CornerReading, found: CornerPosition): string =>
  `Worked from ${corner.verbatim}, ${AUTHORITY_WORDS[found.authority]}.`;

/** Null when the description is not tied to a survey corner at all. */
export function locateByCorner(
  fabric: FabricLookup,
  tract: Tract,
  verdict: TractVerdict,
  extraction: Extraction,
): SuggestedLocation | null {
  const tied = tieUp(fabric, tract, verdict, extraction);
  if (tied === null || !('found' in tied)) return tied;
  const { corner, found, offset, context } = tied;
  const state = extraction.metadata.state;
  const tie_offset = [roundedFeet(offset.east_ft), roundedFeet(offset.north_ft)];
  const base = {
    basis: corner.verbatim,
    anchor: verdict.anchor ?? corner.verbatim,
    plss_id: found.ground.plssid,
    tie_offset,
  };
  const tried = triedOf(corner, found);
  if (verdict.geometry === null) {
    return locationOf({ ...base, reasons: [tried, 'There is no traverse to test against the section.'] });
  }
  const basis = basisOf(fabric, tract, extraction.basis_of_bearings ?? '', context, state, found.position);
  const pob = rounded(planeAt(found.position).toEarth(turned(offset, basis.rotation_deg)));
  const paths = coursePathsOf(tract, verdict.geometry, findState(state) ?? '');
  const named = context.sections.length > 0 ? context.sections : [found.ground.section];
  const test = containmentOf(fabric, found.ground.plssid, named, toEarth(paths.flat(), pob, basis.rotation_deg));
  const reasons = [tried, ...found.notes, basis.reason, test.reason];
  if (test.contained !== true) {
    return locationOf({
      ...base,
      reasons: [...reasons, `No position is suggested; the corner tried was ${corner.verbatim}.`],
    });
  }
  const rotation_deg = Math.round(basis.rotation_deg * 1e8) / 1e8;
  return locationOf({ ...base, pob, rotation_deg, reasons: [...reasons, 'To be confirmed by an operator.'] });
}
