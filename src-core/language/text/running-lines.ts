// Heads and feet that a page carries on its own account, found by repetition at the page's edges or by their form.
import type { Span, TextLine } from '#core/language/text/text-line.ts';

const EDGE_LINES = 4;
const REFERENCE_WORDS = new Set(
  'book bk page pages pg pgs vol volume of deed deeds record records official or o r no doc instr instrument cfn file sheet plat misc recorded continued initials'.split(
    ' ',
  ),
);

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
  const numbered = numberedForms(text, lines);
  return lines.filter((line, index) => {
    if (line.end === line.start) return false;
    const content = text.slice(line.start, line.end);
    if (isReferenceLine(content)) return true;
    if (numbered.size > 0 && PAGE_OF.test(content) && (numbered.get(formOf(content))?.size ?? 0) > 1) return true;
    if (!edge.has(line)) return false;
    return (seen.get(formOf(content))?.size ?? 0) > 1 || isPageNumber(content, lines, index);
  });
}

/** "Gambrell to Piedmont     Page 1 of 3". */
const PAGE_OF = /(?:\s{3}page\s+\d{1,3}|\bpage\s+\d{1,3}\s+of\s+\d{1,3})\s*$|^\s*page\s+\d{1,3}\s+of\s+\d{1,3}\b/i;

const PAGE_NUMBER = /\bpage\s+\d/i;

/** Where a text lost the breaks between its pages: lines alike but for the number of the page, and their numbers. */
function numberedForms(text: string, lines: readonly TextLine[]): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  if (!PAGE_NUMBER.test(text)) return forms;
  for (const line of lines) {
    const content = line.end - line.start > 120 ? '' : text.slice(line.start, line.end);
    if (content === '' || !PAGE_OF.test(content)) continue;
    const form = formOf(content);
    const numbers = forms.get(form) ?? new Set();
    forms.set(form, numbers.add(/page\s+(\d+)/i.exec(content)?.[1] ?? ''));
  }
  forms.delete('');
  return forms;
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

/** "BK 2217 PG 0648", "R418/1110", "Page 2 of 3": nothing but a reference, with at least one figure. */
function isReferenceLine(line: string): boolean {
  if (line.length > 80 || !/\b(?:book|bk|page|pg|cfn)\b|\/\d/i.test(line) || !/\d/.test(line)) return false;
  const words = line.toLowerCase().match(/[a-z]+|\d[\d.,]*/g) ?? [];
  const named = words.some((word) => ['book', 'bk', 'page', 'pg', 'cfn'].includes(word));
  const slashed = /^\W*[A-Za-z]{0,2}\d{2,}\/\d{3,}\W*$/.test(line.trim());
  if (!named && !slashed) return false;
  if (/\d\.\d/.test(line) || /[;,]$/.test(line.trim())) return false;
  return words.every((word) => /^\d/.test(word) || REFERENCE_WORDS.has(word) || (slashed && word.length <= 2));
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
