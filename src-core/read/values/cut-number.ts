// A number in words whose beginning could not be read: what is left of it is no value.

import { isKnownWord } from '#core/language/lexicon.ts';
import { nearNumeral } from '#core/language/mend/trade-words.ts';
import { isNumberWord, NOTHING_YET, withWord } from '#core/language/numerals.ts';
import { editDistance } from '#core/language/resemblance.ts';
import { type Token, textAt } from '#core/language/tokens.ts';

/** "Two hvndd and Eighty": behind a number word that could not be read stands the rest of its number. */
export function isCutNumber(tokens: readonly Token[], at: number): boolean {
  if (isCountLost(tokens, at)) return true;
  const joint = tokens[at - 1]?.text;
  if (joint !== 'and' && joint !== '&') return false;
  const [spoilt, head] = [tokens[at - 2], textAt(tokens, at - 3)];
  // "twenty and five poles": one number or two.
  if (tokens[at]?.kind === 'word' && spoilt?.kind === 'word' && isNumberWord(spoilt.text)) return true;
  return spoilt?.kind === 'word' && /^h[a-z]{2,7}d?s?$/.test(spoilt.text) && isNumberWord(head);
}

/** "uine hundred", "thirt four", "three undre d and eighty": before it stands more of its number, which could not be read. */
function isCountLost(tokens: readonly Token[], at: number): boolean {
  if (!isNumeral(tokens[at])) return false;
  for (let i = at; i > at - LONGEST_COUNT; i -= 1) {
    const before = tokens[i - 1];
    if (/^(?:hundred|thousand)$/.test(textAt(tokens, i)) && before?.kind === 'word' && !isNumberWord(before.text))
      return !/^(?:a|an|the|one|of|several|some)$/.test(before.text);
    if (!isNumeral(before)) return isBehindRuinOfNumeral(tokens, i);
    if (!isListed(tokens, i - 1, i)) return true;
  }
  // Of so many number words in a row nobody can tell where one number begins.
  return true;
}

function isNumeral(token: Token | undefined): boolean {
  return token?.kind === 'word' && isNumberWord(token.text);
}

function isBehindRuinOfNumeral(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i > at - LONGEST_RUIN; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (token.kind === 'mark' ? !RUINED_MARKS.has(token.text) : token.kind !== 'word') return false;
    // "by land of one Ledoux one hundred feet".
    if (token.text === 'one' && i < at - 1 && tokens[i + 1]?.capital === true) return false;
    if (isNumberWord(token.text)) return !isListed(tokens, i, at);
    if (/^(?:an|und|aid|aud|ana|ad|end)$/.test(token.text)) continue;
    if (token.kind === 'word' && (nearNumeral(token.text) !== null || isRuinOfNumeral(token.text))) return true;
    // "one thou-" and, behind a note in the margin, "sand two hundred feet".
    if (/^(?:(?:th)?(?:ou|u)?sand|(?:hu)?n?dred)$/.test(token.text)) return true;
    if (token.kind === 'word' && token.text !== 'and' && isKnownWord(token.text)) return false;
  }
  return false;
}

const ENDS_IN_NUMERAL = /.(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;
const LONG_NUMERALS =
  'twenty thirty seventy eighty ninety hundred thousand fourteen fifteen sixteen eighteen nineteen'.split(' ');

/** "eiqbty" two letters away, "roadforty" with the word before it. */
function isRuinOfNumeral(word: string): boolean {
  if (word.length < 5 || isKnownWord(word)) return false;
  if (ENDS_IN_NUMERAL.test(word)) return true;
  return LONG_NUMERALS.some((numeral) => editDistance(word, numeral, 2) <= 2);
}

/** In words. */
const LONGEST_COUNT = 24;
const LONGEST_RUIN = 5;
const RUINED_MARKS = new Set(['-', ',', '.', ':', '^', '~', '*', '_', "'"]);

/** "one, two and three", "lot five six hundred feet": numbers in a row, each whole. */
function isListed(tokens: readonly Token[], from: number, at: number): boolean {
  if (from === at - 1)
    return withWord(withWord(NOTHING_YET, textAt(tokens, from)) ?? NOTHING_YET, textAt(tokens, at)) === null;
  const between = tokens.slice(from + 1, at).map((token) => token.text);
  const scale = /^(?:hundred|thousand)$/.test(textAt(tokens, from));
  return between.every((text) => text === ',' || text === 'and') && !scale;
}
