// Paper made white and ink black over the whole page.
import { describe, expect, test } from 'vitest';
import { evenPaper } from '#main/ingest/scan/paper/even-paper.ts';
import { drawnPages } from '#test/support/scan.ts';
import { writtenDeed } from '#test/support/scan-deed.ts';

const PAGE = drawnPages(writtenDeed(3).text, { font: 'serif', dpi: 100 })[0]!;

const inkShare = ({ grey }: { grey: Uint8Array }) => grey.filter((value) => value < 128).length / grey.length;

describe('paper', () => {
  test('in shadow on one side comes out as white as on the other', () => {
    const grey = PAGE.grey.map((value, i) => value * (1 - 0.4 * ((i % PAGE.width) / PAGE.width)));
    const even = evenPaper({ ...PAGE, grey });
    expect(Math.abs(inkShare(even) - inkShare(PAGE))).toBeLessThan(0.02);
    expect(even.grey.filter((value) => value > 100 && value < 200).length / even.grey.length).toBeLessThan(0.06);
  });

  test('of a photostat negative comes out white', () => {
    const even = evenPaper({ ...PAGE, grey: PAGE.grey.map((value) => 255 - value) });
    expect(Math.abs(inkShare(even) - inkShare(PAGE))).toBeLessThan(0.01);
  });

  test('of a photostat negative in black and white alone is turned and left as sharp as it was', () => {
    const grey = PAGE.grey.map((value) => (value < 128 ? 255 : 0));
    const even = evenPaper({ ...PAGE, grey }).grey;
    expect(even.every((value, i) => value === 255 - (grey[i] ?? 0))).toBe(true);
  });

  test('with next to nothing written on it keeps its grain faint', () => {
    const grey = new Uint8Array(1_000_000).map((_, i) => 236 + ((i * 7919) % 13));
    expect(inkShare(evenPaper({ width: 1000, height: 1000, grey }))).toBe(0);
  });
});
