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

export interface Azimuths {
  /** Degrees to add to a recorded azimuth to count it from north. */
  readonly azimuthOrigin_deg: number;
  /** Of courses called azimuths, where nothing says whether they are counted from the north or, as older surveys did, from the south. */
  readonly azimuthDoubt: Doubt;
}

export function azimuthsOf(text: string): Azimuths {
  if (!/azimu|clock/i.test(text)) return { azimuthOrigin_deg: 0, azimuthDoubt: AS_READ };
  const flowed = text.replaceAll(UNEVEN_BLANKS, ' ');
  const [fromSouth, fromNorth] = [FROM_SOUTH.test(flowed), FROM_NORTH.test(flowed)];
  return {
    azimuthOrigin_deg: fromSouth || (HAWAIIAN.test(flowed) && !fromNorth) ? 180 : 0,
    azimuthDoubt: fromSouth || fromNorth || !/azimu/i.test(flowed) ? AS_READ : DOUBTFUL,
  };
}
