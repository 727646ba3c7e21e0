// The book, page and number that every page of a recorded copy bears at its head or foot: page by page they count on,
// so that what one page shows badly the others tell.
import { oncePer } from '#core/language/once-per-word.ts';
import type { DocumentText } from '#core/language/text/document-text.ts';

export interface RunningReference {
  readonly book: string | null;
  /** Of the first page. */
  readonly page: string | null;
  readonly instrument: string | null;
  /** The first page's own number was counted from those of the others. */
  readonly counted: boolean;
}

interface Edge {
  readonly page: number;
  readonly lines: readonly string[];
}

const EDGE = 4;
const LONGEST = 70;
const MOST_LETTERS = 18;
const BOOK_LABEL = /(?:^|[^a-z])(?:b(?:oo)?k|vol?|v|[dou]b[vy]?|liber|deed|page|pa?ge?|pc)(?![a-z])/i;
/** What is numbered by less may as well be the copy's own pages. */
const FIRST_PAGE = 10;

const NOTHING: RunningReference = { book: null, page: null, instrument: null, counted: false };

/** Null values where the pages do not agree on one; a document of one page has none. */
export const findRunningReference = oncePer(
  (document: DocumentText): RunningReference => runningReference(edgesOf(document), document.doubted),
);

function runningReference(edges: readonly Edge[], isSpoilt: boolean): RunningReference {
  if (edges.length < 2) return NOTHING;
  const instrument = runningInstrument(edges);
  const volume = runningVolume(edges) ?? (isSpoilt ? spoiltVolume(edges) : null);
  if (volume !== null) return { ...volume, instrument };
  const page = runningPage(edges);
  return { book: runningBook(edges), page: page?.page ?? null, instrument, counted: page?.counted ?? false };
}

/** The first and last lines of each page that holds text of the instrument. */
function edgesOf({ text, lines }: DocumentText): Edge[] {
  const pages = new Map<number, string[]>();
  for (const { start, end, page } of lines) {
    const line = text.slice(start, end).trim();
    const own = pages.get(page);
    if (line !== '' && own === undefined) pages.set(page, [line]);
    else if (line !== '') own?.push(line);
  }
  const written = [...pages].filter(([, own]) => own.length > EDGE || own.some((line) => line.length > LONGEST));
  const first = written[0]?.[0] ?? 1;
  return [...pages]
    .filter(([page]) => page >= first)
    .map(([page, own]) => ({
      page: page - first,
      lines: [...new Set([...own.slice(0, EDGE), ...own.slice(-EDGE)])].filter(isMark),
    }));
}

const isMark = (line: string): boolean =>
  line.length <= LONGEST && /\d/.test(line) && line.replace(/[^A-Za-z]/g, '').length <= MOST_LETTERS;

/** Days, hours and the pages of the copy count nothing of the record. */
const OTHER_FIGURES = /\b\d{1,4}[/-]\d{1,2}[/-]\d{2,4}\b|\b\d{1,2}:\d\d\b|\bpage \d+ of \d+|\d+\.\d+/gi;

const figuresOf = (line: string): string[] => line.replace(OTHER_FIGURES, ' ').match(/\d+/g) ?? [];
const isYear = (figures: string): boolean => /^(?:1[6-9]|20)\d\d$/.test(figures);

function runningVolume(edges: readonly Edge[]): Pick<RunningReference, 'book' | 'page' | 'counted'> | null {
  let best: { book: string; page: number; width: number; pages: Set<number> } | null = null;
  const tried = new Set<string>();
  for (const { page, lines } of edges)
    for (const line of lines)
      for (const [book, paged] of pairsOf(line)) {
        const first = Number(paged) - page;
        const key = `${Number(book)} ${first}`;
        if (first < 1 || tried.has(key)) continue;
        tried.add(key);
        const told = edges.filter((edge) => edge.lines.some((one) => tells(one, book, first + edge.page)));
        const labelled = told.some((edge) =>
          edge.lines.some((one) => tells(one, book, first + edge.page) && BOOK_LABEL.test(one)),
        );
        if (!labelled || told.length < 2 || told.length <= (best?.pages.size ?? 0)) continue;
        const width = paged.startsWith('0') ? paged.length : 0;
        best = { book, page: first, width, pages: new Set(told.map((edge) => edge.page)) };
      }
  if (best === null) return null;
  return { book: best.book, page: String(best.page).padStart(best.width, '0'), counted: !best.pages.has(0) };
}

