// Whether a part of a section is itself conveyed, or only says where other land lies.
import { isLimitedAfter } from '#core/plss/aliquot-use.ts';
import type { AliquotReading } from '#core/plss/read-aliquot.ts';
import { readStatedArea } from '#core/read/document/stated-area.ts';
import type { PlacedTract } from '#core/read/tracts.ts';

/** How a tract or parcel is called by its number or letter. */
export const NUMBERED_TRACT =
  /\b(?:tract|parcel)\s+(?:(?:nos?\b\.?|numbers?|#)\s*)?(?:\d+|[a-z]|[ivx]{2,4}|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi;

/** A heading or the number of a list item, which parts one piece of land from the next. */
export const NAMED_APART = new RegExp(
  [
    String.raw`(?<!\b(?:of|said|to|from|with) )${NUMBERED_TRACT.source}`,
    String.raw`\b(?:firstly|secondly|thirdly|fourthly|fifthly|sixthly)\b`,
    String.raw`\n\s*\(?\d{1,3}[.)]\s+(?:(?:the|a|all|that|lots?|government|govt?\.?)\s|[NSEW][EW]?\s?(?:1\/[24]|[¼½]))`,
  ].join('|'),
  'i',
);

export function isConveyed(reading: AliquotReading, text: string, bounded: readonly PlacedTract[]): boolean {
  if (reading.chains.length === 0 && reading.lots.length === 0 && !reading.whole) return false;
  if (reading.section === null && reading.township === null) return false;
  const inside = bounded.find((one) => reading.start >= one.start && reading.start < one.end);
  if (reading.use !== 'conveyed')
    return (
      inside === undefined &&
      reading.use === 'within' &&
      (isPartConveyed(reading, text) || limitOf(reading, text) !== null)
    );
  if (isLabelled(reading, text, bounded)) return false;
  if (inside === undefined) return !isTheSameLand(reading, text, bounded) && !isParent(reading, text, bounded);
  // In the passage that leads up to a description it only says where the land lies, unless the description is taken out of it.
  if (inside.tract.is_exception && reading.start < inside.takenAt) return true;
  return reading.end < inside.bodyStart && NAMED_APART.test(text.slice(reading.end, inside.bodyStart));
}

/** The words that lead up to the courses: "described as follows:", "being land bounded by a line". */
const MORE_EXACTLY =
  /\b(?:described|bounded)\b[^.;]{0,50}$|\bbeing (?:an?|the|that|all that)? ?(?:certain )?(?:tract|parcel|piece|lot|land|square|strip)\b[^.;]{0,30}$/i;
const OTHER_LAND =
  /[a-z)]\.\s+[A-Z]|;\s*(?:and|also|together)\b|\b(?:also|together with)\b|\band (?:also )?(?:(?:an?|that|the) )?(?:tract|part|portion|parcel|lot|land)\b/;
const LONGEST_LEAD = 900;

/** "comprising the NE¼ NE¼ excepting the north 146 feet, …, more particularly described as follows: Beginning": told again by its courses. */
function isTheSameLand(reading: AliquotReading, text: string, bounded: readonly PlacedTract[]): boolean {
  const next = bounded.find((one) => one.bodyStart > reading.start);
  if (next === undefined || next.tract.is_exception || next.bodyStart - reading.end > LONGEST_LEAD) return false;
  const between = text.slice(reading.end, next.bodyStart);
  return MORE_EXACTLY.test(between) && !OTHER_LAND.test(between) && !NAMED_APART.test(between);
}

const HOLDS_THIS =
  /^[^.;]{0,60}?(?:\b(?:of|from) which|\bwhereof)\s+(?:this|the|said)\b[^.;]{0,50}?\b(?:is|are|forms?|being|was|were)\s+(?:but\s+|only\s+)?(?:a\s+)?(?:part|portion)\b/i;
const CUT_OUT_OF_IT =
  /^[^.;]{0,60}?(?:\band|,)\s+(?:this|the|said)\b[^.;]{0,50}?\b(?:is|are|being|was|were)\s+(?:(?:a\s+)?(?:part|portion)\s+(?:thereof|of\s+it)|(?:cut|carved|taken|severed)\s+(?:(?:out|off)\s+of|from)\s+it)\b/i;

/** "The United States patented the Southeast Quarter, of which this is a part": the land that the courses were cut out of. */
function isParent({ end }: AliquotReading, text: string, bounded: readonly PlacedTract[]): boolean {
  const behind = text.slice(end, end + 200);
  return bounded.length > 0 && (HOLDS_THIS.test(behind) || CUT_OUT_OF_IT.test(behind));
}

const SOME = String.raw`\bp(?:t|tn|or)\.?\s*(?:of\s+(?:the\s+)?)?`;
const PLACE_LABEL = new RegExp(
  String.raw`\b(?:(?:location(?: of \w+)?|(?:abbr\w*\.?|brief|short) legal(?: description)?|legal(?: description)? \((?:abbr\w*\.?|brief|short)\)|tax description|situs|vicinity)\s*:\s*(?:${SOME})?|pt\.?\s*)$`,
  'i',
);
const SOME_OF = new RegExp(`${SOME}$`, 'i');
const ADDED = /\b(?:also|and|plus|with)\s+(?:all\s+|that\s+|a\s+)?p(?:t|tn|or)\b/i;
const NEAR_LEAD = 160;

/** "LOCATION: NE1/4 SECTION 23", "Abbreviated legal: Ptn. NE1/4" over a description by courses, or "pt. of Lot 2, Sec. 33" right before them, only says where it lies. */
function isLabelled({ start, end }: AliquotReading, text: string, bounded: readonly PlacedTract[]): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  if (ADDED.test(before.slice(-24))) return false;
  const isLead = bounded.some((one) => one.bodyStart >= end && one.bodyStart - end < NEAR_LEAD);
  return bounded.length > 0 && (PLACE_LABEL.test(before) || (isLead && SOME_OF.test(before)));
}

