// Formulas of law that stand in every instrument and say nothing of its figure: covenants of title, definitions, certificates, powers and notices.
import { type Clause, has, isOf } from '#core/language/clause.ts';
import type { Word } from '#core/language/word.ts';
import type { Sort } from '#core/language/words/word-list.ts';
import { isHarmlessLimit } from '#core/read/account/limits.ts';

/** What a formula never speaks of. */
const OF_FIGURE: readonly Sort[] = ['figure', 'piece', 'length', 'area', 'monument', 'direction'];
const DOUBTING: readonly Sort[] = ['hedge', 'change', 'keep'];

export function isFormula(clause: Clause): boolean {
  const { words } = clause;
  if (isPower(clause) || isResidence(words)) return true;
  if (has(words, ...OF_FIGURE)) return false;
  if (isDefinition(words) || isCertificate(words) || isSeverance(words) || isClosing(words) || isNaming(words))
    return true;
  if (isOfMoney(clause)) return true;
  return !has(words, ...DOUBTING) && (isCovenant(clause) || isNotice(clause));
}

function isAny(words: readonly Word[], pattern: RegExp, to = words.length): boolean {
  return words.slice(0, to).some(({ text }) => pattern.test(text));
}

/** Full power and authority is granted to the trustee to improve, subdivide and vacate. */
function isPower({ words, verb }: Clause): boolean {
  if (
    !isAny(words, /^(?:power|powers|authority)$/, 4) ||
    !isOf(verb, 'grant', 'record') ||
    has(words, 'figure', 'length', 'monument')
  )
    return false;
  return words.some(({ text }, at) => text === 'to' && words.slice(at, at + 4).some((word) => isOf(word, 'person')));
}

/** "does or does not include the primary residence of a grantor". */
function isResidence(words: readonly Word[]): boolean {
  return words.some(({ text, sort }) => text === 'primary' && sort === 'matter') && isAny(words, /^includes?$/);
}

/** "all of the foregoing are herein referred to as the Property". */
function isNaming(words: readonly Word[]): boolean {
  const referred = words.findIndex(({ text }) => text === 'referred');
  return referred > 0 && words[referred + 2]?.text === 'as' && !has(words, ...DOUBTING, 'limit');
}

/** In witness whereof. */
function isClosing(words: readonly Word[]): boolean {
  return (
    isAny(words, /^(?:witness|testimony)$/, 4) &&
    isAny(words, /^(?:hands?|seals?|set|executed|caused|signed|signatures?)$/) &&
    !has(words, ...DOUBTING)
  );
}

const DEFINED = /^(?:terms?|words?|designations?|expressions?|singular|plural|masculine|pronouns?|gender|phrases?)$/;
const OF_PARTIES =
  /^(?:grantors?|grantees?|part(?:y|ies)|plural|singular|genders?|heirs|masculine|feminine|neuter|vendors?|purchasers?|lessors?|lessees?)$/;
const MEANS = /^(?:includes?|including|means?|construed|read|appl(?:y|ies|icable)|denotes?|embraces?|deemed)$/;

/** The words "grantor" and "grantee" include their heirs; the singular includes the plural. */
function isDefinition(words: readonly Word[]): boolean {
  return isAny(words, DEFINED, 60) && isAny(words, OF_PARTIES) && isAny(words, MEANS) && !has(words, 'land');
}

const OFFICERS =
  /^(?:notary|notaries|notarial|perjury|acknowledged|appeared|sworn|subscribed|commission|deponent|affiant)$/;

/** What a notary or a clerk certifies. */
function isCertificate(words: readonly Word[]): boolean {
  return (
    isAny(words, OFFICERS) && !has(words, 'land', 'way', 'change') && !isAny(words, /^(?:description|exhibit|survey)$/)
  );
}

const PARTS_OF_LAW =
  /^(?:section|sections|clause|clauses|sentence|provision|provisions|ordinance|ordinances|resolution|subsection|paragraph|phrase)$/;
const HELD =
  /^(?:invalid|invalidity|unconstitutional|unenforceable|severable|repealed|conflict|publication|passage|adopted|enacted|effect)$/;

/** If any section is held invalid; this ordinance takes effect on its passage. */
function isSeverance(words: readonly Word[]): boolean {
  return isAny(words, PARTS_OF_LAW) && isAny(words, HELD) && !has(words, 'land', 'way', 'grant');
}

/** Shorter ones are heard word for word. */
const SHORTEST_FORMULA = 24;
const MONEY =
  /^(?:consideration|value|price|taxes|tax|payment|claims?|damages?|demands?|mortgages?|lien|liens|judgments?|settlement|rights|encumber|redeemed|insurance|warranty)$/;
const OF_SURVEY = /^(?:descriptions?|exhibit|surveys?|plat|map|courses|calls|bearings|fence|fences)$/;
const DOES: readonly Sort[] = ['act', 'keep', 'change', 'grant', 'reserve'];

/** A long sentence of value, claims and taxes that names the land only as what they are upon. */
function isOfMoney({ words, subject }: Clause): boolean {
  if (words.length < SHORTEST_FORMULA || has(words, 'located') || isOf(subject, 'land', 'way')) return false;
  if (!isAny(words, MONEY) || isAny(words, OF_SURVEY)) return false;
  return words.every(({ sort }, at) => (sort !== 'land' && sort !== 'way') || !isDoneTo(words, at));
}

/** "took the land": the word before its article does something. */
function isDoneTo(words: readonly Word[], at: number): boolean {
  let i = at - 1;
  while (isOf(words[i] ?? null, 'qualifier', 'name')) i -= 1;
  return isOf(words[i] ?? null, ...DOES);
}

const PROMISES =
  /^(?:covenants?|agrees?|promises?|warrants?|binds?|bind|certif(?:y|ies)|declares?|waives?|acknowledges?|assures?|indemnif(?:y|ies)|undertakes?|guarantees?|affirms?|represents?)$/;
const OF_TITLE =
  /^(?:title|seised|seized|encumbrances?|incumbrances?|encumbered|incumbered|encumber|warrant|defend|heirs|executors|successors|homestead|dower|assurances?|possession|belief|law|laws|taxes|indemnify)$/;

/** The grantors covenant that they are seized, and will warrant and defend. */
function isCovenant({ words, subject }: Clause): boolean {
  if (subject !== null && !isOf(subject, 'person', 'name', 'pointer', 'matter')) return false;
  if (!isAny(words, PROMISES, 60)) return false;
  if (has(words, 'located') && !isAny(words, /^certif(?:y|ies)$/)) return false;
  if (!words.every(({ sort }, at) => sort !== 'limit' || isHarmlessLimit(words, at))) return false;
  return isAny(words, OF_TITLE) && !isAny(words, /^(?:only|unless|until|if)$/);
}

const OF_LAW = /^(?:ors|rcw|statutes?|act|acts|code|chapter|laws?)$/;

/** What a statute asks the parties to be told. */
function isNotice({ words, subject }: Clause): boolean {
  return (
    isAny(words, OF_LAW) && has(words, 'number') && !isOf(subject, 'name', 'pointer') && !has(words, 'grant', 'reserve')
  );
}
