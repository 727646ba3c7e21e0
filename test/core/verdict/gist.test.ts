import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';
import { gistOf } from '#core/verdict/gist.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const SQUARE = `thence North 400 feet; thence East 400 feet; thence South 400 feet; thence West 400 feet to the point of
beginning, containing 3.67 acres.`;
const CORNER = 'the Northwest corner of Section 14, Township 8 North, Range 4 East';

function gist(text: string) {
  const extraction = completeCalls(readDocument(pagesOfText(text)));
  const { verdicts, document_verdict } = judgeAll(extraction, () => ({ georef: null, reasons: [] }));
  return gistOf({ extraction, groundtruth_verdicts: verdicts, document_verdict });
}

test.each([
  ['a figure that begins anywhere', `Beginning at a stone; ${SQUARE}`, false],
  ['a figure that begins at a corner of the survey', `Beginning at ${CORNER}; ${SQUARE}`, true],
  ['a part of a section', 'The SE¼ of the SW¼ of Section 9, Township 17 South, Range 18 East.', true],
])('%s is one tract, and survey fabric may place it or not', (_, text, awaits_fabric) => {
  const { tracts, whole, ...rest } = gist(text);
  expect(tracts).toHaveLength(1);
  expect(whole).toBeNull();
  expect(rest).toEqual({ located: false, awaits_fabric });
});

test('what has no tract has a verdict as a whole', () => {
  expect(gist('Minutes of the garden club.')).toMatchObject({ tracts: [], whole: { status: 'FAIL' } });
});