/** "env 1342 rmce 166", "No. 109 331": a stamp whose words a recogniser spoilt, alone at the edge of one page. */
const SPOILT_STAMP = /^[^\w]*([A-Za-z]{2,6}\.?)\s?(\d{2,5})[\s,.]+(?:[A-Za-z]{1,6}[.,:]?\s?)?(\d{2,4})[^\w]*$/;
const NO_STAMP =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sec|lot|box|po|rd|rt|route|acres?|feet|ft|form|page|tel|the|and|of|to|in|by|at|ohio)/i;

function spoiltVolume(edges: readonly Edge[]): Pick<RunningReference, 'book' | 'page' | 'counted'> | null {
  for (const { page, lines } of edges)
    for (const line of lines) {
      const [, label = '', book = '', paged = ''] = SPOILT_STAMP.exec(line) ?? [];
      const first = Number(paged) - page;
      if (book !== '' && !NO_STAMP.test(label) && !isYear(paged) && first >= FIRST_PAGE)
        return { book, page: String(first), counted: true };
    }
  return null;
}

/** A figure and one behind it, as book and page stand. */
function pairsOf(line: string): [string, string][] {
  const figures = figuresOf(line);
  return figures.slice(0, -1).flatMap((book, i): [string, string][] => {
    const paged = figures[i + 1] ?? '';
    return book.length > 5 || paged.length > 5 || Number(book) < 2 || isYear(paged) ? [] : [[book, paged]];
  });
}

/** Whether a line bears the book and, behind it, the page, however its figures were cut or run together. */
function tells(line: string, book: string, page: number): boolean {
  const figures = figuresOf(line);
  const at = figures.findIndex((one) => Number(one) === Number(book));
  if (at < 0) return false;
  const behind = figures.slice(at + 1);
  const wanted = String(page);
  return (
    behind.some(
      (one) => Number(one) === page || (wanted.length > 2 && one.length === wanted.length + 1 && one.endsWith(wanted)),
    ) || behind.some((one, i) => one + (behind[i + 1] ?? '') === wanted)
  );
}

/** A figure that stands alone on its line, one more on each page. */
function runningPage(edges: readonly Edge[]): { page: string; counted: boolean } | null {
  const alone = edges.flatMap(({ page, lines }) =>
    lines
      .map((line) => /^[^\w$]{0,3}(\d{1,4})[^\w%]{0,3}$/.exec(line)?.[1])
      .filter((figures) => figures !== undefined && !isYear(figures))
      .map((figures) => ({ page, first: Number(figures) - page })),
  );
  for (const { first } of alone) {
    const told = alone.filter((one) => one.first === first);
    if (first >= FIRST_PAGE && new Set(told.map(({ page }) => page)).size >= 2)
      return { page: String(first), counted: !told.some(({ page }) => page === 0) };
  }
  return null;
}

const BOOK = /\b(?:book|bk|vol(?:ume)?|liber)\b[^\w]{0,3}(?:no\.?\s?)?(\d{1,5})(?!\d)/i;

/** "BOOK 539" on one page, and the figure at the edge of another. */
function runningBook(edges: readonly Edge[]): string | null {
  for (const { page, lines } of edges)
    for (const line of lines) {
      const book = BOOK.exec(line)?.[1];
      if (book !== undefined && isOnAnother(edges, page, book)) return book;
    }
  return null;
}

const isOnAnother = (edges: readonly Edge[], page: number, figures: string): boolean =>
  edges.some((edge) => edge.page !== page && edge.lines.some((line) => figuresOf(line).includes(figures)));

/** A long number at the edge of more than one page, and of no fewer than any other. */
function runningInstrument(edges: readonly Edge[]): string | null {
  const pages = new Map<string, number>();
  for (const { lines } of edges) {
    const own = new Set(lines.flatMap((line) => line.match(/(?<![\d.$/-])\d{6,14}(?![\d./-])/g) ?? []));
    for (const number of own) pages.set(number, (pages.get(number) ?? 0) + 1);
  }
  const [best, second] = [...pages].sort((a, b) => b[1] - a[1]);
  return best === undefined || best[1] < 2 || best[1] === second?.[1] ? null : best[0];
}
