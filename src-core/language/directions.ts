// The words for north, south, east and west: whole, abbreviated, and as recognisers spoil them.
import { AS_READ, DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { nearestOf } from '#core/language/resemblance.ts';
import type { Token } from '#core/language/tokens.ts';
import { meaningOf } from '#core/language/word-set.ts';

export type Pole = 'N' | 'S';
export type Side = 'E' | 'W';

export interface DirectionRead<Letter> {
  readonly letter: Letter;
  readonly next: number;
  readonly doubt: Doubt;
}

const POLES = meaningOf<Pole>({
  N: 'n no nor north nth',
  S: 's so sou south sth',
});
const SPOILT_POLES = meaningOf<Pole>({
  S: '$ §',
});
const SIDES = meaningOf<Side>({
  E: 'e east et',
  W: 'w west wt',
});
const SPOILT_SIDES = meaningOf<Side>({
  E: 'cast fast bast oast easl eaat be',
  W: 'vest vv ww www wesl weat wast wost',
});
/** Superscript letters and abbreviation points come out as these. */
const TRAILING = new Set(['.', '?', '^', '*', ':', "'"]);

export function sideOf(word: string): Side | null {
  return SIDES.get(word) ?? null;
}

const DIRECTIONS = new Set([POLES, SPOILT_POLES, SIDES, SPOILT_SIDES].flatMap((names) => [...names.keys()]));

/** Any name of a pole or a side, spoilt ones among them. */
export function isDirection(word: string): boolean {
  return DIRECTIONS.has(word);
}

/** Each with its letters, from north around by the east. */
export const POINTS = [
  ['north', 'n'],
  ['northeast', 'ne'],
  ['east', 'e'],
  ['southeast', 'se'],
  ['south', 's'],
  ['southwest', 'sw'],
  ['west', 'w'],
  ['northwest', 'nw'],
] as const;
const ADVERB_ENDS = ['erly', 'ward', 'wards', 'wardly'] as const;

const HEADINGS = new Map(
  POINTS.flatMap(([point, letters], i) =>
    [letters, point, `${point}ern`, ...ADVERB_ENDS.map((end) => point + end)].map((word) => [word, i * 45] as const),
  ),
);

/** Every "northerly", "southeastwards" and the like: the way to go in a word, where no bearing is told. */
export const WORDED_DIRECTIONS: ReadonlySet<string> = new Set(
  POINTS.flatMap(([point]) => ADVERB_ENDS.map((end) => point + end)),
);

/** Degrees of "north", "ne", "northeasterly", "southwestwardly"; null for any other word. */
export function headingOf(word: string): number | null {
  return HEADINGS.get(word) ?? null;
}

/** The pole that opens a bearing, abbreviation marks passed over. */
export function readPole(tokens: readonly Token[], at: number): DirectionRead<Pole> | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const whole = POLES.get(token.text);
  const letter = whole ?? SPOILT_POLES.get(token.text);
  if (letter === undefined) return null;
  let next = at + 1;
  let doubt = whole === undefined ? REPAIRED : (token.doubt ?? AS_READ);
  const mark = tokens[next];
  const headless = mark?.text === '?' && tokens[next + 1]?.kind === 'number' && tokens[next + 1]?.gap === 'none';
  if (mark?.kind === 'mark' && TRAILING.has(mark.text) && mark.gap === 'none' && !headless) {
    if (mark.text !== '.') doubt = REPAIRED;
    next += tokens[next + 1]?.text === ',' && tokens[next + 2]?.kind === 'number' ? 2 : 1;
  } else if (mark?.text === ',' || (mark?.text === '.' && mark.gap !== 'paragraph')) next += 1;
  return { letter, next, doubt };
}

/** The side that closes a bearing. In that slot only east or west can stand, so a damaged word is matched to the nearer. */
export function readSide(tokens: readonly Token[], at: number, mayGuess: boolean): DirectionRead<Side> | null {
  const token = tokens[at];
  // 35"£ 190.68: the E, where a recogniser thought of money.
  if (token?.text === '£' || token?.text === '€') return { letter: 'E', next: at + 1, doubt: REPAIRED };
  if (token?.kind !== 'word') return null;
  const whole = SIDES.get(token.text);
  if (whole !== undefined) return { letter: whole, next: afterAbbreviation(tokens, at), doubt: token.doubt ?? AS_READ };
  const spoilt = SPOILT_SIDES.get(token.text);
  if (spoilt !== undefined) return { letter: spoilt, next: afterAbbreviation(tokens, at), doubt: REPAIRED };
  if (!mayGuess || token.text.length < 2 || NOT_SIDES.has(token.text)) return null;
  // "1Swest": a letter before it may have been a figure.
  if (token.gap === 'none' && tokens[at - 1]?.kind === 'number') return null;
  const near = nearestOf(token.text, ['east', 'west'] as const, 1);
  if (near !== null)
    return { letter: near === 'east' ? 'E' : 'W', next: afterAbbreviation(tokens, at), doubt: REPAIRED };
  const far = nearestOf(token.text, ['east', 'west'] as const, 2);
  if (far === null || (token.text.length < 3 && far[0] !== token.text[0])) return null;
  return { letter: far === 'east' ? 'E' : 'W', next: afterAbbreviation(tokens, at), doubt: DOUBTFUL };
}

/** Words near enough to a side to be taken for one. */
const NOT_SIDES = new Set(['left', 'past', 'feet', 'feat', 'fect', 'fest', 'feel', 'foot', 'felt']);

function afterAbbreviation(tokens: readonly Token[], at: number): number {
  const mark = tokens[at + 1];
  const short = (tokens[at]?.text.length ?? 0) <= 2;
  if (!short || mark?.kind !== 'mark' || mark.gap !== 'none' || !TRAILING.has(mark.text)) return at + 1;
  return at + 2;
}

/** The pole that a damaged word before an angle stood for; null when it could be either. */
export function nearestPole(word: string): Pole | null {
  if (word.length < 3) return null;
  const near = nearestOf(word, ['north', 'south'] as const, 2);
  if (near === null) return null;
  return near === 'north' ? 'N' : 'S';
}
