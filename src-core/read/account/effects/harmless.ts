// Sentences that name shares, sales and stamps and yet leave the land whole: the owners of all shares convey together, nothing has been sold, a tax was paid.
import { oncePerToken } from '#core/language/once-per-word.ts';
import { phrasesOf } from '#core/language/phrases-of.ts';
import type { Passage } from '#core/language/sentences.ts';
import { wordsIn } from '#core/language/tagging.ts';
import { type Token, textWithin } from '#core/language/tokens.ts';
import type { Word } from '#core/language/word.ts';
import { wordSet } from '#core/language/word-set.ts';
import { hasWord } from '#core/language/words-index.ts';
import { isBurdenPlaced } from '#core/read/account/effects/burdens-placed.ts';
import { isOfEstate, mayBeOfEstate } from '#core/read/account/effects/estate-conditions.ts';
import { isEstateJoined } from '#core/read/account/effects/land-alone.ts';

const WHOLE =
  /\b(?:grantors?|sellers?|vendors?|they|who)\b.* each (?:own|hold)\w* an? (?:undivided )?(?:one - half|1 \/ 2|½).*\btogether convey\w* .*\b(?:entire|whole|all)\b/;
const HELD =
  /^(?:the |said )?(?:grantees|purchasers|buyers) (?:take|hold|shall hold|shall take) .*\beach an? undivided\b/;
const UNSOLD =
  /^(?:and |that )?(?:no (?:part|portion|lots?|parcels?|acre|land)(?: (?:of|thereof|it|the|above|said|same|premises|property|land|tract))* (?:has|have) (?:been |ever been |since been )?(?:sold|conveyed|transferred|alienated)(?: since| away| by \w+| (?:from|out of|off)(?: of)? (?:it|(?:the|said) (?:above|same|tract|premises|land)))*|no (?:off|out) - (?:conveyances|sales)(?: of record)?)$/;
/** "The east line of said section is presumed to bear North for this description": what bearings are reckoned from. */
const BASIS =
  /^(?:the |said )?(?:\w+ ){0,3}(?:line|boundary|centerline|side|limit) of (?:[^,;]{3,80} )?(?:is|was|being) (?:assumed|presumed|deemed|considered|held|taken)(?: to (?:bear|run))? (?:n|s|north|south)(?: [.])? \d/;
/** "Bearings are assumed"; "there was no other error, and the description of the lot is unchanged", "the boundaries being stated alike in the two deeds". */
const AS_THEY_ARE =
  /^(?:(?:all )?bearings (?:are|being) assumed|(?:there (?:was|is) no other (?:error|mistake)(?: ,)? (?:and )?)?the (?:description|bounds|boundaries|metes and bounds|courses)(?: of (?:the|said) (?:lot|land|tract|premises|property))? (?:is|are|was|were|remains?|remaining|being)(?: stated| described| given)? (?:unchanged|unaltered|alike|identical|the same)(?: in (?:both|each)(?: deeds| instruments)?| in the two (?:deeds|instruments|papers))?)(?: \.)?$/;

/** "be all or any of said measurements more or less, however otherwise bounded", "be the said dimensions more or less": its set phrases by their first words. */
function isMoreOrLess(words: readonly Word[]): boolean {
  if (words[0]?.text !== 'be') return false;
  const end = words.findIndex(({ text, length }) => text === 'more' && length > 1);
  const told = words.slice(1, end);
  return (
    end > 0 &&
    /^(?:, )?(?:however )?(?:\. )?$/.test(
      words
        .slice(end + 1)
        .map(({ text }) => `${text} `)
        .join(''),
    ) &&
    told.filter(({ sort }) => sort === 'figure').length === 1 &&
    told.every(({ sort, text }) => sort === 'figure' || sort === 'qualifier' || /^(?:or|of)$/.test(text))
  );
}

/** "Witnesses: Gladys Deal", "In presence of: Homer Lott": who looked on, whatever their names mean. */
function isOfWitnesses(tokens: readonly Token[], { from, to }: Passage): boolean {
  let colon = from;
  while (colon < to && tokens[colon]?.text !== ':') colon += 1;
  if (colon >= to - 1 || !WITNESSED.test(textWithin(tokens, from, colon))) return false;
  const names = tokens.slice(colon + 1, to).filter(({ kind }) => kind !== 'mark');
  return (
    names.every(({ kind, capital, text }) => kind === 'word' && (capital || text === 'and')) &&
    !wordsIn(tokens, colon + 1, to).some(({ sort }) => TAKING.test(sort))
  );
}

