// Where the beginning is told to lie, told twice: so many feet from a street, a corner or a line, and which edge of a road it stands on.
import { findEntry } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { isSentenceEnd } from '#core/language/sentence-end.ts';
import type { Passage } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { placesWhere, placesWithin } from '#core/language/words-index.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import type { Instrument, ToldTract } from '#core/read/account/instrument.ts';
import { otherCornerBegun } from '#core/read/account/quantities/corner-begun.ts';
import { agree, lengthAt, type Quantity } from '#core/read/account/quantities/quantity.ts';
import { boundAt } from '#core/read/account/quantities/regions.ts';
import { compassName, directionAt } from '#core/read/account/relations/named-direction.ts';
import { streetBegunOff } from '#core/read/account/relations/street-begun.ts';
import { EDGES, WAYS } from '#core/read/account/relations/ways.ts';
import type { Remark } from '#core/read/account/remark.ts';
import { degreesOf } from '#core/survey/angle.ts';
import { partedBy } from '#core/survey/figure-relations.ts';
import { walk } from '#core/survey/traverse.ts';

/** "200 feet west of Elm Street". */
export interface Tie extends Passage {
  readonly length: Quantity;
  readonly deg: number | null;
  /** What it is told from, by its streets, corners and lines. */
  readonly keys: ReadonlySet<string>;
}

const isBegun = oncePerToken((word) => /^(?:beginning|begins?|commences?|initial)$/.test(word));

export function beginningRemarks({ reading: { tokens }, tracts }: Instrument): Remark[] {
  const begun = placesWhere(tokens, isBegun);
  const twice = tracts.flatMap((tract) => {
    const { around, courses } = tract;
    const opened = placesWithin(tokens, around.leadFrom, courses[0]?.from ?? 0, isBegun);
    const last = opened.filter((at) => isOpened(tokens, tract, at)).at(1);
    return last === undefined || !/^(?:and|or)$/.test(textAt(tokens, last - 1))
      ? []
      : [{ code: 'place_otherwise' as const, from: last, to: last + 8, tracts: [tract.index] }];
  });
  const told = begun.flatMap((at): Remark[] => {
    const bound = boundAt(tracts, at).filter(({ mayPass }) => mayPass);
    const [tract] = bound;
    if (tract === undefined || bound.length > 1) return [];
    const told = tieToldAt(tokens, at);
    // "Beginning at a pin in the road; said point of beginning being a post 35 feet off it".
    if (isInHead(tract, at)) {
      const isElse = textAt(tokens, at - 1) === 'of' && isOtherMark(tokens, tract, at);
      const back = told === null ? null : tieBackAt(tokens, tract, told);
      return isElse || (back !== null && isParted(back, tiesOf(tokens, tract)))
        ? [{ code: 'place_otherwise', from: at, to: told?.to ?? at + 6, tracts: [tract.index] }]
        : [];
    }
    const edge = edgeToldAt(tokens, at);
    const isOther =
      isOtherMark(tokens, tract, at) ||
      (told !== null && isParted(told, tiesOf(tokens, tract))) ||
      (edge !== null && edgesBegunAt(tokens, tract).some((one) => isOneRoad(one, edge) && one.side !== edge.side));
    const range = { from: Math.max(0, at - 3), to: told?.to ?? edge?.to ?? at };
    return isOther ? [{ code: 'place_otherwise', ...range, tracts: [tract.index] }] : [];
  });
  const again = tracts.flatMap((tract): Remark[] => (tract.mayPass ? pointsToldAgain(tokens, tract) : []));
  const off = tracts.flatMap(({ courses, mayPass, index }) => {
    const way = mayPass ? streetBegunOff(tokens, courses) : null;
    return way === null ? [] : [{ code: 'place_otherwise' as const, from: way.at, to: way.next, tracts: [index] }];
  });
  return [...twice, ...off, ...again, ...told, ...tracts.flatMap((tract) => otherCornerBegun(tokens, tract))];
}

/** "BEGINNING at a pin in Route 208; and BEGINNING at a stone": of one figure ahead of its courses. */
const isOpened = (tokens: readonly Token[], tract: ToldTract, at: number): boolean =>
  tract.mayPass &&
  tract.ties.length === 0 &&
  /^(?:at|on)$/.test(textAt(tokens, at + 1)) &&
  textAt(tokens, at + 2) !== 'said';

const isPoint = oncePerToken((word) => word === 'point');
const isSaid = ({ text }: Token): boolean => /^(?:said|same)$/.test(text);

