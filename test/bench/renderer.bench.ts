// The application in a real browser: first paint, a keystroke on tracts of 200 and 500 courses, 200 pages, 50,000 rows,
// bundle sizes.
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CDPSession, Page } from 'playwright-core';
import type { BenchRow } from '#test/bench/bench-row.ts';
import { manySided } from '#test/e2e/deeds.ts';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { fillLibrary } from '#test/support/many-documents.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED, settledJob } from '#test/support/service.ts';

const OUT = new URL('../../out/renderer', import.meta.url).pathname;
const ROWS = 50_000;

export async function bench(): Promise<BenchRow[]> {
  const desk = await openDesk();
  // A machine that does much else is slow, and that is what is measured.
  desk.page.setDefaultTimeout(180_000);
  try {
    return [
      await firstPaint(desk),
      ...(await keystrokes(desk, 200)),
      ...(await keystrokes(desk, 500)),
      ...(await manyPages(desk)),
      ...(await scrolling(desk)),
      ...chunkSizes(),
    ];
  } finally {
    await desk.close();
  }
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

async function firstPaint({ page }: Desk): Promise<BenchRow> {
  const paints: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    await page.reload();
    await page.getByRole('navigation').waitFor();
    paints.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN),
    );
  }
  paints.sort((a, b) => a - b);
  return {
    name: 'first contentful paint',
    value: ms(at(paints, 0.5)),
    note: `median of 7, worst ${ms(at(paints, 0.99))}`,
  };
}

