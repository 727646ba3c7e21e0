// A figure struck over another beside the same figure elsewhere on the page: the page's own type tells what is usual
// better than any table of faces.
import { median } from '#main/ingest/pdf/layout.ts';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';
import { wordOf } from '#main/ingest/scan/words/scan-words.ts';
import { LEAST_FIGURES, struckOver } from '#main/ingest/scan/words/struck-over.ts';

/** The same figure of one type varies less than different figures do. */
const TOO_MUCH = 1.27;
/** Below this a figure is like the lighter ones of its kind, however heavy the table of faces finds them all. */
const USUAL = 1.15;
/** So many of the same figure tell what is usual for it. */
const LEAST_ALIKE = 4;

/**
 * The lines, with figures doubted that hold too much ink for what the page shows of them elsewhere. Those that only a
 * comparison with other figures of their line found heavy are cleared where all of their kind are.
 */
export function withStruckOverOnPage(lines: readonly LineRead[]): LineRead[] {
  const usual = lines.map(usualOf);
  const alike = new Map<string, number[]>();
  for (const [at, { words }] of lines.entries()) {
    for (const character of words.flatMap((word) => word.characters)) {
      const share = shareOf(character, usual[at] ?? null);
      if (share !== null) alike.set(kindOf(character), [...(alike.get(kindOf(character)) ?? []), share]);
    }
  }
  const weighed = (character: Character, at: number): Character => {
    const share = shareOf(character, usual[at] ?? null);
    const others = alike.get(kindOf(character)) ?? [];
    if (share === null || others.length < LEAST_ALIKE) return character;
    if (share >= TOO_MUCH * median(others)) return struckOver(character);
    const { unstruck, ...plain } = character;
    return unstruck !== undefined && share < USUAL * lighterOf(others) ? { ...plain, chance: unstruck } : character;
  };
  return lines.map((read, at) => ({
    ...read,
    words: read.words.map((word) => {
      const characters = word.characters.map((character) => weighed(character, at));
      if (characters.every(({ chance }, i) => chance === word.characters[i]?.chance)) return word;
      return { ...word, ...wordOf(characters, read.line), agreed: word.agreed, alternative: word.alternative };
    }),
  }));
}

/** Three in four weigh as much or more: some may be struck over, but not most. */
const lighterOf = (shares: readonly number[]): number => shares.toSorted((a, b) => a - b)[shares.length >> 2] ?? 0;

/** Ribbons fade from line to line, so a figure is held against its line first. */
function usualOf({ words }: LineRead): number | null {
  const inks = words.flatMap((word) => word.characters.flatMap(({ ink }) => ink ?? []));
  return inks.length < LEAST_FIGURES ? null : median(inks);
}

const shareOf = ({ ink }: Character, usual: number | null): number | null =>
  ink === undefined || usual === null || usual === 0 ? null : ink / usual;

const kindOf = ({ text, face }: Character): string => `${face} ${text}`;
