// Tracts on the earth and tracts in their own plane only: what an operator or the fabric located, and the rest.
import type { FigurePoint } from '#core/drawing/figure-parts.ts';
import { toEarth } from '#core/place/placed-parcel.ts';
import type { LonLat } from '#core/place/plane.ts';
import type { Call } from '#core/schema/call.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Placement } from '#core/schema/placement.ts';
import type { Tract } from '#core/schema/tract.ts';
import type { TractVerdict } from '#core/schema/verdict.ts';
import { type DrawnTract, drawnTracts, flattened, outlineOf } from '#main/export/drawn-tract.ts';
import { type Position, polygonsOf, type Ring } from '#main/export/geometry.ts';
import { findPlacement } from '#main/export/planes.ts';

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
  readonly polygons: readonly (readonly Ring[])[];
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
      return [{ index, tract, verdict, located_by: 'plss', polygons: polygonsOf(verdict.georef.rings), courses: [] }];
    }
    return own === undefined ? [] : [shape(own, null, (points) => points)];
  });
}

type Lay = (points: readonly FigurePoint[]) => readonly Position[];

function onEarth({ lon, lat, rotation_deg }: Placement): Lay {
  const pob: LonLat = [lon, lat];
  return (points) =>
    toEarth(
      points.map(([east_ft, north_ft]) => ({ east_ft, north_ft })),
      pob,
      rotation_deg,
    );
}

function shape(drawn: DrawnTract, located_by: ShapedTract['located_by'], lay: Lay): ShapedTract {
  const { index, tract, verdict, figure } = drawn;
  const outline = outlineOf(figure);
  return {
    index,
    tract,
    verdict,
    located_by,
    polygons: outline === null ? [] : polygonsOf([lay(outline)]),
    courses: figure.courses.flatMap((course) => {
      const call = tract.calls[course.number - 1];
      const { number, inferred } = course;
      return call === undefined ? [] : [{ number, call, inferred, path: lay(flattened(course)) }];
    }),
  };
}
