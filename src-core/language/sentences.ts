// A passage cut into its sentences, as ranges of tokens.
import { before } from '#core/language/before.ts';
import { firstSuch } from '#core/language/first-from.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerPassage } from '#core/language/once-per-word.ts';
import { ownLineStarts } from '#core/language/own-lines.ts';
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

export interface Passage {
  readonly from: number;
  readonly to: number;
}

/** Whether a passage stands within one of these. */
export function holdersOf(passages: readonly Passage[]): (passage: Passage) => boolean {
  const inOrder = passages.toSorted((a, b) => a.from - b.from);
  let farthest = 0;
  const reach = inOrder.map(({ to }) => {
    farthest = Math.max(farthest, to);
    return farthest;
  });
  return ({ from, to }) =>
    (before(
      reach,
      firstSuch(inOrder, (one) => one.from > from),
    ) ?? -1) >= to;
}

const ABBREVIATED = wordSet(
  'abst atty int sd afsd no nos ft st ave rd mr mrs ms dr jr sr co sec twp tp rge lot blk bk pg vol in dia cor ch chs lks rds po deg min al inc corp ltd esq jan feb mar apr jun jul aug sept sep oct nov dec sq ac cont ss cyl conc mon mons brs mkd subd bdy ex und thos wm jno jas chas geo robt saml danl benj jos edw fredk alex',
);

/** A stop behind it ends no sentence. */
export const isAbbreviated = (word: string): boolean => ABBREVIATED.has(word);

/** Sentences and the parts of sentences that a semicolon, a colon or a paragraph divides. */
export const sentencesIn = oncePerPassage((tokens: readonly Token[], from: number, to: number): readonly Passage[] => {
  const found: Passage[] = [];
  let start = from;
  const end = Math.min(to, tokens.length);
  const ownLines = ownLineStarts(tokens);
  for (let i = from; i < end; i += 1) {
    if (isWithin(tokens[i])) continue;
    if (i > start && (isParagraph(tokens, i) || ownLines.has(i) || isUnstopped(tokens, i) || isNote(tokens, i, end))) {
      found.push({ from: start, to: i });
      start = i;
    }
    if (!isEnd(tokens, i, start)) continue;
    if (i > start) found.push({ from: start, to: i });
    start = i + 1;
  }
  if (start < end) found.push({ from: start, to: end });
  return found;
});

/** Most tokens neither begin a sentence nor end one: no marks, in small letters, on the line of the word before. */
const isWithin = (token: Token | undefined): boolean =>
  token !== undefined && token.kind !== 'mark' && !token.capital && token.gap !== 'line' && token.gap !== 'paragraph';

function isParagraph(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token?.gap === 'paragraph' && (token.capital || token.kind !== 'word');
}

const LONGEST_NOTE = 40;

/** A line that is one bracket, or begins "Note:". */
function isNote(tokens: readonly Token[], at: number, to: number): boolean {
  const token = tokens[at];
  if (token?.gap !== 'line') return false;
  if (token.text === 'note' || token.text === 'nota' || token.text === 'nb') return token.capital;
  if (token.text !== '(' && token.text !== '[') return false;
  for (let i = at + 1; i < Math.min(to, at + LONGEST_NOTE); i += 1)
    if (tokens[i]?.text === ')' || tokens[i]?.text === ']')
      return i + 1 >= to || tokens[i + 1]?.gap === 'line' || tokens[i + 1]?.gap === 'paragraph';
  return false;
}

const OPENS = new Set(['said', 'this', 'containing', 'together', 'subject', 'excepting', 'reserving', 'being']);

/** "to the point of beginning Said tract contains": the point between them was lost. */
function isUnstopped(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token?.capital !== true || !OPENS.has(token.text) || before?.kind !== 'word' || before.capital) return false;
  return tokens[at + 1]?.capital === false;
}

/** Words before a colon that only head what follows: "Prepared by:", "Basis of bearings:". */
const LONGEST_HEADING = 5;

function isEnd(tokens: readonly Token[], at: number, start: number): boolean {
  const text = tokens[at]?.text;
  if (text === ';') return true;
  const next = tokens[at + 1];
  if (text === ':') return next?.gap !== 'none' && next?.kind !== 'number' && at - start > LONGEST_HEADING;
  if (text !== '.' && text !== '?' && text !== '!') return false;
  if (next === undefined) return true;
  const before = tokens[at - 1];
  if (before?.kind === 'number' && tokens[at - 2]?.text === ':') return false;
  if (before?.kind === 'word' && before.text.length === 1 && !isBearingEnd(tokens, at - 1) && !isLetter(tokens, at - 1))
    return false;
  if (before?.kind === 'word' && isAbbreviation(tokens, at - 1)) return false;
  return next.gap !== 'none' && (next.capital || next.kind !== 'word' || next.gap !== 'space');
}

/** In tokens: "N. 82 deg. 30 min. 15 sec. W". */
const LONGEST_BEARING = 12;

/** "bears N. 36° 28' W. Said land came": no initial, where a word follows that can be no length. */
function isBearingEnd(tokens: readonly Token[], at: number): boolean {
  if (!/^[ew]$/.test(tokens[at]?.text ?? '') || tokens[at + 2]?.kind !== 'word') return false;
  let from = at - 1;
  while (from > at - LONGEST_BEARING && isOfAngle(tokens[from])) from -= 1;
  return from < at - 1 && /^(?:n|s|north|south)$/.test(tokens[from]?.text ?? '');
}

/** "as set forth in Exhibit A. For source of title": what is called by a letter. */
const isLetter = (tokens: readonly Token[], at: number): boolean =>
  /^(?:exhibit|schedule|appendix|parcel|tract|lot|block)$/.test(tokens[at - 1]?.text ?? '') &&
  tokens[at + 2]?.kind === 'word';

const isOfAngle = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' ||
    token.kind === 'fraction' ||
    /^(?:[°'".,]|deg|degrees?|min|minutes?|sec|seconds?)$/.test(token.text));

/** "take in. For": inches only behind a figure; "the house lot. For": a number's word only before one. */
export function isAbbreviation(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  if (!ABBREVIATED.has(text)) return false;
  if (text === 'in') return tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.kind === 'fraction';
  const next = tokens[at + 2];
  return (
    (text !== 'lot' && text !== 'no') || next?.kind !== 'word' || next.text.length === 1 || isNumberWord(next.text)
  );
}
