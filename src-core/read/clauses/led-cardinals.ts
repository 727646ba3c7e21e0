// Bare cardinals that run although their neighbours do not say so plainly.

import { oncePerPlace } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { BearingElement, DistanceElement } from '#core/read/clauses/element.ts';
import { isThenceAt } from '#core/read/clauses/thence.ts';
import { isStreet } from '#core/read/values/house-numbers.ts';
import { readBearing } from '#core/read/values/read-bearing.ts';
import { readDistance } from '#core/read/values/read-distance.ts';

/** "north 70 east 80 to po, north 14, north 56 east 70": a cardinal among courses that name no unit. */
export function isBareCardinal(tokens: readonly Token[], { at, next, read }: BearingElement): boolean {
  const figure = tokens[next];
  if (read.form !== 'cardinal' || textAt(tokens, at - 1) !== ',' || figure?.kind !== 'number') return false;
  if (textAt(tokens, next + 1) === 'to') return true;
  return textAt(tokens, next + 1) === ',' && readBearing(tokens, next + 2)?.form === 'quadrant';
}

/** "thence west with his line one hundred and twelve to a stake": the unit went unsaid. */
export function isBareAlong(tokens: readonly Token[], bearingEnd: number, { at, next }: DistanceElement): boolean {
  if (textAt(tokens, next) !== 'to' || at - bearingEnd > 7 || at - bearingEnd < 3) return false;
  if (!/^(?:with|along|by)$/.test(textAt(tokens, bearingEnd))) return false;
  return /^(?:line|lines|boundary)$/.test(textAt(tokens, at - 1));
}

/** "down the run 12 poles North 20 poles": behind one length, and before its own, that nothing is measured from. */
export function isBehindLength(tokens: readonly Token[], { at, next }: BearingElement): boolean {
  if (isRunTogether(tokens, at, next)) return true;
  if (!/^(?:poles|chains|rods|perches)$/.test(textAt(tokens, at - 1))) return false;
  const own = readDistance(tokens, next, false);
  return own !== null && !/^(?:of|from)$/.test(textAt(tokens, own.next)) && readBearing(tokens, own.next) === null;
}

/** In letters: so many in a row run, wherever they end. */
const LONGEST_RUN = 24;

/** Every letter of a run asks for the lengths of all behind it. */
const lengthOnceAt = oncePerPlace((tokens: readonly Token[], at: number) => readDistance(tokens, at, false));

/** "TH S 100 FT W 50 FT N 100 FT E 50 FT TO BEG": an assessor's letters, each with its feet, up to one that nothing is measured from. */
function isRunTogether(tokens: readonly Token[], at: number, next: number): boolean {
  if (!/^(?:ft|feet|')$/.test(textAt(tokens, textAt(tokens, at - 1) === '.' ? at - 2 : at - 1))) return false;
  let [letter, length] = [at, next];
  for (let run = 0; run < LONGEST_RUN; run += 1) {
    const own = /^[nsew]$/.test(textAt(tokens, letter)) ? lengthOnceAt(tokens, length) : null;
    if (own === null || own.unit !== 'feet') return false;
    if (textAt(tokens, own.next) === 'to') return true;
    [letter, length] = [own.next, own.next + 1];
  }
  return true;
}

/** "thence East (300 feet) to a stake". */
export function isBracketedLength(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) !== '(') return false;
  const length = readDistance(tokens, at + 1, false);
  return length !== null && length.unit !== null && textAt(tokens, length.next) === ')';
}

/** In tokens, from the words that lead along something to the way it goes. */
const LONGEST_FOLLOWED = 14;

