// Whether a sentence speaks of the land that is described at all, or only of those who sign, pay and record.
import { has, headAt, isOf } from '#core/read/sense/clause.ts';
import type { Word } from '#core/read/sense/word.ts';

const DESCRIBED = /^(?:description|descriptions|exhibit|legal|courses|calls|bearings|distances|metes)$/;
/** The paper that conveys. */
const CONVEYS = /^(?:deed|conveyance|grant|instrument|indenture|sale|transfer|agreement|bargain|paper|writing|title)$/;
const STANDS =
  /^(?:operative|effective|effect|valid|invalid|void|binding|delivered|final|complete|absolute|good|pass|passes|vest|vests|stand|stands|given|made|bind|binds|intended|meant)$/;
const WHEN = /^(?:if|unless|until|when|once|only|provided|whenever|conditioned|conditional|contingent|without|not|no)$/;
const SECURED = /^(?:mortgage|lien|liens|note|notes|debt|bond|trust|taxes|recording|recorded|recordation)$/;

/** Far from the figure only a sentence that speaks of it, or rules on the land, is heard. */
export function isOfOthers(words: readonly Word[]): boolean {
  if (has(words, 'figure', 'piece', 'length', 'area', 'monument', 'change', 'hedge')) return false;
  if (words.some(({ text }) => DESCRIBED.test(text)) || isConditional(words) || isTitleElsewhere(words)) return false;
  // "Delivery of this deed waits on the death of the grantor".
  if (
    words.some(({ text }, at) => CONVEYS.test(text) && words[at - 1]?.text === 'this' && words[at + 1]?.sort === 'act')
  )
    return false;
  // "Not to be used for a conveyance".
  if (words.find(({ sort }) => sort !== 'joint')?.text === 'not' && has(words, 'paper', 'land', 'grant')) return false;
  return !has(words, 'land', 'way') || !has(words, 'rule', 'limit', 'keep', 'act');
}

/** "The deed shall be good only when", "if the wife does not sign, nothing passes": whether anything is conveyed hangs on something. */
export function isConditional(words: readonly Word[]): boolean {
  if (!has(words, 'rule', 'limit') || words.some(({ text }) => SECURED.test(text))) return false;
  return words.some(({ text, sort }, at) => {
    if (text === 'nothing') return words[at + 1]?.sort === 'grant';
    if (sort !== 'paper' && sort !== 'matter' && text !== 'grant') return false;
    return CONVEYS.test(text) && isRuled(words, at);
  });
}

/** "shall become operative only when": a verb of standing behind the paper, and a condition. */
function isRuled(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1, at + 7);
  const told = behind.findIndex(({ text }) => STANDS.test(text));
  if (
    told < 0 ||
    !behind
      .slice(0, told)
      .every(({ sort }) => sort === 'be' || sort === 'rule' || sort === 'qualifier' || sort === 'state')
  )
    return false;
  return words.some(({ text }) => WHEN.test(text));
}

/** "Title to the bed of the stream is in the State". */
export function isTitleElsewhere(words: readonly Word[]): boolean {
  const title = words.findIndex(({ text }) => /^(?:title|ownership|fee)$/.test(text));
  if (title < 0 || title > 2 || !/^(?:to|of|in)$/.test(words[title + 1]?.text ?? '')) return false;
  return isOf(headAt(words, title + 2), 'piece', 'way', 'located', 'figure', 'area');
}
