// What stands between the parts of a land description: words and marks that join them, and all others.
import { codeAt } from '#core/language/text/code-at.ts';

/** A word or mark that joins (of, and, a comma) or, as `other`, breaks a description. */
export interface PlainToken {
  kind: 'of' | 'and' | 'open' | 'close' | 'filler' | 'other';
  length: number;
}

/** Words of every deed with which no part, place or exception begins. */
const ORDINARY = new Map<string, PlainToken['kind']>([
  ['and', 'and'],
  ['the', 'filler'],
  ['of', 'of'],
  ...(
    'thence to a an or with feet point line corner iron pin stake stone degrees minutes distance along more land lying being described follows particularly beginning by on for that this at as is be are it its was has his me not now which whose wit unto from under through between above about other due made known ' +
    'run running continuing leaving containing following having bearing bounded bounds located situated marked found set missed referred recorded conveyed dated shown hereby hereinafter shall thereof then true certain concrete public real ' +
    'tract parcel acres acre part portion property lands easement deed survey county record grant wife day hand boundary lines side end bank center central centerline intersection direction course length angle curve arc radius chord tangent ' +
    'road way right river creek fence post oak monument rebar pipe inch rod rods poles perches chains links varas meters metres mile seconds white parallel left place station square'
  )
    .split(' ')
    .map((word) => [word, word === 'that' ? 'filler' : 'other'] as const),
]);

const LETTERS = 26;
/** The ordinary words letter by letter: for each letter behind each beginning, the number of the longer beginning. */
const [LONGER, KINDS] = treeOf(ORDINARY);

function treeOf(words: ReadonlyMap<string, PlainToken['kind']>): [number[], (PlainToken['kind'] | undefined)[]] {
  const longer: number[] = [];
  const kinds: (PlainToken['kind'] | undefined)[] = [undefined];
  for (const [word, kind] of words) {
    let beginning = 0;
    for (let i = 0; i < word.length; i += 1) {
      const place = beginning * LETTERS + letterOf(word.charCodeAt(i));
      if (longer[place] === undefined) kinds.push(undefined);
      longer[place] ??= kinds.length - 1;
      beginning = longer[place] ?? 0;
    }
    kinds[beginning] = kind;
  }
  return [Array.from({ length: kinds.length * LETTERS }, (_, place) => longer[place] ?? 0), kinds];
}

export function findOrdinary(text: string, at: number): PlainToken | null {
  let beginning = 0;
  let end = at;
  for (let letter = letterOf(codeAt(text, at)); letter >= 0; letter = letterOf(codeAt(text, end))) {
    beginning = LONGER[beginning * LETTERS + letter] ?? 0;
    if (beginning === 0) return null;
    end += 1;
  }
  const kind = KINDS[beginning];
  // A name goes on with a figure or an apostrophe, and two capitals may be a state: OR.
  if (kind === undefined || isNamePart(codeAt(text, end)) || (end - at === 2 && isCapital(codeAt(text, at + 1))))
    return null;
  return { kind, length: end - at };
}

/** 0 to 25, small or capital; -1 for any other sign. */
function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 97;
  return isCapital(code) ? code - 65 : -1;
}

export function isCapital(code: number): boolean {
  return code >= 65 && code <= 90;
}

/** Anything but a space or a stop. */
function isNamePart(code: number): boolean {
  return !(code === 32 || code === 44 || code === 46 || code === 59 || code === 58 || code === 10);
}

const FILLER = /(?:the|said|same|all|both|also|in\s+the|that)\b/iy;
const FILLER_OPENS = new Set('tsabiTSABI');

export function findPlain(text: string, at: number): PlainToken {
  const char = text[at] ?? '';
  if (char === '(' || char === '[') return { kind: 'open', length: 1 };
  if (char === ')' || char === ']') return { kind: 'close', length: 1 };
  if (char === ',' || char === ';' || char === '&' || char === '+') return { kind: 'and', length: 1 };
  if (FILLER_OPENS.has(char)) {
    FILLER.lastIndex = at;
    const filler = FILLER.exec(text);
    if (filler) return { kind: 'filler', length: filler[0].length };
  }
  const length = Math.max(char.length, wordEnd(text, at) - at);
  return { kind: kindOf(length, text, at), length };
}

/** Behind the letters that begin there, with what an apostrophe joins to them, or behind the figures; else the place itself. */
function wordEnd(text: string, at: number): number {
  let end = at;
  while (letterOf(codeAt(text, end)) >= 0) end += 1;
  if (end > at) return text[end] === "'" ? possessiveEnd(text, end) : end;
  while (isFigure(codeAt(text, end))) {
    end += 1;
    const code = codeAt(text, end);
    if ((code === 44 || code === 46) && isFigure(codeAt(text, end + 1))) end += 1;
  }
  return end;
}

/** Behind the small letters of "Carver's"; before the apostrophe where none follow it. */
function possessiveEnd(text: string, apostrophe: number): number {
  let end = apostrophe + 1;
  for (let code = codeAt(text, end); code >= 97 && code <= 122; code = codeAt(text, end)) end += 1;
  return end === apostrophe + 1 ? apostrophe : end;
}

export function isFigure(code: number): boolean {
  return code >= 48 && code <= 57;
}

function kindOf(length: number, text: string, at: number): PlainToken['kind'] {
  if (length < 2 || length > 6) return 'other';
  const word = text.slice(at, at + length).toLowerCase();
  if (word === 'of' || word === 'ofthe' || word === 'ofsaid') return 'of';
  return word === 'and' || word === 'plus' ? 'and' : 'other';
}
