// Shares that were land in common and are held apart: each is drawn by courses of its own, and nobody has an undivided part of it.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import type { Token } from '#core/language/tokens.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { WordCode } from '#core/schema/finding.ts';

const SHARE =
  '(?:north|south|east|west|middle|cent|upper|lower|first|second|third|fourth)\\w* (?:shares?|moiety|purpart|allotment)';
/** Before the colon: "the WESTERN SHARE, which is bounded:", "the western moiety, to wit:". */
const DRAWN = new RegExp(
  `\\b(?:the|his|her|said) (${SHARE})(?: (?:[,:;.]|which|is|being|bounded|described|as|follows|to|wit|viz|thus|and|in|this|wise|more|particularly|fully))*$`,
);
const NAMED = new RegExp(`\\b(?:the |said )?(${SHARE})\\b(?! of)`, 'g');
/** In tokens. */
const LONGEST_LEAD = 20;

const textIn = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ');

/** "Deed of partition", "shall hold in severalty"; but "no partition having been made". */
const isParted = oncePer(({ reading: { tokens } }: Instrument): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:partition|partitioned|allotted|severalty)$/.test(text) &&
      !/\b(?:no|not|nor|never|without|before|until|be|for|pending|by)\b/.test(textIn(tokens, at - 3, at)),
  ),
);

/** By their names: "western share". */
const sharesDrawn = oncePer((instrument: Instrument): ReadonlySet<string> => {
  if (!isParted(instrument)) return new Set();
  const {
    reading: { tokens },
    tracts,
  } = instrument;
  const drawn = tracts.flatMap(({ description: { from } }) => {
    const name = DRAWN.exec(textIn(tokens, from - LONGEST_LEAD, from))?.[1];
    return name === undefined ? [] : [name];
  });
  return new Set(drawn);
});

const SHARED = /\b(?:undivided|shares?|moiet(?:y|ies)|interests?|purparts?)\b/;
const PARTED = /\b(?:parts?|portions?|hal(?:f|ves)|acres?|strips?|corner|remainder|rest|balance)\b/;
const OTHER_DEED = /^(?:and )?by (?:another|a separate|an? like|other) deeds?\b/;
/** "all our undivided interests in a tract, allotted to him as Share No. 3": the others release to him what he has in severalty. */
const ALLOTTED =
  /\ball (?:of )?(?:our|their|the) undivided interests? in (?:an?|the|that) (?!.*\b(?:half|third|fourth|fifth|sixth|of which|whereof|part of it)s?\b).*(?<!\b(?:be|hereafter|when|if|as|not) )\b(?:allotted|assigned|set (?:apart|off|aside)) to (?:him|her|(?:the |said )*grantee)\b/;

/** "To Homer Arbegust, the north part of the same", before the courses of it. */
const ASSIGNED =
  /^(?:" )?(?:and )?to (?:(?:the )?said )?[^,;:]{3,60} , (?:the|his|her) (?:north|south|east|west|middle|cent)\w* (?:part|portion|share|lot)(?: (?:of (?:the same|it)|thereof))?(?: [,:.])*$/;

export function isAssigned({ reading: { tokens }, tracts }: Instrument, { from, to }: Passage): boolean {
  return (
    tracts.some(({ description }) => description.from >= to && description.from <= to + 1) &&
    ASSIGNED.test(textIn(tokens, from, to)) &&
    tokens.some(({ text }) => text === 'partition')
  );
}

/** Whether the sentence tells of shares only as they are held apart. */
export function isSeveral(instrument: Instrument, { from, to }: Passage, code: WordCode): boolean {
  const { tokens } = instrument.reading;
  const text = textIn(tokens, from, to);
  if (wordsIn(tokens, from, to).some(({ sort }) => /^(?:limit|reserve|keep)$/.test(sort))) return false;
  if (ALLOTTED.test(text)) return isParted(instrument);
  const drawn = sharesDrawn(instrument);
  const isOther = OTHER_DEED.test(text);
  const rest = text.replace(NAMED, (own, name) => (isOther || drawn.has(name) ? '' : own));
  return drawn.size > 0 && rest !== text && !SHARED.test(rest) && (code === 'share_only' || !PARTED.test(rest));
}
