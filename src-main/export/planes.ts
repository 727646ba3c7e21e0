// The planes that the tracts of a body are drawn in: on the earth where an operator placed them, together where they are
// tied to one corner, each alone otherwise.

import type { FigurePoint } from '#core/drawing/figure-parts.ts';
import { framesOf } from '#core/drawing/frames.ts';
import { movedFigure, movedPoint, type Stand } from '#core/drawing/moved-figure.ts';
import type { Together } from '#core/drawing/svg-together.ts';
import { type LonLat, planeAt } from '#core/place/plane.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import { type DrawableTract, type DrawnTract, drawableTracts, drawnTract } from '#main/export/drawn-tract.ts';

/** A tract of which is known where it stands. */
export interface LaidTract extends DrawableTract {
  readonly stand: Stand;
  /** The operator's claim where it lies; null for a tract that follows another by its tie, or lies nowhere. */
  readonly placement: Placement | null;
}

/** With the figure as it stands in the plane; `stand` is how it came there from its own. */
export type StandingTract = LaidTract & DrawnTract;

interface Plane<Member extends LaidTract> {
  readonly kind: 'placed' | 'tied' | 'alone';
  /** What the coordinates are, in a sentence. */
  readonly words: string;
  /** The plane as PROJ takes it; null where it lies nowhere on the earth. */
  readonly projection: string | null;
  /** The corner that its tracts share. */
  readonly anchor: { readonly name: string; readonly at: FigurePoint } | null;
  readonly tracts: readonly Member[];
}

export type LaidPlane = Plane<LaidTract>;
export type DrawnPlane = Plane<StandingTract>;

/** The placement of a tract of the body. */
export const findPlacement = (
  body: ExtractResponse,
  index: number,
  placements: readonly Placement[],
): Placement | undefined =>
  placements.find(({ tract_index, document }) => tract_index === index && document === body.document);

/** Every tract that can be drawn, in exactly one plane; the one on the earth comes first. */
export const planesOf = (body: ExtractResponse, placements: readonly Placement[]): DrawnPlane[] =>
  laidPlanes(body, placements).map(drawnPlane);

/** With the figures of its tracts: of thousands of planes they need not all be there at once. */
export const drawnPlane = (plane: LaidPlane): DrawnPlane => ({
  ...plane,
  tracts: plane.tracts
    .flatMap(drawnTract)
    .map((one) => (isUnmoved(one.stand) ? one : { ...one, figure: movedFigure(one.figure, one.stand) })),
});

export function laidPlanes(body: ExtractResponse, placements: readonly Placement[]): LaidPlane[] {
  const drawable = new Map(drawableTracts(body).map((one) => [one.index, one]));
  const placed: LaidTract[] = [];
  const others: LaidPlane[] = [];
  let center: LonLat | null = null;
  for (const frame of framesOf([...drawable.values()])) {
    const members = frame.members.flatMap(({ index, origin }) => {
      const one = drawable.get(index);
      return one === undefined ? [] : [{ one, origin, placement: findPlacement(body, index, placements) ?? null }];
    });
    const [first] = members.flatMap(({ placement, origin }) => (placement === null ? [] : [{ placement, origin }]));
    if (first === undefined) {
      const tracts = members.map(({ one, origin }) => ({ ...one, stand: { origin, turn_deg: 0 }, placement: null }));
      others.push(localPlane(frame.anchor, tracts));
      continue;
    }
    center ??= [first.placement.lon, first.placement.lat];
    for (const { one, origin, placement } of members) {
      const stand = placement === null ? byTie(center, first, origin) : standOf(center, placement);
      placed.push({ ...one, stand, placement });
    }
  }
  return center === null ? others : [earthPlane(center, placed), ...others];
}

/** The planes that hold several tracts, for a picture of how those lie to each other. */
export function togetherOf(body: ExtractResponse, placements: readonly Placement[]): Together[] {
  return planesOf(body, placements)
    .filter(({ tracts }) => tracts.length > 1)
    .map(({ words, anchor, tracts }) => ({
      words,
      anchor,
      members: tracts.map(({ index, figure }) => ({ number: index + 1, figure })),
    }));
}

const isUnmoved = ({ origin, turn_deg }: Stand): boolean => origin[0] === 0 && origin[1] === 0 && turn_deg === 0;

/** A tract that nobody placed, beside the one it shares a corner with. */
function byTie(center: LonLat, placed: { placement: Placement; origin: FigurePoint }, origin: FigurePoint): Stand {
  const stand = standOf(center, placed.placement);
  const step: FigurePoint = [origin[0] - placed.origin[0], origin[1] - placed.origin[1]];
  return { ...stand, origin: movedPoint(stand)(step) };
}

/** North at a place a mile off is not quite north at the center: the figure is turned by what lies between them. */
function standOf(center: LonLat, { lon, lat, rotation_deg }: Placement): Stand {
  const plane = planeAt(center);
  const at = plane.toPlane([lon, lat]);
  const north = plane.toPlane(planeAt([lon, lat]).toEarth({ east_ft: 0, north_ft: 1000 }));
  const meridian = Math.atan2(north.east_ft - at.east_ft, north.north_ft - at.north_ft);
  return { origin: [at.east_ft, at.north_ft], turn_deg: rotation_deg + (meridian * 180) / Math.PI };
}

function earthPlane([lon, lat]: LonLat, tracts: readonly LaidTract[]): LaidPlane {
  const first = tracts.find(({ placement }) => placement !== null);
  const followers = tracts.filter(({ placement }) => placement === null);
  const words = [
    `Placed by an operator: US survey feet east and north of ${lat}, ${lon} (latitude, longitude, WGS 84), the point of beginning of ${nameOf(first)}; true distances, true north up.`,
    ...(followers.length === 0 ? [] : [`By its tie from the same corner: ${followers.map(nameOf).join(', ')}.`]),
  ];
  return {
    kind: 'placed',
    words: words.join(' '),
    projection: `+proj=aeqd +lat_0=${lat} +lon_0=${lon} +x_0=0 +y_0=0 +datum=WGS84 +units=us-ft +no_defs`,
    anchor: null,
    tracts,
  };
}

function localPlane(anchor: LaidPlane['anchor'], tracts: readonly LaidTract[]): LaidPlane {
  const tied = `Not placed: US survey feet; the tracts stand as their ties from ${anchor?.name ?? ''} put them, the point of beginning of ${nameOf(tracts[0])} at 0, 0.`;
  const alone = 'Not placed: US survey feet, the point of beginning at 0, 0.';
  return {
    kind: anchor === null ? 'alone' : 'tied',
    words: anchor === null ? alone : tied,
    projection: null,
    anchor,
    tracts,
  };
}

const nameOf = (tract: LaidTract | undefined): string =>
  tract === undefined ? '' : tract.tract.name === '' ? `Tract ${tract.index + 1}` : tract.tract.name;