const WITNESSED =
  /^(?:(?:signed|sealed|delivered|executed|and|,) )*(?:witness(?:es)?|witnessed by|attest(?:ed)?|teste|in (?:the |our )?presence of)$/;
/** "/s/ Winifred McAdoo". */
const SIGNED = /^\/ s \/ /;
const WAY = '(?:road|street|lane|highway|avenue|alley|turnpike|pike|drive|boulevard)';
const COUNT =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|and|half|a)';
const STRIP = new RegExp(
  `(?:(?:north|south|east|west)\\w* )?(?:(?:\\d[\\d.]*|${COUNT}|-) ){1,5}(?:feet|foot|rods?)(?: thereof| of it| along the (?:north|south|east|west)\\w* (?:line|side))?(?: ,)? (?:(?:now|being|is|are|lying|lies) )*(?:(?:used|travelled|traveled|occupied)(?: and \\w+)? (?:for|as|by) |for |in |within )(?:[\\w.]+ ){0,4}${WAY}$`,
);
const BEFORE_STRIP =
  /^(?:subject |[^;]*\b(?:contain\w*|has|acres?|area)\b[^;]* (?:(?:and |, |which )*(?:includes?|including|takes in|taking in|embracing) |, )(?:the )?)$/;
const TAKING_STRIP = /^(?:limit|reserve|change|grant|hedge|rule)$/;
const WITHOUT = /\b(?:not|outside|beyond|besides?|without|exclusive|when|where|if|but)\b/;

/** "containing one acre, the north 33 feet being used for Adams Street": a use of the land, all of which is given. */
function isUsedAsRoad(words: readonly Word[], text: string): boolean {
  const strip = STRIP.exec(text);
  if (strip === null || WITHOUT.test(text) || words.some(({ sort }) => TAKING_STRIP.test(sort))) return false;
  if (words.some(({ sort, text: word }, at) => sort === 'keep' && !(/^tak/.test(word) && words[at + 1]?.text === 'in')))
    return false;
  return BEFORE_STRIP.test(text.slice(0, strip.index));
}

/** "and the land remains unredeemed", of a sale for taxes. */
const UNREDEEMED =
  /^(?:and |whereas )*(?:the |said )*(?:lands?|premises|property|tract|lot|same) (?:(?:still|continues? to|is|are) )?(?:remain|remains|remained) (?:wholly )?unredeemed$/;
/** "so far as the same are or can by agreement of parties be made a part of the realty", of fixtures in a mortgage. */
const OF_FIXTURES =
  /^(?:[a-z ,-]{1,200} , )?(?:in )?so the same are (?:, )?or can by agreement of (?:the )?parties be made (?:, )?of the realty$/;
/** "My daughter is to have it for her own from this day"; but "until", "for life". */
const TO_HAVE =
  /^(?:and )?(?:my|the said|said|his|her) \w+ (?:is|are) to have (?:it|the same)(?: for (?:his|her|their|its) own)?(?: from this (?:day|date|time))?(?: (?:on|forward|forth|forever))?$/;
const OF_LAND = /^(?:piece|area|length|direction|reserve|keep|right|number)$/;
const HEADING = /^(?:\w+ ){0,3}deed (?:for|of|by|under) (?:\w+ ?){1,4}$/;
/** "DEED TO THE TOWN OF BLACK MOUNTAIN"; but "DEED TO THE SURFACE". */
const TO_TOWN =
  /^(?:(?:general|special|warranty) )*deed to the (?:town|city|village|county|state|borough|township) of (?:\w+ ?){1,4}$/;
/** "None of the above lies within the right of way of the said highway"; but "none of the road lies within it". */
const NOT_WITHIN =
  /^(?:and )?(?:none|no part|no portion) of (?:the |said )*(?:above|same|foregoing|lands?|tract|parcel|premises|property) (?:lies|lie|is|are) (?:situated? )?(?:within|in|upon) (?:the |any )*(?:right|limits|bounds) of (?:the |said |any |a )*(?:\w+ ){0,3}(?:road|highway|street|railroad|railway|route)$/;
/** "Together with three (3) shares of the capital stock of Hyrum Irrigation Company": goes with the land, and is none. */
const WITH_STOCK =
  /^together with (?:all of |(?:[\w./]+ |\( [\w./]+ \) ){1,4})?shares of (?:\w+ ){1,6}(?:company|corporation|association)$/;
