// Places between two courses where the text holds something that may have been another course: torn, starred out, or unread.

import { isWholeWord } from '#core/language/mend/near-words.ts';
import { isNumberWord } from '#core/language/numerals.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import { editDistance } from '#core/language/resemblance.ts';
import type { Token } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { isOfAcres } from '#core/read/account/quantities/quantity.ts';
import { areDots, isRare, RARE } from '#core/read/account/rare-words.ts';
import type { Remark } from '#core/read/account/remark.ts';
import type { Reading } from '#core/read/clauses/calls.ts';
import type { Clause, Description, Gap } from '#core/read/clauses/description.ts';
import type { Element } from '#core/read/clauses/element.ts';
import { beyondArrival, legBehind, legInSentence, restBehind } from '#core/read/clauses/further-legs.ts';
import { roughAt } from '#core/read/clauses/rough-values.ts';

const RUNS = wordSet('along with running runs run up down meandering following thence then by around so');
const FILLERS = new Set(['and', '&', 'also', ',']);

/** The words in which the text itself doubts one of its courses. */
export function doubtedIn(reading: Reading, { head, clauses }: Description, rare: number): Remark[] {
  if ((rare & RARE.doubt) === 0) return [];
  for (const clause of [head, ...clauses])
    for (let i = clause.from; i < clause.to; i += 1)
      if (isRare(reading.tokens[i], RARE.doubt))
        return [{ code: 'doubted_by_text', from: Math.max(clause.from, i - 6), to: i + 3 }];
  return [];
}

/** The words in which a length or a direction is given only roughly. */
export function roughIn(reading: Reading, { clauses }: Description): Remark[] {
  for (const clause of clauses) {
    const rough = roughAt(reading.tokens, clause);
    if (rough !== null) return [{ code: 'given_roughly', ...wordsOf(rough) }];
  }
  return [];
}

/** A remark on the first gap; `rare` are the kinds of rare words that the description holds. */
export function gapsOf(reading: Reading, { head, clauses }: Description, rare: number): Remark[] {
  const mayBeDamaged = (rare & (RARE.damage | RARE.dots)) !== 0;
  const gaps = [head, ...clauses].flatMap((clause, index) => {
    // Before a course without "thence" the words along the way are that course's own.
    const apart = index > 0 && clauses[index]?.lead === 'thence';
    const found =
      (mayBeDamaged ? damageAt(reading.tokens, clause) : null) ??
      (apart
        ? (strayAt(reading.tokens, clause) ??
          legBehind(reading.tokens, clause) ??
          legInSentence(reading.tokens, clause, clauses[index]?.from ?? clause.to))
        : null) ??
      (index > 0
        ? (bearingBehind(clause) ??
          beyondArrival(reading.tokens, clause) ??
          restBehind(reading.tokens, clause) ??
          lengthUnread(reading.tokens, clause) ??
          letterBehind(reading.tokens, clause) ??
          figureSpoilt(reading.tokens, clause))
        : null);
    return found === null ? [] : [found];
  });
  const [first] = gaps;
  return first === undefined ? [] : [{ code: 'text_missing', ...wordsOf(first) }];
}

/** "…; th-uce N 4_° E 1_0 ft;": a bearing behind the stop of a course, which nothing calls a witness. */
function bearingBehind({ elements, to }: Clause): Gap | null {
  const stop = elements.findIndex((element) => element.kind === 'stop' && element.stop === 'semicolon');
  if (stop < 0) return null;
  const behind = elements.slice(stop + 1);
  if (behind.some((element) => element.kind === 'sign' && WITNESSED.has(element.sign))) return null;
  const bearing = behind.find((element) => element.kind === 'bearing' && element.read.form === 'quadrant');
  return bearing === undefined ? null : { at: bearing.at, to };
}

const WITNESSED = wordSet('bears whence located chord radial radius record stop tangent curve');
const UNITS = wordSet('feet chains poles perches rods varas meters');
const isUnit = oncePerToken((word) => UNITS.has(word));

