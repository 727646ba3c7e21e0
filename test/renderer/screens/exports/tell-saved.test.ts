import { expect, test } from 'vitest';
import { refusedText } from '#renderer/screens/exports/tell-saved.ts';

const refused = (count: number) =>
  Array.from({ length: count }, (_, i) => `deed ${i + 1}.pdf: There is nothing to draw.`);

test('one document that could not be exported is named with its reason', () => {
  expect(refusedText(refused(1))).toBe('deed 1.pdf: There is nothing to draw.');
});

test('several are named in one text, and none of them goes uncounted', () => {
  expect(refusedText(refused(3))).toBe(
    '3 could not be exported. deed 1.pdf: There is nothing to draw. · deed 2.pdf: There is nothing to draw. · deed 3.pdf: There is nothing to draw.',
  );
  expect(refusedText(refused(20))).toMatch(/^20 could not be exported\..* deed 6\.pdf: .* and 14 more$/);
});
