// The words of a picture with the chance of every character, as the product reckons it; a page tells only those in doubt.
import type { DrawnPage } from '#main/ingest/pdf/parse-session.ts';
import { wholeLine } from '#main/ingest/scan/lines/cut-line.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import { insertionsAmong, withInsertions } from '#main/ingest/scan/order/insertions.ts';
import { inReadingOrder } from '#main/ingest/scan/order/reading-order.ts';
import { evenPaper } from '#main/ingest/scan/paper/even-paper.ts';
import { uprightPage } from '#main/ingest/scan/upright-page.ts';
import { charactersOf } from '#main/ingest/scan/words/characters.ts';
import { type LineRead, readWords } from '#main/ingest/scan/words/line-words.ts';
import { readCut } from '#main/ingest/scan/words/read-cut.ts';
import { confidenceOf, type ScanWord } from '#main/ingest/scan/words/scan-words.ts';
import { withStruckOverOnPage } from '#main/ingest/scan/words/struck-over-page.ts';
import type { SaidWord } from '#test/support/scan-reliability.ts';

export async function saidWordsOn(drawn: DrawnPage): Promise<SaidWord[]> {
  const look = async (picture: DrawnPage | Omit<DrawnPage, 'scale'>, line: TextLine) => {
    const chances = await readCut(wholeLine(picture, line), 'swift');
    return { characters: charactersOf(chances), faces: chances.faces };
  };
  const page = await uprightPage(evenPaper(drawn), 72 / drawn.scale, look);
  const read: LineRead[] = [];
  for (const line of page.lines)
    read.push(await readWords(page.picture, line, (await look(page.picture, line)).characters));
  const lines = withStruckOverOnPage(read);
  return inReadingOrder(withInsertions(lines, insertionsAmong(lines)), page.slope)
    .flat()
    .map(saidOf);
}

function saidOf({ text, confidence, characters }: ScanWord): SaidWord {
  const chances = characters.flatMap((character) => [...character.text].map(() => confidenceOf([character])));
  return { text, confidence, chanceAt: (at) => chances[at] ?? confidence };
}
