// Whether a sentence may touch the land: told by a rule where one finds it, and else weighed by what sentences of its make have been found to do.
import { ordinalOf } from '#core/language/numerals.ts';
import { matcherOf } from '#core/language/pattern.ts';
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import { SENTENCE_BIAS, SENTENCE_SCALE, SENTENCE_WEIGHTS } from '#core/language/sentence-weights.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { SOLD_OFF } from '#core/language/words/effect-words.ts';
import { withoutBuilt } from '#core/read/account/effects/built-on-it.ts';
import { EFFECT_CLASSES, EFFECT_RULES } from '#core/read/account/effects/effect-rules.ts';
import { featuresOf, mixed, numberOf, type Standing } from '#core/read/account/effects/features.ts';
import { isHarmless } from '#core/read/account/effects/harmless.ts';
import { kindOf } from '#core/read/account/effects/kinds.ts';
import { isLandAlone } from '#core/read/account/effects/land-alone.ts';
import { isLayerOnly } from '#core/read/account/effects/layer-only.ts';
import { isPaperNamed, withoutLaw } from '#core/read/account/effects/named-papers.ts';
import { withLotNamed } from '#core/read/account/effects/piece-given.ts';
import { isSaidOtherwise } from '#core/read/account/effects/said-otherwise.ts';
import { heard } from '#core/read/account/effects/sentence-net.ts';
import { isOfWhatItIs, isSaidOfNoLand, isThingThere } from '#core/read/account/taken-thing.ts';
import type { WordCode } from '#core/schema/finding.ts';

const match = matcherOf(EFFECT_RULES, EFFECT_CLASSES);

/** The net hears more than the weights, which have no ear for the order of words. */
const NET_SHARE = 1 / 2;
const together = (weighed: number, heardOf: number): number => (1 - NET_SHARE) * weighed + NET_SHARE * heardOf;

const oddsAt = (chance: number): number => Math.log(chance / (1 - chance));

/** From these odds on, as logarithms, a passage is told to the examiner; sooner where a rule says what it does, later where it is no whole sentence. */
const TELLING = {
  whole: { ruled: oddsAt(0.25), unruled: oddsAt(0.39) },
  part: { ruled: oddsAt(0.365), unruled: oddsAt(0.715) },
  /** Of a sentence that is short enough to be heard as one. */
  piece: { ruled: oddsAt(0.365), unruled: oddsAt(0.96) },
} as const;

export type Extent = keyof typeof TELLING;

/** The net is never surer than this. */
const MOST_HEARD = 4;

interface Judged {
  /** What the sentence does or may do to the land; null where nothing. */
  readonly code: WordCode | null;
  /** It states and forces nothing: where its measures are those of the figure it does nothing either. */
  readonly isPlain: boolean;
}

/** In words, and how many sentences: "to a point", "to have and to hold", the same few over and over. */
const LONGEST_KEPT = 250;
const MOST_KEPT = 4000;

interface Kept extends Judged {
  readonly words: readonly Word[];
  readonly standing: Standing;
  readonly extent: Extent;
}
/** By a number made of the words, so that none need be joined; two passages of one number are told apart by the words themselves. */
const kept = new Map<number, Kept>();

/** By its words alone. */
export function judgeSentence(words: readonly Word[], standing: Standing, extent: Extent): Judged {
  const number = numberSaid(words, standing, extent);
  const before = kept.get(number);
  if (before?.standing === standing && before.extent === extent && isSaid(before.words, words)) return before;
  const own = withLotNamed(withoutBuilt(withoutLaw(words)));
  const judged = judgeAnew(own, headingsJoined(phrasesOf(own)), standing, extent);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (words.length <= LONGEST_KEPT) kept.set(number, { ...judged, words, standing, extent });
  return judged;
}

function numberSaid(words: readonly Word[], standing: Standing, extent: Extent): number {
  let number = mixed(numberOf(standing), numberOf(extent));
  for (const { text, sort } of words) number = mixed(number, isFigure(sort, text) ? 0 : numberOf(text));
  return number;
}

/** No rule, weight or table knows one figure from another. */
function isSaid(before: readonly Word[], words: readonly Word[]): boolean {
  return (
    before.length === words.length &&
    before.every(({ text, sort, length }, at) => {
      const word = words[at];
      return (
        word?.sort === sort &&
        word.length === length &&
        (word.text === text || (isFigure(sort, text) && isFigure(sort, word.text)))
      );
    })
  );
}

/** "ALSO EXCEPT: all that part platted as Lot 1", "EXCEPTING, the area within the walls": the word says the same with a colon behind it, and at the head with a comma. */
const headingsJoined = (phrases: readonly PhraseOf[]): readonly PhraseOf[] =>
  phrases.filter(({ tag }, at) => {
    const isJoint = tag === ':' || (tag === ',' && at === 1);
    return !isJoint || !HEADS_LAND.test(phrases[at - 1]?.tag ?? '') || phrases.length - at < 3;
  });

