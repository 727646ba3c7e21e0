// Whose land a sentence speaks of, where it is not this: land that it says lies beyond the figure, land that it says this was cut out of, or a neighbour's.
import { matcherOf, type RuleMatch } from '#core/language/pattern.ts';
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { THIS_LAND } from '#core/language/words/referents.ts';
import { OTHER_LAND_CLASSES, OTHER_LAND_RULES, type OtherLand } from '#core/read/account/other-land-rules.ts';

const match = matcherOf(OTHER_LAND_RULES, OTHER_LAND_CLASSES);
const THIS = wordSet(THIS_LAND);
const LAND = /^(?:parcel|size|ground|part|numbered|this|other|located|it)$/;

/** A sentence told with what it does. */
interface Said {
  readonly words: readonly Word[];
  readonly phrases: readonly PhraseOf[];
}

const saidIn = (tokens: readonly Token[], { from, to }: Passage): Said => {
  const words = wordsIn(tokens, from, to);
  return { words, phrases: phrasesOf(words) };
};

const textsOf = ({ words }: Said, { from, to }: PhraseOf): string[] => words.slice(from, to).map(({ text }) => text);

const behindOf = ({ words }: Said, { to }: PhraseOf): string =>
  words
    .slice(to, to + 3)
    .map(({ text }) => text)
    .join(' ');

/** "the bounds above", "the parcel now conveyed", "it"; but "the village limits", "the land of Cole". */
function isThis(said: Said, phrase: PhraseOf): boolean {
  const texts = textsOf(said, phrase);
  const behind = behindOf(said, phrase);
  if (/^of (?!this|it\b|said|the (?:above|said|tract|land|parcel))/.test(behind) && phrase.tag !== 'words')
    return false;
  if (phrase.tag === 'it') return /^(?:it|them|these|this)$/.test(texts[0] ?? '');
  if (texts.some((text) => THIS.has(text) || /^(?:above|now|here|its|these|hereof)$/.test(text))) return true;
  return /^(?:of (?:this|it|said|the)|above|now|here|hereof|hereby|herein|so|described|conveyed|granted)\b/.test(
    behind,
  );
}

/** What a rule finds may yet be told of this land. */
function holds(said: Said, { rule, from, to }: RuleMatch<OtherLand>): boolean {
  const { phrases } = said;
  const [first, last] = [phrases[from], phrases[to - 1]];
  if (first === undefined || last === undefined) return false;
  // "other shares being elsewhere"; but "the corner is elsewhere".
  if (rule.name === 'elsewhere') {
    const subject = phrases.findLast(({ kind }, at) => at < from && kind === 'noun');
    return subject !== undefined && textsOf(said, subject).some((text) => /^(?:others?|remaining)$/.test(text));
  }
  // "leaving 2.3 acres outside of it", "all my land lying beyond the following lines".
  const isPlaced = !said.words
    .slice(first.to, last.from)
    .some(({ sort }) => sort === 'number' || sort === 'area' || sort === 'length');
  if (rule.code !== 'parent')
    return (
      isPlaced &&
      isThis(said, last) &&
      !textsOf(said, last).includes('following') &&
      (rule.name === 'owned-beyond' || isOfWhatWasTold(said, from))
    );
  if (rule.name === 'part-by-paper')
    return (
      // "a part of the farm was conveyed to Lee" is sold.
      lengthOf(phrases[from + 1]) === 1 &&
      textsOf(said, first).includes('of') &&
      (!/^grant/.test(phrases[from + 1]?.tag ?? '') || phrases[from - 1]?.tag === 'be') &&
      !isResidue(said, first) &&
      !isOwnWhole(said, first) &&
      !PARTY.test(textsOf(said, last).at(-1) ?? '')
    );
  if (rule.name === 'cut-out' || rule.name === 'split-from')
    return last.tag === 'it' ? !isOfThisFirst(said) : !isOwnWhole(said, last) || isNamedBehind(said, last);
  if (rule.name === 'part-here-described')
    return (
      textsOf(said, first).includes('thereof') || /^of (?:it|which)$/.test(textsOf(said, first).slice(-2).join(' '))
    );
  if (rule.name === 'this-part-thereof') {
    const texts = textsOf(said, last).join(' ');
    const isOfIt = /\bthereof$|\bof (?:it|the same)$/.test(texts) || behindOf(said, last).startsWith('thereof');
    return (isOfIt || textsOf(said, first)[0] === 'whereof') && !isOfThisFirst(said);
  }
  return !isOfThisFirst(said);
}

const OF_PLACE = /^(?:of|by|in|to|from|on|at|for|near|with|under|upon|into|along)$/;
const NO_LAND = /^(?:thing|mark|bound|words|way|matter|right|paper)$/;

