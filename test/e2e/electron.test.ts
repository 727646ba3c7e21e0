// The desktop in a real Electron window, wherever its binary is installed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { installedElectron } from '#main/cli/electron-binary.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const root = join(import.meta.dirname, '..', '..');
const binary = installedElectron();

if (binary === null) console.log('Not run: the smoke test in a real Electron window; its binary is not installed.');

describe.runIf(binary !== null)('a real Electron window', () => {
  test('opens, reads a deed, shows PASS, saves the certificate, takes a second start’s file, and quits', async () => {
    const folder = temporaryFolder('electron');
    const lot = join(root, 'resources', 'samples', 'subdivision-lot-with-curves.txt');
    const launch = (words: string[]) =>
      _electron.launch({
        executablePath: binary ?? '',
        args: ['--no-sandbox', `--user-data-dir=${join(folder, 'data')}`, root, ...words],
      });
    const desktop = await launch([]);
    const page = await desktop.firstWindow();
    await page.getByRole('button', { name: 'A lot with curves' }).click();
    await page.getByRole('status', { name: 'Verdict PASS' }).waitFor();

    const saved = join(folder, 'certificate.pdf');
    await desktop.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    }, saved);
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /certificate/i }).click();
    await page.getByRole('button', { name: 'Save certificate' }).click();
    await expect.poll(() => existsSync(saved)).toBe(true);
    expect(readFileSync(saved).subarray(0, 5).toString()).toBe('%PDF-');

    const second = await launch([lot]);
    await second.close();
    await page.getByRole('row', { name: 'subdivision-lot-with-curves.txt' }).first().waitFor();
    await desktop.close();
  });
});
