// A section as the fabric has it: its plane, its outline, its parts, and the lattice of its corners from the best of them.

import { middleOf } from '#core/place/acres.ts';
import { type LonLat, type Plane, planeAt } from '#core/place/plane.ts';
import { distanceBetween, type GroundPoint, ringArea } from '#core/plss/ground.ts';
import { sectionIdOf } from '#core/plss/plss-id.ts';
import { latticeOf, type SectionLattice } from '#core/plss/section-lattice.ts';
import { nominalSection } from '#core/plss/township-grid.ts';
import {
  type Authority,
  type CornerLattice,
  emptyLattice,
  outlineOfNodes,
  putNeighbours,
  putParts,
  putPoints,
  putRule,
} from '#main/fabric/corner-lattice.ts';
import type { FabricLookup, PartPiece } from '#main/fabric/lookup.ts';

export interface SectionGround {
  plssid: string;
  section: number;
  plane: Plane;
  /** Counter-clockwise rings in feet; empty when only some parts are known. */
  outline: GroundPoint[][];
  parts: PartPiece[];
  /** Rings of a part in the section's plane. */
  ringsOf(part: PartPiece): GroundPoint[][];
  lattice: SectionLattice;
  /** Authority of each node: [column][row]. */
  authority: (Authority | null)[][];
  source: string;
}

const NO_BENDS = (): SectionLattice['bends'] => ({ south: [], north: [], west: [], east: [] });

interface Pieces {
  rings: LonLat[][];
  source: string;
}

function sectionPiece(fabric: FabricLookup, plssid: string, section: number): Pieces | null {
  const ordinary = fabric.findSection(sectionIdOf(plssid, section));
  if (ordinary !== null) return ordinary;
  const fractional = fabric.sectionsNumbered(plssid, section).find((one) => one.type === 'FS' || one.type === 'SN');
  return fractional ?? null;
}

/** Null when the fabric holds neither the section, nor parts of it, nor its township. */
export function findSectionGround(fabric: FabricLookup, plssid: string, section: number): SectionGround | null {
  const piece = sectionPiece(fabric, plssid, section);
  const parts = fabric.partsOf(sectionIdOf(plssid, section));
  const township = piece === null && parts.length === 0 ? fabric.findTownship(plssid) : null;
  const anchor = piece?.rings ?? parts[0]?.rings ?? township?.rings;
  const source = piece?.source ?? parts[0]?.source ?? township?.source;
  if (anchor === undefined || source === undefined) return null;
  const plane = planeAt(middleOf(anchor.flat()));
  const toGround = (rings: readonly LonLat[][]) => rings.map((ring) => tidyRingKeepingWay(ring.map(plane.toPlane)));
  const ringsOf = (part: PartPiece) => toGround(part.rings);
  const lattice = emptyLattice();
  putParts(lattice, parts, ringsOf, 0, 0);
  putPoints(lattice, fabric, plssid, section, plane);
  const outline = piece === null ? [] : toGround(piece.rings);
  const largest = outline.toSorted((a, b) => ringArea(b) - ringArea(a))[0];
  const rule = largest === undefined ? null : latticeOf(largest, section);
  putRule(lattice, rule, 'calculated');
  if (rule === null) fillWithoutOutline(lattice, fabric, plssid, section, ringsOf);
  if (township !== null) putNominal(lattice, toGround(township.rings), section);
  const bends = rule === null || outline.length !== 1 ? NO_BENDS() : rule.bends;
  return {
    plssid,
    section,
    plane,
    outline,
    parts,
    ringsOf,
    lattice: { nodes: lattice.nodes, bends },
    authority: lattice.authority,
    source,
  };
}

function fillWithoutOutline(
  lattice: CornerLattice,
  fabric: FabricLookup,
  plssid: string,
  section: number,
  ringsOf: SectionGround['ringsOf'],
): void {
  putNeighbours(lattice, fabric, plssid, section, ringsOf);
  const known = outlineOfNodes(lattice);
  putRule(lattice, known === null ? null : latticeOf(known, section), 'calculated');
}

function putNominal(lattice: CornerLattice, township: readonly GroundPoint[][], section: number): void {
  const largest = township.toSorted((a, b) => ringArea(b) - ringArea(a))[0];
  const corners = largest === undefined ? null : nominalSection(largest, section);
  putRule(lattice, corners === null ? null : latticeOf(corners, section), 'nominal');
}

/** Repeated points dropped, the way round kept: it tells holes from outlines. */
function tidyRingKeepingWay(ring: readonly GroundPoint[]): GroundPoint[] {
  return ring.filter((point, i) => {
    const next = ring[(i + 1) % ring.length];
    return next === undefined || distanceBetween(point, next) > 0.01;
  });
}
