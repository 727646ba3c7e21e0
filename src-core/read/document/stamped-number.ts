// The number that a recorder stamped without a label of its own, at the head of a document.
import type { ProseLine } from '#core/read/document/prose.ts';
import { findReferences } from '#core/read/document/references.ts';

const BARE_NUMBER =
  /^(?:#|no\.?\s)?\s*((?<=#\s?)\d{4,14}|(?:19|20)\d{2}[A-Z]-?\d{4,9}|\d{7,14}|[A-Z]{1,2}-(?:19|20)\d{2}-\d{3,9}|[A-Z]{0,2}(?:19|20)?\d{2}\s?-\s?\d{4,9}(?:-\d)?|[A-Z]{1,2}\d{6,12}|(?:19|20)?\d{2} \d{5,6}(?=$))(?=\s|$)/;
const LAST_NUMBER =
  /\b(?:records?|recorder|clerk|register|auditor|county)\b.*\s((?:19|20)\d{2}-\d{4,9}|\d{8,14})(?=$|\s+\d{1,2}[/-]\d{1,2}[/-]\d{2,4})/i;
/** In a stamp a file is the instrument; elsewhere it may be anybody's. */
const FILE = /\bfile\s+(\d{5,12})$/i;
/** "Filed Apr 2 1951 10 AM #20114", "E-FILED 2021-0031947". */
const FILED = /\b(?:e-?)?(?:filed|recorded)\b(?:.{0,30}\s#\s?|\s)((?<=#\s?)\d{3,12}|(?:19|20)\d{2}-\d{4,9})(?=\s|$)/i;
/** "NO.34861" alone on its line, "50542 Received". */
const NUMBERED = /^no\.{0,3}\s*\.?(\d{4,8})\.?$|^(\d{4,8})\s+(?:received|filed for)\b/i;
const SHORT_NUMBER = /^(?:no|number)\b[.:]?\s*(\d{2,8})(?=\s|$)/i;
const NOT_AN_INSTRUMENT =
  /\b(?:parcel|tax|receipt|phone|tel|fax|apn|pin|loan|escrow|order|map|account|serial|commission)\b|\(\d{3}\)\s?\d{3}/i;
const STAMP_WORDS = /\b(?:recorded|recording|filed|received|registered|entered|register|recorder|clerk|registry)\b/i;

const STAMP_LENGTH = 90;

/** A number that stands alone at the front of a stamp line, without a label of its own. */
export function findStampedNumber(head: readonly ProseLine[]): string | null {
  for (const { text } of head) {
    const match = NOT_AN_INSTRUMENT.test(text.slice(0, STAMP_LENGTH))
      ? null
      : (BARE_NUMBER.exec(text) ?? LAST_NUMBER.exec(text));
    if (match?.[1] !== undefined) return match[1].replace(/\s/g, '');
    const marked = /\b(?:pg|page|p)\.?\s?\d+\s+#\s?(\d{3,12})\b/i.exec(text);
    if (marked?.[1] !== undefined) return marked[1];
    const file = FILE.exec(text) ?? FILED.exec(text);
    if (file?.[1] !== undefined) return file[1];
  }
  for (const { text } of head) {
    const own = NUMBERED.exec(text);
    if (own !== null) return own[1] ?? own[2] ?? null;
  }
  for (const { text } of head.slice(0, 4)) {
    if (/^\d{5,6}$/.test(text)) return text;
    const match = SHORT_NUMBER.exec(text);
    if (
      match?.[1] !== undefined &&
      (isStamped(text) || head.every((line) => line.text === text || isStamped(line.text)))
    )
      return match[1];
  }
  return null;
}

const isStamped = (text: string): boolean =>
  findReferences(text).length > 0 || STAMP_WORDS.test(text) || /^\d{1,4}$/.test(text);
