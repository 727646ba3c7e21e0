import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNearJson } from '#main/reader/model/near-json.ts';

const WHOLE = { tracts: [{ name: 'A', courses: [{ quote: 'N 1 E 5', kind: 'line' }] }] };

test.each([
  ['as it should be', JSON.stringify(WHOLE)],
  ['between fences, with a word before and after', `Here it is:\n\`\`\`json\n${JSON.stringify(WHOLE)}\n\`\`\`\nDone.`],
  ['with commas too many', '{"tracts": [{"name": "A", "courses": [{"quote": "N 1 E 5", "kind": "line",},],},],}'],
  ['with bare and single-quoted words', "{tracts: [{'name': 'A', courses: [{'quote': 'N 1 E 5', kind: 'line'}]}]}"],
  ['with a comment', '{"tracts": [ // one\n{"name": "A", "courses": [{"quote": "N 1 E 5", "kind": "line"}]}]}'],
])('an answer %s is read', (_, text) => {
  expect(readNearJson(text)).toEqual({ value: WHOLE, broken_off: false });
});

test('the mark of seconds does not end the words that hold it', () => {
  const read = readNearJson('{"tracts": [], "a": "South 89°30\'00" East, 5 feet", }');
  expect(read?.value).toEqual({ tracts: [], a: 'South 89°30\'00" East, 5 feet' });
});

test('what broke off is closed, and the course that was cut is left out', () => {
  const text = JSON.stringify({ tracts: [{ courses: [{ quote: 'one' }, { quote: 'two' }] }] });
  expect(readNearJson(text.slice(0, text.indexOf('two') + 2))).toEqual({
    value: { tracts: [{ courses: [{ quote: 'one' }] }] },
    broken_off: true,
  });
});

test('a refusal in words is no answer', () => {
  expect(readNearJson('I am sorry, I cannot read legal documents.')).toBeNull();
  expect(readNearJson('{ I am sorry }')).toBeNull();
});

test('whatever stands there, it comes to an end without a fault, and brings no prototype with it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'{}[]",:\'\\ne1 _proto'), maxLength: 120 }), (text) => {
      readNearJson(`{"__proto__": {"polluted": 1}, ${text}`);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
