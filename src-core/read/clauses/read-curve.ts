// A curve from the elements of its clause: each value belongs to the word that names it, before or behind.

import { DOUBTFUL, worse } from '#core/language/doubt.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { isStation } from '#core/read/clauses/beside.ts';
import { type Curve, emptyCurve, type Length, type ValueRange } from '#core/read/clauses/course.ts';
import {
  CURVE_NAMES,
  concaveOf,
  isBehindName,
  isCenterBefore,
  isPastRadius,
  isPointOfCurvature,
  isPointTold,
  isRadialLine,
  isSpoiltDelta,
  pastBracket,
} from '#core/read/clauses/curve-wording.ts';
import type {
  AngleElement,
  BearingElement,
  DistanceElement,
  Element,
  SignElement,
} from '#core/read/clauses/element.ts';
import { rangeOf } from '#core/read/clauses/repairs.ts';
import { isAzimuth, isWholeFigure } from '#core/read/clauses/roles.ts';
import { bearingOfAzimuth } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

type Role = 'radius' | 'arc' | 'chord' | 'delta' | 'radial' | 'tangent' | 'degree' | 'none';

/** Short names that stand for an element only with a figure or an equals sign behind them. */
const SHORT_NAMES = new Set(['r', 'l', 'ch', 'cb', 'lc', 'chd', 'chb']);

interface Reading {
  readonly tokens: readonly Token[];
  readonly curve: Curve;
  /** Added to an azimuth to count it from north. */
  readonly origin_deg: number;
  role: Role;
}

/** Adds to `curve` what the elements say of it; a value already there stays. */
export function readCurve(
  tokens: readonly Token[],
  elements: readonly Element[],
  base: Curve | null,
  origin_deg = 0,
): Curve {
  const reading: Reading = { tokens, curve: base ?? emptyCurve(), origin_deg, role: 'none' };
  let aside = false;
  for (const element of elements) {
    if (element.kind === 'sign') aside = isPointTold(tokens, element) || (aside && !CURVE_NAMES.has(element.sign));
    if (aside) continue;
    if (element.kind === 'sign') {
      if (element.sign === 'pob' || element.sign === 'true-pob' || element.sign === 'stop') break;
      takeSign(reading, element);
    } else if (element.kind === 'distance') takeDistance(reading, element);
    else if (element.kind === 'bearing') takeBearing(reading, element);
    else if (element.kind === 'angle') takeAngle(reading, element);
  }
  if (isChordRun(tokens, elements)) {
    const { curve } = reading;
    if (curve.chord === null)
      curve.values = curve.values.map((one) => (one.field === 'arc_length' ? { ...one, field: 'chord_length' } : one));
    curve.chord ??= curve.arc;
    curve.arc = null;
  }
  return reading.curve;
}

/** "N 15° E along the chord of a curve, a distance of 103 feet": the one length that is told is the chord's. */
function isChordRun(tokens: readonly Token[], elements: readonly Element[]): boolean {
  if (elements.some((element) => element.kind === 'sign' && element.sign === 'arc')) return false;
  return elements.some((element) => {
    if (element.kind !== 'sign' || element.sign !== 'chord' || textAt(tokens, element.next) !== 'of') return false;
    const article = /^(?:a|the|said)$/.test(textAt(tokens, element.at - 1)) ? element.at - 2 : element.at - 1;
    return /^(?:along|on|upon|by|with)$/.test(textAt(tokens, article));
  });
}

/** "a curve to L". */
function isLetterTurn(tokens: readonly Token[], element: SignElement): boolean {
  const letter = tokens[element.at]?.text;
  if (letter !== 'l' && letter !== 'r') return false;
  const before = tokens[element.at - 1]?.text;
  return before === 'curve' || (before === 'to' && textAt(tokens, element.at - 2) === 'curve');
}

function isNamed(tokens: readonly Token[], element: SignElement): boolean {
  if (!SHORT_NAMES.has(textAt(tokens, element.at))) return true;
  const after = tokens[element.next];
  return after?.text === '=' || after?.text === ':' || after?.kind === 'number';
}

function takeSign(reading: Reading, element: SignElement): void {
  const { tokens, curve } = reading;
  if (isLetterTurn(tokens, element)) {
    curve.direction ??= textAt(tokens, element.at) === 'l' ? 'left' : 'right';
    return;
  }
  if (!isNamed(tokens, element)) return;
  reading.role = roleOf(reading, element) ?? reading.role;
  if (CURVE_NAMES.has(element.sign) && isLostBehind(tokens, element.next)) {
    curve.doubt = DOUBTFUL;
    reading.role = 'none';
  }
  noteWording(reading, element);
}

