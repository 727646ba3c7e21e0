// What a sentence does to the land, where a rule names it. What no rule names is heard by the ear.
import { ordinalOf } from '#core/language/numerals.ts';
import { oncePerPart } from '#core/language/once-per-word.ts';
import { matcherOf } from '#core/language/pattern.ts';
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { SOLD_OFF } from '#core/language/words/effect-words.ts';
import { EFFECT_CLASSES, EFFECT_RULES } from '#core/read/account/effects/effect-rules.ts';
import { isLandAlone } from '#core/read/account/effects/land-alone.ts';
import { isLayerOnly, LEVELS } from '#core/read/account/effects/layer-only.ts';
import { isPaperNamed, LAWS, withoutLaw } from '#core/read/account/effects/named-papers.ts';
import { withLotNamed } from '#core/read/account/effects/piece-given.ts';
import { isOfWhatItIs, isSaidOfNoLand, isThingThere } from '#core/read/account/taken-thing.ts';
import type { WordCode } from '#core/schema/finding.ts';

const match = matcherOf(EFFECT_RULES, EFFECT_CLASSES);

/** A whole sentence or line, or what commas part off in one. */
export type Extent = 'whole' | 'part';

interface Judged {
  /** What the sentence does or may do to the land; null where no rule names it. */
  readonly code: WordCode | null;
  /** Such words hardly ever do anything else. */
  readonly isSure: boolean;
}

/** By its words alone: whole sentences and what leads them are often the same. */
export const judgeSentence = (words: readonly Word[], extent: Extent): Judged => judgedAs[extent](words);

const judgedIn = (extent: Extent): ((words: readonly Word[]) => Judged) =>
  oncePerPart((words: readonly Word[]) => {
    const isRare = words.some(({ text }) => RARE.has(text));
    const own = isRare ? withLotNamed(withoutLaw(words)) : words;
    return judged(own, headingsJoined(phrasesOf(own)), extent, isRare);
  });
const judgedAs: Readonly<Record<Extent, (words: readonly Word[]) => Judged>> = {
  whole: judgedIn('whole'),
  part: judgedIn('part'),
};

/** Without one of them there is no law, nothing thereon, no portion, nothing sold off and no level. */
const RARE = wordSet(LAWS, LEVELS, SOLD_OFF, 'portion out off thereon therein same');

/** "ALSO EXCEPT: all that part platted as Lot 1", "EXCEPTING, the area within the walls": the word says the same with a colon behind it, and at the head with a comma. */
const headingsJoined = (phrases: readonly PhraseOf[]): readonly PhraseOf[] =>
  phrases.filter(({ tag }, at) => {
    const isJoint = tag === ':' || (tag === ',' && at === 1);
    return !isJoint || !HEADS_LAND.test(phrases[at - 1]?.tag ?? '') || phrases.length - at < 3;
  });

const HEADS_LAND = /^(?:LIMIT|also|plus|likewise)$/;

const NOTHING: Judged = { code: null, isSure: false };

function judged(words: readonly Word[], phrases: readonly PhraseOf[], extent: Extent, isRare: boolean): Judged {
  if (words.length === 0 || (extent === 'whole' && isPaperNamed(words))) return NOTHING;
  if (isRare && areThingsThereon(words, phrases)) return NOTHING;
  if (isRare && isSoldOff(words)) return { code: 'land_sold_before', isSure: true };
  if (isRare && isLayerOnly(words)) return { code: 'part_only', isSure: true };
  // "1250.00 feet": a figure that commas cut off says nothing by itself.
  if (words.every(({ sort, text }) => sort === 'number' || sort === 'joint' || isOrdinal(words, text))) return NOTHING;
  if (extent === 'part' && phrases.every(({ kind, tag }) => kind === 'small' || tag === 'size' || tag === 'number'))
    return NOTHING;
  const found = match(words, phrases).filter((one) => holds(words, phrases, one));
  const sure = found.find(
    ({ rule, from }) =>
      (rule.isSure === true && (rule.code === 'conveyance_conditional' || !isOfUse(phrases.slice(0, from)))) ||
      // "COPY" across the head of a page.
      (rule.name === 'stamp' && extent === 'whole' && words.length === 1),
  );
  if (sure !== undefined) return { code: sure.rule.code, isSure: true };
  if (extent === 'whole' && isLandAlone(words)) return { code: 'land_added', isSure: false };
  return { code: found[0]?.rule.code ?? null, isSure: false };
}

type Found = ReturnType<typeof match>[number];

