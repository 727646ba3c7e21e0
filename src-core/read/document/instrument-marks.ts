// The words by which one instrument begins and another is over, on pages copied from a record book.

/** A line of the pages, with where it stands. */
export interface PageLine {
  readonly text: string;
  /** Index of the page and of the line on it. */
  readonly page: number;
  readonly line: number;
}

const KNOW_ALL = /^.{0,80}?\bknown? all (?:men|persons|people) by (?:these|those) presents\b/i;
const THIS_MADE =
  /^(.{0,60}?)\bthis (?:(?:[\w'’-]+ ){0,3})(?:deed|indenture|lease|mortgage|agreement|conveyance)\b.{0,24}?\b(?:made|dated|executed|entered)\b/i;
const THIS_ALONE = /^(.{0,60}?)\bthis (?:deed|indenture),?$/i;
const AGREEMENT_MADE = /^(?:agreement|lease|indenture),?\s+made\b/i;
/** A sentence goes on: "…, and whereas by this deed made". */
const IN_SENTENCE = /[a-z]{2,} [a-z]{2,}/;

/** One of these stands in all of them. */
const MAY_OPEN = /this|know|^(?:agree|lease|inden)/i;

/** Whether an instrument opens on the line. */
export function opensInstrument(lines: readonly PageLine[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  if (!MAY_OPEN.test(text)) return false;
  if (KNOW_ALL.test(text) || AGREEMENT_MADE.test(text)) return true;
  const alone = THIS_ALONE.exec(text);
  const made = THIS_MADE.exec(text) ?? (alone !== null && /^made\b/i.test(lines[at + 1]?.text ?? '') ? alone : null);
  return made !== null && !IN_SENTENCE.test(made[1] ?? '');
}

const STAMPED = /^\W*(?:Recorded|RECORDED|Received|RECEIVED|Filed|FILED|Entered|ENTERED)\b.{0,70}\b(?:1[6-9]|20)\d\d\b/;
const ADMITTED =
  /\b(?:admitted to record|duly recorded|truly recorded|recorded and compared)\b|\bTeste\b|^(?:In the )?(?:County )?Clerk['’]s Office\b/i;
const OFFICER = /^[A-Z[].{0,70}\b(?:Recorder|RECORDER|Register|Clerk|CLERK)\b[.,\]\s]*(?:(?:Per|By)\b.{0,24})?$/;

/** The recorder's own words under an instrument: it was received, and when. */
export function isCertificate(text: string): boolean {
  return STAMPED.test(text) || ADMITTED.test(text) || (text.length < 90 && OFFICER.test(text));
}

const SIGNED =
  /\bin (?:witness|testimony) (?:whereof|thereof)\b|\bwitness (?:my|our|the (?:following|hands?|due)|their)\b/i;
const ACKNOWLEDGED =
  /\b(?:before me|personally (?:came|appeared)|acknowledged the (?:same|signing|foregoing|above)|acknowledged before|notary public|justice of the peace)\b/i;

export const isSigned = (text: string): boolean => SIGNED.test(text);
export const isAcknowledged = (text: string): boolean => ACKNOWLEDGED.test(text);

const DESCRIBES =
  /\bthence\b|\b(?:place|point) of beginning\b|\bbounded (?:and described )?(?:as follows|on the|thus)\b|\bcontaining\b.{0,40}\bacres?\b|\b(?:quarter|half|part) of (?:the )?(?:\w+ ){0,4}section\b|\blots? (?:no\b|number|\d)/i;

/** Whether the words describe land. */
export const describesLand = (text: string): boolean => DESCRIBES.test(text);

const BOUNDED =
  /\bthence\b|\b(?:north|south|[NS])\b.{0,20}\b(?:east|west|[EW])\b.{0,30}\b(?:feet|poles|rods|perches|chains|links)\b/i;

/** Whether they describe it by courses. */
export const givesCourses = (text: string): boolean => BOUNDED.test(text);

const PAGE_HEAD =
  /^(?:\d{1,4}|(?:[\w.]+\s){0,3}(?:book|bk|vol(?:ume)?|liber)\b[\s.:#no]*[A-Z]?\d{1,6}(?:[\s,.-]*(?:(?:page|pg|p)(?:\s+sequence)?[\s.:#no]*)?\d{1,5})?(?:\s\[.*)?)$/i;

/** What a page of a record book bears at its edge. */
export const isPageHead = (text: string): boolean => PAGE_HEAD.test(text.trim());
