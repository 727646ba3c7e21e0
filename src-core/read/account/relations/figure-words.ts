// What sentences before and behind the courses assert of the whole figure: its shape, its angles, its sides among each other, the way around it.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { hasWord, placesWithin } from '#core/language/words-index.ts';
import { type FigureTalk, figureTalk } from '#core/read/account/claims/figure-talk.ts';
import { leadingTalk } from '#core/read/account/claims/leading-talk.ts';
import { resolved } from '#core/read/account/claims/named-course.ts';
import { LAST, type Term } from '#core/read/account/claims/term.ts';
import { termsIn } from '#core/read/account/claims/terms.ts';
import { compassName } from '#core/read/account/relations/named-direction.ts';
import { ownLandEnd } from '#core/read/account/relations/own-land.ts';
import type { Scan, Told } from '#core/read/account/relations/scan.ts';
import { statements } from '#core/read/account/relations/statements.ts';
import { partedBy } from '#core/survey/figure-relations.ts';

/** Sentences that speak of a part of the land, or of a right in it. */
const ELSEWHERE = wordSet(
  'easement easements except excepting excepted reserving reserved reserves reserve subject together building structure strip sewer pipe pipeline',
);

const isElsewhere = oncePerToken((word) => ELSEWHERE.has(word));
const isAdjoining = oncePerToken((word) => word === 'adjoining');
/** Of the land beside this; but "with one line on each adjoining owner". */
const isOfLandBeside = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  placesWithin(tokens, from, to, isAdjoining).some(
    (at) => !/^(?:owners?|proprietors?|landowners?)$/.test(textAt(tokens, at + 1)),
  );

/** All that the passage tells of the figure; far from the courses no shapes, angles or pairs of lines but in what tells of nothing else. */
export function figureWords(scan: Scan, isNear: boolean): Told[] {
  const { tokens, from, to } = scan;
  return sentencesIn(tokens, from, to).flatMap((sentence) => {
    const own = { ...scan, ...sentence };
    const talk = figureTalk(tokens, sentence.from, sentence.to);
    const terms = talk?.terms ?? termsIn(tokens, sentence.from, sentence.to);
    if (talk === null && hasWord(tokens, sentence.from, sentence.to, isElsewhere)) return [];
    // Of the land beside this: only where it lies can be held against the figure.
    if (talk === null && isOfLandBeside(tokens, sentence))
      return statements(own, terms, false).filter(({ kind }) => kind === 'side');
    const leading = talk === null ? leadingTalk(tokens, sentence) : null;
    const led =
      leading === null ? [] : statements({ ...scan, from: leading.from, to: leading.to }, leading.terms, true);
    const told = [...statements(own, terms, talk !== null), ...led];
    return talk !== null || isNear ? [...toldOf(own, terms, talk !== null), ...told] : told;
  });
}

/** What a passage of nothing but talk of the figure asserts of it. */
export const talkWords = (scan: Scan, { terms }: FigureTalk): Told[] => [
  ...toldOf(scan, terms, true),
  ...statements(scan, terms, true),
];

type Of<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;
const isOf =
  <Kind extends Term['kind']>(kind: Kind) =>
  (term: Term): term is Of<Kind> =>
    term.kind === kind;

function toldOf(scan: Scan, told: readonly Term[], isWhole: boolean): Told[] {
  const terms = told.map((term) => (term.kind === 'corner' ? resolved(scan, term) : term));
  const relations = terms.filter(isOf('relation'));
  return [
    ...terms
      .filter(isOf('shape'))
      .flatMap(({ shape, from, to }): Told[] =>
        shape === 'odd' ? [] : [{ kind: 'shape', other: shape, from, to: Math.min(scan.to, to + 2) }],
      ),
    ...angles(scan, terms, isWhole),
    ...squareCorners(scan, terms, relations),
    ...pairs(scan, terms, relations, isWhole),
    ...(isWhole ? around(terms) : []),
    ...terms.filter(isOf('lies')).map(lying),
  ];
}

/** Land that lies to the west of its beginning begins at its east. */
const lying = ({ deg, isAll, from, to }: Of<'lies'>): Told => ({
  kind: 'corner',
  value: (deg + 180) % 360,
  ...(isAll ? { side: 'most' } : {}),
  from,
  to,
});