/** "(3) Fences found on or within 0.2 feet of the lines described and are the grantor's own"; but "fences found 0.2 feet beyond". */
const FENCED =
  /^(?:\( ?\d+ ?\) )?(?:all )?fences (?:are |were )?(?:found )?on (?:or within 0?\.\d+ (?:feet|foot) of )?(?:the |said )?(?:property |boundary )?lines(?: (?:described|shown|hereof|herein))?(?:(?: ,)? (?:and )?are the grantors?(?: ')?(?: s)?(?: own)?)?(?: \.)?$/;
const STAMPED = /\b(?:stamps?|i ?\.? ?r ?\.? ?s|revenue|documentary|excise)\b/;
/** In tokens before the word, on its lines. */
const STAMP_NEAR = 12;
/** Words that may take from the land whatever else is said. */
const TAKING = /^(?:limit|hedge|reserve|keep|piece|area|length|direction|number)$/;

const mayBeHarmless = oncePerToken(
  (word) =>
    /^(?:each|estate|no|none|deed|subject|shares|s|line|fences|measurements|unredeemed|realty|have|bearings|description|boundaries|bounds|courses)$|^(?:road|street|lane|highway|avenue|alley)$/.test(
      word,
    ) || mayBeOfEstate(word),
);

/** Few sentences have a word of any of them. */
export const isHarmlessIn = (tokens: readonly Token[], { from, to }: Passage): boolean =>
  isOfWitnesses(tokens, { from, to }) ||
  (hasWord(tokens, from, to, mayBeHarmless) && isHarmless(wordsIn(tokens, from, to)));

/** In signs. */
const LONGEST = 600;

const isOrdinary = (words: readonly Word[], text: string): boolean =>
  UNREDEEMED.test(text) ||
  FENCED.test(text) ||
  NOT_WITHIN.test(text) ||
  (WITH_STOCK.test(text) && words.some(({ text: word, sort }) => word === 'shares' && sort === 'matter')) ||
  TO_HAVE.test(text) ||
  (OF_FIXTURES.test(text) && !words.some(({ sort }) => OF_LAND.test(sort))) ||
  isUsedAsRoad(words, text);

export function isHarmless(words: readonly Word[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (UNSOLD.test(text) || BASIS.test(text) || isMoreOrLess(words) || AS_THEY_ARE.test(text)) return true;
  if (isOfEstate(words) || isBurdenPlaced(words) || isEstateJoined(words)) return true;
  if (text.length < LONGEST && isOrdinary(words, text)) return true;
  if (words.some(({ sort }) => sort === 'limit' || sort === 'reserve' || sort === 'keep')) return false;
  if ((HEADING.test(text) || TO_TOWN.test(text) || SIGNED.test(text)) && !words.some(({ sort }) => TAKING.test(sort)))
    return true;
  return WHOLE.test(text) || HELD.test(text) || isTitle(words);
}

/** "CORRECTION DEED", "BOUNDARY LINE AGREEMENT": the name of a paper, and nothing else; but "COPY". */
const isTitle = (words: readonly Word[]): boolean =>
  !words.some(({ text, length }) => length === 1 && PARTS.has(text)) &&
  words.reduce((all, { length }) => all + length, 0) > 1 &&
  !words.some(({ text }) => /^(?:cop(?:y|ies)|forms?|blanks?)$/.test(text)) &&
  phrasesOf(words).every(({ tag }) => /^(?:paper|deed|for|of)$/.test(tag));

/** What stands between names, and in none of a paper. */
const PARTS = wordSet(', . ; : ( ) and to by');

/** "[$1.00 Internal Revenue stamp, cancelled V.M.]", "I.R.S. $3.85 (cancelled)": the stamp is void, and not the paper. */
export function isOfStamps(tokens: readonly Token[], { from, to }: Passage): boolean {
  const ends = tokens.slice(from, to).flatMap(({ text }, i) => (ENDED.test(text) ? [from + i] : []));
  return (
    ends.length > 0 &&
    ends.every((at) => {
      const before = tokens.slice(Math.max(0, at - STAMP_NEAR), at).map(({ text }) => text);
      const paper = before.findLastIndex((text) => /^(?:deeds?|instrument|conveyance|this)$/.test(text));
      return /^cancell?ed$/.test(tokens[at]?.text ?? '') && STAMPED.test(before.slice(paper + 1).join(' '));
    })
  );
}

const ENDED = /^(?:void|cancell?ed|draft|sample|specimen|superseded|rejected|revoked|released|annulled)$/;
