// What a sentence states of parts of the figure: which line lies on which side, which corner is which, how two of them
// stand to each other. Whoever wrote it, and however, it is proved on the figure or does not hold.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { textAt } from '#core/language/tokens.ts';
import { hasWord } from '#core/language/words-index.ts';
import { resolved, twoCorners } from '#core/read/account/claims/named-course.ts';
import { LAST, type Term } from '#core/read/account/claims/term.ts';
import type { Line } from '#core/read/account/relations/lies-beside.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { isOfThisFigure } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import { sidesTold } from '#core/read/account/relations/sides-told.ts';

type Of<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;
type Part = Of<'line'> | Of<'corner'>;

const ENDS = /^(?:ends|end|ending|terminates|terminating|closes)$/;

/** `isWhole` where the sentence tells of the figure and of nothing else. */
export function statements(scan: Scan, terms: readonly Term[], isWhole: boolean): Told[] {
  if (terms.length === 0) return sidesTold(scan, []);
  const named = terms.map((term) => resolved(scan, term));
  const parts = named.filter(
    (term, at): term is Part =>
      isPart(term) &&
      (isPointed(term) || isOfThisFigure(scan, term, isWhole) || isBegunCorner(scan, named[at - 1], term)),
  );
  return [
    ...equations(scan, terms, parts),
    ...sameCorners(scan, parts),
    ...between(scan, terms, parts),
    ...sidesTold(scan, linesOf(scan, parts)),
    ...headings(scan, linesOf(scan, parts)),
    ...curving(scan, terms),
    ...mosts(scan, parts),
    ...due(scan, terms, parts),
  ];
}

/** "The beginning corner is the southeast corner, being a stone": no other land's. */
const isBegunCorner = ({ tokens }: Scan, before: Term | undefined, { kind, from, to }: Part): boolean =>
  kind === 'corner' &&
  before?.kind === 'corner' &&
  before.call === 0 &&
  from - before.to <= 2 &&
  tokens[to]?.kind === 'mark';

/** By what no other land's line is called. */
const isPointed = (term: Part): boolean =>
  term.kind === 'line' && term.by !== undefined && term.by.kind !== 'value' && term.by.kind !== 'heading';

const isPart = (term: Term): term is Part => term.kind === 'line' || term.kind === 'corner';

/** Where it ends, as an index into the corners; the first is the point of beginning. */
const cornerCall = (scan: Scan, call: number): { call?: number } => {
  const at = call === LAST ? scan.courses.length : call;
  return at % scan.courses.length === 0 ? {} : { call: at - 1 };
};
const lineCall = (scan: Scan, call: number): number => (call === LAST ? scan.courses.length - 1 : call);

const STATES =
  /^(?:is|are|was|being|be|lies|stands|marks|marking|forms?|forming|constitut\w*|makes?|as|at|bounds?|runs?|running|along|follows|=|and)$/;

