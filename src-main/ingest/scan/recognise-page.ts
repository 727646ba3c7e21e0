// One drawn page to lines of words on the page as displayed: paper, lines, words, order.
import type { Line, Page, UnreadPlace, Word } from '#core/schema/page.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { DrawnPage } from '#main/ingest/pdf/parse-session.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import { wholeLine } from '#main/ingest/scan/lines/cut-line.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import { inkBetween } from '#main/ingest/scan/order/ink-between.ts';
import { insertionsAmong, withInsertions } from '#main/ingest/scan/order/insertions.ts';
import { marginWordsAmong } from '#main/ingest/scan/order/margin-words.ts';
import { inReadingOrder } from '#main/ingest/scan/order/reading-order.ts';
import { evenPaper } from '#main/ingest/scan/paper/even-paper.ts';
import { type FirstLook, type UprightPage, uprightPage } from '#main/ingest/scan/upright-page.ts';
import { type Character, charactersOf } from '#main/ingest/scan/words/characters.ts';
import { type LineRead, readWords, type Unread } from '#main/ingest/scan/words/line-words.ts';
import { type Face, readCut } from '#main/ingest/scan/words/read-cut.ts';
import { doubtsOf, lineBox, rounded, type ScanWord } from '#main/ingest/scan/words/scan-words.ts';
import { sidewaysPrint } from '#main/ingest/scan/words/sideways.ts';
import { withStruckOverOnPage } from '#main/ingest/scan/words/struck-over-page.ts';
import { writingSeen } from '#main/ingest/scan/words/writing-seen.ts';

/** What recognition tells of a page. */
export interface RecognisedPage {
  lines: Line[];
  unread_places?: UnreadPlace[];
  turn?: Page['turn'];
  /** Why the page as a whole is not to be relied on. */
  mostly?: 'hand' | 'illegible';
}

export async function recognisePage(drawn: DrawnPage): Promise<RecognisedPage> {
  const read = rememberedReading();
  const page = await uprightPage(evenPaper(drawn), 72 / drawn.scale, read);
  const [lines, faces]: [LineRead[], (readonly Face[])[]] = [[], []];
  for (const line of page.lines) {
    const look = await read(page.picture, line);
    lines.push(await readWords(page.picture, line, look.characters));
    faces.push(look.faces);
  }
  const seen = await writingSeen(page.picture, lines, faces);
  const sideways = await sidewaysPrint(page.picture, lines, 72 / drawn.scale);
  return toldPage(page, withStruckOverOnPage(lines), seen, sideways, drawn.scale);
}

/** Lines that were read to find the way up are not read twice. */
function rememberedReading() {
  const read = new WeakMap<TextLine, Promise<FirstLook>>();
  return (picture: Raster, line: TextLine): Promise<FirstLook> => {
    const known = read.get(line) ?? readLine(picture, line);
    read.set(line, known);
    return known;
  };
}

async function readLine(picture: Raster, line: TextLine): Promise<FirstLook> {
  const chances = await readCut(wholeLine(picture, line), 'swift');
  return { characters: charactersOf(chances), faces: chances.faces };
}

function toldPage(
  page: UprightPage,
  lines: readonly LineRead[],
  writing: readonly Unread[],
  sideways: readonly Unread[],
  scale: number,
): RecognisedPage {
  const onPage = (box: Box) => pointsOf(page.toDrawn(box), scale);
  const insertions = insertionsAmong(lines);
  const words = inReadingOrder(withInsertions(lines, insertions), page.slope);
  const inserted = [...insertions.map((insertion) => insertion.inserted), ...marginWordsAmong(lines)]
    .filter(({ unread }) => unread.length === 0)
    .map(({ line }) => ({ box: lineBox(line), kind: 'inserted' as const }));
  const marks = inkBetween(
    page.picture,
    lines.map(({ line }) => line),
  ).map((box) => ({ box, kind: 'inserted' as const }));
  // Scraps of print on its side that looked like lines are told with it.
  const isScrap = ({ box, kind }: Unread) => kind === 'illegible' && sideways.some((one) => isOver(one.box, box));
  const known = [...lines.flatMap((line) => line.unread).filter((place) => !isScrap(place)), ...inserted];
  const apart = writing.filter((place) => !isScrap(place) && !known.some(({ box }) => isOver(box, place.box)));
  // A short line between two long ones is a line, and no mark.
  const seen = [...known.map(({ box }) => box), ...lines.map(({ line }) => lineBox(line))];
  const unread = [
    ...known,
    ...sideways,
    ...apart,
    ...marks.filter(({ box }) => !seen.some((place) => isOver(place, box))),
  ];
  const places = unread.map(({ box, kind }) => ({ box: onPage(box), kind }));
  const told: RecognisedPage = {
    lines: words.map((line) => ({ words: line.map((word) => toldWord(word, onPage(word.box))) })),
  };
  if (places.length > 0) told.unread_places = places;
  if (page.turn !== 0) told.turn = page.turn;
  const mostly = mostlyUnread(lines);
  if (mostly !== null) told.mostly = mostly;
  return told;
}

function isOver(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** A page with signatures is not written by hand: more than half of all that stands on it has to be. */
function mostlyUnread(lines: readonly LineRead[]): 'hand' | 'illegible' | null {
  let [all, hand, illegible] = [0, 0, 0];
  for (const { line, words, unread } of lines) {
    if (words.length === 0 && unread.length === 0) continue;
    const length = line.to - line.from;
    all += length;
    const kind = words.length > 0 ? null : unread[0]?.kind;
    if (kind === 'hand') hand += length;
    if (kind === 'illegible') illegible += length;
  }
  if (hand + illegible <= all / 2) return null;
  return hand >= illegible ? 'hand' : 'illegible';
}

function pointsOf(box: Box, scale: number): [number, number, number, number] {
  const [x0, y0, x1, y1] = box.map((value) => Math.round(value * scale * 100) / 100);
  return [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0];
}

function toldWord(scanned: ScanWord, box: NonNullable<Word['box']>): Word {
  const { text, characters, confidence, alternative, agreed, recognised } = scanned;
  const word: Word = { text, box, confidence: rounded(confidence), alternative, agreed };
  const doubts = doubtsOf(characters);
  if (doubts.length > 0) word.doubts = doubts;
  if (recognised !== undefined) word.recognised = recognised;
  const face = faceOf(characters);
  if (face !== null) word.face = face;
  return word;
}

function faceOf(characters: readonly Character[]): NonNullable<Word['face']> | null {
  for (const face of ['print', 'typed', 'hand'] as const) {
    if (characters.filter((character) => character.face === face).length > characters.length / 2) return face;
  }
  return null;
}