/** "three :hundred eighty-one feet": a number and its unit that came to nothing. */
function lengthUnread(tokens: readonly Token[], clause: Clause): Gap | null {
  for (let i = clause.from + 1; i < clause.to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'word' || !isUnit(token)) continue;
    const count = tokens[i - 1];
    // "an arc distance of feet": the number is gone; "the same number of poles" tells it otherwise.
    if (count?.text === 'is' || count?.text === '=' || (count?.text === 'of' && tokens[i - 2]?.text !== 'number'))
      return { at: Math.max(clause.from, i - 5), to: i + 1 };
    if (count?.kind !== 'number' && !isNumberWord(count?.text ?? '')) continue;
    // "east 1 562 089.08 feet": a coordinate in three groups.
    if (tokens[i - 2]?.kind === 'number' && tokens[i - 3]?.kind === 'number') continue;
    // "27 acres, 2 roods and 0 perches".
    if (isOfAcres(tokens, i - 1, { value: count?.value ?? 0, unit: token.text })) continue;
    if (!isInDistance(clause, i)) return { at: Math.max(clause.from, i - 5), to: i + 1 };
  }
  return null;
}

/** "391 feet w; thence": behind the length stands one letter more, and nothing says of what; figures are heard by `restBehind`. */
function letterBehind(tokens: readonly Token[], { elements }: Clause): Gap | null {
  for (const element of elements) {
    if (element.kind !== 'distance' || element.read.unit === null || element.use !== 'course') continue;
    const [stray, stop] = [tokens[element.next], tokens[element.next + 1]];
    const single = stray?.kind === 'word' && stray.text.length === 1;
    if (single && stray.gap === 'space' && (stop?.text === ';' || stop?.text === ','))
      return { at: element.at, to: element.next + 1 };
  }
  return null;
}

/** "a 100.00e foot radius", "(arc = u57.08')": a letter at a figure with decimals that nothing was made of. */
function figureSpoilt(tokens: readonly Token[], { from, to, elements }: Clause): Gap | null {
  for (let i = from + 1; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind !== 'number' || token.decimals === 0) continue;
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    const led = token.gap === 'none' && before?.kind === 'word' && before.text.length === 1;
    const trailed = after?.gap === 'none' && after.kind === 'word' && after.text.length === 1;
    if ((led || trailed) && elementsOver(elements, i).length === 0) return { at: Math.max(from, i - 4), to: i + 2 };
  }
  return null;
}

function isInDistance({ elements }: Clause, at: number): boolean {
  return elementsOver(elements, at).some((element) => element.kind === 'distance');
}

/** In elements: no more of them begin within one. */
const MOST_WITHIN = 8;

/** Those that a token is part of: they stand in the order of their beginnings. */
function elementsOver(elements: readonly Element[], at: number): Element[] {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((elements[middle]?.at ?? at) <= at) low = middle + 1;
    else high = middle;
  }
  return elements.slice(Math.max(0, low - MOST_WITHIN), low).filter((element) => element.next > at);
}

function damageAt(tokens: readonly Token[], clause: Clause): Gap | null {
  for (let i = clause.from; i < clause.to; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'word') {
      if (isRare(token, RARE.damage)) return { at: Math.max(clause.from, i - 4), to: i + 1 };
    } else if (areDots(tokens, i)) {
      if (token?.text === '?') return { at: Math.max(clause.from, i - 4), to: i + 2 };
      if (tokens[i + 2]?.text === token?.text) return { at: Math.max(clause.from, i - 4), to: i + 3 };
    }
  }
  return null;
}

/** "; tlxmze to a gate": a word that is none, and after it a way. */
function isUnknownLead(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  if (word?.kind !== 'word' || word.text.length < 4 || word.text.length > 9 || isWholeWord(word.text)) return false;
  return /^(?:to|along|with|in|by|up|down|on|[nsew]|(?:north|south|east|west)[a-z]*)$/.test(tokens[at + 1]?.text ?? '');
}

/** Words behind a course's semicolon that set out along something, or a "thence" spoilt beyond knowing. */
function strayAt(tokens: readonly Token[], clause: Clause): Gap | null {
  for (let i = clause.from + 1; i < clause.to - 2; i += 1) {
    if (tokens[i]?.text !== ';') continue;
    let next = i + 1;
    while (FILLERS.has(tokens[next]?.text ?? '')) next += 1;
    const word = tokens[next]?.text ?? '';
    if (next < clause.to - 2 && (RUNS.has(word) || isLikeThence(word) || isUnknownLead(tokens, next)))
      return { at: next, to: clause.to };
  }
  return null;
}

function isLikeThence(word: string): boolean {
  return (
    word[0] === 't' &&
    word.length >= 5 &&
    word.length <= 8 &&
    editDistance(word, 'thence', 3) <= 3 &&
    !/^th(?:is|ese|ose|ere|eir|ree|at|an)/.test(word)
  );
}

const MOST_WORDS = 14;

function wordsOf({ at, to }: Gap): Pick<Remark, 'from' | 'to'> {
  return { from: at, to: Math.min(to, at + MOST_WORDS) };
}
