// A corner of other land as it is seen from a point of this: "whence the Northwest corner of said Section 4 bears N 41°12' W 1,880.5 feet", "which bears S 6° E 300 feet from the quarter corner".
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import { beginningAt } from '#core/read/account/claims/named-parts.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { azimuthOf } from '#core/survey/bearing.ts';

export interface Seen {
  /** The way to it from the point, in degrees. */
  readonly deg: number;
  /** In feet; null where only the way is told. */
  readonly away_ft: number | null;
  /** Where the words that tell it end, or begin where they stand before the corner. */
  readonly end: number;
}

/** East and north from the point to the corner; null where only the way is told. */
export function stepTo({ deg, away_ft }: Seen): Spot | null {
  const way = (deg * Math.PI) / 180;
  return away_ft === null ? null : [away_ft * Math.sin(way), away_ft * Math.cos(way)];
}

/** In tokens: "of Section 4, Township 35 North, Range 9 West, N.M.P.M.,", and "bears N 41°12' W, a distance of". */
const LONGEST_NAME = 24;
const LONGEST_STEP = 24;
const BEARS = /^(?:bears|bearing|bear)$/;
const DISTANT = /^(?:,|and|is|a|at|distance|distant|of|for)$/;

/** Behind the corner's name. */
export function seenBehind(tokens: readonly Token[], at: number): Seen | null {
  let bears = at;
  while (bears < at + LONGEST_NAME && !BEARS.test(textAt(tokens, bears))) {
    if (/^(?:[;:]|thence|to|from|and|whence|which|corner|)$/.test(textAt(tokens, bears))) return null;
    bears += 1;
  }
  const way = BEARS.test(textAt(tokens, bears)) ? wayAt(tokens, bears + 1) : null;
  if (way === null) return null;
  const length = lengthBehind(tokens, way.next);
  const end = length?.to ?? way.next;
  // "bears N 41° W 1,880.5 feet from the point of beginning"; from another place it says nothing of this point.
  if (textAt(tokens, end) === 'from' && !isPoint(tokens, end + 1)) return null;
  return { deg: way.deg, away_ft: length?.value ?? null, end };
}

/** "bears S 41°12' E 1,880.5 feet from": ended by the token at `from`. */
export function seenBefore(tokens: readonly Token[], from: number): Seen | null {
  if (textAt(tokens, from) !== 'from') return null;
  for (let at = from - 1; at > from - LONGEST_STEP; at -= 1) {
    const read = figuredBearing(tokens, at);
    const length = read === null ? null : lengthBehind(tokens, read.next);
    if (read === null || length === null || length.to !== from) continue;
    const isTold =
      BEARS.test(textAt(tokens, at - 1)) || /^(?:lies|lying|located|situated?|point)$/.test(textAt(tokens, at - 1));
    return isTold ? { deg: (azimuth(read) + 180) % 360, away_ft: length.value, end: at - 1 } : null;
  }
  return null;
}

const azimuth = ({ bearing }: { bearing: Parameters<typeof azimuthOf>[0] }): number => degreesOf(azimuthOf(bearing));

function wayAt(tokens: readonly Token[], at: number): { deg: number; next: number } | null {
  const read = figuredBearing(tokens, at);
  if (read !== null) return { deg: azimuth(read), next: read.next };
  const due = directionAt(tokens, textAt(tokens, at) === 'due' ? at + 1 : at);
  return due === null || due.ending !== '' || tokens[due.next]?.text === 'of' ? null : due;
}

function lengthBehind(tokens: readonly Token[], at: number): ReturnType<typeof lengthAt> {
  let next = at;
  while (next < at + 6 && DISTANT.test(textAt(tokens, next)) && lengthAt(tokens, next) === null) next += 1;
  return lengthAt(tokens, next);
}

/** "the point of beginning", "said point", "this corner". */
function isPoint(tokens: readonly Token[], at: number): boolean {
  const noun = /^(?:the|said|this)$/.test(textAt(tokens, at)) ? at + 1 : at;
  const behind = textWithin(tokens, noun, noun + 2);
  return (
    beginningAt(tokens, noun) !== null ||
    /^(?:said|this) /.test(textWithin(tokens, at, at + 2)) ||
    /^(?:there|it)\b/.test(behind)
  );
}
