// Pages of text as the reader receives them: lines of words that know where they stood and how surely they were read.
import { z } from 'zod';

/** A character that may be another one: what it was taken for, with the chance of that, and what else it may be. */
export const CharacterDoubt = z.object({
  /** Index of the character in the word's text. */
  at: z.int().min(0),
  chance: z.number(),
  /** Likeliest first; an empty text stands for no character at all. */
  others: z.array(z.object({ text: z.string(), chance: z.number() })),
});
export type CharacterDoubt = z.infer<typeof CharacterDoubt>;

/** A word of a page. Positions are PDF points, origin top left; null where the text never had a page (pasted text). */
export const Word = z.object({
  text: z.string(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
  /** The chance that the word stands on the page as it is told here, 0 to 1; 1 for a text layer. */
  confidence: z.number(),
  /** What the second recogniser read for the same box, where it differs from text. */
  alternative: z.string().nullable(),
  /** True when both recognisers read the same; null where only one looked (always for a text layer). */
  agreed: z.boolean().nullable(),
  /** The characters that are not certain; absent where all are. */
  doubts: z.array(CharacterDoubt).optional(),
  /** What was recognised before a word of the language was taken instead; absent where the word stands as recognised. */
  recognised: z.string().optional(),
  /** How it was written, where the recogniser can tell. */
  face: z.enum(['print', 'typed', 'hand']).optional(),
});
export type Word = z.infer<typeof Word>;

export const Line = z.object({ words: z.array(Word) });
export type Line = z.infer<typeof Line>;

/** A place where something is written that was not read as a part of its line. */
export const UnreadPlace = z.object({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** By hand, struck out by the writer, put in between the lines or beside them, or too damaged or on its side. */
  kind: z.enum(['hand', 'struck', 'inserted', 'illegible']),
});
export type UnreadPlace = z.infer<typeof UnreadPlace>;

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
  /** Where something is written that was left out of the lines. */
  unread_places: z.array(UnreadPlace).optional(),
  /** Quarter turns clockwise after which the page stands as people read it; absent for none. */
  turn: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
});
export type Page = z.infer<typeof Page>;
