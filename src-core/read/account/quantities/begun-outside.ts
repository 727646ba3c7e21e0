// Where a description begins by the corners and lines of the public survey, held against the section and the quarter that its land is told to lie in.

import { verbatimOf } from '#core/language/text/document-text.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { findCorner } from '#core/plss/read-corner.ts';
import { findLine } from '#core/plss/read-line.ts';
import { placeOfSection } from '#core/plss/township-grid.ts';
import { legsOf } from '#core/read/account/claims/drawn-sides.ts';
import { figuredBearing } from '#core/read/account/claims/line-by-value.ts';
import { type Box, boxesOf, boxOf, QUARTER_FT } from '#core/read/account/frames/section-boxes.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import type { PlaceFact, PlaceKind } from '#core/read/account/quantities/place-names.ts';
import { lengthAt } from '#core/read/account/quantities/quantity.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import { azimuthOf } from '#core/survey/bearing.ts';
import { unitFeet } from '#core/survey/distance.ts';
import { walk } from '#core/survey/traverse.ts';

interface Begun {
  readonly box: Box;
  readonly section: number | null;
  /** The corner that it is told from. */
  readonly corner: Spot | null;
}

/** East and north, in quarter-quarters. */
type Spot = readonly [number, number];

/** In quarter-quarters: what irregular sections may lie off. */
const ALLOWED = 0.35;
/** What land may reach over a line that its own corner stands on, and for each unit of its length. */
const OVER = 0.02;
const OVER_A_UNIT = 0.04;
const ACROSS = 6;

/** Whether no part of the section or quarter told of the land touches the place where it begins, or the figure drawn from there lies beyond it. */
export function isBegunOutside(reading: Reading, tract: ToldTract, land: ReadonlyMap<PlaceKind, PlaceFact>): boolean {
  const begun = begunAt(reading, tract);
  const sections = land.get('section')?.values.map(Number) ?? sectionBegunIn(begun, land);
  if (sections.length === 0 || sections.some((section) => placeOfSection(section) === null)) return false;
  if (begun === null || (begun.section === null && sections.length > 1)) return false;
  const boxes = boxesOf(land);
  const drawn = drawnFrom(tract);
  return !sections.some((section) =>
    boxes.some((box) =>
      shiftsTo(begun.section ?? section, section).some(
        (shift) => isNear(begun.box, box, shift) && (drawn === null || liesIn(begun, drawn, box, shift)),
      ),
    ),
  );
}

const PARTS_OF_SECTION = ['quarter', 'quarter quarter', 'half'] as const;

/** A quarter of no section that is told is one of the corner's own; land that tells of no part may as well lie beside it. */
function sectionBegunIn(begun: Begun | null, land: ReadonlyMap<PlaceKind, PlaceFact>): number[] {
  const section = begun?.section ?? null;
  return section !== null && PARTS_OF_SECTION.some((kind) => land.has(kind)) ? [section] : [];
}

/** "the Southeast Quarter" and "the north half", of one section: no land lies in both. */
export function arePartsApart(one: PlaceFact, other: PlaceFact): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  if (a === null || b === null || one.values.length > 1 || other.values.length > 1) return false;
  return a[0] >= b[2] || b[0] >= a[2] || a[1] >= b[3] || b[1] >= a[3];
}

interface Drawn {
  /** From the beginning. */
  readonly box: Box;
  readonly middle: Spot;
  readonly length: number;
}

function drawnFrom({ courses }: ToldTract): Drawn | null {
  const corners = walk(legsOf(courses) ?? []).map(({ east_ft, north_ft }) => [east_ft, north_ft] as const);
  if (corners.length < 4) return null;
  const ranges = [0, 1].map((axis) => {
    const along = corners.map((corner) => (corner[axis] ?? 0) / QUARTER_FT);
    return [Math.min(...along), Math.max(...along)] as const;
  });
  const [[west, east], [south, north]] = ranges as [readonly [number, number], readonly [number, number]];
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  return { box: [west, south, east, north], middle, length: Math.max(east - west, north - south) };
}

/** The figure in its section, where it is told from a corner; null where it is not. */
export function figureInSection(reading: Reading, tract: ToldTract): { box: Box; section: number | null } | null {
  const [begun, drawn] = [begunAt(reading, tract), drawnFrom(tract)];
  if (begun === null || drawn === null || begun.corner === null) return null;
  const [east, north] = begun.box;
  const [x0, y0, x1, y1] = drawn.box;
  return { box: [x0 + east, y0 + north, x1 + east, y1 + north], section: begun.section };
}

/** Whether the middle of the figure lies in the box: a side on which its own corner stands is sure, the others may lie off. */
function liesIn({ box: [east, north], corner }: Begun, { middle, length }: Drawn, box: Box, shift: Spot): boolean {
  if (corner === null) return true;
  return [0, 1].every((axis) => {
    const [low, high] = [box[axis] ?? 0, box[axis + 2] ?? 0];
    const from = (corner[axis] ?? 0) + (shift[axis] ?? 0);
    const at = ([east, north][axis] ?? 0) + (middle[axis] ?? 0) + (shift[axis] ?? 0);
    const over = (side: number): number => (from === side ? OVER + OVER_A_UNIT * length : ALLOWED);
    return at >= low - over(low) && at <= high + over(high);
  });
}