const FARTHEST_VALUE = 4;

/** "whose radius is 7X7.9 feet": named, and not to be read. */
function isLostBehind(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + FARTHEST_VALUE; i += 1) if (textAt(tokens, i) === '\ufffd') return true;
  return false;
}

/** What the next value will be the value of; null for words that name no value. */
function roleOf({ tokens, curve, role }: Reading, element: SignElement): Role | null {
  switch (element.sign) {
    case 'radius':
      if (curve.radius !== null && isRadialLine(tokens, element.next)) return 'radial';
      // "a 250.00 foot radius curve": it names the length before it.
      return curve.values.some((one) => pastBracket(tokens, one.next) === element.at) ? 'none' : 'radius';
    case 'arc':
      return curve.arc === null ? 'arc' : 'none';
    case 'delta':
    case 'chord':
    case 'radial':
      return element.sign;
    case 'angle':
      return 'delta';
    case 'bears':
      return isCenterBefore(tokens, element.at - 1) ? 'radial' : null;
    case 'degree-of-curve':
      return 'degree';
    case 'length':
      return role === 'chord' || role === 'radius' ? role : 'arc';
    case 'tangent-length':
      return 'tangent';
    default:
      return null;
  }
}

/** What the words say beside the values: which way it turns, and how it meets the course before. */
function noteWording(reading: Reading, element: SignElement): void {
  const { tokens, curve } = reading;
  switch (element.sign) {
    case 'tangent':
      noteTangent(reading, element);
      break;
    case 'non-tangent':
      curve.tangent = false;
      break;
    case 'left':
    case 'right':
      curve.direction ??= element.sign;
      break;
    case 'concave':
      curve.concave ??= concaveOf(tokens, element.next);
      break;
    case 'curve':
      if (isPointOfCurvature(tokens, element.at)) {
        if (textAt(tokens, element.at) === 'curve') curve.isMet = true;
        else curve.tangent ??= true;
      }
      break;
    default:
  }
}

/** "a tangent curve" says so of the curve; "tangent bearing", "the tangent of which bears" names a line beside it. */
function noteTangent(reading: Reading, element: SignElement): void {
  const after = textAt(reading.tokens, element.next);
  if (['bearing', 'bears', 'of', 'line', 'at', 'which'].includes(after)) reading.role = 'tangent';
  else reading.curve.tangent ??= true;
}

function takeDistance(reading: Reading, element: DistanceElement): void {
  const { tokens, curve, role } = reading;
  const { read } = element;
  const length: Length = read;
  if (isStation(tokens, element.at)) return;
  const bare = read.unit === null && !isBehindName(tokens, element);
  if (read.unit === 'inches' || (bare && !isChordEnd(tokens, reading, element))) return;
  if (read.unit === null && !isWholeFigure(tokens, element.next)) {
    curve.doubt = DOUBTFUL;
    // Named, and lost: the next length is the value of something else.
    reading.role = 'none';
    return;
  }
  // "a central angle of 41' …": the angle was spoilt, and is no length.
  if (role === 'delta' && ['of', '=', ':', 'is'].includes(textAt(tokens, element.at - 1))) {
    curve.doubt = DOUBTFUL;
    return;
  }
  // "Arc 415.68 feet" above "Chord N 31° E 408.84 feet": with its name right before it, it has none behind.
  const isNamed = /^(?:[=:]|radius|arc|chord|length)$/.test(textAt(tokens, element.at - 1));
  const named = isNamed ? null : namedBehind(tokens, element.next);
  if (role === 'radius' && isPastRadius(tokens, element.at)) {
    curve.doubt = DOUBTFUL;
    reading.role = 'none';
  }
  const use = named ?? reading.role;
  const beside = named === null && role === 'none' && element.use !== 'course';
  const toCenter = use === 'radial' && curve.radius === null && isRadialEnd(tokens, curve, element);
  if (use === 'tangent' || (use === 'radial' && !toCenter) || use === 'degree' || beside) return;
  let field: ValueRange['field'] = 'arc_length';
  if (toCenter || (use === 'radius' && curve.radius === null)) {
    curve.radius = length;
    field = 'radius';
  } else if (use === 'radius') {
    // "said curve having a radius of 500.00 feet": told again, and no other length.
    if (curve.radius !== null && isOther(curve.radius, length)) curve.doubt = DOUBTFUL;
    reading.role = 'none';
    return;
  } else if (use === 'chord' && curve.chord === null) {
    curve.chord = length;
    field = 'chord_length';
  } else if (curve.arc === null && (use === 'arc' || use === 'none' || use === 'delta' || use === 'chord'))
    curve.arc = length;
  else {
    // Two lengths that nothing names: which of them is the arc?
    if (use === 'none' && read.unit !== null && curve.radius === null) curve.doubt = DOUBTFUL;
    return;
  }
  curve.doubt = worse(curve.doubt, read.doubt);
  curve.values.push(rangeOf(element, field));
  if (use !== 'chord') reading.role = 'none';
}

