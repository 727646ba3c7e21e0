// Land that is only named behind an "and" or a "with": so it is conveyed beside that of the figure.
import { type PhraseOf, phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { isNoun, type Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { THIS_LAND } from '#core/language/words/referents.ts';

const JOINS = wordSet('and with together also plus likewise &');
const FORCE = /^(?:LIMIT|ONLY|HEDGE|NOT|RULE)$/;

/** "And Lot 12.", "with the wood lot": land by its number or by a name of its own, and nothing told of it. */
export function isLandAlone(words: readonly Word[]): boolean {
  const phrases = phrasesOf(words);
  // "Also all of that wood lot lying on the opposite side of the road": whatever is told of it then.
  const isAlso = words[0]?.text === 'also';
  const isPassed = ({ from, tag }: PhraseOf): boolean =>
    JOINS.has(words[from]?.text ?? '') ||
    (isAlso && (/^(?:all|of|,|:)$/.test(tag) || (/^(?:that|those)$/.test(words[from]?.text ?? '') && tag === 'it')));
  const first = phrases.findIndex((phrase) => !isPassed(phrase));
  const land = phrases[first];
  return (
    first > 0 &&
    land !== undefined &&
    !isOfList(words, land) &&
    // "with the mill and the dam thereon".
    (!words.some(({ text }) => text === 'thereon') || words.some(({ sort }) => sort === 'land' || sort === 'piece')) &&
    isApart(words.slice(land.from, land.to), land) &&
    !isEstate(words, phrases, first) &&
    phrases
      .slice(first)
      .every(
        ({ kind, tag, from }) => (isAlso || kind !== 'verb') && !(FORCE.test(tag) && words[from]?.text !== 'beyond'),
      )
  );
}

/** "being Lots 1204 | and 1205 of said City": a number goes on with what was counted. */
const isOfList = (words: readonly Word[], { from }: PhraseOf): boolean =>
  words[from]?.sort === 'number' && /^(?:of|in|,|)$/.test(words[from + 1]?.text ?? '');

/** "all the estate, right, dower and claim": what a person has in land, and no land. */
const isEstate = (words: readonly Word[], phrases: readonly PhraseOf[], at: number): boolean =>
  words[(phrases[at]?.to ?? 0) - 1]?.text === 'estate' &&
  /^(?:,|and|or)$/.test(phrases[at + 1]?.tag ?? '') &&
  RIGHTS.test(words[phrases[at + 2]?.from ?? -1]?.text ?? '') &&
  phrases
    .slice(at + 1)
    .every(
      ({ kind, tag, to }, i) =>
        kind !== 'noun' ||
        OF_ESTATE.test(tag) ||
        (tag === 'name' && phrases[at + i]?.tag === 'of') ||
        (tag === 'this' && IN_IT.test(`${phrases[at + i]?.tag} ${words[to - 1]?.text}`)),
    );

const RIGHTS = /^(?:rights?|title|interest|dower|claims?|demand)$/;
const IN_IT = /^(?:of|in|to) (?:homestead|premises|land|property)$/;
const OF_ESTATE = /^(?:right|deed|matter|person|it|share)$/;

const THIS = wordSet(THIS_LAND);
const ARTICLE = /^(?:the|a|an|all|that|whole|entire|said|his|her|its|their|our|my)$/;
/** "and the corner of Reed". */
const OF_FIGURE = /^(?:corner|side|end|head|foot|front|rear|center|centre|middle|line)s?$/;
const GIVEN_UP = /^(?:abandoned|vacated|discontinued|closed|relinquished)$/;

/** Land beside this: "the wood lot", "the second tract", but "the whole tract", "the mill thereon". */
function isApart(own: readonly Word[], { tag }: PhraseOf): boolean {
  const texts = own.map(({ text }) => text);
  if (tag === 'numbered' || (tag === 'located' && own.some(({ sort }) => sort === 'number'))) return true;
  if (texts.some((text) => THIS.has(text) || /^there(?:on|in|of|to)$/.test(text))) return false;
  // "9 acres, 2 roods and 22 perches of land".
  if (own.some(({ sort }) => sort === 'length' || sort === 'area')) return false;
  if (/^(?:other|parcel|ground)$/.test(tag)) return true;
  // "12 acres and a half".
  if (tag === 'part' && !texts.includes('of')) return false;
  if (tag === 'located' || tag === 'part') return !OF_FIGURE.test(own.find(({ sort }) => isPiece(sort))?.text ?? '');
  if (tag === 'way') return texts.some((text) => GIVEN_UP.test(text));
  return (
    tag === 'this' &&
    own.some(({ sort, text }) => sort !== 'land' && (isNoun(sort) || sort === 'qualifier') && !ARTICLE.test(text))
  );
}

const isPiece = (sort: Word['sort']): boolean => sort === 'piece' || sort === 'figure';

const isDescribed = ({ text }: Token): boolean => /^(?:described|bounded|follow(?:s|ing)|beginning|viz)$/.test(text);

/** In tokens: of what is longer more is told than its name. */
const LONGEST_NAME = 250;

/** Where a sentence names such land: from its head on, or behind what it measures. */
export function landAloneIn(
  tokens: readonly Token[],
  { from, to }: Passage,
  isMeasured: (part: Passage) => boolean,
): Passage | null {
  let head = from;
  while (head < to && tokens[head]?.kind === 'mark' && textAt(tokens, head) !== '&') head += 1;
  for (let at = head; at < to; at += 1) {
    if (!JOINS.has(textAt(tokens, at)) || (at > head && !isMeasured({ from, to: at }))) continue;
    let comma = at + 1;
    while (comma < to && textAt(tokens, comma) !== ',') comma += 1;
    // "Also the small piece beyond the road, being what is left of the farm".
    const isFirst = textAt(tokens, at) === 'also' && at === head && !tokens.slice(at, to).some(isDescribed);
    const end = comma < to && (isFirst || isMeasured({ from: comma + 1, to })) ? comma : to;
    if (end - at <= LONGEST_NAME && isLandAlone(wordsIn(tokens, at, end))) return { from: at, to: end };
  }
  return null;
}

/** "thence East 264 feet to a stone, and the vacated alley;": named behind the mark that a course ends at. */
export function isAloneBehindMark(tokens: readonly Token[], aside: Passage, before: Passage | undefined): boolean {
  if (before === undefined || before.to + 1 !== aside.from || !/^[;.]$/.test(textAt(tokens, aside.to))) return false;
  const words = wordsIn(tokens, aside.from, aside.to);
  // "with the Reed lot", "and with the Reed lot" runs along it; "and with it the Reed lot" does not.
  const isRun =
    /^(?:and )?with (?!it\b)/.test(words.map(({ text }) => text).join(' ')) &&
    !words.some(({ text }) => GIVEN_UP.test(text));
  const mark = wordsIn(tokens, before.from, before.to);
  const own = words.filter(({ text }, at) => !(text === 'it' && words[at - 1]?.text === 'with'));
  return !isRun && mark[0]?.text === 'to' && mark.at(-1)?.sort === 'monument' && isLandAlone(own);
}

const JOINED =
  /^(?:and|with|together with) (?:all |any )?(?:(?:the|those|certain|small|several) )*(?:islands|islets|(?<=the |an )isl(?:and|et)|(?:further|additional) (?:lands?|tracts?|parcels?|lots?)|other (?:lands?|tracts?|parcels?|lots?) (?:set|described|named|listed|mentioned|in))\b/;

/** ", and all the small islands in the river opposite,": named beside the tract that is then described. */
export function landJoinedIn(tokens: readonly Token[], parts: readonly Passage[]): Passage | null {
  return (
    parts.find(
      ({ from, to }, i) => i > 0 && JOINS.has(textAt(tokens, from)) && JOINED.test(textWithin(tokens, from, to)),
    ) ?? null
  );
}
