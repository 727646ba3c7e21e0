// Angles told in words and again in brackets, where the words cannot be read: "north eight-two degrees (82°) west".

import { type Side, sideOf } from '#core/language/directions.ts';
import { DOUBTFUL, worse } from '#core/language/doubt.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { AngleRead } from '#core/read/values/read-angle.ts';
import { readNumber } from '#core/read/values/read-number.ts';

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

/** "north four minutes east": behind a pole: a number of minutes in so many words, with seconds or without, and no degrees. */
export function readMinutesAlone(tokens: readonly Token[], at: number): AngleRead | null {
  const minutes = readNumber(tokens, at);
  if (minutes === null || !/^minutes?$/.test(textAt(tokens, minutes.next)) || minutes.value >= 60) return null;
  if (!Number.isInteger(minutes.value)) return null;
  const joint = ['and', ','].includes(textAt(tokens, minutes.next + 1)) ? minutes.next + 2 : minutes.next + 1;
  const more = readNumber(tokens, joint);
  const seconds = more !== null && /^seconds?$/.test(textAt(tokens, more.next)) && more.value < 60 ? more : null;
  return {
    degrees: 0,
    minutes: minutes.value,
    seconds: seconds?.value ?? 0,
    next: (seconds?.next ?? minutes.next) + 1,
    // The degrees may have been left out by the copyist.
    doubt: worse(minutes.doubt, DOUBTFUL),
    parts: seconds === null ? 2 : 3,
    degreesMarked: false,
    marked: true,
  };
}
