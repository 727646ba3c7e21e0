// What a sentence states of parts of the figure: which line lies on which side, which corner is which, how two of them
// stand to each other. Whoever wrote it, and however, it is proved on the figure or does not hold.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';
import { coursesToward, legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { LAST, type Term } from '#core/read/account/claims/terms.ts';
import { besideAt, isOfLand, type Named } from '#core/read/account/relations/beside.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import {
  areAllAlong,
  coursesAlong,
  landsIn,
  WAYS,
  type Way,
  waysAlong,
  waysIn,
} from '#core/read/account/relations/ways.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { directionOf } from '#core/survey/leg.ts';

type Of<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;
type Part = Of<'line'> | Of<'corner'>;

const LAND = wordSet(LANDS);
const BOUNDS = wordSet(
  'bounded bounds bound bounding adjoins adjoining abuts abutting borders bordering binds joins joining fronts fronting front frontage faces facing',
);
const isBounding = oncePerToken((word) => BOUNDS.has(word));
const ENDS = /^(?:ends|end|ending|terminates|terminating|closes)$/;
/** What may be a line's name for its own land, without saying whose. */
const OWN_BEFORE = wordSet('its their');

/** `isWhole` where the sentence tells of the figure and of nothing else. */
export function statements(scan: Scan, terms: readonly Term[], isWhole: boolean): Told[] {
  const parts = terms
    .map((term) => numbered(scan, term))
    .filter((term): term is Part => isPart(term) && isOwn(scan, term, isWhole));
  return [
    ...equations(scan, parts),
    ...begun(scan, parts),
    ...between(scan, terms, parts),
    ...bounded(scan, parts),
    ...lying(scan, parts),
    ...atStreets(scan),
    ...curving(scan, terms),
    ...due(scan, terms, parts, isWhole),
  ];
}

/** In degrees: a line that runs so is called after the point of the compass. */
const HEADING_DEG = 22.5;

/** "The line run North" by its place, where one line alone runs so. */
function numbered({ courses }: Scan, term: Term): Term {
  if (term.kind !== 'line' || term.heading_deg === undefined) return term;
  const { heading_deg } = term;
  const legs = legsOf(courses) ?? [];
  const running = legs.flatMap((leg, call) =>
    partedBy(degreesOf(directionOf(leg)), heading_deg) < HEADING_DEG ? [call] : [],
  );
  const [call] = running;
  return call === undefined || running.length > 1 ? term : { ...term, call };
}

const isPart = (term: Term): term is Part => term.kind === 'line' || term.kind === 'corner';

/** By its place among the courses it is this figure's, unless another paper's courses are meant; by its side where the land is said. */
function isOwn(scan: Scan, { from, to, deg, call }: Part, isWhole: boolean): boolean {
  const { tokens, courses } = scan;
  if (call !== undefined && call > courses.length) return false;
  if (/^(?:of|in)$/.test(textAt(tokens, to))) {
    if (ownLandEnd(scan, to) >= 0) return true;
    const isThe = /^(?:the|this|said)$/.test(textAt(tokens, to + 1));
    return isThe && (HERE.test(textAt(tokens, to + 2)) || (isWhole && LAND.has(textAt(tokens, to + 2))));
  }
  if (deg === undefined || isWhole || OWN_BEFORE.has(textAt(tokens, from - 1))) return true;
  const behind = `${textAt(tokens, to)} ${textAt(tokens, to + 1)}`;
  return /^(?:above|herein) (?:described|given)|^described (?:above|herein)|^hereof/.test(behind);
}

const HERE = /^(?:description|survey|foregoing|above|courses?|figure)$/;

/** Where it ends, as an index into the corners; the first is the point of beginning. */
const cornerCall = (scan: Scan, call: number): { call?: number } => {
  const at = call === LAST ? scan.courses.length : call;
  return at % scan.courses.length === 0 ? {} : { call: at - 1 };
};
const lineCall = (scan: Scan, call: number): number => (call === LAST ? scan.courses.length - 1 : call);

const STATES =
  /^(?:is|are|was|being|be|forms?|forming|constitut\w*|makes?|as|at|bounds?|runs?|running|along|follows|=|and)$/;

