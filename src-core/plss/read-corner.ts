// Corners of the public survey as deeds commence at them: "the SE corner of the NW¼ of Section 12", "the East quarter
// corner", "the C-N 1/16 corner", "the corner common to Sections 11, 12, 13 and 14".
import type { AliquotChain } from '#core/plss/aliquot-part.ts';
import { cleanText } from '#core/plss/clean-text.ts';
import { areaOfChain } from '#core/plss/part-area.ts';
import { findSectionAt } from '#core/plss/place-tokens.ts';
import { type AliquotReading, readAliquots } from '#core/plss/read-aliquot.ts';
import { cornerOf, sideOf } from '#core/plss/token-patterns.ts';
import { placeOfSection } from '#core/plss/township-grid.ts';

export interface CornerReading {
  /** In quarter-quarters from the section's southwest corner; null when it is a corner of a lot or a strip. */
  east: number | null;
  north: number | null;
  /** The part whose corner it is, where that is no plain part; and which corner of it. */
  chain: AliquotChain;
  corner: 'NE' | 'NW' | 'SE' | 'SW' | null;
  section: number | null;
  township: string | null;
  range: string | null;
  meridian: string | null;
  state: string | null;
  /** As the document words it, and where it begins. */
  verbatim: string;
  start: number;
}

const CORNER_WORD = '(?:north|south|[ns]\\.?)[\\s-]{0,2}(?:east|west|[ew]\\b\\.?)';
const SIDE_WORD = '(?:north|south|east|west|[nsew](?![a-z])\\.?)';
const COR = '(?:cor(?:ner\\b|\\.|\\b)|post\\b|stone\\b|monument\\b)';
/** "Southeast (SE) corner", "East quarter (E 1/4) corner". */
const AGAIN = '(?:\\s*\\(\\s*(?:[nsew]\\.?\\s?){0,2}(?:1\\s?/\\s?(?:4|16)|¼)?\\s*\\))?';
const QUARTER = `(?:one[\\s-]*)?(?:quarter|1\\s?/\\s?4(?:th)?|¼)${AGAIN}`;
const SIXTEENTH = '(?:one[\\s-]*)?(?:sixteenth|1\\s?/\\s?16(?:th)?)';

const HEADS: readonly { kind: 'sixteenth' | 'quarter' | 'center' | 'corner' | 'common'; pattern: RegExp }[] = [
  {
    kind: 'sixteenth',
    pattern: new RegExp(
      `\\b(c(?:enter)?[\\s-]*${SIDE_WORD}|${CORNER_WORD}|${SIDE_WORD})\\s*${SIXTEENTH}${AGAIN}\\s*(?:section\\s+)?${COR}`,
      'gi',
    ),
  },
  {
    kind: 'center',
    pattern: new RegExp(
      `\\b(?:cent(?:er|re)\\s*(?:of\\b(?=\\s*(?:said\\s+)?sec)|(?:${QUARTER}\\s*)?(?:section\\s+)?${COR})|c\\s?-?\\s?(?:1/4|¼)\\s*${COR})(?:\\s*\\(c\\s?-?\\s?(?:1/4|¼)\\))?`,
      'gi',
    ),
  },
  { kind: 'quarter', pattern: new RegExp(`\\b(${SIDE_WORD})\\s*${QUARTER}[\\s-]*(?:section\\s+)?${COR}`, 'gi') },
  {
    kind: 'quarter',
    pattern: new RegExp(
      `\\b${QUARTER}[\\s-]*(?:section\\s+)?${COR}\\s+(?:on|in|of)\\s+(?:the\\s+)?(${SIDE_WORD})\\s+(?:line|side|boundary)`,
      'gi',
    ),
  },
  {
    kind: 'quarter',
    pattern: new RegExp(
      `\\b${QUARTER}[\\s-]*(?:section\\s+)?${COR}(?=\\s+(?:common\\s+to|between|of|to)\\s+(?:said\\s+)?sec(?:tion)?s\\b)()`,
      'gi',
    ),
  },
  {
    kind: 'corner',
    pattern: new RegExp(`\\b(${CORNER_WORD})${AGAIN}(?:\\s+(?:section(?:al)?\\s+)?${COR}|/c\\b)`, 'gi'),
  },
  {
    kind: 'common',
    pattern: new RegExp(
      `\\b(?:section\\s+)?${COR}(?=\\s+(?:common\\s+to|of|to|between)\\s+(?:said\\s+)?sec(?:tion)?s\\b)`,
      'gi',
    ),
  },
];

interface Head {
  kind: (typeof HEADS)[number]['kind'];
  word: string;
  start: number;
  end: number;
}

/** The first corner that the text names; where several kinds match, the one that says more. */
function findHead(text: string): Head | null {
  let best: Head | null = null;
  for (const { kind, pattern } of HEADS) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    if (match === null || (best !== null && match.index >= best.start)) continue;
    best = { kind, word: match[1] ?? '', start: match.index, end: match.index + match[0].length };
  }
  return best;
}

const CORNERS = { NE: [1, 1], NW: [0, 1], SE: [1, 0], SW: [0, 0] } as const;
const SIDES = { N: [2, 4], S: [2, 0], E: [4, 2], W: [0, 2] } as const;

