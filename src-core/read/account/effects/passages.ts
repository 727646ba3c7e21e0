// The instrument cut into what is judged: sentences and their parts around the descriptions, and the words beside the values within them.
import { oncePer } from '#core/language/once-per-word.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { isShoutedIn, wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import { isUsed } from '#core/read/account/quantities/regions.ts';
import type { Clause, Description } from '#core/read/clauses/description.ts';

interface Described {
  readonly description: Description;
  /** Behind the words by which it comes back to its beginning. */
  readonly closedAt: number;
}

/** Sentences before, between and behind the descriptions. */
export function sentencesAround(tokens: readonly Token[], described: readonly Described[]): Passage[] {
  const found: Passage[] = [];
  let from = 0;
  for (const { description, closedAt } of described) {
    if (description.from > from) found.push({ from, to: description.from });
    from = Math.max(from, closedAt);
  }
  if (from < tokens.length) found.push({ from, to: tokens.length });
  return found.flatMap((region) => sentencesIn(tokens, region.from, region.to));
}

/** Those of an instrument, cut once. */
export const sentencesOf = oncePer(({ reading: { tokens }, tracts }: Instrument): readonly Passage[] => {
  const described = tracts.map(({ description, around }) => ({ description, closedAt: around.closedAt }));
  // A row that a course is drawn by says no more than its values, and what its columns call them.
  const isRow = ({ from, to }: Passage): boolean =>
    tokens
      .slice(from, to)
      .every(({ kind, start, end }, index) => start === end || kind === 'mark' || isUsed(tracts, from + index));
  return sentencesAround(tokens, described).filter((passage) => !isRow(passage));
});

const PARTING = new Set(',()[]*');

/** In words: a shorter sentence says one thing. */
const SHORT = 8;

/** The parts of a long sentence that commas and brackets divide; none of a short one. */
export function partsOf(tokens: readonly Token[], { from, to }: Passage): Passage[] {
  if (to - from <= SHORT) return [];
  const isBreak = (at: number): boolean =>
    tokens[at]?.kind === 'mark' &&
    ((PARTING.has(tokens[at]?.text ?? '') && !isAboutFigure(tokens, at)) || isDash(tokens, at));
  const parts = splitAt(from, to, isBreak).flatMap((part) => linesOf(tokens, part));
  return parts.length < 2 ? [] : parts;
}

/** In tokens. */
const LONGEST_LABEL = 8;

/** "Endorsed on the back: the barn stays the grantor's own": what a label stands before is a sentence of its own. */
export function behindLabel(tokens: readonly Token[], { from, to }: Passage): Passage {
  for (let at = from + 1; at < Math.min(to - 1, from + LONGEST_LABEL); at += 1)
    // "(Margin, in another hand:) Sale vacated"; but "at 8:40 A.M.".
    if (tokens[at]?.text === ':' && (tokens[at + 1]?.gap !== 'none' || tokens[at + 1]?.text === ')'))
      return { from: tokens[at + 1]?.text === ')' ? at + 2 : at + 1, to };
  return { from, to };
}

/** The clauses of a long sentence that are told in more than one of its parts: "the price being lowered because the grantor keeps the woodlot, which is not sold". */
export function clausesOf(tokens: readonly Token[], parts: readonly Passage[]): Passage[] {
  const clauses: { from: number; to: number; parts: number }[] = [];
  for (const { from, to } of parts) {
    const last = clauses.at(-1);
    if (last === undefined || opensClause(tokens, from, to)) clauses.push({ from, to, parts: 1 });
    else {
      last.to = to;
      last.parts += 1;
    }
  }
  return clauses.filter((clause) => clause.parts > 1);
}

/** What begins with its verb, or has a subject and a verb, is told by itself: not "which is not sold", "in the land below". */
export function opensClause(tokens: readonly Token[], from: number, to: number): boolean {
  const phrases = phrasesOf(wordsIn(tokens, from, to));
  const first = phrases.findIndex(({ tag }) => !/^(?:and|but|or)$/.test(tag));
  const head = phrases[first];
  if (head?.kind === 'verb') return true;
  const isPointed = head?.tag === 'it' && /^(?:which|who|whom|whose)$/.test(tokens[from]?.text ?? '');
  return head?.kind === 'noun' && !isPointed && phrases.some(({ kind }, i) => i > first && kind === 'verb');
}

/** "one half (0.50) acre": the figure is told within the measure. */
function isAboutFigure(tokens: readonly Token[], at: number): boolean {
  const open = tokens[at]?.text === '(' ? at : at - 2;
  return tokens[open]?.text === '(' && tokens[open + 1]?.kind === 'number' && tokens[open + 2]?.text === ')';
}

function isDash(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '-' && tokens[at]?.gap !== 'none' && tokens[at + 1]?.gap !== 'none';
}

/** Headings and stamps end with their lines, where the lines are in capitals. */
const linesOf = (tokens: readonly Token[], passage: Passage): Passage[] =>
  cutBefore(passage, (at, start) => tokens[at]?.gap === 'line' && isShoutedIn(tokens, start - 1, at));

/** In pieces that leave nothing out: each begins where it is said to, the first with the passage. */
export function cutBefore({ from, to }: Passage, begins: (at: number, start: number) => boolean): Passage[] {
  const found: Passage[] = [];
  let start = from;
  for (let at = from + 1; at < to; at += 1) {
    if (!begins(at, start)) continue;
    found.push({ from: start, to: at });
    start = at;
  }
  return [...found, { from: start, to }];
}

/** What stands beside the bearings and lengths of a description: lines run along, marks run to, and whatever else is told. */
export function asidesOf(tokens: readonly Token[], { head, clauses }: Description, closedAt: number): Passage[] {
  const all = [head, ...clauses];
  // "to a stone, together with the Reed lot; thence": what belongs to neither course stands between them.
  return all.flatMap((clause, i) => asidesIn(tokens, clause, all[i + 1]?.from ?? clause.to, closedAt));
}

const STOPS = new Set(',;:.()[]');

function asidesIn(tokens: readonly Token[], { from, elements }: Clause, to: number, closedAt: number): Passage[] {
  const valued = new Uint8Array(Math.max(0, to - from));
  for (const element of elements) {
    const { kind, at, next } = element;
    // "by said way in two courses", "measured 284 by Crane": a figure without its unit belongs to the words.
    const isBare =
      (kind === 'distance' && element.use === 'bare') ||
      // "the same being Pike's northwest corner".
      (kind === 'bearing' && /^(?:corner|cor|side|line|bank|edge|margin)s?$/.test(textAt(tokens, next)));
    if (!isBare && (kind === 'bearing' || kind === 'distance' || kind === 'angle' || kind === 'table'))
      valued.fill(1, Math.max(0, at - from), Math.max(0, next - from));
  }
  const isBreak = (at: number): boolean => valued[at - from] === 1 || STOPS.has(tokens[at]?.text ?? '');
  return splitAt(from, Math.min(to, closedAt), isBreak);
}

function splitAt(from: number, to: number, isBreak: (at: number) => boolean): Passage[] {
  const found: Passage[] = [];
  let start = from;
  for (let i = from; i <= to; i += 1) {
    if (i < to && !isBreak(i)) continue;
    if (i > start) found.push({ from: start, to: i });
    start = i + 1;
  }
  return found;
}
