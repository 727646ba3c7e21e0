// Signs that no page shows neither part a figure nor hide a course; where a figure may be lost, none is made up.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { visibleOf } from '#core/language/text/visible-signs.ts';
import { readDocument } from '#core/read/read-document.ts';

const DEED =
  "Beginning at an iron pin; thence N 10°00' E 400.00 feet to a stake; thence S 80°00' E 300.00 feet to a stone; thence S 10°00' W 400.00 feet to a bolt; thence N 80°00' W 300.00 feet to the place of beginning.";
const WIDTHLESS = ['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\ufeff'];
const CONTROLS = ['\u0000', '\u0008', '\u000e', '\u001f'];

function readingOf(text: string): unknown {
  return readDocument(pagesOfText(text)).tracts;
}

function distancesIn(text: string): unknown[] {
  return readDocument(pagesOfText(text)).tracts.flatMap(({ calls }) => calls.map((call) => call.distance));
}

describe('a deed sown with signs of no width', () => {
  test.each(WIDTHLESS)('%j between its words is read as without them', (sign) => {
    expect(readingOf(DEED.replaceAll(' ', ` ${sign}`))).toEqual(readingOf(DEED));
    expect(readingOf(DEED.replaceAll(' ', `${sign} `))).toEqual(readingOf(DEED));
  });

  test.each(WIDTHLESS)('%j within a figure does not part it', (sign) => {
    expect(readingOf(DEED.replaceAll('00.00', `0${sign}0.00`))).toEqual(readingOf(DEED));
  });
});

describe('a deed sown with control characters', () => {
  test.each(CONTROLS)('%j between its words is read as without them', (sign) => {
    expect(readingOf(DEED.replaceAll(' ', ` ${sign} `))).toEqual(readingOf(DEED));
  });

  test.each(CONTROLS)('%j in place of a figure leaves no length', (sign) => {
    expect(distancesIn(DEED.replaceAll('400.00', `40${sign}.00`))).toEqual([null, 300, null, 300]);
    expect(distancesIn(DEED.replaceAll('400.00', `40${sign}`))).toEqual([null, 300, null, 300]);
  });
});

test('letters and figures of full width are plain ones', () => {
  const wide = DEED.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  expect(readingOf(wide)).toEqual(readingOf(DEED));
});

test.each([
  ['thence', 'thence'],
  ['thence\u200bNorth', 'thence North'],
  ['3\u200b00', '300'],
  ['\u0001\u0002pin', 'pin'],
  ['\u200b', ''],
  ['4\u00010', '4\u00010'],
])('%j is seen as %j', (word, seen) => {
  expect(visibleOf(word)).toBe(seen);
});
