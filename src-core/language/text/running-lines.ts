// Heads and feet that a page carries on its own account, found by repetition at the page's edges or by their form.
import { before } from '#core/language/before.ts';
import type { Span, TextLine } from '#core/language/text/text-line.ts';
import { wordSet } from '#core/language/word-set.ts';

const EDGE_LINES = 4;
const REFERENCE_WORDS = wordSet(
  'book bk page pages pg pgs vol volume of deed deeds record records official or o r no doc docs document instr inst instrument number cfn file sheet plat misc recorded continued initials liber libre lib folio fol reel image reception recording',
);
/** Words that make a line of figures a reference; a stamp sets them close to their figures: PAGE547. */
const NAMING =
  /(?<![a-z])(?:book|bk|page|pg|cfn|liber|folio|reel|inst|instr|instrument|document|doc|reception)(?![a-z])/i;
/** "DBVOL 405", as stamps have it, and as a scan leaves it. */
const STAMPED_BOOK = /^(?:d|m|o|r)[bv]v?o?l?$/;

/** Ranges of whole lines, page breaks cut through sentences there. */
export function findRunningLines(text: string, lines: readonly TextLine[]): Span[] {
  const edges = edgeLines(lines);
  const seen = new Map<string, Set<number>>();
  for (const line of edges) {
    const form = formOf(text.slice(line.start, line.end));
    if (form === '') continue;
    const pages = seen.get(form) ?? new Set();
    seen.set(form, pages.add(line.page));
  }
  const edge = new Set(edges);
  const numbered = numberedLines(text, lines);
  const seams = seamsOf(text, lines);
  return lines.filter((line, index) => {
    if (line.end === line.start) return false;
    if (seams.has(line)) return true;
    const content = text.slice(line.start, line.end);
    if (isReferenceLine(content)) return true;
    if (numbered.has(line)) return true;
    if (!edge.has(line)) return false;
    return (seen.get(formOf(content))?.size ?? 0) > 1 || isPageNumber(content, lines, index);
  });
}

/** "Gambrell to Piedmont     Page 1 of 3". */
const PAGE_OF = /(?:\s{3}page\s+\d{1,3}|\bpage\s+\d{1,3}\s+of\s+\d{1,3})\s*$|^\s*page\s+\d{1,3}\s+of\s+\d{1,3}\b/i;

/** "- 2 -", "Warranty Deed, page 2": the foot of a page where it stands alone. */
const FOOT = /^\s*[-–—]\s*(\d{1,3})\s*[-–—]\s*$|\bpage\s+(\d{1,3})\s*$/i;

/** Where a text lost the breaks between its pages: lines alike but for the number of the page. */
function numberedLines(text: string, lines: readonly TextLine[]): Set<TextLine> {
  const forms = new Map<string, { line: TextLine; number: number; isHead: boolean }[]>();
  lines.forEach((line, index) => {
    const content = line.end - line.start > 120 ? '' : text.slice(line.start, line.end);
    if (content === '') return;
    const isHead = PAGE_OF.test(content);
    const foot = isHead || isAlone(lines, index) ? FOOT.exec(content) : null;
    if (foot === null && !isHead) return;
    const form = foot?.[1] === undefined ? formOf(content) : '-';
    if (form === '') return;
    const number = Number(foot?.[1] ?? /page\s+(\d+)/i.exec(content)?.[1]);
    const alike = forms.get(form) ?? [];
    forms.set(form, alike);
    alike.push({ line, number, isHead });
  });
  const kept = [...forms.values()].flatMap((alike) => {
    const isHead = alike.every((one) => one.isHead) && new Set(alike.map(({ number }) => number)).size > 1;
    // "page 214" of two books is no foot.
    const isCounted =
      alike.length > 1 && alike.every(({ number }, index) => number === index + (alike[0]?.number ?? 0));
    return isHead || isCounted ? alike : [];
  });
  return new Set(kept.map(({ line }) => line));
}

