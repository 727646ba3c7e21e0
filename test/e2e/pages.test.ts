// What stands on the pages: to be looked at while it is read, and what else is there besides the deed.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { offlineReader } from '#main/reader/offline.ts';
import type { Reader } from '#main/reader/reader.ts';
import { type Desk, deedPdf, dropOn, filesIn, isInSight, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';

const NEIGHBOURS = new URL('../golden/document/oh-page-with-tail-and-head.txt', import.meta.url);

/** A reader that keeps each document waiting until it is let go on, or fails. */
function heldReader(): Reader & { goOn(): void; fail(): void } {
  const offline = offlineReader('test');
  const waiting: ((fails: boolean) => void)[] = [];
  const settle = (fails: boolean): void => waiting.shift()?.(fails);
  return {
    model: offline.model,
    read: async (pages, signal) => {
      const fails = await new Promise<boolean>((resolve) => waiting.push(resolve));
      if (fails) throw new Refusal('extraction_failed');
      return offline.read(pages, signal);
    },
    goOn: () => settle(false),
    fail: () => settle(true),
  };
}

const threePages = (): Promise<Uint8Array> =>
  pdfOf((pdf) => {
    pdf.font('Times-Roman').fontSize(11).text(DEED, { lineGap: 3 });
    for (const text of ['Acknowledged before me.', 'Received for record.']) pdf.addPage().text(text);
  });

/** Many pages of nothing much, and then a deed of which a page break cuts the second call. */
const manyPages = (): Promise<Uint8Array> =>
  pdfOf((pdf) => {
    pdf.font('Times-Roman').fontSize(11);
    for (let number = 1; number <= 38; number += 1) {
      pdf.text(`Sheet ${String(number)} of the abstract. Acknowledged before me.`).addPage();
    }
    pdf.text(DEED.replace('WARRANTY DEED', `WARRANTY DEED${'\n'.repeat(37)}`), { lineGap: 3 });
  });

const scrolledTo = (page: Page): Promise<number> => page.locator('.pdf-pages').evaluate((pane) => pane.scrollTop);

describe('a document that is being read', () => {
  const reader = heldReader();
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk({ reader });
    await dropOn(desk.page, filesIn({ 'long.pdf': await threePages() }).paths);
  });
  afterAll(() => desk.close());
  const reading = () => desk.page.getByRole('region', { name: 'Reading' });

  test('opens on its pages, by keyboard, with a word on how far it is', async () => {
    const { page } = desk;
    await page.getByRole('row', { name: 'long.pdf' }).getByText('Verifying').waitFor();
    await page.getByRole('row', { name: 'long.pdf' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'long.pdf' }).waitFor();
    await reading().getByRole('progressbar', { name: 'Verifying' }).waitFor();
    // Whoever asked for less motion sees none that goes on.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('img', { name: 'Page 3' }).waitFor();
    expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  });

  test('turns into its review where it stands', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Larger page' }).click();
    await page.getByRole('img', { name: 'Page 2' }).scrollIntoViewIfNeeded();
    const place = await scrolledTo(page);
    expect(place).toBeGreaterThan(0);
    reader.goOn();
    await page.getByRole('grid', { name: 'Calls' }).waitFor();
    await page.getByRole('status', { name: 'Verdict PASS' }).waitFor();
    await page.getByRole('button', { name: 'Call 1' }).first().waitFor({ state: 'attached' });
    expect(await scrolledTo(page)).toBe(place);
  });

  test('says why it could not be read, and is read again from there', async () => {
    const { page } = desk;
    await dropOn(page, filesIn({ 'refused.pdf': await deedPdf(DEED) }).paths);
    await openScreen(page, '/library');
    await page.getByRole('row', { name: 'refused.pdf' }).getByText('Verifying').waitFor();
    await page.getByRole('row', { name: 'refused.pdf' }).dblclick();
    await reading().waitFor();
    reader.fail();
    await page.getByRole('alert').getByText('This document cannot be opened').waitFor();
    await page.getByRole('button', { name: 'Read again' }).click();
    await reading().getByRole('progressbar', { name: 'Verifying' }).waitFor();
    reader.goOn();
    await page.getByRole('grid', { name: 'Calls' }).waitFor();
  });
});

