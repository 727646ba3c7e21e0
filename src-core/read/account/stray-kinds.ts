// What a sentence that is not understood seems to do to the description, told by its words.

import { type Clause, firstHead, has, isOf } from '#core/language/clause.ts';
import { entryOf } from '#core/language/lexicon.ts';
import { oncePerToken } from '#core/language/once-per-word.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import type { WordCode } from '#core/schema/finding.ts';

const CORRECTS =
  /^(?:correct\w*|corrigend\w+|errat\w+|errors?|read|reads|instead|amended|miscopied|misstated|misdescribed|transposed|substitute|insert|delete|omit|omitted|add|wrong|incorrect|erroneous)$/;
const RULES = /^(?:governs?|governed|controls?|controlled|prevails?|rules)$/;
const SET_ASIDE =
  /^(?:void|superseded|cancell?ed|replaced?|replaces|substituted|annulled|rescinded|revoked|withdrawn|obsolete|disregard\w*|stricken)$/;
const ADDS = /^(?:together|also|and|with|plus|further)$/;

/** These are told of any land, whether it might pass or not. */
const GRAVE = new Set<WordCode>([
  'description_corrected',
  'description_overruled',
  'description_put_aside',
  'description_changed',
]);

export function isGraveKind(kind: WordCode | null): boolean {
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

/** Null where the words do not tell. */
export function kindOf(clause: Clause): WordCode | null {
  const { words } = clause;
  const isOfDescription = has(words, 'figure', 'located') || words.some(isOfPaper);
  if ((isOfDescription || has(words, 'number')) && isAny(words, CORRECTS)) return 'description_corrected';
  if (isAny(words, RULES)) return 'description_overruled';
  if (isAny(words, SET_ASIDE)) return 'description_put_aside';
  if (has(words, 'change') && isOfDescription) return 'description_changed';
  if (isAdding(clause)) return 'land_added_undescribed';
  if (has(words, 'piece', 'area') && has(words, 'limit', 'keep', 'grant', 'reserve')) return 'part_perhaps_only';
  if (isOfDescription && has(words, 'hedge', 'rule', 'limit')) return 'description_unsettled';
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
