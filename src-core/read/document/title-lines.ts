// A title that shares its line with the recorder's number, a book and page, leaders or a mark for a note.

/** What parts the caption of a copy from the title beside it: "to ) DEED". */
const BRACE = /^(?:to\b)?[^A-Za-z]*[)}\]|]+\s*/i;
const LEADERS = /(?:[.…*_–—-]\s?){3,}|\*/g;
const NUMBER_BEFORE = /^(?:.{0,48}?\s)?(?:no|number)\b[\s.:#]*(\d{2,9})\.?\s+(?=[A-Z])|^#?(\d{3,9})\s+(?=[A-Z])/i;
const NUMBER_BEHIND = /\s#\s?(\d{3,9})\b|^\s*(?:no\b[\s.:#]*)?(\d{4,9})\b/i;
/** At least two words in capitals of which the last names an instrument. */
const NAMED =
  /^((?:[A-Z][A-Z'’&/-]*,?\s+){1,7}(?:DEEDS?|LEASE|MORTGAGE|INDENTURE|EASEMENT|AGREEMENT|CONTRACT|RELEASE|ASSIGNMENT|PATENT|AFFIDAVIT))(?=\.?$|\s+(?:#|\d|V[Oo][Ll]|B[Oo]{2}[Kk]|B[Kk]|D\.?B|N[Oo]\b))/;
/** Words of a sentence in capitals: conveyed to the town by DEED BOOK 10175. */
const OF_A_SENTENCE = /\b(?:TO|BY|FROM|IN|AT|THE|THAT|THIS|SAID|BEING|CONVEYED|RECORDED|UNDER|PER|SEE)\b/;
const LONGEST = 140;

export interface TitleLine {
  readonly title: string;
  readonly number: string | null;
}

/** Null where the line holds no title in capitals between numbers and references. */
export function titleAmong(line: string): TitleLine | null {
  // "DEED 36.00" is what the recorder charged.
  if (line.length > LONGEST || !/\d/.test(line) || /\d\.\d\d\b/.test(line)) return null;
  const plain = line.replace(BRACE, '').replace(LEADERS, ' ').replace(/\s+/g, ' ').trim();
  const before = NUMBER_BEFORE.exec(plain);
  const rest = before === null ? plain : plain.slice(before[0].length);
  const title = NAMED.exec(rest)?.[1];
  if (title === undefined || OF_A_SENTENCE.test(title)) return null;
  const behind = NUMBER_BEHIND.exec(rest.slice(title.length));
  return { title, number: before?.[1] ?? before?.[2] ?? behind?.[1] ?? behind?.[2] ?? null };
}
