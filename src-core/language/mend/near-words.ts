// Words of the trade that a recogniser spoilt by one letter, or by taking one letter for two: "noxth", "cliains", "soutli".

import { isKnownWord } from '#core/language/lexicon.ts';
import { TRADE_WORDS } from '#core/language/mend/trade-words.ts';
import { oncePerWord } from '#core/language/once-per-word.ts';
import { wordSet } from '#core/language/word-set.ts';

const STEERING =
  'northeast northwest southeast southwest northeasterly northwesterly southeasterly southwesterly northwardly southwardly eastwardly westwardly ' +
  'azimuths central angle concave tangent place corner commencing commencement following courses course running continuing passing crossing ' +
  'length metres proceed proceeding parallel located distant coordinate coordinates intersection boundary described hereinafter terminus square section quarter except excepting excluding reserving together therefrom';

/** Shorter ones have too many neighbours. */
const SHORTEST = 5;
const LONGEST = 14;

const TARGETS = new Set([...TRADE_WORDS, ...STEERING.split(' ')].filter((word) => word.length >= SHORTEST));

/** Known again only where one letter came out as two. */
const SHORT_TARGETS = wordSet('half east west feet foot');

/** Whole words that stand a letter away from one of the trade. */
const OTHERS = new Set(
  (
    'row rows hence whence thenceforth forth worth month mouth youth fourth sooth tooth decree decrees hearing wearing tearing bearings distances instance chair chairs claims chairman paint joint print points pints places placed plane peace ' +
    'angel angels ankle coarse source horse hours cord chords record corned conner comer former coroner curse carve cures curves cursed alone alongside acre scores acted corners cornet parcel section sections quarters quarterly squares squared ' +
    'minuses minuted degreed seconded secondly seconds fifths sixths fourths tents tenths tenth tents tense thirds thirty thirst eights eighty rights weight height freight sights nights light lights right fight might night sight tight ' +
    'forty fifty sixty party dirty thirsty seventh seventy ninth ninths tenant tenants miles males mills milles mites miner poles holes poled polls roles rods lodes links likes lines linked yards wards cards inched inches linches porches perched peaches ' +
    'varas maters meter metre matters motors centers centres central feet foot second minute hundreds thousands contained continuing containing remaining retaining beginnings begins runnings cunning gunning turning winning ' +
    'curing coursed contract easter eastern western westers northern southern norths sought mouths located locates locate allocated distrust dictate district coordinated boundaries following fellowing hallowing describes describe descried ' +
    'blinks chore commenting coord curie curses dangle fearing files glace hards jinks linus mangle mines mixes myles niles nifty pasting peters plate steven teeth threw tiles palace meyers squire severn giles vargas norte sunning niches finches winches sinks winks pinks rinks lints licks minks yarns lards ample apple eagle among porch parch peach champ chin broth froth wroth braces paces laces faces pieces piles wiles rules smiles canter counter ' +
    'cure cord pint pont pace lace race core cores hard ward arch each lain chan line lie like lint mile mies pols pies ayes acne area anle lone long' +
    ' together altogether gather gathers crossings grossing dressing pressing possessing pausing parsing massing passings terminal termini excerpt excerpting deserving accepting expecting accepted parallels there three these those their them hinge thanks things think '
  )
    .trim()
    .split(/\s+/),
);

/** What one letter, or two, comes out as. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['li', 'h'],
  ['ii', 'h'],
  ['rn', 'm'],
  ['ni', 'm'],
  ['in', 'm'],
  ['iii', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['m', 'rn'],
  ['m', 'in'],
  ['m', 'ni'],
  ['h', 'li'],
  ['u', 'ti'],
  ['u', 'll'],
  ['n', 'ri'],
  ['d', 'cl'],
];

/** Every target with one letter left out, and the target it is of; null where two share it. */
const SHORTENED = shortenedOf(TARGETS);

function shortenedOf(words: Iterable<string>): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const word of words)
    for (const short of shorterBy1(word)) found.set(short, found.has(short) && found.get(short) !== word ? null : word);
  return found;
}

function shorterBy1(word: string): string[] {
  return [...word].map((_, i) => word.slice(0, i) + word.slice(i + 1));
}

/** Which first two and last two letters the targets have: a spoilt word keeps one of the pairs. */
const ENDS = new Set([...TARGETS, ...SHORT_TARGETS].flatMap((word) => [`${word.slice(0, 2)}_`, `_${word.slice(-2)}`]));

function mayBeNear(word: string): boolean {
  return ENDS.has(`${word.slice(0, 2)}_`) || ENDS.has(`_${word.slice(-2)}`);
}

/** Long enough to be known again when it is spoilt. */
export function isTarget(word: string): boolean {
  return TARGETS.has(word);
}

/** The one word of the trade that a damaged word must have been, or null. */
export const nearWord = oncePerWord((word): string | null => {
  if (word.length < SHORTEST - 1 || word.length > LONGEST || isWholeWord(word) || !mayBeNear(word)) return null;
  return pairedWord(word) ?? letterAway(word);
});

/** A word as it stands, of courses or of anything else. */
export function isWholeWord(word: string): boolean {
  return TARGETS.has(word) || OTHERS.has(word) || isKnownWord(word);
}

function pairedWord(word: string): string | null {
  for (const [seen, meant] of PAIRS) {
    for (let at = word.indexOf(seen); at >= 0; at = word.indexOf(seen, at + 1)) {
      const other = word.slice(0, at) + meant + word.slice(at + seen.length);
      if (TARGETS.has(other) || SHORT_TARGETS.has(other)) return other;
    }
  }
  return null;
}

function letterAway(word: string): string | null {
  // A letter lost.
  const lost = SHORTENED.get(word);
  if (lost !== undefined)
    return word.length >= SHORTEST || /^(?:north|south|curve|chord|point|place)$/.test(lost ?? '') ? lost : null;
  let near: string | null = null;
  for (const short of shorterBy1(word)) {
    // A letter too many, or a wrong one.
    const found = TARGETS.has(short) ? short : substituted(word, short);
    if (found === null || found === near || `${found}s` === near) continue;
    if (near !== null && found !== `${near}s`) return null;
    near = found;
  }
  return near;
}

/** The target of the same length that shares the word with one letter left out of both, at the same place. */
function substituted(word: string, short: string): string | null {
  const target = SHORTENED.get(short);
  if (target == null || target.length !== word.length) return null;
  let away = 0;
  for (let i = 0; i < word.length; i += 1) if (word.charCodeAt(i) !== target.charCodeAt(i)) away += 1;
  return away === 1 ? target : null;
}