const HEADS_LAND = /^(?:LIMIT|also|plus|likewise)$/;

const isFigure = (sort: Word['sort'], text: string): boolean =>
  sort === 'number' && text.charCodeAt(0) >= 48 && text.charCodeAt(0) <= 57;

function judgeAnew(words: readonly Word[], phrases: readonly PhraseOf[], standing: Standing, extent: Extent): Judged {
  if (words.length === 0 || (extent === 'whole' && isPaperNamed(words))) return { code: null, isPlain: false };
  if (isHarmless(words) || areThingsThereon(words, phrases)) return { code: null, isPlain: false };
  if (isSoldOff(words)) return { code: 'land_sold_before', isPlain: false };
  if (isLayerOnly(words)) return { code: 'part_only', isPlain: false };
  const found = match(words, phrases).filter(
    (one) => !isSaidOtherwise(words, phrases, one) && holds(words, phrases, one),
  );
  const code = codeOf(words, phrases, standing, extent, found);
  return { code, isPlain: found.length === 0 && isPlain(phrases) };
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

function codeOf(
  words: readonly Word[],
  phrases: readonly PhraseOf[],
  standing: Standing,
  extent: Extent,
  found: readonly Found[],
): WordCode | null {
  const names = found.map(({ rule }) => rule.name);
  // "1250.00 feet": a figure that commas cut off says nothing by itself.
  if (words.every(({ sort, text }) => sort === 'number' || sort === 'joint' || isOrdinal(words, text))) return null;
  if (extent !== 'whole' && phrases.every(({ kind, tag }) => kind === 'small' || tag === 'size' || tag === 'number'))
    return null;
  if (
    found.length === 0 &&
    (isHeading(words, phrases) || isOfPersons(words, phrases) || isOfRightOver(words, phrases) || isOfParties(phrases))
  )
    return null;
  if (extent !== 'whole' && found.length === 0 && !mayTouch(phrases)) return null;
  const sure = found.find(
    ({ rule, from }) =>
      (rule.isSure === true && (rule.code === 'conveyance_conditional' || !isOfUse(phrases.slice(0, from)))) ||
      // "COPY" across the head of a page.
      (rule.name === 'stamp' && extent === 'whole' && words.length === 1),
  );
  if (sure !== undefined) return sure.rule.code;
  if (extent === 'whole' && isLandAlone(words)) return 'land_added';
  const telling = TELLING[extent][found.length > 0 ? 'ruled' : 'unruled'];
  const weighed = oddsOf(featuresOf(words, phrases, standing, names));
  // What the net could not turn need not be heard.
  if (together(weighed, MOST_HEARD) < telling) return null;
  const odds = together(weighed, Math.min(MOST_HEARD, heard(words, phrases, standing, names)));
  return odds < telling ? null : (found[0]?.rule.code ?? kindOf(words));
}

const LAND_NAMED = /^(?:this|part|numbered|parcel|other|size|way|rightway|ground|side|located|bound|share)$/;

/** "and we will", "who joins herein", "thence go": what is no whole sentence touches no land that it does not name, limit or deny. */
const mayTouch = (phrases: readonly PhraseOf[]): boolean =>
  phrases.some(({ kind, tag }) => (kind === 'noun' ? LAND_NAMED.test(tag) : tag === 'LIMIT')) ||
  (phrases.some(({ tag }) => tag === 'NOT' || tag === 'ONLY') && phrases.some(({ tag }) => GIVES.test(tag)));

const GIVES = /^(?:grant|keep|reserve)/;

/** "Third," before the third of some covenants. */
const isOrdinal = ({ length }: readonly Word[], text: string): boolean => length === 1 && ordinalOf(text) !== null;

const SOLD = wordSet(SOLD_OFF);

/** "less outconveyances of record", "out-parcels", "off conveyances". */
function isSoldOff(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    if (SOLD.has(text)) return true;
    const next = words[at + 1]?.text === '-' ? at + 2 : at + 1;
    return /^(?:out|off)$/.test(text) && /^(?:conveyances?|sales?|parcels)$/.test(words[next]?.text ?? '');
  });
}

const STATES = /^(?:be|contain=?~?|state=?~?|record=?~?|run=?~?|use=?~?)$/;
const FORCE = /^(?:LIMIT|ONLY|HEDGE|NOT|RULE)$/;

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

const OF_PERSONS = /^(?:person|name|time|place|matter)$/;
const PERSONAL = /^(?:be|state=?~?|record=?~?|covenant=?~?|use=?~?|act=?~?)$/;

/** "The grantor is unmarried, his wife having died": persons and what became of them, and no land. */
function isOfPersons(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const isPerson = ({ tag, from }: PhraseOf): boolean =>
    OF_PERSONS.test(tag) || (tag === 'it' && /^(?:who|whom|he|she|they|his|her|him)$/.test(words[from]?.text ?? ''));
  return (
    phrases.some(({ tag }) => tag === 'person') &&
    phrases.some(({ kind }) => kind === 'verb') &&
    phrases.every((phrase) => {
      if (phrase.kind === 'noun') return isPerson(phrase);
      return phrase.kind === 'verb' ? PERSONAL.test(phrase.tag) : !FORCE.test(phrase.tag);
    })
  );
}

