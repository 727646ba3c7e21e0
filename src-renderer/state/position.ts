// A tract's position on the earth, and the figure that follows from it.
import { coursePathsOf, toEarth } from '#core/place/placed-parcel.ts';
import type { LonLat } from '#core/place/plane.ts';
import { findState } from '#core/plss/states.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';

export interface Position {
  readonly lon: number;
  readonly lat: number;
  /** Clockwise from north. */
  readonly rotation_deg: number;
}

/** Every other tract tied to the same anchor, laid from where the moved one puts that anchor. */
export function movedTogether(body: ExtractResponse, moved: number, position: Position): Map<number, Position> {
  const others = new Map<number, Position>();
  const verdict = body.groundtruth_verdicts[moved];
  const offset = verdict?.tie_offset ?? null;
  if (verdict === undefined || verdict.anchor === null || offset === null) return others;
  body.groundtruth_verdicts.forEach((other, index) => {
    if (index === moved || other.anchor !== verdict.anchor || other.tie_offset === null || other.geometry === null)
      return;
    const step = { east_ft: other.tie_offset[0] - offset[0], north_ft: other.tie_offset[1] - offset[1] };
    const [at] = toEarth([step], [position.lon, position.lat], position.rotation_deg);
    if (at !== undefined) others.set(index, { lon: at[0], lat: at[1], rotation_deg: position.rotation_deg });
  });
  return others;
}

/** The courses of a tract on the earth. */
export function coursesOnEarth(body: ExtractResponse, index: number, position: Position): LonLat[][] {
  const tract = body.extraction.tracts[index];
  const geometry = body.groundtruth_verdicts[index]?.geometry;
  if (tract === undefined || geometry === undefined || geometry === null) return [];
  const state = findState(body.extraction.metadata.state) ?? '';
  return coursePathsOf(tract, geometry, state).map((path) =>
    toEarth(path, [position.lon, position.lat], position.rotation_deg),
  );
}

/** Where the handle stands by which a tract is turned: north of its own plane, clear of the figure. */
export function handleOnEarth(body: ExtractResponse, index: number, position: Position): LonLat {
  const vertices = body.groundtruth_verdicts[index]?.geometry?.vertices ?? [];
  const reach = Math.max(50, ...vertices.map(([east, north]) => Math.hypot(east, north))) * 1.15;
  const [at] = toEarth([{ east_ft: 0, north_ft: reach }], [position.lon, position.lat], position.rotation_deg);
  return at ?? [position.lon, position.lat];
}

const DEGREES =
  /^(-?)(\d{1,3}(?:\.\d*)?)(?:[ °:-]+(\d{1,2}(?:\.\d*)?)(?:[ ':]+(\d{1,2}(?:\.\d*)?))?)?[ °'"]*([a-z])?$/i;

/** "-81.85", "81.85 W", "81°51'00\" W" in degrees; `letters` are the positive and the negative side. Null when unread. */
export function readDegrees(text: string, letters: string): number | null {
  const match = DEGREES.exec(text.trim().replace(/[’′]/g, "'").replace(/[”″]/g, '"'));
  if (match === null) return null;
  const [, minus, degrees = '', minutes = '0', seconds = '0', letter = ''] = match;
  const side = letter === '' ? 0 : letters.indexOf(letter.toUpperCase());
  if (side < 0 || (letter !== '' && minus === '-')) return null;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return minus === '-' || side === 1 ? -size : size;
}

/** What a rotation means, for a person who thinks in bearings. */
export function rotationWords(rotation_deg: number): string {
  const around = ((rotation_deg % 360) + 360) % 360;
  if (around === 0) return 'Not turned: north of the deed is true north.';
  const clockwise = around <= 180;
  const size = `${String(Math.round((clockwise ? around : 360 - around) * 1000) / 1000)}°`;
  return clockwise
    ? `Turned ${size} clockwise: north of the deed lies ${size} east of true north.`
    : `Turned ${size} counter-clockwise: north of the deed lies ${size} west of true north.`;
}

/** The rotation by which a course of the tract runs by this true azimuth; null for a course that is not drawn. */
export function rotationFor(body: ExtractResponse, index: number, course: number, azimuth_deg: number): number | null {
  const vertices = body.groundtruth_verdicts[index]?.geometry?.vertices ?? [];
  const [from, to] = [vertices[course], vertices[course + 1]];
  if (from === undefined || to === undefined) return null;
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(east, north) === 0) return null;
  const drawn_deg = (Math.atan2(east, north) * 180) / Math.PI;
  return (((azimuth_deg - drawn_deg) % 360) + 360) % 360;
}
