// Whole instruments from a seed: parties, a grant, one to three tracts in one clerk's dialect, and what else offices write.
// Everything that is to be read is kept beside the text as it was written.
import type { BearingText, BenchCall, BenchFacts, Instrument, Standing, TrueTract } from '#test/benchmark/format.ts';
import { harmlessOf, type Remark, type Slot, trapOf } from '#test/benchmark/remarks.ts';
import { type Chance, chanceOf } from '#test/support/deed-chance.ts';
import { type WrittenCourse, walkCourse } from '#test/support/deed-figure.ts';
import { describeTract, type WrittenTract, wrapped } from '#test/support/deed-writer.ts';

const FIRST = [
  'Abner',
  'Clara',
  'Dwight',
  'Esther',
  'Felix',
  'Greta',
  'Hollis',
  'Ingrid',
  'Jasper',
  'Lorena',
  'Miles',
  'Odessa',
];
const LAST = [
  'Ackley',
  'Brumfield',
  'Cordell',
  'Dancy',
  'Ellery',
  'Fogarty',
  'Gossett',
  'Hatcher',
  'Ivey',
  'Kessler',
  'Lomax',
];
const PLACES = [
  ['Athens', 'Ohio', 'OH'],
  ['Wilkes', 'North Carolina', 'NC'],
  ['Linn', 'Oregon', 'OR'],
  ['Berks', 'Pennsylvania', 'PA'],
  ['Adair', 'Kentucky', 'KY'],
  ['Weld', 'Colorado', 'CO'],
  ['Rutland', 'Vermont', 'VT'],
] as const;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

interface Cast {
  readonly facts: BenchFacts;
  readonly spoken: {
    grantor: string;
    grantee: string;
    state: string;
    day: number;
    month: string;
    year: number;
    book: number;
    page: number;
  };
}

function castOf(chance: Chance): Cast {
  const person = (): string => `${chance.pick(FIRST)} ${chance.pick(['', 'A. ', 'M. ', 'R. '])}${chance.pick(LAST)}`;
  const grantor = person();
  let grantee = person();
  while (grantee === grantor) grantee = person();
  const [county, named, state] = chance.pick(PLACES);
  const [day, month, year] = [chance.whole(1, 28), chance.whole(1, 12), chance.whole(1921, 2016)];
  const [book, page] = [chance.whole(40, 900), chance.whole(1, 640)];
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    facts: {
      grantors: [grantor],
      grantees: [grantee],
      date: `${year}-${two(month)}-${two(day)}`,
      county,
      state,
      recorded: `${book}/${page}`,
    },
    spoken: { grantor, grantee, state: named, day, month: MONTHS[month - 1] ?? '', year, book, page },
  };
}

type Grant = (cast: Cast) => string;

const GRANTS: readonly Grant[] = [
  ({ facts, spoken }) =>
    `WARRANTY DEED\n\nRecorded in Deed Book ${spoken.book}, Page ${spoken.page}\n\n${spoken.grantor}, grantor, of ${facts.county} County, ${spoken.state}, for valuable consideration paid, grants with general warranty covenants to ${spoken.grantee}, grantee, the following real property:\n\nDated ${spoken.month} ${spoken.day}, ${spoken.year}.\n`,
  ({ facts, spoken }) =>
    `THIS INDENTURE, made the ${ordinal(spoken.day)} day of ${spoken.month}, ${spoken.year}, between ${spoken.grantor}, party of the first part, and ${spoken.grantee}, party of the second part, WITNESSETH: that the party of the first part does grant, bargain, sell and convey unto the party of the second part the following land in the County of ${facts.county} and State of ${spoken.state}:\n\nDeed Book ${spoken.book}, Page ${spoken.page}\n`,
  ({ facts, spoken }) =>
    `BOOK ${spoken.book} PAGE ${spoken.page}\n\nKNOW ALL MEN BY THESE PRESENTS, that I, ${spoken.grantor}, on this ${ordinal(spoken.day)} day of ${spoken.month}, ${spoken.year}, do hereby grant and convey to ${spoken.grantee} and the heirs and assigns of the same, the following described premises, situate in ${facts.county} County, ${spoken.state}, to wit:\n`,
];

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${ending}`;
}

/** How well the recorded values themselves close. */
function closureOf(courses: readonly WrittenCourse[]): number {
  let [east, north, length] = [0, 0, 0];
  for (const course of courses) {
    const step = walkCourse(course);
    east += step.east;
    north += step.north;
    length += step.length;
  }
  return length / Math.max(Math.hypot(east, north), 1e-9);
}

/** Two courses along one street that run apart would be a fault of their own. */
const isSound = ({ courses, acres, text }: WrittenTract): boolean =>
  acres !== '' && closureOf(courses) > 10_000 && text.split('parallel').length < 3;

/** The same instrument for the same seed and standing. */
export function instrumentOf(seed: number, wanted: Standing): Instrument {
  for (let turn = 0; ; turn += 1) {
    const chance = chanceOf(seed * 1009 + turn * 7);
    const tract = describeTract(chance);
    // A trap differs from a sound instrument by its sentence alone.
    if (wanted !== 'open' && !isSound(tract)) continue;
    return written(`${wanted}-${seed}`, chance, tract, wanted);
  }
}

function written(id: string, chance: Chance, first: WrittenTract, standing: Standing): Instrument {
  const cast = castOf(chance);
  const more = standing === 'open' && chance.once(0.4) ? [describeTract(chance)] : [];
  const excepted = standing === 'open' && chance.once(0.2) ? [describeTract(chance)] : [];
  const trap = standing === 'trap' ? trapOf(chance) : null;
  const remarks = [...harmlessOf(chance), ...(trap === null ? [] : [trap])];
  const bodies = [first, ...more].map(({ text }, index) => (more.length === 0 ? text : `TRACT ${index + 1}: ${text}`));
  const less = excepted.map(({ text }) => `LESS AND EXCEPT the following: ${text}`);
  const text = [
    chance.pick(GRANTS)(cast),
    ...at(remarks, 'before'),
    '',
    bodies.join('\n\n'),
    ...less,
    ...at(remarks, 'behind'),
    '',
    ...at(remarks, 'end'),
  ].join('\n');
  return {
    id,
    text: wrapped(text, chance.whole(64, 100)),
    pages: [],
    dialect: first.dialect,
    standing,
    trap: trap?.kind ?? null,
    tracts: [
      ...[first, ...more].map((tract) => truthOf(tract, false)),
      ...excepted.map((tract) => truthOf(tract, true)),
    ],
    facts: cast.facts,
  };
}

const at = (remarks: readonly Remark[], slot: Slot): string[] =>
  remarks.filter((remark) => remark.slot === slot).map(({ words }) => words);

function truthOf({ courses, ties, unit, acres }: WrittenTract, exception: boolean): TrueTract {
  return { exception, unit, calls: courses.map(callOf), ties: ties.length, acres: acres === '' ? null : Number(acres) };
}

function callOf(course: WrittenCourse): BenchCall {
  if (course.kind === 'line') return { kind: 'line', bearing: bearingText(course.bearing), distance: course.distance };
  const { chordBearing, chord, radius, delta, arc, direction } = course;
  return { kind: 'curve', bearing: bearingText(chordBearing), distance: chord, radius, delta, arc, turn: direction };
}

export function bearingText({
  ns,
  degrees,
  minutes,
  seconds,
  ew,
}: {
  ns: string;
  degrees: number;
  minutes: number;
  seconds: number;
  ew: string;
}): BearingText {
  return `${ns} ${degrees}-${minutes}-${seconds} ${ew}`;
}
