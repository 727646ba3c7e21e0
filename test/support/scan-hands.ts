// The hands of the field: fractions of degrees and poles, chains and links, curves, and figures behind their words.
import { randomOf } from '#test/support/random.ts';
import {
  acresOf,
  figureOf,
  oppositeFigure,
  type WrittenCall,
  type WrittenCurve,
  withCurves,
} from '#test/support/scan-figure.ts';

export const FIELD_HANDS = ['fractions', 'slashed', 'chains', 'curves', 'spelled', 'spaced'] as const;
export type FieldHand = (typeof FIELD_HANDS)[number];

interface Manner {
  figure: (random: () => number, courses: number) => WrittenCall[];
  /** How a course goes on behind "thence". */
  course: (call: WrittenCall, i: number) => string;
}

const CORNERS = [
  'a stone',
  'a white oak',
  'a post and stones',
  'a hickory on the line of lands of Amos Teegarden',
  'an iron pin',
  'a sugar tree near a run',
  'a stake in the county road',
  'a locust post',
];
const PARTIES = ['Josiah P. Kearns', 'Lavina Moffett', 'Thomas G. Ault', 'Mary E. Hupp', 'C. W. Dunlap', 'Ella Rine'];
const LANDS = ['Samuel Crouse', 'the heirs of Geo. Yoho', 'Wm. McPeek', 'the B. & O. Railroad'];

const QUADRANT = { N: 'North', S: 'South', E: 'East', W: 'West' } as const;
const QUARTERS = ['', '¼', '½', '¾'];
const SLASHED = ['', '1/4', '1/2', '3/4'];

const MANNERS: Record<FieldHand, Manner> = {
  fractions: {
    figure: (random, courses) => oppositeFigure(random, courses, 'poles'),
    course: (call, i) => `${quartered(call, i)}, ${poles(call, QUARTERS, '')} poles`,
  },
  slashed: {
    figure: (random, courses) => oppositeFigure(random, courses, 'perches'),
    course: ({ bearing, ...call }) =>
      `${bearing.ns}. ${bearing.degrees}${behind(SLASHED[bearing.minutes / 15])}° ${bearing.ew}. ` +
      `${poles({ bearing, ...call }, SLASHED, ' ')} perches`,
  },
  chains: {
    figure: (random, courses) => oppositeFigure(random, courses, 'chains'),
    course: ({ bearing, distance }, i) => {
      const degrees = `${bearing.degrees}${QUARTERS[bearing.minutes / 15]}`;
      return `${QUADRANT[bearing.ns]} ${degrees} degrees ${QUADRANT[bearing.ew]} ${chains(distance, i)}`;
    },
  },
  curves: {
    figure: (random, courses) => withCurves(random, figureOf(random, courses)),
    course: (call, i) => (call.curve === undefined ? plain(call) : curved(call, call.curve, i)),
  },
  spelled: {
    figure: (random, courses) => figureOf(random, courses, 60),
    course: ({ bearing, distance }) =>
      `${QUADRANT[bearing.ns]} ${spelled(bearing.degrees)} degrees and ${spelled(bearing.minutes)} minutes ` +
      `${QUADRANT[bearing.ew]} ${inHundreds(Math.floor(distance))} and ${hundredths(distance)}/100 (${distance.toFixed(2)}) feet`,
  },
  spaced: {
    figure: (random, courses) => figureOf(random, courses, 10),
    course: (call) => plain(call),
  },
};

export function fieldDeed(seed: number, courses: number, hand: FieldHand) {
  const random = randomOf(seed * 97 + FIELD_HANDS.indexOf(hand));
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const { figure, course } = MANNERS[hand];
  const calls = figure(random, courses);
  const acres = acresOf(calls);
  const head =
    `THIS DEED, Made this ${upTo(28)} day of ${pick(['March', 'August', 'November'])}, in the year ${1890 + upTo(100)}, between ` +
    `${pick(PARTIES)}, party of the first part, and ${pick(PARTIES)}, party of the second part, WITNESSETH: that for and in ` +
    `consideration of the sum of $${upTo(90)}50.00, the receipt of which is hereby acknowledged, the said party of the first part ` +
    'does grant, bargain, sell and convey unto the said party of the second part all that certain tract or parcel of land situate ' +
    `in the Township of Center, being part of the ${pick(['Northeast', 'Southwest'])} quarter of Section ${upTo(36)}, ` +
    `Township ${upTo(12)} North, Range ${upTo(9)} West, and part of Lot ${upTo(60)} of the Subdivision of the Ault lands, ` +
    'bounded and described as follows:';
  const lines = calls.map((call, i) => {
    const last = i === calls.length - 1;
    const along = random() < 0.3 ? ` by lands of ${pick(LANDS)}` : '';
    return `thence ${course(call, i)}${along} to ${last ? 'the place of beginning,' : `${pick(CORNERS)};`}`;
  });
  const start = `BEGINNING at ${pick(CORNERS)}, corner to lands of ${pick(LANDS)};`;
  const area = `containing ${acres.toFixed(2)} acres, more or less, as recorded in Deed Book No. ${upTo(300)}, at page ${upTo(600)}.`;
  const description = [start, ...lines, area].join(' ');
  return { text: [head, description, ...closing(pick, upTo)].join('\n'), calls, acres };
}