/** A second value for what has one already, and not the same in another unit. */
function isOther(known: Length, again: Length): boolean {
  return (known.unit ?? again.unit) === (again.unit ?? known.unit) && known.value !== again.value;
}

/** "the center bears East 100.00 feet": the length right behind a radial bearing. */
function isRadialEnd(tokens: readonly Token[], curve: Curve, element: DistanceElement): boolean {
  const before = tokens[element.at - 1];
  const word = before?.text === ',' ? tokens[element.at - 2] : before;
  return curve.radialBearing !== null && /^(?:n|s|e|w|north|south|east|west|\.)$/.test(word?.text ?? '');
}

/** "(the chord of which bears S 48°08' E 60.13)": the figure right behind the chord's bearing. */
function isChordEnd(tokens: readonly Token[], { curve, role }: Reading, element: DistanceElement): boolean {
  if (role !== 'chord' || curve.chordBearing === null || element.read.decimals === 0) return false;
  const side = /^(?:e|w|east|west)$/.test(textAt(tokens, element.at - 1));
  return side && [')', ';', ','].includes(textAt(tokens, element.next));
}

/** "a 250 foot radius curve", "a 175.00 meters (574.15 feet) radius curve", "92.36 feet of arc". */
function namedBehind(tokens: readonly Token[], at: number): Role | null {
  const after = textAt(tokens, pastBracket(tokens, at));
  if (after === 'radius') return 'radius';
  if (after === 'chord') return 'chord';
  return after === 'arc' ? 'arc' : null;
}

function takeBearing(reading: Reading, element: BearingElement): void {
  const { tokens, curve, role } = reading;
  if (element.read.form !== 'quadrant' && role !== 'chord' && !element.runs) return;
  if (element.read.form === 'cardinal' && role === 'none') return;
  if (
    element.read.form === 'cardinal' &&
    tokens[element.next]?.kind === 'number' &&
    readDistance(tokens, element.next, false) === null
  ) {
    curve.doubt = DOUBTFUL;
    return;
  }
  if (role === 'tangent') return;
  if (role === 'radial' || role === 'radius') {
    if (element.read.form === 'quadrant' || role === 'radial') curve.radialBearing ??= element.read.bearing;
    return;
  }
  if (curve.chordBearing !== null) return;
  curve.chordBearing = element.read.bearing;
  curve.doubt = worse(curve.doubt, element.read.doubt);
  if (element.read.bearing === null) curve.doubt = DOUBTFUL;
  curve.values.push(rangeOf(element, 'chord_bearing'));
  if (curve.chord === null) reading.role = 'chord';
}

function takeAngle(reading: Reading, element: AngleElement): void {
  const { curve } = reading;
  const role = reading.role !== 'degree' && isSpoiltDelta(reading.tokens, element.at) ? 'delta' : reading.role;
  const { degrees, minutes, seconds, doubt } = element.read;
  const value = (degrees >= 360 && degrees % 10 === 0 ? degrees / 10 : degrees) + minutes / 60 + seconds / 3600;
  if (role === 'degree' || textAt(reading.tokens, element.next) === 'curve') {
    curve.degreeOfCurve ??= value;
    reading.role = 'none';
  } else if (role === 'chord') {
    // "long chord deflecting left 22°" is an angle turned, not a direction.
    if (!isAzimuth(reading.tokens, element)) return;
    curve.chordBearing ??= bearingOfAzimuth(element.read, reading.origin_deg);
  } else if (role !== 'delta' && !element.read.degreesMarked) {
    // "131-04'" where no angle is named: a length whose point was spoilt.
    curve.doubt = DOUBTFUL;
    return;
  } else if (role === 'delta' || (role !== 'radial' && role !== 'tangent' && curve.delta === null)) {
    if (value >= 360 || value <= 0) return;
    const delta = Math.round(value * 1e8) / 1e8;
    if (curve.delta !== null && curve.delta !== delta) curve.doubt = DOUBTFUL;
    if (curve.delta !== null) return;
    curve.delta = delta;
    reading.role = 'none';
  } else return;
  curve.doubt = worse(curve.doubt, doubt);
  curve.values.push(rangeOf(element, role === 'chord' ? 'chord_bearing' : 'delta'));
}
