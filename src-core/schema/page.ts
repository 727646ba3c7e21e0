// Pages of text as the reader receives them: lines of words that know where they stood and how surely they were read.
import { z } from 'zod';

/** A word of a page. Positions are PDF points, origin top left; null where the text never had a page (pasted text). */
export const Word = z.object({
  text: z.string(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** 0 to 1; 1 for a text layer. */
  confidence: z.number(),
  /** What the second recogniser read for the same box, where it differs from text. */
  alternative: z.string().nullable(),
  /** True when both recognisers read the same; null where only one looked (always for a text layer). */
  agreed: z.boolean().nullable(),
});
export type Word = z.infer<typeof Word>;

export const Line = z.object({ words: z.array(Word) });
export type Line = z.infer<typeof Line>;

export const Page = z.object({
  number: z.int().min(1),
  /** PDF points; 0 for pasted text. */
  width: z.number(),
  height: z.number(),
  source: z.enum(['text_layer', 'ocr', 'text']),
  /** In reading order; a table row is one line. Blank lines of the source are lines without words. */
  lines: z.array(Line),
  /** What of the page could not be read, in a sentence; absent when all of it was. */
  unread: z.string().optional(),
});
export type Page = z.infer<typeof Page>;