/** "an acre, which lies beyond", "that lot is not within"; but "an acre, and the barn lies beyond", "the fence lies beyond". */
function isOfWhatWasTold(said: Said, verb: number): boolean {
  const { phrases } = said;
  const nouns = phrases.flatMap((phrase, at) =>
    at < verb && phrase.kind === 'noun' && !OF_PLACE.test(phrases[at - 1]?.tag ?? '') ? [phrase] : [],
  );
  const last = nouns.findLastIndex(({ tag }) => LAND.test(tag) && tag !== 'it');
  if (nouns.slice(last + 1).some(({ tag }) => NO_LAND.test(tag))) return false;
  const subject = nouns.findLast(({ tag }) => LAND.test(tag));
  if (subject === undefined || subject.tag === 'it' || subject === nouns[0]) return true;
  // "which acre".
  if (nouns[nouns.indexOf(subject) - 1]?.tag === 'it' && nouns[nouns.indexOf(subject) - 1]?.to === subject.from)
    return true;
  const name = textsOf(said, subject).at(-1);
  return said.words.slice(0, subject.from).some(({ text }) => text === name);
}

const lengthOf = (phrase: PhraseOf | undefined): number => (phrase === undefined ? 0 : phrase.to - phrase.from);

const PARTY = /^(?:grantees?|purchasers?|buyers?)$/;

/** "the above described tract": by name it would be another. */
const isOwnWhole = (said: Said, phrase: PhraseOf): boolean =>
  textsOf(said, phrase).some((text) => text !== 'within' && text !== 'same' && THIS.has(text)) &&
  !/\b(?:quarter|section|survey|lot)\b/.test(textsOf(said, phrase).join(' '));

/** "the farm of Amos Reed". */
const isNamedBehind = (said: Said, phrase: PhraseOf): boolean =>
  said.phrases.some(({ tag, from }) => tag === 'name' && from === phrase.to + 1);

/** "The above tract holds 12 acres, this being a part thereof": what is spoken of is this land itself. */
function isOfThisFirst(said: Said): boolean {
  const first = said.phrases.find(({ kind, tag }) => kind === 'noun' && tag !== 'it');
  return first !== undefined && first.tag === 'this' && isThis(said, first) && textsOf(said, first)[0] !== 'whereof';
}

/** Whether the sentence, or the next one that points back to it, says whose land it speaks of. */
export function otherLandOf(tokens: readonly Token[], sentence: Passage, next: Passage | undefined): OtherLand | null {
  const said = saidIn(tokens, sentence);
  const own = otherLandIn(said) ?? (isOfNeighbour(said) ? 'neighbour' : null);
  if (own !== null || next === undefined) return own;
  const behind = saidIn(tokens, next);
  const told = otherLandIn(behind);
  if (told === 'parent') return isOfThisFirst(said) || !/\b(?:thereof|of it)\b/.test(textOf(behind)) ? null : told;
  return told !== null && pointsBack(said, behind) ? told : null;
}

const NAMES_AGAIN = /^(?:the|said|such|both|all)$/;

/** "that acre", "which", "it"; or "the said lot" where a lot was told of. */
function pointsBack(said: Said, behind: Said): boolean {
  const head = behind.words[0]?.text ?? '';
  if (!NAMES_AGAIN.test(head)) return /^(?:that|those|which|it|they)$/.test(head);
  const noun = behind.phrases.find(({ kind }) => kind === 'noun');
  const name = noun === undefined ? undefined : textsOf(behind, noun).at(-1);
  return name !== undefined && said.words.some(({ text }) => text === name);
}

const textOf = ({ words }: Said): string => words.map(({ text }) => text).join(' ');

function otherLandIn(said: Said): OtherLand | null {
  return match(said.words, said.phrases).find((one) => holds(said, one))?.rule.code ?? null;
}

const LIES_BESIDE = /^(?:on|to|at|along|upon) the (?:north|south|east|west)/;
const PARTIES = /\bto (?:the |said )?(?:grantors?|sellers?|vendors?|undersigned|party|parties|first)\b/;

/** "The lands of Nunnally to the north were themselves conveyed less and except a cemetery": a neighbour's deed, and what it took out. */
function isOfNeighbour(said: Said): boolean {
  const { words, phrases } = said;
  const at = phrases.findIndex(({ kind }) => kind === 'noun');
  const verb = phrases.findIndex(({ kind, tag }) => kind === 'verb' && /^(?:grant|record|keep|use)=$/.test(tag));
  const subject = phrases[at];
  if (subject === undefined || verb < at) return false;
  const [from, to] = [phrases[at]?.from ?? 0, phrases[verb]?.from ?? 0];
  const told = words.slice(from, to).map(({ text }) => text);
  const isNamed = words.slice(from, to).some(({ sort }) => sort === 'name');
  const isBeside = subject.tag === 'other' || told.some((_, i) => LIES_BESIDE.test(told.slice(i, i + 3).join(' ')));
  return (
    isNamed &&
    isBeside &&
    /^(?:this|other)$/.test(subject.tag) &&
    !textsOf(said, subject).some((text) => THIS.has(text)) &&
    !words.slice(0, to).some(({ sort }) => sort === 'limit' || sort === 'reserve') &&
    !PARTIES.test(textOf(said))
  );
}