/** "The first course is the west line of the lot", "the northeast corner, being its point of beginning", "Course 1 ends at the southwest corner". */
function equations(scan: Scan, terms: readonly Term[], parts: readonly Part[]): Told[] {
  const { tokens } = scan;
  const told: Told[] = [];
  let paired = 0;
  for (const [place, one] of parts.entries()) {
    const other = parts[place + 1];
    if (place < paired || other === undefined || (one.deg === undefined) === (other.deg === undefined)) continue;
    const [numbered, named] = one.deg === undefined ? [one, other] : [other, one];
    if (numbered.call === undefined || named.deg === undefined) continue;
    const words = tokens.slice(one.to, other.from).map(({ text }) => text);
    // "is as long as the north line".
    const isRelated = terms.some(({ kind, from }) => kind === 'relation' && from >= one.to && from < other.from);
    // "and the second its northerly".
    // "at the sugar tree, its most northern corner".
    const isBeside = words[0] === ',' && one.kind === other.kind;
    const isElliptic = (told.length > 0 || isBeside) && words.every((word) => /^(?:its|the|,|most)$/.test(word));
    const isStated = isElliptic || words.some((word) => STATES.test(word));
    if (isRelated || !isStated || words.some((word) => /^(?:from|feet)$/.test(word))) continue;
    paired = place + 2;
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

/** "The tract begins and ends at the white oak": two names of one corner. */
function sameCorners(scan: Scan, parts: readonly Part[]): Told[] {
  return parts.flatMap((one, place): Told[] => {
    const other = parts[place + 1];
    if (one.kind !== 'corner' || other?.kind !== 'corner' || one.call === undefined || other.call === undefined)
      return [];
    const words = scan.tokens.slice(one.to, other.from).map(({ text }) => text);
    const isStated =
      words.every((word) => EQUATES.test(word)) && words.some((word) => /^(?:is|being|at|marks|marking)$/.test(word));
    const [from, to] = [one.call, other.call].map((call) => (call === LAST ? 0 : call % scan.courses.length));
    if (!isStated || from === undefined || to === undefined) return [];
    return [{ kind: 'apart', call: from, other: to, value: 0, from: one.from, to: other.to }];
  });
}

const EQUATES = /^(?:is|being|at|also|same|the|,|stands|standing|marks|marking|end|of)$/;

const OF_PARCEL = /^(?:of|said|this|parcel|tract|lot|land|premises)$/;
const PARENTS = /^(?:section|quarter|half|survey|block|subdivision|forty)$/;

/** "The distance from the northwest to the southeast corner is 1327.37 feet", "from the first corner the third bears N 63° E". */
function between(scan: Scan, terms: readonly Term[], parts: readonly Part[]): Told[] {
  const corners = twoCorners(scan, parts);
  if (corners === null) return [];
  const [one, other] = corners;
  const nameOf = ({ deg, call }: Of<'corner'>): number | string =>
    call === undefined
      ? compassName(deg ?? Number.NaN)
      : (call === LAST ? scan.courses.length : call) % scan.courses.length;
  // "The white oak bears N 38° E from the beginning".
  const isFrom = scan.tokens.slice(one.to, other.from).some(({ text }) => text === 'from');
  const [from, to] = isFrom ? [nameOf(other), nameOf(one)] : [nameOf(one), nameOf(other)];
  const joint = scan.tokens.slice(one.to, other.from);
  // "The southwest corner of the parcel, being the point of beginning, bears S 45° W 1200 feet from the section corner".
  const isOne =
    joint.some(({ text }) => /^(?:being|is|,)$/.test(text)) &&
    joint.every(({ text }) => EQUATES.test(text) || OF_PARCEL.test(text));
  // "A, the point of beginning, is on the north line of said half quarter section, 528 feet from its northwest corner".
  const isOther = textAt(scan.tokens, other.from - 1) === 'its' && joint.some(({ text }) => PARENTS.test(text));
  if (from === to || isOne || isOther) return [];
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

const linesOf = (scan: Scan, parts: readonly Part[]): Line[] =>
  parts.flatMap(({ kind, call, deg, from, to }) =>
    kind === 'line'
      ? [{ ...(call === undefined ? (deg === undefined ? {} : { deg }) : { call: lineCall(scan, call) }), from, to }]
      : [],
  );

/** "The fourth line is 306.84 feet, running northeasterly". */
function headings({ tokens, to, call: own }: Scan, lines: readonly Line[]): Told[] {
  const [line] = lines;
  if (line?.call === undefined || lines.length > 1 || own !== null) return [];
  const { call } = line;
  for (let at = line.to; at < to; at += 1) {
    const direction = /^(?:runs?|running|heads?|heading|going)$/.test(textAt(tokens, at - 1))
      ? directionAt(tokens, at)
      : null;
    if (direction === null || direction.ending === 'ern' || tokens[direction.next]?.kind === 'number') continue;
    return [{ kind: 'heading', call, value: direction.deg, from: at - 1, to: direction.next }];
  }
  return [];
}

const isCurve = oncePerToken((word) => /^(?:curves?|arcs?)$/.test(word));

/** "Both of the curves curve to the left", "the said arc is concave to the northwest, its center lying within the lot", "the delta of the curve is 90°": of the curve that is named, or of all. */
function curving(scan: Scan, terms: readonly Term[]): Told[] {
  const { tokens, from, to, courses } = scan;
  const named = terms.flatMap((term) =>
    term.kind === 'line' && term.by?.kind === 'curve' ? [resolved(scan, term)] : [],
  );
  if (named.length === 0 && !hasWord(tokens, from, to, isCurve)) return turning(scan, terms);
  const curves = courses.flatMap(({ curve }, call) => (curve === null ? [] : [call]));
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isOfAll = /\b(?:both|all|each|every)\b.*\b(?:curves?|arcs?)\b/.test(words.join(' '));
  const own = [...new Set(named.flatMap((term) => (term.kind === 'line' ? (term.call ?? []) : [])))];
  const isOfOne = curves.length === 1 && words.some((word) => /^(?:curve|arc)$/.test(word));
  const calls = isOfAll || (isOfOne && named.length === 0) ? curves : own;
  if (calls.length === 0) return turning(scan, terms);
  if (own.length > 1 && !isOfAll) return [];
  const isDelta = words.some((word) => /^(?:delta|central)$/.test(word));
  return terms.flatMap((term): Told[] => {
    const range = { from: Math.min(named[0]?.from ?? term.from, term.from), to: Math.max(term.to, named[0]?.to ?? 0) };
    if (term.kind === 'bend') return calls.map((call) => ({ kind: 'turn', call, side: term.side, ...range }));
    if (term.kind === 'angle' && isDelta)
      return calls.map((call) => ({ kind: 'arc', call, value: term.deg, ...range }));
    if (term.kind === 'bearing' && words.some((word) => CENTER.test(word)))
      return calls.map((call) => ({ kind: 'radial_bearing', call, side: 'center', value: term.deg, ...range }));
    if (term.kind !== 'hollow') return [];
    const { deg, side } = term;
    return calls.map((call) =>
      deg === undefined
        ? { kind: 'bulge', call, side: side === 'in' ? 'out' : 'in', ...range }
        : { kind: 'concave', call, value: deg, ...range },
    );
  });
}

const CENTER = /^(?:cent(?:er|re)|point)$/;

/** ", where the line turns left", "each line turns to the right of the one before", "the deflection from the first course to the second is 59° to the right". */
function turning(scan: Scan, terms: readonly Term[]): Told[] {
  const { tokens, from, call, courses } = scan;
  const bends = terms.filter((term): term is Of<'bend'> => term.kind === 'bend');
  if (bends.length === 0 || (call !== null && courses[call]?.curve != null)) return [];
  const isEnd = tokens.slice(from, from + 2).some(({ text }) => /^(?:where|whence|which|there)$/.test(text));
  const at = call === null ? null : isEnd ? { call: (call + 1) % courses.length } : { call, other: 'either' };
  const places = at === null ? turnsNamed(scan, terms) : [at];
  const angle = terms.find((term): term is Of<'angle'> => term.kind === 'angle');
  const value = angle === undefined || at !== null ? {} : { value: angle.deg };
  return bends.flatMap((bend) =>
    places.map(
      (place): Told => ({ kind: 'turn', ...place, side: bend.side, ...value, from: bend.from - 1, to: bend.to }),
    ),
  );
}

/** The corners that a sentence around the courses tells of: at a mark, into a line from the one before, or all of them. */
function turnsNamed(scan: Scan, terms: readonly Term[]): { call: number; other?: string }[] {
  const { tokens, from, to, courses } = scan;
  const named = terms.map((term) => resolved(scan, term)).filter(isPart);
  const corner = named.find(({ kind, call }) => kind === 'corner' && call !== undefined)?.call;
  const lines = linesOf(scan, named).flatMap((line) => line.call ?? []);
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isAll = words.some((word) => /^(?:each|every|all)$/.test(word));
  const isLed = words.some((word, i) => word === 'from' && words.slice(i + 1).includes('to'));
  const one = corner ?? (isLed ? lines.at(-1) : lines[0]);
  const calls = isAll ? courses.map((_, index) => index) : one === undefined ? [] : [one % courses.length];
  // Into the first it turns at the end of the last.
  return calls.map((call) => (call === 0 ? { call: courses.length - 1, other: 'end' } : { call }));
}

/** "The third course is the longest", "its shortest side is the southeast": the line named before it, else behind it. */
function mosts(scan: Scan, parts: readonly Part[]): Told[] {
  const lines = parts.filter((part): part is Of<'line'> => part.kind === 'line');
  return lines.flatMap((line, place): Told[] => {
    if (line.by?.kind !== 'most') return [];
    const isOther = (one: Of<'line'> | undefined): one is Of<'line'> => one !== undefined && one.by?.kind !== 'most';
    const named = [lines[place - 1], lines[place + 1]].find(isOther);
    const range = { from: Math.min(line.from, named?.from ?? line.from), to: Math.max(line.to, named?.to ?? line.to) };
    const { most } = line.by;
    if (named?.deg !== undefined) return [{ kind: 'most', side: most, other: compassName(named.deg), ...range }];
    const call = named === undefined ? scan.call : named.call === undefined ? null : lineCall(scan, named.call);
    return call === null ? [] : [{ kind: 'most', side: most, call, ...range }];
  });
}

/** "The south line is a due east-west line". */
function due(scan: Scan, terms: readonly Term[], parts: readonly Part[]): Told[] {
  const told = terms.find((term): term is Of<'due'> => term.kind === 'due');
  const line = parts.find(({ kind }) => kind === 'line');
  if (told === undefined || line === undefined || (line.deg === undefined && line.call === undefined)) return [];
  const named = line.call === undefined ? { side: compassName(line.deg ?? 0) } : { call: lineCall(scan, line.call) };
  return [{ kind: 'due', ...named, value: told.deg, from: scan.from, to: scan.to }];
}
