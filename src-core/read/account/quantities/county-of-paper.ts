// The county that heads a paper, and the one whose officer recorded it: the land lies there, wherever the paper was signed.
import { oncePer, oncePerToken } from '#core/language/once-per-word.ts';
import type { Passage } from '#core/language/sentences.ts';
import { opensLine, type Token, textAt, textWithin } from '#core/language/tokens.ts';
import { wordSet } from '#core/language/word-set.ts';
import { placesWhere } from '#core/language/words-index.ts';
import type { ToldTract } from '#core/read/account/instrument.ts';
import { isStop } from '#core/read/account/quantities/place-bearer.ts';
import {
  countyAt,
  type Land,
  type PlaceFact,
  stateAt,
  stateBehind,
} from '#core/read/account/quantities/place-names.ts';
import { isSame } from '#core/read/account/quantities/same-place.ts';

const isCounty = oncePerToken((word) => word === 'county');

/** "DEED – DELAWARE COUNTY, OHIO" at the top, over land in Marion County; "Recorded in Official Records of Sonoma County", of land in Mendocino. */
export function countiesOfPaper(tokens: readonly Token[], { description, around }: ToldTract, land: Land): PlaceFact[] {
  const own = land.get('county');
  if (own === undefined) return [];
  const top = Math.min(description.from, own.from);
  const [first] = countiesAlone(tokens).filter(({ county, isRecord, isFiled }) => {
    const isTop = county.to <= top && (isRecord || county.from < LONGEST_TOP);
    return (isTop || (isFiled && county.from >= around.closedAt)) && !isSame(county, own);
  });
  if (first !== undefined) return [first.county];
  const home = homeOfPaper(tokens, own);
  return home === null ? [] : [home];
}

/** Times that a paper names another county than its land's, at the least, for it to be at home there. */
const AT_HOME = 3;

/** The one other county that its head, its parties and its officer name, of land whose own is told once. */
function homeOfPaper(tokens: readonly Token[], own: PlaceFact): PlaceFact | null {
  const named = placesWhere(tokens, isCounty).flatMap((at) => countyAt(tokens, at) ?? []);
  const others = named.filter((county) => !isSame(county, own));
  const [first] = others;
  const isOne = first !== undefined && others.every((county) => isSame(county, first));
  const isHead = first !== undefined && first.from < LONGEST_TOP;
  return isOne && isHead && others.length >= AT_HOME && named.length - others.length === 1 ? first : null;
}

/** In tokens, from the top of the paper. */
const LONGEST_TOP = 30;

/** A county in a line or a sentence that tells of nothing else. */
interface Alone {
  readonly county: PlaceFact;
  /** With words of the records, and told first of all to be recorded or filed in them. */
  readonly isRecord: boolean;
  readonly isFiled: boolean;
}

const countiesAlone = oncePer((tokens: readonly Token[]): readonly Alone[] =>
  placesWhere(tokens, isCounty).flatMap((at) => {
    const county = countyAt(tokens, at);
    if (county === null) return [];
    const { from, to } = lineAround(tokens, county);
    const named = [
      county,
      stateBehind(tokens, county) ?? [],
      tokens.slice(from, to).map((_, i) => stateAt(tokens, from + i) ?? []),
    ].flat(2);
    const rest = tokens.slice(from, to).filter((_, i) => !named.some((one) => isWithin(one, from + i)));
    const words = rest.filter(({ kind }) => kind === 'word');
    // "Deed recorded in Book 212" is another.
    const isAnother = words[0]?.text === 'deed' && words[1] !== undefined && isFiling(words[1]);
    const isRecord = words.every(isOfRecord) && words.some(isRecords) && !isAnother;
    // "ss.", "Know all men" and brackets tell where it was signed.
    const isHeading =
      rest.every((word) => isOfHeading(word)) &&
      !isVenue(tokens, from, to) &&
      !/^(?:ss|s|to|know|before|[^\w.])/.test(textAt(tokens, to));
    return isRecord || isHeading
      ? [
          {
            county,
            isRecord,
            isFiled: isRecord && words[0] !== undefined && (isFiling(words[0]) || isOffice(tokens, from, to)),
          },
        ]
      : [];
  }),
);

/** "Office of Register of Deeds, Wabasha County. I certify that the within deed was filed". */
const isOffice = (tokens: readonly Token[], from: number, to: number): boolean =>
  textAt(tokens, from) === 'office' && tokens.slice(to, to + LONGEST_TOP).some(isFiling);

const isWithin = ({ from, to }: Passage, at: number): boolean => at >= from && at < to;

/** Its line, cut where a sentence ends; a line that goes on from the one before is none. */
function lineAround(tokens: readonly Token[], county: Passage): Passage {
  let { from, to } = county;
  const opens = (at: number): boolean =>
    tokens[at]?.gap === 'paragraph' || (tokens[at]?.gap === 'line' && !GOES_ON.test(tokens[at - 1]?.text ?? ''));
  while (from > 0 && !opens(from) && !isStop(tokens, from - 1)) from -= 1;
  while (to < tokens.length && !opensLine(tokens[to]) && !isStop(tokens, to)) to += 1;
  return { from, to };
}

/** At the end of a line. */
const GOES_ON = /^(?:in|of|at|the|by|and|to|for|as|said|,)$/;

const HEADING = wordSet(
  'state county parish of the deed indenture warranty quitclaim conveyance instrument grant general special',
);
const isOfHeading = ({ kind, text }: Token): boolean => HEADING.has(text) || (kind === 'mark' && /^[,.-]$/.test(text));
const RECORDS = wordSet(
  'record records recorded recorder recorders register registry registered clerk clerks auditor assessor filed reception received entered',
);
const isRecords = ({ text }: Token): boolean => RECORDS.has(text);
const isFiling = ({ text }: Token): boolean => /^(?:recorded|filed|registered)$/.test(text);
const BESIDE_RECORDS = wordSet(`
  of in the at on for this and no number a p m am pm s day office official public real property estate land state city
  county parish court deed deeds mortgages conveyances book bk volume vol liber page pg folio reel image document doc
  instrument inst file entry index numerical fee time date clock o parcel january february march april may june july
  august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
`);
const isOfRecord = ({ text }: Token): boolean => RECORDS.has(text) || BESIDE_RECORDS.has(text) || text.length === 1;

/** "STATE OF GEORGIA, COUNTY OF FULTON", the state first and no word of the paper: where it was signed. */
const isVenue = (tokens: readonly Token[], from: number, to: number): boolean =>
  /^(?:(?:the )?state of (?:\w+ )+(?:, )?)?(?:county of (?:\w+ )+|(?:\w+ )+county )[.,]? ?$/.test(
    `${textWithin(tokens, from, to)} `,
  ) &&
  (/^(?:the )?state of/.test(textWithin(tokens, from, to)) ||
    /\bstate of (?:\w+ ?){1,3}[,)]*$/.test(textWithin(tokens, Math.max(0, from - 6), from)));
