// The documentation: every page there, every link and picture met, every reason with its entry, and nothing from elsewhere.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MEANINGS } from '#core/verdict/wording/meanings.ts';
import { docPages } from '#main/cli/docs.ts';

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
