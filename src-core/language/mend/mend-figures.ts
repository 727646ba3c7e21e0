// Mends of figures: parted decimals, a pole read as a figure, and figures that an unreadable character has spoilt.
import { DOUBTFUL, type Doubt, REPAIRED } from '#core/language/doubt.ts';
import { isNumeral } from '#core/language/mend/trade-words.ts';
import { isNumbered } from '#core/language/numbered-nouns.ts';
import { interned } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import { readUnit } from '#core/language/units.ts';

export interface Mended {
  readonly tokens: readonly Token[];
  readonly next: number;
}

export function joined(tokens: readonly Token[], at: number, next: number, text: string, doubt: Doubt): Token {
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (first === undefined || last === undefined) throw new RangeError('no tokens to join');
  return { ...first, kind: 'word', text: interned(text), end: last.end, value: Number.NaN, decimals: 0, doubt };
}

export function figure(tokens: readonly Token[], at: number, next: number, text: string, doubt: Doubt): Token {
  const point = text.indexOf('.');
  const decimals = point < 0 ? 0 : text.length - point - 1;
  return { ...joined(tokens, at, next, text, doubt), kind: 'number', value: Number(text), decimals, capital: false };
}

/** "3\ufffd0", "14\ufffd": a figure that touches a character nobody could read is no figure. */
export function mendUnreadable(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const after = tokens[at + 1];
  const degrees = lostDegrees(tokens, at, token);
  if (degrees !== null && after !== undefined)
    return {
      tokens: [
        { ...token, doubt: degrees },
        { ...after, text: '°' },
      ],
      next: at + 2,
    };
  const touched =
    (after?.text === '\ufffd' && after.gap === 'none') || (token.gap === 'none' && tokens[at - 1]?.text === '\ufffd');
  return touched ? { tokens: [joined(tokens, at, at + 1, '\ufffd', DOUBTFUL)], next: at + 1 } : null;
}

/** "S. 21\ufffd 50' W.": a sign that a wrong code page has lost can only be that of the degrees, where minutes follow; before the side it may be a figure. */
function lostDegrees(tokens: readonly Token[], at: number, token: Token): Doubt | null {
  const [sign, minutes] = [tokens[at + 1], tokens[at + 2]];
  if (sign?.text !== '\ufffd' || sign.gap !== 'none' || minutes === undefined) return null;
  const pole = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1];
  if (token.kind !== 'number' || token.value > 90 || !/^(?:n|s|north|south)$/.test(pole?.text ?? '')) return null;
  if (minutes.kind === 'number' && tokens[at + 3]?.text === "'") return REPAIRED;
  return /^(?:e|w|east|west)$/.test(minutes.text) ? DOUBTFUL : null;
}

/** "143R1 feet": a letter among the figures of a length that stands for none of them. */
export function mendLetteredLength(tokens: readonly Token[], at: number): Mended | null {
  const [letter, rest] = [tokens[at + 1], tokens[at + 2]];
  if (letter?.kind !== 'word' || letter.gap !== 'none' || !/^[acdfghjkmpqrtuvy]$/.test(letter.text)) return null;
  if (rest?.kind !== 'number' || rest.gap !== 'none' || readUnit(tokens, at + 3, true) === null) return null;
  // N45d30'15"E, as a drawing program writes its degrees.
  if (letter.text === 'd' && /^(?:n|s)$/.test(tokens[at - 1]?.text ?? '')) return null;
  return { tokens: [joined(tokens, at, at + 3, '\ufffd', DOUBTFUL)], next: at + 3 };
}

/** "100f feet": the sign of more or less, or else a figure, read as a letter. */
export function mendPlusMinus(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const letter = tokens[at + 1];
  if (letter?.kind !== 'word' || letter.gap !== 'none' || !/^[ft]$/.test(letter.text)) return null;
  if (!/^(?:feet|chains|poles|rods|acres)$/.test(tokens[at + 2]?.text ?? '')) return null;
  return { tokens: [figure(tokens, at, at + 1, token.text.replaceAll(',', ''), DOUBTFUL)], next: at + 2 };
}

