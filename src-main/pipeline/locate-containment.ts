// Does a placed parcel lie in the section or sections that its description names?

import type { LonLat } from '#core/place/plane.ts';
import type { GroundPoint } from '#core/plss/ground.ts';
import { WHOLE_SECTION } from '#core/plss/part-area.ts';
import { ringOfPart } from '#core/plss/part-shape.ts';
import { isInside } from '#core/survey/inside.ts';
import type { FabricLookup } from '#main/fabric/lookup.ts';
import { findSectionGround, type SectionGround } from '#main/fabric/section-ground.ts';

/** Of the section's width, as decided for the service. */
const TOLERANCE_SHARE = 0.02;

function distanceToRing(point: GroundPoint, ring: readonly GroundPoint[]): number {
  let best = Number.POSITIVE_INFINITY;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    const [dx, dy] = [b.east_ft - a.east_ft, b.north_ft - a.north_ft];
    const along = (point.east_ft - a.east_ft) * dx + (point.north_ft - a.north_ft) * dy;
    const share = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(point.east_ft - a.east_ft - share * dx, point.north_ft - a.north_ft - share * dy));
  });
  return best;
}

function ringsOf(ground: SectionGround): GroundPoint[][] {
  if (ground.outline.length > 0) return ground.outline;
  const ring = ringOfPart(ground.lattice, WHOLE_SECTION);
  return ring === null ? [] : [ring];
}

function widthOf(rings: readonly GroundPoint[][]): number {
  const easts = rings.flat().map((point) => point.east_ft);
  return Math.max(...easts) - Math.min(...easts);
}

/** Corners and the middles of sides, so that a long side cannot leap over a section that is not named. */
function probesOf(outline: readonly LonLat[]): LonLat[] {
  return outline.flatMap((here, i) => {
    const next = outline[i + 1];
    return next === undefined ? [here] : [here, [(here[0] + next[0]) / 2, (here[1] + next[1]) / 2]];
  });
}

export interface Containment {
  /** Null when the fabric lacks the outline to test against. */
  contained: boolean | null;
  reason: string;
}

export function containmentOf(
  fabric: FabricLookup,
  plssid: string,
  sections: readonly number[],
  outline: readonly LonLat[],
): Containment {
  const grounds = sections.flatMap((section) => findSectionGround(fabric, plssid, section) ?? []);
  const shapes = grounds.map((ground) => ({ ground, rings: ringsOf(ground) })).filter(({ rings }) => rings.length > 0);
  const named = `Section${sections.length > 1 ? 's' : ''} ${sections.join(', ')}`;
  if (shapes.length === 0)
    return { contained: null, reason: `The fabric has no outline of ${named} to test the parcel against.` };
  let worst = 0;
  for (const position of probesOf(outline)) {
    const outside = shapes.map(({ ground, rings }) => {
      const point = ground.plane.toPlane(position);
      const inside = isInside(point, rings);
      const distance = inside ? 0 : Math.min(...rings.map((ring) => distanceToRing(point, ring)));
      return distance / (TOLERANCE_SHARE * widthOf(rings));
    });
    worst = Math.max(worst, Math.min(...outside));
  }
  return worst <= 1
    ? { contained: true, reason: `The parcel lies inside ${named}.` }
    : { contained: false, reason: `The parcel would reach outside ${named} by more than 2 % of the section's width.` };
}
