// Angles with a side that are no direction to go: a latitude, a longitude, the lean of the needle.
import { oncePer } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { readAngle } from '#core/read/values/read-angle.ts';

const ON_THE_GLOBE = wordSet('latitude longitude lat long lon variation var declination');

/** "latitude 51°55'00\" N", "longitude seventy degrees", "variation 17° East", "the needle being set off 21° East": the token behind it; else null. */
export function coordinateEnd(tokens: readonly Token[], at: number): number | null {
  const behind = coordinateNamedBehind(tokens, at) ?? leanEnd(tokens, at);
  if (behind !== null) return behind;
  const named = textAt(tokens, at - 1) === '.' ? tokens[at - 2] : tokens[at - 1];
  if (!ON_THE_GLOBE.has(named?.text ?? '')) return null;
  const angle = readAngle(tokens, at);
  return angle === null || !angle.marked ? null : pastSide(tokens, angle.next);
}

const SIDE = /^(?:n|s|e|w|north|south|east|west)$/;
const pastSide = (tokens: readonly Token[], at: number): number => (SIDE.test(textAt(tokens, at)) ? at + 1 : at);

/** "due W. to 110° W. longitude", "the parallel of 36° north latitude". */
function coordinateNamedBehind(tokens: readonly Token[], at: number): number | null {
  const mark = textAt(tokens, at + 1);
  if (mark !== '°' && !mark.startsWith('deg')) return null;
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((step) => /^(?:latitude|longitude)$/.test(textAt(tokens, at + step)));
  if (ahead === undefined) return null;
  const angle = readAngle(tokens, at);
  if (angle === null || !angle.marked) return null;
  const side = pastSide(tokens, angle.next);
  const name = textAt(tokens, side) === '.' ? side + 1 : side;
  return name === at + ahead ? name + 1 : null;
}

const LEANS = wordSet('needle compass variation var declination');
/** Few documents tell of the needle at all. */
const tellsOfLean = oncePer((tokens: readonly Token[]): boolean => tokens.some(({ text }) => LEANS.has(text)));
/** A line that such a clause tells of runs by the needle. */
const RUNS = wordSet('thence then line lines course courses run running bearing bearings bears north south');
/** In tokens. */
const LONGEST_CLAUSE = 10;

/** "the needle being set off 21½° East", "allowing 21° East for the variation": of a clause about the needle. */
function leanEnd(tokens: readonly Token[], at: number): number | null {
  if (!tellsOfLean(tokens)) return null;
  const lead = clauseBefore(tokens, at);
  if (lead.some((word) => RUNS.has(word))) return null;
  const angle = readAngle(tokens, at);
  if (angle === null || !angle.marked || !/^(?:e|w|east|west)$/.test(textAt(tokens, angle.next))) return null;
  const isNamed = (words: readonly string[]): boolean => words.some((word) => LEANS.has(word));
  return isNamed(lead) || isNamed(clauseBehind(tokens, angle.next + 1)) ? angle.next + 1 : null;
}

const STOP = /^[,.;:()]$/;

function clauseBefore(tokens: readonly Token[], at: number): string[] {
  let from = at;
  while (from > 0 && from > at - LONGEST_CLAUSE && !STOP.test(textAt(tokens, from - 1))) from -= 1;
  return tokens.slice(from, at).map(({ text }) => text);
}

function clauseBehind(tokens: readonly Token[], at: number): string[] {
  let to = at;
  while (to < at + LONGEST_CLAUSE && to < tokens.length && !STOP.test(textAt(tokens, to))) to += 1;
  return tokens.slice(at, to).map(({ text }) => text);
}
