// The words over one of several descriptions that number or name its land and tell where it lies, and nothing else: "SECOND PIECE (Parcel B):", "The second, known as the Woodland, half a mile east of the first:".
import { ordinalOf } from '#core/language/numerals.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { TURNING } from '#core/language/words/relation-words.ts';
import type { Sort } from '#core/language/words/word-list.ts';

const SORTS: ReadonlySet<Sort> = new Set<Sort>([
  'qualifier',
  'preposition',
  'joint',
  'pointer',
  'be',
  'number',
  'name',
  'land',
  'piece',
  'way',
  'length',
  'direction',
  'located',
  'monument',
  'thing',
]);
/** Of the land, so that it would not be all of what is described. */
const NOT_ALL =
  /^(?:part|portion|half|quarter|third|fourth|most|some|several|end|corner|surface|floor|or|way|which|through|moiety|fraction|share|remainder|residue|rest|balance|remnant|overlap|within|inside|out|off|each|less|only|formerly|now)$/;
const LYING =
  /^(?:known|called|named|lying|lies|situated?|located|no|numbered|farther|further|detached|adjoins?|adjoining|joins?|joining|touch(?:es|ing)?|contiguous)$/;
const OUT_OF = /^(?:survey|league|patent|grant|section)$/;
const BESIDE = /^(?:adjoin|join|touch|contiguous)/;
const TURNS = wordSet(TURNING);

/** `starts`: where the descriptions of the tracts begin. */
export function headingKind(
  tokens: readonly Token[],
  { from, to }: Passage,
  starts: ReadonlySet<number>,
): 'whole' | 'part' | null {
  if (!starts.has(to) && !(/^[:.]$/.test(tokens[to]?.text ?? '') && starts.has(to + 1))) return null;
  const words = wordsIn(tokens, from, tokens[to - 1]?.text === ':' ? to - 1 : to);
  if (!isNumbered(words)) return null;
  if (words.some((_, at) => isOfPart(words, at))) return 'part';
  return words.every((word, at) => isOfPlace(words, word, at)) ? 'whole' : null;
}

/** "TRACT TWO, the second floor", "The second, north of the road": so much of it as lies there, it may be. */
const isOfPart = (words: readonly Word[], at: number): boolean =>
  /^(?:floor|story|storey|basement|surface|subsurface)$/.test(words[at]?.text ?? '') ||
  (words[at]?.sort === 'direction' && words[at - 1]?.text === ',' && words[at + 1]?.text === 'of');

/** By its place among the tracts, or by a name that ends in what it is: "The second,", "TRACT NO. 2", "THE STORE LOT". */
function isNumbered(words: readonly Word[]): boolean {
  const [first, second] = words[0]?.text === 'the' ? words.slice(1) : words;
  if (first === undefined) return false;
  const isOne = /^(?:one|other)$/.test(first.text) || words.length <= 3;
  return ordinalOf(first.text) !== null || first.sort === 'land' || (second?.sort === 'land' && isOne);
}

function isOfPlace(words: readonly Word[], { text, sort }: Word, at: number): boolean {
  const next = words[at + 1]?.text ?? '';
  // "half a mile to the east", "and not joining it".
  if (text === 'half') return next === 'a' || next === 'mile';
  if (text === 'not') return BESIDE.test(next);
  if (text === 'and') return /^(?:not|on)$/.test(next);
  if (text === 'to') return words[at + 2]?.sort === 'direction';
  if (sort === 'length') return /^miles?$/.test(text);
  // "Out of the same Survey"; but "out of the first tract".
  if (text === 'out') return OUT_OF.test(words.findLast((word) => word.text !== '.')?.text ?? '');
  if (NOT_ALL.test(text)) return false;
  // "where the road has turned to the northeast".
  if (TURNS.has(text)) return words.findLast((word, i) => i < at && word.sort !== 'be')?.sort === 'way';
  // "the camp lot", "the hop yard".
  if (sort === 'unknown') return /^(?:land|piece)$/.test(words[at + 1]?.sort ?? '') && !NOT_ALL.test(next);
  return LYING.test(text) || SORTS.has(sort);
}
