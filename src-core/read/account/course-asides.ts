// What is told beside a course of a mark or a line, and leaves each where it is: a mark renewed in its place, a line agreed upon and fenced.
import type { Word } from '#core/language/word.ts';

type Question = (words: readonly Word[], index: number) => boolean;

/** In words, before. */
const NEAR = 6;
const before = (words: readonly Word[], index: number): readonly Word[] =>
  words.slice(Math.max(0, index - NEAR), index);

/** Up to the next comma. */
function clauseFrom(words: readonly Word[], index: number): readonly Word[] {
  const end = words.findIndex(({ text }, at) => at > index && /^[,;]$/.test(text));
  return words.slice(index + 1, end < 0 ? words.length : end);
}

/** "a brass cap, which replaces in the same place the old sandstone"; but "which replaces the stone 3 feet south". */
const isMovedMark: Question = (words, index) =>
  words[index - 1]?.text !== 'which' ||
  !before(words, index).some(({ sort }) => sort === 'monument') ||
  clauseFrom(words, index).some(({ sort }) => /^(?:length|direction|number|figure|piece|hedge|rule)$/.test(sort));

/** What leaves a line open, or puts it elsewhere. */
const OPENED = /^(?:length|direction|hedge|rule|limit)$/;
const LONG_STANDING = /^(?:unquestioned|undisputed)$/;
const AGREED =
  /(?<!\b(?:was|were|be|been) )\b(?:an?|the|said) (?:(?:conditional|division|dividing|boundary|common|old) )*line (?:(?:with|between|of) (?:\w+ ){1,4}?)?(?:(?:as|so|heretofore|formerly|long|since|ago) )*(?:agreed (?:upon|on) and )?$/;
const textBefore = (words: readonly Word[], index: number, near: number): string =>
  `${words
    .slice(Math.max(0, index - near), index)
    .map(({ text }) => text)
    .join(' ')} `;

/** "a line agreed upon and fenced by the adjoining owners", "the line with Bean as agreed on and marked"; but "a line to be agreed upon". */
const isNoAgreedLine: Question = (words, index) =>
  !AGREED.test(textBefore(words, index, FARTHEST_LINE)) ||
  clauseFrom(words, index).some(
    ({ sort, text }, at, clause) =>
      OPENED.test(sort) && !(text === 'since' && LONG_STANDING.test(clause[at + 1]?.text ?? '')),
  );

/** "the conditional line", as hill deeds call a line that neighbours agreed upon. */
const isNoConditionalLine: Question = (words, index) =>
  !/^lines?$/.test(words[index + 1]?.text ?? '') ||
  !/^(?:an?|the|said|old|their)$/.test(words[index - 1]?.text ?? '') ||
  clauseFrom(words, index).some(({ sort }) => OPENED.test(sort));

/** "the line as agreed on in 1958 and since unquestioned". */
const isNoLongStanding: Question = (words, index) =>
  !/\bline (?:[\w.]+ ){0,8}agreed (?:upon|on) (?:[\w.]+ ){0,8}(?:and )?(?:ever |long )?since $/.test(
    textBefore(words, index, FARTHEST_SINCE),
  );

const isHedgedSince: Question = (words, index) =>
  words[index]?.sort === 'hedge' &&
  (!LONG_STANDING.test(words[index + 1]?.text ?? '') || isNoLongStanding(words, index + 1));

const KEEPERS =
  '(?: (?:up|in|good|repair|order|equally|jointly|by|the|both|said|parties|owners|neighbors|neighbours|adjoining|hereto|grantors?|grantees?|and|at|their|joint|equal|common|expense|cost|shares|each|forever|hereafter))*';
const UPKEEP = new RegExp(
  `^(?:(?:on|along|upon) which(?: line)? |and )?(?:(?:the|said|which|this) (?:(?:division|partition|line|said) )*(?:fence|wall|hedge)(?: (?:is|are|shall|being|to|be|hereafter|forever|always|ever))+ (?:kept|maintained|repaired)${KEEPERS}|which (?:fence|wall|hedge) the (?:parties|owners|grantors? and grantees?) (?:shall|are to|agree to|will) (?:keep|maintain|repair)${KEEPERS})$`,
);

/** ", on which line the fence is to be kept in repair equally by the parties,": who cares for a fence, and no line is told by it. */
export function isOfUpkeep(words: readonly Word[], index: number): boolean {
  const from = words.findLastIndex(({ text }, at) => at < index && /^[,;(]$/.test(text)) + 1;
  return (
    from > 0 &&
    UPKEEP.test(
      [...words.slice(from, index + 1), ...clauseFrom(words, index).filter(({ text }) => text !== ')')]
        .map(({ text }) => text)
        .join(' '),
    )
  );
}

/** In words. */
const FARTHEST_LINE = 12;
const FARTHEST_SINCE = 24;

/** Each by its word, for those of a course. */
export const ASIDE_STRAY: readonly (readonly [string, Question])[] = [
  ['replaces', isMovedMark],
  ['agreed', isNoAgreedLine],
  ['fenced', isNoAgreedLine],
  ['conditional', isNoConditionalLine],
  ['unquestioned', isNoLongStanding],
  ['undisputed', isNoLongStanding],
  ['since', isHedgedSince],
  // "marked with drill holes".
  ['drill', (words, index) => words[index]?.sort === 'use' && !/^holes?$/.test(words[index + 1]?.text ?? '')],
];
