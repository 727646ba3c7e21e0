// The date of the instrument itself: where it says it was made, else where it was signed; never the day of recording.
import { type PrintedDate, readDates } from '#core/read/document/dates.ts';
import { sentenceStart } from '#core/read/document/operative-clause.ts';
import type { Parts } from '#core/read/document/parts-of-instrument.ts';
import type { Prose } from '#core/read/document/prose.ts';
import type { Confidence } from '#core/schema/call.ts';

export interface InstrumentDate {
  readonly transfer_date: string;
  readonly transfer_date_verbatim: string;
  /** The day before the notary, when the instrument itself bears no date. */
  readonly acknowledged: string | null;
  readonly told: Confidence;
}

const THIS_INSTRUMENT =
  /\bthis\s+(?:[\w'-]+\s+){0,5}(?:deed|indenture|agreement|conveyance|easement|instrument|grant|mortgage|contract|trust|document|lease|memorandum)\b[^.]{0,60}$/i;
const THAT_INSTRUMENT = /\b(?:that|certain|said|prior|former)\b[^.]{0,40}\bdated?[\s:,]*$/i;
/** "This deed is given to correct that certain deed from A to B, dated …". */
const CORRECTED =
  /\bthat certain (?:[\w-]+ ){0,3}(?:deed|instrument|easement|lease|mortgage|conveyance|agreement)\b.{0,160},? dated?[\s:,]*$/i;
const MADE = /\b(?:made|entered into|executed|dated?|effective)\b[^.;]{0,50}$/i;
const SIGNED =
  /\b(?:witness|hands?|seals?|signed|sealed|subscribed|executed|delivered|given under|have (?:set|signed)|done|signature)\b[^.;]{0,140}$/i;
/** "Done in open court March 14", "Given at Washington the tenth". */
const DONE =
  /(?:^|[.;:\n]\s*|\band\s+)(?:done|given(?:\s+under\s+(?:our|my|the)\s+hands?(?:\s+and\s+seals?)?)?|signed|sealed|executed|agreed|ordered|so ordered|entered|sworn to)(?:\s+and\s+\w+)?(?:\s+(?:at|in|by)\s+[^.;\d]{2,50}?)?,?\s+(?:(?:on|this|the|upon)\s+){0,2}$/i;
const DATED =
  /\b(?:dated?|executed|signed)\b[\s:,]*(?:at [A-Z][\w. ,]{0,40})?(?:this|the|as of|on|and effective)?[\s:,]*(?:the\s+)?$/i;
/** "W. A. Brooks, Trustee / Dated September 12, 1921", but not "by Warranty Deed Dated". */
const DATED_ALONE =
  /(?<!\b(?:[Dd]eed|[Tt]rust|[Mm]ortgage|[Ll]ease|[Aa]greement|[Ii]nstrument|[Pp]lat|[Mm]ap|[Oo]rders?|[Ss]urvey|[Nn]ote|[Ww]ill|[Pp]ermit|[Ll]icense),?\s)\bDated:?\s*$/;
const SOMETHING_ELSE =
  /\b(?:record(?:ed|ing|ation)?|filed|received|registered|expires?|expiration|commission|until|survey(?:ed|or)?|plat(?:ted)?|map|revised|surveyed|entered of record|bearing date|born|died|approved|appointed|certified|printed|taxes|lease|mortgage|note|judgment|maturing|due|terminat\w*|shall end|ends|ceases?|renew\w*|delivered by)\b[^;\n]{0,80}$/i;
const OTHER_INSTRUMENT =
  /\b(?:by|in|a|an|certain|that|said|his|her|their|will|letters?|trust|u\/a|u\/d\/t|agreement|deed|instrument|conveyance)\b[^;\n]{0,50}\bdated?\b[\s:,]*(?:the|on|as of)?\s*$/i;
/** "THIS MORTGAGE (this “Mortgage”), made as of": the instrument's own name says nothing of another. */
const ITSELF =
  /\bthis\s+(?:[\w,'-]+\s+){0,14}?(?:mortgage|lease|note|trust|statement)\b(?:\s*\((?:this|the)[^)]{0,60}\))?/gi;
/** "executed his last will, which was admitted to probate on …": a day of the decedent's, not of the deed. */
const OF_AN_ESTATE =
  /\b(?:last will|testament|probate|letters (?:testamentary|of administration)|departed this life|died)\b[^.;]{0,90}$/i;
const BLANK = /^[\s_]*(?:day\s+of)/i;

/** "MADE THE      day of      in the year 1966": the day was never filled in, or by a hand that was not read. */
const BLANK_OPENING = /\b(?:made|dated|entered into)\s+(?:this|the|on this)?\s*(?:[^\w\s]\s*)*\bday\s+of\b/i;
const OPENING_LENGTH = 400;

/** A date that is only said to be one, behind an opening that leaves its own open: that of a deed that is recited. */
const isRecited = ({ start }: PrintedDate, rank: number, { body }: Parts): boolean =>
  (rank === 7 || rank === 9) && start > body + OPENING_LENGTH;

/** Of what an agency had printed, which no party signed. */
export const NO_DATE: InstrumentDate = {
  transfer_date: '',
  transfer_date_verbatim: '',
  acknowledged: null,
  told: 'low',
};

/** From this rank on the words say that it is the instrument's own day. */
const PLAINLY = 8;

export function readInstrumentDate(prose: Prose, parts: Parts): InstrumentDate {
  const dates = readDates(prose.text, prose.opened);
  const isBlank = BLANK_OPENING.test(prose.text.slice(parts.body, parts.body + OPENING_LENGTH));
  const rated = dates
    .map((date) => ({ date, rank: rankOf(prose.text, date, parts) }))
    .filter(({ date, rank }) => rank > 0 && !(isBlank && isRecited(date, rank, parts)))
    .sort((a, b) => b.rank - a.rank || a.date.start - b.date.start);
  const best = rated[0]?.date;
  const notary = dates.find((date) => date.start >= parts.acknowledgment && !refersElsewhere(prose.text, date));
  if (best === undefined) return { ...NO_DATE, acknowledged: notary?.iso ?? null };
  const plain = best.iso !== null && (rated[0]?.rank ?? 0) >= PLAINLY;
  const transfer_date = best.iso ?? completed(best, notary);
  return {
    transfer_date,
    transfer_date_verbatim: best.verbatim,
    acknowledged: null,
    told: plain ? 'high' : transfer_date === '' ? 'low' : 'medium',
  };
}

/** A year that breaks off is that of the acknowledgment where it was taken on the very day. */
const completed = ({ day_of_year }: PrintedDate, notary: PrintedDate | undefined): string =>
  day_of_year !== undefined && notary?.iso?.slice(5) === day_of_year ? notary.iso : '';

/** Zero: not the date of this instrument. */
function rankOf(text: string, date: PrintedDate, parts: Parts): number {
  if (date.start >= parts.acknowledgment || date.start < headEnd(parts)) return 0;
  const from = date.start < parts.body ? 0 : parts.body;
  const left = text.slice(Math.max(from, date.start - 170), date.start);
  const sentence = left.slice(sentenceStart(left));
  // "This deed corrects that deed dated …": the other one's date.
  if (CORRECTED.test(left)) return 0;
  const own = THIS_INSTRUMENT.test(sentence) && !THAT_INSTRUMENT.test(sentence);
  if (own && !SOMETHING_ELSE.test(sentence.replace(ITSELF, '').slice(-70))) return 10;
  if (!own && OF_AN_ESTATE.test(sentence)) return 0;
  if (SIGNED.test(sentence) && /(?:\b(?:this|the|on|hands?|seals?)\b|,)[\s,]*(?:the\s+)?$/i.test(left)) return 8;
  if (DATED_ALONE.test(left)) return 9;
  if (DONE.test(left)) return 8;
  if (isAlone(text, date) && date.start > parts.body + (parts.acknowledgment - parts.body) / 2) return 5;
  if (SOMETHING_ELSE.test(sentence.replace(ITSELF, '')) || (OTHER_INSTRUMENT.test(sentence) && !own)) return 0;
  // "Dated September 30, but effective May 6": made on the first.
  if (/\bbut effective\b[^.;]{0,20}$/i.test(left)) return 0;
  if (DATED.test(left)) return 9;
  if (MADE.test(sentence)) return 7;
  if (/^\W*on\s+$/i.test(sentence) && date.start - parts.body < 200) return 5;
  return /\bthis,?\s+(?:the\s+)?$/i.test(left) && !BLANK.test(date.verbatim) ? 6 : 0;
}

/** A paragraph that is nothing but the date, as it stands over the signatures. */
function isAlone(text: string, { start, end }: PrintedDate): boolean {
  return (
    /(?:^|\n|[.:]\s)$/.test(text.slice(Math.max(0, start - 2), start)) &&
    /^\.?\s?(?:\n|$|[A-Z_])/.test(text.slice(end, end + 3))
  );
}

const headEnd = (parts: Parts): number => (parts.title === '' ? 0 : parts.body);

function refersElsewhere(text: string, date: PrintedDate): boolean {
  return SOMETHING_ELSE.test(text.slice(Math.max(0, date.start - 60), date.start));
}