/** `5.50°43'05"W`: degrees with a fraction have no minutes, so the 5 before the point is the S of the bearing. */
export function mendPoleFigure(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const sign = tokens[at + 1];
  if (token.decimals === 0) return mendGluedPole(tokens, at, token);
  if (token.gap === 'none' || sign?.text !== '°' || sign.gap !== 'none') return null;
  const degrees = /^5\.([0-8]?\d)$/.exec(token.text)?.[1];
  if (degrees === undefined) return null;
  const [minutes, mark] = [tokens[at + 2], tokens[at + 3]];
  if (minutes?.kind !== 'number' || minutes.gap !== 'none' || mark?.text !== "'") return null;
  const middle = token.start + 1;
  return {
    tokens: [
      { ...joined(tokens, at, at + 1, 's', REPAIRED), end: middle },
      { ...figure(tokens, at, at + 1, degrees, REPAIRED), start: middle + 1, gap: 'none' },
    ],
    next: at + 1,
  };
}

const FARTHEST_SIDE = 7;

/** `813° 37' W`: no circle has so many degrees, so the 8 is the S of the bearing. */
function mendGluedPole(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const degrees = /^[58]([0-8]\d)$/.exec(token.text)?.[1];
  const sign = tokens[at + 1];
  if (degrees === undefined || token.gap === 'none' || sign?.text !== '°') return null;
  if (POLE.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.text === 'of') return null;
  for (let i = at + 2; i < at + FARTHEST_SIDE; i += 1) {
    const { kind, text } = tokens[i] ?? token;
    if (/^(?:e|w|east|west|ie|iw|le|lw)$/.test(text))
      return {
        tokens: [
          { ...joined(tokens, at, at + 1, 's', REPAIRED), end: token.start + 1 },
          { ...figure(tokens, at, at + 1, degrees, REPAIRED), start: token.start + 1, gap: 'none' },
        ],
        next: at + 1,
      };
    if (kind === 'word') return null;
  }
  return null;
}

const POLE = /^(?:n|s|north|south|angle|azimuth)$/;

/** "thence 8. 29 degrees E.": a bearing has a pole, and the 8 before its degrees is the S. */
export function mendPoleAlone(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.text !== '8' && token.text !== '5') return null;
  const [point, degrees, sign] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (tokens[at - 1]?.text !== 'thence' || point?.text !== '.' || point.gap !== 'none') return null;
  if (degrees?.kind !== 'number' || degrees.gap !== 'space' || degrees.value > 90) return null;
  if (sign?.text !== '°' && !/^deg/.test(sign?.text ?? '')) return null;
  return { tokens: [{ ...joined(tokens, at, at + 1, 's', REPAIRED) }], next: at + 1 };
}

/** "seventy·eight": a hyphen that came out as a point in the middle of the line. */
export function mendHyphen(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.text !== '·') return null;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (token.gap !== 'none' || before?.kind !== 'word' || after?.kind !== 'word') return null;
  return after.gap === 'none' ? { tokens: [{ ...token, text: '-' }], next: at + 1 } : null;
}

/** `S 53 0 42'28" E`: between degrees and minutes a 0 that stands alone is the sign. */
export function mendRing(tokens: readonly Token[], at: number, before: readonly Token[]): Mended | null {
  const ring = tokens[at];
  if (ring?.text !== '0') return null;
  const [minutes, mark] = [tokens[at + 1], tokens[at + 2]];
  const [degrees, pole] = [before.at(-1), before.at(-2)?.text === '.' ? before.at(-3) : before.at(-2)];
  if (degrees?.kind !== 'number' || !/^\d{1,2}$/.test(degrees.text)) return null;
  if (!/^(?:n|s|north|south)$/.test(pole?.text ?? '')) return null;
  if (minutes?.kind !== 'number' || minutes.value >= 60 || mark?.text !== "'" || mark.gap !== 'none') return null;
  return { tokens: [{ ...ring, kind: 'mark', text: '*', gap: 'none', value: Number.NaN }], next: at + 1 };
}

