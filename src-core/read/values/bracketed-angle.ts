// Angles told in words and again in brackets, where the words cannot be read: "north eight-two degrees (82°) west".

import { type Side, sideOf } from '#core/language/directions.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import type { Token } from '#core/language/tokens.ts';

const FARTHEST_SIDE = 18;
const FARTHEST_DEGREES = 6;
const SIGNS = ['°', "'", '"'];

export interface BracketedAngle {
  readonly degrees: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly side: Side;
  readonly next: number;
}

/** The figures in brackets between the pole and the side, each with the sign of its place; null where they are not all there. */
export function readBracketedAngle(tokens: readonly Token[], at: number): BracketedAngle | null {
  if (!isSpelledAngle(tokens, at)) return null;
  const parts: number[] = [];
  for (let i = at; i < at + FARTHEST_SIDE; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.text === ';') return null;
    const side = sideOf(token.text);
    if (side !== null) return angleOf(parts, side, i + 1);
    if (token.text !== '(') continue;
    const [figure, sign, close] = [tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (figure?.kind !== 'number' || sign?.text !== SIGNS[parts.length] || close?.text !== ')') return null;
    parts.push(figure.value);
  }
  return null;
}

function angleOf([degrees, minutes = 0, seconds = 0]: readonly number[], side: Side, next: number) {
  if (degrees === undefined || degrees > 90 || minutes >= 60 || seconds >= 60) return null;
  return { degrees, minutes, seconds, side, next };
}

/** Behind a pole, words of number and soon "degrees": part of a bearing, so that the pole alone is none. */
export function isSpelledAngle(tokens: readonly Token[], at: number): boolean {
  let numbered = false;
  for (let i = at; i < at + FARTHEST_DEGREES; i += 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (isNumberWord(token.text)) numbered = true;
    else if (token.text === 'degrees' || token.text === 'degree') return numbered;
    else if (token.kind === 'mark' ? token.text !== '-' : i > at || token.text.length < 5) return false;
  }
  return false;
}
