// Words on a page in the order a person reads them.
import { describe, expect, test } from 'vitest';
import { linesOf, type Placed } from '#main/ingest/pdf/layout.ts';

/** Words of a monospaced page: one character is 6 points wide, a line 12 high. */
function page(rows: readonly string[], pitch = 14): Placed[] {
  return rows.flatMap((row, y) =>
    [...row.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      box: [match.index * 6, y * pitch, (match.index + match[0].length) * 6, y * pitch + 10] as const,
    })),
  );
}

const read = (words: Placed[]) => linesOf(words).map((line) => line.map((word) => word.text).join(' '));

describe('a page', () => {
  test('of plain lines is read from top to bottom, whatever order its words come in', () => {
    const rows = ['Beginning at a stone on the bank', 'of the creek; thence with the', 'creek to a beech tree.'];
    expect(read(page(rows).reverse())).toEqual(rows);
  });

  test('with a gap between paragraphs has an empty line there', () => {
    expect(read(page(['Tract One of the', 'said estate.', '', '', 'Tract Two of the', 'said estate.']))).toEqual([
      'Tract One of the',
      'said estate.',
      '',
      'Tract Two of the',
      'said estate.',
    ]);
  });

  test('in two columns is read column by column', () => {
    const rows = [
      'Beginning at a stone set in          thence with the bank of the said',
      'the line of lands of one             creek as it meanders down to the',
      'Abel Turner and running with         corner of lands of the church of',
      'the same to the creek bank           the village and so to the start.',
    ];
    const lines = read(page(rows)).filter((line) => line !== '');
    expect(lines.slice(0, 4)).toEqual(rows.map((row) => row.split(/\s{6,}/)[0]));
    expect(lines.slice(4)).toEqual(rows.map((row) => row.split(/\s{6,}/)[1]));
  });

  test('with a heading over its columns reads the heading first', () => {
    const rows = [
      'A DEED OF CONVEYANCE MADE BETWEEN THE PARTIES NAMED BELOW ON THIS DAY',
      'Beginning at a stone set in          thence with the bank of the said',
      'the line of lands of one             creek as it meanders down to the',
      'Abel Turner and running with         corner of lands of the church of',
    ];
    expect(read(page(rows))[0]).toBe(rows[0]);
  });

  test('with a table keeps each row on one line', () => {
    const rows = [
      'CURVE       RADIUS       ARC        DELTA          CHORD',
      'C1          250.00       104.72     24°00\'00"      103.96',
      'C2          300.00       157.08     30°00\'00"      155.29',
      'C3          150.00       78.54      30°00\'00"      77.65',
    ];
    expect(read(page(rows))).toEqual(rows.map((row) => row.replace(/\s+/g, ' ')));
  });

  test('with a table over its columns takes no row of the table for a line of a column', () => {
    const table = [
      'C1      250.00      104.72      24°00\'00"     103.96',
      'C2      300.00      157.08      30°00\'00"     155.29',
    ];
    const rows = [
      'Beginning at a stone set in          thence with the bank of the said',
      'the line of lands of one             creek as it meanders down to the',
      'Abel Turner and running with         corner of lands of the church of',
    ];
    const lines = read(page([...table, ...rows])).filter((line) => line !== '');
    expect(lines.slice(0, 2)).toEqual(table.map((row) => row.replace(/\s+/g, ' ')));
    expect(lines[2]).toBe('Beginning at a stone set in');
    expect(lines[3]).toBe('the line of lands of one');
  });

  test('with numbered clauses keeps the number with its clause', () => {
    const rows = [
      '(1)         thence along the road to a stone in the line',
      '(2)         thence leaving the road and with the said line',
      '(3)         thence with the creek to the place of beginning',
    ];
    expect(read(page(rows))).toEqual(rows.map((row) => row.replace(/\s+/g, ' ')));
  });

  test('with a recording stamp beside its text reads the stamp apart', () => {
    const rows = [
      'Know all men by these presents that we the heirs             FILED FOR RECORD',
      'of the late Josiah Marlowe do hereby grant unto the          AT 9:15 A.M.',
      'village of Eden all that land which lies between the         OCT 4 1951',
      'old mill race and the county road, and is bounded so:        COUNTY CLERK',
    ];
    const text = read(page(rows)).join(' ');
    expect(text).toContain('heirs of the late Josiah Marlowe do hereby grant unto the village of Eden');
    expect(text).toContain('FILED FOR RECORD');
  });

  test('with a raised mark keeps it on its line', () => {
    const words = page(['N 45 12 E']);
    words.push({ text: 'o', box: [25, -3, 28, 3] });
    expect(read(words)).toHaveLength(1);
  });
});

test('a page of many thousand words is laid out in little more than the time it takes to sort them', () => {
  const rows = Array.from({ length: 400 }, (_, i) => `word${i} `.repeat(40));
  expect(linesOf(page(rows))).toHaveLength(400);
});
