import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalObject, readMembers } from '#core/attest/canonical.ts';

function canonical(text: string): string | null {
  const members = readMembers(text);
  return members === null ? null : Buffer.from(canonicalObject(members)).toString('latin1');
}

describe('numbers keep what they were', () => {
  test.each([
    ['1758', '1758'],
    ['1758.0', '1758.0'],
    ['1758.00', '1758.0'],
    ['-0', '0'],
    ['-0.0', '-0.0'],
    ['0e9', '0.0'],
    ['0.00005', '5e-05'],
    ['0.0001', '0.0001'],
    ['-0.00001', '-1e-05'],
    ['1e16', '1e+16'],
    ['1E15', '1000000000000000.0'],
    ['9999999999999998.0', '9999999999999998.0'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['0.1234567890123456789', '0.12345678901234568'],
    ['1e-400', '0.0'],
    ['5e-324', '5e-324'],
    ['1.7976931348623157e308', '1.7976931348623157e+308'],
    ['100.10', '100.1'],
    ['-0.5', '-0.5'],
    ['0.00012', '0.00012'],
    ['0.000012', '1.2e-05'],
    ['72.125e1', '721.25'],
    ['12e3', '12000.0'],
    ['999999999999999', '999999999999999'],
    ['99999999999999.9', '99999999999999.9'],
    ['9999999999999999.9', '1e+16'],
    ['0.30000000000000004', '0.30000000000000004'],
  ])('%s is written %s', (token, written) => {
    expect(canonical(`{"a":${token}}`)).toBe(`{"a":${written}}`);
  });
});

describe('text is escaped to ASCII and keys sort by code point', () => {
  test.each([
    ['{"b":1,"a":2}', '{"a":2,"b":1}'],
    ['{"a":"N 45°30\'"}', '{"a":"N 45\\u00b030\'"}'],
    ['{"a":"\\/\\u0041\\u007f"}', '{"a":"/A\\u007f"}'],
    ['{"a":"\\u0007\\b\\f\\n\\r\\t"}', '{"a":"\\u0007\\b\\f\\n\\r\\t"}'],
    ['{"a":"\\ud83d\\udccd"}', '{"a":"\\ud83d\\udccd"}'],
    ['{"a":"📍"}', '{"a":"\\ud83d\\udccd"}'],
    ['{"\uff5e":1,"\u{1f4cd}":2}', '{"\\uff5e":1,"\\ud83d\\udccd":2}'],
    ['{"ab":1,"a":2,"":3,"B":4}', '{"":3,"B":4,"a":2,"ab":1}'],
    [' { "a" : [ 1 , { } , [ ] , true , false , null ] } ', '{"a":[1,{},[],true,false,null]}'],
    ['{"a":"say \\"no\\" \\\\"}', '{"a":"say \\"no\\" \\\\"}'],
  ])('%s', (text, written) => {
    expect(canonical(text)).toBe(written);
  });

  test('objects of one shape and of changing shapes come out alike', () => {
    const text = '{"l":[{"b":1,"a":2},{"b":3,"a":4},{"b":5,"c":6},{"a":7,"b":8},{"b":9}]}';
    expect(canonical(text)).toBe('{"l":[{"a":2,"b":1},{"a":4,"b":3},{"b":5,"c":6},{"a":7,"b":8},{"b":9}]}');
  });
});

describe('what is canonical already is taken over in one piece, and nothing else with it', () => {
  test.each([
    ['{"a":[[72.125,96.5],[1,"x"]],"b":{"c":[],"d":null}}', '{"a":[[72.125,96.5],[1,"x"]],"b":{"c":[],"d":null}}'],
    ['{"a":[[1, 2],[3,4]]}', '{"a":[[1,2],[3,4]]}'],
    ['{"a":{"b":1,"c":{"e":2,"d":3}}}', '{"a":{"b":1,"c":{"d":3,"e":2}}}'],
    ['{"a":{"b":[1.50],"c":2}}', '{"a":{"b":[1.5],"c":2}}'],
    ['{"a":{"b":1,"c":{ }}}', '{"a":{"b":1,"c":{}}}'],
    // A key or a string that grows by as much as there is space to lose.
    ['{"a":{"b":1,     "°":2}}', '{"a":{"b":1,"\\u00b0":2}}'],
    ['{"a":[     "°"]}', '{"a":["\\u00b0"]}'],
    ['{"a":[  1E3]}', '{"a":[1000.0]}'],
    ['{"a":[ 12.50]}', '{"a":[12.5]}'],
  ])('%s', (text, written) => {
    expect(canonical(text)).toBe(written);
  });
});

const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;

describe('what is not ours is refused', () => {
  test.each([
    ['a key that comes twice', '{"a":1,"a":2}'],
    ['a key that comes twice in two spellings', '{"a":1,"\\u0061":2}'],
    ['a key that comes twice further down', '{"a":[{"b":1,"c":2,"b":1}]}'],
    ['half a surrogate pair in a value', '{"a":"\\ud83d"}'],
    ['half a surrogate pair in a key', '{"\\udccd":1}'],
    ['a surrogate pair the wrong way round', '{"a":"\\udccd\\ud83d"}'],
    ['a number beyond double range', '{"a":1e400}'],
    ['an integer beyond double range', `{"a":1${'0'.repeat(309)}}`],
    ['sixty-five levels', nested(65)],
    ['NaN', '{"a":NaN}'],
    ['Infinity', '{"a":-Infinity}'],
    ['a leading zero', '{"a":01}'],
    ['a bare fraction', '{"a":.5}'],
    ['a point without digits', '{"a":5.}'],
    ['a plus sign', '{"a":+5}'],
    ['a trailing comma', '{"a":1,}'],
    ['a comment', '{"a":1 /* no */}'],
    ['a control character in a string', '{"a":"\n"}'],
    ['a control character in a key', '{"a\u0001":1}'],
    ['an unknown escape', '{"a":"\\x41"}'],
    ['a short escape', '{"a":"\\u004"}'],
    ['a string without end', '{"a":"b'],
    ['an escaped quote without end', '{"a":"b\\"}'],
    ['single quotes', "{'a':1}"],
    ['an unquoted key', '{a:1}'],
    ['something after the end', '{"a":1} {}'],
    ['a byte order mark', '\ufeff{"a":1}'],
    ['a no-break space', '{\u00a0"a":1}'],
    ['a literal cut short', '{"a":tru}'],
    ['an array', '[1]'],
    ['a string', '"a"'],
    ['nothing', ''],
    ['an object without end', '{"a":1'],
    ['a missing value', '{"a":}'],
    ['a missing colon', '{"a" 1}'],
  ])('%s', (_, text) => {
    expect(canonical(text)).toBeNull();
  });

  test('sixty-four levels are read', () => {
    expect(canonical(nested(64))).toBe(nested(64));
  });

  test('a hundred thousand open brackets are refused without exhausting the stack', () => {
    expect(canonical(`{"a":${'['.repeat(100_000)}`)).toBeNull();
  });

  test('a string of two million backslashes is read', () => {
    const text = `{"a":"${'\\\\'.repeat(1_000_000)}"}`;
    expect(canonical(text)).toBe(text);
  });
});

test('what was read before, ours or invented, changes nothing of what is read next', () => {
  const bodies = [
    '{"calls":[{"b":1,"a":{"d":2,"c":3}},{"a":{"c":3},"b":1}],"a":{"b":{"b":1,"a":2}}}',
    '{"a":{"b":{"a":2,"b":1}},"calls":[{"a":1}]}',
    '{"\\u0061":{"\\u0062":1,"a":2},"ü":1}',
    '{"a":{"b":1,"a":2},"\\u00fc":1}',
  ];
  const written = [
    '{"a":{"b":{"a":2,"b":1}},"calls":[{"a":{"c":3,"d":2},"b":1},{"a":{"c":3},"b":1}]}',
    '{"a":{"b":{"a":2,"b":1}},"calls":[{"a":1}]}',
    '{"a":{"a":2,"b":1},"\\u00fc":1}',
    '{"a":{"a":2,"b":1},"\\u00fc":1}',
  ];
  const twice = '{"calls":[{"b":1,"a":{"d":2,"d":3}}]}';
  const invented = (from: number) =>
    `{${Array.from({ length: 900 }, (_, i) => `"a${from + i}":{"a":${i}}`).join()},"calls":[`;
  for (let round = 0; round < 4; round += 1) {
    expect(bodies.map(canonical)).toEqual(written);
    expect(canonical(twice)).toBeNull();
    expect(bodies.toReversed().map(canonical)).toEqual(written.toReversed());
    // Broken off, with more keys than are remembered.
    expect(canonical(invented(900 * round))).toBeNull();
  }
});

test('the outermost members keep their raw text', () => {
  expect(readMembers('{ "extraction" : { "b" : 1.50 } , "by":"A" }')).toEqual([
    { key: 'extraction', raw: '{ "b" : 1.50 }', canonical: new Uint8Array(Buffer.from('{"b":1.5}')) },
    { key: 'by', raw: '"A"', canonical: new Uint8Array(Buffer.from('"A"')) },
  ]);
});

interface Vector {
  readonly body: string;
  readonly canonical: string;
}
const vectors: Vector[] = JSON.parse(
  readFileSync(new URL('../../golden/attest/python-json.json', import.meta.url), 'utf8'),
);

test('bodies that Python wrote once come out as Python wrote them', () => {
  expect(vectors.length).toBeGreaterThan(300);
  for (const vector of vectors) expect(canonical(vector.body)).toBe(vector.canonical);
});
