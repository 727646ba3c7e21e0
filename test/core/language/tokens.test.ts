import { describe, expect, test } from 'vitest';
import { scanTokens } from '#core/language/tokens.ts';

const texts = (text: string) => scanTokens(text).map((token) => token.text);

describe('tokens', () => {
  test.each([
    ['N05°01’05”E', ['n', '05', '°', '01', "'", '05', '"', 'e']],
    ['1,274.48 feet', ['1,274.48', 'feet']],
    ['50½ poles', ['50', '½', 'poles']],
    ['Quar-\nter', ['quarter']],
    ['forty-\ntwo', ['forty', '-', 'two']],
    ["45°30''", ['45', '°', '30', '"']],
    ['lot 15, 6756.1', ['lot', '15', ',', '6756.1']],
  ])('%j falls into its parts', (text, parts) => {
    expect(texts(text)).toEqual(parts);
  });

  test('a blank line parts paragraphs, a page break does not', () => {
    const [, second] = scanTokens('one\n\ntwo');
    expect(second?.gap).toBe('paragraph');
    const [, over] = scanTokens('one\n\n\ftwo');
    expect(over?.gap).toBe('line');
  });
});
