// What the two readers tell otherwise of one tract, each as a finding that a person must settle.
import type { Call } from '#core/schema/call.ts';
import type { Finding } from '#core/schema/finding.ts';
import { statedAreas } from '#core/survey/stated-area.ts';
import type { Aligned, OurTract } from '#main/reader/agree/align.ts';
import { agreesWith, coursesIn, type DocumentWords } from '#main/reader/agree/document-words.ts';
import { finding } from '#main/reader/agree/finding.ts';
import type { ProvedCourse, ProvedTract } from '#main/reader/agree/prove.ts';
import type { Stretch } from '#main/reader/agree/stretch.ts';

export interface Compared {
  readonly calls: readonly Call[];
  readonly agreed: number;
  readonly findings: readonly Finding[];
}

const NOT_NAMED = 'The model does not name this tract';

/** `whole` is false where the model's answer broke off, and what it leaves out means nothing. */
export function compareTract(
  words: DocumentWords,
  { ours, matches, more }: Aligned,
  theirs: readonly ProvedTract[],
  index: number,
  whole: boolean,
): Compared {
  const own = ours[index];
  if (own === undefined) return { calls: [], agreed: 0, findings: [] };
  const mine = matches.flatMap((match, by) => (match === index ? [by] : []));
  const compared = own.calls.map((_, call) => compareCall(words, own, call, mine, whole));
  const placed = own.calls.filter(({ place }) => place !== null);
  const unnamed = placed.length > 0 && placed.every(({ named }) => named.length === 0);
  const findings = unnamed
    ? whole
      ? [finding('model_less', { detail: NOT_NAMED })]
      : []
    : compared.flatMap((one) => one.findings);
  return {
    calls: compared.map(({ call }) => call),
    agreed: compared.filter(({ agrees }) => agrees).length,
    findings: [
      ...findings,
      ...mine.flatMap((by) => (more[by] ?? []).map((course) => moreOf(words, own, course))),
      ...orderOf(own, mine),
      ...mine.flatMap((by) => tractOf(words, own, theirs[by])),
    ],
  };
}

interface ComparedCall {
  readonly call: Call;
  readonly agrees: boolean;
  readonly findings: readonly Finding[];
}

function compareCall(
  words: DocumentWords,
  { calls }: OurTract,
  index: number,
  mine: readonly number[],
  whole: boolean,
): ComparedCall {
  const { call, place, named } = calls[index] as OurTract['calls'][number];
  if (place === null) return { call, agrees: false, findings: [] };
  const said = (code: Finding['code'], detail?: string): ComparedCall => ({
    call,
    agrees: false,
    findings: [finding(code, { ...words.told(place), call: index, ...(detail === undefined ? {} : { detail }) })],
  });
  const [first, second] = named;
  if (first === undefined) return whole ? said('model_less') : { call, agrees: false, findings: [] };
  if (!mine.includes(first.by)) return said('model_otherwise', 'The model counts it to another tract');
  if (second !== undefined) return said('model_otherwise', 'The model reads more than one course in these words');
  const { course } = first;
  if (calls.filter((one) => one.named.some((other) => other.course === course)).length > 1)
    return said('model_otherwise', 'The model takes it and another for one course');
  if (course.kind === 'tie') return said('model_otherwise', 'The model takes it for a tie to the beginning');
  if (course.kind !== null && course.kind !== call.call_type)
    return said('model_otherwise', `The model takes it for a ${course.kind}`);
  const figures = figuresOf(words, call, place, course);
  if (figures === 'other') return said('model_otherwise', 'The model writes other figures than the text has here');
  return { call: figures === 'same' ? surer(call, course) : call, agrees: true, findings: [] };
}

const digitsIn = (text: string): string => text.replace(/\D+/g, ' ').trim();

/** Whether the model writes the figures that the document has, ones that come to the same, or others. */
function figuresOf(words: DocumentWords, call: Call, place: Stretch, course: ProvedCourse): 'same' | 'alike' | 'other' {
  const here = words.at(course.place);
  const isWhole = course.place.start <= place.start + LEAD_SIGNS && course.place.end >= place.end;
  const asWritten = course.place.changed === 0 || digitsIn(here) === digitsIn(course.written);
  if (asWritten && (isWhole || digitsIn(words.at(place)) === digitsIn(here))) return 'same';
  const theirs = coursesIn(asWritten ? here : course.written);
  if (theirs.length === 1 && theirs.every((one) => agreesWith(call, one))) return asWritten ? 'same' : 'alike';
  // A sentence that our grammar reads only within its description tells nothing by itself.
  return asWritten && !theirs.some((one) => isAgainst(call, one)) ? 'same' : 'other';
}

/** "thence ", and the like, may be left out of a quote. */
const LEAD_SIGNS = 24;

const isAgainst = (call: Call, other: Call): boolean =>
  (other.bearing !== null || other.distance !== null) && !agreesWith(call, other);

/** A medium becomes high where only words were mended, and the model writes them as they were taken. Never for a figure. */
function surer(call: Call, { written }: ProvedCourse): Call {
  if (call.confidence !== 'medium' || call.doubts !== undefined || call.repairs === undefined) return call;
  const said = written.toLowerCase();
  const ofWords = call.repairs.every(
    ({ printed, read_as }) =>
      WORDS_ALONE.test(printed) && WORDS_ALONE.test(read_as) && said.includes(read_as.toLowerCase()),
  );
  return ofWords && call.repairs.length > 0 ? { ...call, confidence: 'high' } : call;
}

/** Letters, and no single one: a quadrant is a figure too. */
const WORDS_ALONE = /^[\p{L} '-]{4,}$/u;

function moreOf(words: DocumentWords, { calls }: OurTract, { place }: ProvedCourse): Finding {
  const call = words.course(place);
  const behind = calls.findIndex((one) => one.place !== null && one.place.start >= place.start);
  const before = behind < 0 ? calls.length : behind;
  return finding('model_more', { ...words.told(place), ...(call === null ? {} : { offer: { call, before } }) });
}

/** Courses that both name, in another order. */
function orderOf({ calls }: OurTract, mine: readonly number[]): Finding[] {
  const isOrdered = mine.every((by) => {
    const starts = calls.flatMap(({ named }) => named.filter((one) => one.by === by).map(({ course }) => course));
    return starts.every((course, i) => i === 0 || (starts[i - 1] as ProvedCourse).at <= course.at);
  });
  return isOrdered ? [] : [finding('model_otherwise', { detail: 'The model tells the courses in another order' })];
}

function tractOf(words: DocumentWords, { tract }: OurTract, theirs: ProvedTract | undefined): Finding[] {
  if (theirs === undefined) return [];
  const found: Finding[] = [];
  if (theirs.exception !== tract.is_exception) {
    const what = theirs.exception ? 'an exception' : 'land that is conveyed';
    found.push(finding('model_otherwise', { detail: `The model takes this land for ${what}` }));
  }
  if (theirs.area !== null && isOtherArea(words.at(theirs.area), statedAreas(tract)))
    found.push(
      finding('model_otherwise', {
        ...words.told(theirs.area),
        detail: 'The model takes another area for the tract’s',
      }),
    );
  return found;
}

/** None of our figures stands in the words. One in words alone is not compared. */
function isOtherArea(said: string, stated: ReturnType<typeof statedAreas>): boolean {
  const figures = said.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  if (figures.length === 0 || stated.length === 0) return false;
  // "41 acres 2 roods" is one area of several figures.
  const isOf = (value: number, figure: number): boolean => figure === value || figure === Math.floor(value);
  return !stated.some(({ value }) => value !== null && figures.some((figure) => isOf(value, Number(figure))));
}
