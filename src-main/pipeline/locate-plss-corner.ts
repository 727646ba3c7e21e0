// A tract tied to a corner of the public survey: the corner found in the fabric, the tie walked, the parcel tested.

import { coursePathsOf, toEarth } from '#core/place/placed-parcel.ts';
import { planeAt, rounded, turned } from '#core/place/plane.ts';
import { type CornerReading, findCorner } from '#core/plss/read-corner.ts';
import { findState } from '#core/plss/states.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { SuggestedLocation, TractVerdict } from '#core/schema/verdict.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { readTie, type Tie, tieLegs } from '#core/survey/tie.ts';
import type { Point } from '#core/survey/traverse.ts';
import { findCornerPosition } from '#main/fabric/find-corner-position.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';
import { basisOf } from '#main/pipeline/locate-basis.ts';
import { containmentOf } from '#main/pipeline/locate-containment.ts';
import { contextOf, type PlssContext } from '#main/pipeline/locate-context.ts';
import { findStepOff } from '#main/pipeline/locate-step-off.ts';

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

function findCommencement(tract: Tract, verdict: TractVerdict): Commencement | { problem: string } | null {
  const ties = tract.tie_calls.map(readTie);
  const texts = [verdict.anchor ?? '', ties[0]?.verbatim ?? '', tract.pob_description].filter((text) => text !== '');
  for (const text of texts) {
    const corner = findCorner(text);
    if (corner === null) continue;
    const stepOff = findStepOff(text.slice(0, corner.start));
    if (stepOff === null) return { problem: `What is measured from ${corner.verbatim} could not be followed.` };
    return { corner, stepOff, ties };
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

/** Null when the description is not tied to a survey corner at all. */
export function locateByCorner(
  fabric: FabricLookup,
  tract: Tract,
  verdict: TractVerdict,
  extraction: Extraction,
): SuggestedLocation | null {
  const { geometry } = verdict;
  const state = extraction.metadata.state;
  const unit_ft = unitFeet(tract.distance_unit, findState(state) ?? '');
  const commencement = findCommencement(tract, verdict);
  if (commencement === null) return null;
  if ('problem' in commencement) return locationOf({ reasons: [commencement.problem] });
  const context = contextOf(tract, extraction);
  const corner = filled(commencement.corner, context);
  const found = findCornerPosition(fabric, corner, state);
  const anchor = verdict.anchor ?? corner.verbatim;
  if ('problem' in found)
    return locationOf({ basis: corner.verbatim, anchor, reasons: [`Tried ${corner.verbatim}. ${found.problem}`] });
  const offset = offsetOf(commencement, unit_ft);
  const base = { basis: corner.verbatim, plss_id: found.ground.plssid, anchor };
  const tried = `Worked from ${corner.verbatim}, ${AUTHORITY_WORDS[found.authority]}.`;
  if (offset === null)
    return locationOf({ ...base, reasons: [tried, 'A course of the tie lacks its bearing or distance.'] });
  if (geometry === null)
    return locationOf({ ...base, reasons: [tried, 'There is no traverse to test against the section.'] });
  const basis = basisOf(fabric, tract, extraction.basis_of_bearings ?? '', context, state, found.position);
  const pob = rounded(planeAt(found.position).toEarth(turned(offset, basis.rotation_deg)));
  const outline = toEarth(coursePathsOf(tract, geometry, findState(state) ?? '').flat(), pob, basis.rotation_deg);
  const sections = [
    ...new Set([
      ...context.sections,
      ...(corner.section === null || context.sections.length > 0 ? [] : [corner.section]),
    ]),
  ];
  const test = containmentOf(fabric, found.ground.plssid, sections, outline);
  const reasons = [tried, ...found.notes, basis.reason, test.reason];
  const tie_offset = [roundedFeet(offset.east_ft), roundedFeet(offset.north_ft)];
  if (test.contained !== true)
    return locationOf({
      ...base,
      tie_offset,
      reasons: [...reasons, `No position is suggested; the corner tried was ${corner.verbatim}.`],
    });
  const rotation_deg = Math.round(basis.rotation_deg * 1e8) / 1e8;
  return locationOf({
    ...base,
    pob,
    rotation_deg,
    tie_offset,
    reasons: [...reasons, 'To be confirmed by an operator.'],
  });
}