/** What a rule finds may yet be said of something else. */
function holds(words: readonly Word[], phrases: readonly PhraseOf[], { rule, from, to }: Found): boolean {
  // "A copy is kept by the clerk" is no stamp.
  if (rule.name === 'stamp')
    return (
      !/^(?:a|an|the|said|his|her)$/.test(words[phrases[to - 1]?.from ?? 0]?.text ?? '') &&
      !isOfOtherPaper(words, phrases, to) &&
      !isFromBurden(words, phrases, to)
    );
  if (rule.code === 'land_taken' && endsInFreedom(words, 0, phrases[from]?.from ?? 0)) return false;
  // "is an ingress and egress easement"; but "is free of any easement", "is rich in timber".
  if (rule.name === 'this-easement') {
    const right = phrases[to]?.tag === 'and' && phrases[to + 1]?.tag === 'right' ? to + 1 : to - 1;
    return (
      /^(?:is|are|being)(?: an?)?$/.test(textOf(words, phrases[to - 2])) &&
      /\b(?:easements?|servitudes?)$/.test(textOf(words, phrases[right]))
    );
  }
  // "No land within the foregoing bounds has been excepted, sold or withheld": what is denied is the taking.
  if (rule.name === 'none-granted')
    return !/^(?:take|keep|reserve|change)=/.test(phrases.slice(from).find(({ kind }) => kind === 'verb')?.tag ?? '');
  // "The land being no part of its right of way", "no part of our homestead".
  const whole = words.slice(phrases[to - 1]?.from ?? 0, phrases[to - 1]?.to ?? 0);
  const isNoLand = whole.some(({ sort, text }) => sort === 'right' || text === 'homestead');
  if (rule.name === 'no-part' && isNoLand && phrases[from]?.tag === 'this') return false;
  // "The tract was never part of the line of road".
  if (rule.name === 'no-part' && phrases[to - 1]?.tag === 'part' && phrases[to]?.tag === 'of')
    return /^(?:deed|this|parcel|words|it|part|located|numbered)$/.test(phrases[to + 1]?.tag ?? '');
  // "No part of said lot lies in the street as widened".
  if (rule.name === 'reserved' && phrases.slice(from, to).some(({ tag }) => tag === 'NOT')) return false;
  if (rule.name === 'part-in-street')
    return (
      phrases[from - 1]?.tag !== 'NOT' &&
      !phrases.slice(from, to).some(({ tag }) => /^(?:across|beyond|opposite)$/.test(tag))
    );
  // "The former deed, held in escrow, was returned".
  if (rule.name === 'held-in-escrow')
    return !words.some(({ text }) =>
      /^(?:former|prior|returned|price|money|sum|funds|consideration|payments?|deposit|earnest)$/.test(text),
    );
  // "A prior deed cancelled of record".
  if (/^(?:this-cancelled|deed-set-aside|deed-rescinded)$/.test(rule.name)) {
    const phrase = phrases.slice(from, to).find(({ tag }) => tag === 'deed');
    const paper = words.slice(phrase?.from ?? 0, phrase?.to ?? 0);
    // "Sale vacated and deed ordered cancelled" in the margin of it.
    const isThisPaper = paper.length === 1 || paper.some(({ text }) => /^(?:this|within|foregoing|above)$/.test(text));
    return isThisPaper && !isOfStamp(words);
  }
  // "The deed of trust was cancelled".
  if (rule.code === 'description_put_aside') return (words[(phrases[from]?.to ?? 0) - 1]?.length ?? 1) === 1;
  // "The ground hereby conveyed is within Block 12".
  if (rule.name === 'sold')
    return (
      // "40 acres were conveyed to the grantors by Reed": so it came to them.
      !(phrases[to]?.tag === 'to' && HOLDERS.test(words[(phrases[to + 1]?.to ?? 0) - 1]?.text ?? '')) &&
      (!NOW.test(words[(phrases[to - 1]?.from ?? 0) - 1]?.text ?? '') ||
        /^(?:to|unto|by)$/.test(phrases[to]?.tag ?? ''))
    );
  // "the north and south lines taken together", "of which the last bond is this day taken up".
  if (rule.name === 'reserved') {
    const behind = words[phrases[to - 1]?.to ?? words.length]?.text;
    const isPaid = behind === 'up' && phrases.slice(from, to).some(({ tag }) => tag === 'matter');
    return behind !== 'together' && !isPaid;
  }
  // "a passway twelve feet wide over the land", "an easement is retained by the city over the north strip".
  if (rule.name === 'reserve')
    return (
      !(phrases[to - 1]?.tag === 'way' && OVER.test(phrases[to]?.tag ?? '') && phrases[to + 1]?.tag === 'this') &&
      !(isPassive(phrases[from]) && OVER.test(phrases[to - 2]?.tag ?? '') && isOfRight(lastClause(phrases, from)))
    );
  // "There is also granted, as appurtenant to the land, a passway 20 feet wide over the farm": a right to pass, and no land besides.
  if (rule.name === 'also-granted') {
    const given =
      phrases[to - 2]?.tag === 'to' ? phrases.findIndex(({ kind }, at) => at >= to && kind === 'noun') : to - 1;
    return !(
      /^(?:passways?|driveways?|walkways?|footways?)$/.test(nounOf(words, phrases[given])) &&
      OVER.test(phrases[given + 1]?.tag ?? '')
    );
  }
  // "the three and only owners of the remainder": no others have it.
  if (rule.name === 'only' && phrases[from + 1]?.tag === 'person') return isFoundBehind(words, phrases, from, 'only');
  // "sell to Lucy Burks, of the other side": what is given stands behind no preposition.
  if (rule.name === 'grant-part' && OF_PLACE.test(phrases[to - 2]?.tag ?? ''))
    return isFoundBehind(words, phrases, from, 'grant-part');
  // "any realty not specifically devised": what a will did not name is in the executor's hand; but "not devised to the grantor".
  if (rule.name === 'not-granted' && WILLED.test(words[(phrases[to - 1]?.to ?? 0) - 1]?.text ?? ''))
    return /^(?:to|unto)$/.test(phrases[to]?.tag ?? '');
  // "the rights of the public in so much of the premises as is used".
  if (rule.name === 'limit')
    return (
      !isSaidOfNoLand(phrases, from) &&
      !isOfWhatItIs(words, phrases, from) &&
      (!IN_IT.test(phrases[from - 1]?.tag ?? '') || !isOfRight(lastClause(phrases, from)))
    );
  // "All streets shown and not heretofore dedicated are hereby dedicated": by no paper before.
  if (rule.name === 'not-granted' && phrases[from]?.tag === 'way' && DEDICATED.test(textOf(words, phrases[to - 1])))
    return false;
  if (rule.code !== 'not_conveyed') return true;
  if (isThingThere(phrases, from, to)) return false;
  if (phrases[from]?.tag !== 'this') return !isOfOther(phrases, to) || phrases.slice(to).some(isLandNamed);
  return !isOfRight(phrases.slice(0, from)) && !isOfOther(phrases, to);
}