/** "the residue of which", "the remainder of said quarter section": what the parent has beside this land. */
function isResidue(said: Said, phrase: PhraseOf): boolean {
  const texts = textsOf(said, phrase);
  const rest = texts.findIndex((text) => /^(?:remainder|balance|residue|rest)$/.test(text));
  if (rest < 0 || rest > 2) return false;
  const whole = texts.slice(rest + 1).join(' ');
  return (
    whole === '' ||
    /^(?:of which|thereof|whereof|of it|of (?:the |said )+(?:quarter|section|parent|original|larger|patent)\b.*)$/.test(
      whole,
    )
  );
}

const TAKES = /^(?:grant|reserve|keep|take|change|also)/;

/** All that is kept, sold or left undescribed is what the parent has beside this land. */
export function takesResidueOnly(tokens: readonly Token[], sentence: Passage): boolean {
  const said = saidIn(tokens, sentence);
  const { phrases } = said;
  if (phrases.some(({ tag }) => tag === 'LIMIT' || tag === 'ONLY')) return false;
  const parent = match(said.words, phrases).find((one) => one.rule.code === 'parent' && holds(said, one));
  const residue = phrases.findIndex((phrase) => phrase.kind === 'noun' && isResidue(said, phrase));
  return phrases.every(({ kind, tag }, at) => {
    if (kind !== 'verb' || (residue >= 0 && at > residue)) return true;
    // Before the words of the parent it is told of the parent.
    if (parent !== undefined && at < parent.to) return !/^(?:not |reserve|keep|take)/.test(tag) || at >= parent.from;
    return !tag.startsWith('not ') && !TAKES.test(tag);
  });
}

/** "the remainder stays with Grantor and is not described here", behind a sentence that tells of the parent. */
export function isOfResidue(tokens: readonly Token[], sentence: Passage, before: Passage | undefined): boolean {
  const said = saidIn(tokens, sentence);
  const first = said.phrases.find(({ kind }) => kind === 'noun');
  if (first === undefined || !isResidue(said, first) || !takesResidueOnly(tokens, sentence)) return false;
  // "the remainder of said quarter section" says itself of what.
  if (/\b(?:quarter|section|parent|original|larger)\b/.test(textsOf(said, first).join(' '))) return true;
  return before !== undefined && otherLandIn(saidIn(tokens, before)) === 'parent';
}

/** It speaks of land and of where that lies, and of no line or corner but those that it lies beyond. */
export function isOfLandOnly(tokens: readonly Token[], sentence: Passage): boolean {
  const { phrases } = saidIn(tokens, sentence);
  const lines = phrases.filter(({ tag }) => /^(?:bound|mark|words)$/.test(tag));
  return phrases.some(({ kind, tag }) => kind === 'noun' && LAND.test(tag)) && lines.length < 2;
}

/** Whether the measure at the place is told of the other land that its sentence speaks of, and not of this. */
export function isOfOtherLand(
  tokens: readonly Token[],
  at: number,
  sentence: Passage,
  next: Passage | undefined,
): boolean {
  const said = saidIn(tokens, sentence);
  const { words, phrases } = said;
  if (words.some(({ text }) => /^(?:also|hereby)$/.test(text))) return false;
  const other = otherLandOf(tokens, sentence, next);
  if (other === null) return false;
  const place = phrases.findIndex(({ from, to }) =>
    words.slice(from, to).some((word) => at >= word.at && at < word.at + Math.max(1, word.length)),
  );
  const own = phrases[place];
  // "this 12 acre parcel is cut out of it".
  if (own === undefined || (own.tag !== 'size' && textsOf(said, own).some((text) => text !== 'said' && THIS.has(text))))
    return false;
  const verb = phrases.findLastIndex(({ kind }, i) => i < place && kind === 'verb');
  if (/^contain/.test(phrases[verb]?.tag ?? '') && !phrases.some(({ kind }, i) => i < verb && kind === 'noun'))
    return false;
  const subject = phrases.findLastIndex(({ kind, tag }, i) => i < verb && (kind === 'noun' || tag === 'this'));
  const teller = phrases[subject];
  const isOwn =
    verb >= 0 &&
    teller !== undefined &&
    (teller.tag === 'this' || teller.tag === 'deed') &&
    (teller.kind === 'small' || isThis(said, teller));
  return !isOwn || isBehindParent(said, verb, place);
}

/** "This tract was severed from a farm of 160 acres". */
function isBehindParent(said: Said, verb: number, place: number): boolean {
  return match(said.words, said.phrases).some(
    (one) => one.rule.code === 'parent' && holds(said, one) && one.from >= verb - 1 && one.to <= place + 1,
  );
}
