// A person at the machine: the real service, the built application, and a real browser looking at it.
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Reader } from '#main/reader/reader.ts';
import { openBrowser } from '#test/support/browser.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { type Stand, type StandOptions, standService } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** As long as a poll of the tests waits: only what never comes is given up. */
export const PATIENCE_MS = 120_000;
const RENDERER = new URL('../../out/renderer', import.meta.url).pathname;

export interface Desk {
  stand: Stand;
  readonly browser: Browser;
  readonly page: Page;
  /** Another window on the same service. */
  openPage(options?: { dark?: boolean }): Promise<Page>;
  /** What went wrong in the pages so far: exceptions, and breaches of the content policy. */
  readonly faults: string[];
  close(): Promise<void>;
}

interface DeskOptions extends Pick<StandOptions, 'identity' | 'billing' | 'mail'> {
  /** The first-run welcome comes up. */
  readonly fresh?: boolean;
  /** What turns pages into an extraction; the product's own when left out. */
  readonly reader?: Reader;
}

export async function openDesk({ fresh = false, ...given }: DeskOptions = {}): Promise<Desk> {
  const port = await freePort();
  const stand = await standService({ port, renderer_dir: RENDERER, now: () => new Date(), ...given });
  if (!fresh) await stand.desktop.call('putSettings', { json: { welcomed: true, operator: 'Ada Examiner' } });
  const browser = await openBrowser();
  const faults: string[] = [];
  const openPage = async ({ dark = false } = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: dark ? 'dark' : 'light',
      // What moves is drawn sixty times a second, for nobody.
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on('pageerror', (fault) => faults.push(fault.message));
    page.on('console', (line) => {
      if (line.type() === 'error' && line.text().includes('Content Security Policy')) faults.push(line.text());
    });
    await page.goto(desk.stand.service.launch_address);
    await page.waitForURL(`${desk.stand.service.address}/`);
    await page.getByRole('navigation', { name: 'Screens' }).waitFor();
    return page;
  };
  const close = async (): Promise<void> => {
    for (const context of browser.contexts()) await context.close();
    await desk.stand.close();
    expect(faults).toEqual([]);
  };
  const desk: { stand: Stand; browser: Browser; page: Page; faults: string[] } & Pick<Desk, 'openPage' | 'close'> = {
    stand,
    browser,
    faults,
    openPage,
    close,
    page: undefined as unknown as Page,
  };
  desk.page = await openPage();
  return desk;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Files in a folder of their own, by name. */
export function filesIn(contents: Readonly<Record<string, string | Uint8Array>>): { folder: string; paths: string[] } {
  const folder = temporaryFolder('files');
  const paths = Object.entries(contents).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
  return { folder, paths };
}

/** Drops files or folders of the machine on the window, as the system does. */
export async function dropOn(page: Page, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
  }
  await session.detach();
}

/** Reads a text through the service and waits until the library has it; gives its id. */
export function readText(desk: Desk, name: string, text: string): Promise<string> {
  return bringDocument(desk, name, text, 'text/plain');
}

export async function bringDocument(
  desk: Desk,
  name: string,
  body: string | Uint8Array,
  kind: 'text/plain' | 'application/pdf',
): Promise<string> {
  const headers = { 'content-type': kind, 'x-document-name': name };
  const { value } = await desk.stand.desktop.call('submitExtract', { headers, body });
  for (;;) {
    const { documents } = (await desk.stand.desktop.call('listLibrary')).value;
    const found = documents.find((one) => one.reference === value.job);
    if (found?.status === 'succeeded') return found.id;
    if (found?.status === 'failed') throw new Error(found.error ?? 'failed');
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

export async function openScreen(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

/** Whether words that are there stand within the height of their pane. */
export async function isInSight(words: Locator, pane: Locator): Promise<boolean> {
  if ((await words.count()) === 0) return false;
  const [own, around] = [await words.boundingBox(), await pane.boundingBox()];
  if (own === null || around === null) return false;
  return own.y >= around.y && own.y + own.height <= around.y + around.height;
}

/** A deed as a PDF with a text layer. */
export const deedPdf = (text: string): Promise<Uint8Array> =>
  pdfOf((pdf) => {
    pdf.font('Times-Roman').fontSize(11).text(text, { lineGap: 3 });
  });
