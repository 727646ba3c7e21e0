// The documentation as pages: chapters from resources/docs, the guide to the interface from the README, whose examples are
// tried as they stand, and an entry for every reason. Built with the screens and served under /docs, without any script. The
// window's manual shows the same chapters.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { MEANINGS } from '#core/verdict/wording/meanings.ts';

export interface DocPage {
  readonly fileName: string;
  readonly source: string | Uint8Array;
}

interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly markdown: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** From `root`, where the sources are. */
export function docPages(root: string): DocPage[] {
  const chapter = (name: string): Chapter => {
    const markdown = readFileSync(join(root, 'resources', 'docs', `${name}.md`), 'utf8');
    return { name, title: /^# (.*)/.exec(markdown)?.[1] ?? name, markdown };
  };
  const chapters: readonly Chapter[] = [
    { ...chapter('manual'), name: 'index' },
    { name: 'reasons', title: 'What each reason means', markdown: reasonsText() },
    chapter('verdicts'),
    { name: 'api', title: 'Guide to the interface', markdown: apiText(readFileSync(join(root, 'README.md'), 'utf8')) },
    chapter('operations'),
    chapter('limits'),
  ];
  const pictures = join(root, 'resources', 'screenshots');
  return [
    ...chapters.map((one) => ({ fileName: `docs/${one.name}.html`, source: pageOf(one, chapters) })),
    { fileName: 'docs/manual.json', source: JSON.stringify(manualOf(chapters)) },
    { fileName: 'docs/docs.css', source: readFileSync(join(root, 'resources', 'docs', 'docs.css')) },
    ...readdirSync(pictures).map((name) => ({
      fileName: `docs/pictures/${name}`,
      source: readFileSync(join(pictures, name)),
    })),
  ];
}

/**
 * The chapters that the window shows, by their ids: the sections of the manual, and two chapters whole. Without pictures,
 * since the window is what they show; links lead to the window's own places.
 */
function manualOf(chapters: readonly Chapter[]): Record<string, string> {
  const textOf = (name: string): string => chapters.find((one) => one.name === name)?.markdown ?? '';
  const sections = textOf('index')
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => {
      const [title = '', ...lines] = section.split('\n');
      return [title.toLowerCase().replaceAll(' ', '-'), lines.join('\n')];
    });
  const whole = ['verdicts', 'limits'].map((name): [string, string] => [name, textOf(name).replace(/^# .*/, '')]);
  return Object.fromEntries([...sections, ...whole].map(([id, markdown]) => [id, windowText(markdown)]));
}

function windowText(markdown: string): string {
  const own = markdown
    .replaceAll(/^!\[.*\n/gm, '')
    .replaceAll(/^## /gm, '### ')
    .replaceAll(/\]\((\w+)\.html\)/g, '](#/help/$1)');
  return marked.parse(own, { async: false, gfm: true });
}

function reasonsText(): string {
  const entries = Object.entries(MEANINGS).toSorted(([, one], [, other]) => one.title.localeCompare(other.title, 'en'));
  const head =
    '# What each reason means\n\nA reason is a finding with a code that scripts can switch on; codes never change their meaning.\n';
  const body = entries.map(
    ([code, { title, means, remedy }]) =>
      `<h2 id="${code}">${escaped(title)} <code>${code}</code></h2>\n\n${escaped(means)}\n\n**What to do.** ${escaped(remedy)}\n`,
  );
  return [head, ...body].join('\n');
}

/** The part of the README that shows the interface at work. */
function apiText(readme: string): string {
  const start = readme.indexOf('\n## The API\n');
  const end = readme.indexOf('\n## ', start + 5);
  if (start === -1 || end === -1) throw new Error('The README has no part on the API.');
  return readme.slice(start + 1, end).replace('## The API', '# Guide to the interface');
}

function pageOf({ name, title, markdown }: Chapter, chapters: readonly Chapter[]): string {
  const links = chapters
    .map(
      (one) =>
        `<li><a href="${one.name}.html"${one.name === name ? ' aria-current="page"' : ''}>${escaped(one.title)}</a></li>`,
    )
    .join('');
  const body = marked.parse(markdown, { async: false, gfm: true });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} · Deedproof</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<nav aria-label="Chapters"><p><strong>Deedproof</strong></p><ul>${links}</ul></nav>
<main>
${body}</main>
</body>
</html>
`;
}
