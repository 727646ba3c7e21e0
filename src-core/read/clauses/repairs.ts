// What a value was taken for where the text had to be mended, so that an examiner can hold it against what is printed.

import { AS_READ, type Doubt } from '#core/language/doubt.ts';
import { type DocumentText, verbatimOf } from '#core/language/text/document-text.ts';
import type { Token } from '#core/language/tokens.ts';
import type { ValueRange } from '#core/read/clauses/course.ts';
import type { AngleElement, BearingElement, DistanceElement } from '#core/read/clauses/element.ts';
import type { Bearing } from '#core/schema/bearing.ts';
import type { Repair } from '#core/schema/call.ts';
import { angleText } from '#core/survey/angle.ts';
import { bearingText } from '#core/survey/bearing.ts';

/** The range of a bearing, an angle or a length, with what it was read as where that is not surely what stands there. */
export function rangeOf(
  element: BearingElement | AngleElement | DistanceElement,
  field: ValueRange['field'] = FIELDS[element.kind],
): ValueRange {
  const { at, next } = element;
  if (element.read.doubt === AS_READ) return { at, next, field };
  return { at, next, field, readAs: textOf(element) };
}

const FIELDS = { bearing: 'bearing', angle: 'delta', distance: 'distance' } as const;

/** The same of an azimuth that became a bearing. */
export function rangeOfBearing(placed: {
  at: number;
  next: number;
  doubt: Doubt;
  bearing: Bearing | null;
}): ValueRange {
  const { at, next, doubt, bearing } = placed;
  const range = { at, next, field: 'bearing' } as const;
  return doubt === AS_READ || bearing === null ? range : { ...range, readAs: bearingText(bearing) };
}

function textOf(element: BearingElement | AngleElement | DistanceElement): string {
  if (element.kind === 'bearing') return element.read.bearing === null ? '' : bearingText(element.read.bearing);
  if (element.kind === 'distance') {
    const { value, unit } = element.read;
    return `${Math.round(value * 1e4) / 1e4}${unit === null ? '' : ` ${unit}`}`;
  }
  const { degrees, minutes, seconds } = element.read;
  return angleText(degrees + minutes / 60 + seconds / 3600);
}

/** Each value that was mended, as it is printed and as it was read. */
export function repairsOf(
  document: DocumentText,
  tokens: readonly Token[],
  values: readonly ValueRange[],
): readonly Repair[] {
  return values.flatMap(({ at, next, readAs = '' }) => {
    const printed = verbatimOf(document, { start: tokens[at]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 });
    return readAs === '' || printed === readAs ? [] : [{ printed, read_as: readAs }];
  });
}
