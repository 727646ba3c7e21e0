// Tie courses: the way from the commencement monument to the point of beginning, and that monument's name.
import type { Bearing } from '#core/schema/bearing.ts';
import { readWire, TIE_CALL } from '#core/schema/wire-string.ts';
import { azimuthOf, isBearing, readBearing } from '#core/survey/bearing.ts';
import { type Leg, lineLeg } from '#core/survey/leg.ts';

export interface Tie {
  bearing: Bearing | null;
  /** In the tract's unit. */
  distance: number | null;
  verbatim: string;
}

export function readTie(wire: string): Tie {
  const { bearing, distance, verbatim } = readWire(TIE_CALL, wire);
  const length = distance === undefined ? Number.NaN : Number(distance.replaceAll(',', '').trim() || Number.NaN);
  return {
    bearing: bearing === undefined ? null : readBearing(bearing),
    distance: Number.isFinite(length) && length > 0 && length < 1e8 ? length : null,
    verbatim: verbatim ?? '',
  };
}

/** The legs of the tie chain in feet; null when any of them cannot be drawn. */
export function tieLegs(ties: readonly Tie[], unit_ft: number): Leg[] | null {
  const legs: Leg[] = [];
  for (const { bearing, distance } of ties) {
    if (bearing === null || distance === null || !isBearing(bearing)) return null;
    legs.push(lineLeg(azimuthOf(bearing), distance * unit_ft));
  }
  return legs;
}

const COMMENCING =
  /\b(?:commenc(?:ing|e)|starting|beginning|begin)\b(?:\s+for\s+(?:a\s+)?(?:reference|tie))?\s+(?:at|from)\s+([^;]{3,240}?)(?=\s*[;,:.]?\s*(?:\bthence\b|\brunning\b|\brun\b|;|$))/i;
const DIRECTION = String.raw`(?:north|south|east|west|[ns]\.?[ew]?\.?|[ew]\.?|quarter|one-quarter|1\/4|¼|section|common|most|[a-z]+erly)`;
const CORNER = new RegExp(
  String.raw`^(?:at\s+)?(?:[^;]{0,80}?\b(?:at|marking|being)\s+)?((?:the\s+)?(?:said\s+)?(?:${DIRECTION}[\s-]*){0,4}corner\s+(?:of|to)\s+[^;]{3,200}?)[.;,\s]*$`,
  'i',
);
const MEASURED = /\b(?:from|near|feet|ft|chains|rods|poles|meters|thence)\b/i;

const MEASURED_FROM =
  /\b(?:feet|ft|chains?|rods?|poles?|perches|varas?|links|yards|met(?:er|re)s|m)\b\.?,?\s[^;]{0,60}?(?:\bfrom|\b(?:north|south|east|west)[a-z]*\s+of|\b[nsew]{1,2}\.?\s+of)\s+([^;]{3,240})$/i;

/** The name of the monument that the description commences at; null when it does not say. */
export function findAnchor(ties: readonly Tie[], pobDescription: string): string | null {
  const [first] = ties;
  if (first !== undefined) {
    const commenced = COMMENCING.exec(first.verbatim.slice(0, 600)) ?? COMMENCING.exec(pobDescription.slice(0, 600));
    if (commenced?.[1] === undefined) return null;
    // "A point 792 feet south of the corner": the tie is measured from the corner, so the corner is the anchor.
    return tidy(MEASURED_FROM.exec(commenced[1])?.[1] ?? commenced[1]);
  }
  const corner = CORNER.exec(pobDescription.slice(0, 400));
  // A corner that the beginning is measured from, without a tie to say how, is not where it begins.
  return corner?.[1] === undefined || MEASURED.test(corner[0]) ? null : tidy(corner[1]);
}

const tidy = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/,?\s(?:and |being |said point being )*(?:the |said )?(?:true )?(?:point|place) of beginning\b.*$/i, '')
    .replace(/(?:[\s,.:;]|\band)+$/, '')
    .trim();
