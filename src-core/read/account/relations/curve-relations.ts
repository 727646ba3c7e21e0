// What the words assert of a curve: to what it is tangent, where its center lies, how it follows the curve before.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { ownNounEnd } from '#core/read/account/relations/own-land.ts';
import { isBefore, isDestination, type Scan, type Told } from '#core/read/account/relations/scan.ts';
import { concaveOf } from '#core/read/clauses/curve-wording.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

const DENIED = wordSet('non not');
/** The words that open what is told of a curve, with those of bulging and of half circles. */
export const CURVE_OPENINGS: ReadonlySet<string> = wordSet(
  'reverse reversed compound tangent tangential tangentially radial radially radius center centre concave convex curve bowed half quarter',
);

/** Most words open none. */
const opensCurve = oncePerToken((word) => CURVE_OPENINGS.has(word) || /^(?:bulg|semi)/.test(word));

/** The assertion that begins at a token of a course, or null. */
export function curveRelationAt(scan: Scan, at: number): Told | null {
  const { tokens, call, courses } = scan;
  const token = tokens[at];
  if (call === null || token?.kind !== 'word' || !opensCurve(token)) return null;
  const isCurve = courses[call]?.curve != null;
  const text = textAt(tokens, at);
  if (/^(?:reverse|reversed|compound)$/.test(text)) return followed(scan, at);
  if (/^(?:tangent|tangential|tangentially)$/.test(text)) return isCurve ? ofCurve(scan, at) : tangentLine(scan, at);
  if (/^(?:radial|radially)$/.test(text) && !isCurve) return radialLine(scan, at);
  // "90 feet to a curve concave northwesterly; thence along said curve".
  if (!isCurve && /^(?:concave|convex)$/.test(text) && courses[call + 1]?.curve != null)
    return hollow({ ...scan, call: call + 1 }, at);
  if (!isCurve) return null;
  if (/^(?:radial|radius|center|centre)$/.test(text)) return radialBearing(scan, at);
  if (/^(?:concave|convex)$/.test(text)) return hollow(scan, at);
  if (text === 'curve' && /^(?:is|being)$/.test(textAt(tokens, at + 1))) return turning(scan, at);
  if (/^bulg/.test(text) || text === 'bowed') return bulging(scan, at);
  if (
    /^semi/.test(text) ||
    ((text === 'half' || text === 'quarter') &&
      /^(?:circle|circular)$/.test(textAt(tokens, at + (textAt(tokens, at + 1) === '-' ? 2 : 1))))
  )
    return circle(scan, at);
  return null;
}

/** "along a reverse curve"; "to a point of compound curvature" tells of the next course. */
function followed(scan: Scan, at: number): Told | null {
  const { tokens, call, courses } = scan;
  if (call === null || !/^curv/.test(textAt(tokens, at + 1))) return null;
  const curve = courses[call]?.curve ?? null;
  // "to a point of reverse curve and along a curve to the left": its own values stand behind.
  const isLed = curve !== null && curve.values.length > 0 && curve.values.every((value) => value.at > at);
  const isNext = !isLed && (isDestination(scan, at) || /^(?:point|p)$/.test(textAt(tokens, at - 2)));
  const own = isNext ? call + 1 : call;
  if (own >= courses.length) return null;
  return { kind: textAt(tokens, at) === 'compound' ? 'compound' : 'reverse', call: own, from: at, to: at + 2 };
}

/** "a non-tangent curve", "the tangent at its beginning bearing N 45° E"; plain tangency is the call's own. */
function ofCurve(scan: Scan, at: number): Told | null {
  const { call } = scan;
  if (call === null) return null;
  if (isBefore(scan, at, DENIED, 2))
    return { kind: 'non_tangent', call, from: Math.max(scan.from, at - 2), to: at + 1 };
  const told = bearingBehind(scan, at, 8);
  return told === null ? null : { kind: 'tangent_bearing', call, value: told.deg, from: at, to: told.next };
}

/** "tangent to said curve, South 10° East 200 feet". */
function tangentLine(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null || isBefore(scan, at, DENIED, 2) || isDestination(scan, at)) return null;
  if (!/^(?:to|with)$/.test(textAt(tokens, at + 1))) return null;
  const curve = wordWithin(scan, at + 2, 6, /^(?:curve|arc)$/);
  return curve < 0 ? null : { kind: 'tangent', call, from: at, to: curve + 1 };
}

