// What the scan leaves in doubt is never read with confidence.
import { describe, expect, test } from 'vitest';
import { readDocument } from '#core/read/read-document.ts';
import type { Word } from '#core/schema/page.ts';
import { type Changes, scannedPages } from '#test/support/scanned-pages.ts';

const DEED =
  'Beginning at a pin; thence N 10°00\'00" E 184.50 feet; thence S 80°00\'00" E 50.00 feet; thence S 10°00\'00" W 184.50 feet; thence N 80°00\'00" W 50.00 feet to the point of beginning.';

const callsOf = (changes: Changes, text = DEED) => readDocument(scannedPages(text, changes)).tracts[0]?.calls ?? [];
const confidences = (changes: Changes, text = DEED) => callsOf(changes, text).map((call) => call.confidence);

describe('two looks at a word', () => {
  test('that agree surely leave nothing in doubt', () => {
    expect(confidences({})).toEqual(['high', 'high', 'high', 'high']);
    for (const call of callsOf({})) expect(call).not.toHaveProperty('doubts');
  });

  test.each<[string, string, Partial<Word>]>([
    ['another digit in the distance', '184.50', { agreed: false, alternative: '134.50' }],
    ['another digit in the bearing', '10°00\'00"', { agreed: false, alternative: '40°00\'00"' }],
    ['a decimal point moved', '184.50', { agreed: false, alternative: '18.450' }],
    ['nothing at all where a figure stands', '184.50', { agreed: false, alternative: null }],
    ['another quadrant', 'E', { agreed: false, alternative: 'W' }],
    ['another unit', 'feet;', { agreed: false, alternative: 'chains;' }],
    ['the other pole', 'N', { agreed: false, alternative: 'S' }],
    ['minutes run into the seconds', '10°00\'00"', { agreed: false, alternative: '10°0000"' }],
    ['a figure that is not quite sure, whatever the two agree on', '184.50', { agreed: true, confidence: 0.97 }],
    ['a figure its only reader was unsure of', '184.50', { agreed: null, confidence: 0.97 }],
    ['a letter of the bearing that is not quite sure', 'N', { agreed: null, confidence: 0.97 }],
    ['a unit that was hardly read', 'feet;', { agreed: null, confidence: 0.5 }],
  ])('%s makes the call doubtful, and only that call', (_, word, changes) => {
    expect(confidences({ [word]: changes })).toEqual(['low', 'high', 'high', 'high']);
  });

  test.each([
    ['a half', '12½', '12'],
    ['a half for a quarter', '12½', '12¼'],
    ['a per cent sign in its place', '12½', '12%'],
    ['nothing in its place', '12%', '12'],
  ])('%s is a difference of figures', (_, text, alternative) => {
    const deed = DEED.replace('184.50', text);
    expect(confidences({ [text]: { agreed: false, alternative } }, deed)[0]).toBe('low');
  });

  test('that differ in marks around the same figures leave no doubt', () => {
    expect(confidences({ '184.50': { agreed: false, alternative: '184.50,' } })[0]).toBe('high');
    expect(confidences({ '184.50': { agreed: false, alternative: '184 .50' } })[0]).toBe('high');
    expect(confidences({ 'feet;': { agreed: false, alternative: 'fect;' } })[0]).toBe('high');
    expect(confidences({ '10°00\'00"': { agreed: false, alternative: '10*00′00"' } })[0]).toBe('high');
    expect(
      confidences({ '1,184.50': { agreed: false, alternative: '1184.50' } }, DEED.replace('184.50', '1,184.50'))[0],
    ).toBe('high');
  });
});

