import { expect, test } from 'vitest';
import { endedText, LONG_MS, looked, NO_READING } from '#renderer/state/reading-watch.ts';

/** What is told at each look, from how many documents are under way and when. */
function told(looks: readonly (readonly [busy: number, at_ms: number])[]): number[] {
  let watch = NO_READING;
  return looks.map(([busy, at_ms]) => {
    const look = looked(watch, busy, at_ms);
    watch = look.watch;
    return look.ended;
  });
}

test('a long reading is told once, with the most that were under way', () => {
  const looks = [
    [0, 0],
    [3, 1000],
    [12, 5000],
    [1, 30_000],
    [0, 33_000],
    [0, 36_000],
  ] as const;
  expect(told(looks)).toEqual([0, 0, 0, 0, 12, 0]);
});

test('a short one is not told, and does not lengthen the next', () => {
  const looks = [
    [1, 0],
    [0, LONG_MS - 1],
    [1, LONG_MS],
    [0, LONG_MS + 3000],
  ] as const;
  expect(told(looks)).toEqual([0, 0, 0, 0]);
});

test('says how many', () => {
  expect(endedText(1)).toMatch(/^The document has been read\./);
  expect(endedText(1200)).toMatch(/^1,200 documents/);
});