async function keystrokes(desk: Desk, long: number): Promise<BenchRow[]> {
  const { page } = desk;
  const id = await readText(desk, `long-${String(long)}.txt`, manySided(long));
  await openScreen(page, `/review/${id}`);
  await page.getByRole('heading', { name: `long-${String(long)}.txt` }).waitFor();
  const grid = page.getByRole('grid', { name: 'Calls' });
  const courses = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(1).click();
  // To the middle of the tract: half of the figure moves with what is typed there.
  while ((await selectedCall(page)) < courses / 2) await page.keyboard.press('PageDown');
  await watchKeys(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await pageWork(session);
  await page.keyboard.type('25.1', { delay: 60 });
  for (let round = 0; round < 12; round += 1) {
    await page.keyboard.press('Backspace', { delay: 40 });
    await page.keyboard.type(String(round % 10), { delay: 40 });
  }
  await page.waitForTimeout(300);
  const worked = ((await pageWork(session)) - before) / 28;
  const times = await page.evaluate(
    () => (window as unknown as { keyTimes: { work: number; frame: number }[] }).keyTimes,
  );
  const work = times.map((time) => time.work).sort((a, b) => a - b);
  const frame = times.map((time) => time.frame).sort((a, b) => a - b);
  return [
    {
      name: `keystroke to redrawn figure, ${String(courses)} courses`,
      value: ms(at(work, 0.5)),
      note: `key to changed drawing; 95 % within ${ms(at(work, 0.95))}; ${String(times.length)} keys`,
    },
    {
      name: 'the same, processor time of script, style and layout',
      value: ms(worked),
      note: `each key, whatever else runs; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
    },
    { name: 'the same, to the frame after it', value: ms(at(frame, 0.5)), note: `95 % within ${ms(at(frame, 0.95))}` },
    await zooming(page, session, courses),
  ];
}

const selectedCall = (page: Page): Promise<number> =>
  page
    .locator('[role="row"][aria-selected="true"]')
    .getByRole('rowheader')
    .innerText()
    .then((text) => Number.parseInt(text, 10));

const ZOOMS = 24;

/** Turns of the wheel over the drawing, nearer and farther, and its words at rest again. */
async function zooming(page: Page, session: CDPSession, courses: number): Promise<BenchRow> {
  await page.keyboard.press('Escape');
  await page.getByRole('img', { name: /^Drawing of / }).hover();
  await page.waitForTimeout(400);
  const before = await pageWork(session);
  for (let turn = 0; turn < ZOOMS; turn += 1) {
    await page.mouse.wheel(0, turn % 8 < 4 ? -120 : 120);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(400);
  return {
    name: `zoom by a turn of the wheel, ${String(courses)} courses`,
    value: ms(((await pageWork(session)) - before) / ZOOMS),
    note: `processor time of script, style and layout; ${String(ZOOMS)} turns`,
  };
}

/** Processor time in milliseconds that the page has spent, other than on painting. */
async function pageWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const wanted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
  return metrics.reduce((sum, { name, value }) => (wanted.includes(name) ? sum + value * 1000 : sum), 0);
}

/** From the key going down to the drawing changed in the document, and to the frame that shows it. */
async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: { work: number; frame: number }[] = [];
    Object.assign(window, { keyTimes: times });
    let down = 0;
    window.addEventListener('keydown', () => (down = performance.now()), { capture: true });
    const drawing = document.querySelector('svg.figure');
    if (drawing === null) throw new Error('no drawing');
    new MutationObserver(() => {
      if (down === 0) return;
      const started = down;
      down = 0;
      const work = performance.now() - started;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => times.push({ work, frame: performance.now() - started });
        channel.port2.postMessage(null);
      });
    }).observe(drawing, { attributes: true, childList: true, characterData: true, subtree: true });
  });
}

const PAGES = 200;
const FILLING = 'The said parties, for and in consideration of one dollar, do hereby covenant and agree. '.repeat(20);

/** So many pages, the deed on the last; gives the id of what was read. */
async function readPages({ stand, page }: Desk, pages: number): Promise<string> {
  const body = await pdfOf((pdf) => {
    for (let number = 1; number < pages; number += 1) pdf.fontSize(11).text(FILLING).addPage();
    pdf.text(DEED);
  });
  const headers = { 'content-type': 'application/pdf', 'x-document-name': `${String(pages)} pages.pdf` };
  const { value } = await stand.desktop.call('submitExtract', { headers, body });
  await settledJob(stand.desktop, value.job);
  await page.reload();
  return value.job;
}

interface Leafed {
  readonly opened: number;
  readonly selected: number;
}

/** Opening at the description, and a call selected from the first page, each until its words stand marked in sight. */
async function leaf({ page }: Desk, id: string): Promise<Leafed> {
  const inSight = (mark: string) =>
    page.waitForFunction((of) => {
      const [own, pane] = [document.querySelector(of), document.querySelector('.pdf-pages')];
      if (own === null || pane === null) return false;
      const [words, room] = [own.getBoundingClientRect(), pane.getBoundingClientRect()];
      return words.top >= room.top && words.bottom <= room.bottom;
    }, mark);
  await openScreen(page, '/library');
  const started = performance.now();
  await openScreen(page, `/review/${id}`);
  await inSight('.page-mark');
  const opened = performance.now() - started;
  const field = page.getByRole('textbox', { name: 'Page', exact: true });
  await field.fill('1');
  await field.press('Enter');
  await page.waitForFunction(() => document.querySelector('.pdf-pages')!.scrollTop < 50);
  const asked = performance.now();
  await page.getByRole('rowheader', { name: 'Call 3' }).click();
  await inSight('.page-mark-selected');
  return { opened, selected: performance.now() - asked };
}

async function manyPages(desk: Desk): Promise<BenchRow[]> {
  const [many, two] = [await readPages(desk, PAGES), await readPages(desk, 2)];
  const runs: { many: Leafed; two: Leafed }[] = [];
  for (let run = 0; run < 5; run += 1) runs.push({ two: await leaf(desk, two), many: await leaf(desk, many) });
  const median = (of: (run: { many: Leafed; two: Leafed }) => number): number =>
    at(
      runs.map(of).sort((a, b) => a - b),
      0.5,
    );
  const row = (name: string, part: keyof Leafed): BenchRow => {
    const [own, peer] = [median((run) => run.many[part]), median((run) => run.two[part])];
    return {
      name: `${String(PAGES)} pages, ${name}`,
      value: ms(own),
      peer: `a document of 2 pages ${ms(peer)}`,
      ratio: `${(own / peer).toFixed(2)} ×`,
      note: `median of ${String(runs.length)}, until the words are marked in sight; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
    };
  };
  return [
    row('opened at the description on the last', 'opened'),
    row('a call on the last selected from the first', 'selected'),
  ];
}

async function scrolling(desk: Desk): Promise<BenchRow[]> {
  const { page } = desk;
  const { db, desktop } = desk.stand.app;
  await fillLibrary(db, desktop.id, ROWS);
  await page.goto(`${desk.stand.service.address}/#/library`);
  const started = Date.now();
  await page.reload();
  await page.getByRole('row', { name: /deed-/ }).first().waitFor();
  const shown = Date.now() - started;
  const frames = await page.evaluate(async () => {
    const list = document.querySelector('.library-scroll');
    if (list === null) throw new Error('no list');
    const gaps: number[] = [];
    let before = performance.now();
    for (let frame = 0; frame < 180; frame += 1) {
      list.scrollTop += 700;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      gaps.push(now - before);
      before = now;
    }
    return gaps;
  });
  frames.sort((a, b) => a - b);
  return [
    {
      name: `library of ${ROWS.toLocaleString('en-US')} rows, first row after`,
      value: `${String(shown)} ms`,
      note: 'reload included',
    },
    {
      name: 'the same, a frame while scrolling',
      value: ms(at(frames, 0.5)),
      note: `700 px a frame; 95 % within ${ms(at(frames, 0.95))}, worst ${ms(at(frames, 0.999))}`,
    },
  ];
}

/** Every script of the build, the largest first; what the first screen loads is marked. */
function chunkSizes(): BenchRow[] {
  const page = readFileSync(join(OUT, 'index.html'), 'utf8');
  return readdirSync(join(OUT, 'assets'))
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => {
      const bytes = readFileSync(join(OUT, 'assets', name));
      return { name, size: bytes.length, packed: gzipSync(bytes).length };
    })
    .filter(({ size }) => size > 20_000)
    .sort((a, b) => b.size - a.size)
    .map(({ name, size, packed }) => ({
      name: `chunk ${name.replace(/-[\w-]{8}\./, '.')}`,
      value: `${(size / 1000).toFixed(0)} kB`,
      note: `${(packed / 1000).toFixed(0)} kB gzipped${page.includes(name) ? ', loaded at start' : ', loaded when needed'}`,
    }));
}