/** "at a point 246 feet west of the southeast corner, said point being 264 feet from the said corner": ahead of the courses, of what was told just before. */
function pointsToldAgain(tokens: readonly Token[], tract: ToldTract): Remark[] {
  const { description, courses, ties, index } = tract;
  const end = ties[0]?.from ?? courses[0]?.from ?? description.from;
  return placesWithin(tokens, description.from, end, isPoint).flatMap((at): Remark[] => {
    const told = /^(?:said|which)$/.test(textAt(tokens, at - 1)) ? tieToldAt(tokens, at) : null;
    if (told === null || !tokens.slice(told.length.to, told.to).some(isSaid)) return [];
    const before = tiesOf(tokens, tract).filter(({ from }) => from < at);
    return isParted(told, before) ? [{ code: 'place_otherwise', from: at, to: told.to, tracts: [index] }] : [];
  });
}

const isInHead = ({ description, courses }: ToldTract, at: number): boolean =>
  at >= description.from && at < (courses[0]?.from ?? description.head.to);

const IS = /^(?:,|being|is|lies|lying|was|which|point|corner|place|located|situated?|distant|also|said|at)$/;
/** In tokens. */
const LONGEST_LEAD = 8;
const LONGEST_PLACE = 22;

/** "said point of beginning being 250 feet west of", "the parcel begins 450 feet north of". */
function tieToldAt(tokens: readonly Token[], at: number): Tie | null {
  let next = at + 1;
  let isVerb = /^(?:begin|commence)s?$/.test(textAt(tokens, at));
  // "is marked by an iron 142 feet East": behind the verb whatever stands there.
  const isLead = (place: number): boolean =>
    IS.test(textAt(tokens, place)) || isMark(tokens[place]) || (isVerb && tokens[place]?.kind === 'word');
  while (next < at + LONGEST_LEAD && lengthAt(tokens, next) === null && isLead(next)) {
    isVerb ||= VERB.test(textAt(tokens, next));
    next += 1;
  }
  return isVerb ? tieAt(tokens, next) : null;
}

const VERB = /^(?:being|is|lies|lying|was)$/;
const STOP = /^(?:;|:|thence|containing|running)$/;

/** A length that leads from something else. */
function tieAt(tokens: readonly Token[], at: number): Tie | null {
  const length = lengthAt(tokens, at);
  if (length === null) return null;
  let next = length.to;
  while (/^(?:to|the|due|,|distant|measured)$/.test(textAt(tokens, next))) next += 1;
  const direction = directionAt(tokens, next);
  const of = direction?.next ?? next;
  // "142 feet East and 233 feet North of said corner".
  const other = direction !== null && textAt(tokens, of) === 'and' ? tieAt(tokens, of + 1) : null;
  if (other !== null && direction !== null) return { ...other, length, deg: direction.deg, from: at };
  if (!/^(?:of|from)$/.test(textAt(tokens, of))) return null;
  let to = of + 1;
  // "of the said section corner, being the middle of Shimek's lane".
  const isAside = (i: number): boolean =>
    textAt(tokens, i) === ',' && /^(?:being|which|where)$/.test(textAt(tokens, i + 1));
  const isEnd = (i: number): boolean =>
    STOP.test(textAt(tokens, i)) || isAside(i) || isSentenceEnd(tokens, i) || lengthAt(tokens, i) !== null;
  while (to < Math.min(tokens.length, of + LONGEST_PLACE) && !isEnd(to)) to += 1;
  const deg = direction?.deg ?? null;
  return { length, deg, keys: keysIn(tokens, of + 1, to, deg), from: at, to };
}

/** "thence North 660 feet to the point of beginning (said point being 606 feet North of said corner)": told behind the way that leads there, of where it set out; null of another place. */
function tieBackAt(tokens: readonly Token[], { description, ties }: ToldTract, told: Tie): Tie | null {
  const way = ties[0]?.from ?? told.from;
  const place = tokens.slice(told.length.to, told.to);
  const said = place.findIndex(isSaid);
  const end = place.findIndex(({ kind }, i) => i > said && kind !== 'word');
  const noun = place[(end < 0 ? place.length : end) - 1]?.text;
  const isWhence = tokens.slice(description.from, way).some(({ text }) => text === noun);
  return said >= 0 && told.from > way && isWhence ? { ...told, keys: new Set([...told.keys, 'commencement']) } : null;
}

/** "Tuttle's line", "the line of Amos Tuttle": whose line stands before or behind a token. */
function ownerOfLine(tokens: readonly Token[], noun: number): string | null {
  if (!/^(?:line|lands?|corner)$/.test(textAt(tokens, noun))) return null;
  if (textAt(tokens, noun - 1) === 's' && textAt(tokens, noun - 2) === "'") return textAt(tokens, noun - 3);
  let last = noun + 1;
  while (tokens[last + 1]?.kind === 'word' && tokens[last + 1]?.capital === true) last += 1;
  return textAt(tokens, noun + 1) === 'of' && last > noun + 1 ? textAt(tokens, last) : null;
}

