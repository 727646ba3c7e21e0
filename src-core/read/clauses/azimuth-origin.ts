// Where azimuths are counted from: north, unless the document says south, as the Hawaiian surveys do.
import { AS_READ, DOUBTFUL, type Doubt } from '#core/language/doubt.ts';

const KIND = '(?:(?:the|true|grid|geodetic|astronomic(?:al)?|magnetic) ){0,2}';
const FROM_SOUTH = new RegExp(
  `(?:clock[ -]{0,2}wise|azimu\\w{1,4}[^.;]{0,80}) from ${KIND}south\\b|south azimu\\w{1,4}`,
  'i',
);

const FROM_NORTH = new RegExp(`\\bfrom ${KIND}north\\b|north azimu\\w{1,4}`, 'i');
/** The words by which every Hawaiian survey names its station, and they all count from the south. */
const HAWAIIAN = /\bgovernment survey tri(?:g\b|angulation)|\bland commission award\b|\bL\. ?C\. ?A(?:w)?\.? \d/i;

/** Every run of blanks but a single space. */
const UNEVEN_BLANKS = /\s{2,}|[^\S ]/g;

/** Degrees to add to a recorded azimuth to count it from north. */
export function azimuthOriginOf(text: string): number {
  if (!/azimu|clock/i.test(text)) return 0;
  const flowed = text.replaceAll(UNEVEN_BLANKS, ' ');
  return FROM_SOUTH.test(flowed) || (HAWAIIAN.test(flowed) && !FROM_NORTH.test(flowed)) ? 180 : 0;
}

/** Courses called azimuths, where nothing says whether they are counted from the north or, as older surveys did, from the south. */
export function azimuthDoubtOf(text: string): Doubt {
  if (!/azimu/i.test(text)) return AS_READ;
  const flowed = text.replaceAll(UNEVEN_BLANKS, ' ');
  return FROM_SOUTH.test(flowed) || FROM_NORTH.test(flowed) ? AS_READ : DOUBTFUL;
}
