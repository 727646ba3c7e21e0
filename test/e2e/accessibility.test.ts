import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CURVED, SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, dropOn, filesIn, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { objections } from '#test/e2e/objections.ts';
import { readScanned } from '#test/e2e/scanned-review.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

describe('axe finds nothing to object to, in the light and in the dark', () => {
  let desk: Desk;
  let page: Page;
  let curved: string;
  beforeAll(async () => {
    desk = await openDesk();
    ({ page } = desk);
    await readText(desk, 'slipped.txt', SLIPPED);
    curved = await readText(desk, 'curved.txt', CURVED);
    const { paths } = filesIn({ 'photo.bmp': new Uint8Array([1, 2, 3, 0xff, 0xfe, 0]) });
    await dropOn(page, paths);
  });
  afterAll(() => desk.close());

  test('in the library, with rows of every kind and a selection', async () => {
    await page.getByRole('row', { name: 'curved.txt' }).getByText('PASS').waitFor();
    await page.getByRole('row', { name: 'slipped.txt' }).click();
    expect(await objections(page)).toEqual([]);
  });

  test('in the paste dialog', async () => {
    await page.getByRole('button', { name: 'Paste text…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('in a review, with a pending correction, and in its dialog', async () => {
    await openScreen(page, `/review/${curved}`);
    await page.getByRole('grid', { name: 'Calls' }).waitFor();
    await page.getByRole('row').nth(2).getByRole('gridcell').nth(1).click();
    await page.keyboard.type('71');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Pending corrections' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Apply 1 correction' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('in a review of a scan, with values in doubt and a place that was not read', async () => {
    const id = await readScanned(desk, 'scanned.pdf', DEED, {
      words: {
        '400.00': { confidence: 0.6, doubts: [{ at: 0, chance: 0.6, others: [{ text: '1', chance: 0.3 }] }] },
        '5.00': { confidence: 0.6, doubts: [{ at: 0, chance: 0.6, others: [{ text: '6', chance: 0.3 }] }] },
        'Tanner,': { confidence: 0.4 },
      },
      page: () => ({ unread_places: [{ kind: 'hand', box: [300, 300, 400, 320] }] }),
    });
    await openScreen(page, `/review/${id}`);
    await page.getByRole('img', { name: 'Written by hand, not read' }).waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('button', { name: /^Read the distance of call 1 as 100.00 feet/ }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'All pages small' }).click();
    await page.getByRole('radio', { name: 'Both' }).click();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('iron');
    await page.getByRole('search').getByText('1 of').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the search' }).click();
    await page.getByRole('radio', { name: 'Page', exact: true }).click();
    await page.getByRole('button', { name: 'All pages small' }).click();
    await openScreen(page, `/review/${curved}`);
  });

  test('in the export menu', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menu').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('in the certificate preview', async () => {
    await page.keyboard.press('Control+e');
    await page.getByRole('dialog').getByRole('img', { name: 'Page 1' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('on the map', async () => {
    await openScreen(page, `/map/${curved}`);
    await page.getByRole('textbox', { name: 'Longitude' }).waitFor();
    expect(await objections(page)).toEqual([]);
  });

  test('among held files', async () => {
    await openScreen(page, '/held');
    await page.getByText('No file is open').waitFor();
    expect(await objections(page)).toEqual([]);
    const { text } = await desk.stand.desktop.call('getDocumentResult', { params: { id: curved } });
    await dropOn(page, filesIn({ 'held.json': text, 'changed.json': text.replace('78.54', '78.55') }).paths);
    const files = page.getByRole('list', { name: 'Open files' }).getByRole('listitem');
    await files.filter({ hasText: 'held.json' }).getByText('Signature good.').waitFor();
    const changed = files.filter({ hasText: 'changed.json' });
    await changed.getByText('Signature wrong.').waitFor();
    expect(await objections(page)).toEqual([]);
    await changed.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('grid', { name: 'Calls' }).waitFor();
    await page.getByRole('alert').getByText('Signature wrong.').waitFor();
    expect(await objections(page)).toEqual([]);
  });

  test('in the welcome of a first run', async () => {
    await desk.stand.desktop.call('putSettings', { json: { welcomed: false } });
    await page.reload();
    await page.getByRole('dialog', { name: 'Welcome to Deedproof' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Tour, step 1 of 4' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.getByRole('button', { name: 'Skip the tour' }).click();
  });

  test('in the help: palette, shortcuts, manual', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('menuitem', { name: /curved\.txt/ }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const chapter of ['verdicts', 'does_not_close', 'hand-it-out']) {
      await openScreen(page, `/help/${chapter}`);
      await page.getByRole('article').getByRole('heading', { level: 2 }).waitFor();
      await page.getByText('Opening the manual…').waitFor({ state: 'detached' });
      expect(await objections(page)).toEqual([]);
    }
  });

  test('in every other dialog, also with forced colours at twice the size', async () => {
    const backup = join(temporaryFolder('axe'), 'office.backup');
    await desk.stand.desktop.call('makeBackup', { json: { path: backup } });
    const choose = async (menu: string, item: RegExp): Promise<void> => {
      await openScreen(page, `/review/${curved}`);
      await page.getByRole('button', { name: menu, exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const opens: (() => Promise<void>)[] = [
      async () => {
        await openScreen(page, '/library');
        await page.getByRole('button', { name: /^Columns/ }).click();
      },
      async () => {
        await page.getByRole('row', { name: 'curved.txt' }).click();
        await page.keyboard.press('F2');
      },
      () => choose('Tract', /^Correct its facts/),
      () => choose('Course', /^Add a tie/),
      async () => {
        await choose('Export', /^Plot to scale/);
        await page.getByRole('dialog').getByRole('img', { name: 'Page 1' }).waitFor();
      },
      async () => {
        await openScreen(page, '/settings/backup');
        await page.getByRole('textbox', { name: 'Backup to bring back' }).fill(backup);
        await page.getByRole('button', { name: 'Look into it…' }).click();
      },
    ];
    const dialog = page.locator('[role=dialog], [role=alertdialog]');
    for (const open of opens) {
      await open();
      await dialog.waitFor();
      // A dialog may open before the screen behind it is drawn.
      await page.locator('main').first().waitFor({ state: 'attached' });
      expect(await objections(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.setViewportSize({ width: 512, height: 384 });
      expect(await objections(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ forcedColors: 'none' });
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test.each(['appearance', 'keys', 'service', 'signing', 'fabric', 'backup', 'retention', 'model', 'about'])(
    'in the settings: %s',
    async (section) => {
      await openScreen(page, `/settings/${section}`);
      await page.getByRole('tabpanel').waitFor();
      expect(await objections(page)).toEqual([]);
    },
  );
});
