// The words that lead up to a description: they grant it, name it and place it, and do not choose, condition or divide it.
import { clauseOf, has, isOf } from '#core/language/clause.ts';
import { type Passage, sentencesIn } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import { isNoun, isVerb, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import type { Stray } from '#core/read/account/recital-sense.ts';
import { isGraveKind, kindOf, mayBeGrave } from '#core/read/account/stray-kinds.ts';
import type { Surroundings } from '#core/read/account/tract-text.ts';
import { isUnderstood } from '#core/read/account/understanding.ts';

const NEAREST = 60;
const STRAY: ReadonlySet<Sort> = new Set<Sort>(['rule', 'limit', 'hedge', 'keep', 'change', 'reserve', 'act']);

const GRANTS =
  /^(?:grants?|conveys?|sells?|releases?|quitclaims?|demises?|leases?|bargains?|remises?|aliens?|transfers?|assigns?|devises?|donates?|warrants?|confirms?|unto|granting|conveying|title|interest)$/;
const GRANTED = /^(?:granted|conveyed|sold|released|bargained|leased|demised|quitclaimed|devised)$/;

/** A sentence of the lead that acts on the description to come, where its words tell how. */
export function graveBefore(tokens: readonly Token[], { leadFrom, leadTo }: Surroundings): Stray | null {
  for (const { from, to } of sentencesIn(tokens, Math.max(leadFrom, leadTo - FARTHEST), leadTo)) {
    if (!mayBeGrave(tokens, from, to)) continue;
    const words = wordsIn(tokens, from, to);
    const clause = clauseOf(words);
    const isTold = has(words, 'be', 'rule') && !words.some(({ text }, i) => text === 'whereas' || isGrant(words, i));
    const kind = isTold && !isUnderstood(clause) ? kindOf(clause) : null;
    if (isGraveKind(kind)) return { from, to, kind };
  }
  return null;
}

const FARTHEST = 160;

/** The first words that do so in the sentence right before the description, from its granting verb on. */
export function strayBefore(tokens: readonly Token[], { leadFrom, leadTo }: Surroundings): Passage | null {
  const last = sentencesIn(tokens, leadFrom, leadTo).at(-1);
  if (last === undefined) return null;
  const words = wordsIn(tokens, last.from, last.to);
  const granted = words.findLastIndex((_, index) => isGrant(words, index));
  const stray = strayInGrant(words);
  if (stray !== undefined) return { from: Math.max(last.from, stray.at - 6), to: Math.min(last.to, stray.at + 8) };
  // "The remainder, after a sale, of:".
  const end = words.findLast(({ sort }) => sort !== 'joint');
  if (end?.sort === 'preposition' && /^(?:of|in|on|within|from)$/.test(end.text)) return last;
  // A sentence of its own, behind the grant: it is a heading, a recital or names the land.
  return granted < 0 && words[0]?.text === 'subject' && !isUnderstood(clauseOf(words)) ? last : null;
}

/** The first word behind the granting verb that takes from what is granted. */
export function strayInGrant(words: readonly Word[]): Word | undefined {
  const near = Math.max(0, words.length - NEAREST);
  const granted = words.findLastIndex((_, index) => isGrant(words, index));
  const from = Math.max(near, granted + 1);
  return words.find(
    (word, index) =>
      index >= from &&
      !isPurpose(words, index) &&
      !isEnacted(words, index) &&
      ((STRAY.has(word.sort) && word.text !== 'estimation') || isNearly(words, index) || isShare(words, index)),
  );
}

const SET_ASIDE =
  /^(?:cancell?ed|corrected|amended|superseded|replaced|withdrawn|voided|disclaimed|rejected|excluded|deleted|stricken)$/;

/** "the following described alley is hereby closed, vacated and abandoned": what a public body does with the whole of it. */
function isEnacted(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !word.text.endsWith('ed') || SET_ASIDE.test(word.text)) return false;
  let i = at - 1;
  while (i > 0 && (words[i]?.sort === 'joint' || words[i]?.text.endsWith('ed'))) i -= 1;
  return (
    words[i]?.text === 'hereby' &&
    !words.slice(0, i).some(({ text }) => /^(?:descriptions?|deed|exhibit|part|portion)$/.test(text))
  );
}

