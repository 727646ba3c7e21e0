// The desktop in a real Electron window, from the first start to the last: what no stand-in can show.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Client, clientOf, type Fetch } from '#core/api/client.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { dropOn } from '#test/e2e/desk.ts';
import {
  electronAtHand,
  ended,
  inElectron,
  openScreenForElectron,
  ROOT,
  readByNode,
  type Screen,
  SWITCHES,
  timelessOf,
  whereRun,
  withoutScreen,
} from '#test/e2e/real-electron.ts';
import { writeSampleFiles } from '#test/e2e/sample-files.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** A machine may be slow; what is waited for comes or never does. */
const PATIENCE_MS = 600_000;
const BLUNDER = join(ROOT, 'resources', 'samples', 'deed-with-a-blunder.txt');
const folder = temporaryFolder('electron');
const at = (name: string) => join(folder, name);

let binary = '';
let screen: Screen = { env: {}, close: () => undefined };
let desktop: ElectronApplication;
let page: Page;

const environment = (): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...screen.env,
  DEEDPROOF_DATA: at('data'),
});

async function start(words: readonly string[] = []): Promise<void> {
  desktop = await _electron.launch({
    executablePath: binary,
    args: [...SWITCHES, ROOT, ...words],
    // Left out, the window would always be driven without the sandbox that everybody else has.
    chromiumSandbox: !SWITCHES.includes('--no-sandbox'),
    env: environment(),
    timeout: PATIENCE_MS,
  });
  page = await desktop.firstWindow({ timeout: PATIENCE_MS });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.getByRole('navigation', { name: 'Screens' }).waitFor();
}

/** A start while the window is open, as the system makes it: it hands over and ends. */
async function startAgain(words: readonly string[], cwd: string): Promise<void> {
  const second = spawn(binary, [...SWITCHES, ROOT, ...words], { cwd, env: environment(), stdio: 'ignore' });
  expect(await ended(second, PATIENCE_MS)).toBe(0);
}

/** Asks in the window, whatever has become of the page that the test held. */
const inWindow = <Value>(script: string): Promise<Value> =>
  desktop.evaluate(
    ({ BrowserWindow }, code) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(code),
    script,
  ) as Promise<Value>;

async function client(): Promise<Client> {
  const { address, token } = await inWindow<{ address: string; token: string }>('window.deedproof.service()');
  return clientOf(address, token, fetch as unknown as Fetch);
}

async function resultOf(name: string): Promise<ExtractResponse> {
  const asking = await client();
  for (;;) {
    const { documents } = (await asking.call('listLibrary')).value;
    const found = documents.find((one) => one.document === name);
    if (found?.status === 'failed') throw new Error(`${name}: ${found.error}`);
    if (found?.status === 'succeeded') {
      return (await asking.call('getDocumentResult', { params: { id: found.id } })).value;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const saveTo = (path: string) =>
  desktop.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, path);

async function untilReading(): Promise<void> {
  const running = async () => (await (await client()).call('localStatus')).value.running;
  await expect.poll(running, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
}

/** In a page that is not the one marked before. */
const ANOTHER_PAGE = 'document.querySelector("nav") !== null && window.before === undefined';

/** False while nobody would answer: a page that died, or one that is being loaded. */
const hasPage = () =>
  desktop.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return contents !== undefined && !contents.isCrashed() && !contents.isLoading();
  });

/** Presses that button of every box from now on, and keeps what the boxes said. */
const answerQuestions = (button: string) =>
  desktop.evaluate(({ dialog }, wanted) => {
    const asked: string[] = [];
    // The box is given with its window or without.
    const answer = async (...words: unknown[]) => {
      const { buttons, message } = words.at(-1) as { buttons: string[]; message: string };
      asked.push(message);
      return { response: buttons.indexOf(wanted), checkboxChecked: false };
    };
    dialog.showMessageBox = answer as typeof dialog.showMessageBox;
    Object.assign(globalThis, { asked });
  }, button);

const questionsAsked = () => desktop.evaluate(() => (globalThis as unknown as { asked: readonly string[] }).asked);

async function saveCertificate(): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Certificate preview/ }).click();
  const preview = page.getByRole('dialog', { name: 'Certificate' });
  await preview.getByRole('button', { name: 'Save certificate' }).click();
}

