// Something written among the words of a description and not read keeps it from passing; elsewhere it is only shown.
import { describe, expect, test } from 'vitest';
import { readDocument } from '#core/read/read-document.ts';
import type { UnreadPlace } from '#core/schema/page.ts';
import { judgeAll } from '#core/verdict/judge.ts';
import { scannedPages } from '#test/support/scanned-pages.ts';

const DEED =
  'WARRANTY DEED. Abel Turner conveys to Ruth Pettigrew all that certain tract of land in the County of Aldous and State of Ohio, and bounded and described as follows: Beginning at a pin; thence North 330.00 feet to a stone; thence East 264.00 feet to a stone; thence South 330.00 feet to a stone; thence West 264.00 feet to the point of beginning, containing 2.00 acres. To have and to hold the same unto the said Ruth Pettigrew, her heirs and assigns forever, together with all the rights and privileges thereto belonging. Witness the hand and seal of the grantor on the day first above written.';

const scanned = (place: UnreadPlace) => readDocument(scannedPages(DEED, {}, { unread_places: [place] }));

/** The box over the third word of a line, and of a few letters' width. */
const over = (line: number): UnreadPlace['box'] => [120, 72 + line * 16 - 6, 180, 72 + line * 16 + 4];

describe('a place that was not read', () => {
  test.each([
    ['hand', /^Something written by hand near “.+” on page 1 was not read\.$/],
    ['struck', /^Words are struck out near “.+” on page 1\.$/],
    ['inserted', /^Something is put in between the lines or beside them near “.+” on page 1\.$/],
    ['illegible', /^Something near “.+” on page 1 is too damaged to be read\.$/],
  ] as const)('by %s among the courses leaves the tract to a person', (kind, says) => {
    const extraction = scanned({ kind, box: over(3) });
    expect(extraction.tracts[0]?.unread).toEqual([expect.stringMatching(says)]);
    const [verdict] = judgeAll(extraction).verdicts;
    expect(verdict?.status).toBe('REVIEW');
    expect(verdict?.reasons).toContainEqual(expect.stringMatching(says));
  });

  test.each([
    ['under the description', over(6)],
    ['on the page beside it', [720, 130, 800, 150] as UnreadPlace['box']],
  ])('%s is only shown', (_, box) => {
    const extraction = scanned({ kind: 'hand', box });
    expect(extraction.tracts[0]).not.toHaveProperty('unread');
    expect(extraction.pages).toEqual([{ number: 1, unread_places: [{ kind: 'hand', box }] }]);
    expect(judgeAll(extraction).verdicts[0]?.status).toBe('PASS');
  });

  test.each([
    ['left', [10, 120, 60, 130]],
    ['right', [545, 120, 590, 130]],
  ] as [string, UnreadPlace['box']][])('in the %s margin beside the description may correct it', (_, box) => {
    const extraction = scanned({ kind: 'hand', box });
    expect(extraction.tracts[0]?.unread).toEqual([
      expect.stringMatching(/^Something is written by hand in the margin beside “.+” on page 1, and was not read/),
    ]);
    expect(judgeAll(extraction).verdicts[0]?.status).toBe('REVIEW');
  });

  test('put in the margin beside the description may correct it', () => {
    const extraction = scanned({ kind: 'inserted', box: [10, 120, 60, 130] });
    expect(extraction.tracts[0]?.unread).toEqual([
      expect.stringMatching(/^Something is put in the margin beside “.+” on page 1: it may correct the description\.$/),
    ]);
    expect(judgeAll(extraction).verdicts[0]?.status).toBe('REVIEW');
  });

  test('is counted where there are many', () => {
    const places = [3, 3.2, 3.4, 3.6, 3.8].map((line): UnreadPlace => ({ kind: 'struck', box: over(line) }));
    const [tract] = readDocument(scannedPages(DEED, {}, { unread_places: places })).tracts;
    expect(tract?.unread).toHaveLength(4);
    expect(tract?.unread?.at(-1)).toMatch(/^2 more places/);
  });
});

test('a page that stands turned says so, and its doubted characters stand the way it does', () => {
  const pages = scannedPages(
    DEED,
    { '330.00': { confidence: 0.5, doubts: [{ at: 0, chance: 0.5, others: [] }] } },
    { turn: 2 },
  );
  const extraction = readDocument(pages);
  expect(extraction.pages).toEqual([{ number: 1, turn: 2 }]);
  const word = pages[0]?.lines.flatMap((line) => line.words).find((one) => one.text === '330.00');
  const [box] = extraction.tracts[0]?.calls[0]?.doubts?.[0]?.source?.boxes ?? [];
  expect(box?.[2]).toBeCloseTo(word?.box?.[2] ?? 0, 3);
});