/** How the deed ends: what fills the rest of a record book's page. */
export function closing(pick: <T>(list: readonly T[]) => T, upTo: (most: number) => number): string[] {
  const name = pick(PARTIES);
  const date = `${upTo(28)} day of ${pick(['May', 'June', 'October'])}, ${1890 + upTo(100)}`;
  return [
    'TO HAVE AND TO HOLD the same unto the said party of the second part, and to the heirs and assigns forever of the said ' +
      'party, and the party of the first part covenants to warrant generally the property hereby conveyed.',
    `WITNESS the following signature and seal this ${date}.`,
    `I, ${pick(PARTIES)}, a Notary Public in and for the said county, do certify that ${name}, whose name is signed to the ` +
      `writing above, has this day acknowledged the same before me. Given under my hand this ${date}.`,
  ];
}

/** The degree sign stands behind two of three: typists left it out. */
function quartered({ bearing }: WrittenCall, i: number): string {
  const sign = i % 3 === 2 ? '' : '°';
  return `${bearing.ns} ${bearing.degrees}${QUARTERS[bearing.minutes / 15]}${sign} ${bearing.ew}`;
}

function poles({ distance }: WrittenCall, fractions: readonly string[], space: string): string {
  const fraction = fractions[(distance * 4) % 4] ?? '';
  return `${Math.floor(distance)}${fraction === '' ? '' : space}${fraction}`;
}

function behind(fraction: string | undefined): string {
  return fraction === undefined || fraction === '' ? '' : ` ${fraction}`;
}

function chains(distance: number, i: number): string {
  const links = Math.round((distance % 1) * 100);
  if (i % 2 === 0 || links === 0) return `${distance.toFixed(2)} chains`;
  return `${Math.floor(distance)} chains and ${links} links`;
}

function plain({ bearing, distance }: WrittenCall): string {
  const { ns, degrees, minutes, seconds, ew } = bearing;
  return `${QUADRANT[ns]} ${degrees}° ${two(minutes)}' ${two(seconds)}" ${QUADRANT[ew]}, ${distance.toFixed(2)} feet`;
}

function curved({ bearing, distance }: WrittenCall, { radius, delta_s, arc, turn }: WrittenCurve, i: number): string {
  const delta = `${Math.floor(delta_s / 3600)}°${two(Math.floor(delta_s / 60) % 60)}'${two(delta_s % 60)}"`;
  const { ns, degrees, minutes, seconds, ew } = bearing;
  const chord = `${ns} ${two(degrees)}°${two(minutes)}'${two(seconds)}" ${ew}`;
  if (i % 2 === 0) {
    return (
      `with a curve to the ${turn} having a radius of ${radius.toFixed(2)} feet, a central angle of ${delta}, an arc length ` +
      `of ${arc.toFixed(2)} feet, and a chord bearing ${chord}, ${distance.toFixed(2)} feet`
    );
  }
  return (
    `along a curve to the ${turn}, radius ${radius.toFixed(2)} feet, delta ${delta}, arc ${arc.toFixed(2)} feet, chord ` +
    `${chord} ${distance.toFixed(2)} feet`
  );
}

const two = (value: number): string => String(value).padStart(2, '0');
const hundredths = (distance: number): string => two(Math.round((distance % 1) * 100));
const spelled = (value: number): string => `${wordsOf(value)} (${value})`;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Below a hundred. */
function wordsOf(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  return [TENS[Math.floor(value / 10)], value % 10 === 0 ? '' : SMALL[value % 10]]
    .filter((word) => word !== '')
    .join(' ');
}

function inHundreds(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  return [hundreds === 0 ? '' : `${wordsOf(hundreds)} hundred`, rest === 0 ? '' : wordsOf(rest)]
    .filter((word) => word !== '')
    .join(' ');
}
