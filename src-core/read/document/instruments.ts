// The instruments that the pages hold. A copy from a record book begins with the tail of another deed as often as not,
// and ends with the head of a third: the document is the one that begins on its pages and describes land.

import { documentTextOf } from '#core/language/text/document-text.ts';
import { visibleLine } from '#core/language/text/visible-signs.ts';
import { readDocumentFacts } from '#core/read/document/document-facts.ts';
import {
  describesLand,
  givesCourses,
  isAcknowledged,
  isCertificate,
  isPageHead,
  isSigned,
  opensInstrument,
  type PageLine,
} from '#core/read/document/instrument-marks.ts';
import { isTitle, partsOf } from '#core/read/document/parts-of-instrument.ts';
import { proseOf } from '#core/read/document/prose.ts';
import { findTailParties } from '#core/read/document/tail-parties.ts';
import { titleAmong } from '#core/read/document/title-lines.ts';
import type { OtherInstrument } from '#core/schema/other-instrument.ts';
import type { Page } from '#core/schema/page.ts';

interface Instruments {
  /** The pages without the lines of other instruments. */
  readonly own: readonly Page[];
  readonly others: readonly OtherInstrument[];
  /** Another instrument that describes land may stand among them, and could not be told apart. */
  readonly unsure: boolean;
}

/** Half-open range of written lines. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly opens: boolean;
}

export function instrumentsOf(pages: readonly Page[]): Instruments {
  const lines = writtenLines(pages);
  const openings = lines.flatMap((_, at) => (opensInstrument(lines, at) ? [at] : []));
  const first = openings[0];
  if (first === undefined || (openings.length === 1 && !lines.slice(0, first).some(({ text }) => isAcknowledged(text))))
    return { own: pages, others: [], unsure: false };
  const { stretches, unsure } = stretchesOf(lines, openings);
  const main = mainOf(stretches, lines);
  if (main === undefined || stretches.length < 2) return { own: pages, others: [], unsure };
  // The land may be that of a deed whose opening was not known for one.
  if (!isDescribed(lines, main) && stretches.some((one) => isDescribed(lines, one)))
    return { own: pages, others: [], unsure: true };
  const own = pagesWith(pages, lines, main);
  const others = stretches.filter((one) => one !== main).map((one) => otherOf(pages, lines, one));
  // Two papers between the same people may be one matter, corrected or recorded again.
  const { metadata } = readDocumentFacts(documentTextOf(own));
  if (others.some((other) => isSameMatter(other, metadata))) return { own: pages, others: [], unsure: true };
  return { own, others, unsure };
}

function writtenLines(pages: readonly Page[]): PageLine[] {
  return pages.flatMap((page, index) =>
    page.lines.flatMap(({ words }, line) => {
      const text = visibleLine(words).trim();
      return text === '' ? [] : [{ text, page: index, line }];
    }),
  );
}

/** How many lines a recorder's certificate, a caption and a title take. */
const BETWEEN = 10;
const PROSE = /[a-z]{3} [a-z]{2,} [a-z]{2,}/;
const LEAST_PROSE = 3;

/** The text falls apart where one instrument is signed, acknowledged and recorded and another opens. */
function stretchesOf(
  lines: readonly PageLine[],
  openings: readonly number[],
): { stretches: Stretch[]; unsure: boolean } {
  const stretches: Stretch[] = [];
  let unsure = false;
  let from = 0;
  let seen = marksFrom(lines, from);
  let opens = lines.slice(0, openings[0]).slice(0, TITLED_WITHIN).some(isTitled);
  for (const at of openings) {
    if (isOver(seen, at)) {
      const start = endOf(lines, Math.max(from, at - BETWEEN), at, !opens);
      if (start === null) unsure ||= bothBounded(lines, from, at);
      else {
        stretches.push({ from, to: start, opens });
        from = start;
        seen = marksFrom(lines, from);
      }
    }
    opens = true;
  }
  stretches.push({ from, to: lines.length, opens });
  return { stretches, unsure };
}

const TITLED_WITHIN = 15;
const isTitled = ({ text }: PageLine): boolean => isTitle(text) || titleAmong(text) !== null;

/** Behind the recorder's last words. What has no beginning on the pages is over with the notary's: nothing of it can follow. */
function endOf(lines: readonly PageLine[], near: number, at: number, hasNoBeginning: boolean): number | null {
  const between = lines.slice(near, at);
  const recorded = between.findLastIndex(({ text }) => isCertificate(text));
  if (recorded >= 0) return near + recorded + 1;
  const sworn = hasNoBeginning ? between.findLastIndex(({ text }) => isAcknowledged(text)) : -1;
  return sworn < 0 ? null : near + sworn + 1;
}

