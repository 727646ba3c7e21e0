import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { closeSheet, newPage, openSheet, paragraph } from '#main/export/sheet.ts';
import { fontFor } from '#main/export/sheet-fonts.ts';

interface Laid {
  layout(text: string): { glyphs: unknown[]; positions: unknown[]; advanceWidth: number };
}

const opened = () => fontFor('sans') as unknown as Laid;

async function drawn(text: string): Promise<Uint8Array> {
  const sheet = openSheet({ title: 'Words', subject: '', author: '', at: new Date(0) });
  paragraph(sheet, text);
  newPage(sheet);
  return closeSheet(sheet, 'foot');
}

async function wordsOf(data: Uint8Array): Promise<string> {
  const task = getDocument({ data, verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('a word is laid out once for all documents, and each may scale what it gets', () => {
  const [first, second] = [opened().layout('Thence'), opened().layout('Thence')];
  expect(second.glyphs[0]).toBe(first.glyphs[0]);
  for (const position of first.positions) Object.assign(position as object, { xAdvance: 0 });
  expect(first.advanceWidth).toBe(0);
  expect(second.advanceWidth).toBeGreaterThan(0);
  expect(opened().layout('Thence').advanceWidth).toBe(second.advanceWidth);
});

test('a letter is copied that another document had as a part of one with an accent', async () => {
  expect(await wordsOf(await drawn('ÀÉÎÕÜ'))).toContain('ÀÉÎÕÜ');
  expect(await wordsOf(await drawn('AEIOU'))).toContain('AEIOU');
});

test('the same words give the same bytes after others', async () => {
  const before = await drawn('thence north to the oak');
  await drawn('oak of the north, and thence');
  expect(await drawn('thence north to the oak')).toEqual(before);
});