/** "The first course is the west line of the lot", "the northeast corner, being its point of beginning", "Course 1 ends at the southwest corner". */
function equations(scan: Scan, parts: readonly Part[]): Told[] {
  const { tokens } = scan;
  const told: Told[] = [];
  for (const [place, one] of parts.entries()) {
    const other = parts[place + 1];
    if (other === undefined || (one.deg === undefined) === (other.deg === undefined)) continue;
    const [numbered, named] = one.deg === undefined ? [one, other] : [other, one];
    if (numbered.call === undefined || named.deg === undefined) continue;
    const words = tokens.slice(one.to, other.from).map(({ text }) => text);
    if (
      !words.some((word) => STATES.test(word)) ||
      words.some((word) => /^(?:parallel|perpendicular|from|feet)$/.test(word))
    )
      continue;
    const range = { value: named.deg, from: one.from, to: other.to };
    if (numbered.kind === 'line' && named.kind === 'line')
      told.push({ kind: 'side', call: lineCall(scan, numbered.call), ...range });
    else if (named.kind === 'corner') {
      const isEnd = numbered.kind === 'line' && words.some((word) => ENDS.test(word) || word === 'at');
      if (numbered.kind === 'line' && !isEnd) continue;
      const call = numbered.kind === 'line' ? lineCall(scan, numbered.call) + 1 : numbered.call;
      told.push({
        kind: 'corner',
        ...cornerCall(scan, call),
        ...(named.isMost === true ? { side: 'most' } : {}),
        ...range,
      });
    }
  }
  return told;
}

/** "The survey begins at the most northerly corner of the land". */
function begun({ tokens }: Scan, parts: readonly Part[]): Told[] {
  return parts.flatMap((part): Told[] => {
    if (part.kind !== 'corner' || part.deg === undefined) return [];
    let lead = part.from - 1;
    while (/^(?:the|its|most|extreme)$/.test(textAt(tokens, lead))) lead -= 1;
    const isBegun =
      textAt(tokens, lead) === 'at' && /^(?:begins|begin|starts|commences)$/.test(textAt(tokens, lead - 1));
    const most = part.isMost === true ? { side: 'most' } : {};
    return isBegun ? [{ kind: 'corner', ...most, value: part.deg, from: lead - 1, to: part.to }] : [];
  });
}

/** "The distance from the northwest to the southeast corner is 1327.37 feet", "from the first corner the third bears N 63° E". */
function between(scan: Scan, terms: readonly Term[], parts: readonly Part[]): Told[] {
  const corners = parts.filter((part): part is Of<'corner'> => part.kind === 'corner');
  const [one, other] = corners;
  if (one === undefined || other === undefined || corners.length > 2) return [];
  const nameOf = ({ deg, call }: Of<'corner'>): number | string | undefined =>
    call === undefined
      ? compassName(deg ?? Number.NaN)
      : (call === LAST ? scan.courses.length : call) % scan.courses.length;
  const [from, to] = [nameOf(one), nameOf(other)];
  if (from === undefined || to === undefined || from === to) return [];
  const lengths = terms.filter((term): term is Of<'length'> => term.kind === 'length');
  const bearings = terms.filter((term): term is Of<'bearing'> => term.kind === 'bearing');
  const held = { ...(typeof from === 'number' ? { call: from } : { side: from }), other: to };
  const range = {
    from: Math.min(one.from, scan.to),
    to: Math.min(scan.to, Math.max(other.to, lengths.at(-1)?.to ?? 0, bearings.at(-1)?.to ?? 0)),
  };
  return [
    ...(lengths.length === 1
      ? [{ kind: 'apart' as const, ...held, value: lengths[0]?.length.value ?? 0, ...range }]
      : []),
    ...(bearings.length === 1 ? [{ kind: 'bears' as const, ...held, value: bearings[0]?.deg ?? 0, ...range }] : []),
  ];
}

/** "on the east", "on its north side", "northerly by": the sides that a sentence names, apart from those of lines and corners. */
function sidesIn({ tokens, from, to }: Scan): Named[] {
  const found: Named[] = [];
  for (let at = from; at < to; at += 1) {
    const direction = directionAt(tokens, at);
    if (direction === null) continue;
    const isOn = isSideLed(tokens, at);
    const isListed = found.length > 0 && /^(?:and|,)$/.test(textAt(tokens, at - 1));
    // "faces North on Main Street".
    const isFaced = BOUNDS.has(textAt(tokens, at - 1));
    const isAdverb = direction.ending === 'erly' && /^(?:by|on|upon)$/.test(textAt(tokens, direction.next));
    const isSide = /^(?:sides?|boundary|line)$/.test(textAt(tokens, direction.next));
    const noun = isSide ? direction.next + 1 : direction.next;
    // "on the north side of Elm Street" is told from the street.
    if (
      (isOn || isFaced || isListed || isAdverb) &&
      !/^(?:of|from|corner|line|half|part)$/.test(textAt(tokens, noun)) &&
      tokens[noun]?.kind !== 'number'
    )
      found.push({ deg: direction.deg, at, next: noun });
    at = direction.next - 1;
  }
  return found;
}