/** "along the road (58) rods": a figure in brackets that repeats no words. */
export function mendBracket(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.text !== '(') return null;
  const [figure, close, before] = [tokens[at + 1], tokens[at + 2], tokens[at - 1]];
  if (figure?.kind !== 'number' || close?.text !== ')') return null;
  if (before?.kind !== 'word' || isNumeral(before.text) || isNumbered(before.text)) return null;
  // "Six Itundred (600) feet": words that could not be read said it first, and need not agree.
  if ([2, 3, 4].some((step) => isNumeral(tokens[at - step]?.text ?? ''))) return null;
  const unit = readUnit(tokens, at + 3, true);
  if (unit === null || unit.mark || unit.unit === 'inches') return null;
  return { tokens: [{ ...figure, gap: 'space' }], next: at + 3 };
}

/** "N. |" at the end of a line, "line | | of the farm": the rules of a table's cells; "one hundred &* six": a speck. */
export function mendRule(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.text === '*' && token.gap === 'none' && tokens[at - 1]?.text === '&') return { tokens: [], next: at + 1 };
  const after = tokens[at + 1];
  const ends = after === undefined || after.gap === 'line' || after.gap === 'paragraph';
  // "north -fifty-nine degrees": a stroke before number words is no sign.
  if (token.text === '-' && token.gap === 'space' && after?.gap === 'none' && isNumeral(after.text))
    return /^(?:n|s|north|south)$/.test(tokens[at - 1]?.text ?? '')
      ? { tokens: [{ ...after, gap: 'space' }], next: at + 2 }
      : null;
  if (token.text === '|' && token.gap !== 'none' && (after?.text === '|' || tokens[at - 1]?.text === '|'))
    return { tokens: [], next: at + 1 };
  return token.text === '|' && token.gap === 'space' && ends ? { tokens: [], next: at + 1 } : null;
}

/** "N-45-30-E", "S-44°-30'-E": strokes that join the parts of a bearing. */
export function mendJoinedBearing(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (token.text !== '-' || token.gap !== 'none' || after?.gap !== 'none' || before === undefined) return null;
  const side = /^(?:e|w|east|west)$/.test(after.text);
  if (!side && (after.kind !== 'number' || before.kind === 'number')) return null;
  if (side && before.kind === 'word') return null;
  for (let i = at - 1; i >= at - LONGEST_JOINED && i >= 0; i -= 1) {
    if (tokens[i]?.kind === 'word') return isPoleJoined(tokens, i) ? { tokens: [], next: at + 1 } : null;
    if (tokens[i]?.gap !== 'none') return null;
  }
  return null;
}

const LONGEST_JOINED = 9;

function isPoleJoined(tokens: readonly Token[], at: number): boolean {
  const [stroke, figure] = [tokens[at + 1], tokens[at + 2]];
  if (!/^(?:n|s|north|south)$/.test(tokens[at]?.text ?? '') || stroke?.text !== '-' || stroke.gap !== 'none')
    return false;
  return figure?.kind === 'number' && figure.gap === 'none' && figure.value <= 90;
}

/** "4._334°50'": a stroke of the pen between the number of an item and its figures. */
export function mendBlank(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const after = tokens[at + 1];
  if (token.text !== '_' || tokens[at - 1]?.text !== '.' || after?.kind !== 'number') return null;
  return { tokens: [{ ...after, gap: 'space' }], next: at + 2 };
}

const PARTS_FIGURE = new Set([',', '.', '_']);

