// Of which land a sentence speaks, clause by clause, and whether what it takes, sells or denies leaves this land whole.
import { oncePerPassage } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { isAllGiven, isDoneNow, isLed, type Kind, kindOf, LAND } from '#core/read/account/whose-land/clause-kind.ts';
import { clauseText, cut, hasVerb, spelled, textOf } from '#core/read/account/whose-land/clauses.ts';
import { isMeant, parentAt } from '#core/read/account/whose-land/parent-told.ts';
import { isDenied, isDenying, isNamed, isThis, namesThis } from '#core/read/account/whose-land/this-land.ts';

interface Clause {
  readonly words: readonly Word[];
  readonly kind: Kind;
  /** It says more of what was told of before. */
  readonly isLed: boolean;
}

interface Told {
  readonly topic: Kind | null;
  readonly words: readonly Word[];
}

const NOTHING: Told = { topic: null, words: [] };

/** What a "thereof" or "of which" there points back to was told of before. */
const pointsBack = (words: readonly Word[]): boolean =>
  /\b(?:thereof|therefrom|whereof|(?:of|from) which|out of (?:it|which)|of it)\b/.test(clauseText(words));

/** "Reed bought 80 acres, and this is a part thereof": what was told before was told of the parent. */
const ofParent = (clause: Clause): Clause =>
  /^(?:open|quiet)$/.test(clause.kind) &&
  !clause.words.some((word) => word.sort === 'limit' || word.sort === 'reserve' || isDenying(word))
    ? { ...clause, kind: 'parent' }
    : clause;

function clausesOf(words: readonly Word[], before: Told): Clause[] {
  const found: Clause[] = [];
  const parts = cut(words);
  // The parent may be told of behind what was sold out of it.
  const isParted = parts.some((part) => parentAt(part) >= 0);
  let topic = before.topic;
  let told = before.words;
  let isFilling = false;
  for (const part of parts) {
    const isMore = isLed(part, told);
    const last = found.at(-1);
    let kind = kindOf(part, topic ?? (isParted ? 'parent' : null), isMore, told);
    if (kind === 'parent' && pointsBack(part) && last !== undefined) {
      // "The above tract holds 12 acres, of which the land conveyed is a part": the whole is this land itself.
      if (found.some(({ words: lead }) => namesThis(lead))) kind = 'own';
      else found.splice(0, found.length, ...found.map(ofParent));
    }
    if (/^(?:which|whom)$/.test(part[0]?.text ?? '') || isFilling) {
      // "a part of the farm which Reed, by his deed of 1902, granted to Cole": what is told of is the farm.
      const isOfParent =
        topic === 'parent' && !part.some(({ sort }) => LAND.test(sort) || /^(?:limit|reserve|keep)$/.test(sort));
      if (kind === 'open' && isOfParent && !isDenied(part)) kind = 'parent';
      isFilling = !hasVerb(part) || (isFilling && !isMore);
    }
    found.push({ words: part, kind, isLed: isMore });
    told = [...told, ...part];
    if (kind === 'parent' || kind === 'rest' || kind === 'other') topic = kind;
    else if (!isMore && kind !== 'quiet' && kind !== 'beyond') topic = null;
  }
  // "to convey a part of the premises described in the deed of Reed, which are those above bounded": no more than where that deed is found may be told behind.
  const meant = found.findIndex(({ kind, words: own }) => kind === 'parent' && own.some((_, at) => isMeant(own, at)));
  const isWhole = meant < 0 || found.every(({ words: own }, at) => at <= meant || isCitation(own));
  return isWhole ? found : found.map((clause) => ({ ...clause, kind: 'own' }));
}

/** "dated May 4, 1931 and recorded in Book 781, Page 409". */
const isCitation = (words: readonly Word[]): boolean =>
  /^(?:and )?(?:\d{4}|dated|recorded|bearing|of record|in|book|volume|liber|page)\b/.test(clauseText(words)) &&
  !words.some(
    ({ sort, text }) =>
      LAND.test(sort) || /^(?:limit|reserve|keep|be|piece|area|direction)$/.test(sort) || text === 'to',
  );

const clausesIn = oncePerPassage((tokens: readonly Token[], from: number, to: number): readonly Clause[] =>
  clausesOf(spelled(tokens, wordsIn(tokens, from, to)), NOTHING),
);

const SHORT = 9;

