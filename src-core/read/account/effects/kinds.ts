// What a sentence that no rule names seems to do to the description, told by its words.
import { firstHead, has, isOf } from '#core/language/clause.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { ADDING, CORRECTING, RULING, SETTING_ASIDE } from '#core/language/words/effect-words.ts';
import type { WordCode } from '#core/schema/finding.ts';

const CORRECTS = wordSet(CORRECTING);
const RULES = wordSet(RULING);
const ASIDE = wordSet(SETTING_ASIDE);
const ADDS = wordSet(ADDING);
const OF_PAPER = /^(?:descriptions?|survey|plat|map|exhibit|schedule)$/;

export function kindOf(words: readonly Word[]): WordCode {
  const isOfDescription = has(words, 'figure', 'located') || words.some(({ text }) => OF_PAPER.test(text));
  if ((isOfDescription || has(words, 'number')) && isAny(words, CORRECTS)) return 'description_corrected';
  if (isAny(words, RULES)) return 'description_overruled';
  if (isAny(words, ASIDE)) return 'description_put_aside';
  if (has(words, 'change') && isOfDescription) return 'description_changed';
  if (isAdding(words)) return 'land_added';
  if (has(words, 'piece', 'area') && has(words, 'limit', 'keep', 'grant', 'reserve')) return 'part_perhaps_only';
  if (isOfDescription && has(words, 'hedge', 'rule', 'limit')) return 'description_unsettled';
  return 'sentence_not_understood';
}

function isAny(words: readonly Word[], wanted: ReadonlySet<string>): boolean {
  return words.some(({ text, sort }) => sort !== 'name' && wanted.has(text));
}

/** "Together with the gore on the east". */
function isAdding(words: readonly Word[]): boolean {
  if (!words.slice(0, 4).some(({ text }) => ADDS.has(text))) return false;
  return isOf(firstHead(words, 1), 'land', 'piece', 'area', 'length', 'way');
}
