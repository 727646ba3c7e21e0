// The words by which an instrument says which side a party is on.
import { GIVING, HOLDING, TAKING } from '#core/language/words/role-words.ts';

export type Side = 'first' | 'second' | 'trustee';

const anyOf = (words: string): string =>
  words
    .split(' ')
    .map((word) => (word.endsWith('y') ? `${word.slice(0, -1)}(?:y|ies)` : `${word}s?`))
    .join('|');

const without = (words: string, left: readonly string[]): string =>
  words
    .split(' ')
    .filter((word) => !left.includes(word))
    .join(' ');

const FIRST = '(?:first|1st|one)';
const SECOND = '(?:second|2nd|other|third|3rd)';
const partOf = (which: string): string =>
  `(?:part(?:y|ies)(?: or part(?:y|ies))?,? )?o[fn] (?:the )?${which} part|${which} part(?:y|ies)`;

/** As pieces of patterns; case does not count. */
const FIRST_ROLE = `(?:${partOf(FIRST)}|(?:land|fee |record |surface )?(?:${anyOf(GIVING)}))`;
export const SECOND_ROLE = `(?:${partOf(SECOND)}|(?:${anyOf(TAKING)}))`;
export const ANY_ROLE = `(?:${FIRST_ROLE}|${SECOND_ROLE})`;

/** Those that stand behind a name without "hereinafter called": "as joint tenants" and "the owners of" say something else. */
export const PLAIN_ROLE = `(?:${partOf(FIRST)}|${partOf(SECOND)}|(?:surface|fee|record|property) owners?|${anyOf(without(`${GIVING} ${TAKING}`, ['owner', 'holder', 'tenant', 'donor']))})`;

const whole = (role: string): RegExp => new RegExp(`^(?:the )?(?:said )?${role}(?:\\(s\\))?$`, 'i');
const [IS_FIRST, IS_SECOND] = [whole(`(?:property )?${FIRST_ROLE}`), whole(SECOND_ROLE)];
const IS_TRUSTEE = whole(`(?:corporate |successor |original )?(?:${anyOf(HOLDING)})`);

/** Null for a short name that is no role. */
export function sideOf(called: string): Side | null {
  if (IS_FIRST.test(called)) return 'first';
  if (IS_TRUSTEE.test(called)) return 'trustee';
  return IS_SECOND.test(called) ? 'second' : null;
}

/** "Grantor: …", "GRANTEE(S) (whether one or more): …" at the beginning of a line, for words or for one side. */
export const labelOf = (role: string): RegExp =>
  new RegExp(
    `^(?:name of |the )?(?:${role})(?:s|\\(s\\)|['’]s name)?\\s?(?:\\([^)]*\\)|/[a-z ]{3,20})?\\s*:\\s*(.*)$`,
    'i',
  );
