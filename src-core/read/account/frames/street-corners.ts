// The corner where two streets meet, which a point is told to be or to lie from: "120 feet east of the northeast corner of Oak and Sixth Streets".
import { type Token, textAt } from '#core/language/tokens.ts';
import { type Parent, wayParent } from '#core/read/account/frames/parents.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { pairsIn, type Way } from '#core/read/account/relations/ways.ts';

/** Which line of it, counted from the west or the south: 0, 1, or a half for the middle. */
export interface Line {
  readonly parent: Parent;
  readonly east: number | null;
  readonly north: number | null;
  readonly to: number;
}

/** 0 of west and south, 1 of east and north. */
export function sidesOf(deg: number): Pick<Line, 'east' | 'north'> {
  return {
    east: deg % 180 === 0 ? null : deg < 180 ? 1 : 0,
    north: deg % 180 === 90 ? null : deg < 90 || deg > 270 ? 1 : 0,
  };
}

/** In tokens, of two streets named together. */
const LONGEST_PAIR = 10;
const CORNER = /^(?:cor(?:ner)?|intersection|junction)$/;

/** The corner where two streets meet, as one place; with its side of the compass also as a place on a line of each. */
export function cornerOfStreets(tokens: readonly Token[], at: number): Line[] {
  const direction = directionAt(tokens, at);
  const noun = direction?.next ?? at;
  if (!CORNER.test(textAt(tokens, noun)) || (direction === null && directionAt(tokens, at - 1) !== null)) return [];
  if (direction !== null && direction.deg % 90 === 0) return [];
  if (textAt(tokens, noun + 1) !== 'of') return [];
  const first = /^(?:the|said)$/.test(textAt(tokens, noun + 2)) ? noun + 3 : noun + 2;
  const [pair] = pairsIn(tokens, first, first + LONGEST_PAIR);
  if (pair === undefined || pair[0].at !== first) return [];
  const to = pair[1].next;
  const value = pair.map(({ names }) => names.join(' ')).toSorted();
  const kind = direction === null ? 'corner' : `${direction.deg} corner`;
  const corner: Line = { parent: wayParent([kind, ...value], to), east: 0.5, north: 0.5, to };
  // Which of them runs north is not told; the lines that are told elsewhere say it.
  const lineOf = ({ names }: Way): Line => ({ parent: wayParent(names, to), ...sidesOf(direction?.deg ?? 0), to });
  return direction === null ? [corner] : [corner, ...pair.map(lineOf)];
}
