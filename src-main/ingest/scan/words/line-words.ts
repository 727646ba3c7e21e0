// The words of one line, as sure as they are, and what of it is written but could not be read.
import type { UnreadPlace } from '#core/schema/page.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { Raster } from '#main/ingest/pdf/pdfium.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import { bareOf, hasStrayDigit, isKnown, mendedWord } from '#main/ingest/scan/words/lexicon.ts';
import { type ScanWord, scanWordsOf, wordOf } from '#main/ingest/scan/words/scan-words.ts';
import { lookAgain } from '#main/ingest/scan/words/second-look.ts';

export interface LineRead {
  line: TextLine;
  words: ScanWord[];
  unread: Unread[];
}

export interface Unread {
  /** On the page picture. */
  box: Box;
  kind: UnreadPlace['kind'];
}

/** The sign of a word that its writer struck out. */
const STRUCK = '¬';
/** Below this mean chance of its characters a line is guessed, not read. */
const ILLEGIBLE = 0.5;
/** Below this it is only a line of text if it holds words of the language or figures. */
const LEGIBLE = 0.8;
const LEAST_KNOWN = 0.3;
/** Handwriting is kept as text where it is surer than this. */
const HAND_LEGIBLE = 0.75;
/** So few signs, and unsure, are a speck or the end of a rule. */
const SPECK = 2;
/** Fewer than this may be text by luck. */
const LEAST_SIGNS = 4;

export async function readWords(picture: Raster, line: TextLine, characters: Character[]): Promise<LineRead> {
  const all = scanWordsOf(characters, line);
  const kind = unreadKind(all, line);
  if (kind !== null) return { line, words: [], unread: kind === 'speck' ? [] : [{ box: around(all), kind }] };
  const first = parted(all);
  // What the second look takes for struck is struck too.
  const second = parted(await lookAgain(picture, line, first.words));
  const words = second.words.map((word) =>
    word.agreed === null || hasStrayDigit(bareOf(word.text)) ? mended(word, line) : word,
  );
  return { line, words, unread: [...first.unread, ...second.unread] };
}

/** Words to be read, and those that are struck out or written by hand past reading. */
function parted(all: readonly ScanWord[]): { words: ScanWord[]; unread: Unread[] } {
  const unread: Unread[] = [];
  const words = all.filter((word) => {
    const isStruck = word.text.includes(STRUCK);
    if (!isStruck && !(isByHand(word) && meanChance([word]) < HAND_LEGIBLE)) return true;
    unread.push({ box: word.box, kind: isStruck ? 'struck' : 'hand' });
    return false;
  });
  return { words, unread };
}

function unreadKind(words: readonly ScanWord[], line: TextLine): UnreadPlace['kind'] | 'speck' | null {
  const letters = words.reduce((sum, word) => sum + word.characters.length, 0);
  const chance = meanChance(words);
  if (letters === 0 || (letters <= SPECK && chance < LEGIBLE)) return 'speck';
  const byHand = line.by_hand || words.filter(isByHand).length > words.length / 2;
  if (chance < (byHand ? HAND_LEGIBLE : ILLEGIBLE)) return byHand ? 'hand' : 'illegible';
  if (chance < LEGIBLE && knownShare(words, letters) < LEAST_KNOWN) return byHand ? 'hand' : 'illegible';
  return null;
}

/**
 * Whether words of the language or figures stand in it that are sure: what is no text does not look like this by chance,
 * while a stamp's smaller letters may be lost beside its figures.
 */
export function isSurelyText(words: readonly ScanWord[]): boolean {
  const letters = words.reduce((sum, word) => sum + word.characters.length, 0);
  const sure = words.filter((word) => isVaried(word) && meanChance([word]) >= LEGIBLE);
  return knownShare(sure, letters) * letters >= LEAST_SIGNS && knownShare(sure, letters) >= LEAST_KNOWN;
}

/** Ticks and hatching read as one sign again and again. */
function isVaried({ text, characters }: ScanWord): boolean {
  return characters.length > SPECK && new Set(text).size > 1;
}

function meanChance(words: readonly ScanWord[]): number {
  const characters = words.flatMap((word) => word.characters);
  return characters.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, characters.length);
}

function knownShare(words: readonly ScanWord[], letters: number): number {
  const known = words.filter(({ text }) => /\d/.test(text) || isKnown(text.replace(/[^a-z]/gi, '')));
  return known.reduce((sum, word) => sum + word.characters.length, 0) / letters;
}

function isByHand({ characters }: ScanWord): boolean {
  return characters.filter(({ face }) => face === 'hand').length > characters.length / 2;
}

function mended(word: ScanWord, line: TextLine): ScanWord {
  const characters = mendedWord(word.characters);
  return characters === null ? word : { ...wordOf(characters, line), recognised: word.text };
}

function around(words: readonly ScanWord[]): Box {
  return [
    Math.min(...words.map(({ box }) => box[0])),
    Math.min(...words.map(({ box }) => box[1])),
    Math.max(...words.map(({ box }) => box[2])),
    Math.max(...words.map(({ box }) => box[3])),
  ];
}
