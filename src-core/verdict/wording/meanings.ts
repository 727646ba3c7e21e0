// What each reason of a verdict means, and what an examiner does about it: the entries of the manual.
import type { FindingCode } from '#core/schema/finding.ts';
import type { Meaning } from '#core/verdict/wording/meaning.ts';
import { RULE_MEANINGS } from '#core/verdict/wording/rule-meanings.ts';
import { WORD_MEANINGS } from '#core/verdict/wording/word-meanings.ts';

/** Codes are stable, and so are the addresses of their entries. */
export const MEANINGS: Readonly<Record<FindingCode, Meaning>> = { ...WORD_MEANINGS, ...RULE_MEANINGS };

/** Null for a code of a later version. */
export const findMeaning = (code: string): Meaning | null =>
  Object.hasOwn(MEANINGS, code) ? MEANINGS[code as FindingCode] : null;
