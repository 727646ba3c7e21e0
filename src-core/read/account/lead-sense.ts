// The sentences before the one that leads up to a description: parties, recitals, money and source of title, and nothing that takes from the land.
import { clauseOf, has, headAt, isOf } from '#core/language/clause.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import { isNoun, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { isGrant, strayInGrant } from '#core/read/account/introduction-sense.ts';
import { isLandNamed, isOfOtherParcel } from '#core/read/account/land-named.ts';
import { isDisclaimed, isFormerPaper } from '#core/read/account/refusals.ts';
import { isOfOthers } from '#core/read/account/relevance.ts';
import { isHarmlessShare } from '#core/read/account/shares.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import { isUnderstood } from '#core/read/account/understanding.ts';

const FARTHEST = 900;

/** The first of them whose sense is not known to be harmless. */
export function strayInLead(tokens: readonly Token[], around: Surroundings): Passage | null {
  const { openFrom, leadTo } = around;
  const sentences = sentencesIn(tokens, Math.max(openFrom, leadTo - FARTHEST), leadTo).slice(0, -1);
  for (const { from, to } of sentences) {
    if (isOfOtherParcel(tokens, from, to, leadTo)) continue;
    const words = wordsIn(tokens, from, to);
    if (!isLandNamed(words, tokens, around) && !isHarmlessLead(words, leadsUp(tokens, from, to))) return { from, to };
  }
  return null;
}

function isHarmlessLead(words: readonly Word[], isLeadingUp: boolean): boolean {
  const first = words.find(({ sort }) => sort !== 'joint');
  if (first === undefined || isLabel(words) || isOfParties(words)) return true;
  if (isLeadingUp || isGranting(words))
    return strayInGrant(words) === undefined && !isFormerPaper(words) && !isDisclaimed(words);
  // What is excepted before the description is of it, road or not.
  if (words.some((_, at) => isExcepted(words, at))) return false;
  if (isUnderstood(clauseOf(words))) return true;
  if (isDisclaimed(words)) return false;
  if (words.some(({ text }) => text === 'whereas')) return isRecital(words);
  return isOfOthers(words.filter(({ sort }, at) => sort !== 'area' || isOfLand(words, at)));
}

/** "there is excepted from this conveyance", "except the part within". */
function isExcepted(words: readonly Word[], at: number): boolean {
  const { text, sort } = words[at] ?? { text: '', sort: 'joint' };
  if (sort !== 'limit' || !text.startsWith('except')) return false;
  return has(words, 'piece') || (words[at + 1]?.text === 'from' && has(words, 'paper', 'land'));
}

const LEADS = /^(?:follows|followeth|wit|viz|namely|following|thus)$/;
const ENDS = /^(?:are|is|being|by|bounded|described|thus|hereby)$/;
const LAST = 8;

/** "bounded as follows", "the following tract": it places what is described below; but "the following address". */
function leadsUp(tokens: readonly Token[], from: number, to: number): boolean {
  if (ENDS.test(tokens[to - 1]?.text ?? '')) return true;
  for (let i = Math.max(from, to - LAST); i < to; i += 1) {
    if (!LEADS.test(tokens[i]?.text ?? '')) continue;
    if (tokens[i]?.text !== 'following') return true;
    const behind = wordsIn(tokens, i + 1, to);
    const noun = headAt(
      behind,
      behind.findIndex(({ sort }) => isNoun(sort)),
    );
    return noun === null || !isOf(noun, 'paper', 'person', 'matter', 'time');
  }
  return false;
}

const HELD = /^(?:title|interest|unto)$/;

/** "does hereby grant the land described below", "the land below is hereby rezoned". */
function isGranting(words: readonly Word[]): boolean {
  if (words.some(({ text }, at) => text === 'hereby' && words[at - 1]?.sort === 'be') && has(words, 'land', 'way'))
    return true;
  return words.some(({ text, sort }, at) => sort === 'grant' && !HELD.test(text) && isGrant(words, at));
}

const TAKEN: readonly Sort[] = ['limit', 'hedge', 'change', 'keep'];

/** What the law has a recital tell is long; what a man adds is short. */
const LONG_RECITAL = 30;

/** What led up to the deed; but "whereas a part of the land was lost". */
function isRecital(words: readonly Word[]): boolean {
  if (has(words, 'figure', 'length', 'monument')) return false;
  if (words.some((word, at) => word.sort === 'piece' && !isHarmlessShare(words, word, at))) return false;
  if (words.length >= LONG_RECITAL) return true;
  return !has(words, 'land', 'way') || !has(words, ...TAKEN);
}

/** "two acres of the tract below"; but "fifty acres of land". */
function isOfLand(words: readonly Word[], at: number): boolean {
  return words.some(
    ({ sort, text }, i) =>
      /^(?:below|hereinafter|it|thereof|same|which)$/.test(text) ||
      (sort === 'land' && (i !== at + 2 || words[at + 1]?.text !== 'of')),
  );
}

const PARTICIPLE = /(?:ed|ing|situate|known|shown|as)$/;
const TELLS: readonly Sort[] = [
  ...([
    'be',
    'rule',
    'limit',
    'hedge',
    'change',
    'keep',
    'act',
    'reserve',
    'grant',
    'covenant',
    'use',
    'pointer',
  ] as const),
];

const OTHER_LAND = /^(?:parent|servient|dominant|adjoining|old|former)$/;

/** Names, numbers and headings: nothing is told of them. */
function isLabel(words: readonly Word[]): boolean {
  if (words[0]?.text === 'description') {
    if (words.some(({ text }) => OTHER_LAND.test(text))) return false;
    // "Description of land vested in the trustees".
    if (words[1]?.text === 'of' && !has(words, 'be', 'rule', 'limit', 'hedge', 'change')) return true;
  }
  if (has(words, ...TELLS) || words.some(({ sort, text }) => sort === 'state' && !PARTICIPLE.test(text))) return false;
  return words.every(
    ({ sort }, at) => sort !== 'piece' || words[at + 1]?.text === 'of' || words[at - 1]?.text === 'of',
  );
}

const MADE = /^(?:made|entered|executed|dated|given)$/;
const PAPER = /^(?:indenture|deed|agreement|lease|mortgage|conveyance|contract)$/;

/** "This indenture made this day between A, a banking corporation, and B, witnesseth". */
function isOfParties(words: readonly Word[]): boolean {
  if (has(words, 'figure', 'piece', 'length', 'monument', 'hedge', 'change', 'limit', 'keep')) return false;
  return (
    [MADE, PAPER, /^(?:between|by|from)$/].every((one) => words.some(({ text }) => one.test(text))) &&
    has(words, 'person', 'name')
  );
}
