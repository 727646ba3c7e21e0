import { describe, expect, test } from 'vitest';
import { sliceOfMember, wrapBody } from '#renderer/api/raw-body.ts';

describe('a signed body travels as the text it is', () => {
  const held = '{"a": 1758.0, "b":[ 1e3 , "x\\"}" ],\n "c":null}';

  test('it is wrapped without a byte changed', () => {
    const wrapped = wrapBody(held, { corrections: [], by: 'A "B" C' });
    expect(wrapped).toContain(held);
    expect(JSON.parse(wrapped)).toEqual({ extraction: JSON.parse(held), corrections: [], by: 'A "B" C' });
  });

  test.each([
    ['first', `{"extraction":${held},"corrected":1}`],
    ['last, with blanks', `{ "corrected" : 1 , "extraction" : ${held} }`],
    [
      'behind a member that mentions it',
      `{"note":"\\"extraction\\":{}","list":[{"extraction":2}],"extraction":${held}}`,
    ],
  ])('it is taken out again as it stood: %s', (_, reply) => {
    expect(sliceOfMember(reply, 'extraction')).toBe(held);
  });

  test.each([
    ['{"n": -12.50 ,"m":2}', 'n', '-12.50'],
    ['{"t":true}', 't', 'true'],
    ['{"s":"a,b}"}', 's', '"a,b}"'],
    ['{"\\u0061":7}', 'a', '7'],
  ])('any member of %s can be taken', (text, key, slice) => {
    expect(sliceOfMember(text, key)).toBe(slice);
  });

  test.each(['{}', '{"other":1}', ''])('nothing is made up where it is missing: %s', (text) => {
    expect(sliceOfMember(text, 'extraction')).toBeNull();
  });
});
