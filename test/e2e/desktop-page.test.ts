// The page as the desktop window shows it, in a real browser: a bridge stands where the shell's would.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, dropOn, filesIn, openDesk, openScreen, PATIENCE_MS, readText } from '#test/e2e/desk.ts';
import { DEED } from '#test/support/service.ts';

/** What the shell does through the bridge, from the test. */
interface Shell {
  command(name: string): Promise<void>;
  hand(name: string, text: string): Promise<void>;
  /** From then on nothing can be saved, for that reason. */
  failWith(sentence: string): Promise<void>;
  /** The files that were dragged out of the window, byte for byte, by their names. */
  draggedOut(): Promise<Record<string, Uint8Array>>;
}

const SHELL = 'deedproofShell';

async function openWindow(desk: Desk): Promise<{ page: Page; shell: Shell }> {
  const context = await desk.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const { address, session_token: token } = desk.stand.service;
  await page.addInitScript(
    ({ session, name }) => {
      const shell = { command: (_: string) => {}, files: (_: unknown) => {}, trouble: '', dragged: {} };
      const bridge = {
        service: async () => session,
        pickFiles: async () => [],
        saveFile: async (file: string) => {
          if (shell.trouble !== '') throw new Error(shell.trouble);
          return `/saved/${file}`;
        },
        reveal: async () => undefined,
        dragOut: async (file: string, bytes: Uint8Array) => {
          shell.dragged = { ...shell.dragged, [file]: [...bytes] };
        },
        onFiles: (receive: (files: unknown) => void) => {
          shell.files = receive;
          return () => {};
        },
        onCommand: (receive: (command: string) => void) => {
          shell.command = receive;
          return () => {};
        },
      };
      Object.assign(window, { deedproof: bridge, [name]: shell });
    },
    { session: { address, token }, name: SHELL },
  );
  await page.goto(address);
  await page.getByRole('navigation', { name: 'Screens' }).waitFor();
  const tell = (member: string, value: unknown) =>
    page.evaluate(
      ([name, key, what]) => {
        const shell = (window as unknown as Record<string, Record<string, unknown>>)[name as string] ?? {};
        const at = shell[key as string];
        if (typeof at === 'function') at(what);
        else shell[key as string] = what;
      },
      [SHELL, member, value] as const,
    );
  const shell = {
    command: (name: string) => tell('command', name),
    hand: (name: string, text: string) =>
      page.evaluate(
        ([key, file, words]) => {
          const holder = window as unknown as Record<string, { files(files: unknown): void }>;
          holder[key ?? '']?.files([{ name: file, bytes: new TextEncoder().encode(words) }]);
        },
        [SHELL, name, text],
      ),
    failWith: (sentence: string) => tell('trouble', sentence),
    draggedOut: async () => {
      const dragged = await page.evaluate(
        (name) => (window as unknown as Record<string, { dragged: Record<string, number[]> }>)[name]?.dragged ?? {},
        SHELL,
      );
      return Object.fromEntries(Object.entries(dragged).map(([file, bytes]) => [file, new Uint8Array(bytes)]));
    },
  };
  return { page, shell };
}

describe('the page in the desktop window', () => {
  let desk: Desk;
  let page: Page;
  let shell: Shell;
  let lot: string;
  beforeAll(async () => {
    desk = await openDesk();
    await desk.page.close();
    lot = await readText(desk, 'lot.txt', DEED);
  });
  beforeEach(async () => {
    ({ page, shell } = await openWindow(desk));
  });
  afterEach(() => page.context().close());
  afterAll(() => desk.close());

  const screenShown = () => page.evaluate(() => window.location.hash);
  async function openReview(): Promise<void> {
    await openScreen(page, `/review/${lot}`);
    await page.getByRole('status', { name: 'Verdict PASS' }).waitFor();
  }

  test('the menu does nothing behind a dialog, but for the text that is typed in it', async () => {
    await shell.command('paste-text');
    const field = page.getByRole('textbox', { name: 'Description' });
    await field.pressSequentially('Beginning');
    await shell.command('map');
    expect(await screenShown()).not.toContain('map');
    await shell.command('undo');
    expect((await field.inputValue()).length).toBeLessThan('Beginning'.length);
    await shell.command('redo');
    expect(await field.inputValue()).toBe('Beginning');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shell.command('map');
    await expect.poll(screenShown).toContain('map');
  });

  test('a link leads to its place also behind a dialog', async () => {
    await shell.command('paste-text');
    await page.getByRole('dialog').waitFor();
    await shell.command('go:settings');
    await expect.poll(screenShown).toContain('settings');
  });

  test('Export As… opens the choice for what is selected, and says so where nothing is', async () => {
    const row = page.getByRole('row', { name: 'lot.txt' });
    await row.getByText('PASS').waitFor();
    await shell.command('export');
    await page.getByText('Open a document, or select some in the library, and then export.').waitFor();
    await row.click();
    await shell.command('export');
    await page.getByRole('menuitem', { name: 'GIS file' }).waitFor();
  });

  test('what cannot be saved is told in a sentence, from the preview and from the menu', async () => {
    await openReview();
    await shell.failWith('/shut/lot.dxf may not be read or written: you lack the right to it.');
    await shell.command('export-dxf');
    await page.getByText('CAD drawing: /shut/lot.dxf may not be read or written').waitFor();
    await shell.command('export-certificate');
    const preview = page.getByRole('dialog', { name: 'Certificate' });
    await preview.getByRole('button', { name: 'Save certificate' }).click();
    await page.getByText('The certificate was not saved. /shut/lot.dxf may not be').waitFor();
  });

  test('a certificate that is dragged out and let go over the window is no deed', async () => {
    await openReview();
    await shell.command('export-certificate');
    const out = page.getByText('Drag out as a file');
    await out.dispatchEvent('dragstart');
    const dragged = await shell.draggedOut();
    expect(dragged['lot.certificate.pdf']?.length).toBeGreaterThan(1000);
    await dropOn(page, filesIn({ ...dragged, 'other.txt': DEED }).paths);
    const names = async () => (await desk.stand.desktop.call('listLibrary')).value.documents.map((one) => one.document);
    await expect.poll(names).toContain('other.txt');
    expect(await names()).not.toContain('lot.certificate.pdf');
  });
});

test('a file that is opened at the first start is seen, and no welcome stands before it', async () => {
  const desk = await openDesk({ fresh: true });
  const { page, shell } = await openWindow(desk);
  await shell.hand('first.txt', DEED);
  await page.getByRole('row', { name: 'first.txt' }).getByText('PASS').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await desk.close();
});