/** From one section to another in quarter-quarters, over the edges of the township too. */
function shiftsTo(from: number, to: number): readonly Spot[] {
  const [own, other] = [placeOfSection(from), placeOfSection(to)];
  if (own === null || other === null) return [[0, 0]];
  const steps = from === to ? [0] : [-ACROSS, 0, ACROSS];
  return steps.flatMap((column) =>
    steps.map((row) => [4 * (own.column - other.column + column), 4 * (own.row - other.row + row)] as const),
  );
}

function isNear(a: Box, b: Box, [east, north]: Spot): boolean {
  return (
    a[0] + east <= b[2] + ALLOWED &&
    a[2] + east >= b[0] - ALLOWED &&
    a[1] + north <= b[3] + ALLOWED &&
    a[3] + north >= b[1] - ALLOWED
  );
}

/** Null where the words tell no such place, or tell more of it than is read here. */
function begunAt({ document, tokens }: Reading, { description, courses, ties }: ToldTract): Begun | null {
  const to = (ties[0] ?? courses[0])?.from ?? description.head.to;
  const span = { start: tokens[description.from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
  if (span.end <= span.start) return null;
  const text = verbatimOf(document, span);
  // "the northeast corner of said west half", of a quarter.
  if (OF_HALF.test(text)) return null;
  const led = ledBy(ties, description.start);
  if (led === null) return null;
  const corner = findCorner(text);
  if (corner !== null && corner.east !== null && corner.north !== null) {
    const lead = text.slice(0, corner.start);
    const off = SEEN_FROM.test(lead) ? offsetSeen(tokens, description.from, to) : offsetBefore(lead);
    if (off === null) return null;
    const [east, north] = [corner.east + off[0] + led[0], corner.north + off[1] + led[1]];
    return { box: [east, north, east, north], section: corner.section, corner: [corner.east, corner.north] };
  }
  const line = corner === null && ties.length === 0 ? findLine(text) : null;
  if (line === null || !ON_LINE.test(text)) return null;
  return { box: [...line.from, ...line.to] as unknown as Box, section: line.section, corner: null };
}

/** "a point from which the center quarter corner": the corner is seen from the beginning. */
const SEEN_FROM = /\b(?:from\s+which|whence)\s+(?:the\s+|said\s+)*$/i;

/** "bears North 61 degrees 20 minutes West 802.50 feet": the beginning lies the other way from the corner. */
function offsetSeen(tokens: readonly Token[], from: number, to: number): Spot | null {
  const bears = tokens.findIndex(({ text }, i) => i >= from && i < to && text === 'bears');
  const seen = bears < 0 ? null : figuredBearing(tokens, bears + 1);
  if (seen === null) return null;
  const next = [',', 'a', 'at', 'distance', 'of', 'distant'];
  let at = seen.next;
  while (next.includes(textAt(tokens, at))) at += 1;
  const length = lengthAt(tokens, at);
  if (length === null) return null;
  const way = azimuthOf(seen.bearing);
  const away = -length.value / QUARTER_FT;
  return [away * Math.sin(way), away * Math.cos(way)];
}

/** By the ties that lead from a corner to the beginning; none where it begins there. */
function ledBy(ties: ToldTract['ties'], start: ToldTract['description']['start']): Spot | null {
  if (ties.length === 0) return [0, 0];
  if (start !== 'commence') return null;
  const end = walk(legsOf(ties) ?? []).at(-1);
  return end === undefined ? null : [end.east_ft / QUARTER_FT, end.north_ft / QUARTER_FT];
}

const OF_HALF = /\bcorner\s+of\s+(?:said|the)\s+(?:north|south|east|west)\s+half\b(?!\s+of\s+(?:said\s+)?sec)/i;
const ON_LINE = /\b(?:on|in|at)\s+the\s+(?:north|south|east|west)\s+(?:line|boundary)\s+of\b/i;
const MARK =
  '(?:an?|the|at|in|on|of|marking|being|said|certain|stone|post|stake|point|iron|pin|pipe|rod|rebar|axle|nail|spike|mark|monument|found|set|concrete|brass|cap|place|corner|,|and|is|which)';
const PLAIN = new RegExp(
  `^\\s*(?:beginning|commencing|begin|commence|starting|start)?\\s*(?:for the same\\s*)?(?:${MARK}\\s*)*$`,
  'i',
);
const OFFSET =
  /([\d,]+(?:\.\d+)?)\s*(feet|ft\.?|rods?|chains?|poles?|perches|yards)\s*,?\s*(?:due\s+)?(north|south|east|west)\b/gi;
const WAYS: Readonly<Record<string, Spot>> = {
  north: [0, 1],
  south: [0, -1],
  east: [1, 0],
  west: [-1, 0],
};
const UNITS: Readonly<Record<string, Parameters<typeof unitFeet>[0]>> = {
  f: 'feet',
  r: 'rods',
  c: 'chains',
  p: 'poles',
  y: 'yards',
};

/** "at a stake 32.47 chains East and 21.37 chains North of the", in quarter-quarters. */
function offsetBefore(lead: string): Spot | null {
  const off: [number, number] = [0, 0];
  const rest = lead.replaceAll(OFFSET, (_, figure: string, unit: string, way: string) => {
    const feet = Number(figure.replaceAll(',', '')) * unitFeet(UNITS[unit[0]?.toLowerCase() ?? 'f'] ?? 'feet', '');
    const [east, north] = WAYS[way.toLowerCase()] ?? [0, 0];
    off[0] += (east * feet) / QUARTER_FT;
    off[1] += (north * feet) / QUARTER_FT;
    return ' ';
  });
  return PLAIN.test(rest.replace(/\b(?:of|from|stands|lies|located|situated)\b/gi, ' ')) ? off : null;
}