/** "379 . 54 feet", "1 , 115 . 51 feet", "69 .. 7 feet": a unit behind, so that the groups are one figure. */
export function mendDecimal(tokens: readonly Token[], at: number): Mended | null {
  if (!PARTS_FIGURE.has(tokens[at + 1]?.text ?? '')) return null;
  const first = tokens[at];
  const named = tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1];
  if (first === undefined || first.decimals > 0 || isNumbered(named?.text ?? '')) return null;
  let text = first.text.replaceAll(',', '');
  let next = at + 1;
  let spaced = false;
  const [comma, group] = [tokens[next], tokens[next + 1]];
  const parted = comma?.gap === 'space' || (group?.gap === 'space' && isParted(tokens, at + 3));
  const whole = comma?.text === ',' && comma.gap === 'space' ? wholeGroup(group) : null;
  if (whole !== null && first.text.length <= 3) {
    text += whole;
    next += 2;
    spaced = true;
  } else if (comma?.text === ',' && parted && isGroup(group) && first.text.length <= 3) {
    text += group?.text ?? '';
    next += 2;
    spaced = true;
  }
  const point = tokens[next]?.text === '_' && tokens[next]?.gap === 'space' ? decimalPoint(tokens[next]) : tokens[next];
  if (point?.text === '.' && tokens[next + 1]?.text === '.' && tokens[next + 1]?.gap === 'none') {
    next += 1;
    spaced = true;
  } else if (point?.text === '.' && point.gap === 'space') spaced = true;
  const decimals = tokens[next + 1];
  if (point?.text === '.' && decimals?.kind === 'number' && decimals.decimals === 0 && decimals.gap !== 'paragraph') {
    text += `.${decimals.text}`;
    next += 2;
  }
  if (!spaced || next === at + 1 || readUnit(tokens, next, true) === null) return null;
  const stroke = tokens.slice(at, next).some((token) => token.text === '_');
  return { tokens: [figure(tokens, at, next, text, stroke ? DOUBTFUL : REPAIRED)], next };
}

/** "330•35": a point that came out in the middle of the line. */
export function mendRaisedPoint(tokens: readonly Token[], at: number, token: Token): Mended | null {
  const [point, rest] = [tokens[at + 1], tokens[at + 2]];
  if ((point?.text !== '•' && point?.text !== '∙') || point.gap !== 'none' || token.decimals > 0) return null;
  if (rest?.kind !== 'number' || rest.gap !== 'none' || rest.decimals > 0 || rest.text.length > 3) return null;
  // N 87•35' E: the sign of degrees.
  if (
    tokens[at + 3]?.text === "'" ||
    POLE.test((tokens[at - 1]?.text === '.' ? tokens[at - 2] : tokens[at - 1])?.text ?? '')
  )
    return null;
  const text = `${token.text.replaceAll(',', '')}.${rest.text}`;
  return { tokens: [figure(tokens, at, at + 3, text, REPAIRED)], next: at + 3 };
}

/** "63° .12' W": a speck before the minutes, for minutes are no fraction of anything. */
export function mendSpeck(tokens: readonly Token[], at: number, token: Token): Mended | null {
  if (token.decimals === 0 || !/^\.[0-5]\d$/.test(token.text)) return null;
  const [sign, mark] = [tokens[at - 1], tokens[at + 1]];
  if (!(sign?.text === '°' || sign?.text === "'")) return null;
  if (mark?.gap !== 'none' || mark.text !== (sign.text === '°' ? "'" : '"')) return null;
  return { tokens: [figure(tokens, at, at + 1, token.text.slice(1), REPAIRED)], next: at + 1 };
}

/** "1, 609. 98", "1, 364 . 95": the decimals stand apart as the thousands do. */
function isParted(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '.' && tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.gap === 'space';
}

/** "1959 _ 86 feet": the point was read as a stroke. */
function decimalPoint(token: Token | undefined): Token | undefined {
  return token === undefined ? undefined : { ...token, text: '.' };
}

/** "1 , 982.7": three figures with their decimals. */
function wholeGroup(token: Token | undefined): string | null {
  return token?.kind === 'number' && /^\d{3}\.\d+$/.test(token.text) ? token.text : null;
}

function isGroup(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.decimals === 0 && token.text.length === 3;
}
