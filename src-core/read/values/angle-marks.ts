// The marks behind degrees, minutes and seconds: signs, words, what stands in for them, and their ruins.
import { sideOf } from '#core/language/directions.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { readFractionWords } from '#core/read/values/number-words.ts';
import { isFigureLike, readNumber } from '#core/read/values/read-number.ts';

export type Place = 'degrees' | 'minutes' | 'seconds';
export const PLACES: readonly Place[] = ['degrees', 'minutes', 'seconds'];

const WORDS: Record<Place, ReadonlySet<string>> = {
  degrees: new Set(['degrees', 'degree', 'deg', 'degs', 'degr', 'd', 'dgs', 'dg']),
  minutes: new Set(['minutes', 'minute', 'min', 'mins', 'm']),
  seconds: new Set(['seconds', 'second', 'sec', 'secs', 's']),
};
const SIGNS: Record<Place, ReadonlySet<string>> = {
  degrees: new Set(['°']),
  minutes: new Set(["'"]),
  seconds: new Set(['"']),
};
/** What stands for a sign that a recogniser or a keyboard did not have. */
const STAND_INS = new Set(`*?^~;:°'"%!\`@«»<>|¦•¢ø/`);
/** What stands where a figure could not be read. */
const LOST = new Set(['?', '_', '#', '■', '□']);
const PROPER = new Set(['°', "'", '"']);

/** 18'?8", 0_": beside a sign that is there, a further mark is a figure that was lost. */
function isFigureLost(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'mark' || token.gap !== 'none' || !LOST.has(token.text)) return false;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (token.text !== '?' && (before?.kind === 'number' || after?.kind === 'number')) return true;
  if (
    token.text === '?' &&
    before?.kind === 'number' &&
    before.text.length === 1 &&
    (after?.gap === 'none' || after?.kind === 'word')
  )
    return after?.kind === 'number' || after?.text === '-' || after?.text === '"' || SIDE_WORDS.has(after?.text ?? '');
  const behindSign = before?.kind === 'mark' && PROPER.has(before.text) && after?.kind === 'number';
  return (
    after?.gap === 'none' &&
    (behindSign || (after.kind === 'mark' && (PROPER.has(after.text) || '®©'.includes(after.text))))
  );
}

const SPOILT_DEG = new Set(['aeg', 'dcg', 'deq', 'dey', 'dea', 'oeg', 'beg', 'doq', 'dog', 'dez', 'clog']);
const ANGLE_WORD = /^(?:degrees?|minutes?|seconds?)$/;
const LOOK_ALIKES = new Set(['&', '|', '!', '$', '§', '¦', '/', '\\', ']', '[', '}', '{', ')', '(']);

/** 3&", 1|": a mark between the one figure and its sign. 88°!8': a mark between a sign and the one figure behind it. */
function isFigureSpoilt(tokens: readonly Token[], at: number): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]];
  if (after?.gap !== 'none' || token === undefined) return false;
  if (LOOK_ALIKES.has(token.text) && token.gap === 'none' && PROPER.has(after.text))
    return tokens[at - 1]?.text.length === 1;
  const further = tokens[at + 2];
  if (!STAND_INS.has(token.text) || !LOOK_ALIKES.has(after.text) || further?.gap !== 'none') return false;
  return further.kind === 'number' && further.text.length === 1 && tokens[at + 3]?.kind === 'mark';
}

export interface Mark {
  /** Lost: a figure beside the sign could not be read. */
  readonly quality: 'right' | 'odd' | 'hyphen' | 'none' | 'lost';
  /** Written as one letter: 45d 30m 15s. */
  readonly letter?: boolean;
  readonly next: number;
}

export function readMark(tokens: readonly Token[], at: number, place: Place): Mark {
  const token = tokens[at];
  if (token === undefined) return { quality: 'none', next: at };
  if (token.kind === 'word') return readWordMark(tokens, at, place);
  if (token.kind !== 'mark') return { quality: 'none', next: at };
  if (isFigureLost(tokens, at) || isFigureLost(tokens, at + 1) || isFigureSpoilt(tokens, at))
    return { quality: 'lost', next: at + 1 };
  if (token.text === '-' && token.gap === 'none') return { quality: 'hyphen', next: at + 1 };
  // 225°02,51": a comma for the sign of minutes, with the sign of seconds behind it.
  const seconds = tokens[at + 1];
  if (token.text === ',' && token.gap === 'none' && place === 'minutes' && seconds?.kind === 'number')
    return seconds.gap === 'none' && textAt(tokens, at + 2) === '"'
      ? { quality: 'odd', next: at + 1 }
      : { quality: 'none', next: at };
  if (SIGNS[place].has(token.text))
    return { quality: extra(tokens, at + 1) ? 'odd' : 'right', next: afterExtras(tokens, at + 1) };
  // A semicolon is a spoilt sign only between figures: 00*00;00.
  const stop = token.text === ';' || token.text === ':';
  if (stop && (tokens[at + 1]?.kind !== 'number' || (tokens[at + 1]?.gap !== 'none' && !isClosedAhead(tokens, at + 2))))
    return { quality: 'none', next: at };
  const spaced = (token.text === "'" || token.text === '"') && SIDE_WORDS.has(textAt(tokens, at + 1));
  // "5? minutes": the word is there, so that the mark was a figure.
  if (token.gap === 'none' && STAND_INS.has(token.text) && ANGLE_WORD.test(textAt(tokens, at + 1)))
    return { quality: 'lost', next: at + 1 };
  if ((token.gap === 'none' || spaced) && STAND_INS.has(token.text))
    return { quality: 'odd', next: afterExtras(tokens, at + 1) };
  return { quality: 'none', next: at };
}

