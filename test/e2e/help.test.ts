import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';

describe('help', () => {
  let desk: Desk;
  let page: Page;
  let slipped: string;
  beforeAll(async () => {
    desk = await openDesk();
    page = desk.page;
    slipped = await readText(desk, 'slipped.txt', SLIPPED);
  });
  afterAll(() => desk.close());

  test('? shows every shortcut of this machine, and not while somebody types', async () => {
    await page.getByRole('heading', { name: 'Library' }).waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByRole('row', { name: 'Find a command or a document Ctrl+K' }).waitFor();
    await keys.getByRole('table', { name: 'Calls' }).waitFor();
    expect(await keys.getByText('Open documents').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').first().fill('');
    await page.getByRole('searchbox').first().press('?');
    expect(await keys.count()).toBe(0);
    await page.getByRole('searchbox').first().fill('');
  });

  test('the palette finds a document, a section of the settings and an act', async () => {
    const find = async (typed: string, name: RegExp) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('textbox', { name: 'Find a command or a document' }).fill(typed);
      const found = page.getByRole('menuitem', { name });
      await found.waitFor();
      await page.keyboard.press('Enter');
    };
    await find('slipp', /^slipped\.txt/);
    await page.getByRole('heading', { name: 'slipped.txt' }).waitFor();
    await find('survey fabric', /^Settings: Survey fabric/);
    await page.getByRole('button', { name: 'Import a fabric…' }).waitFor();
    await find('paste', /^Paste a description/);
    await page.getByRole('textbox', { name: 'Description' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Find a command or a document' }).fill('no such thing at all');
    await page.getByText('Nothing of that name').waitFor();
    await page.keyboard.press('Escape');
  });

  test('each reason tells what it means, and leads to its entry in the manual', async () => {
    await openScreen(page, `/review/${slipped}`);
    await page.getByRole('button', { name: 'What it means: Does not close' }).click();
    const meaning = page.getByRole('dialog', { name: 'Does not close' });
    await meaning.getByText('What to do.').waitFor();
    await meaning.getByRole('button', { name: 'In the manual' }).click();
    const entry = page.getByRole('region', { name: 'Does not close' });
    await expect.poll(() => entry.getAttribute('aria-current')).toBe('true');
    await expect.poll(() => entry.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('searchbox', { name: 'Search the reasons' }).fill('quadrant letter');
    await page.getByText(/^\d+ reasons?$/).waitFor();
    await page.getByRole('button', { name: 'Limits, and what is not promised' }).click();
    await page.getByText('A PASS says that the record agrees with itself.').waitFor();
  });

  test('the tour goes through four steps beside the work, and can be skipped', async () => {
    await page.getByRole('button', { name: 'Take the tour' }).click();
    for (const [step, next] of [
      [1, 'Next'],
      [2, 'Next'],
      [3, 'Next'],
      [4, 'Done'],
    ] as const) {
      const card = page.getByRole('dialog', { name: `Tour, step ${String(step)} of 4` });
      await card.getByRole('button', { name: next }).click();
    }
    await page.getByRole('region', { name: 'Map' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openScreen(page, '/help');
    await page.getByRole('button', { name: 'Take the tour' }).click();
    await page.getByRole('button', { name: 'Skip the tour' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('the tour goes along when a document is opened under its first step, and stays with that one', async () => {
    await readText(desk, 'newer.txt', SLIPPED);
    await openScreen(page, '/help');
    await page.getByRole('button', { name: 'Take the tour' }).click();
    const step = (at: number) => page.getByRole('dialog', { name: `Tour, step ${String(at)} of 4` });
    await step(1).waitFor();
    await openScreen(page, '/library');
    await page.getByRole('row', { name: 'slipped' }).dblclick();
    await page.getByRole('heading', { name: 'slipped.txt' }).waitFor();
    await step(2).getByRole('button', { name: 'Back' }).click();
    await step(1).getByRole('button', { name: 'Next' }).click();
    await step(2).getByRole('button', { name: 'Next' }).click();
    await step(3).waitFor();
    await page.getByRole('heading', { name: 'slipped.txt' }).waitFor();
    await step(3).getByRole('button', { name: 'Skip the tour' }).click();
  });

  test('notifications ask the system only when they are switched on, and tell when it refuses', async () => {
    const asked = () => page.evaluate(() => (window as unknown as { asked?: number }).asked ?? 0);
    await page.evaluate(() => {
      const page = window as unknown as { asked: number; Notification: unknown };
      page.asked = 0;
      page.Notification = {
        permission: 'default',
        requestPermission: () => {
          page.asked += 1;
          return Promise.resolve(page.asked === 1 ? 'denied' : 'granted');
        },
      };
    });
    await openScreen(page, '/settings/appearance');
    const wanted = page.getByRole('switch', { name: 'Notify me when a long reading ends' });
    await wanted.waitFor();
    expect(await asked()).toBe(0);
    await wanted.press('Space');
    await page.getByText('The system does not let Deedproof show notifications.').waitFor();
    expect(await wanted.isChecked()).toBe(false);
    await wanted.press('Space');
    await expect.poll(() => wanted.isChecked()).toBe(true);
    // The switch turns at once, and what it is set to is kept a moment later.
    const kept = async () => (await desk.stand.desktop.call('getSettings')).value.notify_when_read;
    await expect.poll(kept).toBe(true);
    expect(await asked()).toBe(2);
  });

  test('the documentation opens beside the manual, with its pictures', async () => {
    await openScreen(page, '/help');
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Documentation' }).click();
    const docs = await opened;
    await docs.getByRole('heading', { name: 'Manual for examiners' }).waitFor();
    await docs.waitForLoadState('load');
    const widths = await docs
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth));
    expect(Math.min(...widths)).toBeGreaterThan(0);
    await docs.goto(new URL('/docs', docs.url()).href);
    await docs.getByRole('link', { name: 'What each reason means' }).first().click();
    await docs
      .getByRole('heading', { name: /^The area disagrees|area/i })
      .first()
      .waitFor();
    await docs.close();
  });
});
