import { expect, test } from 'vitest';
import { RULE_CODES, WORD_CODES } from '#core/schema/finding.ts';
import { findMeaning, MEANINGS } from '#core/verdict/wording/meanings.ts';

test('the manual has an entry for every code of a finding, and for no other', () => {
  expect(Object.keys(MEANINGS).toSorted()).toEqual([...WORD_CODES, ...RULE_CODES].toSorted());
});

test.each(Object.entries(MEANINGS))('%s says what it means and what to do, in whole sentences', (_, meaning) => {
  expect(meaning.title.length).toBeLessThan(45);
  for (const text of [meaning.means, meaning.remedy]) expect(text).toMatch(/^[A-Z][^|]{14,}\.$/);
});

test('no two entries have one title, and an unknown code has none', () => {
  const titles = Object.values(MEANINGS).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(findMeaning('of_a_later_version')).toBeNull();
  expect(findMeaning('toString')).toBeNull();
});