/** "Being a part of the land above": less than the figure. */
export function isPartOfThis(tokens: readonly Token[], { from, to }: Passage): boolean {
  if (to - from > SHORT) return false;
  const words = spelled(tokens, wordsIn(tokens, from, to));
  const of = words.findIndex(({ text }) => text === 'of');
  return (
    /^(?:being )?(?:an? )?(?:part|portion) of$/.test(textOf(words.slice(0, of + 1))) &&
    isThis(words, of + 1) &&
    !isNamed(words, of + 1)
  );
}

/** "that part of the Reed farm", and of nothing else. */
export function isPartOfNamed(tokens: readonly Token[], { from, to }: Passage): boolean {
  const words = spelled(tokens, wordsIn(tokens, from, to));
  const parts = words.flatMap(({ text, sort }, at) =>
    sort === 'piece' && /^(?:part|portion)s?$/.test(text) ? [at] : [],
  );
  const isDrawn = ({ text }: Word, at: number): boolean =>
    /^(?:following|below|hereinafter|whole|only)$/.test(text) ||
    (text === 'described' && LAND.test(words[at - 1]?.sort ?? ''));
  return (
    parts.length > 0 &&
    parts.every((at) => words[at + 1]?.text === 'of' && isNamed(words, at + 2)) &&
    !words.some(isDrawn)
  );
}

/** With what the next sentence says more of the same; nothing where it does not. */
function joined(tokens: readonly Token[], lead: readonly Clause[], next: Passage | undefined): readonly Clause[] {
  if (next === undefined || lead.length === 0) return [];
  const topic = lead.findLast(({ kind }) => kind !== 'quiet' && kind !== 'denied' && kind !== 'beyond')?.kind ?? null;
  const told = { topic, words: lead.flatMap(({ words }) => words) };
  const behind = clausesOf(spelled(tokens, wordsIn(tokens, next.from, next.to)), told);
  const [first] = behind;
  if (first?.kind === 'parent' && pointsBack(first.words) && !namesThis(told.words))
    return [...lead.map(ofParent), ...behind];
  return first !== undefined && (first.isLed || first.kind === 'rest') ? [...lead, ...behind] : [];
}

function isWhole(clauses: readonly Clause[]): boolean {
  const kinds = clauses.map(({ kind }) => kind);
  const isGrounded = kinds.some((kind) => /^(?:beyond|rest|other|parent)$/.test(kind));
  if (kinds.includes('own') || !isGrounded) return false;
  const open = kinds.indexOf('open');
  const isMany = clauses.filter(({ kind, isLed: isMore }, at) => kind === 'open' && !(isMore && at > open)).length > 1;
  if (open >= 0)
    return !isMany && clauses.some(({ kind, isLed: isMore }, at) => kind === 'beyond' && isMore && at > open);
  return !kinds.includes('denied') || kinds.some((kind) => /^(?:beyond|rest|other)$/.test(kind));
}

/** Whether the measure at the place is told of other land than this. */
export function isOfOtherLand(
  tokens: readonly Token[],
  at: number,
  sentence: Passage,
  next: Passage | undefined,
): boolean {
  const own = clausesIn(tokens, sentence.from, sentence.to);
  const more = joined(tokens, own, next);
  const clauses = more.length > 0 && isWhole(more) ? more : own;
  const index = clauses.findIndex(({ words }) => words.some((word) => word.at === at));
  const clause = clauses[index];
  if (
    clause === undefined ||
    clauses.some(
      ({ words }) =>
        isDoneNow(words) &&
        !isDenied(words) &&
        !isAllGiven(words) &&
        words.some(({ text }) => /^(?:also|hereby)$/.test(text)),
    )
  )
    return false;
  const { kind, words } = clause;
  if (kind === 'rest' || kind === 'other') return true;
  const place = words.findIndex((word) => word.at === at);
  if (kind === 'beyond') return !namesThis(words.slice(0, place + 1));
  if (kind === 'parent') return pointsBack(words) ? !namesThis(words.slice(0, place)) : place >= parentAt(words);
  if (kind === 'open') return isWhole(clauses);
  const isBeforeParent = clauses
    .slice(index + 1)
    .some((behind) => behind.kind === 'parent' && pointsBack(behind.words));
  const isOfPaper = words[0]?.text === 'for' && clauses.slice(0, index).some((lead) => lead.kind === 'parent');
  return kind === 'quiet' && (isOfPaper || (isBeforeParent && !namesThis(words)));
}
