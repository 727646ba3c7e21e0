// Writes a deed from a random figure in a random dialect, and keeps what it wrote so that a reading can be held against it.
import type { Bearing } from '#core/schema/bearing.ts';
import type { DistanceUnit } from '#core/schema/distance-unit.ts';
import { type Chance, chanceOf } from '#test/support/deed-chance.ts';
import { CURVES, type Dialect, dialectOf } from '#test/support/deed-dialect.ts';
import { figureOf, type WrittenCourse, walkCourse } from '#test/support/deed-figure.ts';

export interface WrittenTie {
  readonly bearing: Bearing;
  readonly distance: number;
}

export interface WrittenDeed {
  readonly text: string;
  readonly unit: DistanceUnit;
  readonly courses: readonly WrittenCourse[];
  readonly ties: readonly WrittenTie[];
  /** Figures as printed in the area statement, acres. */
  readonly acres: string;
}

const MONUMENTS = [
  'a stake',
  'an iron pin',
  'a 5/8 inch rebar set',
  'a stone',
  'a 30-inch white oak',
  'a point in the center of Mill Road',
  "a post in Carver's line",
  'a concrete monument found',
];
const NEIGHBOURS = [
  '',
  '',
  '',
  ' with the line of Harlow',
  ' along the fence',
  ' leaving the road,',
  ' parallel with Main Street',
];
const CLOSINGS = [
  'the point of beginning',
  'the place of beginning',
  'the POINT OF BEGINNING',
  'the point and place of beginning',
  'the beginning',
];
const PREAMBLES = [
  '',
  'All that certain tract or parcel of land lying in Hill Township and more particularly described as follows:\n\n',
  'WARRANTY DEED\n\nJohn Doe, grantor, for ten dollars conveys to Mary Roe, grantee, this land, to wit:\n\n',
  'A part of the Southwest Quarter of Section 14, Township 15 North, Range 1 West, described as follows: ',
];
const EPILOGUES = [
  '',
  '\n\nSubject to easements of record and to a road running North 10 degrees East, 20 feet wide.',
  '\n\nBeing the same land conveyed in Book 12, Page 340. Witness my hand this 4th day of May, 1999.',
];

const FEET: Partial<Record<DistanceUnit, number>> = {
  feet: 1,
  meters: 3937 / 1200,
  chains: 66,
  poles: 16.5,
  rods: 16.5,
  perches: 16.5,
};

/** A description by itself, without what stands before and behind it. */
export interface WrittenTract extends WrittenDeed {
  /** Its unit, how finely angles are told, and how a bearing looks. */
  readonly dialect: string;
}

export function describeTract(chance: Chance): WrittenTract {
  const dialect = dialectOf(chance);
  const curved = dialect.fineness.seconds === 1 && chance.once(0.5);
  const courses = figureOf(chance, dialect.size, dialect.fineness, curved);
  const ties = chance.once(0.3) ? tiesOf(chance, dialect) : [];
  const acres = acresOf(courses, dialect.unit);
  const body = [
    headOf(chance, dialect, ties),
    ...courses.map((course, index) => clauseOf(chance, dialect, course, index === courses.length - 1)),
  ].join(' ');
  const area = acres === '' ? '.' : `, containing ${acres} acres, more or less.`;
  const sample = dialect.bearing({ ns: 'N', degrees: 12, minutes: 30, seconds: 0, ew: 'E' });
  return { text: `${body}${area}`, unit: dialect.unit, courses, ties, acres, dialect: `${dialect.unit}, ${sample}` };
}

export function writeDeed(seed: number): WrittenDeed {
  const chance = chanceOf(seed);
  const { text: description, dialect: _, ...written } = describeTract(chance);
  const text = wrapped(`${chance.pick(PREAMBLES)}${description}${chance.pick(EPILOGUES)}`, chance.whole(60, 110));
  return { ...written, text };
}

function tiesOf(chance: Chance, dialect: Dialect): WrittenTie[] {
  const [line] = figureOf(chance, dialect.size, dialect.fineness, false);
  return line?.kind === 'line' ? [{ bearing: line.bearing, distance: line.distance }] : [];
}

function headOf(chance: Chance, dialect: Dialect, ties: readonly WrittenTie[]): string {
  if (ties.length === 0) {
    return `${chance.pick(['Beginning', 'BEGINNING', 'Begin', 'Commencing'])} at ${chance.pick(MONUMENTS)}${chance.pick([';', ',', ''])}`;
  }
  const ways = ties.map((tie) => `${dialect.thence} ${dialect.bearing(tie.bearing)} ${dialect.distance(tie.distance)}`);
  return `Commencing at the northeast corner of the mill lot; ${ways.join('; ')} to the TRUE POINT OF BEGINNING;`;
}

function clauseOf(chance: Chance, dialect: Dialect, course: WrittenCourse, isLast: boolean): string {
  const spelled =
    course.kind === 'line'
      ? `${dialect.bearing(course.bearing)}${chance.pick([' ', ', '])}${dialect.distance(course.distance)}`
      : chance.pick(CURVES)(course, dialect);
  const beside = course.kind === 'line' ? chance.pick(NEIGHBOURS) : '';
  const end = isLast ? chance.pick(CLOSINGS) : chance.pick(MONUMENTS);
  return `${dialect.thence}${beside} ${spelled} to ${end}${isLast ? '' : dialect.stop}`;
}

/** Shoelace over the recorded chords plus the segments of the curves, in acres to four figures; '' for units without fixed length. */
function acresOf(courses: readonly WrittenCourse[], unit: DistanceUnit): string {
  const feet = FEET[unit];
  if (feet === undefined) return '';
  let east = 0;
  let north = 0;
  let doubled = 0;
  let segments = 0;
  for (const course of courses) {
    const step = walkCourse(course);
    const [nextEast, nextNorth] = [east + step.east, north + step.north];
    doubled += east * nextNorth - nextEast * north;
    if (course.kind === 'curve') {
      const angle = (course.delta * Math.PI) / 180;
      segments += ((course.radius ** 2 * (angle - Math.sin(angle))) / 2) * (course.direction === 'right' ? -1 : 1);
    }
    [east, north] = [nextEast, nextNorth];
  }
  // Clockwise figures have a negative shoelace; a right curve then bulges outward.
  const area = Math.abs(doubled / 2 + segments);
  return ((area * feet * feet) / 43560).toPrecision(4);
}

export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current.length + word.length + 1 > width && current !== '') {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current].join('\n');
}