const ANGLES = /^(?:angles?|deflections?)$/;
const isAngle = oncePerToken((word) => ANGLES.test(word));
const FEWEST_ANGLES = 3;
const LONGEST_HEADING = 12;

/** "Interior angles in the order of the corners: 102°16', 103°41', …", "the angle at the end of the second course". */
function angles({ tokens, from, to, courses, call }: Scan, terms: readonly Term[], isWhole: boolean): Told[] {
  const told = terms.filter(isOf('angle'));
  // "Interior angles in the order of the corners:" is a sentence of its own.
  const start = textAt(tokens, from - 1) === ':' ? Math.max(0, from - LONGEST_HEADING) : from;
  if (!hasWord(tokens, start, to, isAngle)) return [];
  const words = tokens.slice(start, to).map(({ text }) => text);
  // "The central angle of the said curve".
  if (words.some((word) => /^(?:central|delta)$/.test(word))) return [];
  const named = words.findIndex((word) => ANGLES.test(word));
  const isList = told.length >= FEWEST_ANGLES && words[named] === 'angles';
  // "a deflection of 59° to the right".
  if (!(isWhole || isList) || terms.some(({ kind }) => kind === 'bend')) return [];
  const isInside = !words.some((word) => /^(?:deflection|exterior|external|outside)$/.test(word));
  // "The interior angles sum to 900 degrees", as those of seven sides do.
  const isSum = told.length === 1 && words.some((word) => /^(?:sums?|total|totalling)$/.test(word));
  if (isSum && isInside)
    return told.map(({ deg, from: at, to: end }) => ({
      kind: 'angle',
      side: 'interior',
      other: 'sum',
      value: deg,
      from: at,
      to: end,
    }));
  const isAll = told.length === 1 && words.some((word) => /^(?:each|every|all)$/.test(word));
  // In a course it is at one of its ends.
  const at = call !== null ? { call, other: 'either' } : told.length === 1 ? placeOf(terms, courses.length) : {};
  return told.map((angle) => ({
    kind: 'angle',
    ...at,
    side: isInside ? 'interior' : 'any',
    ...(isInside ? (isAll ? { other: 'all' } : {}) : { other: 'either' }),
    value: angle.deg,
    from: angle.from,
    to: angle.to,
  }));
}

/** Where an angle is told to be: at a corner by its place or its name, or between two courses. */
function placeOf(terms: readonly Term[], courses: number): { call?: number; other?: string } {
  const [corner] = terms.filter(isOf('corner'));
  const lines = terms.filter(isOf('line'));
  const [one, two] = lines.flatMap(({ call }) => call ?? []);
  if (corner?.call !== undefined) return { call: corner.call % courses };
  if (corner?.deg !== undefined) return { other: compassName(corner.deg) };
  const [side, across] = lines.flatMap(({ deg }) => deg ?? []);
  if (lines.length === 2 && side !== undefined && across !== undefined && partedBy(side, across) === 90)
    return { other: compassName(Math.abs(side - across) > 180 ? 315 : (side + across) / 2) };
  return one === undefined || two === undefined || Math.abs(one - two) !== 1 ? {} : { call: Math.max(one, two) };
}

/** "all four angles of the parcel are right angles", "all corners of the lot are square", "the angle at the northeast corner is a right angle". */
function squareCorners(
  { tokens, from, to, courses }: Scan,
  terms: readonly Term[],
  relations: readonly Of<'relation'>[],
): Told[] {
  const square = relations.find(({ relation }) => relation === 'right-angled');
  if (square === undefined) return [];
  const isAtCorner = terms.some(({ kind, from: at }) => kind === 'corner' && at > square.from && at - square.to <= 2);
  if (isAtCorner)
    return [
      {
        kind: 'angle',
        ...placeOf(terms, courses.length),
        side: 'interior',
        value: 90,
        from: square.from,
        to: square.to,
      },
    ];
  const words = tokens.slice(from, to).map(({ text }) => text);
  const noun = words.findIndex((word, index) => /^(?:angles?|corners?)$/.test(word) && words[index - 1] !== 'right');
  const isSaid = words.slice(noun + 1).some((word) => /^(?:are|being|is|at)$/.test(word));
  if (noun < 0 || !isSaid) return [];
  const isAll = words[noun]?.endsWith('s') === true || words.some((word) => /^(?:each|every)$/.test(word));
  const range = { from: from + Math.min(noun, square.from - from), to: square.to };
  if (isAll) return [{ kind: 'shape', other: 'right-angled', ...range }];
  return [
    {
      kind: 'angle',
      ...placeOf(terms, courses.length),
      side: 'interior',
      value: 90,
      ...range,
    },
  ];
}

