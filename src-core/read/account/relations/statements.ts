// What a sentence states of parts of the figure: which line lies on which side, which corner is which, how two of them
// stand to each other. Whoever wrote it, and however, it is proved on the figure or does not hold.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { LANDS } from '#core/language/words/relation-words.ts';
import { hasWord } from '#core/language/words-index.ts';
import { numbered } from '#core/read/account/claims/numbered.ts';
import { LAST, type Term } from '#core/read/account/claims/term.ts';
import { besideAt, isOfLand, type Named } from '#core/read/account/relations/beside.ts';
import { bounded, sideOf } from '#core/read/account/relations/bounded.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import { coursesAlong, waysIn } from '#core/read/account/relations/ways.ts';

type Of<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;
type Part = Of<'line'> | Of<'corner'>;

const LAND = wordSet(LANDS);
const ENDS = /^(?:ends|end|ending|terminates|terminating|closes)$/;
/** What may be a line's name for its own land, without saying whose. */
const OWN_BEFORE = wordSet('its their');

/** `isWhole` where the sentence tells of the figure and of nothing else. */
export function statements(scan: Scan, terms: readonly Term[], isWhole: boolean): Told[] {
  const parts = terms
    .map((term) => numbered(scan.tokens, scan.courses, term))
    .filter((term): term is Part => isPart(term) && isOwn(scan, term, isWhole));
  return [
    ...equations(scan, parts),
    ...begun(scan, parts),
    ...between(scan, terms, parts),
    ...bounded(scan, linesOf(scan, parts)),
    ...lying(scan, parts),
    ...atStreets(scan),
    ...curving(scan, terms),
    ...due(scan, terms, parts, isWhole),
  ];
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

const linesOf = (scan: Scan, parts: readonly Part[]): { call: number; from: number; to: number }[] =>
  parts.flatMap(({ kind, call, from, to }) =>
    kind === 'line' && call !== undefined ? [{ call: lineCall(scan, call), from, to }] : [],
  );

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
        ? sideOf(scan, coursesAlong(tokens, scan.courses, way), (beside.deg + 180) % 360, {
            from: beside.at,
            to: way.next,
          })
        : [];
    const corner = cornerBefore(tokens, from, way.at);
    const second = ways[place + 1];
    if (corner === null || second === undefined || second.at > way.next + 2 || !isOfLand(tokens, from, corner.at))
      return [];
    const range = { from: corner.at, to: second.next };
    const deg = (corner.deg + 180) % 360;
    return [
      ...sideOf(scan, coursesAlong(tokens, scan.courses, way), deg, range),
      ...sideOf(scan, coursesAlong(tokens, scan.courses, second), deg, range),
    ];
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
  const isOfOne = curves.length === 1 && /\b(?:the|said|one|only|a) (?:\w+ )?curve\b/.test(words.join(' '));
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
