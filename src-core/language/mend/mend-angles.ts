// Mends inside an angle: letters among its figures, and figures that a space has parted.
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { FIGURE_OF_LETTER } from '#core/language/mend/look-alikes.ts';
import { figure, type Mended } from '#core/language/mend/mend-figures.ts';
import type { Token } from '#core/language/tokens.ts';

/** "OO°", "3l'", "Ol deg.": letters among the figures of an angle, inside a bearing. */
export function mendAngleFigure(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const after = tokens[at + 1];
  const whole = after === undefined || after.gap !== 'none' || after.kind === 'mark';
  if ((whole && tokens[at]?.kind === 'number') || !isInAngle(before)) return null;
  let text = '';
  let doubt: Doubt | null = null;
  let next = at;
  for (let token = tokens[at]; token !== undefined && (next === at || token.gap === 'none'); token = tokens[next]) {
    if (isDegreeLetter(tokens, next, text)) break;
    const figures = token.kind === 'number' && token.decimals === 0 ? token.text : figuresOf(token);
    if (figures === null || text.length + figures.length > 3) return null;
    if (token.kind === 'word') doubt = worseOf(doubt, token.text);
    text += figures;
    next += 1;
    if (isAngleMark(tokens[next])) break;
  }
  if (doubt === null || text.length > 2 || !(isAngleMark(tokens[next]) || isDegreeLetter(tokens, next, text)))
    return null;
  // "Tract No. 37D": a number and its letter.
  if (tokens[next]?.text === '"' && before.slice(-3).some((token) => token.text === 'no')) return null;
  return { tokens: [figure(tokens, at, next, text, doubt)], next };
}

function figuresOf(token: Token): string | null {
  if (token.kind !== 'word' || token.text.length > 2) return null;
  let figures = '';
  for (const letter of token.text) {
    const figure = FIGURE_OF_LETTER.get(letter)?.[0];
    if (figure === undefined) return null;
    figures += figure;
  }
  return figures;
}

function worseOf(doubt: Doubt | null, word: string): Doubt {
  let worst: Doubt = doubt ?? REPAIRED;
  for (const letter of word) if (FIGURE_OF_LETTER.get(letter)?.[1] === DOUBTFUL) worst = DOUBTFUL;
  return worst;
}

/** The o of 46o21': a degree sign between figures. */
function isDegreeLetter(tokens: readonly Token[], at: number, text: string): boolean {
  const [letter, after] = [tokens[at], tokens[at + 1]];
  return letter?.text === 'o' && letter.gap === 'none' && text.length > 0 && after?.kind === 'number';
}

const ANGLE_WORDS = /^(?:deg|degs|degrees?|min|mins|minutes?|sec|secs|seconds?)$/;

function isAngleMark(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'word') return ANGLE_WORDS.test(token.text);
  return token.gap === 'none' && (token.text === '°' || token.text === "'" || token.text === '"');
}

const POLES = new Set(['n', 's', 'north', 'south', 'no', 'so']);

/** The pole, or degrees or minutes with their mark, stand right before. */
function isInAngle(before: readonly Token[]): boolean {
  const last = before[before.length - 1];
  if (last === undefined) return false;
  const token = last.text === '.' ? before[before.length - 2] : last;
  if (token === undefined) return false;
  if (POLES.has(token.text)) return true;
  if (token.kind === 'number') return POLES.has(before.at(-2)?.text ?? '') || POLES.has(before.at(-3)?.text ?? '');
  const figured = before.at(token === last ? -2 : -3)?.kind === 'number';
  return figured && (token.text === '°' || token.text === "'" || ANGLE_WORDS.test(token.text) || token.text === 'o');
}

const LETTER_AND_SIGN = /^[oil]o$/;

/** `S lo 25' 25" E`, "N Oo 34'": a figure and the sign of degrees, both read as letters; "lo" may also be a ten that lost its sign. */
export function mendDegreeWord(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const word = tokens[at];
  if (word?.text.length !== 2 || !LETTER_AND_SIGN.test(word.text)) return null;
  const [minutes, mark] = [tokens[at + 1], tokens[at + 2]];
  if (minutes?.kind !== 'number' || mark?.text !== "'") return null;
  if (!POLES.has((before.at(-1)?.text === '.' ? before.at(-2) : before.at(-1))?.text ?? '')) return null;
  const zero = word.text[0] === 'o';
  const degrees = { ...figure(tokens, at, at + 1, zero ? '0' : '1', zero ? REPAIRED : DOUBTFUL), end: word.start + 1 };
  const sign: Token = { ...word, kind: 'mark', text: '*', start: word.start + 1, gap: 'none', value: Number.NaN };
  return { tokens: [degrees, sign], next: at + 1 };
}

const SIDE_RUN_ON = /^([ew])(and|along|with|on|to|for|a)$/;

export function isSideRunOn(word: string): boolean {
  return SIDE_RUN_ON.test(word);
}

/** "38 IE", "21 lW": the sign of minutes was read as a letter and stuck to the side. */
export function mendSignedSide(token: Token, at: number, before: readonly Token[]): Mended | null {
  const found = token.text.length === 2 ? /^[il1]([ew])$/.exec(token.text)?.[1] : undefined;
  const [minutes, sign] = [before.at(-1), before.at(-2)];
  if (found === undefined || minutes?.kind !== 'number' || minutes.value >= 60 || minutes.decimals > 0) return null;
  if (sign?.text !== '°' && sign?.text !== '*' && sign?.text !== 'o') return null;
  const middle = token.start + 1;
  return {
    tokens: [
      { ...token, kind: 'mark', text: "'", end: middle, gap: 'none', capital: false, doubt: REPAIRED },
      { ...token, text: found, start: middle, gap: 'none', doubt: REPAIRED },
    ],
    next: at + 1,
  };
}

/** `89°46'47" Wand on the line`: the side runs into the word behind it. */
export function mendSide(token: Token, at: number, before: readonly Token[]): Mended | null {
  const sign = before[before.length - 1]?.text;
  if (!token.capital || (sign !== '"' && sign !== "'") || before.at(-2)?.kind !== 'number') return null;
  const found = SIDE_RUN_ON.exec(token.text);
  if (found === null) return null;
  const middle = token.start + 1;
  return {
    tokens: [
      { ...token, text: found[1] ?? '', end: middle },
      { ...token, text: found[2] ?? '', start: middle, gap: 'space', capital: false },
    ],
    next: at + 1,
  };
}

/** "N. 6 5o", "5 6 '", `5 1 "`: two figures of one angle parted by a space. */
export function mendSplitFigure(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const first = tokens[at];
  if (first?.text.length !== 1) return null;
  const [second, mark] = [tokens[at + 1], tokens[at + 2]];
  if (second?.kind !== 'number' || second.gap !== 'space' || second.text.length !== 1) return null;
  const signed = mark?.text === 'o' || mark?.text === '°' || mark?.text === "'" || mark?.text === '"';
  if (!signed || !isInAngle(before)) return null;
  const degree = before.at(-1)?.text === '.' || POLES.has(before.at(-1)?.text ?? '');
  // Behind the pole stand degrees, behind their sign minutes or seconds: a foreign sign makes a foreign figure.
  if (degree !== (mark.text === 'o' || mark.text === '°') && before.at(-1)?.text !== 'o') return null;
  return { tokens: [figure(tokens, at, at + 2, first.text + second.text, DOUBTFUL)], next: at + 2 };
}
