// Figures struck over another, told by the same figure elsewhere on the page.
import { describe, expect, test } from 'vitest';
import type { TextLine } from '#main/ingest/scan/lines/text-lines.ts';
import type { Character } from '#main/ingest/scan/words/characters.ts';
import type { LineRead } from '#main/ingest/scan/words/line-words.ts';
import { wordOf } from '#main/ingest/scan/words/scan-words.ts';
import { struckOver } from '#main/ingest/scan/words/struck-over.ts';
import { withStruckOverOnPage } from '#main/ingest/scan/words/struck-over-page.ts';

const LINE: TextLine = { from: 0, to: 400, x_height: 20, by_hand: false, middleAt: () => 50 } as TextLine;

/** One word of figures, each with its ink. */
function line(figures: string, inks: readonly number[]): LineRead {
  const characters = [...figures].map(
    (text, i): Character => ({
      text,
      chance: 0.999,
      others: [],
      face: 'typed',
      from: i * 20,
      to: i * 20 + 12,
      lost_before: null,
      lost_after: null,
      ink: inks[i] ?? 10,
    }),
  );
  return { line: LINE, words: [{ ...wordOf(characters, LINE), agreed: true }], unread: [] };
}

const chancesOf = (lines: readonly LineRead[]) =>
  withStruckOverOnPage(lines).map(({ words }) => words.flatMap((word) => word.characters.map(({ chance }) => chance)));

describe('beside the same figure of the page', () => {
  test('one with a little too much ink is doubted, and its word with it', () => {
    const lines = [line('2543', []), line('2543', []), line('2543', []), line('2543', [10, 13, 10, 10])];
    expect(chancesOf(lines).at(-1)).toEqual([0.999, 0.5, 0.999, 0.999]);
    expect(withStruckOverOnPage(lines).at(-1)?.words[0]).toMatchObject({ text: '2543', agreed: true });
    expect(withStruckOverOnPage(lines).at(-1)?.words[0]?.confidence).toBeLessThan(0.51);
  });

  test('a face whose fives are all heavy, and a line that was struck harder, are not', () => {
    expect(chancesOf(Array.from({ length: 4 }, () => line('2543', [10, 13, 10, 10]))).flat()).not.toContain(0.5);
    const harder = line('2543', [13, 13, 13, 13]);
    expect(chancesOf([line('2543', []), line('2543', []), line('2543', []), harder]).flat()).not.toContain(0.5);
  });

  test('one that only other figures of its line made doubtful is cleared, unless it is heavier than its like', () => {
    const struck = (one: LineRead): LineRead => ({
      ...one,
      words: one.words.map((word) => ({
        ...word,
        ...wordOf(
          word.characters.map((character, i) => (i === 1 ? struckOver(character) : character)),
          LINE,
        ),
        agreed: true,
      })),
    });
    const heavy = () => line('2543', [10, 15, 10, 10]);
    expect(chancesOf([struck(heavy()), heavy(), heavy(), heavy()]).flat()).not.toContain(0.5);
    const light = () => line('2543', []);
    expect(chancesOf([struck(line('2543', [10, 12, 10, 10])), light(), light(), light()])[0]?.[1]).toBe(0.5);
    expect(chancesOf([struck(heavy()), heavy()])[0]?.[1]).toBe(0.5);
    expect(chancesOf([struck(heavy()), struck(heavy()), light(), light()])[0]?.[1]).toBe(0.5);
  });

  test('too few of it tell nothing', () => {
    expect(chancesOf([line('2543', []), line('2543', [10, 13, 10, 10])]).flat()).not.toContain(0.5);
  });
});
