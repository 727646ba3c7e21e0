// Whether a sentence is understood as harmless: it is of a known form, and no word of it goes beyond the form.
import { type Clause, firstHead, headAt, isOf } from '#core/language/clause.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { FORMS, type Form } from '#core/read/account/forms.ts';
import { isFormula } from '#core/read/account/formulas.ts';
import { isHarmlessLimit } from '#core/read/account/limits.ts';
import { isRefused } from '#core/read/account/refusals.ts';
import { isDescription } from '#core/read/account/rights-words.ts';
import { isHarmlessShare } from '#core/read/account/shares.ts';

/** Beyond so many words nobody says what a sentence means. */
const LONGEST_SENTENCE = 700;

export function isUnderstood(clause: Clause): boolean {
  const { words } = clause;
  if (words.length > LONGEST_SENTENCE || isOrder(words) || isRefused(words)) return false;
  // "be the same more or less".
  if (words.every(({ sort }) => sort === 'qualifier' || sort === 'joint')) return true;
  for (const form of FORMS) {
    if (!form.opens(clause)) continue;
    if (isOfForm(form, clause)) return true;
    if (form.heads !== undefined) return false;
  }
  return isFormula(clause);
}

/** "Use the plat and not this", "or to the river". */
function isOrder(words: readonly Word[]): boolean {
  const [first] = words;
  if (first?.text === 'or') return true;
  if (first === undefined || !isVerb(first.sort) || /(?:ed|ing)$/.test(first.text)) return false;
  // "Read the third bearing as".
  return first.sort === 'use' || isOf(headAt(words, 1), 'figure', 'piece', 'length', 'monument');
}

function isOfForm({ may, heads, holds }: Form, clause: Clause): boolean {
  const { words } = clause;
  if (!words.every((word, at) => may.has(word.sort) || isHarmlessShare(words, word, at))) return false;
  if (heads !== undefined && !hasHeads(clause, heads)) return false;
  return words.every(({ sort }, at) => sort !== 'limit' || isHarmlessLimit(words, at)) && (holds?.(clause) ?? true);
}

const OPENERS =
  /^(?:subject|together|with|including|also|encumbered|burdened|reserv(?:es?|ing)|retains?|except(?:ing)?|saving|less)$/;

/** "subject to the claim of Jenkins to the whole", "title to the bed of the stream". */
function isClaimed(words: readonly Word[], head: Word): boolean {
  if (!/^claims?$/.test(head.text)) return false;
  const to = words.findIndex(({ text }, i) => i > words.indexOf(head) && (text === 'to' || text === 'upon'));
  return to > 0 && !isOf(headAt(words, to + 1), 'person', 'matter');
}

/** "subject to verification": the land is not settled yet. */
const PENDING =
  /^(?:verification|approval|confirmation|resurvey|measurement|review|completion|ratification|acceptance|consent|clarification|examination)$/;

const SPRINGS = /^(?:springs?|ditch|ditches)$/;

/** Each thing that the sentence lists is of the sorts: the first, and those behind "and to" or "together with". */
function hasHeads({ words, subject, verb }: Clause, wanted: ReadonlySet<Sort>): boolean {
  // "The minerals are reserved".
  if (isOf(verb, 'reserve') && words[0] !== verb && verb?.text.endsWith('ed') && subject !== null)
    return wanted.has(subject.sort);
  let isFirst = true;
  for (const [at, { text }] of words.entries()) {
    if (!(isFirst ? OPENERS.test(text) : isNextItem(words, at))) continue;
    isFirst = false;
    // "excepting what is under lease".
    if (/^(?:what|whatever)$/.test(words[at + 1]?.text ?? '')) return false;
    const head = firstHead(words, at + 1);
    if (
      head === null
        ? !isRoadNamed(words, at)
        : !(wanted.has(head.sort) || SPRINGS.test(head.text)) ||
          isDescription(head) ||
          PENDING.test(head.text) ||
          isClaimed(words, head)
    )
      return false;
  }
  return true;
}

/** "subject to County Road 14". */
function isRoadNamed(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.text === 'subject' && words.slice(at, at + 5).some(({ text }) => /^(?:road|highway|street)$/.test(text))
  );
}

function isNextItem(words: readonly Word[], at: number): boolean {
  if (words[at - 1]?.sort !== 'joint' || words[at - 2]?.sort === 'preposition') return false;
  const text = words[at]?.text ?? '';
  return text === 'to'
    ? words[at + 1]?.sort !== 'joint' && !isVerb(words[at + 1]?.sort ?? 'joint')
    : OPENERS.test(text) && !OPENERS.test(words[at - 2]?.text ?? '');
}
