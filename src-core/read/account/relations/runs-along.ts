// What the words of a course say that it runs along, word by word.
import { findEntry } from '#core/language/lexicon.ts';
import { oncePer, oncePerPart, oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWithin } from '#core/language/words-index.ts';
import { allSidesAt } from '#core/read/account/relations/all-sides.ts';
import { directionAt } from '#core/read/account/relations/named-direction.ts';
import { WAYS, type Way, waysIn } from '#core/read/account/relations/ways.ts';
import type { Course } from '#core/read/clauses/course.ts';

/** Of what is run along, the words that do not name it. */
export const SMALL = wordSet(
  'the a an said same its line lines of land lands property now or formerly late and by with along upon on in at which right way margin side sides edge boundary center centre centerline middle northerly southerly easterly westerly north south east west northern southern eastern western no number nos heirs estate farm',
);
const isSmall = ({ text, kind }: Token): boolean => kind === 'mark' || SMALL.has(text);
export const NAMES_WAY = wordSet('line lines land center centre middle margin side edge boundary farm estate');
/** "Center Street", "Line Road". */
const namesWay = (tokens: readonly Token[], at: number): boolean =>
  NAMES_WAY.has(textAt(tokens, at)) &&
  tokens[at]?.capital === true &&
  tokens[at + 1]?.capital === true &&
  WAYS.has(textAt(tokens, at + 1));
export const isIdle = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token === undefined || (isSmall(token) && !namesWay(tokens, at));
};
const LONGEST = 14;
const STOPS = wordSet('to thence for from distance ; , )');
const ALONG = wordSet('along with following binding by upon down up');
const mayRun = oncePerToken((word) => word === 'on' || ALONG.has(word));
const runsBy = oncePerToken((word) => ALONG.has(word));
/** "bounding northerly on Franklin Street", "fronting on the road". */
const isAlong = (tokens: readonly Token[], at: number): boolean =>
  ALONG.has(textAt(tokens, at)) ||
  (textAt(tokens, at) === 'on' &&
    ([1, 2].some((step) => /^(?:bound|front)(?:s|ed|ing)$/.test(textAt(tokens, at - step))) || isFront(tokens, at)));

/** "being the fronts of the four lots on". */
function isFront(tokens: readonly Token[], on: number): boolean {
  let at = on - 1;
  while (at > on - FRONT && tokens[at]?.kind === 'word' && !/^fronts?$/.test(textAt(tokens, at))) at -= 1;
  return /^fronts?$/.test(textAt(tokens, at)) && /^(?:the|its)$/.test(textAt(tokens, at - 1));
}

/** In tokens. */
const FRONT = 8;

const OF_OTHERS = /^(?:line|side|course|parallel|square|angles?|perpendicular)$/;

export interface Run {
  readonly names: readonly string[];
  readonly course: Course;
}

export const runsIn = oncePer((tokens: readonly Token[]) =>
  oncePerPart((courses: readonly Course[]): readonly Run[] =>
    courses.flatMap((course) => namesAlong(tokens, course).map((names) => ({ names, course }))),
  ),
);

