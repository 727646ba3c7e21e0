// What a sentence that is not understood seems to do to the description, told by its words.

import { type Clause, firstHead, has, isOf } from '#core/language/clause.ts';
import { entryOf } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';

const CORRECTS =
  /^(?:correct\w*|corrigend\w+|errat\w+|errors?|read|reads|instead|amended|miscopied|misstated|misdescribed|transposed|substitute|insert|delete|omit|omitted|add|wrong|incorrect|erroneous)$/;
const RULES = /^(?:governs?|governed|controls?|controlled|prevails?|rules)$/;
const SET_ASIDE =
  /^(?:void|superseded|cancell?ed|replaced?|replaces|substituted|annulled|rescinded|revoked|withdrawn|obsolete|disregard\w*|stricken)$/;
const ADDS = /^(?:together|also|and|with|plus|further)$/;

const CORRECTED = 'A sentence corrects the description';
const RULED = 'Something else rules over the courses';
const ASIDE = 'The description is put aside';
const CHANGED = 'A sentence changes a line or a measure of the description';

/** These are told of any land, whether it might pass or not. */
const GRAVE = new Set([CORRECTED, RULED, ASIDE, CHANGED]);

export function isGraveKind(kind: string | null): boolean {
  return kind !== null && GRAVE.has(kind);
}

/** Whether a sentence holds a word without which it is of no grave kind. */
export function mayBeGrave(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'word' && isGraveWord(token)) return true;
  }
  return false;
}

const isGraveWord = oncePerToken(
  (text): boolean =>
    entryOf(text)?.verb === 'change' || CORRECTS.test(text) || RULES.test(text) || SET_ASIDE.test(text),
);

/** A sentence for the examiner, or null where the words do not tell. */
export function kindOf(clause: Clause): string | null {
  const { words } = clause;
  const isOfDescription = has(words, 'figure', 'located') || words.some(isOfPaper);
  if ((isOfDescription || has(words, 'number')) && isAny(words, CORRECTS)) return CORRECTED;
  if (isAny(words, RULES)) return RULED;
  if (isAny(words, SET_ASIDE)) return ASIDE;
  if (has(words, 'change') && isOfDescription) return CHANGED;
  if (isAdding(clause)) return 'Land is added that no course describes';
  if (has(words, 'piece', 'area') && has(words, 'limit', 'keep', 'grant', 'reserve'))
    return 'Only a part of the figure may be conveyed';
  if (isOfDescription && has(words, 'hedge', 'rule', 'limit')) return 'The description is not settled';
  return null;
}

function isAny(words: readonly Word[], pattern: RegExp): boolean {
  return words.some(({ text, sort }) => sort !== 'name' && pattern.test(text));
}

function isOfPaper({ text }: Word): boolean {
  return /^(?:descriptions?|survey|plat|map|exhibit|schedule)$/.test(text);
}

/** "Together with the gore on the east". */
function isAdding({ words, verb }: Clause): boolean {
  if (!ADDS.test(words[0]?.text ?? '') && !words.slice(0, 4).some(({ text }) => text === 'also')) return false;
  return verb?.sort !== 'change' && isOf(firstHead(words, 1), 'land', 'piece', 'area', 'length', 'way');
}
