// Directions that a recogniser spoilt, known again by their place: behind "thence", between a pole and a length, before degrees.

import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { FIGURE_OF_LETTER } from '#core/language/mend/look-alikes.ts';
import { figure, joined, type Mended } from '#core/language/mend/mend-figures.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerWord } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const DIRECTIONS = ['north', 'south', 'east', 'west'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Words of their own, which lead a course in as well: "thence last", "thence past the stone". */
const OTHERS = wordSet('past last least rest set next sixth forth worth mouth month north south east west');

interface Spoilt {
  readonly direction: Direction;
  readonly away: number;
}

/** The one direction that a word is a letter away from, or two letters where it is long; else null. */
const spoiltDirection = oncePerWord((word): Spoilt | null => {
  if (word.length < 3 || word.length > 7 || OTHERS.has(word)) return null;
  const most = word.length > 4 ? 2 : 1;
  for (let away = 1; away <= most; away += 1) {
    const near = DIRECTIONS.filter((direction) => editDistance(word, direction, away) === away);
    if (near.length > 0) return near.length === 1 && near[0] !== undefined ? { direction: near[0], away } : null;
  }
  return null;
});

/** Whether a word may be mended so, whatever stands around it. */
export function isSpoiltDirection(word: string): boolean {
  return spoiltDirection(word) !== null || word === 'ss' || /^[ns][oil][oilsbz]?$/.test(word) || RUN_ON.test(word);
}

const RUN_ON = /^(north|south|east|west)(on|to|with|along|by)$/;
const GOES_ALONG = new Set(['along', 'with', 'parallel']);
const LEADS = new Set(['thence', 'then', 'due', 'running', 'runs', 'run']);

/** "thence Eat 200.00 feet", "North Rast ten chains", "thence Wes! five chains": in the place of a direction nothing else can stand. */
export function mendPlacedDirection(
  tokens: readonly Token[],
  at: number,
  token: Token,
  mended: readonly Token[],
): Mended | null {
  const runOn = LEADS.has(mended.at(-1)?.text ?? '') ? RUN_ON.exec(token.text) : null;
  if (runOn !== null) return parted(token, at, runOn[1] ?? '', runOn[2] ?? '');
  const found = spoiltDirection(token.text);
  if (found === null) return null;
  const next = isGluedMark(tokens, at + 1) ? at + 2 : at + 1;
  if (!isLength(tokens, next) && !(found.away === 1 && GOES_ALONG.has(textAt(tokens, next)))) return null;
  const before = mended.at(-1)?.text ?? '';
  const side = found.direction === 'east' || found.direction === 'west';
  if (!LEADS.has(before) && !(side && (before === 'north' || before === 'south'))) return null;
  const doubt: Doubt = found.away > 1 || next > at + 1 ? DOUBTFUL : REPAIRED;
  return { tokens: [joined(tokens, at, next, found.direction, doubt)], next };
}

/** "Thence easton the section line". */
function parted(token: Token, at: number, direction: string, small: string): Mended {
  const middle = token.start + direction.length;
  return {
    tokens: [
      { ...token, text: direction, end: middle },
      { ...token, text: small, start: middle, gap: 'space', capital: false },
    ],
    next: at + 1,
  };
}

/** The mark that a letter came out as: "Wes!", "Bas:". */
function isGluedMark(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.gap === 'none' && '!:;|)]'.includes(textAt(tokens, at)) && tokens[at + 1]?.gap !== 'none';
}

function isLength(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.kind === 'number' || (token?.kind === 'word' && isNumberWord(token.text));
}

/** `S$ 00°44' W`, "SS 18° E": the S of a bearing, seen double. */
export function mendDoubledPole(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.text !== 's' && token.text !== 'ss') return null;
  const money = tokens[at + 1]?.gap === 'none' && '$§'.includes(textAt(tokens, at + 1));
  if (token.text === 's' && !money) return null;
  let next = money ? at + 2 : at + 1;
  if (textAt(tokens, next) === '.' || textAt(tokens, next) === ',') next += 1;
  if (tokens[next]?.kind !== 'number' || !isAngleSign(tokens, next + 1)) return null;
  return { tokens: [joined(tokens, at, money ? at + 2 : at + 1, 's', REPAIRED)], next: money ? at + 2 : at + 1 };
}

function isAngleSign(tokens: readonly Token[], at: number): boolean {
  return /^(?:°|\*|'|"|deg|degs|degrees?)$/.test(textAt(tokens, at));
}

/** `NOO°OO'OO"E`, "NOS DEGREES": the pole and the letters that its figures were taken for. */
export function mendPoleOfLetters(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const found = /^([ns])([oil]{1,2}|[oil][sbz])$/.exec(token.text);
  if (found === null || !/^(?:°|deg|degrees?)$/.test(textAt(tokens, at + 1))) return null;
  const [, pole = '', letters = ''] = found;
  const text = [...letters].map((letter) => FIGURE_OF_LETTER.get(letter)?.[0] ?? '').join('');
  const doubt = /[sbz]/.test(letters) ? DOUBTFUL : REPAIRED;
  const degrees = figure(tokens, at, at + 1, text, doubt);
  return {
    tokens: [
      { ...joined(tokens, at, at + 1, pole, REPAIRED), end: token.start + 1 },
      { ...degrees, start: token.start + 1, gap: 'none' },
    ],
    next: at + 1,
  };
}

/** "thence $outb 200.00 feet": the S read as money. */
export function mendMoneyPole(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const word = tokens[at + 1];
  if ((token.text !== '$' && token.text !== '§') || word?.kind !== 'word' || word.gap !== 'none') return null;
  if (editDistance(`s${word.text}`, 'south', 1) > 1) return null;
  return { tokens: [joined(tokens, at, at + 2, 'south', REPAIRED)], next: at + 2 };
}
