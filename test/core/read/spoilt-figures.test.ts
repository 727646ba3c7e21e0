// Figures that a recogniser spoilt by one sign: never passed over, and never read as surely as they were printed.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { openCodes } from '#test/support/open-codes.ts';

const deed = (length: string, area: string): string =>
  `Beginning at a hub; thence North 210.75 feet; thence East ${length}; thence South 210.75 feet; thence West 413.38 feet to the point of beginning, containing ${area}.`;
const tractOf = (text: string) => readDocument(pagesOfText(text)).tracts[0];

describe('a length that one sign has spoilt', () => {
  test.each([
    ['a letter behind it', '413.3w feet'],
    ['a point more', '413.3. feet'],
    ['a comma before its unit', '413.3, feet'],
    ['a stroke that joins nothing', '413.3- feet'],
    ['a letter more than the others have figures', '413.38l feet'],
    ['a letter among its decimals', '413.3I8 feet'],
    ['no unit where the others have theirs', '413.3'],
    ['a bar for its point', '413/38 feet'],
  ])('%s leaves it doubtful', (_, length) => {
    expect(tractOf(deed(length, '2.00 acres'))?.calls[1]).toMatchObject({ confidence: 'low' });
  });

  test.each(['413 feet 5', '413.38 feet w', '413.38 feet, a distance of feet'])(
    'what stands behind %s is said to be unread',
    (length) => {
      expect(openCodes(deed(length, '2.00 acres'))).toContain('text_missing');
    },
  );

  test('a mark of feet that stands apart is read', () => {
    expect(tractOf(deed("413.38 '", '2.00 acres'))?.calls[1]).toMatchObject({ distance: 413.38, confidence: 'medium' });
  });

  test('lengths of which most name no unit take that of the one that does', () => {
    const text =
      'Beginning at a hub; thence North 210.75 feet; thence East 413.38; thence South 210.75; thence West 413.38 to the point of beginning, containing 2.00 acres.';
    expect(tractOf(text)?.calls.map((call) => call.confidence)).toEqual(['high', 'medium', 'medium', 'medium']);
  });
});

describe('an area that one sign has spoilt', () => {
  test.each([
    '2.00 acres (87;120 square feet)',
    '2.00 acres (87,120 squark feet)',
    '2.00 acres or 87,120 sq',
    '2.00 acres and 1O poles',
    '2.00 acres and 1 po',
    '87,120 SQ. FT. OR 2.00 ACRaS',
    '87,1q0 square feet or 2.00 acres',
  ])('%s has a figure that could not be read', (area) => {
    const tract = tractOf(deed('413.38 feet', area));
    expect(tract?.stated_area).not.toBe('');
    expect(openCodes(deed('413.38 feet', area))).toContain('area_spoilt');
  });

  test.each(['2..00 acres', '2.q0 acres'])('the end of %s is no area', (area) => {
    expect(tractOf(deed('413.38 feet', area))).toMatchObject({ stated_area: '', stated_acreage: null });
  });

  test.each([
    ['2.00ACRES', 'acres=2.00'],
    ['2.00 acres (Tax Parcel 12-3)', 'acres=2.00'],
    ['2.00 acres (87,120 square feet)', 'acres=2.00 | sqft=87,120'],
    ['87,120 square feet, or 2.00 acres, more or less', 'acres=2.00 | sqft=87,120'],
    ['1 acre, 3 roods and 40 poles', 'acres=2'],
  ])('%s leaves nothing open', (area, wire) => {
    expect(tractOf(deed('413.38 feet', area))).toMatchObject({ stated_area: wire, notes: null });
  });
});