const THAT_PART = /\b(?:that|those|all that) (?:part|portion)s? of (?:the )?$/i;
const LIMIT =
  /^\s*,?\s*((?:(?:which|that) )?(?:lying|lies|situated?|located|being)?\s*(?:[a-z]+erly|north|south|east|west)\b[^,;.]{3,80})/i;

/** "that portion of the SW¼ SW¼ lying southerly of Euchre Creek": the words that leave only some of the part. */
export function limitOf({ start, end }: AliquotReading, text: string): string | null {
  const before = text.slice(Math.max(0, start - 60), start);
  const isSome = THAT_PART.test(before) || /^all of\b/i.test(text.slice(start, start + 7));
  if (!isSome || ONLY_MENTIONED.test(before) || !isLimitedAfter(text, end)) return null;
  return (
    LIMIT.exec(text.slice(end, end + 120))?.[1]
      ?.replaceAll(/\s+/g, ' ')
      .trim() ?? null
  );
}

const PART_OF = /\b(?:part|side|end|corner|portion|acres?|piece)\b/i;
const ONLY_MENTIONED = /\b(?:conveyed|recorded|deed|same|easement|subject|right[\s-]of[\s-]way|thence)\b/i;

/** "the North part of the NE¼ of the NW¼ …, containing 5 acres": a part that only its area measures. */
function isPartConveyed(reading: AliquotReading, text: string): boolean {
  const before = text.slice(Math.max(0, reading.start - 160), reading.start);
  const sentence = before.slice(
    Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf(';')) + 1,
  );
  const after = text.slice(reading.end, reading.end + 140);
  if (!PART_OF.test(sentence) || ONLY_MENTIONED.test(sentence) || ONLY_MENTIONED.test(after.slice(0, 60))) return false;
  return readStatedArea(`${sentence}${text.slice(reading.start, reading.end)}${after}`).stated_area !== '';
}
