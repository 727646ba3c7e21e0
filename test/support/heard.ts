// Deeds as the product reads them: with the ear, which hears what no rule names.
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { hearHere } from '#main/reader/ear/hear-here.ts';
import { readHeard } from '#main/reader/ear/read-heard.ts';

export const heardDeed = (text: string): Promise<Extraction> => readHeard(pagesOfText(text), hearHere);

/** Of each tract. */
export const heardStatuses = async (text: string): Promise<string[]> =>
  judgeAll(completeCalls(await heardDeed(text)), () => ({ georef: null, reasons: [] })).verdicts.map(
    ({ status }) => status,
  );

/** What the words leave open of the first tract, in the order in which an examiner is told. */
export const heardCodes = async (text: string): Promise<string[]> =>
  ((await heardDeed(text)).tracts[0]?.findings ?? []).map(({ code }) => code);