describe('a page that holds other instruments too', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());
  const others = () => desk.page.getByRole('list', { name: 'Also on these pages' }).getByRole('listitem');

  test('names them, and shows where they stand', async () => {
    const { page } = desk;
    await dropOn(page, filesIn({ 'neighbours.pdf': await deedPdf(readFileSync(NEIGHBOURS, 'utf8')) }).paths);
    await page.getByRole('row', { name: 'neighbours.pdf' }).getByText('Signed').waitFor();
    await page.getByRole('row', { name: 'neighbours.pdf' }).dblclick();
    await others().first().waitFor();
    const [tail, head] = await others().allInnerTexts();
    expect(tail).toMatch(/^End of another instrument · .*Harley Dearth to Lloyd Stephan page 1, lines \d+ to \d+$/);
    expect(head).toMatch(/^Beginning of another instrument · .*Cora B\. Stine to Walter Piatt page \d/);
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    await page.getByRole('button', { name: 'Larger page' }).click();
    const place = others()
      .last()
      .getByRole('button', { name: /^Show page/ });
    await place.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
  });

  test('tells the place alone where there are no pages', async () => {
    const id = await readText(desk, 'neighbours.txt', readFileSync(NEIGHBOURS, 'utf8'));
    await openScreen(desk.page, `/review/${id}`);
    await desk.page.getByRole('heading', { name: 'neighbours.txt' }).waitFor();
    await others().first().waitFor();
    expect(await others().getByRole('button').count()).toBe(0);
  });

  describe('and one of many pages', () => {
    const field = () => desk.page.getByRole('textbox', { name: 'Page', exact: true });
    const pane = () => desk.page.getByRole('region', { name: 'Document pages' });
    const part = (name: string) => pane().getByRole('button', { name, exact: true }).first();

    test('opens at its description', async () => {
      const { page } = desk;
      await openScreen(page, '/library');
      await dropOn(page, filesIn({ 'many.pdf': await manyPages() }).paths);
      await page.getByRole('row', { name: 'many.pdf' }).getByText('PASS').waitFor();
      await page.getByRole('row', { name: 'many.pdf' }).dblclick();
      await page.getByText('of 40', { exact: true }).waitFor();
      await expect.poll(() => isInSight(part('Call 1'), pane())).toBe(true);
      expect(await desk.page.locator('.pdf-page').count()).toBeLessThan(8);
    });

    test('brings a selected call into sight from pages away, and marks it on both pages that it stands on', async () => {
      const { page } = desk;
      await field().fill('3');
      await page.keyboard.press('Enter');
      await expect.poll(() => field().inputValue()).toBe('3');
      await expect.poll(() => part('Call 1').count()).toBe(0);
      await page.getByRole('rowheader', { name: 'Call 2' }).click();
      await expect.poll(() => isInSight(part('Call 2'), pane())).toBe(true);
      const sheet = (name: string) =>
        page.locator('.pdf-page', { has: page.getByRole('button', { name, exact: true }) }).getAttribute('data-page');
      expect([await sheet('Call 2'), await sheet('Call 2, goes on')]).toEqual(['39', '40']);
      expect(await page.locator('.page-mark-selected').count()).toBeGreaterThan(1);
    });

    test('is fitted, turned and leafed through by keyboard, and its middle stays', async () => {
      const { page } = desk;
      await pane().focus();
      const paper = page.locator('.pdf-page[data-page="39"]');
      const middle = async () => {
        const [sheet, room] = [(await paper.boundingBox())!, (await pane().boundingBox())!];
        return (room.y + room.height / 2 - sheet.y) / sheet.height;
      };
      const before = await middle();
      const high = (await paper.boundingBox())!.height;
      await page.keyboard.press('+');
      await expect.poll(async () => (await paper.boundingBox())!.height).toBeGreaterThan(high * 1.2);
      expect(await middle()).toBeCloseTo(before, 1);
      await page.keyboard.press('9');
      await expect.poll(async () => (await paper.boundingBox())!.height).toBeLessThan(high);
      const inSight = Number(await field().inputValue());
      await page.keyboard.press('p');
      await expect.poll(() => field().inputValue()).toBe(String(inSight - 1));
      const sheet = page.locator(`.pdf-page[data-page="${String(inSight - 1)}"]`);
      const upright = (await sheet.boundingBox())!;
      expect(upright.height).toBeGreaterThan(upright.width);
      await page.keyboard.press('r');
      await expect.poll(async () => (await sheet.boundingBox())!.height / upright.height).toBeLessThan(0.9);
      await page.keyboard.press('0');
    });

    test('shows its pages small, and only those about the one in sight', async () => {
      const { page } = desk;
      await page.keyboard.press('t');
      const small = page.getByRole('navigation', { name: 'Pages' }).getByRole('button');
      await page
        .getByRole('button', { name: /^Go to page 3\d/ })
        .first()
        .waitFor();
      expect(await small.count()).toBeLessThan(30);
      await page.getByRole('button', { name: 'Go to page 37' }).click();
      await expect.poll(() => field().inputValue()).toBe('37');
      await page.getByRole('button', { name: 'All pages small' }).click();
      expect(await small.count()).toBe(0);
    });

    test('is searched, on its pages and in its text, with the places counted', async () => {
      const { page } = desk;
      await page.keyboard.press('Control+f');
      await page.keyboard.type('before  me');
      const count = page.getByRole('search').getByRole('status');
      await count.getByText('1 of 38, page 1').waitFor();
      await expect.poll(() => isInSight(page.locator('.page-hit-now'), pane())).toBe(true);
      // A pane that narrows or widens, after a zoom was chosen too, keeps what is looked at.
      const paper = page.locator('.pdf-page[data-page="1"]');
      const wide = (await paper.boundingBox())!.width;
      const small = page.getByRole('button', { name: 'All pages small' });
      await small.click();
      await expect.poll(async () => (await paper.boundingBox())!.width).toBeLessThan(wide * 0.9);
      await expect.poll(() => isInSight(page.locator('.page-hit-now'), pane())).toBe(true);
      await small.click();
      await expect.poll(async () => (await paper.boundingBox())!.width).toBe(wide);
      expect(await isInSight(page.locator('.page-hit-now'), pane())).toBe(true);
      await page.getByRole('textbox', { name: 'Find in the document' }).focus();
      await page.keyboard.press('Shift+Enter');
      await count.getByText('38 of 38, page 38').waitFor();
      await expect.poll(() => isInSight(page.locator('.page-hit-now'), pane())).toBe(true);
      await page.getByRole('radio', { name: 'Text', exact: true }).click();
      const text = page.getByRole('region', { name: 'Document text' });
      await expect.poll(() => isInSight(text.locator('.found-now'), text)).toBe(true);
      await page.getByRole('radio', { name: 'Both' }).click();
      await page.getByRole('rowheader', { name: 'Call 4' }).click();
      await expect.poll(() => isInSight(text.locator('.sentence-selected').first(), text)).toBe(true);
      await expect.poll(() => isInSight(part('Call 4'), pane())).toBe(true);
      await page.getByRole('radio', { name: 'Page', exact: true }).click();
      await page.getByRole('button', { name: 'Close the search' }).click();
    });
  });
});
