// Words that deny that any land was taken out before: "no part of which has been sold", "without any exception or reservation whatever".
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';

/** In tokens. */
const LONGEST_CLAUSE = 14;

/** Of such a clause every word that might have taken land takes none. */
export function isDeniedTaking(tokens: readonly Token[], at: number): boolean {
  if (isWithoutAny(tokens, at)) return true;
  for (let from = at; from >= 0 && from > at - LONGEST_CLAUSE; from -= 1) {
    const text = textAt(tokens, from);
    if (text === 'no') return isNoPart(tokens, from, at);
    if (text === 'nothing') return from === at && NEVER_SEVERED.test(clauseFrom(tokens, from + 1));
    if (/^[,.;:()]$/.test(text)) return false;
  }
  return false;
}

/** The words up to the next mark. */
const clauseFrom = (tokens: readonly Token[], from: number): string =>
  textWithin(tokens, from, from + LONGEST_CLAUSE).replace(/ ?[,.;:()].*$/, '');

const NEVER_SEVERED = /^(?:has|have|having) (?:ever |heretofore )?been (?:severed|reserved|excepted|sold|conveyed)$/;
/** What was never done; but "no part of which is hereby conveyed" takes it out. */
const NEVER_DONE =
  /^part (?:thereof|of (?:which|it|the same)) (?:has|have|having|was|were) (?:(?:heretofore|previously|ever|been) )+(?:sold|conveyed|deeded|disposed|alienated|severed)\b/;
/** Of whose home it is; but "being no part of this sale". */
const OF_HOMESTEAD = /^part of (?:my|our|his|her|their|the|any|(?:the )?grantors? '(?: s)?) homestead\b/;
const TOLD_OF_LAND = /^(?:land|lands|tract|lot|parcel|premises|property) (?:being|is|are|constitut\w+|form\w*)$/;

function isNoPart(tokens: readonly Token[], from: number, at: number): boolean {
  const clause = clauseFrom(tokens, from + 1);
  if (NEVER_DONE.test(clause)) return true;
  return at === from && OF_HOMESTEAD.test(clause) && TOLD_OF_LAND.test(textWithin(tokens, from - 2, from));
}

const WITHOUT = /\bwithout (?:any )?(?:(?:exceptions?|reservations?) (?:or|and) )?$/;
/** Of whatever it is denied: "of any kind", "of land". */
const AND_ALL = /^(?:(?:or|and) (?:exceptions?|reservations?) ?)?(?:whatever|whatsoever|of [a-z ]+)?$/;
const AFTER = '(?:other|but|beyond|besides|only|save|saving|except\\w*|that|which)';
/** "without any exception, other than the lot": something is taken after all. */
const AFTER_ALL = new RegExp(`^${AFTER}$`);
const WITHIN = new RegExp(`\\bof .*\\b${AFTER}\\b`);

function isWithoutAny(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:exceptions?|reservations?)$/.test(textAt(tokens, at))) return false;
  if (!WITHOUT.test(`${textWithin(tokens, at - 4, at)} `)) return false;
  let end = at + 1;
  while (end < at + LONGEST_CLAUSE && /^[a-z]/.test(textAt(tokens, end))) end += 1;
  const behind = textWithin(tokens, at + 1, end);
  return AND_ALL.test(behind) && !WITHIN.test(behind) && !AFTER_ALL.test(textAt(tokens, end + 1));
}
