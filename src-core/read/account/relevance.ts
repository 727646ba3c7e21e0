// Whether a sentence speaks of the land that is described at all, or only of those who sign, pay and record.
import { has, headAt, isOf } from '#core/language/clause.ts';
import type { Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';

/** The paper that conveys. */
const CONVEYS = /^(?:deed|conveyance|grant|instrument|indenture|sale|transfer|agreement|bargain|paper|writing|title)$/;
const STANDS =
  /^(?:operative|effective|effect|valid|invalid|void|binding|delivered|final|complete|absolute|good|pass|passes|vest|vests|stand|stands|given|made|bind|binds|intended|meant|force|avail)$/;
const WHEN =
  /^(?:if|unless|until|when|once|only|provided|whenever|conditioned|conditional|contingent|without|not|no|never)$/;
const SECURED = /^(?:mortgage|lien|liens|note|notes|debt|bond|trust|taxes|recording|recorded|recordation)$/;

const SPEAKS_OF =
  /^(?:descriptions?|exhibit|legal|courses|calls|bearings|distances|metes|surveyors?|surveys?|plats?|plan|map|contract|option)$/;
const TOUCHES: readonly Sort[] = [
  ...(['figure', 'piece', 'length', 'area', 'monument', 'change', 'hedge', 'land', 'way', 'located'] as const),
];

/** Beyond so many words nobody says what a sentence speaks of. */
const LONGEST = 700;

/** Far from the figure a sentence that is not understood is let through where it speaks neither of land nor of the deed. */
export function isOfOthers(words: readonly Word[]): boolean {
  if (words.length > LONGEST || has(words, ...TOUCHES) || isNotGranted(words) || isConditional(words)) return false;
  return !words.some(({ text, sort }, at) =>
    sort === 'name' ? isLandNamed(words, at) : SPEAKS_OF.test(text) || CONVEYS.test(text),
  );
}

/** "Ye Land hereafter bounded": a name only by its capital. */
function isLandNamed(words: readonly Word[], at: number): boolean {
  if (!/^(?:lands?|tract|parcel|premises|property)$/.test(words[at]?.text ?? '')) return false;
  return words[at - 1]?.sort !== 'name' && words[at + 1]?.sort !== 'name' && words[at + 1]?.sort !== 'number';
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
      .every(
        ({ sort }) =>
          sort === 'be' || sort === 'rule' || sort === 'qualifier' || sort === 'state' || sort === 'preposition',
      )
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

/** "her fifth is not conveyed"; but "the minerals are not conveyed". */
export function isNotGranted(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (!/^(?:not|never)$/.test(text)) return false;
    const next = words.slice(at + 1).find(({ sort }) => sort !== 'be' && sort !== 'qualifier');
    if (
      next === undefined ||
      !/^(?:conveyed|sold|granted|included|transferred|deeded|released|agree|agreed)$/.test(next.text)
    )
      return false;
    return !has(words.slice(0, at), 'right', 'thing', 'matter');
  });
}

const TAKERS = /^(?:grantors?|me|us|seller|sellers|vendors?|him|her|them|party)$/;

/** "The sheriff sold the same land to another"; but "Voss sold it to the grantors". */
export function isSoldOn(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (
      !/^(?:sold|conveyed|deeded|gave|released)$/.test(word.text) ||
      !isOf(words[at - 1] ?? null, 'person', 'name', 'pointer')
    )
      return false;
    if (/^(?:which|that|who)$/.test(words[at - 1]?.text ?? '') || !isThisLand(words, at + 1)) return false;
    const to = words.findIndex(({ text }, i) => i > at && (text === 'to' || text === 'unto'));
    return to > 0 && !words.slice(to, to + 4).some(({ text }) => TAKERS.test(text));
  });
}

function isThisLand(words: readonly Word[], at: number): boolean {
  return words[at]?.text === 'it' || isOf(headAt(words, at), 'land');
}