/** "S. 38; 11, W. 73.47 m.": the side right behind the figure makes it minutes. */
function isClosedAhead(tokens: readonly Token[], at: number): boolean {
  const next = [',', "'", '"'].includes(textAt(tokens, at)) ? at + 1 : at;
  return SIDE_WORDS.has(textAt(tokens, next)) && tokens[next]?.gap !== 'paragraph';
}

function extra(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === 'mark' &&
    token.gap === 'none' &&
    token.text !== ';' &&
    token.text !== ':' &&
    STAND_INS.has(token.text)
  );
}

/** Doubled or trailing marks: `""`, `'"`, `"%`. */
function afterExtras(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 2 && extra(tokens, next)) next += 1;
  // 45°-30'-15": a hyphen between the parts besides their signs.
  const hyphen = textAt(tokens, next) === '-' && tokens[next]?.gap === 'none' && tokens[next + 1]?.kind === 'number';
  return hyphen ? next + 1 : next;
}

function readWordMark(tokens: readonly Token[], at: number, place: Place): Mark {
  const word = textAt(tokens, at);
  const next = at + 1;
  // 3g": a letter between a figure and the sign was a figure.
  const glued = tokens[at]?.gap === 'none' && tokens[next]?.gap === 'none' && PROPER.has(textAt(tokens, next));
  if (glued && word.length <= 2 && word !== 'o' && tokens[at - 1]?.text.length === 1) return { quality: 'lost', next };
  if (isLetterFigure(tokens, at, place)) return { quality: 'lost', next };
  const after = textAt(tokens, next) === '.' && tokens[next]?.gap === 'none' ? next + 1 : next;
  if (WORDS[place].has(word)) {
    // "S 45 S" would be a direction, not seconds.
    if (word.length === 1 && !isFigureNear(tokens, after) && !isBetweenFigures(tokens, at))
      return readSplitWord(tokens, at, place);
    return { quality: 'right', next: textAt(tokens, after) === ':' ? after + 1 : after, letter: word.length === 1 };
  }
  if (place === 'degrees' && (word === 'de' || word === 'dcg' || word === 'dog')) {
    // "two de rees": a letter of it is lost, and a space has torn the rest.
    if (word === 'de' && /^(?:g?rees?|gr?ees?)$/.test(textAt(tokens, next))) return { quality: 'odd', next: next + 1 };
    const colon = textAt(tokens, next) === ':' ? next + 1 : next;
    return { quality: 'odd', next: textAt(tokens, colon) === '.' ? colon + 1 : colon };
  }
  if (word === 'o' && place === 'degrees') return { quality: 'odd', next: at + 1 };
  // "NE 1/4 BEG 200 FT": of an aliquot part, behind which the description begins.
  const begins = word === 'beg' && textAt(tokens, at - 2) === '/';
  if (place === 'degrees' && SPOILT_DEG.has(word) && !begins) return { quality: 'odd', next: after };
  if (word.length >= 4 && editDistance(word, place, 3) <= Math.min(3, Math.floor(word.length / 2))) {
    return { quality: 'odd', next: after };
  }
  return readSplitWord(tokens, at, place);
}

/** 1D East, 0S ": a letter right behind the one figure of minutes or seconds, which is no side and no sign. */
function isLetterFigure(tokens: readonly Token[], at: number, place: Place): boolean {
  const token = tokens[at];
  if (token?.gap !== 'none' || place === 'degrees' || tokens[at - 1]?.text.length !== 1) return false;
  return (
    token.text.length === 1 &&
    !/^[ewnmo]$/.test(token.text) &&
    !(token.text === 's' && place === 'seconds' && isFigureNear(tokens, at + 1))
  );
}

/** A word that a space crept into: "d eg.", "min utes". */
function readSplitWord(tokens: readonly Token[], at: number, place: Place): Mark {
  const joined = `${textAt(tokens, at)}${textAt(tokens, at + 1)}`;
  if (tokens[at + 1]?.kind !== 'word' || !WORDS[place].has(joined)) return { quality: 'none', next: at };
  const next = at + 2;
  return { quality: 'odd', next: textAt(tokens, next) === '.' && tokens[next]?.gap === 'none' ? next + 1 : next };
}