/** "approximately the following land". */
function isNearly(words: readonly Word[], at: number): boolean {
  return (
    /^(?:approximately|about)$/.test(words[at]?.text ?? '') &&
    /^(?:the|that|all|following)$/.test(words[at + 1]?.text ?? '')
  );
}

const OVER = /^(?:over|across|through|upon|under|along)$/;

/** "an easement for the purpose of laying, relocating and removing a line over the following": what is done there. */
function isPurpose(words: readonly Word[], at: number): boolean {
  if (!/^(?:act|change|keep)$/.test(words[at]?.sort ?? '')) return false;
  const purpose = words.findLastIndex(({ text }, i) => i < at && /^purposes?$/.test(text));
  return purpose >= 0 && !words.slice(purpose, at).some(({ text }) => OVER.test(text));
}

export function isGrant(words: readonly Word[], index: number): boolean {
  const [word, before] = [words[index], words[index - 1]];
  if (word === undefined || before?.text === 'to' || before?.sort === 'rule') return false;
  if (GRANTED.test(word.text)) return /^(?:have|has|hath|and|,)$/.test(before?.text ?? '');
  return GRANTS.test(word.text);
}

const BELOW = /^(?:following|these|below|hereinafter|next|what)$/;
const BESIDE =
  /^(?:of|in|within|inside|on|from|off|out|by|above|below|over|across|under|beneath|beyond|around|near|beside|opposite|adjoining|adjacent)$/;
/** Land that stands so to what is described is other land. */
const ELSEWHERE = /^(?:above|below|over|under|beneath|beyond|around|near|beside|opposite|adjoining|adjacent|across)$/;
const LESS = new Set<Sort>([
  ...(['piece', 'thing', 'unknown', 'monument', 'way', 'direction', 'length', 'area', 'figure', 'right'] as const),
]);

/** "the woodland within the following lines", "half of the tract bounded": less than the land that is described. */
function isShare(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return false;
  // "What Barnes owned of the following".
  if (word.text === 'what' && word.sort === 'pointer') return true;
  // "within the following described parent tract".
  if (word.text === 'parent' && words.slice(Math.max(0, at - 3), at).some(({ text }) => BELOW.test(text))) return true;
  // "the easterly of two tracts".
  if (word.text === 'of' && isOneOfSeveral(words, at)) return true;
  // "of which the house lot is sold".
  if (word.text === 'which' && words[at - 1]?.text === 'of') return true;
  if (!(BELOW.test(word.text) || isBoundedLand(words, at))) return false;
  let i = at - 1;
  while (i >= 0 && words[i]?.sort === 'qualifier' && !BESIDE.test(words[i]?.text ?? '')) i -= 1;
  const beside = words[i]?.text ?? '';
  if (!BESIDE.test(beside) || isActed(words[i - 1])) return false;
  for (i -= 1; i >= 0; i -= 1) {
    const before = words[i];
    if (before === undefined || isGrant(words, i)) return false;
    if (isNoun(before.sort) && words.slice(Math.max(0, i - 4), i).some(({ text }) => text === 'undivided'))
      return false;
    if (isNoun(before.sort))
      return (
        ELSEWHERE.test(beside) ||
        (LESS.has(before.sort) && before.text !== 'surface') ||
        words[i - 1]?.sort === 'unknown'
      );
  }
  return false;
}

function isOneOfSeveral(words: readonly Word[], at: number): boolean {
  if (
    !/^(?:two|three|four|several)$/.test(words[at + 1]?.text ?? '') ||
    !isOf(words[at - 1] ?? null, 'piece', 'number', 'qualifier', 'pointer')
  )
    return false;
  return /^(?:tracts|parcels|lots|pieces)$/.test(words[at + 2]?.text ?? '');
}

/** "levied on the following"; but "lying within the following". */
function isActed(before: Word | undefined): boolean {
  return before !== undefined && isVerb(before.sort) && before.sort !== 'state';
}

/** "the tract bounded", "land described as follows". */
function isBoundedLand(words: readonly Word[], at: number): boolean {
  return (
    /^(?:land|piece)$/.test(words[at]?.sort ?? '') &&
    /^(?:bounded|described|hereinafter)$/.test(words[at + 1]?.text ?? '')
  );
}
