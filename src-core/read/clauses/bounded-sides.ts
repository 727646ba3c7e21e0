// Land told by its sides: "On the north by Cliff Road, 110 feet; on the east by land of Swain, 206 feet".

import { type Token, textAt } from '#core/language/tokens.ts';
import { type Clause, type Description, headless } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

const SIDES = /^(?:north|south|east|west|northeast|northwest|southeast|southwest)(?:erly|wardly|ern)?$/;
const FEWEST_SIDES = 3;
const FEWEST_LENGTHS = 2;
const SHORTEST_SIDE = 3;
const LONGEST_SIDE = 120;

/** The sides as one description, each a course whose bearing nobody gives; null when no land is told so. */
export function findSides(tokens: readonly Token[], elements: readonly Element[]): Description | null {
  const starts: number[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const since = i - (starts.at(-1) ?? i - SHORTEST_SIDE);
    if (isSideAt(tokens, i) && since >= SHORTEST_SIDE && since < LONGEST_SIDE) starts.push(i);
  }
  const clauses = starts.map((from, index) => clauseOf(tokens, elements, from, starts[index + 1]));
  const lengths = clauses.filter((clause) => clause.elements.some((element) => element.kind === 'distance'));
  const [first, last] = [clauses[0], clauses.at(-1)];
  if (clauses.length < FEWEST_SIDES || lengths.length < FEWEST_LENGTHS || first === undefined || last === undefined)
    return null;
  return headless(first, clauses, last);
}

/** "Northerly by", "on the north by", "North side by", at the head of its phrase. */
function isSideAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  const opens =
    before === undefined ||
    token?.gap === 'line' ||
    token?.gap === 'paragraph' ||
    [';', ',', ':', '.', 'and', 'bounded', ')', '"'].includes(before.text);
  if (!opens) return false;
  let next = at;
  if (['on', 'to', 'toward', 'towards', 'upon'].includes(textAt(tokens, next))) next += 1;
  if (textAt(tokens, next) === 'the') next += 1;
  if (!SIDES.test(textAt(tokens, next))) return false;
  next += 1;
  if (['side', 'end', 'line'].includes(textAt(tokens, next))) next += 1;
  if (textAt(tokens, next) === ',') next += 1;
  return textAt(tokens, next) === 'by' || isMeasuredBy(tokens, next);
}

/** "On the north for a distance of 232 feet by lands of Rast": the length before what bounds it. */
function isMeasuredBy(tokens: readonly Token[], at: number): boolean {
  const lead = ['for', 'a', 'distance', 'of'].findIndex((word, step) => tokens[at + step]?.text !== word);
  if (lead !== -1) return false;
  const length = readDistance(tokens, at + 4, false);
  return length !== null && length.unit !== null && textAt(tokens, length.next) === 'by';
}

/** From the side to the next one, or to the end of its sentence; its compass word names a side and no bearing. */
function clauseOf(
  tokens: readonly Token[],
  elements: readonly Element[],
  from: number,
  next: number | undefined,
): Clause {
  let to = next ?? Math.min(tokens.length, from + 60);
  const own = elements.filter((element) => element.at >= from && element.at < to);
  const stop = own.find((element) => element.kind === 'stop' && ['sentence', 'paragraph'].includes(element.stop));
  if (stop !== undefined) to = Math.min(to, stop.at);
  return {
    lead: 'pair',
    from,
    to,
    elements: own.filter(
      (element) => element.at < to && !(element.kind === 'bearing' && element.read.form !== 'quadrant'),
    ),
    announces: false,
    arrives: null,
  };
}