const areWays = (word: string): boolean => WAYS.has(word) || WAYS.has(word.replace(/s$/, ''));
const PARENTS = /^(?:section|quarter|forty|lot|block|survey|its|said)$/;

/** "elm" of streets; "south line" of a line, and of a corner in it where the way leads off from that line. */
function keysIn(tokens: readonly Token[], from: number, to: number, deg: number | null): Set<string> {
  const keys = new Set<string>();
  const hasWays = tokens.slice(from, to).some(({ text }) => areWays(text));
  for (let at = from; at < to; at += 1) {
    const { text = '', capital = false, kind } = tokens[at] ?? {};
    const direction = directionAt(tokens, at);
    const owner = ownerOfLine(tokens, at);
    if (owner !== null) keys.add(`line of ${owner}`);
    if (text === 'commencement') keys.add(text);
    if (direction === null) {
      if (hasWays && kind === 'word' && capital && !areWays(text) && text !== 'section') keys.add(text);
      continue;
    }
    const noun = textAt(tokens, direction.next);
    const parent = tokens.slice(direction.next + 1, direction.next + 6).find((word) => PARENTS.test(word.text))?.text;
    const isOwn = parent === 'said' || parent === 'forty' || textAt(tokens, at - 1) === 'its';
    const whose = isOwn ? 'own' : (parent ?? 'own');
    const [name, isCorner] = [compassName(direction.deg), noun === 'corner'];
    if (isCorner) keys.add(`${whose} ${name} corner`);
    if (EDGES.test(noun) && !hasWays) keys.add(`${whose} ${name} line`);
    if (isCorner && deg !== null && deg % 90 === 0)
      keys.add(`${whose} ${deg % 180 === 0 ? name.slice(0, 5) : name.slice(5)} line`);
    at = direction.next - 1;
  }
  // "310 feet south of the same corner".
  if (tokens.slice(from, to).some(({ text }) => text === 'corner' || text === 'intersection')) keys.add('corner');
  return keys;
}

/** All that the words ahead of the courses tell of the way to the beginning, the courses of that way one by one and together. */
export function tiesOf(tokens: readonly Token[], { description, courses, ties }: ToldTract): Tie[] {
  const end = ties[0]?.from ?? courses[0]?.from ?? description.head.to;
  const told: Tie[] = [];
  for (let at = description.from; at < end; at += 1) {
    const tie =
      tieAt(tokens, at) ??
      bearingAt(tokens, at) ??
      standingAt(tokens, at) ??
      (ties.length === 0 ? corneredAt(tokens, at) : null);
    if (tie !== null) told.push(tie);
  }
  const legs = legsOf(ties) ?? [];
  const last = walk(legs).at(-1);
  if (ties.length === 0 || last === undefined) return told;
  const range = { from: description.from, to: end };
  const deg = degreesOf(Math.atan2(last.east_ft, last.north_ft) as Parameters<typeof degreesOf>[0]);
  const keys = new Set([...keysIn(tokens, range.from, end, null), 'commencement']);
  const half = Math.max(...ties.map(({ distance }) => 0.5 * 10 ** -(distance?.decimals ?? 0)));
  const length = { value: Math.hypot(last.east_ft, last.north_ft), half, unit: 'feet', ...range };
  return [...told, { length, deg, keys, ...range }];
}

/** "from which the northeast corner of the section bears North 250 feet": it lies the other way from there. */
function bearingAt(tokens: readonly Token[], at: number): Tie | null {
  if (textAt(tokens, at) !== 'from' || textAt(tokens, at + 1) !== 'which') return null;
  let bears = at + 2;
  while (bears < at + LONGEST_PLACE && !/^bears?$/.test(textAt(tokens, bears))) bears += 1;
  const direction = directionAt(tokens, textAt(tokens, bears + 1) === 'due' ? bears + 2 : bears + 1);
  const length = direction === null ? null : lengthAt(tokens, direction.next);
  if (direction === null || length === null) return null;
  const deg = (direction.deg + 180) % 360;
  return { length, deg, keys: keysIn(tokens, at + 2, bears, deg), from: at, to: length.to };
}

/** "an iron stake in the line of Amos Tuttle": no way off it. */
function standingAt(tokens: readonly Token[], at: number): Tie | null {
  if (!/^(?:in|on)$/.test(textAt(tokens, at))) return null;
  const noun = [1, 2, 3, 4, 5].map((step) => at + step).find((place) => textAt(tokens, place) === 'line');
  const owner = noun === undefined ? null : ownerOfLine(tokens, noun);
  const length = { value: 0, half: 0, unit: 'feet', from: at, to: at };
  return owner === null ? null : { length, deg: null, keys: new Set([`line of ${owner}`]), from: at, to: at + 1 };
}