/** What was seen of a stretch as far as it was gone through, so that no line is looked at again for each opening behind it. */
interface Marks {
  readonly lines: readonly PageLine[];
  to: number;
  prose: number;
  isAcknowledged: boolean;
  isSigned: boolean;
}

const marksFrom = (lines: readonly PageLine[], from: number): Marks => ({
  lines,
  to: from,
  prose: 0,
  isAcknowledged: false,
  isSigned: false,
});

function isOver(seen: Marks, at: number): boolean {
  for (; seen.to < at; seen.to += 1) {
    const text = seen.lines[seen.to]?.text ?? '';
    if (seen.prose < LEAST_PROSE && PROSE.test(text)) seen.prose += 1;
    seen.isAcknowledged ||= isAcknowledged(text);
    seen.isSigned ||= isSigned(text) || isCertificate(text);
  }
  return seen.prose >= LEAST_PROSE && seen.isAcknowledged && seen.isSigned;
}

/** Only where both sides give courses can those of one be taken for the other's. */
const bothBounded = (lines: readonly PageLine[], from: number, at: number): boolean =>
  lines.slice(from, at).some(({ text }) => givesCourses(text)) &&
  lines.slice(at).some(({ text }) => givesCourses(text));

const isDescribed = (lines: readonly PageLine[], { from, to }: Stretch): boolean =>
  lines.slice(from, to).some(({ text }) => describesLand(text));

/** Of those that begin on the pages the one that describes land, and of several the longest. */
function mainOf(stretches: readonly Stretch[], lines: readonly PageLine[]): Stretch | undefined {
  const rated = stretches
    .filter(({ opens }) => opens)
    .map((stretch) => {
      const own = lines.slice(stretch.from, stretch.to);
      return {
        stretch,
        described: isDescribed(lines, stretch) ? 1 : 0,
        length: own.reduce((sum, { text }) => sum + text.length, 0),
      };
    })
    .sort((a, b) => b.described - a.described || b.length - a.length);
  return rated[0]?.stretch;
}

/** The pages with the lines of one stretch, and with what each page bears at its edges. */
function pagesWith(pages: readonly Page[], lines: readonly PageLine[], { from, to }: Stretch): Page[] {
  const kept = lines.map((_, at) => (at >= from && at < to) || isAtEdge(lines, at));
  const taken = pages.map(() => new Set<number>());
  lines.forEach(({ page, line }, at) => {
    if (kept[at] === false) taken[page]?.add(line);
  });
  return pages.map((page, index) => ({
    ...page,
    lines: page.lines.filter((_, line) => taken[index]?.has(line) !== true),
  }));
}

const EDGE = 3;

function isAtEdge(lines: readonly PageLine[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || !isPageHead(line.text)) return false;
  return lines[at - EDGE]?.page !== line.page || lines[at + EDGE]?.page !== line.page;
}

function otherOf(pages: readonly Page[], lines: readonly PageLine[], stretch: Stretch): OtherInstrument {
  const own = lines.slice(stretch.from, stretch.to).filter((_, at) => !isAtEdge(lines, stretch.from + at));
  const [first, last] = [own[0], own.at(-1)];
  const document = documentTextOf(pagesWith(pages, lines, stretch));
  const prose = proseOf(document);
  const { grantors, grantees } = stretch.opens ? readDocumentFacts(document).metadata : findTailParties(prose.text);
  const whole = own.some(({ text }) => isAcknowledged(text) || isSigned(text));
  return {
    part: stretch.opens ? (whole ? 'whole' : 'head') : 'tail',
    title: stretch.opens ? partsOf(prose).title : '',
    grantors,
    grantees,
    begins: placeOf(pages, first),
    ends: placeOf(pages, last),
  };
}

const placeOf = (pages: readonly Page[], line: PageLine | undefined): OtherInstrument['begins'] => ({
  page: pages[line?.page ?? 0]?.number ?? 1,
  line: (line?.line ?? 0) + 1,
});

function isSameMatter(
  other: OtherInstrument,
  { grantors, grantees }: Pick<OtherInstrument, 'grantors' | 'grantees'>,
): boolean {
  const shares = (a: readonly string[], b: readonly string[]): boolean => {
    const known = new Set(b.map((name) => name.toLowerCase()));
    return a.some((name) => known.has(name.toLowerCase()));
  };
  return shares(other.grantors, grantors) && shares(other.grantees, grantees);
}