describe('a real Electron window', () => {
  let names: string[] = [];
  beforeAll(
    () =>
      whereRun(async () => {
        binary = electronAtHand().binary;
        screen = await openScreenForElectron();
        names = await writeSampleFiles(folder);
        await readByNode(names.map(at), at('node'), at('node-data'));
        await start([BLUNDER]);
      }),
    PATIENCE_MS,
  );
  afterAll(() =>
    whereRun(async () => {
      await desktop.close();
      screen.close();
    }),
  );

  inElectron('a file opened at the first start is seen, and no welcome stands before it', async () => {
    // While it is handed to the service it may stand there twice for a moment.
    await page.getByRole('row', { name: 'deed-with-a-blunder.txt' }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(existsSync(at('data/deedproof.db'))).toBe(true);
  });

  inElectron(
    'what is dropped is read as Node reads it, the PDF by its text layer',
    async () => {
      await dropOn(page, names.map(at));
      await page.getByRole('row', { name: 'deed.pdf' }).getByText('PASS').waitFor();
      for (const name of names) {
        const node = JSON.parse(readFileSync(at(`node/${name.replace(/\.\w+$/, '')}.json`), 'utf8')) as ExtractResponse;
        expect(timelessOf(await resultOf(name)), name).toEqual(timelessOf(node));
      }
      expect((await resultOf('deed.pdf')).text_source).toBe('text_layer');
      expect((await resultOf('scan.png')).text_source).toBe('ocr');
    },
    PATIENCE_MS,
  );

  inElectron(
    'a likely bad call is tried, applied and signed',
    async () => {
      await page.getByRole('row', { name: 'deed-with-a-blunder.txt' }).dblclick();
      await page.getByRole('status', { name: 'Verdict REVIEW' }).waitFor();
      await page
        .getByRole('button', { name: /^Try it: call 4/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Apply 1 correction' }).click();
      const apply = page.getByRole('dialog');
      await apply.getByRole('textbox', { name: 'Your name' }).fill('Ada Examiner');
      await apply.getByRole('button', { name: 'Apply and sign' }).click();
      await page.getByText('corrected and signed').waitFor();
      const { corrections } = await resultOf('deed-with-a-blunder.txt');
      expect(corrections).toMatchObject([{ call: 3, field: 'distance', by: 'Ada Examiner' }]);
    },
    PATIENCE_MS,
  );

  inElectron(
    'its certificate is saved; where that cannot be, a sentence says why',
    async () => {
      await saveTo(at('certificate.pdf'));
      await saveCertificate();
      await page.getByText('Certificate saved.').waitFor();
      expect(readFileSync(at('certificate.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
      await saveTo(at('gone/certificate.pdf'));
      await page.getByRole('button', { name: 'Save certificate' }).click();
      await page.getByText(`The certificate was not saved. ${at('gone/certificate.pdf')} is not there.`).waitFor();
    },
    PATIENCE_MS,
  );

  inElectron(
    'the menu does nothing behind the open dialog',
    async () => {
      const menu = (label: string) =>
        desktop.evaluate(({ Menu }, wanted) => {
          const items = Menu.getApplicationMenu()?.items.flatMap((item) => item.submenu?.items ?? []) ?? [];
          items.find((item) => item.label === wanted)?.click();
        }, label);
      await menu('Map');
      // Asked on the way that the menu's word took: it comes after it.
      expect(await inWindow<string>('window.location.hash')).toContain('review');
      const preview = page.getByRole('dialog', { name: 'Certificate' });
      await preview.getByRole('button', { name: 'Close' }).last().click();
      await preview.waitFor({ state: 'detached' });
      await menu('Map');
      await page.waitForURL(/#\/?map/);
      await menu('Library');
      await page.waitForURL(/#\/?library/);
    },
    PATIENCE_MS,
  );

  inElectron(
    'second starts hand over their files, however named, and their link',
    async () => {
      mkdirSync(at('county'));
      for (const name of ['far.txt', 'near.txt']) writeFileSync(at(`county/${name}`), readFileSync(at('words.txt')));
      await startAgain([at('county/far.txt')], ROOT);
      await startAgain(['near.txt'], at('county'));
      for (const name of ['far.txt', 'near.txt']) expect((await resultOf(name)).text_source).toBe('text');
      await startAgain(['deedproof://settings'], ROOT);
      await page.waitForURL(/#\/?settings/);
    },
    PATIENCE_MS,
  );

  inElectron(
    'a reader that is killed takes one document with it at most',
    async () => {
      writeFileSync(at('again.png'), readFileSync(at('scan.png')));
      await startAgain([at('again.png')], ROOT);
      // A reader that has nothing to read takes nothing with it.
      await untilReading();
      await expect
        .poll(
          () =>
            desktop.evaluate(({ app }) => {
              const readers = app.getAppMetrics().filter(({ name }) => name?.includes('document reader'));
              for (const { pid } of readers) process.kill(pid, 'SIGKILL');
              return readers.length;
            }),
          { timeout: PATIENCE_MS },
        )
        .toBeGreaterThan(0);
      writeFileSync(at('after.pdf'), readFileSync(at('deed.pdf')));
      await startAgain([at('after.pdf')], ROOT);
      expect((await resultOf('after.pdf')).text_source).toBe('text_layer');
    },
    PATIENCE_MS,
  );

  inElectron(
    'a window whose page died is there again, and takes what comes',
    async () => {
      await inWindow('window.before = true');
      await desktop.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      );
      writeFileSync(at('meanwhile.txt'), readFileSync(at('words.txt')));
      await startAgain([at('meanwhile.txt')], ROOT);
      await expect
        .poll(async () => (await hasPage()) && inWindow<boolean>(ANOTHER_PAGE), { timeout: PATIENCE_MS })
        .toBe(true);
      expect((await resultOf('meanwhile.txt')).text_source).toBe('text');
    },
    PATIENCE_MS,
  );

  inElectron(
    'quitting while a document is read asks first, and the next start reads it',
    async () => {
      writeFileSync(at('late.png'), readFileSync(at('scan.png')));
      await startAgain([at('late.png')], ROOT);
      await untilReading();
      await answerQuestions('Keep Reading');
      await desktop.evaluate(({ app }) => app.quit());
      await expect
        .poll(questionsAsked, { timeout: PATIENCE_MS })
        .toEqual([expect.stringContaining('still being read')]);
      expect(await hasPage()).toBe(true);
      await answerQuestions('Quit');
      await desktop.close();
      await start();
      expect((await resultOf('late.png')).text_source).toBe('ocr');
      const { documents } = (await (await client()).call('listLibrary')).value;
      expect(documents.map(({ document }) => document)).toContain(basename(BLUNDER));
    },
    PATIENCE_MS,
  );

  inElectron(
    'a command needs no screen, and a mistyped one opens no window',
    async () => {
      const run = async (words: readonly string[]) => {
        const env = withoutScreen({ ...environment(), DEEDPROOF_DATA: at('command-data') });
        const child = spawn(binary, [...SWITCHES, ROOT, ...words], { cwd: folder, env, stdio: 'pipe' });
        let said = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (said += String(chunk)));
        return { code: await ended(child, PATIENCE_MS), said };
      };
      const read = await run(['extract', 'words.txt', '--out', at('command')]);
      expect([read.code, existsSync(at('command/words.json'))], read.said).toEqual([0, true]);
      const slip = await run(['extrct', 'words.txt']);
      expect([slip.code === 0, slip.said.includes("unknown command 'extrct'")], slip.said).toEqual([false, true]);
    },
    PATIENCE_MS,
  );
});
