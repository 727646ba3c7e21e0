// Every form of description that the reader knows, each in a golden file: the text, a rule, and what must be read from it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pagesOfText } from '#core/language/text/pages-of-text.ts';
import { readDocument } from '#core/read/read-document.ts';
import { deedSummary } from '#test/support/deed-summary.ts';

const FOLDER = new URL('../../golden/read/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.deed'));

describe('golden deeds', () => {
  test.each(files)('%s is read as its field notes say', (name) => {
    const [text = '', expected = ''] = readFileSync(new URL(name, FOLDER), 'utf8').split('\n=====\n');
    expect(deedSummary(readDocument(pagesOfText(text)))).toBe(expected.trimEnd());
  });
});
