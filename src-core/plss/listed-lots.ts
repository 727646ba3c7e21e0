// Lots told by their numbers alone behind a section, as the bureau's lists print them, and what such a list may look like.
import { findPartAt } from '#core/plss/part-token.ts';
import {
  findLotsAt,
  findNumberList,
  findRangeAt,
  findSectionAt,
  findTownshipAt,
  type LotToken,
  sticky,
} from '#core/plss/place-tokens.ts';

const BAR = /\s*(?:\||:)\s*(?=\d)/y;
const LIST_ENDS = /[^\S\n]*(?:$|[\n|;)]|\.(?=\s*(?:$|[A-Z\n])))/y;
const LIST_GOES_ON = /\s*(?:,|\band\b|&)\s*(?:the\s+)?|\s+/iy;
const ACREAGE = /(?:containing\b|\(?\s*\d+(?:\.\d+)?\s*ac(?:res?)?\b)/iy;
const EXCEPTED = /(?:less|except(?:ing)?|excluding|sav(?:e|ing))\b/iy;

/** Behind a list of lots the line ends, or a part, a place, an exception or the acreage of it all follows: no other word. */
function isListEnd(text: string, at: number): boolean {
  if (sticky(LIST_ENDS, text, at) !== null) return true;
  const gap = sticky(LIST_GOES_ON, text, at);
  if (gap === null) return false;
  const next = at + gap[0].length;
  const place = findTownshipAt(text, next) ?? findRangeAt(text, next) ?? findSectionAt(text, next);
  if (place !== null || sticky(EXCEPTED, text, next) !== null) return true;
  if (gap[0].trim() === '') return false;
  return (sticky(ACREAGE, text, next) ?? findLotsAt(text, next) ?? findPartAt(text, next)) !== null;
}

/** `Section: 033 | 1-4`: numbers alone after the bar are lots; "Sec. 3: 2 mi SW" is none. */
export function findBarredLots(text: string, at: number): { lots: LotToken; start: number } | null {
  const gap = sticky(BAR, text, at);
  const list = gap ? findNumberList(text, at + gap[0].length, 'lot', 99) : null;
  if (gap === null || list === null || !isListEnd(text, list.end)) return null;
  const start = at + gap[0].length;
  return {
    start,
    lots: { kind: 'lot', lots: list.values, government: true, platted: false, weak: false, length: list.end - start },
  };
}
