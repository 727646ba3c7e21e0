// What a deed says of a neighbour: which courses run along that land, on which side of it, and which corner is common.
import type { PlacedParcel } from '#core/place/placed-parcel.ts';
import type { Tract } from '#core/schema/tract.ts';
import { REFERENCE, readWire } from '#core/schema/wire-string.ts';
import type { Point } from '#core/survey/traverse.ts';

export interface CalledLine {
  course: number;
  /** The way the neighbour's line faces, as the deed says ("the north line of Smith"); null where it does not. */
  faces: Point | null;
  quote: string;
}

export interface CalledCorner {
  /** Of the figure: 0 is the point of beginning. */
  corner: number;
  /** From the neighbour's corner to that of the figure, in the deed's own bearings: not nothing for a tie. */
  offset: Point;
  /** The way the corner lies from the middle of the neighbour; null for a corner merely. */
  lies: Point | null;
  quote: string;
}

export interface Called {
  lines: CalledLine[];
  corners: CalledCorner[];
}

/** Words that stand with a family's name. */
const OF_A_FAMILY = new Set(
  'trust trustee trustees estate heirs family living revocable irrevocable wife husband junior senior deceased widow the and'.split(
    ' ',
  ),
);
/** Words of a firm or a public body, which tell it from others only together with its name. */
const OF_A_FIRM = new Set(
  'company corporation incorporated limited partnership partners association bank national church county city town township state commonwealth land lands cattle timber farm farms ranch properties property holdings development group united states board school district llc inc'.split(
    ' ',
  ),
);

const plainWords = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'-]{2,}/g) ?? [];

/** The words that the neighbours know an owner by: the surname of a person, the name of a firm up to what it is. */
function knownBy(owner: string): string | null {
  const words = plainWords(owner).filter((word) => !OF_A_FAMILY.has(word));
  const firm = words.findIndex((word) => OF_A_FIRM.has(word));
  if (firm < 0) return words.at(-1) ?? null;
  return firm === 0 ? words.slice(0, 3).join(' ') : words.slice(0, firm + 1).join(' ');
}

/** Behind a name these make a road or a water of it. */
const NO_LAND = String.raw`(?!\s+(?:road|rd|street|st|avenue|ave|lane|drive|highway|pike|creek|river|branch|run|lake|brook|railroad|railway|addition|subdivision|county)\b)`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the neighbour by its owner's name or by the book and page of its deed. */
function patternOf({ owners, recording }: Pick<PlacedParcel, 'owners' | 'recording'>): RegExp | null {
  const names = owners
    .flatMap((owner) => knownBy(owner) ?? [])
    .map((name) => `\\b${escaped(name).replaceAll(' ', '\\s+(?:of\\s+)?(?:the\\s+)?')}\\b${NO_LAND}`);
  const { book, page, instrument } = readWire(REFERENCE, recording);
  if (book !== undefined && page !== undefined) names.push(`\\b${escaped(book)}\\b.{0,20}\\b${escaped(page)}\\b`);
  if (instrument !== undefined && instrument.length >= 4) names.push(escaped(instrument));
  return names.length === 0 ? null : new RegExp(names.join('|'), 'gi');
}

const POINT = String.raw`(?:(north|south)(?:ern?(?:ly|most)?|erly)?[\s-]*(east|west)?|(east|west)|([ns])\.?\s?([ew])?\.?|([ew])\.?)(?:ern?(?:ly|most)?|erly)?`;
const CORNER_OF = new RegExp(
  String.raw`\b(?:${POINT}\s+)?(?:boundary\s+|property\s+)?corner\s+(?:of|to|with|common to)\b[^;]{0,60}$`,
  'i',
);
const OWN_CORNER = new RegExp(
  String.raw`^(?:['’]s?|\s+(?:tract|lands?|property|parcel|farm|lot)(?:['’]s)?)*\s+(?:most\s+)?(?:${POINT}\s+)?corner\b`,
  'i',
);
const LINE_OF = new RegExp(
  String.raw`\b(?:${POINT}\s+)?(?:boundary\s+|property\s+|lot\s+)?(?:line|side|boundary|edge)s?\s+of\b[^;]{0,90}$`,
  'i',
);
const OWN_LINE = new RegExp(
  String.raw`^(?:['’]s?|\s+(?:tract|lands?|property|parcel|farm|lot)(?:['’]s)?)*\s+(?:${POINT}\s+)?(?:boundary\s+|property\s+)?(?:line|side|boundary)s?\b`,
  'i',
);
const ALONG = /\b(?:along|with|by|adjoining|bounding|following|on)\b[^;]{0,60}$/i;
const OF_LAND =
  /\b(?:lands?|propert(?:y|ies)|tract|parcel|farm|estate|heirs|deed|conveyed|owned|belonging|formerly|n\/f)\b[^;]{0,40}$/i;
/** Land beyond something is not beside the line. */
const BEYOND = /\b(?:opposite|facing|beyond|across\b[^;,]{0,40}\bfrom|(?:other|far) side)\b(?:(?!\bto\b)[^;]){0,60}$/i;
const MEASURED = /\d\s*(?:feet|foot|ft|chains?|rods?|poles?|perches|varas?|links|yards|met(?:er|re)s)\b/i;

