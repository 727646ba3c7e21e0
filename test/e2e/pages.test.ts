// What stands on the pages: to be looked at while it is read, and what else is there besides the deed.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { offlineReader } from '#main/reader/offline.ts';
import type { Reader } from '#main/reader/reader.ts';
import { type Desk, deedPdf, dropOn, filesIn, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
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
});
