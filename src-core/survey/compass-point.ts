// The thirty-two points of the compass and the quarter points between them, as old descriptions box them.

const POINT_DEGREES = 11.25;

const CARDINALS: Readonly<Record<string, number>> = { n: 0, e: 8, s: 16, w: 24 };
const INTERCARDINALS: Readonly<Record<string, number>> = { ne: 4, se: 12, sw: 20, nw: 28 };
const HALF_WINDS: Readonly<Record<string, number>> = {
  nne: 2,
  ene: 6,
  ese: 10,
  sse: 14,
  ssw: 18,
  wsw: 22,
  wnw: 26,
  nnw: 30,
};
const PRINCIPALS: Readonly<Record<string, number>> = { ...CARDINALS, ...INTERCARDINALS };
const WINDS: Readonly<Record<string, number>> = { ...PRINCIPALS, ...HALF_WINDS };
const QUARTERS: Readonly<Record<string, number>> = {
  '1/4': 0.25,
  '1/2': 0.5,
  '3/4': 0.75,
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
};

const BOXED = /^([nesw]{1,3})(?:(1\/4|1\/2|3\/4|[¼½¾])([nesw]{1,2})|by([nesw])(?:(1\/4|1\/2|3\/4|[¼½¾])([nesw]))?)?$/;

/** Degrees clockwise from north of "NNE", "NE by N", "NE 1/4 N", "N by E 1/2 E"; null for anything else. */
export function findCompassPoint(text: string): number | null {
  const letters = text
    .toLowerCase()
    .replace(/north/g, 'n')
    .replace(/south/g, 's')
    .replace(/east/g, 'e')
    .replace(/west/g, 'w')
    .replace(/[\s.,-]+/g, '');
  const match = BOXED.exec(letters);
  if (match === null) return null;
  const [, start = '', quarter, quarterToward = '', by, byQuarter, byToward = ''] = match;
  const from = WINDS[start];
  if (from === undefined) return null;
  if (by !== undefined) {
    const point = PRINCIPALS[start] === undefined ? null : stepped(from, CARDINALS[by], 1);
    const then = byQuarter === undefined ? 0 : QUARTERS[byQuarter];
    if (point === null || then === undefined) return null;
    return then === 0 ? degreesOfPoint(point) : degreesOrNull(stepped(point, CARDINALS[byToward], then));
  }
  const step = quarter === undefined ? 0 : QUARTERS[quarter];
  if (step === undefined) return null;
  return step === 0 ? degreesOfPoint(from) : degreesOrNull(stepped(from, PRINCIPALS[quarterToward], step));
}

/** So many points from one wind toward another; null when the other is the same or dead opposite. */
function stepped(from: number, toward: number | undefined, points: number): number | null {
  if (toward === undefined) return null;
  const way = (toward - from + 32) % 32;
  if (way === 0 || way === 16) return null;
  return way < 16 ? from + points : from - points;
}

const degreesOfPoint = (point: number): number => (((point + 32) % 32) * POINT_DEGREES) % 360;
const degreesOrNull = (point: number | null): number | null => (point === null ? null : degreesOfPoint(point));
