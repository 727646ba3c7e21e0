// Tracts on the earth and tracts in their own plane only: what an operator or the fabric located, and the rest.
import type { Figure, FigurePoint } from '#core/drawing/figure-parts.ts';
import { enclosedOnEarth, missOf, NO_WIDTH } from '#core/place/enclosed-area.ts';
import { toEarth } from '#core/place/placed-parcel.ts';
import type { LonLat } from '#core/place/plane.ts';
import type { Call } from '#core/schema/call.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { areaOfFigure, type DrawnTract, drawnTracts, flattened, walkRound } from '#main/export/drawn-tract.ts';
import { type Position, type Ring, wound } from '#main/export/geometry.ts';
import { findPlacement } from '#main/export/planes.ts';
import { BY_FABRIC, NOT_SOUND, soundPolygons } from '#main/export/sound-polygons.ts';

export interface PlacedCourse {
  readonly number: number;
  readonly call: Call;
  /** Drawn by the closing line, not recorded. */
  readonly inferred: boolean;
  readonly path: readonly Position[];
}

/** A tract with its shape. Positions are longitude and latitude when it is located, else feet in its own plane. */
export interface ShapedTract {
  readonly index: number;
  readonly tract: Tract;
  readonly verdict: TractVerdict;
  readonly located_by: 'operator' | 'plss' | null;
  /** None where the courses enclose no one piece of ground; the outline says why. */
  readonly polygons: readonly (readonly Ring[])[];
  /** How the area is closed, or why there is none. */
  readonly outline: string;
  readonly courses: readonly PlacedCourse[];
}

/** Every tract that has a shape, in order. An operator's placement goes before the fabric's location. */
export function shapedTracts(body: ExtractResponse, placements: readonly Placement[]): ShapedTract[] {
  const drawn = new Map(drawnTracts(body).map((one) => [one.index, one]));
  return body.extraction.tracts.flatMap((tract, index): ShapedTract[] => {
    const verdict = body.groundtruth_verdicts[index];
    const own = drawn.get(index);
    const placement = findPlacement(body, index, placements);
    if (own !== undefined && placement !== undefined) return [shape(own, 'operator', onEarth(placement))];
    if (verdict !== undefined && verdict.georef !== null) {
      const polygons = soundPolygons(verdict.georef.rings);
      const outline = polygons.length === 0 ? NOT_SOUND : BY_FABRIC;
      return [{ index, tract, verdict, located_by: 'plss', polygons, outline, courses: [] }];
    }
    return own === undefined ? [] : [shape(own, null, IN_THE_PLANE)];
  });
}

interface Lay {
  path(points: readonly FigurePoint[]): readonly Position[];
  area(figure: Figure): { ring: Ring | null; outline: string };
}

const IN_THE_PLANE: Lay = { path: (points) => points, area: areaOfFigure };

function onEarth({ lon, lat, rotation_deg }: Placement): Lay {
  const pob: LonLat = [lon, lat];
  const path = (points: readonly FigurePoint[]): LonLat[] =>
    toEarth(
      points.map(([east_ft, north_ft]) => ({ east_ft, north_ft })),
      pob,
      rotation_deg,
    );
  const area = (figure: Figure) => {
    const walked = walkRound(figure);
    return walked === null ? { ring: null, outline: NO_WIDTH } : enclosedOnEarth(path(walked), missOf(walked));
  };
  return { path, area };
}

function shape(drawn: DrawnTract, located_by: ShapedTract['located_by'], lay: Lay): ShapedTract {
  const { index, tract, verdict, figure } = drawn;
  const { ring, outline } = lay.area(figure);
  return {
    index,
    tract,
    verdict,
    located_by,
    polygons: ring === null ? [] : [[wound(ring, 'counter-clockwise')]],
    outline,
    courses: figure.courses.flatMap((course) => {
      const call = tract.calls[course.number - 1];
      const { number, inferred } = course;
      return call === undefined ? [] : [{ number, call, inferred, path: lay.path(flattened(course)) }];
    }),
  };
}
