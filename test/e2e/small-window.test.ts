// A window of a quarter of the usual size, which is what doubling the letters leaves: everything can still be reached.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CURVED } from '#test/e2e/deeds.ts';
import { type Desk, deedPdf, dropOn, filesIn, openDesk, openScreen } from '#test/e2e/desk.ts';

/** Controls that stand outside the window or are cut off by what they stand in, without a way to scroll to them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1) found.push('the window itself scrolls');
    for (const control of document.querySelectorAll('button, input, textarea, [role=tab]')) {
      const own = control.getBoundingClientRect();
      // What only a screen reader finds is a pixel wide or clipped away.
      if (own.width < 2 || own.height < 2 || control.closest('[aria-hidden=true], .pdf-page') !== null) continue;
      if (control.parentElement !== null && getComputedStyle(control.parentElement).clipPath !== 'none') continue;
      let [across, down, cut] = [true, true, false];
      for (let around = control.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const room = around.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) across = false;
        if (/auto|scroll/.test(overflowY)) down = false;
        cut ||= across && overflowX !== 'visible' && (own.left < room.left - 1 || own.right > room.right + 1);
        cut ||= down && overflowY !== 'visible' && (own.top < room.top - 1 || own.bottom > room.bottom + 1);
      }
      cut ||= across && (own.left < -1 || own.right > innerWidth + 1);
      cut ||= down && (own.top < -1 || own.bottom > innerHeight + 1);
      if (cut) found.push(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName);
    }
    return found;
  });

describe('a window of 720 by 450', () => {
  let desk: Desk;
  let page: Page;
  beforeAll(async () => {
    desk = await openDesk();
    page = desk.page;
    await page.setViewportSize({ width: 720, height: 450 });
    await dropOn(page, filesIn({ 'curved.pdf': await deedPdf(CURVED) }).paths);
    await page.getByRole('row', { name: 'curved.pdf' }).getByText('PASS').waitFor();
  });
  afterAll(() => desk.close());

  test('shows the library and its dialogs whole', async () => {
    await page.getByRole('row', { name: 'curved.pdf' }).click();
    expect(await cutOff(page)).toEqual([]);
    await page.getByRole('button', { name: 'Paste text…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await cutOff(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('shows a review one pane at a time, and the document when something is looked for in it', async () => {
    await page.getByRole('row', { name: 'curved.pdf' }).dblclick();
    const pane = (name: string) => page.getByRole('tab', { name, exact: true });
    await page.getByRole('grid', { name: 'Calls' }).waitFor();
    for (const name of ['Calls', 'Drawing', 'Verdict', 'Document']) {
      await pane(name).click();
      await page.getByRole('tabpanel', { name, exact: true }).waitFor();
      expect(await cutOff(page)).toEqual([]);
    }
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    await pane('Verdict').click();
    await page.getByRole('button', { name: /^stated area/ }).click();
    await page.locator('.page-light').first().waitFor();
    await pane('Calls').click();
    await page.getByRole('rowheader', { name: 'Call 3' }).click();
    await pane('Document').click();
    await page.locator('.page-mark-selected').first().waitFor();
  });

  test.each(['map', 'held', 'settings/appearance', 'settings/service', 'settings/signing', 'settings/keys'])(
    'shows %s whole',
    async (screen) => {
      await openScreen(page, `/${screen}`);
      await page.getByRole('heading').first().waitFor();
      expect(await cutOff(page)).toEqual([]);
    },
  );

  test('has notices stand over nothing that can be pressed, and dialogs leave them their room', async () => {
    await openScreen(page, '/library');
    await page.getByRole('row', { name: 'curved.pdf' }).waitFor();
    await dropOn(page, filesIn({ 'held.json': 'no extraction' }).paths);
    const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }).first();
    await notice.waitFor();
    const under = () =>
      page.evaluate(() => {
        const room = document.querySelector('.notices')!.getBoundingClientRect();
        return [...document.querySelectorAll('button, input, textarea, [role=tab]')]
          .filter((one) => one.closest('.notices') === null && one.closest('[aria-hidden=true]') === null)
          .filter((one) => {
            const { top, bottom, width } = one.getBoundingClientRect();
            // What is scrolled away below its list or dialog is not under it.
            const list = one.closest('.library-scroll, .dialog-body')?.getBoundingClientRect();
            return width > 2 && Math.min(bottom, list?.bottom ?? bottom) > room.top + 1 && top < room.bottom - 1;
          })
          .map((one) => one.outerHTML.slice(0, 160));
      });
    expect(await under()).toEqual([]);
    await openScreen(page, '/library');
    await page.getByRole('button', { name: 'Paste text…' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await under()).toEqual([]);
    await page.keyboard.press('Escape');
  });

  test('tells what is chosen, on and selected where the system forces its colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openScreen(page, '/settings/service');
    const look = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    await page.locator('.switch-track').first().waitFor();
    expect(await look('.rail-item[aria-current]')).not.toBe(await look('.rail-item:not([aria-current])'));
    expect(await look('.settings-tab[data-selected]')).not.toBe(await look('.settings-tab:not([data-selected])'));
    expect(await look('.switch-thumb')).not.toBe(await look('.switch-track'));
    await openScreen(page, '/library');
    expect(await look('.segment[data-selected]')).not.toBe(await look('.segment:not([data-selected])'));
    await page.getByRole('row', { name: 'curved.pdf' }).click();
    const outline = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(await outline('.library-row-selected')).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
