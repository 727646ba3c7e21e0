// What stands between the parts of a land description: words and marks that join them, and all others.

/** A word or mark that joins (of, and, a comma) or, as `other`, breaks a description. */
export interface PlainToken {
  kind: 'of' | 'and' | 'open' | 'close' | 'filler' | 'other';
  length: number;
}

/** Words of every deed with which no part, place or exception begins. */
const ORDINARY = new Map<string, PlainToken['kind']>([
  ...spellingsOf('and', 'and'),
  ...spellingsOf('the', 'filler'),
  ...spellingsOf('of', 'of'),
  ...(
    'thence to a an or with feet point line corner iron pin stake stone degrees minutes distance along more land lying being described follows particularly beginning by on for that this at as is be are it its was has his me not now which whose wit unto from under through between above about other due made known ' +
    'run running continuing leaving containing following having bearing bounded bounds located situated marked found set missed referred recorded conveyed dated shown hereby hereinafter shall thereof then true certain concrete public real ' +
    'tract parcel acres acre part portion property lands easement deed survey county record grant wife day hand boundary lines side end bank center central centerline intersection direction course length angle curve arc radius chord tangent ' +
    'road way right river creek fence post oak monument rebar pipe inch rod rods poles perches chains links varas meters metres mile seconds white parallel left place station square'
  )
    .split(' ')
    .flatMap((word) => spellingsOf(word, word === 'that' ? 'filler' : 'other')),
]);

/** Small, with a capital, and in capitals; of two letters alone, capitals may be a state's: OR. */
function spellingsOf(word: string, kind: PlainToken['kind']): [string, PlainToken['kind']][] {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const spellings = word.length > 2 ? [word, capital, word.toUpperCase()] : [word, capital];
  return spellings.map((spelling) => [spelling, kind]);
}

export function findOrdinary(text: string, at: number): PlainToken | null {
  let end = at;
  while (isLetter(text.charCodeAt(end))) end += 1;
  // A name goes on with a figure or an apostrophe.
  if (end === at || isNamePart(text.charCodeAt(end))) return null;
  const kind = ORDINARY.get(text.slice(at, end));
  return kind === undefined ? null : { kind, length: end - at };
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

/** Anything but a space or a stop. */
function isNamePart(code: number): boolean {
  return !(code === 32 || code === 44 || code === 46 || code === 59 || code === 58 || code === 10);
}

const FILLER = /(?:the|said|same|all|both|also|in\s+the|that)\b/iy;
const FILLER_OPENS = new Set('tsabiTSABI');
const WORD = /[A-Za-z]+(?:'[a-z]+)?|\d+(?:[.,]\d+)*/y;

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
  WORD.lastIndex = at;
  const length = WORD.test(text) ? WORD.lastIndex - at : char.length;
  return { kind: kindOf(length, text, at), length };
}

function kindOf(length: number, text: string, at: number): PlainToken['kind'] {
  if (length < 2 || length > 6) return 'other';
  const word = text.slice(at, at + length).toLowerCase();
  if (word === 'of' || word === 'ofthe' || word === 'ofsaid') return 'of';
  return word === 'and' || word === 'plus' ? 'and' : 'other';
}
