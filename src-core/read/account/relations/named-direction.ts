// A direction in words: "north", "north-easterly", "southwardly", "westernmost", "N.E.".
import { POINTS } from '#core/language/directions.ts';
import { oncePerToken, type WordQuestion } from '#core/language/once-per-word.ts';
import { type Token, textAt } from '#core/language/tokens.ts';

export interface NamedDirection {
  /** Azimuth in degrees. */
  readonly deg: number;
  /** What the word ends in: "" for "north", "erly", "ern", "most", "ward". */
  readonly ending: string;
  readonly next: number;
}

const DEGREES: ReadonlyMap<string, number> = new Map(POINTS.map(([name], i) => [name, i * 45]));
const NAME_OF: ReadonlyMap<string, string> = new Map(POINTS.map(([name, letters]) => [letters, name]));
const WHOLE = /^(north|south)?(east|west)?(erly|ernly|ern|ernmost|erlymost|most|ward|wards|wardly)?$/;

interface DirectionWord {
  /** What "n" or "se" stands for. */
  readonly letters?: string | undefined;
  readonly pole?: string | undefined;
  readonly side?: string | undefined;
  readonly ending?: string | undefined;
}

/** Null for a word that is no part of a direction. */
export function directionWord(word: string): DirectionWord | null {
  const letters = NAME_OF.get(word);
  if (letters !== undefined) return { letters };
  const [, pole, side, ending] = WHOLE.exec(word) ?? [];
  return pole === undefined && side === undefined ? null : { pole, side, ending };
}

const directionIn = oncePerToken(directionWord);

/** Without such a word no direction is named. */
export const mayPoint: WordQuestion<boolean> = oncePerToken((word) => directionWord(word) !== null);

/** Null where the word there names none. */
export function directionAt(tokens: readonly Token[], at: number): NamedDirection | null {
  const token = at < 0 ? undefined : tokens[at];
  const word = token?.kind === 'word' ? directionIn(token) : null;
  if (word === null) return null;
  const { letters, pole, side, ending } = word;
  // "Harris's corner".
  const isOwners = letters === 'south' && textAt(tokens, at - 1) === "'" && token?.gap === 'none' && !token.capital;
  if (letters !== undefined) return isOwners ? null : lettered(tokens, at, letters);
  if (side === undefined && ending === undefined) {
    const next = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
    const behind = tokens[next];
    const second = behind?.kind === 'word' && behind.gap !== 'paragraph' ? directionIn(behind) : null;
    if (second?.side !== undefined && second.pole === undefined)
      return named(`${pole}${second.side}`, second.ending, next + 1);
  }
  return named(`${pole ?? ''}${side ?? ''}`, ending, at + 1);
}

/** "N.E. corner", "the S line". */
function lettered(tokens: readonly Token[], at: number, name: string): NamedDirection | null {
  let next = textAt(tokens, at + 1) === '.' ? at + 2 : at + 1;
  const second = NAME_OF.get(textAt(tokens, next));
  if ((name === 'north' || name === 'south') && (second === 'east' || second === 'west')) {
    next = textAt(tokens, next + 1) === '.' ? next + 2 : next + 1;
    return named(`${name}${second}`, '', next);
  }
  return named(name, '', next);
}

function named(name: string, ending: string | undefined, next: number): NamedDirection | null {
  const deg = DEGREES.get(name);
  const told = ending?.endsWith('most') ? 'most' : ending?.startsWith('ward') ? 'ward' : (ending ?? '');
  return deg === undefined ? null : { deg, ending: told === 'ernly' ? 'erly' : told, next };
}

/** "northeast" for 45. */
export function compassName(deg: number): string {
  return POINTS[deg / 45]?.[0] ?? '';
}

/** The direction whose last word stands right before a token, and where it begins: of two or three words, or of "S.W.", rather than of the last alone. */
export function directionBefore(
  tokens: readonly Token[],
  from: number,
  at: number,
): { readonly deg: number; readonly from: number } | null {
  for (const start of [at - 4, at - 3, at - 2, at - 1]) {
    const direction = start < from ? null : directionAt(tokens, start);
    if (direction?.next === at) return { deg: direction.deg, from: start };
  }
  return null;
}
