import { expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { offlineReader } from '#main/reader/offline.ts';

test('the offline reader names itself and its version, and spends no tokens', async () => {
  const reader = offlineReader('1.2.3');
  const { extraction, usage } = await reader.read(
    pagesOfText(
      'Beginning at a stone; thence North 5 chains; thence East 5 chains; thence S 45° W 7.07 chains to the beginning.',
    ),
  );
  expect(reader.model).toBe('deedproof-reader/1.2.3');
  expect(usage).toEqual({ input_tokens: 0, output_tokens: 0 });
  expect(extraction.tracts[0]?.calls).toHaveLength(3);
});
