// A right to pass over the land, and how much of it a way takes up: "subject to the rights of the public in Taft Road, which occupies the southerly 33 feet thereof".
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';

const BURDEN = /^(?:right|rightway|way)$/;
const EASEMENT = /\b(?:easements?|servitudes?|highways?|roads?|streets?|alleys?|lanes?)$/;
/** Those whose rights are rights to pass: "the rights of the heirs in the east third" are none. */
const PASSERS = /\b(?:public|travell?ing|county|town|township|city|village|state|highway)\b/;
const PLACES =
  /^(?:occup(?:y|ies|ied|ying)|takes?|taking|covers?|covering|covered|cross(?:es|ing)?|lies?|lying|located|runs?|running|extends?|extending|used|being|is|are|recorded|shown|situated?|affects?|affecting|passes|passing)$/;
/** What more than a right would be told by. */
const OWNS = wordSet(
  'fee title deed deeds deeded conveyance conveyances conveyed sale sold owned owns ownership owner estate lot lots acre acres also together grant granted reserved reservation excepted taken condemned',
);
const FORCE = /^(?:LIMIT|ONLY|NOT|HEDGE)$/;

/** The whole sentence tells of the burden, and where it lies. */
export function isBurdenPlaced(words: readonly Word[]): boolean {
  const from = words.findIndex(({ text }) => text === 'subject');
  if (from < 0 || from > 1 || words.some(({ text, sort }) => OWNS.has(text) || sort === 'reserve')) return false;
  const phrases = phrasesOf(words);
  const own = phrases.findIndex((phrase) => phrase.to > from);
  const isNamed = phrases[own]?.tag === 'matter';
  const head = phrases.findIndex(({ kind }, at) => kind === 'noun' && (at > own || (at === own && !isNamed)));
  const burden = phrases[head];
  if (burden === undefined || !BURDEN.test(burden.tag)) return false;
  const named = textOf(words.slice(burden.from, burden.to));
  return (
    (burden.tag === 'rightway' ||
      EASEMENT.test(named) ||
      PASSERS.test(textOf(words.slice(burden.from, phrases[head + 2]?.to)))) &&
    phrases.every(({ kind, tag, to }) =>
      kind === 'verb' ? PLACES.test(words[to - 1]?.text ?? '') : !(kind === 'small' && FORCE.test(tag)),
    )
  );
}