const OF_PARTIES = /^(?:person|name|time|place|matter|number|it|deed)$/;

/** "THIS DEED, made between Ralph Hill ("Grantor," whether one or more) and": who gives to whom, and no land. */
function isOfParties(phrases: readonly PhraseOf[]): boolean {
  const between = phrases.findIndex(({ tag }) => /^(?:between|by|among|from)$/.test(tag));
  return (
    phrases.find(({ kind }) => kind === 'noun')?.tag === 'deed' &&
    between > 0 &&
    phrases[between - 1]?.kind === 'verb' &&
    phrases.every(({ kind, tag }) => {
      if (kind === 'noun') return OF_PARTIES.test(tag);
      return kind === 'verb' ? PERSONAL.test(tag) : !/^(?:LIMIT|ONLY|NOT|HEDGE)$/.test(tag);
    })
  );
}

const LEADS_RIGHT = /^(?:and|together|with|also|subject|to|matter)$/;
const OF_PLACE = /^(?:over|across|along|through|upon|on|in|of|to|from|under|between|within|near|for|at|by)$/;

/** "Together with an easement over a strip of land 20 feet wide along the north line": a right, and the land only where it lies. */
function isOfRightOver(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  const right = phrases.findIndex(({ kind, tag }) => kind === 'noun' && tag !== 'matter');
  return (
    phrases[right]?.tag === 'right' &&
    // "the rights of the heirs in the east third" are none to pass over it.
    /^(?:easements?|servitudes?)$/.test(words[(phrases[right]?.to ?? 0) - 1]?.text ?? '') &&
    right > 0 &&
    /^(?:over|across|along|through|upon|under|for)$/.test(phrases[right + 1]?.tag ?? '') &&
    phrases.slice(0, right).every(({ tag }) => LEADS_RIGHT.test(tag)) &&
    phrases.slice(right + 1).every(({ kind, tag }, i) => {
      if (kind === 'verb') return /^(?:use|record|state)/.test(tag);
      if (kind === 'small') return !FORCE.test(tag) && !/^(?:LIMIT|also|together|including|plus|own)$/.test(tag);
      return (
        !/^(?:this|part|parcel|numbered|ground|way|located|share|other|deed|words)$/.test(tag) ||
        OF_PLACE.test(phrases[right + i]?.tag ?? '')
      );
    })
  );
}

/** A sentence that states and forces nothing: with measures that are those of the figure it is discharged. */
export function isPlain(phrases: readonly PhraseOf[]): boolean {
  return phrases.every(({ kind, tag }) => (kind === 'verb' ? STATES.test(tag) : !FORCE.test(tag)));
}

/** No rule holds of it and it forces nothing. */
export function isSettled(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  return isPlain(phrases) && match(words, phrases).length === 0;
}

/** In words. */
const LONGEST_HEADING = 5;
const HEADS =
  /^(?:deeds?|exhibits?|schedules?|tables?|descriptions?|legal|parcels?|tracts?|lines?|curves?|surveys?|plats?|warranty|quitclaim|page|recorded|prepared)$/;

/** "EXHIBIT A", "LINE TABLE": names of papers and of their parts, and nothing told of them. */
function isHeading(words: readonly Word[], phrases: readonly PhraseOf[]): boolean {
  return (
    words.length <= LONGEST_HEADING &&
    words.some(({ text }) => HEADS.test(text)) &&
    words.every(({ text, sort }) => HEADS.test(text) || sort === 'name' || sort === 'number' || text.length === 1) &&
    phrases.every(({ tag }) => !FORCE.test(tag))
  );
}

/** No rule holds of it, it forces nothing, and of sentences of its make fewer than that share have been found to do something. */
export function isCalm(words: readonly Word[], standing: Standing, chance: number): boolean {
  const phrases = phrasesOf(words);
  if (phrases.some(({ tag }) => FORCE.test(tag)) || match(words, phrases).length > 0) return false;
  const odds = together(oddsOf(featuresOf(words, phrases, standing, [])), heard(words, phrases, standing, []));
  return odds < oddsAt(chance);
}

/** The names of the rules that hold of it. */
export function rulesOf(words: readonly Word[], phrases: readonly PhraseOf[]): string[] {
  return match(words, phrases).map(({ rule }) => rule.name);
}

/** The middle of the signs that weights are written in. */
const NOTHING = 80;

function oddsOf(features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += SENTENCE_WEIGHTS.charCodeAt(feature) - NOTHING;
  return (sum * SENTENCE_SCALE) / Math.sqrt(Math.max(1, features.length)) + SENTENCE_BIAS;
}
