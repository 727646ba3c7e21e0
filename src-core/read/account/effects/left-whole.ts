// What a sentence takes, sells or shares may be told of other land, or of shares that have come together again: the sentence itself or the next one says so.
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { isOfLandOnly, isOfResidue, otherLandOf, takesResidueOnly } from '#core/read/account/other-land.ts';
import type { WordCode } from '#core/schema/finding.ts';

const OF_LAND = /^(?:land_taken|land_sold_before|not_conveyed|part_only|part_perhaps_only)$/;
const UNSURE = /^(?:sentence_not_understood|description_unsettled)$/;
const POINTS_BACK = /^(?:that|those|which|it|said|such|both|all|the)$/;

/** In words: what is told of shares of a title, and of who has them all. */
const ACQUIRED =
  /\b(?:acquired|took|came|come|descended|inherited|bought|purchased|derived|obtained|devised|released|conveyed (?:his|her|their|it to (?:the |said )?(?:grantors?|sellers?|vendors?)))\b/;
const ALL_TOGETHER =
  /\b(?:own|owns|owning|hold|holds|holding|sells?|conveys?|vested)\b(?: \w+){0,4} (?:whole|entire|entirety)\b(?! in\b)|\b(?:whole|entirety)(?: title| fee| estate)?(?: \w+){0,3} (?:conveyed|sold|granted|vested|passes)\b|\bentire (?:title|fee|estate|premises|tract)(?: \w+){0,2} (?:conveyed|sold|granted|vested|passes)\b|\bsole owners?\b|\btogether mak(?:e|es|ing)\b/;

/** "excepting the mill lot", "less an acre": said by this paper; but "the deed from Reed excepted", "out of which". */
const isOperative = (words: readonly Word[], at: number): boolean =>
  words[at]?.sort === 'limit' &&
  words[at]?.text !== 'out' &&
  (at === 0 || /^(?:[,(;]|and|but|or)$/.test(words[at - 1]?.text ?? ''));

const isTaking = ({ sort, text }: Word): boolean =>
  (sort === 'limit' && text !== 'out' && text !== 'only') || sort === 'reserve';

/** Whether the sentence leaves this land whole, whatever it does to some. */
export function isLeftWhole(
  tokens: readonly Token[],
  code: WordCode,
  sentence: Passage,
  next: Passage | undefined,
  before?: Passage,
): boolean {
  const words = wordsIn(tokens, sentence.from, sentence.to);
  if (code === 'share_only') return isWholeAgain(tokens, words, next);
  // "Also hereby conveyed, though outside of the above bounds".
  if (words.some(({ text }) => /^(?:also|hereby)$/.test(text))) return false;
  if (!OF_LAND.test(code) && !UNSURE.test(code) && code !== 'land_added') return false;
  if (isOfResidue(tokens, sentence, before)) return true;
  const other = otherLandOf(tokens, sentence, next);
  if (other === 'parent') return code !== 'description_unsettled' && takesResidueOnly(tokens, sentence);
  if (code === 'land_added' || words.filter(isTaking).length > 1) return false;
  if (other === 'beside' || other === 'neighbour')
    return OF_LAND.test(code) && !words.some((_, at) => isOperative(words, at));
  return other === 'beyond' && (OF_LAND.test(code) || isOfLandOnly(tokens, sentence));
}

/** Shares that have come together again. */
function isWholeAgain(tokens: readonly Token[], words: readonly Word[], next: Passage | undefined): boolean {
  if (words.some(({ sort }) => sort === 'limit' || sort === 'reserve')) return false;
  const behind =
    next !== undefined && POINTS_BACK.test(tokens[next.from]?.text ?? '') ? wordsIn(tokens, next.from, next.to) : [];
  const [here, after] = [words, behind].map((said) => said.map(({ text }) => text).join(' '));
  const told = `${here} ${after}`;
  return ACQUIRED.test(here ?? '') && ALL_TOGETHER.test(told);
}
