// Land cannot be greater than the quarter or the section that it is told to lie in, as the public survey lays them out.
import { type Token, textWithin } from '#core/language/tokens.ts';
import { boxesOf, QUARTER_FT } from '#core/read/account/frames/section-boxes.ts';
import { IRREGULAR } from '#core/read/account/frames/section-frame.ts';
import type { Spot } from '#core/read/account/frames/spot.ts';
import type { Land, PlaceFact } from '#core/read/account/quantities/place-names.ts';

/** Of its side and its area: what a common section's part has more than it should, and where the errors of a township lie. */
const OVER = 1.12;
const OVER_IRREGULAR = 1.4;
/** "all of the Northwest Quarter" has no less than so much of its area. */
const LEAST_OF_ALL = 0.7;

/** The part that is too small for the figure, or is told to be all of it and is more. */
export function placeTooSmall(tokens: readonly Token[], land: Land, figure: readonly Spot[]): PlaceFact | undefined {
  const place = (['quarter quarter', 'quarter', 'half', 'section'] as const)
    .map((kind) => land.get(kind))
    .find((one) => one !== undefined);
  const [section, ...others] = land.get('section')?.values ?? [];
  if (place === undefined || section === undefined || others.length > 0) return undefined;
  const boxes = boxesOf(land);
  const acrossOf = (low: 0 | 1): number =>
    Math.max(...boxes.map((box) => box[low === 0 ? 2 : 3])) - Math.min(...boxes.map((box) => box[low]));
  const longest = Math.hypot(acrossOf(0), acrossOf(1)) * QUARTER_FT;
  const whole = boxes.reduce((sum, [west, south, east, north]) => sum + (east - west) * (north - south), 0);
  const area = areaOf(figure) / QUARTER_FT ** 2;
  const over = IRREGULAR.has(Number(section)) ? OVER_IRREGULAR : OVER;
  const isGreater = area > whole * over || lengthOf(figure) > longest * over;
  return isGreater || (isAllOf(tokens, place) && area < whole * LEAST_OF_ALL) ? place : undefined;
}

/** "All of the Northwest Quarter of Section 9"; but "all of the quarter that lies north of the road". */
const isAllOf = (tokens: readonly Token[], { from, to, kind }: PlaceFact): boolean =>
  kind !== 'section' &&
  /(?:^| )(?:all|whole|entire) (?:of )?(?:the |that )?$/.test(`${textWithin(tokens, Math.max(0, from - 4), from)} `) &&
  !/\b(?:l(?:ying|ies)|except\w*|less|fractional|(?:north|south|east|west) of (?!the \w+ p))/.test(
    textWithin(tokens, to, to + BEHIND),
  );

/** In tokens: "of Section 9, Township 4 North, lying west of the road". */
const BEHIND = 24;

function areaOf(spots: readonly Spot[]): number {
  let twice = 0;
  for (const [i, [east, north]] of spots.entries()) {
    const [nextEast, nextNorth] = spots[(i + 1) % spots.length] ?? [0, 0];
    twice += east * nextNorth - nextEast * north;
  }
  return Math.abs(twice) / 2;
}

/** From the one of its corners to the farthest other. */
const lengthOf = (spots: readonly Spot[]): number =>
  Math.max(...spots.flatMap(([east, north]) => spots.map(([e, n]) => Math.hypot(e - east, n - north))));
