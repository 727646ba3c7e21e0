// Every form of description that the reader knows, each in a golden file: the text, a rule, and what must be read from it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deedSummary } from '#test/support/deed-summary.ts';
import { heardDeed } from '#test/support/heard.ts';

const FOLDER = new URL('../../golden/read/', import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.deed'));

describe('golden deeds', () => {
  test.each(files)('%s is read as its field notes say', async (name) => {
    const [text = '', expected = ''] = readFileSync(new URL(name, FOLDER), 'utf8').split('\n=====\n');
    expect(deedSummary(await heardDeed(text))).toBe(expected.trimEnd());
  });
});