function isAlone(lines: readonly TextLine[], index: number): boolean {
  const [above, below] = [before(lines, index), lines[index + 1]];
  return (above === undefined || isBlank(above)) && (below === undefined || isBlank(below));
}

/** The first and last written lines of every page. */
function edgeLines(lines: readonly TextLine[]): TextLine[] {
  const byPage = new Map<number, TextLine[]>();
  for (const line of lines) {
    if (line.end === line.start) continue;
    const page = byPage.get(line.page);
    if (page === undefined) byPage.set(line.page, [line]);
    else page.push(line);
  }
  if (byPage.size < 2) return [];
  return [...byPage.values()].flatMap((page) => [
    ...page.slice(0, Math.min(EDGE_LINES, page.length)),
    ...page.slice(Math.max(EDGE_LINES, page.length - EDGE_LINES)),
  ]);
}

/** What stays the same from page to page: the words without figures and punctuation. */
function formOf(line: string): string {
  if (line.length > 160) return '';
  const form = line
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
  return form.length < 3 || startsCourse(form) ? '' : form;
}

function startsCourse(form: string): boolean {
  return /^(thence|north|south|degrees|minutes|seconds|feet)\b/.test(form);
}

/** "20150012345", "2015-0012345": more figures than any length has, and nothing else on the line. */
const STAMPED_NUMBER = /^\W*(?:\d{7,}|\d{4}-\d{5,})\W*$/;

/** "A. 6959--A  2", "S. 9035 3", "H.R. 1234-2": a bill and its page. No degrees have three figures. */
const BILL_HEAD = /^\s*(?:[A-Z]{1,2}\. ?){1,3}\d{3,6}(?:\s?-{1,2}\s?[A-Z])?\s*[-\s]\s*\d{1,3}\s*$/;
const LONGEST_SEAM = 6;

/** Where a text lost the breaks between its pages: the lines between two blank ones, or behind the text and before a blank one, that end in the next page's head. */
function seamsOf(text: string, lines: readonly TextLine[]): Set<TextLine> {
  const seams = new Set<TextLine>();
  lines.forEach((line, index) => {
    if (line.end - line.start > 24 || !isBlank(lines[index + 1]) || !BILL_HEAD.test(text.slice(line.start, line.end)))
      return;
    seams.add(line);
    const foot = lines.slice(Math.max(0, index - LONGEST_SEAM), index);
    const blank = foot.findLastIndex(isBlank);
    if (blank >= 0) for (const one of foot.slice(blank + 1)) seams.add(one);
  });
  return seams;
}

/** "BK 2217 PG 0648", "R418/1110", "Page 2 of 3": nothing but a reference, with at least one figure. */
function isReferenceLine(line: string): boolean {
  if (line.length > 80 || !/\d/.test(line)) return false;
  if (STAMPED_NUMBER.test(line)) return true;
  const named = NAMING.test(line);
  if (!named && !/\/\d/.test(line)) return false;
  const words = line.toLowerCase().match(/[a-z]+|\d[\d.,]*/g) ?? [];
  const slashed = /^\W*[A-Za-z]{0,2}\d{2,}\/\d{3,}\W*$/.test(line.trim());
  if (!named && !slashed) return false;
  if (/\d\.\d/.test(line) || /[;,]$/.test(line.trim())) return false;
  return words.every(
    (word) => /^\d/.test(word) || REFERENCE_WORDS.has(word) || STAMPED_BOOK.test(word) || (slashed && word.length <= 2),
  );
}

/** "- 2 -" at an edge, or a bare figure parted from the text by a blank line. */
function isPageNumber(line: string, lines: readonly TextLine[], index: number): boolean {
  const bare = line.trim();
  if (/^[-–—]\s*\d{1,4}\s*[-–—]$/.test(bare)) return true;
  if (!/^\d{1,4}$/.test(bare)) return false;
  return isBlank(lines[index - 1]) || isBlank(lines[index + 1]);
}

function isBlank(line: TextLine | undefined): boolean {
  return line !== undefined && line.end === line.start;
}
