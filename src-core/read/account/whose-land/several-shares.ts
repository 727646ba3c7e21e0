// Shares that were land in common and are held apart: each is drawn by courses of its own, and nobody has an undivided part of it.
import { oncePer } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { textWithin } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import type { Instrument } from '#core/read/account/instrument.ts';
import type { WordCode } from '#core/schema/finding.ts';

const COUNTED = 'share (?:(?:no|number)(?: [.])? )?(?:one|two|three|four|five|six|\\d+)';
const SHARE = `(?:(?:north|south|east|west|middle|cent|upper|lower|first|second|third|fourth)\\w* (?:shares?|moiety|purpart|allotment)|${COUNTED})`;
/** Before the colon: "the WESTERN SHARE, which is bounded:", "the western moiety, to wit:". */
const DRAWN = new RegExp(
  `\\b(?:the|his|her|said) (${SHARE})(?: (?:[,:;.]|which|is|being|bounded|described|as|follows|to|wit|viz|thus|and|in|this|wise|more|particularly|fully))*$`,
);
/** "Share One is in the Chriesman league and begins at a stake". */
const BEGUN = new RegExp(`(?:^|[.:;] )(?:the |said )?(${COUNTED}) (?:is|lies|lying|being)(?: [^.:;]+)? and$`);
const NAMED = new RegExp(`\\b(?:the |said )?(${SHARE})\\b(?! of)`, 'g');
/** In tokens. */
const LONGEST_LEAD = 20;

/** "Deed of partition", "shall hold in severalty"; but "no partition having been made". */
const isParted = oncePer(({ reading: { tokens } }: Instrument): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:partition|partitioned|allotted|severalty)$/.test(text) &&
      !/\b(?:no|not|nor|never|without|before|until|be|for|pending|by)\b/.test(textWithin(tokens, at - 3, at)),
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
    const lead = textWithin(tokens, from - LONGEST_LEAD, from);
    const name = (DRAWN.exec(lead) ?? BEGUN.exec(lead))?.[1];
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
    ASSIGNED.test(textWithin(tokens, from, to)) &&
    tokens.some(({ text }) => text === 'partition')
  );
}

/** "in full of her one-third interest in her father's estate", "as her full share in the lands of her father": for what the land that is given stands. */
const SATISFIED =
  /\b(?:in full(?: satisfaction| settlement| discharge| payment)?(?: of| for)?|as(?: and for)?) (?:his|her|their) (?:(?:full|whole|entire|undivided|equal|one|two|three|-|half|thirds?|fourths?|fifths?|sixths?) )*(?:share|part|interest|purparty?|portion)(?: and purparty?)?(?: (?:in|of) (?:the |his |her |their )?(?:lands?|real estate|estate|farm|(?:father|mother|husband) ' s (?:estate|lands?|farm)))?(?: of (?:his|her|their) (?:father|mother|husband))?(?: in (?:the|said|that) (?:partition|division)(?: of (?:the |his |her |their )?(?:\w+ |' s ){0,3}(?:estate|lands?|farm|place))?)?(?! (?:in(?! \d)|of|to|above|below|described|hereinafter|following|here|now|aforesaid)\b)/g;
const FRACTION = /\b(?:hal(?:f|ves)|thirds?|fourths?|fifths?|sixths?|\d+ \/ \d+)\b/;
const OTHERS =
  /\band by (?:other|like|separate|another) deeds?(?: of (?:this|even|equal) date)? the other shares? (?:are|is|being) conveyed to [^,;.]+/;
/** "whereas the said heirs have agreed to hold their shares in severalty". */
const AGREED =
  /^(?:that )?whereas\b(?!.*\b(?:conveys?|grants?|sells?|releases?|quitclaims?|hereafter|until|when|if|not|never)\b).*\bagreed to (?:hold|divide|partition|part)\b.*\bin severalty\b/;
const TAKES = /^(?:limit|reserve|keep)$/;

/** "leaving as his only heirs at law", "having gone upon the land", "having chosen a surveyor": who they are and what they did. */
const isOfHeirs = ({ text }: Word, next: Word | undefined): boolean =>
  (/^(?:went|gone)$/.test(text) && /^(?:upon|on|over)$/.test(next?.text ?? '')) ||
  (text === 'chosen' && next?.sort === 'name') ||
  // "that each may hold his part alone".
  (text === 'alone' && next?.text === ',') ||
  (/^(?:leaving|left)$/.test(text) && /^(?:as|him|surviving)$/.test(next?.text ?? '')) ||
  (text === 'only' && /^(?:heirs?|children)$/.test(next?.text ?? ''));

/** Whether the sentence tells of shares only as they are held apart. */
export function isSeveral(instrument: Instrument, { from, to }: Passage, code: WordCode): boolean {
  const { tokens } = instrument.reading;
  const text = textWithin(tokens, from, to);
  if (wordsIn(tokens, from, to).some((word, at, all) => TAKES.test(word.sort) && !isOfHeirs(word, all[at + 1])))
    return false;
  if (ALLOTTED.test(text) || AGREED.test(text)) return isParted(instrument);
  const given = text.replaceAll(SATISFIED, '');
  if (given !== text && !SHARED.test(given) && !FRACTION.test(given)) return isParted(instrument);
  const drawn = sharesDrawn(instrument);
  const isOther = OTHER_DEED.test(text);
  const rest = text.replace(OTHERS, '').replace(NAMED, (own, name) => (isOther || drawn.has(name) ? '' : own));
  return drawn.size > 0 && rest !== text && !SHARED.test(rest) && (code === 'share_only' || !PARTED.test(rest));
}
