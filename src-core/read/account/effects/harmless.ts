// Sentences that name shares, sales and stamps and yet leave the land whole: the owners of all shares convey together, nothing has been sold, a tax was paid.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { hasWord } from '#core/language/words-index.ts';

const WHOLE =
  /\b(?:grantors?|sellers?|vendors?|they|who)\b.* each (?:own|hold)\w* an? (?:undivided )?(?:one - half|1 \/ 2|½).*\btogether convey\w* .*\b(?:entire|whole|all)\b/;
const HELD =
  /^(?:the |said )?(?:grantees|purchasers|buyers) (?:take|hold|shall hold|shall take) .*\beach an? undivided\b/;
const UNSOLD =
  /^(?:and |that )?(?:no (?:part|portion|lots?|parcels?|acre|land)(?: (?:of|thereof|it|the|above|said|same|premises|property|land|tract))* (?:has|have) (?:been |ever been |since been )?(?:sold|conveyed|transferred|alienated)(?: since| away| by \w+| (?:from|out of|off)(?: of)? (?:it|(?:the|said) (?:above|same|tract|premises|land)))*|no (?:off|out) - (?:conveyances|sales)(?: of record)?)$/;
/** "The east line of said section is presumed to bear North for this description": what bearings are reckoned from. */
const BASIS =
  /^(?:the |said )?(?:\w+ ){0,3}(?:line|boundary|centerline|side|limit) of (?:[^,;]{3,80} )?(?:is|was|being) (?:assumed|presumed|deemed|considered|held|taken)(?: to (?:bear|run))? (?:n|s|north|south)(?: [.])? \d/;
/** "be all or any of said measurements more or less, however otherwise bounded": its set phrases by their first words. */
const MEASURED = /^be all or any of (?:the |said |these )?measurements more(?: , however)?(?: \.)?$/;
/** "/s/ Winifred McAdoo". */
const SIGNED = /^\/ s \/ /;
const HEADING = /^(?:\w+ ){0,3}deed (?:for|of|by|under) (?:\w+ ?){1,4}$/;
const STAMPED = /\b(?:stamps?|i ?\.? ?r ?\.? ?s|revenue|documentary|excise)\b/;
/** In tokens before the word, on its lines. */
const STAMP_NEAR = 12;
/** Words that may take from the land whatever else is said. */
const TAKING = /^(?:limit|hedge|reserve|keep|piece|area|length|direction|number)$/;

const mayBeHarmless = oncePerToken((word) => /^(?:each|no|deed|s|line|measurements)$/.test(word));

/** Few sentences have a word of any of them. */
export const isHarmlessIn = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  hasWord(tokens, from, to, mayBeHarmless) && isHarmless(wordsIn(tokens, from, to));

export function isHarmless(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (UNSOLD.test(text) || BASIS.test(text) || MEASURED.test(text)) return true;
  if (words.some(({ sort }) => sort === 'limit' || sort === 'reserve' || sort === 'keep')) return false;
  if ((HEADING.test(text) || SIGNED.test(text)) && !words.some(({ sort }) => TAKING.test(sort))) return true;
  return WHOLE.test(text) || HELD.test(text) || isTitle(words);
}

/** "CORRECTION DEED", "BOUNDARY LINE AGREEMENT": the name of a paper, and nothing else; but "COPY". */
const isTitle = (words: readonly Word[]): boolean =>
  words.reduce((all, { length }) => all + length, 0) > 1 &&
  !words.some(({ text }) => /^(?:cop(?:y|ies)|forms?|blanks?)$/.test(text)) &&
  phrasesOf(words).every(({ tag }) => /^(?:paper|deed|for|of)$/.test(tag));

/** "[$1.00 Internal Revenue stamp, cancelled V.M.]", "I.R.S. $3.85 (cancelled)": the stamp is void, and not the paper. */
export function isOfStamps(tokens: readonly Token[], { from, to }: Passage): boolean {
  const ends = tokens.slice(from, to).flatMap(({ text }, i) => (ENDED.test(text) ? [from + i] : []));
  return (
    ends.length > 0 &&
    ends.every((at) => {
      const before = tokens.slice(Math.max(0, at - STAMP_NEAR), at).map(({ text }) => text);
      const paper = before.findLastIndex((text) => /^(?:deeds?|instrument|conveyance|this)$/.test(text));
      return /^cancell?ed$/.test(tokens[at]?.text ?? '') && STAMPED.test(before.slice(paper + 1).join(' '));
    })
  );
}

const ENDED = /^(?:void|cancell?ed|draft|sample|specimen|superseded|rejected|revoked|released|annulled)$/;
