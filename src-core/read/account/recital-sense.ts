// The sentences behind a description: each is of a form that is known to leave the figure alone, or is told to the examiner.
import { clauseOf } from '#core/language/clause.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import { isOfOthers } from '#core/read/account/relevance.ts';
import { isGraveKind, kindOf, mayBeGrave } from '#core/read/account/stray-kinds.ts';
import { isUnderstood } from '#core/read/account/understanding.ts';
import type { WordCode } from '#core/schema/finding.ts';

const FARTHEST = 420;
const CLOSING =
  /^(?:to have and to hold|in (?:witness|testimony)|given under|signed|state of|commonwealth of|personally|before me|acknowledg)/;

export interface Stray extends Passage {
  /** What it seems to do to the description. */
  readonly kind: WordCode | null;
}

/** The first sentence from `from` on whose sense is not known to be harmless, or null; those that tell what they do go first, and where `isGrave` alone. */
export function strayBehind(tokens: readonly Token[], from: number, to: number, isGrave: boolean): Stray | null {
  let isClosing = false;
  let found: Stray | null = null;
  for (const sentence of sentencesIn(tokens, from, to)) {
    if (isGrave && !mayBeGrave(tokens, sentence.from, sentence.to)) continue;
    const words = trimmed(wordsIn(tokens, sentence.from, sentence.to));
    const [first] = words;
    if (first === undefined || isTable(words)) continue;
    isClosing ||= CLOSING.test(openingOf(tokens, first.at));
    const clause = strayClause(words, isClosing || sentence.from - from > FARTHEST);
    if (clause === undefined) continue;
    const kind = kindOf(clauseOf(words));
    const stray = { from: clause[0]?.at ?? sentence.from, to: sentence.to, kind };
    if (isGraveKind(kind) || (kind !== null && !isGrave)) return stray;
    if (!isGrave) found ??= stray;
  }
  return found;
}

/** The part of the sentence that is not understood. */
function strayClause(words: Word[], isFar: boolean): Word[] | undefined {
  const clauses = clausesIn(words);
  if (!clauses.slice(1).some(opensList) && isUnderstood(clauseOf(words))) return undefined;
  return clauses.find((clause) => !isUnderstood(clauseOf(clause)) && !(isFar && isOfOthers(clause)));
}

function openingOf(tokens: readonly Token[], at: number): string {
  return [0, 1, 2, 3, 4].map((step) => tokens[at + step]?.text ?? '').join(' ');
}

/** Without the marks and the "and" or "but" at its head; an "or" is heard. */
function trimmed(words: Word[]): Word[] {
  const start = words.findIndex(({ sort, text }) => (sort !== 'joint' && text !== 'but') || text === 'or');
  return start < 0 ? [] : words.slice(start);
}

/** "containing two acres, and subject to the road", "conveyed as is, and the grantee accepts it": each by itself. */
function clausesIn(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  let start = 0;
  for (let i = 2; i < words.length; i += 1) {
    if (words[i - 1]?.text !== ',' || !opensClause(words, i)) continue;
    clauses.push(words.slice(start, i - 1));
    start = i;
  }
  return [...clauses, words.slice(start)].map(trimmed).filter((clause) => clause.length > 0);
}

/** What is added, kept or borne is held against its own form. */
function opensList([first]: readonly Word[]): boolean {
  return /^(?:subject|together|reserving|excepting)$/.test(first?.text ?? '');
}

const OPENS = /^(?:subject|together|reserving|excepting|being|according|under)$/;

function opensClause(words: readonly Word[], at: number): boolean {
  let i = at;
  while (words[i]?.sort === 'joint' || words[i]?.text === 'but') i += 1;
  if (words[i]?.sort === 'be') i += words[i]?.text === 'being' ? 0 : 1;
  if (OPENS.test(words[i]?.text ?? '') || (words[i]?.text === 'as' && isVerb(words[i + 1]?.sort ?? 'joint')))
    return true;
  // "Being a part of the Hill farm, containing two acres".
  if (words[i]?.text === 'containing' && words[0]?.text === 'being' && words[2]?.text === 'part') return true;
  if (i === at) return false;
  while (words[i]?.sort === 'qualifier') i += 1;
  const [noun, verb] = [words[i], words[i + 1]];
  if (noun === undefined || verb === undefined) return false;
  return (
    (noun.sort === 'person' || noun.sort === 'paper') &&
    (isVerb(verb.sort) || verb.sort === 'be' || verb.sort === 'rule')
  );
}

/** The rows and the header of a table. */
function isTable(words: readonly Word[]): boolean {
  const told = words.filter(
    ({ sort, text }) => !['number', 'joint', 'figure', 'direction', 'name'].includes(sort) && text.length > 2,
  ).length;
  return told * 6 < words.length;
}
