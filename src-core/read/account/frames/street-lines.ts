// Streets as lines that points of a figure stand on: the corner where two meet, the crossing of a line of one with a line of another, its middle, and the street alone, whose near line is meant.
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { type Parent, wayParent } from '#core/read/account/frames/parents.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { EDGES, pairsIn, type Way, wayAt, waysIn } from '#core/read/account/relations/ways.ts';

/** Which line of it, counted from the west or the south: 0, 1, or a half for the middle. */
export interface Line {
  readonly parent: Parent;
  readonly east: number | null;
  readonly north: number | null;
  readonly to: number;
  /** Only the street is named, and not which line of it. */
  readonly isNear?: boolean;
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
const MIDDLE = /^cent(?:er|re)(?:line)?$/;
/** Of streets, by the first word that tells of it. */
export const isMeeting = (word: string): boolean => CORNER.test(word) || MIDDLE.test(word);

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

/** In tokens, of a street's name behind its line. */
const LONGEST_NAME = 10;

/** "the north line of Grand Avenue". */
function lineOfStreet(tokens: readonly Token[], at: number): Line | null {
  const direction = directionAt(tokens, /^(?:the|said)$/.test(textAt(tokens, at)) ? at + 1 : at);
  if (direction === null || direction.deg % 90 !== 0 || !EDGES.test(textAt(tokens, direction.next))) return null;
  const of = direction.next + 1;
  const way = textAt(tokens, of) === 'of' ? wayAt(tokens, of + 1, of + LONGEST_NAME) : null;
  if (way === null || tokens[way.at]?.capital !== true) return null;
  return { parent: wayParent(way.names, way.next), ...sidesOf(direction.deg), to: way.next };
}

/** "the intersection of the north line of Grand Avenue with the east line of Eighth Street", "the corner formed by the intersection of": a place on both lines. */
export function crossingOfLines(tokens: readonly Token[], at: number): Line[] {
  if (!CORNER.test(textAt(tokens, at))) return [];
  const [, formed = ''] =
    /^((?:(?:formed|made) by )?(?:the (?:intersection|junction|meeting) )?(?:of|by) )/.exec(
      `${textWithin(tokens, at + 1, at + 6)} `,
    ) ?? [];
  if (formed === '') return [];
  const one = lineOfStreet(tokens, at + formed.split(' ').length);
  const isJoined = one !== null && /^(?:with|and|&)$/.test(textAt(tokens, one.to));
  const other = isJoined ? lineOfStreet(tokens, one.to + 1) : null;
  return one === null || other === null ? [] : [{ ...one, to: other.to }, other];
}

/** "the center of the crossing of said streets", "the center line of Grand Avenue", of streets whose lines were told before. */
export function middleOfStreets(tokens: readonly Token[], at: number, before: readonly Line[]): Line[] {
  const word = textAt(tokens, at);
  if (!MIDDLE.test(word)) return [];
  const noun = textAt(tokens, at + 1) === 'line' ? at + 2 : at + 1;
  if (textAt(tokens, noun) !== 'of') return [];
  const told = new Map(
    before.flatMap((line) =>
      line.parent.kind === 'way' && (line.east === null) !== (line.north === null) ? [[line.parent.value, line]] : [],
    ),
  );
  const middleOf = (line: Line, to: number): Line => ({
    parent: line.parent,
    east: line.east === null ? null : 0.5,
    north: line.north === null ? null : 0.5,
    to,
  });
  const crossing = /^(?:the|said) (?:crossing|intersection|junction) of (?:the )?(?:said|two|said two) streets/.exec(
    textWithin(tokens, noun + 1, noun + 7),
  );
  if (crossing !== null) {
    const to = noun + 1 + crossing[0].split(' ').length;
    return told.size === 2 ? [...told.values()].map((line) => middleOf(line, to)) : [];
  }
  const way = wayAt(tokens, noun + 1, noun + LONGEST_NAME);
  const line = way === null ? undefined : told.get(way.names.join(' '));
  return way === null || line === undefined ? [] : [middleOf(line, way.next)];
}

export const LEADS_TO_STREET = /^(?:along|on|upon|binding|following|by|to)$/;
const ENDED = /^(?:feet|foot|ft|'|rods?|poles?|perch(?:es)?|chains?|links?|varas?|yards?|[,;.])$/;

/** "along Gandy Street", "to the alley", "on the line of Second Avenue"; of what has no name only where the description tells of one such. */
export function nearStreet(tokens: readonly Token[], at: number, within: Passage): Line | null {
  const lead = textAt(tokens, at - 1);
  if (!LEADS_TO_STREET.test(lead)) return null;
  // "of the same length as the line on Maple Street": another line is told of.
  if (/^(?:line|side|course|front)$/.test(textAt(tokens, at - 2))) return null;
  // "a lane leading to Mill Road".
  if (lead === 'to' && !ENDED.test(textAt(tokens, at - 2)) && directionAt(tokens, at - 2) === null) return null;
  const isLine = /^(?:the|said)$/.test(textAt(tokens, at)) && EDGES.test(textAt(tokens, at + 1));
  const first = isLine && textAt(tokens, at + 2) === 'of' ? at + 3 : at;
  const way = wayAt(tokens, first, first + LONGEST_NAME);
  const names = way === null ? null : nameOf(tokens, way, within);
  if (way === null || names === null) return null;
  return { parent: wayParent(names, way.next), east: null, north: null, to: way.next, isNear: true };
}

/** Its own, or that of the only street of the kind; null where it may be one of two. */
function nameOf(tokens: readonly Token[], { at, names }: Way, { from, to }: Passage): readonly string[] | null {
  if (tokens[at]?.capital === true) return names;
  const noun = names.at(-1) ?? '';
  const named = new Set(
    waysIn(tokens, from, to).flatMap((way) => (way.names.includes(noun) ? [way.names.join(' ')] : [])),
  );
  const [only] = named;
  if (only !== undefined) return named.size === 1 ? only.split(' ') : null;
  const mentions = tokens.slice(from, to).flatMap(({ text }, i) => (text === noun ? [from + i] : []));
  const isMore = (at: number): boolean =>
    [1, 2, 3].some((step) => /^(?:another|other|second|two|both)$/.test(textAt(tokens, at - step)));
  const isAny = (at: number): boolean => [1, 2, 3].some((step) => /^an?$/.test(textAt(tokens, at - step)));
  return mentions.some(isMore) || mentions.filter(isAny).length > 1 ? null : ['the', noun];
}