/** "on the", "along its entire", "at the". */
function isSideLed(tokens: readonly Token[], at: number): boolean {
  const article = /^(?:entire|whole|full|sole|only|most)$/.test(textAt(tokens, at - 1)) ? at - 2 : at - 1;
  return (
    /^(?:the|its|said)$/.test(textAt(tokens, article)) &&
    /^(?:on|to|upon|along|at|for)$/.test(textAt(tokens, article - 1))
  );
}

/** "bounded on the east by Prospect Avenue along the last described course", "Lines 1 and 6 bound the tract on the east and north respectively". */
function bounded(scan: Scan, parts: readonly Part[]): Told[] {
  const { tokens, from, to } = scan;
  if (!hasWord(tokens, from, to, isBounding)) return [];
  const sides = sidesIn(scan);
  const lines = parts.filter(({ kind, call }) => kind === 'line' && call !== undefined);
  if (lines.length > 0)
    return lines.length !== sides.length
      ? []
      : lines.flatMap((line, place): Told[] => {
          const side = sides[place];
          if (side === undefined || line.call === undefined) return [];
          return [
            {
              kind: 'side',
              call: lineCall(scan, line.call),
              value: side.deg,
              from: Math.min(line.from, side.at),
              to: Math.max(line.to, side.next),
            },
          ];
        });
  const told = [...waysIn(tokens, from, scan.to), ...landsIn(tokens, from, scan.to)];
  const names = namesIn(scan).filter(({ at, next }) => !told.some((way) => way.at < next && at < way.next));
  const isHeld = areAllAlong(tokens, scan.courses);
  const ways = [...told, ...names].filter(({ next }) => isHeld || isWayEnd(tokens, next));
  if (ways.length === 0 && sides.length === 1) return frontage(scan, sides);
  return sides.flatMap((side, place) => {
    const until = sides[place + 1]?.at ?? to;
    const own = ways.filter((way) => way.at > side.at && way.at < until);
    // "fronts on Paloma Avenue to the north and on Olive Court to the east".
    const led = ways.filter((one) => one.next === side.at - 2 && textAt(tokens, one.next) === 'to');
    const [way] = led.length > 0 ? led : own.length > 0 ? own : sides.length === 1 && ways.length === 1 ? ways : [];
    return way === undefined
      ? []
      : sideOf(scan, way, side.deg, { from: Math.min(side.at, way.at), to: Math.max(side.next, way.next) });
  });
}

/** "Amos Reed", "The Glebe land": names in capitals that a course runs along. */
function namesIn({ tokens, from, to, courses }: Scan): Way[] {
  const found: Way[] = [];
  for (let at = from; at < to; at += 1) {
    let next = at;
    while (next < to && tokens[next]?.kind === 'word' && tokens[next]?.capital === true) next += 1;
    const first = /^(?:the|said|this)$/.test(textAt(tokens, at)) ? at + 1 : at;
    const names = tokens.slice(first, next).map(({ text }) => text);
    const way = { at: first, next, names };
    if (next > first && directionAt(tokens, first) === null && coursesAlong(tokens, courses, way).length > 0)
      found.push(way);
    at = Math.max(at, next);
  }
  return found;
}

/** Behind "Elm Street", "County Road 212". */
const isWayEnd = (tokens: readonly Token[], next: number): boolean =>
  WAYS.has(textAt(tokens, next - 1)) || WAYS.has(textAt(tokens, next - 2));

/** "has its sole road frontage on its westerly side": one of the courses along a road looks there. */
function frontage(scan: Scan, sides: readonly Named[]): Told[] {
  const { tokens, from, to, courses } = scan;
  if (!tokens.slice(from, to).some(({ text }) => /^front/.test(text))) return [];
  const along = courses.filter((course) => waysAlong(tokens, course).some(({ next }) => isWayEnd(tokens, next)));
  return sides.flatMap(({ deg, at, next }): Told[] => {
    const [first] = along;
    if (first === undefined) return [];
    const toward = coursesToward(courses, deg);
    const fitting = along.find((course) => toward.includes(course)) ?? first;
    return [{ kind: 'side', call: courses.indexOf(fitting), value: deg, from: at, to: next }];
  });
}

