// Whether a sentence is understood as harmless: it is of a known form, and no word of it goes beyond the form.
import { type Clause, firstHead, has, headAt, isOf } from '#core/read/sense/clause.ts';
import { FORMS, type Form } from '#core/read/sense/forms.ts';
import { isFormula } from '#core/read/sense/formulas.ts';
import type { Sort } from '#core/read/sense/lexicon.ts';
import { isHarmlessLimit } from '#core/read/sense/limits.ts';
import { isConditional, isTitleElsewhere } from '#core/read/sense/relevance.ts';
import { isDescription } from '#core/read/sense/rights-words.ts';
import { isHarmlessShare } from '#core/read/sense/shares.ts';
import { isVerb, type Word } from '#core/read/sense/word.ts';

/** Beyond so many words nobody says what a sentence means. */
const LONGEST_SENTENCE = 700;

export function isUnderstood(clause: Clause): boolean {
  const { words } = clause;
  if (words.length > LONGEST_SENTENCE || isOrder(words) || isDescriptionJudged(words) || isDescriptionRuled(words))
    return false;
  if (isConditional(words) || isSetRight(words) || words.some((_, at) => isKept(words, at))) return false;
  if (words.some((_, at) => isDivided(words, at) || isFencedIn(words, at))) return false;
  for (const form of FORMS) {
    if (!form.opens(clause)) continue;
    if (isOfForm(form, clause)) return true;
    if (form.heads !== undefined) return false;
  }
  return isFormula(clause);
}

/** "For 400 read 440", "What lies under the pond": it stands for something else. */
function isSetRight(words: readonly Word[]): boolean {
  if (words[0]?.text === 'what' || isTitleElsewhere(words)) return true;
  return words[0]?.text === 'for' && words.some(({ text }) => text === 'read') && !has(words, 'paper', 'matter');
}

/** "the seller keeps the barn lot"; but "keeps up the fence". */
function isKept(words: readonly Word[], at: number): boolean {
  if (!/^(?:keep|keeps|kept|keeping)$/.test(words[at]?.text ?? '')) return false;
  return isOf(headAt(words, at + 1), 'land', 'piece', 'area', 'length');
}

/** "Use the plat and not this", "or to the river". */
function isOrder(words: readonly Word[]): boolean {
  const [first] = words;
  if (first?.text === 'or') return true;
  if (first === undefined || !isVerb(first.sort) || /(?:ed|ing)$/.test(first.text)) return false;
  // "Read the third bearing as".
  return first.sort === 'use' || isOf(headAt(words, 1), 'figure', 'piece', 'length', 'monument');
}

const COUNTED = /^(?:two|three|four|five|six|[2-9]|contiguous|separate)$/;

/** "shown as two parcels": the land is told in pieces. */
function isDivided(words: readonly Word[], at: number): boolean {
  return COUNTED.test(words[at]?.text ?? '') && /^(?:parcels|tracts|lots|pieces)$/.test(words[at + 1]?.text ?? '');
}

/** "as they lie within the fences": the land is what the fences hold. */
function isFencedIn(words: readonly Word[], at: number): boolean {
  if (!/^(?:within|inside)$/.test(words[at]?.text ?? '')) return false;
  return words.slice(at, at + 5).some(({ text }) => /^(?:fences?|walls?|hedges?|enclosures?|stakes)$/.test(text));
}

function isOfForm({ may, heads, holds }: Form, clause: Clause): boolean {
  const { words } = clause;
  if (!words.every((word, at) => may.has(word.sort) || isHarmlessShare(words, word, at))) return false;
  if (heads !== undefined && !hasHeads(clause, heads)) return false;
  return words.every(({ sort }, at) => sort !== 'limit' || isHarmlessLimit(words, at)) && (holds?.(clause) ?? true);
}

/** "the description is that of another lot"; but "the description is taken from the plat". */
function isDescriptionJudged(words: readonly Word[]): boolean {
  return words.some(({ text, sort }, i) => {
    if (text === 'legal' && sort !== 'matter' && isTold(words[i + 1])) return true;
    if (text === 'description' && isCopiedFrom(words, i)) return true;
    if (text !== 'description' || sort !== 'paper' || words[i + 1]?.sort !== 'be' || isGoverned(words, i)) return false;
    const next = words[i + 2];
    // "is that of a survey by".
    if (next?.text === 'that' && words[i + 3]?.text === 'of') return !isOf(headAt(words, i + 4), 'paper');
    if (next?.text === 'true') return false;
    return next === undefined || !(isVerb(next.sort) || next.sort === 'be' || isAdverbial(next));
  });
}

/** "which description the parties do not adopt", "the description to be supplied". */
function isDescriptionRuled(words: readonly Word[]): boolean {
  return (
    words.some(({ text, sort }, i) => text === 'description' && sort === 'paper' && !isAided(words, i)) &&
    has(words, 'rule')
  );
}

/** "in aid of this description reference may be had". */
function isAided(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (words[i]?.sort === 'qualifier') i -= 1;
  return /^(?:of|for)$/.test(words[i]?.text ?? '') && words.some(({ text }) => text === 'reference');
}

/** "legal needs work". */
function isTold(next: Word | undefined): boolean {
  return next !== undefined && (isVerb(next.sort) || next.sort === 'be' || next.sort === 'rule');
}

/** "came over from the brochure"; but "was taken from the plat". */
function isCopiedFrom(words: readonly Word[], at: number): boolean {
  const from = words.findIndex(({ text }, i) => i > at && i < at + 6 && text === 'from');
  if (from < 0 || !words.slice(at, from).some(({ sort }) => isVerb(sort))) return false;
  return !isOf(headAt(words, from + 1), 'paper', 'land', 'name', 'number', 'located', 'person');
}

/** "for this description". */
function isGoverned(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (words[i]?.sort === 'qualifier') i -= 1;
  return words[i]?.sort === 'preposition';
}

function isAdverbial({ text, sort }: Word): boolean {
  return sort === 'qualifier' && /(?:ly|by|in|now|also)$/.test(text);
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
