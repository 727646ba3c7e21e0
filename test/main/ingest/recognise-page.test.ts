// What a page as a whole says about the figures on it.
import { expect, test } from 'vitest';
import type { Line } from '#core/schema/page.ts';
import { withPageDoubt } from '#main/ingest/recognise-page.ts';

function figures(agreed: boolean[]): Line[] {
  return [
    {
      words: [
        { text: 'thence', box: null, confidence: 0.9, alternative: null, agreed: null },
        ...agreed.map((same) => ({
          text: '210.50',
          box: null,
          confidence: 0.9,
          alternative: same ? null : '270.50',
          agreed: same,
        })),
      ],
    },
  ];
}

test('on a page where the recognisers differ on one figure in three, the others are doubted too', () => {
  const words = withPageDoubt(figures([true, true, true, true, false, false]))[0]!.words;
  expect(words.filter((word) => word.agreed === true)).toEqual([]);
  expect(words[1]).toMatchObject({ agreed: null, confidence: 0.5 });
  expect(words[0]).toMatchObject({ confidence: 0.9 });
});

test('on a page where they differ on one in ten, the others stand', () => {
  const agreed = [true, true, true, true, true, true, true, true, true, false];
  expect(withPageDoubt(figures(agreed))[0]!.words.filter((word) => word.agreed === true)).toHaveLength(9);
});
