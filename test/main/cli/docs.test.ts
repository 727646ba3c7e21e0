// The documentation: every page there, every link and picture met, every reason with its entry, and nothing from elsewhere.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLOSED_DENOMINATOR, CLOSED_MISS_FT, MOST_STATED_AREA_SHARE, STATED_AREA_SHARE } from '#core/survey/limits.ts';
import { MEANINGS } from '#core/verdict/wording/meanings.ts';
import { docPages } from '#main/cli/docs.ts';
import { CHAPTERS } from '#renderer/screens/help/chapters.ts';

const pages = docPages(join(import.meta.dirname, '..', '..', '..'));
const html = pages.filter(({ fileName }) => fileName.endsWith('.html'));
const names = new Set(pages.map(({ fileName }) => fileName));

test('every link and picture leads to what is there, and none to the network but by a click', () => {
  expect(html.map(({ fileName }) => fileName)).toContain('docs/index.html');
  for (const { fileName, source } of html) {
    for (const [, kind, to = ''] of String(source).matchAll(/ (href|src)="([^"]*)"/g)) {
      const [path = ''] = to.split('#');
      if (kind === 'src' || !/^https?:/.test(to)) expect(names, `${fileName}: ${to}`).toContain(`docs/${path}`);
    }
    expect(String(source)).not.toMatch(/<script|javascript:/i);
  }
});

test('every reason has its entry with what it means and what to do', () => {
  const reasons = String(html.find(({ fileName }) => fileName === 'docs/reasons.html')?.source);
  for (const code of Object.keys(MEANINGS)) expect(reasons).toContain(`<h2 id="${code}">`);
  expect(reasons.split('What to do.')).toHaveLength(Object.keys(MEANINGS).length + 1);
});

test('the guide to the interface is the README’s own, with its examples', () => {
  const guide = String(html.find(({ fileName }) => fileName === 'docs/api.html')?.source);
  expect(guide).toContain('/v1/extract');
  expect(guide).toContain('<pre><code class="language-sh">');
});

test('the window’s manual has a text for every chapter, whose links lead to places of the window', () => {
  const texts = JSON.parse(String(pages.find(({ fileName }) => fileName === 'docs/manual.json')?.source)) as Record<
    string,
    string
  >;
  const written = CHAPTERS.map(({ id }) => id).filter((id) => !['reasons', 'keys'].includes(id));
  expect(Object.keys(texts)).toEqual(written);
  for (const text of Object.values(texts)) {
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toMatch(/<img|<script|<h[12]/);
    for (const [, to] of text.matchAll(/href="#\/help\/([^"]*)"/g)) expect(CHAPTERS.map(({ id }) => id)).toContain(to);
    expect([...text.matchAll(/href="([^"]*)"/g)].filter(([, to = '']) => !to.startsWith('#/help/'))).toEqual([]);
  }
});

test('the chapters of the window are those of the documentation by name', () => {
  const headings = html.flatMap(({ source }) =>
    [...String(source).matchAll(/<h[12]>([^<]*)<\/h[12]>/g)].map(([, name]) => name),
  );
  const titles = CHAPTERS.filter(({ id }) => id !== 'keys').map(({ title }) => title);
  expect(titles.filter((title) => !headings.includes(title))).toEqual([]);
});

test('the limits that the documentation names are those of the rules', () => {
  const verdicts = String(html.find(({ fileName }) => fileName === 'docs/verdicts.html')?.source).replaceAll('\n', ' ');
  expect(verdicts).toContain(
    `closes at 1:${CLOSED_DENOMINATOR.toLocaleString('en-US')} or better, or with a miss of ${CLOSED_MISS_FT} ft at most`,
  );
  expect(verdicts).toContain(`meet the stated area within ${STATED_AREA_SHARE * 100} %`);
  expect(verdicts).toContain(`never by more than ${MOST_STATED_AREA_SHARE * 100} %`);
});