/** In words: "free and clear from all liens and incumbrances whatsoever,". */
const LONGEST_FREEDOM = 14;

/** "the same are free from all incumbrances, save the town road two rods wide": what stands behind is what the title is not free from, and no land. */
export function endsInFreedom(words: readonly { readonly text: string }[], from: number, to: number): boolean {
  let isOfBurdens = false;
  for (let at = to - 1; at >= Math.max(from, to - LONGEST_FREEDOM); at -= 1) {
    const { text = '' } = words[at] ?? {};
    if (text === 'free') return isOfBurdens;
    if (text === '.' || text === ';' || text === ':') return false;
    isOfBurdens ||= BURDENS.has(text);
  }
  return false;
}

const BURDENS = wordSet('incumbrance incumbrances encumbrance encumbrances lien liens');

const isFoundBehind = (words: readonly Word[], phrases: readonly PhraseOf[], at: number, name: string): boolean =>
  match(words, phrases.slice(at + 1)).some((one) => one.rule.name === name && holds(words, phrases.slice(at + 1), one));

const DEDICATED = /^not (?:heretofore|previously|already) dedicated$/;
const textOf = (words: readonly Word[], phrase: PhraseOf | undefined): string =>
  words
    .slice(phrase?.from ?? 0, phrase?.to ?? 0)
    .map(({ text }) => text)
    .join(' ');
/** Of "a passway 20 feet wide" its noun. */
const nounOf = (words: readonly Word[], phrase: PhraseOf | undefined): string =>
  words.slice(phrase?.from ?? 0, phrase?.to ?? 0).find(({ sort }) => sort === 'way')?.text ?? '';
const HOLDERS = /^(?:grantors?|vendors?|sellers?)$/;
const WILLED = /^(?:devised|bequeathed|willed)$/;
const isPassive = (phrase: PhraseOf | undefined): boolean => phrase?.tag.includes('=') === true;
const isLandNamed = ({ kind, tag }: PhraseOf): boolean => kind === 'noun' && LAND_NAMED.test(tag);

/** "Revenue stamps on this deed cancelled". */
const isOfStamp = (words: readonly Word[]): boolean =>
  words.some(({ text }) => /^(?:stamps?|revenue|mortgage|lien|trust)$/.test(text));

