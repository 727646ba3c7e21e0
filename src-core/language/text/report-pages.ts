// Where a page of the printed reports begins: a star and its number, set into the text of an opinion.
import type { Span } from '#core/language/text/text-line.ts';

const REPORT_PAGE = /(?<=\s)\*(?:Page )?(\d{2,4})(?=\s)/g;
const UNIT = /^\s(?:feet|foot|ft|chains?|chs|poles?|perches|rods?|links?|lks|varas|vrs|yards?|met|m\b|deg|min|°)/i;

/** "North 81.3 *892 feet": taken for a page where pages are counted on, or where it can be no figure of a course. */
export function findReportPages(text: string): Span[] {
  if (!text.includes(' *') && !text.includes('\n*')) return [];
  const found = [...text.matchAll(REPORT_PAGE)].map(({ index, 0: mark, 1: number }) => ({
    start: index,
    end: index + mark.length,
    page: Number(number),
  }));
  const pages = new Set(found.map(({ page }) => page));
  return found
    .filter(({ start, end, page }) => {
      if (pages.has(page - 1) || pages.has(page + 1)) return true;
      return !/\d\s$/.test(text.slice(Math.max(0, start - 2), start)) && !UNIT.test(text.slice(end, end + 10));
    })
    .map(({ start, end }) => ({ start, end }));
}
