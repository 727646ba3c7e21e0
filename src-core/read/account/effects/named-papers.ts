// Passages that only name a paper or cite a law, and uses of a strip as a road: no land is given or taken in them.
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import type { Sort } from '#core/language/words/word-list.ts';

export const LAWS = 'code codes statute statutes stat laws act acts rcw ors nrs sdcl mca orc ksa wac usc constitution';
const LAW = wordSet(LAWS);
const OF_LAW =
  /^(?:revised|annotated|general|compiled|consolidated|public|section|sections|sec|chapter|ch|title|article|art|subsection|paragraph|par|subdivision|of|the|and|§|[a-z])$/;

const isCiting = ({ text, sort }: Word): boolean =>
  LAW.has(text) || OF_LAW.test(text) || /^(?:name|number|joint|area)$/.test(sort);

/** "Ohio Revised Code Section 5302.17"; but "Section 12, Town 5". */
const isCitation = (words: readonly Word[]): boolean =>
  words.some(({ text, sort }) => LAW.has(text) && sort !== 'grant') &&
  words.some(({ sort }) => sort === 'number') &&
  words.every(isCiting);

/** ", Iowa Code 428A.2": by the state whose law it is. */
const opensCitation = (words: readonly Word[], at: number): boolean =>
  words[at]?.sort === 'name' && isCitation(words.slice(at));

/** "This deed is exempt according to Iowa Code 428A.2": without the law that it goes by; none where it is nothing else. */
export function withoutLaw(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => LAW.has(text))) return words;
  if (isCitation(words)) return [];
  const isBehind = ({ text }: Word, at: number): boolean =>
    /^(?:according|pursuant|under|per|by)$/.test(text) || (text === ',' && opensCitation(words, at + 1));
  const lead = words.findLastIndex(isBehind);
  const cited = words.slice(words[lead + 1]?.text === 'to' ? lead + 2 : lead + 1);
  const isLimited = words.slice(0, lead).some(({ sort, text }) => sort === 'limit' || /^limit/.test(text));
  return lead > 0 && !isLimited && isCitation(cited) ? words.slice(0, lead) : words;
}

/** What makes more of a paper than its name. */
const FORCED: ReadonlySet<Sort> = new Set<Sort>([
  'limit',
  'hedge',
  'rule',
  'reserve',
  'keep',
  'change',
  'piece',
  'area',
  'length',
  'direction',
  'number',
  'right',
  'monument',
]);
const UNMADE =
  /^(?:cop(?:y|ies)|forms?|blanks?|drafts?|release\w*|cancel\w*|revo\w*|rescission|void|timber|minerals?|escrow|options?|leases?|attorney)$/;
const LONGEST_TITLE = 12;

/** "AGREEMENT FOR SALE OF REAL ESTATE", "DEED TO THE COUNTY IN FEE FOR ROAD PURPOSES": the name of a paper, to whom and for what it is given. */
function isTitle(words: readonly Word[]): boolean {
  if (words.length > LONGEST_TITLE || words.some(({ sort }) => FORCED.has(sort))) return false;
  if (/^(?:the|an?|said|this|his|her)$/.test(words[0]?.text ?? '') || words.some(({ text }) => UNMADE.test(text)))
    return false;
  const [first, ...rest] = phrasesOf(words);
  if (first === undefined) return false;
  const isPaper =
    /^(?:paper|deed)$/.test(first.tag) || (words[0]?.text === 'deed' && first.kind === 'verb' && first.to === 1);
  return (
    isPaper &&
    rest.every(({ kind, tag }) => {
      if (kind === 'noun') return /^(?:paper|deed|matter|this|person|name|place)$/.test(tag);
      return kind === 'small' && /^(?:for|of|to|by|in|and|under|with|-)$/.test(tag);
    })
  );
}

const BLANKS = wordSet('blank blanks form forms');
const isBlank = ({ text }: Word): boolean => BLANKS.has(text);
const NUMBERED = /^(?:no|number|rev|[a-z]|[.()-])$/;

/** "Minnesota Uniform Conveyancing Blank Form 10.1.5": by whom the form is printed, and its number there. */
function isForm(words: readonly Word[]): boolean {
  const isNumber = ({ text, sort }: Word): boolean => sort === 'number' || NUMBERED.test(text);
  const own = words.slice(0, words.findLastIndex((word) => !isNumber(word)) + 1);
  const named = own.findIndex(isBlank);
  return (
    named > 0 &&
    words.length > 2 &&
    own.slice(named).every(isBlank) &&
    own.slice(0, named).every(({ sort }) => sort === 'name')
  );
}

/** Between commas each. */
export function isPaperNamed(words: readonly Word[]): boolean {
  const comma = words.findIndex(({ text }) => text === ',');
  const [own, more] = comma < 0 ? [words, null] : [words.slice(0, comma), words.slice(comma + 1)];
  return (isTitle(own) || isForm(own)) && (more === null || isPaperNamed(more));
}
