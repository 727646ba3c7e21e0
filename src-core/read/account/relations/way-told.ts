// Which way a line of other land runs, where a tie or an earlier course runs along it: "North 0°31' West along the West line of said Section … parallel with said West line".
import { type Token, textAt } from '#core/language/tokens.ts';
import { type Parent, parentAt } from '#core/read/account/frames/parents.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import type { Scan } from '#core/read/account/relations/scan.ts';
import type { Course } from '#core/read/clauses/course.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

interface OtherLine {
  /** The side of its land that it is, in degrees. */
  readonly deg: number;
  /** Null of "said west line". */
  readonly parent: Parent | null;
  readonly next: number;
}

const LEADS = /^(?:the|said)$/;
const ALONG = /^(?:along|with|on|upon|following)$/;
/** In degrees: where two courses along one line differ by more, it is not one way that it runs. */
const STRAIGHT_DEG = 1;

/** Azimuth in degrees of the line that is named at a token; null where no course runs along it, or where it bends. */
export function wayTold({ tokens, courses, ties, call }: Scan, at: number): { deg: number; next: number } | null {
  const line = otherLineAt(tokens, at);
  if (line === null || call === null) return null;
  const ways = [...ties, ...courses.slice(0, call)].flatMap((course) =>
    isAlong(tokens, course, line) && course.bearing !== null ? [degreesOf(azimuthOf(course.bearing))] : [],
  );
  const [first] = ways;
  const isBent = (deg: number): boolean => {
    const parted = partedBy(deg, first ?? deg);
    return Math.min(parted, 180 - parted) > STRAIGHT_DEG;
  };
  return first === undefined || ways.some(isBent) ? null : { deg: first, next: line.next };
}

function otherLineAt(tokens: readonly Token[], at: number): OtherLine | null {
  const side = directionAt(tokens, LEADS.test(textAt(tokens, at)) ? at + 1 : at);
  if (side === null || side.deg % 90 !== 0 || !/^(?:line|boundary)$/.test(textAt(tokens, side.next))) return null;
  const of = side.next + 1;
  const parent = textAt(tokens, of) === 'of' ? parentAt(tokens, of + 1) : null;
  if (parent !== null) return { deg: side.deg, parent, next: parent.to };
  const isSaid = textAt(tokens, at) === 'said' && textAt(tokens, of) !== 'of';
  return isSaid ? { deg: side.deg, parent: null, next: of } : null;
}

function isAlong(tokens: readonly Token[], { from, to, curve }: Course, line: OtherLine): boolean {
  if (curve !== null) return false;
  for (let at = from; at < to; at += 1) {
    if (!ALONG.test(textAt(tokens, at))) continue;
    const other = otherLineAt(tokens, at + 1);
    if (other !== null && other.deg === line.deg && isSame(line.parent, other.parent)) return true;
  }
  return false;
}

const isSame = (one: Parent | null, other: Parent | null): boolean =>
  one === null ||
  (other !== null && one.kind === other.kind && one.value === other.value && one.section === other.section);
