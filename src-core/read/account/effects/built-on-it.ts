// What is built on the land and goes with it by name: "together with the grist mill, race and dam within the same".
import { oncePerToken } from '#core/language/once-per-word.ts';
import { type Token, textWithin } from '#core/language/tokens.ts';
import { textOf, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';

const MADE_OF =
  '(?:grist|saw|flour|paper|oil|fulling|carding|cider|dwelling|frame|brick|stone|log|mill|head|tail|school|church|store|ware|wood|spring|smoke|engine|pump|ice|old|new)';
const NOUN = '(?:mill|dam|race|flume|house|barn|building|shop|stable|shed|crib|well|forge|furnace|kiln|bridge|fence)s?';
const BUILT = `(?:(?:the|a|an|all|said) )*(?:${MADE_OF} )*${NOUN}`;
const WITH = '(?:(?:and|also|together|with) )+';
const ON_IT = '(?:thereon|therein|(?:within|in|on|upon) the same)(?: [,.;:)]|$)';

const WHOLE = new RegExp(`^${WITH}${BUILT}(?: (?:, and|,|and) ${BUILT})* ${ON_IT}`);
const BEFORE_COMMA = new RegExp(`\\b${WITH}${BUILT}(?: , ${BUILT})*$`);
const BEHIND_COMMA = new RegExp(`^(?:and )?${BUILT}(?: (?:, and|,|and) ${BUILT})* ${ON_IT}`);

const JOINS = wordSet('and also together with');

/** Without them, at the head or behind a comma; but "together with the mill lot", and "the mill and dam" that may stand elsewhere. */
export function withoutBuilt(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(
    ({ text }, at) =>
      (at === 0 || words[at - 1]?.text === ',') && JOINS.has(text) && WHOLE.test(textOf(words.slice(at))),
  );
  if (from < 0) return words;
  const length = words.slice(from).findIndex(({ text }, at) => /^(?:thereon|therein|same)$/.test(text) && at > 0) + 1;
  return [...words.slice(0, Math.max(0, from - 1)), ...words.slice(from + length)];
}

const isBuilt = oncePerToken((word) => new RegExp(`^${NOUN}$`).test(word));

/** In tokens. */
const LONGEST = 14;

/** The comma stands within such a list, and cuts it into nothing that is told by itself. */
export function isWithinBuilt(tokens: readonly Token[], comma: number, from: number, to: number): boolean {
  const before = tokens[comma - 1];
  if (before?.kind !== 'word' || !isBuilt(before)) return false;
  return (
    BEFORE_COMMA.test(textWithin(tokens, Math.max(from, comma - LONGEST), comma)) &&
    BEHIND_COMMA.test(textWithin(tokens, comma + 1, Math.min(to, comma + LONGEST)))
  );
}
