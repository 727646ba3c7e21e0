// What a sentence takes, sells or shares may be told of land beyond the figure, or of shares that have come together again: the sentence itself or the next one says so.
import { matcherOf, type PhraseRule } from '#core/language/pattern.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { WordCode } from '#core/schema/finding.ts';

export const OUTSIDE_RULES: readonly PhraseRule[] = [
  {
    name: 'lies-outside',
    code: 'outside',
    pattern: "<state|be|state=|keep> 'all|wholly|entirely'? 'outside|beyond' 'of'? this|bound|it|words",
    finds: 'The acre that Reed kept lies outside of the above bounds.',
    leaves: 'The acre that Reed kept lies in the corner of the above tract.',
  },
  {
    name: 'not-within',
    code: 'outside',
    pattern: "<not-state|not-be|not-state=> 'within|inside' this|bound|it|words",
    finds: 'That lot is not within the land described above.',
    leaves: 'The premises are within the land of Reed.',
  },
  {
    name: 'owned-beyond',
    code: 'outside',
    pattern: "'owns|owned|holds|held' 'all'? 'beyond|outside' 'of'? this|bound|it|words",
    finds: 'The north line is the first line run, and Reed owns beyond it.',
    leaves: 'Reed owns the north half of it.',
  },
  {
    name: 'not-touching',
    code: 'outside',
    pattern: "'touch|touches|reach|reaches' this|bound|it|words",
    finds: 'That acre lies north of the land of Cole and does not touch the bounds above.',
    leaves: 'That acre is bounded by the land of Cole.',
  },
];

const outside = matcherOf(OUTSIDE_RULES, {});

const OF_LAND = /^(?:land_taken|land_sold_before|not_conveyed|part_only|part_perhaps_only)$/;
const POINTS_BACK = /^(?:that|those|which|it|said|such|both|all|the)$/;

/** In words: what is told of shares of a title, and of who has them all. */
const ACQUIRED =
  /\b(?:acquired|took|came|come|descended|inherited|bought|purchased|derived|obtained|devised|released|conveyed (?:his|her|their))\b/;
const ALL_TOGETHER =
  /\b(?:own|owns|owning|hold|holds|holding|sells?|conveys?|vested)\b(?: \w+){0,4} (?:whole|entire|entirety)\b(?! in\b)|\b(?:whole|entirety)(?: title| fee| estate)?(?: \w+){0,3} (?:conveyed|sold|granted|vested|passes)\b|\bsole owners?\b|\btogether mak(?:e|es|ing)\b/;

/** Whether the sentence leaves this land whole, whatever it does to some. */
export function isLeftWhole(
  tokens: readonly Token[],
  code: WordCode,
  sentence: Passage,
  next: Passage | undefined,
): boolean {
  const words = wordsIn(tokens, sentence.from, sentence.to);
  if (words.filter(({ sort }) => sort === 'limit' || sort === 'reserve').length > 1) return false;
  const behind =
    next !== undefined && POINTS_BACK.test(tokens[next.from]?.text ?? '') ? wordsIn(tokens, next.from, next.to) : [];
  // "That lot is not within the land described above": it says no more.
  const isBack = code === 'sentence_not_understood' && POINTS_BACK.test(words[0]?.text ?? '');
  // "Also hereby conveyed, though outside of the above bounds".
  if (OF_LAND.test(code) && words.some(({ text }) => /^(?:also|hereby)$/.test(text))) return false;
  if (OF_LAND.test(code) || isBack) return [words, behind].some((said) => outside(said, phrasesOf(said)).length > 0);
  if (code !== 'share_only' || words.some(({ sort }) => sort === 'limit' || sort === 'reserve')) return false;
  const [here, after] = [words, behind].map((said) => said.map(({ text }) => text).join(' '));
  const told = `${here} ${after}`;
  return ACQUIRED.test(here ?? '') && ALL_TOGETHER.test(told);
}
