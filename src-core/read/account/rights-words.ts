// Sentences of rights and promises: who promises, pays, signs or uses, and what is built or kept.
import { type Clause, firstHead, has, isOf } from '#core/language/clause.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';

/** The description or what it was made from: much is said of it that is not harmless. */
export function isDescription(subject: Word | null): boolean {
  return subject !== null && /^(?:descriptions?|surveys?|plat|map|exhibit)$/.test(subject.text);
}

const FIGURED: readonly Sort[] = [
  ...(['figure', 'monument', 'piece', 'length', 'direction', 'land', 'way', 'area', 'located'] as const),
];

/** Someone promises, pays, signs or uses; a thing is built or kept; the land is only used. */
export function isOfRights({ words, subject, verb }: Clause): boolean {
  if (words[0]?.text === 'not' || isSurveyRuled(words)) return false;
  if (isOf(subject, ...FIGURED))
    return isOf(subject, 'land') && isOf(verb, 'use', 'covenant') && verb?.text.endsWith('ed') === true;
  const hasRule = has(words, 'rule', 'limit');
  // "Actual location to be staked by Grantee".
  if (hasRule && isOf(subject, 'unknown') && !has(words, 'matter', 'right', 'thing', 'paper')) return false;
  if (verb === null) return !hasRule || words.some(({ text }) => text === 'no' || text === 'none');
  if (verb.sort !== 'grant') return isOf(verb, 'covenant', 'record', 'use', 'be', 'state', 'contain', 'run');
  if (isOf(subject, 'thing') && (/^(?:pass|occup|sold)/.test(verb.text) || words[0]?.text === 'no')) return true;
  return (
    !isOf(subject, 'person', 'name', 'thing') || (hasRule && isOf(firstHead(words, words.indexOf(verb) + 1), 'thing'))
  );
}

/** "when the survey proves", "the plat is not final": what is promised hangs on the survey. */
function isSurveyRuled(words: readonly Word[]): boolean {
  if (!has(words, 'rule', 'limit')) return false;
  return words.some((word, i) => {
    const next = words[i + 1];
    return isDescription(word) && next !== undefined && (isVerb(next.sort) || isOf(next, 'be', 'rule'));
  });
}
