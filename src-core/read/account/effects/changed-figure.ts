// What a sentence tells to change may be no line and no measure of the land: a street that is closed, a plat laid off into lots, a mark cut in stone.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Word } from '#core/language/word.ts';
import { textOf } from '#core/read/account/whose-land/clauses.ts';

const FIGURE = /^(?:bound|words|side|size|part|mark)$/;
const LAND = /^(?:this|part|parcel|size|numbered|located|share)$/;
const WHERE = /^(?:in|from|to|between|within|along|on|upon|of|by)$/;
const CLOSED = /^(?:vacate|vacated|closed|discontinued|abandoned)$/;
const TAKING = /^(?:limit|keep|reserve|hedge)$/;

/** "the line of Lincoln Highway as relocated": the way as it lies now. */
export function isAsItLies(words: readonly Word[], at: number): boolean {
  const as = words[at - 1]?.text === 'now' ? at - 2 : at - 1;
  return (
    /^(?:relocated|widened|rebuilt|improved|straightened)$/.test(words[at]?.text ?? '') &&
    words[as]?.text === 'as' &&
    (words[as - 1]?.sort === 'way' ||
      /^(?:highway|road|street|avenue|turnpike|pike|railroad|railway)$/.test(words[as - 1]?.text ?? '')) &&
    !/^(?:by|to|in)$/.test(words[at + 1]?.text ?? '')
  );
}

const RAILWAY = /^(?:railroad|railway|docket|commission|branch|trackage)$/;
/** By whom and when a thing is done. */
const DOER = /^(?:person|name|time|number)$/;

const isOfFigure = ({ kind, tag }: PhraseOf): boolean =>
  kind === 'noun' && (FIGURE.test(tag) || LAND.test(tag) || tag === 'deed');

/** Each change that the words tell of is known for one of no line and no measure. */
export function changesNoFigure(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  const changes = phrases.flatMap(({ kind, tag }, at) => (kind === 'verb' && /^(?:not )?change/.test(tag) ? [at] : []));
  return (
    changes.length > 0 &&
    !words.some(({ sort, text }) => TAKING.test(sort) && text !== 'whatever') &&
    changes.every((at) => isOfNoFigure(words, phrases, at))
  );
}

function isOfNoFigure(words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean {
  const verb = phrases[at];
  const before = phrases.slice(0, at);
  if (verb === undefined) return false;
  const done = words[verb.to - 1]?.text ?? '';
  const subject = before.findLast(({ kind }) => kind === 'noun');
  const named = words[(subject?.to ?? 0) - 1]?.text ?? '';
  // "under the judgment", "is a correct representation": a noun, and what is said of one.
  if (/^(?:judgment|decree)$/.test(done)) return true;
  if (words.slice(verb.from, verb.to).some(({ text }) => /^an?$/.test(text))) return !verb.tag.startsWith('not');
  // "a cross cut in the walk", "the wheat upon the ground to be cut"; but "the oak has been cut".
  if (done === 'cut') {
    if (subject?.tag === 'mark') return before.at(-1) === subject && verb.to - verb.from === 1;
    const isCrop = before.find(({ kind }) => kind === 'noun')?.tag === 'thing';
    return (
      isCrop &&
      phrases.slice(at + 1).every(({ kind, tag }) => kind === 'small' || DOER.test(tag)) &&
      before.every((phrase, i) => !FIGURE.test(phrase.tag) || isPlaced(words, before, i))
    );
  }
  // "Lessee may cancel upon ninety days' notice": the bargain, and no line of it.
  if (done === 'cancel') return /^(?:lessees?|tenants?)$/.test(named) && !phrases.slice(at).some(isOfFigure);
  // "The description in the former deed is correct and is here repeated".
  if (done === 'correct')
    return (
      verb.tag.startsWith('change=') &&
      /^correct and (?:is|are) (?:here|herein|hereby) (?:repeated|copied|followed)(?: \.)?$/.test(
        textOf(words.slice(verb.to - 1)),
      )
    );
  if (isAsItLies(words, verb.to - 1)) return true;
  // "its boundaries are not changed hereby": left as they are, all of them.
  if (verb.tag.startsWith('not ') && /^(?:changed|altered|modified|affected)$/.test(done))
    return (
      /^(?:bound|words|this|deed)$/.test(subject?.tag ?? '') && phrases.length - at <= 3 && !isOfPlace(words, verb.to)
    );
  // "The survey was corrected for local attraction": in the making of it.
  if (done === 'corrected' && verb.tag === 'change=' && phrases[at + 1]?.tag === 'for' && verb.to - verb.from > 1)
    return /^(?:attraction|declination|variation|temperature|curvature|sag)$/.test(
      words.findLast(({ text }) => text !== '.')?.text ?? '',
    );
  // 'a tract called "The Resurvey on Learning"': a name.
  if (done === 'resurvey')
    return subject?.tag === 'name' && phrases[at + 1]?.tag === 'on' && phrases[at + 2]?.tag === 'name';
  // "for the purpose of settling a line long in doubt, she quitclaims": what the deed itself ends.
  if (done === 'doubt')
    return (
      /\b(?:purpose of|to) (?:settling|settle|ending|end|fixing|fix) an? (?:\w+ )?(?:line|boundary) (?:long )?in$/.test(
        textOf(words.slice(0, verb.to - 1)),
      ) &&
      /^(?:,|between)$/.test(phrases[at + 1]?.tag ?? '') &&
      phrases.slice(at, -2).some(({ tag }) => tag === 'grant' || tag === 'grant~')
    );
  // "Line abandoned under I.C.C. Docket AB-6": a railroad's.
  if (done === 'abandoned' && /^lines?$/.test(named) && words.some(({ text }) => RAILWAY.test(text)))
    return (
      subject?.from === 0 &&
      subject.to === 1 &&
      phrases[at + 1]?.tag === 'under' &&
      !phrases.slice(at).some((phrase) => phrase.tag === 'NOT' || isOfFigure(phrase))
    );
  // "which a survey lays off as follows", "have caused said land to be laid off into lots".
  if (/^(?:lays?|laid)$/.test(done)) return /^(?:as|into|thus)$/.test(phrases[at + 1]?.tag ?? '');
  // "(width varies)": of a way, where no land is named.
  if (/^(?:varies|varying)$/.test(done)) return /^widths?$/.test(named) && !phrases.some(({ tag }) => LAND.test(tag));
  // "The street, sixty feet wide, from the east line of Ash Avenue to the river, is vacated": the lines tell where it lies.
  if (CLOSED.test(done)) return before.every((phrase, i) => !FIGURE.test(phrase.tag) || isPlaced(words, before, i));
  // "that the life estate and the remainder may be merged".
  return named === 'remainder' && words.some(({ text }) => /^(?:life|dower|reversion)$/.test(text));
}

/** "not changed on the north". */
const isOfPlace = (words: readonly Word[], from: number): boolean =>
  words.slice(from).some(({ sort, text }) => sort === 'direction' || /^(?:as|yet|until|there|where|on|of)$/.test(text));

/** Behind a word of place, or a width. */
const isPlaced = (words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean =>
  WHERE.test(phrases[at - 1]?.tag ?? '') ||
  (phrases[at]?.tag === 'size' &&
    words.slice(phrases[at]?.to, (phrases[at]?.to ?? 0) + 2).some(({ text }) => /^(?:wide|width)$/.test(text)));
