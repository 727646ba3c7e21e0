// Words that lead into land as what a right lies upon or serves: "subject to an easement over the following strip".
import { entryOf } from '#core/language/lexicon.ts';
import { isWholeWord } from '#core/language/mend/near-words.ts';
import { type Token, textAt } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';

const BURDENS = wordSet('easement easements servitude right rights license lease privilege option covenant');
const OVER = wordSet('over across upon through under on in within purchase');
const NAMES_LAND = wordSet('land lands tract parcel property premises real');
const LANDS = wordSet('following certain adjoining adjacent neighboring');

/** "subject to an easement over the following strip", "an option to purchase the following tract", "for the benefit of". */
export function burdenOf(tokens: readonly Token[], at: number, to: number): 'unsure' | null {
  const word = textAt(tokens, at);
  const opens =
    (word === 'subject' && textAt(tokens, at + 1) === 'to') ||
    (word === 'option' && ['to', 'on', 'upon'].includes(textAt(tokens, at + 1))) ||
    (word === 'appurtenant' && !goesWithIt(tokens, at)) ||
    (word === 'benefit' && textAt(tokens, at + 1) === 'of') ||
    (word === 'refusal' && ['to', 'on', 'upon'].includes(textAt(tokens, at + 1)));
  if (!opens) return null;
  let burden = word !== 'subject';
  for (let i = at + 1; i < to && i < at + 40; i += 1) {
    const text = textAt(tokens, i);
    if (text === '.' || text === ';') return null;
    // "subject to a drainage oasenient described as follows": what it is could not be read.
    const spoilt = tokens[i]?.kind === 'word' && tokens[i]?.capital === false && text.length > 5 && !isWholeWord(text);
    if (BURDENS.has(text) || spoilt) burden = true;
    if (burden && LANDS.has(text) && isUnder(tokens, i, at)) return 'unsure';
    if (NAMES_LAND.has(text) || text === 'following') return null;
    if (burden && (text === 'described' || text === 'bounded')) return 'unsure';
  }
  return null;
}

/** "with its improvements and easements appurtenant, in the district", "all rights appurtenant thereto:": whatever goes with the land, and nothing that is described by itself; but "an easement appurtenant thereto, described as follows". */
function goesWithIt(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at + 1) === ',') return true;
  // "together with the rents, profits, fixtures and other appurtenant interests:".
  if (
    /^(?:other|all)$/.test(textAt(tokens, at - 1)) &&
    /^(?:interests|rights|privileges)$/.test(textAt(tokens, at + 1))
  )
    return true;
  if (!/^there(?:to|unto|with)$/.test(textAt(tokens, at + 1))) return false;
  // "with every outlying field appurtenant thereto" is land that is not drawn.
  const noun = entryOf(textAt(tokens, at - 1))?.noun;
  const isLand = noun === 'land' || noun === 'piece' || FIELDS.test(textAt(tokens, at - 1));
  const isAll = [1, 2, 3, 4, 5, 6].some((step) => /^(?:all|any|every)$/.test(textAt(tokens, at - step)));
  return !isLand && (isAll || /^[:.;]$/.test(textAt(tokens, at + 2)));
}

const FIELDS = /^(?:fields?|meadows?|woods?|woodlands?|pastures?|marsh(?:es)?|timberlands?|orchards?|islands?|lots?)$/;

/** The land named is what the right lies upon or what it serves. */
function isUnder(tokens: readonly Token[], at: number, from: number): boolean {
  for (let i = at - 1; i >= at - 3 && i > from; i -= 1) {
    const text = textAt(tokens, i);
    if (OVER.has(text) || (['to', 'of'].includes(text) && textAt(tokens, from) !== 'subject')) return true;
  }
  return false;
}
