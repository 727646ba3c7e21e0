// What is harmless in no form of sentence, each looked for only where a word that tells it stands.
import { has, headAt, isOf } from '#core/language/clause.ts';
import { isVerb, type Word } from '#core/language/word.ts';
import { isDescriptionJudged, isDescriptionRuled } from '#core/read/account/description-told.ts';
import { isConditional, isNotGranted, isSoldOn, isTitleElsewhere } from '#core/read/account/relevance.ts';

interface Refusal {
  /** Without one of these it cannot be. */
  readonly telling: string;
  readonly refuses: (words: readonly Word[]) => boolean;
}

const REFUSALS: readonly Refusal[] = [
  { telling: 'description legal', refuses: (words) => isDescriptionJudged(words) || isDescriptionRuled(words) },
  { telling: 'not never', refuses: isNotGranted },
  { telling: 'sold conveyed deeded gave released', refuses: isSoldOn },
  {
    telling: 'nothing deed conveyance grant instrument indenture sale transfer agreement bargain paper writing title',
    refuses: isConditional,
  },
  { telling: 'what title ownership fee read', refuses: isSetRight },
  { telling: 'only alone', refuses: isOnlyGranted },
  {
    telling: 'disclaim disclaims disclaimed disclaiming claim claims claimed withdraw withdraws',
    refuses: isDisclaimed,
  },
  { telling: 'corrected corrective correction', refuses: (words) => has(words, 'rule') },
  { telling: 'old older former earlier prior previous', refuses: isFormerPaper },
  { telling: 'keep keeps kept keeping', refuses: (words) => words.some((_, at) => isKept(words, at)) },
  { telling: 'parcels tracts lots pieces', refuses: (words) => words.some((_, at) => isDivided(words, at)) },
  { telling: 'within inside', refuses: (words) => words.some((_, at) => isFencedIn(words, at)) },
];

/** For each word the refusals that it may tell, one bit each. */
const TELLING: ReadonlyMap<string, number> = tellingWords();

function tellingWords(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, { telling }] of REFUSALS.entries())
    for (const word of telling.split(' ')) found.set(word, (found.get(word) ?? 0) | (1 << index));
  return found;
}

export function isRefused(words: readonly Word[]): boolean {
  let told = 0;
  for (const { text } of words) told |= TELLING.get(text) ?? 0;
  return told !== 0 && REFUSALS.some(({ refuses }, index) => (told & (1 << index)) !== 0 && refuses(words));
}

/** "For 400 read 440", "What lies under the pond": it stands for something else. */
function isSetRight(words: readonly Word[]): boolean {
  if ((words[0]?.text === 'what' && words[1]?.text !== 'follows') || isTitleElsewhere(words)) return true;
  // "Title fails as to the back lot".
  if (words.some(({ text }, at) => text === 'title' && words[at + 1]?.text.startsWith('fail'))) return true;
  return (
    /^(?:for|where|wherever)$/.test(words[0]?.text ?? '') &&
    words.some(({ text }) => text === 'read') &&
    !has(words, 'paper', 'matter')
  );
}

/** "the seller keeps the barn lot"; but "keeps up the fence". */
function isKept(words: readonly Word[], at: number): boolean {
  if (!/^(?:keep|keeps|kept|keeping)$/.test(words[at]?.text ?? '')) return false;
  return isOf(headAt(words, at + 1), 'land', 'piece', 'area', 'length');
}

const COUNTED = new Set('two three four five six 2 3 4 5 6 7 8 9 contiguous separate'.split(' '));

/** "shown as two parcels": the land is told in pieces. */
function isDivided(words: readonly Word[], at: number): boolean {
  return COUNTED.has(words[at]?.text ?? '') && /^(?:parcels|tracts|lots|pieces)$/.test(words[at + 1]?.text ?? '');
}

/** "as they lie within the fences": the land is what the fences hold. */
function isFencedIn(words: readonly Word[], at: number): boolean {
  if (words[at]?.text !== 'within' && words[at]?.text !== 'inside') return false;
  return words.slice(at, at + 5).some(({ text }) => /^(?:fences?|walls?|hedges?|enclosures?|stakes)$/.test(text));
}

const CLAIMS = /^(?:disclaim|claim|withdraw)/;

/** "The undersigned disclaim the land", "the State claims all land below"; but "claims title", "disclaims any warranty". */
export function isDisclaimed(words: readonly Word[]): boolean {
  return words.some(
    ({ text, sort }, at) =>
      CLAIMS.test(text) && isVerb(sort) && isOf(headPast(words, at + 1), 'land', 'piece', 'area', 'figure'),
  );
}

/** Past "up to" and "back". */
function headPast(words: readonly Word[], at: number): Word | null {
  let i = at;
  while (/^(?:up|to|back|from)$/.test(words[i]?.text ?? '')) i += 1;
  return headAt(words, i);
}

/** "This paper conveys the hay only". */
function isOnlyGranted(words: readonly Word[]): boolean {
  const only = words.findIndex(({ text, sort }) => sort === 'limit' && (text === 'only' || text === 'alone'));
  const grant = words.findIndex(({ sort }, at) => at < only && sort === 'grant');
  return grant > 0 && only - grant < 6 && isOf(words[grant - 1] ?? null, 'paper', 'person', 'name', 'pointer');
}

/** "A copy of an older deed follows". */
export function isFormerPaper(words: readonly Word[]): boolean {
  if (!words.some(({ text }) => /^(?:follows|below|hereafter|following|reads|read)$/.test(text))) return false;
  return words.some(
    ({ text }, at) =>
      /^(?:old|older|former|earlier|prior|previous)$/.test(text) &&
      /^(?:deed|description|survey|plat|plan)$/.test(words[at + 1]?.text ?? ''),
  );
}
