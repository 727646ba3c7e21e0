// Signs of degrees that came out as letters or figures, where the pole before them and the side behind leave one reading.

import { DOUBTFUL, REPAIRED } from '#core/language/doubt.ts';
import { figure, type Mended } from '#core/language/mend/mend-figures.ts';
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const POLE = /^(?:n|s|north|south|no|so)$/;
const SIDE = wordSet('e w east west');
const FARTHEST_SIDE = 7;

function poleBefore(before: readonly Token[]): boolean {
  const last = before.at(-1);
  return POLE.test((last?.text === '.' || last?.text === ',' ? before.at(-2) : last)?.text ?? '');
}

function isSideAhead(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + FARTHEST_SIDE; i += 1) {
    const token = tokens[i];
    if (token === undefined || (token.kind === 'word' && token.text.length > 1 && !SIDE.has(token.text))) return false;
    if (SIDE.has(token.text)) return true;
  }
  return false;
}

/** `N 87e18'43" W`, `S. 74e 30' E.`: a letter between degrees and minutes. */
export function mendLetterSign(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const [degrees, letter, minutes, sign] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (letter?.kind !== 'word' || letter.text.length !== 1 || letter.gap !== 'none' || /[dolisbz]/.test(letter.text))
    return null;
  if (degrees === undefined || degrees.decimals > 0 || degrees.value > 90 || !poleBefore(before)) return null;
  if (minutes?.kind !== 'number' || minutes.value >= 60 || sign?.text !== "'" || !isSideAhead(tokens, at + 4))
    return null;
  const ring: Token = { ...letter, kind: 'mark', text: '*', value: Number.NaN };
  return { tokens: [{ ...degrees, doubt: REPAIRED }, ring], next: at + 2 };
}

const RINGED = /^([2348])0$/;

/** "N. 84 1/20 W.": degrees are parted in halves and quarters, so the 0 is their sign. */
export function mendRingedShare(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const [slash, bottom] = [tokens[at + 1], tokens[at + 2]];
  const found = slash?.text === '/' ? RINGED.exec(bottom?.text ?? '')?.[1] : undefined;
  if (found === undefined || slash === undefined) return null;
  const joint = before.at(-1)?.text === '-' ? 1 : 0;
  const degrees = before.at(-1 - joint)?.kind === 'number' && poleBefore(before.slice(-4, before.length - 1 - joint));
  const side = tokens[at + 3]?.text === '.' || tokens[at + 3]?.text === ',' ? at + 4 : at + 3;
  const top = tokens[at];
  if (!degrees || top === undefined || !SIDE.has(tokens[side]?.text ?? '')) return null;
  return { tokens: [top, slash, figure(tokens, at + 2, at + 3, found, REPAIRED)], next: at + 3 };
}

/** "14| degrees", "1!8°": a stroke among the figures of an angle is a 1, or dirt. */
export function mendStroke(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const [stroke, after] = [tokens[at + 1], tokens[at + 2]];
  if ((stroke?.text !== '|' && stroke?.text !== '!') || stroke.gap !== 'none' || token.decimals > 0) return null;
  if (!/^(?:deg|degs|degrees?|°)$/.test(after?.text ?? '')) return null;
  return { tokens: [figure(tokens, at, at + 2, `${token.text}1`, DOUBTFUL)], next: at + 2 };
}