/** "Preliminary change of ownership report", "Copy of previous deed of trust": no word on this paper. */
function isOfOtherPaper(words: readonly Word[], phrases: readonly PhraseOf[], to: number): boolean {
  const near = phrases.slice(to, to + 3);
  const paper = near.find(({ kind }) => kind === 'noun');
  if (paper === undefined || near.some(({ tag }) => /^[.;,]$/.test(tag) && tag !== ',')) return false;
  const named = words.slice(paper.from, paper.to).map(({ text }) => text);
  return paper.tag === 'paper' || named.some((word) => /^(?:previous|prior|former|old|earlier)$/.test(word));
}

/** "Released from the lien of the First Mortgage by partial release". */
const isFromBurden = (words: readonly Word[], phrases: readonly PhraseOf[], to: number): boolean => {
  const burden = phrases[to + 1];
  return (
    phrases[to]?.tag === 'from' &&
    words
      .slice(burden?.from ?? 0, burden?.to ?? 0)
      .some(({ text }) => /^(?:liens?|mortgages?|judgments?)$/.test(text)) &&
    !phrases.slice(to).some(({ tag }) => LAND_NAMED.test(tag))
  );
};

const STANDS = /^(?:thing|unknown|matter|right)$/;
/** What is built, where its name could be that of ground or of a way. */
const BUILT = /^(?:mill|dam|ferry|landing|forge|furnace|kiln|wharf|bridge)s?$/;
const ADDS = /^(?:and|also|together|with|,|\.|act)$/;

/** "together with the mill and the dam thereon": what stands on the land; but "the school ground and the house thereon". */
const areThingsThereon = (words: readonly Word[], phrases: readonly PhraseOf[]): boolean =>
  words.findLast(({ text }) => text !== '.')?.text === 'thereon' &&
  phrases.every(({ kind, tag, from, to }) => {
    if (kind !== 'noun') return ADDS.test(tag);
    const noun = words.slice(from, to).findLast(({ text }) => text !== 'thereon')?.text ?? '';
    return STANDS.test(tag) || (/^(?:ground|way)$/.test(tag) && BUILT.test(noun));
  }) &&
  !words.some(({ sort }) => sort === 'land' || sort === 'piece' || sort === 'area');

const NOW = /^(?:hereby|herein|here|now|within|above|hereinabove|hereinbefore)$/;
const OVER = /^(?:over|across|through|upon)$/;
const IN_IT = /^(?:in|over|upon|to|across)$/;

/** Without the verbs of what goes before. */
const lastClause = (phrases: readonly PhraseOf[], to: number): readonly PhraseOf[] =>
  phrases.slice(phrases.findLastIndex(({ kind, tag }, at) => at < to && (kind === 'verb' || tag === 'matter')) + 1, to);

const LAND_NAMED = /^(?:this|part|numbered|parcel|other|size|way|rightway|ground|side|located|bound|share)$/;

/** "Third," before the third of some covenants. */
const isOrdinal = ({ length }: readonly Word[], text: string): boolean => length === 1 && ordinalOf(text) !== null;

const SOLD = wordSet(SOLD_OFF);

/** "less outconveyances of record", "out-parcels", "off conveyances". */
function isSoldOff(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (SOLD.has(text)) return true;
    if (text !== 'out' && text !== 'off') return false;
    const next = words[at + 1]?.text === '-' ? at + 2 : at + 1;
    return /^(?:conveyances?|sales?|parcels)$/.test(words[next]?.text ?? '');
  });
}

/** "No structure shall be placed upon so much of": what is said there is said of a use. */
function isOfUse(before: readonly PhraseOf[]): boolean {
  return before.some(({ kind, tag }) => kind === 'verb' && /^(?:not )?use/.test(tag));
}

/** "Oil and gas underlying the premises do not pass": what is said is said of a right. */
function isOfRight(before: readonly PhraseOf[]): boolean {
  return before.find(({ kind }) => kind === 'noun')?.tag === 'right';
}

/** "The property does not include the primary residence of the grantor": what is not there is no land. */
function isOfOther(phrases: readonly PhraseOf[], to: number): boolean {
  const isActive = phrases[to - 1]?.kind === 'verb' && !phrases[to - 1]?.tag.includes('=');
  return isActive && /^(?:matter|person|paper)$/.test(phrases[to]?.tag ?? '');
}

const OF_PLACE = /^(?:over|across|along|through|upon|on|in|of|to|from|under|between|within|near|for|at|by)$/;