describe('a character in doubt', () => {
  const eight = { at: 1, chance: 0.8, others: [{ text: '3', chance: 0.19 }] };

  test('is told with the value, its place, and the value as it may be', () => {
    const [first, second] = callsOf({ '184.50': { confidence: 0.8, doubts: [eight] } });
    expect(first?.confidence).toBe('low');
    expect(second).not.toHaveProperty('doubts');
    const [doubted] = first?.doubts ?? [];
    expect(doubted).toMatchObject({
      field: 'distance',
      text: '184.50 feet',
      at: [1],
      others: [{ text: '134.50 feet', chance: 0.19 }],
      source: { page: 1 },
    });
    expect(doubted?.chance).toBeCloseTo(0.8, 2);
    const offset = doubted?.offset ?? -1;
    expect(first?.verbatim_text.slice(offset, offset + 11)).toBe('184.50 feet');
    expect(doubted?.source?.boxes).toHaveLength(1);
    const [left = 0, , right = 0] = doubted?.source?.boxes[0] ?? [];
    expect(right - left).toBeCloseTo(5.5, 3);
  });

  test('is no doubt where what it may be would not change the value', () => {
    const stop = { at: 5, chance: 0.7, others: [{ text: ',', chance: 0.3 }] };
    expect(confidences({ 'feet;': { confidence: 0.7, doubts: [{ ...stop, at: 4 }] } })[0]).toBe('high');
    const letter = { at: 2, chance: 0.7, others: [{ text: 'c', chance: 0.3 }] };
    expect(confidences({ 'feet;': { confidence: 0.7, doubts: [letter] } })[0]).toBe('high');
  });

  test('of a bearing gives the whole bearing as it may be', () => {
    const one = { at: 0, chance: 0.9, others: [{ text: '4', chance: 0.1 }] };
    const [first] = callsOf({ '10°00\'00"': { confidence: 0.9, doubts: [one] } });
    expect(first?.doubts).toMatchObject([
      { field: 'bearing', text: 'N 10°00\'00" E', at: [2], others: [{ text: 'N 40°00\'00" E' }] },
    ]);
  });

  test('offers nothing that could not be such a value', () => {
    const tens = {
      at: 3,
      chance: 0.8,
      others: [
        { text: '8', chance: 0.1 },
        { text: '5', chance: 0.05 },
      ],
    };
    const [first] = callsOf({ '10°00\'00"': { confidence: 0.8, doubts: [tens] } });
    expect(first?.doubts?.[0]?.others).toEqual([{ text: 'N 10°50\'00" E', chance: 0.05 }]);
  });

  test('that is surer than one in a hundred is taken as read', () => {
    const sure = { at: 1, chance: 0.995, others: [{ text: '3', chance: 0.005 }] };
    expect(confidences({ '184.50': { confidence: 0.995, doubts: [sure] } })[0]).toBe('high');
  });

  test('among number words counts where another number may stand there', () => {
    const deed = DEED.replace('184.50 feet', 'nine feet');
    const nine = { at: 0, chance: 0.8, others: [{ text: 'm', chance: 0.2 }] };
    expect(confidences({ nine: { confidence: 0.8, doubts: [nine] } }, deed)[0]).toBe('high');
    expect(confidences({ nine: { confidence: 0.8, agreed: false, alternative: 'five' } }, deed)[0]).toBe('low');
  });

  test('of a row of a table reaches the call that refers to it', () => {
    const table =
      "Beginning at a hub; thence along L1; thence East 264.00 feet; thence South 330.00 feet; thence West 264.00 feet to the point of beginning.\n\nLINE  BEARING  LENGTH\nL1  N 00°00'00\" E  330.00'\n";
    const pages = scannedPages(table, {});
    const [page] = pages;
    const words = page?.lines.flatMap((line) => line.words) ?? [];
    const at = words.findLastIndex((word) => word.text === 'LINE');
    const rows = [words.slice(0, at), words.slice(at, at + 3), words.slice(at + 3)];
    const doubtedRow = rows.map((row) => ({
      words: row.map((word) => (word.text === "330.00'" ? { ...word, confidence: 0.6 } : word)),
    }));
    const [first] = readDocument([{ ...page!, lines: doubtedRow }]).tracts[0]?.calls ?? [];
    expect(first).toMatchObject({ confidence: 'low', doubts: [{ field: 'distance', text: "330.00'" }] });
    expect(first?.doubts?.[0]).not.toHaveProperty('offset');
  });
});

describe('a word that the recogniser took for another', () => {
  test('is a repair of the call where it carries a value', () => {
    const [first, second] = callsOf({ 'feet;': { recognised: 'fcet;' }, pin: { recognised: 'pm' } });
    expect(first).toMatchObject({ confidence: 'medium', repairs: [{ printed: 'fcet;', read_as: 'feet;' }] });
    expect(second?.confidence).toBe('high');
  });

  test('is one of the sentence too, where a direction or a unit is named beside the values', () => {
    const along = DEED.replace('184.50 feet;', '184.50 feet along the east line in common;');
    const [first] = callsOf({ east: { recognised: 'cast' }, in: { recognised: 'm' } }, along);
    expect(first).toMatchObject({ confidence: 'medium', repairs: [{ printed: 'cast', read_as: 'east' }] });
  });

  test('is none where it carries no value', () => {
    expect(confidences({ pin: { recognised: 'pm' }, thence: { recognised: 'thcnce' } })).toEqual(Array(4).fill('high'));
  });
});
