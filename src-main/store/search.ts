// The words of a person as a question to the full-text index, and its answers with what was found marked.
import { type RawBuilder, sql } from 'kysely';
import type { LibraryHit, MarkedText } from '#core/schema/library.ts';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { listMarked, wordsFound } from '#main/store/found-words.ts';
import { OPEN, SHUT } from '#main/store/marked-words.ts';

const MOST_TERMS = 12;
const MOST_LETTERS = 60;

/** Words as they stand together, the last of them perhaps only the beginning of one. */
export interface Term {
  readonly words: readonly string[];
  readonly begins: boolean;
}

/** Every term has to be there. None at all: what was asked for is in no document. */
export type Question = readonly Term[];

/**
 * Every word has to be there, each as the beginning of one; words in quotation marks as they stand together. Null when
 * nothing was asked for. Whatever else is typed parts words: no sign of it reaches the index as a command.
 */
export function questionOf(search: string): Question | null {
  const parts = search.normalize('NFC').split(/["“”]/);
  const terms = parts.flatMap((part, i) => {
    if (i % 2 === 0) return wordsOf(part).map((word) => ({ words: [word], begins: true }));
    // A quotation that is still being typed ends in the beginning of a word.
    return termOf(part, i === parts.length - 1);
  });
  if (terms.length > 0) return terms.slice(0, MOST_TERMS);
  // Signs that no word of a document holds are not found in any, but a lone mark is the start of what is being typed.
  return /[^\s\p{P}\p{S}\p{C}]|\p{Extended_Pictographic}/u.test(search) ? [] : null;
}

const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu) ?? []).map((word) => word.slice(0, MOST_LETTERS));

function termOf(part: string, begins: boolean): Term[] {
  const words = wordsOf(part);
  return words.length === 0 ? [] : [{ words, begins }];
}

/** No document holds it. */
const NOTHING = '"zqxj" AND "zqxjx" NOT "zqxj"';

/** As the full-text index of SQLite is asked. */
const matchOf = (question: Question): string =>
  question.length === 0
    ? NOTHING
    : question.map(({ words, begins }) => `"${words.join(' ')}"${begins ? '*' : ''}`).join(' ');

/** The numbers of the documents that hold what was asked for, of those that were entered. */
export function numbersFound(db: Db, question: Question): RawBuilder<unknown> {
  return isPostgres(db) ? wordsFound(question) : sql`SELECT rowid FROM found WHERE found MATCH ${matchOf(question)}`;
}

export interface FoundRow {
  readonly number: number;
  readonly title: string;
  readonly facts: string;
  readonly labels: string;
  readonly words: string;
}

/** Where each of these documents was found, by its number. */
export async function listHits(
  db: Db,
  question: Question,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, LibraryHit>> {
  if (numbers.length === 0) return new Map();
  const rows = isPostgres(db) ? await listMarked(db, question, numbers) : await listMatched(db, question, numbers);
  return new Map(rows.map((row) => [row.number, hitOf(row)]));
}

async function listMatched(db: Db, question: Question, numbers: readonly number[]): Promise<FoundRow[]> {
  const piece = (column: number, name: string) =>
    sql`snippet(found, ${sql.lit(column)}, ${OPEN}, ${SHUT}, ${sql.lit('…')}, 18) AS ${sql.ref(name)}`;
  // The plus sign keeps it one walk over what was found, instead of one search for each row; and the walk goes no further
  // than the rows do, which in the order of their coming stand close together.
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const { rows } = await sql<FoundRow>`
    SELECT rowid AS number, highlight(found, 0, ${OPEN}, ${SHUT}) AS title,
      ${piece(1, 'facts')}, ${piece(2, 'labels')}, ${piece(3, 'words')}
    FROM found WHERE found MATCH ${matchOf(question)} AND rowid BETWEEN ${first} AND ${last}
      AND +rowid IN (${sql.join(numbers)})`.execute(db);
  return rows;
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