/** "on a radial line of the above curve", "radially"; but "radial to the centerline of Elm Street". */
function radialLine(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null || isBefore(scan, at, DENIED, 2)) return null;
  const bearing = bearingBehind(scan, at, 10);
  if (bearing !== null) return ofNextCurve(scan, at, bearing);
  if (isDestination(scan, at)) return null;
  const end =
    /^(?:to|with|of)$/.test(textAt(tokens, at + 1)) || textAt(tokens, at + 1) === 'line'
      ? wordWithin(scan, at + 1, 8, /^(?:curve|arc)$/)
      : at;
  if (end < 0 && textAt(tokens, at + 1) !== 'line') return null;
  return { kind: 'radial', call, from: at, to: Math.max(at, end) + 1 };
}

/** "to the beginning of a curve, a radial line to which bears South 56° West": the next course is the curve. */
function ofNextCurve({ call, courses }: Scan, at: number, { deg, next }: { deg: number; next: number }): Told | null {
  if (call === null || courses[call + 1]?.curve == null) return null;
  return { kind: 'radial_bearing', call: call + 1, value: deg, from: at, to: next };
}

/** "the radius point of which bears North 10° East", "a radial line to which bears South 60° East". */
function radialBearing(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  if (call === null) return null;
  const told = bearingBehind(scan, at, 9);
  if (told === null) return null;
  const isCenter = /^cent/.test(textAt(tokens, at)) || textAt(tokens, at + 1) === 'point';
  return {
    kind: 'radial_bearing',
    call,
    ...(isCenter ? { side: 'center' } : {}),
    value: told.deg,
    from: at,
    to: told.next,
  };
}

/** The bearing behind "bears", before another element of the curve is named. */
function bearingBehind({ tokens, to }: Scan, at: number, within: number): { deg: number; next: number } | null {
  for (let i = at + 1; i < Math.min(to, at + within); i += 1) {
    if (/^(?:chord|feet|arc|delta|length|;)$/.test(textAt(tokens, i)) || tokens[i]?.kind === 'number') return null;
    if (!/^(?:bears|bearing|bear|is)$/.test(textAt(tokens, i))) continue;
    const read = readBearing(tokens, i + 1);
    return read === null || read.bearing === null ? null : { deg: degreesOf(azimuthOf(read.bearing)), next: read.next };
  }
  return null;
}

/** "said curve being to the left". */
function turning({ tokens, call }: Scan, at: number): Told | null {
  const side = /^to the (left|right)$/.exec([2, 3, 4].map((step) => textAt(tokens, at + step)).join(' '))?.[1];
  return side === undefined || call === null ? null : { kind: 'turn', call, side, from: at, to: at + 5 };
}

/** "concave to the north", "concave away from the tract". */
function hollow(scan: Scan, at: number): Told | null {
  const { tokens, call } = scan;
  const deg = concaveOf(tokens, at + 1);
  if (call === null) return null;
  if (deg === null) {
    const isAway = textAt(tokens, at + 1) === 'away';
    const end = ownNounEnd(scan, isAway ? at + 3 : at + 2);
    const isOut = (textAt(tokens, at) === 'concave') !== isAway;
    return end < 0 ? null : { kind: 'bulge', call, side: isOut ? 'out' : 'in', from: at, to: end };
  }
  const value = textAt(tokens, at) === 'convex' ? (deg + 180) % 360 : deg;
  return { kind: 'concave', call, value, from: at, to: at + 4 };
}

/** "said curve bulging inward to the tract". */
function bulging(scan: Scan, at: number): Told | null {
  const way = wordWithin(scan, at + 1, 4, /^(?:inward|inwards|outward|outwards|into|inside|outside)$/);
  if (way < 0 || scan.call === null) return null;
  const side = textAt(scan.tokens, way).startsWith('in') ? 'in' : 'out';
  return { kind: 'bulge', call: scan.call, side, from: at, to: way + 1 };
}

function circle({ tokens, call }: Scan, at: number): Told | null {
  if (call === null || !/^(?:semi|semicirc|half|quarter)/.test(textAt(tokens, at))) return null;
  if (textAt(tokens, at) === 'semi' && !/^circ/.test(textAt(tokens, at + (textAt(tokens, at + 1) === '-' ? 2 : 1))))
    return null;
  return { kind: 'arc', call, value: textAt(tokens, at) === 'quarter' ? 90 : 180, from: at, to: at + 2 };
}

function wordWithin({ tokens, to }: Scan, from: number, count: number, words: RegExp): number {
  for (let i = from; i < Math.min(to, from + count); i += 1) {
    if (/^[,;]$/.test(textAt(tokens, i))) return -1;
    if (words.test(textAt(tokens, i))) return i;
  }
  return -1;
}