/** "a stone at the northeast corner of said quarter". */
function corneredAt(tokens: readonly Token[], at: number): Tie | null {
  const corner = /^at the$/.test(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`)
    ? directionAt(tokens, at + 2)
    : null;
  if (corner === null || corner.deg % 90 === 0 || textAt(tokens, corner.next) !== 'corner') return null;
  const length = { value: 0, half: 0, unit: 'feet', from: at, to: at };
  const to = corner.next + 1;
  return { length, deg: null, keys: keysIn(tokens, at + 2, to + 5, null), from: at, to };
}

/** How far two directions in words may be apart. */
const TOWARD_DEG = 45;

/** The same way from the same thing, and of another length. */
function isParted(told: Tie, ties: readonly Tie[]): boolean {
  const alike = ties.filter((tie) => areOfOne(told, tie));
  const isAcross = ({ deg }: Tie): boolean =>
    told.deg !== null && deg !== null && Math.abs(partedBy(told.deg, deg) - 90) < TOWARD_DEG;
  return alike.some((tie) => !isAcross(tie)) && !alike.some((tie) => isSo(told, tie));
}

const areOfOne = (told: Tie, { keys }: Tie): boolean =>
  [...keys].some((key) => told.keys.has(key) && (key !== 'corner' || told.keys.size === 1));

const isSo = (told: Tie, tie: Tie): boolean =>
  areOfOne(told, tie) &&
  (told.deg === null || tie.deg === null || partedBy(told.deg, tie.deg) <= TOWARD_DEG) &&
  agree(tie.length, told.length);

/** "The place of beginning is a stone in the Abbott line", where it was an iron stake: no word of the mark stands in its head. */
function isOtherMark(tokens: readonly Token[], { description, courses, ties }: ToldTract, at: number): boolean {
  const isTold = /^(?:is|being)$/.test(textAt(tokens, at + 1)) && /^an?$/.test(textAt(tokens, at + 2));
  const noun = [3, 4, 5, 6].map((step) => at + step).find((place) => isMark(tokens[place]));
  if (!isTold || noun === undefined) return false;
  const mark = tokens.slice(at + 3, noun + 1);
  if (mark.some(({ kind, text }) => kind !== 'word' || /^(?:in|on|of|at|from)$/.test(text))) return false;
  const start = ties.at(-1)?.monumentAt ?? description.from;
  const end = courses[0]?.from ?? description.head.to;
  const head = tokens.slice(start, at < end ? at : end);
  return head.some(isMark) && !mark.some(({ text }) => head.some((word) => word.text === text));
}

const isMark = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  findEntry(token)?.noun === 'monument' &&
  !/^(?:corner|point|line|place)s?$/.test(token.text);

interface Edge {
  readonly side: string;
  readonly road: string;
  readonly to: number;
}

/** "which point is in the east edge of the said road and not in its center". */
function edgeToldAt(tokens: readonly Token[], at: number): Edge | null {
  let next = at + 1;
  while (next < at + LONGEST_LEAD && IS.test(textAt(tokens, next))) next += 1;
  const isVerb = tokens.slice(at + 1, next).some(({ text }) => VERB.test(text));
  return isVerb && /^(?:in|on|upon)$/.test(textAt(tokens, next)) ? edgeAt(tokens, next + 1) : null;
}

/** "the center of said road", "the east right of way line of Route 5". */
function edgeAt(tokens: readonly Token[], first: number): Edge | null {
  let at = /^(?:the|its|said)$/.test(textAt(tokens, first)) ? first + 1 : first;
  const direction = directionAt(tokens, at);
  const isCenter = /^(?:center|centre|centerline|middle)$/.test(textAt(tokens, at));
  if (direction === null && !isCenter) return null;
  at = direction?.next ?? at;
  while (/^(?:right|of|way|-|line|center|centre|centerline|middle|the|said|edge|side|margin)$/.test(textAt(tokens, at)))
    at += 1;
  const names = tokens.slice(at, at + 4).map(({ text }) => text);
  const end = names.findIndex(areWays);
  const road = names.slice(0, end + 1).join(' ');
  return end < 0 ? null : { side: isCenter ? 'center' : compassName(direction?.deg ?? 0), road, to: at + end + 1 };
}

/** "the said road" may be any that has a name. */
const isOneRoad = (one: Edge, other: Edge): boolean =>
  one.road === other.road || [one, other].some(({ road }) => !road.includes(' '));

function edgesBegunAt(tokens: readonly Token[], { description, courses, ties }: ToldTract): Edge[] {
  if (ties.length > 0) return [];
  const end = courses[0]?.from ?? description.head.to;
  const found: Edge[] = [];
  for (let at = description.from; at < end; at += 1) {
    const edge = /^(?:in|on|upon)$/.test(textAt(tokens, at)) ? edgeAt(tokens, at + 1) : null;
    if (edge !== null) found.push(edge);
  }
  return found.length === 1 ? found : [];
}
