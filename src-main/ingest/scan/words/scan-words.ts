// Characters to words: parted by spaces, each with its place on the page picture and the chance that it is right.
import type { CharacterDoubt } from '#core/schema/page.ts';
import type { Box } from '#main/ingest/pdf/layout.ts';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import { type Character, textOf } from '#main/ingest/scan/words/characters.ts';

export interface ScanWord {
  text: string;
  characters: Character[];
  /** On the page picture. */
  box: Box;
  confidence: number;
  /** Whether a second look read the same; null where there was none. */
  agreed: boolean | null;
  /** What the other look read, where it differs. */
  alternative: string | null;
  /** What was seen where a word of the language was taken instead. */
  recognised?: string;
}

/** Strokes above and below the small letters, in their heights from the middle of the band. */
const ABOVE = 1.15;
const BELOW = 0.95;

export function scanWordsOf(characters: readonly Character[], line: TextLine): ScanWord[] {
  const words: ScanWord[] = [];
  let open: Character[] = [];
  const finish = () => {
    if (open.length > 0) words.push(wordOf(open, line));
    open = [];
  };
  for (const character of characters) {
    if (character.text === ' ') finish();
    else open.push(character);
  }
  finish();
  return words;
}

export function wordOf(characters: Character[], line: TextLine): ScanWord {
  const [from, to] = [characters[0]?.from ?? 0, characters.at(-1)?.to ?? 0];
  return {
    text: textOf(characters),
    characters,
    box: lineBox(line, from, to),
    confidence: confidenceOf(characters),
    agreed: null,
    alternative: null,
  };
}

/** The paper that a stretch of a line covers. */
export function lineBox(line: TextLine, from = line.from, to = line.to): Box {
  const middle = line.middleAt((from + to) / 2);
  return [from, middle - ABOVE * line.x_height, to, middle + BELOW * line.x_height];
}

/** The chance that every character is as read and none was lost. */
export function confidenceOf(characters: readonly Character[]): number {
  return characters.reduce((chance, character) => chance * chanceOf(character), 1);
}

function chanceOf({ chance, lost_before, lost_after }: Character): number {
  return chance * (1 - (lost_before?.chance ?? 0)) * (1 - (lost_after?.chance ?? 0));
}

/** Surer characters than this are told without alternatives. */
const CERTAIN = 0.985;

export function doubtsOf(characters: readonly Character[]): CharacterDoubt[] {
  const doubts: CharacterDoubt[] = [];
  let at = 0;
  for (const character of characters) {
    const { text, lost_before: before, lost_after: after } = character;
    const chance = chanceOf(character);
    if (chance < CERTAIN) {
      const others = [...character.others];
      if (before !== null) others.push({ text: before.text + text, chance: before.chance });
      if (after !== null) others.push({ text: text + after.text, chance: after.chance });
      others.sort((a, b) => b.chance - a.chance);
      doubts.push({ at, chance: rounded(chance), others: others.map((o) => ({ ...o, chance: rounded(o.chance) })) });
    }
    at += text.length;
  }
  return doubts;
}

export function rounded(chance: number): number {
  return Math.round(chance * 1e4) / 1e4;
}
