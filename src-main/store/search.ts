// The words of a person as a question to the full-text index, and its answers with what was found marked.
import { sql } from 'kysely';
import type { LibraryHit, MarkedText } from '#core/schema/library.ts';
import type { Db } from '#main/store/db.ts';

const MOST_TERMS = 12;
const MOST_LETTERS = 60;

/**
 * Every word has to be there, each as the beginning of one; words in quotation marks as they stand together. Null when
 * nothing was asked for. Whatever else is typed parts words: no sign of it reaches the index as a command.
 */
export function questionOf(search: string): string | null {
  const parts = search.normalize('NFC').split(/["“”]/);
  const phrases = parts.flatMap((part, i) => {
    if (i % 2 === 0) return wordsOf(part).map(beginning);
    // A quotation that is still being typed ends in the beginning of a word.
    return phraseOf(part, i === parts.length - 1);
  });
  if (phrases.length > 0) return phrases.slice(0, MOST_TERMS).join(' ');
  // Signs that no word of a document holds are not found in any, but a lone mark is the start of what is being typed.
  return /[^\s\p{P}\p{S}\p{C}]|\p{Extended_Pictographic}/u.test(search) ? NOTHING : null;
}

/** No document holds it. */
const NOTHING = '"zqxj" AND "zqxjx" NOT "zqxj"';

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu) ?? []).map((word) => word.slice(0, MOST_LETTERS));
const beginning = (word: string): string => `"${word}"*`;

function phraseOf(part: string, open: boolean): string[] {
  const words = wordsOf(part).join(' ');
  return words === '' ? [] : [open ? beginning(words) : `"${words}"`];
}

const OPEN = '\u0002';
const SHUT = '\u0003';

interface FoundRow {
  readonly number: number;
  readonly title: string;
  readonly facts: string;
  readonly labels: string;
  readonly words: string;
}

/** Where each of these documents was found, by its number. */
export async function listHits(
  db: Db,
  question: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, LibraryHit>> {
  if (numbers.length === 0) return new Map();
  const piece = (column: number, name: string) =>
    sql`snippet(found, ${sql.lit(column)}, ${OPEN}, ${SHUT}, '…', 18) AS ${sql.ref(name)}`;
  // The plus sign keeps it one walk over what was found, instead of one search for each row; and the walk goes no further
  // than the rows do, which in the order of their coming stand close together.
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const { rows } = await sql<FoundRow>`
    SELECT rowid AS number, highlight(found, 0, ${OPEN}, ${SHUT}) AS title,
      ${piece(1, 'facts')}, ${piece(2, 'labels')}, ${piece(3, 'words')}
    FROM found WHERE found MATCH ${question} AND rowid BETWEEN ${first} AND ${last}
      AND +rowid IN (${sql.join(numbers)})`.execute(db);
  return new Map(rows.map((row) => [row.number, hitOf(row)]));
}

function hitOf({ title, facts, labels, words }: FoundRow): LibraryHit {
  const told = [facts, labels, words].find((text) => text.includes(OPEN));
  // Facts and labels stand in lines of their own; the lines of a page mean nothing.
  const line = told?.replace(/\s*\n\s*/g, told === words ? ' ' : ' · ').trim();
  return { name: markedOf(title), words: line === undefined ? [] : markedOf(line) };
}

function markedOf(text: string): MarkedText {
  return text.split(OPEN).flatMap((part, i) => {
    const [marked = '', after = ''] = i === 0 ? ['', part] : part.split(SHUT);
    return [
      { text: marked, marked: true },
      { text: after, marked: false },
    ].filter((one) => one.text !== '');
  });
}