/** "the east and west lines of said lot being equal", "the first line is parallel with the third", "opposite sides are parallel", "between parallel lines". */
function pairs(scan: Scan, terms: readonly Term[], relations: readonly Of<'relation'>[], isWhole: boolean): Told[] {
  const { tokens, from, to } = scan;
  const named = terms.map((term) => resolved(scan, term)).filter(isOf('line'));
  // "(parallel to the first line)": told of the course that it stands in.
  const isOfThis = named.length === 1 && scan.call !== null && named[0]?.call !== scan.call;
  const lines: typeof named = isOfThis ? [{ kind: 'line', call: scan.call, from, to: from }, ...named] : named;
  // "The first and second lines meet at a right angle".
  const square = lines.length === 2 ? relations.find(({ relation }) => relation === 'right-angled') : undefined;
  const made =
    relations.find(({ relation }) => relation === 'parallel' || relation === 'square' || relation === 'equal') ??
    square;
  if (made === undefined) return [];
  // "between equal and parallel lines".
  const first = relations[0]?.from ?? made.from;
  const isBetween =
    textAt(tokens, first - 1) === 'between' && relations.some(({ relation }) => relation === 'parallel');
  if (isBetween && tokens.slice(first, to).some(({ text }) => /^(?:lines|sides)$/.test(text)))
    return [{ kind: 'parallel', from: first - 1, to: Math.min(to, (relations.at(-1)?.to ?? made.to) + 1) }];
  const kind = made.relation === 'right-angled' ? 'square' : made.relation === 'opposite' ? 'parallel' : made.relation;
  if (isWhole && kind === 'equal' && lines.length === 0 && !relations.some(({ relation }) => relation === 'opposite'))
    return [{ kind: 'shape', other: 'equilateral', from, to }];
  if (isWhole && relations.some(({ relation }) => relation === 'opposite'))
    return [{ kind: 'shape', other: 'parallelogram', from, to }];
  const isOthers = !isWhole && lines.some((line) => textAt(tokens, line.to) === 'of' && ownLandEnd(scan, line.to) < 0);
  const isUnnamed = lines.some(({ deg, call }) => deg === undefined && call === undefined);
  // ", parallel to the front line of this lot,": some line of the figure, whichever is its front.
  if (isUnnamed && isOfThis && scan.call !== null && named[0]?.by === undefined && kind !== 'equal')
    return [{ kind, call: scan.call, other: 'any', from, to }];
  if (isWhole && kind === 'parallel' && isUnnamed) return [{ kind, from, to }];
  const isSaid = tokens
    .slice(lines[0]?.from ?? from, to)
    .some(({ text }) => /^(?:is|are|being|run|runs|running)$/.test(text));
  const kinds = [
    kind,
    ...relations.flatMap(({ relation }) =>
      relation === 'equal' || relation === 'parallel' || relation === 'square' ? [relation] : [],
    ),
  ];
  const isTold = isSaid || isOfThis || (isWhole && made === square);
  if (lines.length < 2 || lines.length % 2 > 0 || (lines.length > 2 && !isWhole) || isOthers || !isTold) return [];
  const names = lines.map(({ call, deg }) =>
    call === undefined ? compassName(deg ?? Number.NaN) : call === LAST ? scan.courses.length - 1 : call,
  );
  return names.flatMap((one, place): Told[] => {
    const other = names[place + 1];
    if (place % 2 > 0 || other === undefined || one === other || one === '' || other === '') return [];
    return [...new Set(kinds)].map((each) => ({
      kind: each,
      ...(each === 'equal' && made.times !== undefined ? { value: made.times } : {}),
      ...(typeof one === 'number' ? { call: one } : { side: one }),
      other,
      from,
      to,
    }));
  });
}

/** "running clockwise", "the land lying on the right hand". */
function around(terms: readonly Term[]): Told[] {
  return terms.filter(isOf('around')).map(({ side, from, to }) => ({ kind: 'turn', side, from, to }));
}
