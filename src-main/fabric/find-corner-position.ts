// A named corner of the survey on the earth, from the best that the fabric has of it.

import type { LonLat } from '#core/place/plane.ts';
import { partText } from '#core/plss/part-area.ts';
import { pointOfPart } from '#core/plss/part-shape.ts';
import type { CornerReading } from '#core/plss/read-corner.ts';
import type { Authority } from '#main/fabric/corner-lattice.ts';
import { findTownship, townshipText } from '#main/fabric/find-township.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';
import { groundOfChain } from '#main/fabric/part-ground.ts';
import { quadOf } from '#main/fabric/piece-corners.ts';
import { findSectionGround, type SectionGround } from '#main/fabric/section-ground.ts';

export interface CornerPosition {
  position: LonLat;
  authority: Authority;
  ground: SectionGround;
  notes: string[];
}

const QUAD_ORDER = ['SW', 'SE', 'NE', 'NW'] as const;

function authorityAt(ground: SectionGround, east: number, north: number): Authority {
  const marks = [Math.floor(east), Math.ceil(east)].flatMap((column) =>
    [Math.floor(north), Math.ceil(north)].map((row) => ground.authority[column]?.[row] ?? 'nominal'),
  );
  if (marks.includes('nominal')) return 'nominal';
  const between = !Number.isInteger(east) || !Number.isInteger(north);
  return between || marks.includes('calculated') ? 'calculated' : 'published';
}

function cornerOfPiece(ground: SectionGround, corner: CornerReading): CornerPosition | { problem: string } {
  const piece = groundOfChain(ground, corner.chain);
  if ('problem' in piece) return piece;
  const quad = quadOf(piece.rings);
  const point = corner.corner === null ? undefined : quad?.[QUAD_ORDER.indexOf(corner.corner)];
  if (point === undefined)
    return { problem: `${partText(corner.chain)} has no plain ${corner.corner ?? ''} corner in the fabric.` };
  return { position: ground.plane.toEarth(point), authority: piece.authority, ground, notes: piece.notes };
}

/** The corner's position, or why it has none. `state` is the document's, for corners that do not say. */
export function findCornerPosition(
  fabric: FabricLookup,
  corner: CornerReading,
  state: string,
): CornerPosition | { problem: string } {
  const words = {
    township: corner.township,
    range: corner.range,
    meridian: corner.meridian,
    state: corner.state ?? state,
  };
  if (corner.section === null) return { problem: `${corner.verbatim}: the section is not named.` };
  const township = findTownship(fabric, words);
  if (township.plssid === null) return { problem: township.notes.join(' ') };
  const ground = findSectionGround(fabric, township.plssid, corner.section);
  if (ground === null)
    return { problem: `The survey fabric does not hold Section ${corner.section}, ${townshipText(words)}.` };
  if (corner.east === null || corner.north === null) return cornerOfPiece(ground, corner);
  const point = pointOfPart(ground.lattice, corner.east, corner.north);
  if (!Number.isFinite(point.east_ft)) {
    return { problem: `The fabric does not hold enough of Section ${corner.section} for ${corner.verbatim}.` };
  }
  const position = ground.plane.toEarth(point);
  return { position, authority: authorityAt(ground, corner.east, corner.north), ground, notes: township.notes };
}