function directionOf(found: RegExpExecArray | null): Point | null {
  if (found === null) return null;
  const [, ns, second, ew, n, e, alone] = found;
  const north = (ns ?? n)?.toLowerCase()[0];
  const east = (second ?? ew ?? e ?? alone)?.toLowerCase()[0];
  if (north === undefined && east === undefined) return null;
  const way = {
    east_ft: east === undefined ? 0 : east === 'e' ? 1 : -1,
    north_ft: north === undefined ? 0 : north === 'n' ? 1 : -1,
  };
  const length = Math.hypot(way.east_ft, way.north_ft);
  return { east_ft: way.east_ft / length, north_ft: way.north_ft / length };
}

interface Mention {
  of: 'corner' | 'line' | 'land' | 'name' | 'beyond';
  way: Point | null;
}

/** The last words before the name govern it: "along the line of Smith to the corner of Jones" says a line of Smith. */
function mentionsIn(text: string, pattern: RegExp): Mention[] {
  return [...text.matchAll(pattern)].map(({ index, 0: name }): Mention => {
    const [before, after] = [
      text.slice(Math.max(0, index - 110), index),
      text.slice(index + name.length, index + name.length + 60),
    ];
    if (BEYOND.test(before)) return { of: 'beyond', way: null };
    const corner = CORNER_OF.exec(before);
    const line = LINE_OF.exec(before);
    const own_corner = OWN_CORNER.exec(after);
    const own_line = OWN_LINE.exec(after);
    if (corner !== null && (line === null || corner.index > line.index))
      return { of: 'corner', way: directionOf(corner) };
    if (line !== null) return { of: 'line', way: directionOf(line) };
    if (own_corner !== null) return { of: 'corner', way: directionOf(own_corner) };
    if (own_line !== null) return { of: 'line', way: directionOf(own_line) };
    return { of: ALONG.test(before) && OF_LAND.test(before) ? 'land' : 'name', way: null };
  });
}

const NOWHERE: Point = { east_ft: 0, north_ft: 0 };

/** Of a tract and its commencement: `anchor` and `tie_offset` as the verdict gives them. */
export function calledIn(
  tract: Tract,
  anchor: string | null,
  tie_offset: readonly number[] | null,
  parcel: Pick<PlacedParcel, 'owners' | 'recording'>,
): Called {
  const called: Called = { lines: [], corners: [] };
  const pattern = patternOf(parcel);
  if (pattern === null) return called;
  for (const [course, call] of tract.calls.entries()) {
    const beside = mentionsIn(call.adjoiner, pattern);
    const quote = call.adjoiner || call.verbatim_text;
    const told =
      beside.length > 0
        ? beside.map((one) => ({ ...one, of: one.of === 'corner' || one.of === 'beyond' ? one.of : ('line' as const) }))
        : mentionsIn(call.verbatim_text, pattern);
    const along = told.filter(({ of }) => of === 'line' || of === 'land');
    const [line] = along;
    if (line !== undefined)
      called.lines.push({ course, faces: along.find(({ way }) => way !== null)?.way ?? null, quote });
    // A course ends at the corner that its words come to.
    const ends = [...told, ...mentionsIn(call.monument ?? '', pattern)].find(({ of }) => of === 'corner');
    if (ends !== undefined)
      called.corners.push({ corner: course + 1, offset: NOWHERE, lies: ends.way, quote: call.monument ?? quote });
  }
  return withBeginning(called, tract, anchor, tie_offset, pattern);
}

function withBeginning(
  called: Called,
  tract: Tract,
  anchor: string | null,
  tie: readonly number[] | null,
  pattern: RegExp,
): Called {
  const tied = tract.tie_calls.length > 0;
  const text = tied ? (anchor ?? '') : tract.pob_description;
  const corner = mentionsIn(text, pattern).find(({ of }) => of === 'corner');
  // A beginning measured from a corner without a tie to say how is not at it.
  if (corner === undefined || (!tied && MEASURED.test(text)) || (tied && tie === null)) return called;
  const offset = tied ? { east_ft: tie?.[0] ?? 0, north_ft: tie?.[1] ?? 0 } : NOWHERE;
  return { ...called, corners: [...called.corners, { corner: 0, offset, lies: corner.way, quote: text }] };
}

/** Courses of a placed parcel whose sentences name the owner of this tract. */
export function callingBack(parcel: PlacedParcel, own: Pick<PlacedParcel, 'owners' | 'recording'>): number[] {
  const pattern = patternOf(own);
  if (pattern === null) return [];
  return parcel.courses.flatMap(({ adjoiner, verbatim }, i) => {
    const told =
      mentionsIn(adjoiner, pattern).some(({ of }) => of !== 'beyond') ||
      mentionsIn(verbatim, pattern).some(({ of }) => of === 'line' || of === 'land');
    return told ? [i] : [];
  });
}