/** "with the line of Jarrell East, 85.00 feet", "along the north line of State Route 61 West for a distance of": the name of what is followed has ended. */
export function isBehindFollowed(tokens: readonly Token[], { at, next, read }: BearingElement): boolean {
  const behind = textAt(tokens, next) === ',' ? next + 1 : next;
  if (read.form !== 'cardinal' || !(/^(?:for|a)$/.test(textAt(tokens, behind)) || isLengthAt(tokens, behind)))
    return false;
  let along = at - 1;
  while (along > at - LONGEST_FOLLOWED && isNamePart(tokens[along])) along -= 1;
  if (along === at - 1 || !/^(?:along|with|by|on|upon|following)$/.test(textAt(tokens, along))) return false;
  const lead = /^(?:,|running|and)$/.test(textAt(tokens, along - 1)) ? along - 2 : along - 1;
  if (!isThenceAt(tokens, lead) && !/^(?:then|running|run)$/.test(textAt(tokens, lead))) return false;
  // "along Second Street West" may be all name; "along the north line of Second Street West" goes along that line.
  if (tokens[at]?.capital !== true || !isStreet(textAt(tokens, at - 1))) return true;
  return isSideAcross(tokens, along, at) || isNamedWithout(tokens, at);
}

/** "on the northerly side of Chapman Avenue; … thence with Chapman Avenue West": everywhere else the street has no such end. */
function isNamedWithout(tokens: readonly Token[], at: number): boolean {
  const [name, street, end] = [textAt(tokens, at - 2), textAt(tokens, at - 1), textAt(tokens, at)];
  if (tokens[at - 2]?.kind !== 'word' || tokens[at - 2]?.capital !== true) return false;
  const others = tokens.flatMap(({ text }, i) =>
    text === street && i !== at - 1 && textAt(tokens, i - 1) === name ? [i] : [],
  );
  return others.length > 0 && others.every((i) => textAt(tokens, i + 1) !== end);
}

const isLengthAt = (tokens: readonly Token[], at: number): boolean => readDistance(tokens, at, false) !== null;

const isNamePart = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'mark' ? /^[.'&-]$/.test(token.text) : !/^(?:along|with|by|on|upon|following)$/.test(token.text));

/** A line on the north or the south of a street goes east or west. */
function isSideAcross(tokens: readonly Token[], from: number, at: number): boolean {
  const side = tokens.slice(from, at).find(({ text }) => SIDES.test(text.replace(/(?:ern|erly)$/, '')));
  const isUpright = (text: string): boolean => /^(?:north|south)/.test(text);
  return side !== undefined && isUpright(side.text) !== isUpright(textAt(tokens, at));
}

const NAMED_BY_SIDE =
  /^(?:of|line|lines|side|sides|half|quarter|corner|end|bank|fork|branch|prong|part|boundary|bounds?|edge|face|margin|bound|street|avenue|road|river|creek|shore|lot|range|[a-z]+ern|to|from|and)$/;

/** "then West unt his line 43 poles": behind "then" a cardinal runs, unless it names a side or a street. */
export function isPlainlyLed(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at];
  if (after?.kind !== 'word' || after.gap === 'none' || after.gap === 'paragraph') return false;
  if (NAMED_BY_SIDE.test(after.text) || (after.capital && tokens[at - 1]?.capital === true)) return false;
  for (let i = at; i < at + 8; i += 1) {
    if (tokens[i]?.kind === 'mark') return false;
    if (readDistance(tokens, i, false) !== null) return true;
  }
  return false;
}

const SIDES = /^(?:north|south|east|west)(?:-?(?:east|west))?$/;

/** "bounded on the northeast, southwest and north by lines": sides that are counted up, and no way to go. */
export function isSideOfMany(tokens: readonly Token[], { at, next }: BearingElement): boolean {
  const [joint, other] = [textAt(tokens, at - 1), textAt(tokens, at - 2)];
  const behind = [',', 'and'].includes(joint) && SIDES.test(other);
  if (isSideOfLines(tokens, next)) return true;
  const ahead = ['and', ','].includes(textAt(tokens, next)) && SIDES.test(textAt(tokens, next + 1));
  return behind && (ahead || textAt(tokens, next) === 'by');
}

/** "by the west, north-west, and north lines of said tract": the sides of something, up to the word that names what they are. */
function isSideOfLines(tokens: readonly Token[], next: number): boolean {
  let at = next;
  let sides = 0;
  for (; at < next + 9; at += 1) {
    const text = textAt(tokens, at);
    if (SIDES.test(text)) sides += 1;
    else if (text !== ',' && text !== 'and') break;
  }
  return sides > 0 && /^(?:lines|sides|bounds|boundaries|limits|shores|banks)$/.test(textAt(tokens, at));
}
