// The words that lead into a description with a colon say of which land it is: this, or another.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';

const SUBJECT = /^(?:this|bound|words|it)$/;
const TOLD_OF = /^(?:this|bound|words|it|matter|paper|deed|place|person|number)$/;
const STATES = /^(?:be|(?:state|contain|run|record)=?~?|grant=~)$/;
const FORCE = /^(?:LIMIT|ONLY|HEDGE|NOT|RULE)$/;
/** Land that is named as another than what was granted. */
const OTHER =
  /^(?:adjoining|adjacent|neighbou?r\w*|adjoiners?|next|parent|larger|servient|dominant|former|old|prior|previous|earlier|remaining|whole|rest|reserved|excepted)$/;

/** The clause that stands before the colon, by its first word. */
export function announcementIn(words: readonly Word[]): number {
  const comma = words.findLastIndex(
    ({ text }, at) => text === ',' && /^(?:all|and|which|these|the|its|it|what)$/.test(words[at + 1]?.text ?? ''),
  );
  return comma + 1;
}

/** "The legal description is:", "all of which is inside this line:"; "The adjoining land is:". */
export function announcedBy(words: readonly Word[]): 'this' | 'other' | null {
  const phrases = phrasesOf(words);
  const verb = phrases.findIndex(({ kind }) => kind === 'verb');
  const subject = phrases.find(({ kind }) => kind === 'noun');
  if (verb < 0 || subject === undefined || subject.from > (phrases[verb]?.from ?? 0)) return null;
  const own = words.slice(0, phrases[verb]?.from ?? 0);
  const isOther = own.some(({ text }) => OTHER.test(text));
  // "The parent tract is:" tells what it is and nothing more.
  if (
    isOther &&
    /^(?:this|words|other)$/.test(subject.tag) &&
    phrases[verb]?.tag === 'be' &&
    phrases.length - verb <= 2
  )
    return 'other';
  const isThis =
    SUBJECT.test(subject.tag) &&
    !isOther &&
    own.every(({ sort }) => !/^(?:name|unknown|piece|way)$/.test(sort)) &&
    phrases.every((phrase, at) => isPlain(words, phrases, phrase, at));
  return isThis ? 'this' : null;
}

function isPlain(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  { kind, tag, from }: PhraseOf,
  at: number,
): boolean {
  if (kind === 'verb') return STATES.test(tag);
  if (kind === 'small') return !FORCE.test(tag) || words[from]?.text === 'shall';
  return TOLD_OF.test(tag) || (tag === 'name' && /^(?:in|,)$/.test(phrases[at - 1]?.tag ?? ''));
}
