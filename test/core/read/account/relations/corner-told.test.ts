// What is told of the corners at the ends of a course, on a figure with one square corner and one that bends inward.
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { judgeAll } from '#core/verdict/judge.ts';

const COURSES = [
  [`North 7°07'30" East 403.11 feet`, 'a stone bound'],
  [`South 82°52'30" East 403.11 feet`, 'an iron pipe'],
  [`South 16°55'39" East 240.42 feet`, 'a stone'],
  [`North 82°14'05" West 222.04 feet`, 'a drill hole'],
  [`South 5°26'25" West 210.95 feet`, 'an iron pin'],
  [`North 77°54'19" West 286.36 feet`, 'the point of beginning'],
] as const;

interface Words {
  /** Before the figures of the course of that number. */
  readonly lead?: readonly [number, string];
  /** Behind its end. */
  readonly end?: readonly [number, string];
}

function codesOn({ lead, end }: Words): string[] {
  const courses = COURSES.map(([line, mark], index) => {
    const [before, behind] = [lead, end].map((words) => (words?.[0] === index + 1 ? words[1] : ''));
    return `thence ${before} ${line} to ${mark}${behind}`;
  });
  const text = `The land in Milton, Norfolk County, Massachusetts, bounded: Beginning at a stone; ${courses.join('; ')}; containing 3.541 acres.`;
  const [verdict] = judgeAll(readDocument(pagesOfText(text))).verdicts;
  return verdict?.status === 'PASS' ? ['PASS'] : (verdict?.findings ?? []).map(({ code }) => code);
}

test('the hand of a curve that begins at a corner is not that of the corner', () => {
  const text = `Beginning at a pin; thence North 00°00'00" East, 200.00 feet to a pin at the beginning of a curve to the right having a radius of 50.00 feet; thence along said curve, an arc distance of 78.54 feet, the chord of which bears North 45°00'00" East, 70.71 feet, to a pin; thence North 90°00'00" East, 150.00 feet to a pin; thence South 00°00'00" West, 250.00 feet to a pin; thence North 90°00'00" West, 200.00 feet to the beginning, containing 1.1355 acres.`;
  expect(judgeAll(readDocument(pagesOfText(text))).verdicts[0]?.status).toBe('PASS');
});

describe('what a course tells of its corners', () => {
  test.each<[Words]>([
    [{}],
    [{ lead: [2, 'with a deflection to the right of 90°'] }],
    [{ lead: [2, 'at a square turn to the right'] }],
    [{ lead: [5, 'with a left hand turn'] }],
    [{ lead: [3, `making an interior angle of 114°03'09" with the last course`] }],
    [{ lead: [3, 'veering to the right'] }],
    [{ end: [1, '; the corner here being a right angle'] }],
    [{ end: [2, ', which line makes a square corner with the last'] }],
    [{ end: [2, ', turning at the last corner to the right'] }],
    [{ end: [2, ', the angle at the commencement of this course, within the premises, being 90°'] }],
    [{ end: [5, ', said course bearing to the left of the preceding course'] }],
    [{ end: [3, ', an angle in a stone wall'] }],
    [{ end: [2, ', on the right bank of the brook'] }],
  ])('%o holds', (words) => {
    expect(codesOn(words)).toEqual(['PASS']);
  });

  test.each<[Words, string]>([
    [{ lead: [2, 'with a deflection to the left of 90°'] }, 'turn_otherwise'],
    [{ lead: [2, `with a deflection to the right of 84°10'`] }, 'turn_otherwise'],
    [{ lead: [2, 'turning to the left at a right angle'] }, 'turn_otherwise'],
    [{ lead: [5, 'with a right hand turn'] }, 'turn_otherwise'],
    [{ lead: [3, `making an interior angle of 114°33'09" with the last course`] }, 'angle_otherwise'],
    [{ end: [3, '; the corner here being a right angle'] }, 'angle_otherwise'],
    [{ end: [3, ', which line makes a square corner with the last'] }, 'angle_otherwise'],
    [{ end: [1, ', where it turns 90° to the left'] }, 'turn_otherwise'],
    [{ end: [1, ', being at said bound a deflection to the left'] }, 'turn_otherwise'],
    [{ end: [2, ', the angle at the commencement of this course, within the premises, being 97°'] }, 'angle_otherwise'],
    [{ end: [2, ', forming at the start of this course an inside angle of 88°20\'00"'] }, 'angle_otherwise'],
    [{ end: [3, ', said line lying to the left of the line last run'] }, 'turn_otherwise'],
    [{ end: [4, ', the last two courses forming a right angle'] }, 'angle_otherwise'],
  ])('%o does not', (words, code) => {
    expect(codesOn(words)).toContain(code);
  });
});