/** 45d30m15s: a letter with figures glued on both sides. */
function isBetweenFigures(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return before?.kind === 'number' && tokens[at]?.gap === 'none' && after?.kind === 'number' && after.gap === 'none';
}

function isFigureNear(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (token?.kind === 'number' && token.gap !== 'none') || ['e', 'w', 'east', 'west'].includes(token?.text ?? '');
}

/** Steps over the ruins of "degrees" or "minutes" where a number with the next mark stands behind them: "26 uces 58 seconds". */
export function afterSpoiltMark(tokens: readonly Token[], at: number, place: Place): number {
  let next = at;
  while (next < at + 4) {
    const token = tokens[next];
    if (token === undefined || token.gap === 'paragraph' || isLostFigure(token, next, at)) return at;
    if (token.kind === 'number' && (next === at || !isInsideWord(tokens, next))) break;
    if (token.text.length > 8 || NOT_RUINS.has(token.text)) return at;
    next += 1;
  }
  // A figure glued to what stands before it has lost its head.
  if (next === at || tokens[next]?.gap === 'none') return at;
  const number = readNumber(tokens, next);
  if (number === null || isSignOfAnother(tokens[number.next], place)) return at;
  return isMark(readMark(tokens, number.next, place)) ? next : at;
}

/** 89° XO' 49": the 49 has the sign of seconds, so that the minutes are what was lost. */
function isSignOfAnother(token: Token | undefined, place: Place): boolean {
  return PLACES.some((other) => other !== place && SIGNS[other].has(token?.text ?? ''));
}

/** The S of 4S": a figure in all likelihood, so that the number before it is not whole. */
function isLostFigure(token: Token, next: number, at: number): boolean {
  return (
    next === at && token.kind === 'word' && token.gap === 'none' && token.text.length <= 2 && isFigureLike(token.text)
  );
}

/** A figure with letters glued on both sides: "v1rutes". */
function isInsideWord(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  return (
    tokens[at]?.gap === 'none' && tokens[at - 1]?.kind === 'word' && after?.kind === 'word' && after.gap === 'none'
  );
}

export function isMark(mark: Mark): boolean {
  return mark.quality === 'right' || mark.quality === 'odd';
}

/** After three numbers only the side is missing: the ruins of "seconds" before it are stepped over. */
export function afterSpoiltSeconds(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + 4) {
    const token = tokens[next];
    if (token === undefined || token.text.length > 8 || isLostFigure(token, next, at)) return at;
    if (token.kind === 'number' && !isInsideWord(tokens, next)) return at;
    if (SIDE_WORDS.has(token.text)) return next;
    next += 1;
  }
  return at;
}

const SIDE_WORDS = new Set(['east', 'west', 'cast', 'vest', 'e', 'w']);
const NOT_RUINS = wordSet(
  'east west e w north south n s feet foot ft to a the of and , ; ( ) . - distance thence chains poles',
);

/** "seven degrees and a half west", "twelve degrees one-half, west": the rest of a degree in words, with the side behind it. */
export function shareOfDegree(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const share = readFractionWords(tokens, at) ?? readBareShare(tokens, at);
  if (share === null || share.value >= 1) return null;
  const side = textAt(tokens, share.next) === ',' ? share.next + 1 : share.next;
  return sideOf(textAt(tokens, side)) === null ? null : { value: share.value, next: share.next };
}

const SHARES = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
  ['fourth', 0.25],
]);

const COUNTS = ['one', 'two', 'three'];

/** "one-half", "three fourths", "half", "3/4" behind the degrees, with no "and" before it. */
function readBareShare(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const alone = SHARES.get(textAt(tokens, at));
  if (alone !== undefined) return { value: alone, next: at + 1 };
  const barred = readBarred(tokens, at);
  if (barred !== null) return barred;
  const count = COUNTS.indexOf(textAt(tokens, at)) + 1;
  if (count === 0) return null;
  const next = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const part = SHARES.get(textAt(tokens, next).replace(/s$/, ''));
  return part === undefined ? null : { value: count * part, next: next + 1 };
}

/** "21 degrees 3/4 East", "68° ¼ E": a fraction in figures, parted from the degrees that it belongs to. */
function readBarred(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const [top, bar, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (top?.kind === 'fraction') return { value: top.value, next: at + 1 };
  if (top?.kind !== 'number' || bar?.text !== '/' || bottom?.kind !== 'number') return null;
  const halves = [2, 3, 4, 8].includes(bottom.value) && top.value > 0 && top.value < bottom.value;
  return halves && bar.gap === 'none' ? { value: top.value / bottom.value, next: at + 3 } : null;
}