/** "the land lies on the easterly side of the first course", "lying north of the northerly line above described". */
function lying(scan: Scan, parts: readonly Part[]): Told[] {
  const { tokens, from } = scan;
  return parts.flatMap((part): Told[] => {
    if (part.kind !== 'line') return [];
    const beside = besideAt(tokens, from, part.from);
    if (beside === null || !isOfLand(tokens, from, beside.at)) return [];
    const told = { value: (beside.deg + 180) % 360, from: beside.at, to: part.to };
    if (part.call !== undefined) return [{ kind: 'side', call: lineCall(scan, part.call), ...told }];
    return part.deg === undefined ? [] : [{ kind: 'side', side: compassName(part.deg), ...told }];
  });
}

/** The course along a street lies on the side told; of several the one that fits best. */
function sideOf({ tokens, courses }: Scan, way: Way, deg: number, range: { from: number; to: number }): Told[] {
  const along = coursesAlong(tokens, courses, way);
  const [first] = along;
  if (first === undefined) return [];
  const toward = coursesToward(courses, deg);
  const fitting = along.find((course) => toward.includes(course)) ?? first;
  return [{ kind: 'side', call: courses.indexOf(fitting), value: deg, ...range }];
}

/** "a lot on the north side of Elm Street", "lying at the northwest corner of Elm Street and Fairview Lane": the street bounds it on the other side. */
function atStreets(scan: Scan): Told[] {
  const { tokens, from } = scan;
  const ways = waysIn(tokens, from, scan.to);
  return ways.flatMap((way, place): Told[] => {
    const beside = besideAt(tokens, from, way.at);
    if (
      beside !== null &&
      /^(?:on|the|wholly|entirely|lying|lies|situate|situated|located|immediately)$/.test(textAt(tokens, beside.at - 1))
    )
      return isOfLand(tokens, from, beside.at)
        ? sideOf(scan, way, (beside.deg + 180) % 360, { from: beside.at, to: way.next })
        : [];
    const corner = cornerBefore(tokens, from, way.at);
    const second = ways[place + 1];
    if (corner === null || second === undefined || second.at > way.next + 2 || !isOfLand(tokens, from, corner.at))
      return [];
    const range = { from: corner.at, to: second.next };
    const deg = (corner.deg + 180) % 360;
    return [...sideOf(scan, way, deg, range), ...sideOf(scan, second, deg, range)];
  });
}

/** The direction of "the northwest corner of", "the northwest corner of the intersection of", before a token. */
function cornerBefore(tokens: readonly Token[], from: number, at: number): Named | null {
  for (let noun = at - 2; noun >= Math.max(from, at - 6); noun -= 1) {
    if (textAt(tokens, noun) !== 'corner') continue;
    for (const start of [noun - 3, noun - 2, noun - 1]) {
      const direction = start < from ? null : directionAt(tokens, start);
      if (direction !== null && direction.next === noun && direction.deg % 90 !== 0)
        return { deg: direction.deg, at: start, next: noun + 1 };
    }
    return null;
  }
  return null;
}

/** "Both of the curves above described curve to the left", "the curve turns to the right", where there is one. */
function curving({ tokens, from, to, courses }: Scan, terms: readonly Term[]): Told[] {
  const [bend, second] = terms.filter((term): term is Of<'bend'> => term.kind === 'bend');
  if (bend === undefined || second !== undefined) return [];
  const words = tokens.slice(from, to).map(({ text }) => text);
  const curves = courses.flatMap(({ curve }, call) => (curve === null ? [] : [call]));
  const isOfAll = /\b(?:both|all|each|every)\b.*\bcurves?\b/.test(words.join(' '));
  const isOfOne = curves.length === 1 && /\b(?:the|said) (?:\w+ )?curve\b/.test(words.join(' '));
  if (!(isOfAll || isOfOne)) return [];
  return curves.map((call) => ({ kind: 'turn', call, side: bend.side, from, to }));
}

const isDue = oncePerToken((word) => word === 'due' || word === 'cardinal');

/** "The south line is a due east-west line", "all of the foregoing lines are run to the cardinal points". */
function due(scan: Scan, terms: readonly Term[], parts: readonly Part[], isWhole: boolean): Told[] {
  const { tokens, from, to } = scan;
  if (!hasWord(tokens, from, to, isDue)) return [];
  const words = tokens.slice(from, to).map(({ text }) => text);
  if (isWhole && words.includes('cardinal')) return [{ kind: 'shape', other: 'cardinal', from, to }];
  const told = terms.find((term): term is Of<'due'> => term.kind === 'due');
  const line = parts.find(({ kind }) => kind === 'line');
  if (told === undefined || line === undefined || (line.deg === undefined && line.call === undefined)) return [];
  const named = line.call === undefined ? { side: compassName(line.deg ?? 0) } : { call: lineCall(scan, line.call) };
  return [{ kind: 'due', ...named, value: told.deg, from, to }];
}
