// The turn between the bearings of a document and true north, from the line or grid that it takes its bearings from.

import { courseBetween, type LonLat } from '#core/place/plane.ts';
import { findGridNorth } from '#core/place/state-plane.ts';
import { pointOfPart } from '#core/plss/part-shape.ts';
import { findLine, type LineReading } from '#core/plss/read-line.ts';
import { findState, STATES } from '#core/plss/states.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Tract } from '#core/schema/tract.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf, bearingText, readBearing } from '#core/survey/bearing.ts';
import { readTie } from '#core/survey/tie.ts';
import { findTownship } from '#main/fabric/find-township.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';
import { findSectionGround } from '#main/fabric/section-ground.ts';
import type { PlssContext } from '#main/pipeline/locate-context.ts';

export interface Basis {
  /** Clockwise, to be added to every recorded direction. */
  rotation_deg: number;
  reason: string;
}

/** A record line and the fabric's own part by no more than this, or one of them is another line. */
const MOST_TURN_DEG = 5;

const BEARING =
  /\b(?:n|s|north|south)\b\.?\s*\d{1,2}(?:\s*(?:°|º|\*|degrees?|deg\.?|-|\s)\s*\d{1,2}(?:\.\d+)?)?(?:\s*(?:'|’|′|minutes?|min\.?|-|\s)\s*\d{1,2}(?:\.\d+)?)?\s*(?:°|"|”|″|'|’|seconds?|sec\.?|degrees?|minutes?)*\s*(?:e|w|east|west)\b/i;
const DUE =
  /\b(?:bear(?:s|ing)?|as|is|be|being|run(?:s|ning)?|bearing\s+of)\s+(?:due\s+)?(north|south|east|west)\b(?!\s*\d|\s+(?:line|quarter|half|side|boundary|corner))/i;

function findBearing(text: string): Bearing | null {
  const quadrant = BEARING.exec(text);
  if (quadrant) return readBearing(quadrant[0]);
  const due = DUE.exec(text);
  return due?.[1] === undefined ? null : readBearing(due[1]);
}

/** The smaller turn from one direction of a line to another, whichever way the line is run. */
function turnOfLine(from_deg: number, to_deg: number): number {
  const turn = (((to_deg - from_deg) % 180) + 180) % 180;
  return turn > 90 ? turn - 180 : turn;
}

function lineAzimuth(fabric: FabricLookup, line: LineReading, context: PlssContext, state: string): number | null {
  const section = line.section ?? context.section;
  const township = findTownship(fabric, {
    township: line.township ?? context.township,
    range: line.range ?? context.range,
    meridian: line.meridian ?? context.meridian,
    state,
  });
  if (section === null || township.plssid === null) return null;
  const ground = findSectionGround(fabric, township.plssid, section);
  if (ground === null) return null;
  const [from, to] = [pointOfPart(ground.lattice, ...line.from), pointOfPart(ground.lattice, ...line.to)];
  if (!Number.isFinite(from.east_ft + to.east_ft)) return null;
  return courseBetween(ground.plane.toEarth(from), ground.plane.toEarth(to)).azimuth_deg;
}

function basisOfLine(
  fabric: FabricLookup,
  line: LineReading,
  bearing: Bearing,
  context: PlssContext,
  state: string,
): Basis | null {
  const azimuth = lineAzimuth(fabric, line, context, state);
  if (azimuth === null) return null;
  const turn = turnOfLine(degreesOf(azimuthOf(bearing)), azimuth);
  if (Math.abs(turn) > MOST_TURN_DEG) {
    const reason = `${line.verbatim} bears ${bearingText(bearing)} in the document but ${turn.toFixed(1)}° from that in the fabric: not the same line. True north is assumed.`;
    return { rotation_deg: 0, reason };
  }
  const reason = `Turned ${turn.toFixed(4)}° clockwise: ${line.verbatim} bears ${bearingText(bearing)} in the document and lies in the fabric at azimuth ${azimuth.toFixed(4)}°.`;
  return { rotation_deg: turn, reason };
}

/** A tie that runs along a survey line tells how that line bears in this document. */
function basisOfTies(fabric: FabricLookup, tract: Tract, context: PlssContext, state: string): Basis | null {
  for (const wire of tract.tie_calls) {
    const { bearing, verbatim } = readTie(wire);
    const along = /\b(?:along|with|on|upon|following)\b/i.exec(verbatim);
    const line = along === null || bearing === null ? null : findLine(verbatim.slice(along.index));
    const basis = line === null || bearing === null ? null : basisOfLine(fabric, line, bearing, context, state);
    if (basis !== null) return basis;
  }
  return null;
}

function basisOfWords(text: string, state: string, at: LonLat): Basis | null {
  const letters = findState(state);
  const grid = findGridNorth(text, letters === null ? state : (STATES[letters] ?? state), at);
  if (grid !== null) {
    const turn = grid.convergence_deg;
    return {
      rotation_deg: turn,
      reason: `Bearings are of the ${grid.zone} grid: turned by its convergence here, ${turn.toFixed(4)}°.`,
    };
  }
  if (/\bmagnetic\b/i.test(text)) {
    return {
      rotation_deg: 0,
      reason: 'Bearings are magnetic and the declination of that survey is not known: true north is assumed.',
    };
  }
  if (/\b(?:geodetic|true|astronomic|wgs|gps|gnss)\b/i.test(text)) {
    return { rotation_deg: 0, reason: 'Bearings are of geodetic north, as the document says.' };
  }
  return null;
}

/** Always an answer: true north is assumed, and said to be, when nothing else can be had. */
export function basisOf(
  fabric: FabricLookup,
  tract: Tract,
  basisText: string,
  context: PlssContext,
  state: string,
  at: LonLat,
): Basis {
  const line = findLine(basisText);
  const bearing = findBearing(basisText);
  return (
    (line !== null && bearing !== null ? basisOfLine(fabric, line, bearing, context, state) : null) ??
    basisOfWords(basisText, state, at) ??
    basisOfTies(fabric, tract, context, state) ?? {
      rotation_deg: 0,
      reason:
        basisText === ''
          ? 'The document names no basis of bearings: geodetic north is assumed.'
          : `The basis of bearings ("${basisText.slice(0, 100)}") could not be tied to the fabric: geodetic north is assumed.`,
    }
  );
}