/** The line or corner that several sections share, seen from the first of them. */
function sharedBy(sections: readonly number[]): { section: number; east: number; north: number } | null {
  const places = sections.map(placeOfSection);
  const [first] = sections;
  const [own] = places;
  if (first === undefined || own === undefined || own === null || places.some((place) => place === null)) return null;
  const east = places.some((place) => place !== null && place.column > own.column);
  const west = places.some((place) => place !== null && place.column < own.column);
  const north = places.some((place) => place !== null && place.row > own.row);
  const south = places.some((place) => place !== null && place.row < own.row);
  const far = places.some(
    (place) => place !== null && (Math.abs(place.column - own.column) > 1 || Math.abs(place.row - own.row) > 1),
  );
  // Across a township line the numbers are not neighbours on this grid: 31 and 36 share a range line.
  if (far || (east && west) || (north && south)) return null;
  return { section: first, east: east ? 4 : west ? 0 : 2, north: north ? 4 : south ? 0 : 2 };
}

function positionOf(
  head: Head,
  sections: readonly number[],
): { section: number | null; east: number; north: number } | null {
  const shared = sections.length > 1 ? sharedBy(sections) : null;
  const section = shared?.section ?? sections[0] ?? null;
  switch (head.kind) {
    case 'center':
      return { section, east: 2, north: 2 };
    case 'common':
      return shared !== null && shared.east !== 2 && shared.north !== 2 ? shared : null;
    case 'quarter': {
      if (head.word === '') return shared;
      const [east, north] = SIDES[sideOf(head.word)];
      return { section, east, north };
    }
    case 'sixteenth':
      return sixteenthOf(head.word, section, shared);
    case 'corner': {
      const [east, north] = CORNERS[cornerOf(head.word)];
      return { section, east: 4 * east, north: 4 * north };
    }
  }
}

function sixteenthOf(word: string, section: number | null, shared: ReturnType<typeof sharedBy>) {
  const letters = word
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .replace(/^CENTER|^CENTRE/, 'C');
  if (letters.startsWith('C') && letters.length > 1) {
    const [east, north] = SIDES[sideOf(letters.slice(1))];
    return { section, east: (east + 2) / 2, north: (north + 2) / 2 };
  }
  if (/^(?:N|S|NORTH|SOUTH)(?:E|W|EAST|WEST)$/.test(letters)) {
    const [east, north] = CORNERS[cornerOf(letters)];
    return { section, east: 1 + 2 * east, north: 1 + 2 * north };
  }
  // N 1/16 on the line between two sections side by side; one section alone does not say which of its lines.
  const [east, north] = SIDES[sideOf(letters)];
  if (shared === null) return null;
  if (shared.north === 2 && north !== 2) return { ...shared, north: (north + 2) / 2 };
  return shared.east === 2 && east !== 2 ? { ...shared, east: (east + 2) / 2 } : null;
}

const JOINT =
  /^[\s,]*(?:(?:of|to|in|for|common|between|the|said|same|aforesaid|that|certain|fractional|\([^)]{0,30}\))[\s,]*)*/i;
const SAID_SECTION = /^[\s,]*(?:(?:of|to|in|for|the)\s+)*(?:said|same|aforesaid|such)\s+sec(?:tion\b|\.)/i;

/** The part that the corner is of, when words that only join stand between; `at` is where it begins. */
function readingAfter(text: string, from: number): { reading: AliquotReading; at: number } | null {
  const rest = text.slice(from, from + 400);
  const at = from + (JOINT.exec(rest)?.[0].length ?? 0);
  const found = readAliquots(text.slice(at, from + 400)).find((one) => one.start <= 2);
  return found === undefined ? null : { reading: found, at };
}

function contextAfter(text: string, from: number): AliquotReading | null {
  return (
    readAliquots(text.slice(from, from + 400)).find((one) => one.section !== null || one.township !== null) ?? null
  );
}

/** The first corner of the public survey that a passage names; what it leaves out ("said Section") stays null. */
export function findCorner(original: string): CornerReading | null {
  const { text } = cleanText(original);
  const head = findHead(text);
  if (head === null) return null;
  const after = readingAfter(text, head.end);
  const part = after?.reading ?? null;
  const listed = sectionsAfter(text, head.end);
  const sections = listed.length > 0 ? listed : part?.section == null ? [] : [part.section];
  // A corner of something else ("of Lot 3, Block 2", "of the tract above") is no corner of the survey.
  if (part === null && sections.length === 0 && !SAID_SECTION.test(text.slice(head.end, head.end + 60))) return null;
  const place = positionOf(head, sections);
  if (place === null) return null;
  const context = part ?? contextAfter(text, head.end);
  const end = after === null ? head.end : Math.min(text.length, after.at + after.reading.end);
  const base = {
    section: place.section,
    township: context?.township ?? null,
    range: context?.range ?? null,
    meridian: context?.meridian ?? null,
    state: context?.state ?? null,
    verbatim: text.slice(head.start, end).replaceAll(/\s+/g, ' ').trim(),
    start: head.start,
  };
  return { ...base, ...spotOf(part, head, place) };
}

/** Corner of a plain part as a place in the section; of a lot or strip as the piece and its corner. */
function spotOf(part: AliquotReading | null, head: Head, place: { east: number; north: number }) {
  const chain = part?.chains[0] ?? lotChain(part);
  const area = areaOfChain(chain);
  if (area === null)
    return { east: null, north: null, chain, corner: head.kind === 'corner' ? cornerOf(head.word) : null };
  return {
    east: area.west + ((area.east - area.west) * place.east) / 4,
    north: area.south + ((area.north - area.south) * place.north) / 4,
    chain,
    corner: null,
  };
}

function lotChain(part: AliquotReading | null): AliquotChain {
  const lot = part?.lots[0];
  return lot === undefined ? [] : [{ kind: 'lot', lot }];
}

function sectionsAfter(text: string, from: number): number[] {
  const gap =
    /^[\s,]*(?:(?:of|to|in|common|between|the|said)[\s,]*)*/i.exec(text.slice(from, from + 60))?.[0].length ?? 0;
  return findSectionAt(text, from + gap)?.numbers ?? [];
}