/** The content of the words behind "along", "with", "by". */
function namesAlong(tokens: readonly Token[], { from, to, values }: Course): string[][] {
  const isStop = (at: number): boolean => STOPS.has(textAt(tokens, at)) || values.some((value) => value.at === at);
  const found: string[][] = [];
  const sides = allSidesAt(tokens, from, to);
  for (const at of placesWithin(tokens, from, sides < 0 ? to : sides, mayRun)) {
    // "as long as the line along Keim", "parallel with Elm Street" tell of another.
    const isOn = !isAlong(tokens, at);
    if (isOn && !isBetween(tokens, values, at)) continue;
    if (OF_OTHERS.test(textAt(tokens, at - 1)) || isByMark(tokens, at)) continue;
    const names: string[] = [];
    for (let i = at + 1; i < Math.min(to, at + LONGEST) && !isStop(i); i += 1) {
      const token = tokens[i];
      // "Tuttle's line".
      const isPossessive = token?.text === 's' && /^['’]$/.test(textAt(tokens, i - 1));
      if (token !== undefined && !isIdle(tokens, i) && !isPossessive) names.push(token.text);
    }
    // "west on the quarter section line forty rods" follows no road.
    if (isOn && !/^lands?$/.test(textAt(tokens, at + 1)) && !names.some((name) => WAYS.has(name))) continue;
    if (names.some((name) => name.length > 2)) found.push(lastMentioned(tokens, from, names) ?? names);
  }
  if (found.length > 0) return found;
  const before = [...wayBefore(tokens, from, to), ...middleBefore(tokens, from, to)].map(({ names }) => [...names]);
  return before.length > 0 ? before : rightOfWayBefore(tokens, from, to);
}

/** "N. 64½° E. on the highway forty-seven rods". */
const isBetween = (tokens: readonly Token[], values: Course['values'], at: number): boolean =>
  textAt(tokens, at) === 'on' &&
  values.some(({ next }) => next === at || (next === at - 1 && textAt(tokens, next) === '.')) &&
  values.some((value) => value.at > at);

/** "to a stake by the highway" stands beside it. */
const isByMark = (tokens: readonly Token[], at: number): boolean =>
  textAt(tokens, at) === 'by' &&
  /^to (?:an?|the)$/.test(textWithin(tokens, at - 3, at - 1)) &&
  tokens.slice(at - 1, at).some((mark) => findEntry(mark)?.noun === 'monument');

/** "to the line of Crane Street; thence along the line of said last mentioned street". */
function lastMentioned(tokens: readonly Token[], from: number, names: readonly string[]): string[] | null {
  const noun = names.at(-1) ?? '';
  const isLast = names[0] === 'last' && names.length === 3 && /^(?:mentioned|named)$/.test(names[1] ?? '');
  const [way] = isLast ? waysIn(tokens, Math.max(0, from - FARTHEST), from).slice(-1) : [];
  return way?.names.at(-1) === noun ? [...way.names] : null;
}

/** "to the right of way of the Rock Island; thence along the north line of said right of way". */
function rightOfWayBefore(tokens: readonly Token[], from: number, to: number): string[][] {
  const isSaid = (at: number): boolean =>
    textAt(tokens, at) === 'said' && /^(?:right|railroad|railway)$/.test(textAt(tokens, at + 1));
  const isAlong = placesWithin(tokens, from, to, runsBy).some((at) =>
    [1, 2, 3, 4, 5].some((step) => isSaid(at + step)),
  );
  if (!isAlong) return [];
  for (let at = from - 1; at > from - FARTHEST; at -= 1) {
    if (textAt(tokens, at) !== 'way' || textAt(tokens, at + 1) !== 'of') continue;
    const first = /^(?:the|said)$/.test(textAt(tokens, at + 2)) ? at + 3 : at + 2;
    let next = first;
    while (tokens[next]?.kind === 'word' && tokens[next]?.capital === true) next += 1;
    const names = tokens.slice(first, next).flatMap(({ text }) => (WAYS.has(text) ? [] : [text]));
    return names.length === 0 ? [] : [names];
  }
  return [];
}

/** "to a point on the westerly line of Olive Court; thence along said westerly line": the street was named before. */
function wayBefore(tokens: readonly Token[], from: number, to: number): Way[] {
  for (let at = from + 2; at < to; at += 1) {
    const side =
      textAt(tokens, at - 1) === 'said' && textAt(tokens, at - 2) === 'along' ? directionAt(tokens, at) : null;
    if (side === null || !/^(?:line|side|margin|right)$/.test(textAt(tokens, side.next))) continue;
    const [before] = waysIn(tokens, Math.max(0, from - FARTHEST), from).slice(-1);
    const isSame =
      before !== undefined &&
      tokens.slice(Math.max(0, before.at - LEAD), before.at).some((_, i) => {
        const told = directionAt(tokens, Math.max(0, before.at - LEAD) + i);
        return told?.deg === side.deg && told.ending === side.ending;
      });
    return isSame ? [before] : [];
  }
  return [];
}

/** "to a nail in the centerline of Route 138; thence along the centerline". */
function middleBefore(tokens: readonly Token[], from: number, to: number): Way[] {
  const isMiddle = (at: number): boolean => /^cent(?:er|re)(?:line)?$/.test(textAt(tokens, at));
  const isRun = placesWithin(tokens, from, to, runsBy).some((at) => [2, 3].some((step) => isMiddle(at + step)));
  const ways = isRun ? waysIn(tokens, Math.max(0, from - FARTHEST_MIDDLE), from) : [];
  return ways.filter(({ at }) => [2, 3, 4].some((step) => isMiddle(at - step))).slice(-1);
}

/** In tokens, from where the land begins to the first course. */
export const FARTHEST = 40;
export const FARTHEST_MIDDLE = 120;

/** Words from "along" to the name: "along the southerly right of way line of said". */
export const LEAD = 12;
