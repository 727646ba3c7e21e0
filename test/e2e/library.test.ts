import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CURVED, SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, deedPdf, dropOn, filesIn, openDesk, openScreen } from '#test/e2e/desk.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Pages that are pictures, so that reading them takes a while. */
async function scannedPages(): Promise<Uint8Array> {
  const words = DEED.replaceAll('&', 'and')
    .split('\n')
    .map((line, i) => `<text x="60" y="${String(120 + i * 60)}">${line}</text>`);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="2550" height="3300"><rect width="100%" height="100%" fill="white"/><g font-size="38" font-family="serif">${words.join('')}</g></svg>`;
  const picture = await sharp(Buffer.from(page)).grayscale().png().toBuffer();
  return pdfOf((pdf) => {
    for (let number = 0; number < 6; number += 1) {
      if (number > 0) pdf.addPage();
      pdf.image(picture, 0, 0, { width: 612, height: 792 });
    }
  });
}

describe('the library', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());
  const row = (name: string) => desk.page.getByRole('row', { name });

  test('is empty at first and says what to do', async () => {
    await desk.page.getByText('No documents yet').waitFor();
    await desk.page.getByRole('button', { name: 'Open documents…' }).waitFor();
  });

  test('reads files dropped on the window, with a status chip for each tract', async () => {
    const { paths } = filesIn({ 'oakes.pdf': await deedPdf(DEED), 'slipped.txt': SLIPPED });
    await dropOn(desk.page, paths);
    await row('oakes.pdf').getByText('PASS').waitFor();
    await row('slipped.txt').getByText('REVIEW').waitFor();
    await row('oakes.pdf').getByText('Signed').waitFor();
  });

  test('reads a dropped folder as one batch', async () => {
    const folder = join(temporaryFolder('files'), 'county');
    mkdirSync(folder);
    writeFileSync(join(folder, 'north-forty.txt'), DEED);
    writeFileSync(join(folder, 'south-forty.txt'), CURVED);
    await dropOn(desk.page, [folder]);
    await row('north-forty.txt').getByText('batch').waitFor();
    await row('south-forty.txt').getByText('PASS').waitFor();
    const { documents } = (await desk.stand.desktop.call('listLibrary')).value;
    const batch = documents.filter((one) => one.source === 'batch');
    expect(new Set(batch.map((one) => one.reference)).size).toBe(1);
  });

  test('reads a pasted description', async () => {
    await desk.page.getByRole('button', { name: 'Paste text…' }).click();
    await desk.page.getByRole('textbox', { name: 'Description' }).fill(DEED);
    await desk.page.getByRole('textbox', { name: 'Name (optional)' }).fill('Oakes to Tanner');
    await desk.page.getByRole('button', { name: 'Read it' }).click();
    await row('Oakes to Tanner').getByText('PASS').waitFor();
  });

  test('names why a file was refused, and lets it be tried again or taken away', async () => {
    const { paths } = filesIn({ 'photo.bmp': new Uint8Array([0x42, 0x4d, 0, 1, 2, 3, 0xff, 0xfe, 0]) });
    await dropOn(desk.page, paths);
    await row('photo.bmp').getByText('This is not a PDF').waitFor();
    await desk.page.getByRole('radio', { name: /^Refused/ }).click();
    await row('photo.bmp').getByRole('button', { name: 'Read photo.bmp again' }).click();
    await row('photo.bmp').getByText('This is not a PDF').waitFor();
    await row('photo.bmp').getByRole('button', { name: 'Delete photo.bmp' }).click();
    await row('photo.bmp').waitFor({ state: 'detached' });
    await desk.page.getByRole('radio', { name: /^All/ }).click();
  });

  test('stops reading when asked, and reads again', async () => {
    const scan = await scannedPages();
    await dropOn(desk.page, filesIn({ 'scan.pdf': scan }).paths);
    await row('scan.pdf').getByText('0 of 6 pages read').waitFor();
    await row('scan.pdf').getByRole('progressbar').waitFor();
    await row('scan.pdf').hover();
    await row('scan.pdf').getByRole('button', { name: 'Cancel scan.pdf' }).click();
    const again = row('scan.pdf').getByRole('button', { name: 'Read scan.pdf again' });
    await again.waitFor({ state: 'attached' });
    await row('scan.pdf').hover();
    await again.click();
    await row('scan.pdf')
      .getByText(/Waiting|Staged|Reading|of 6 pages read/)
      .first()
      .waitFor();
    await row('scan.pdf').hover();
    await row('scan.pdf').getByRole('button', { name: 'Cancel scan.pdf' }).click();
    await again.waitFor({ state: 'attached' });
    await row('scan.pdf').hover();
    await row('scan.pdf').getByRole('button', { name: 'Delete scan.pdf' }).click();
    await row('scan.pdf').waitFor({ state: 'detached' });
    await desk.page.getByRole('button', { name: 'Dismiss' }).click();
  });

  test('is searched, filtered and sorted', async () => {
    const { page } = desk;
    await page.getByRole('searchbox', { name: 'Search documents and tracts' }).fill('forty');
    await row('oakes.pdf').waitFor({ state: 'detached' });
    expect(await page.getByRole('row').count()).toBe(3);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('radio', { name: /^Review/ }).click();
    await row('oakes.pdf').waitFor({ state: 'detached' });
    await row('slipped.txt').waitFor();
    await page.getByRole('radio', { name: /^All/ }).click();
    await page.getByRole('button', { name: 'Document', exact: true }).click();
    await page.getByRole('columnheader', { name: 'Document' }).and(page.locator('[aria-sort="ascending"]')).waitFor();
    const first = page.getByRole('row').nth(1);
    await first.getByText('north-forty.txt').waitFor();
  });

  test('is worked by keyboard: move, select several, open', async () => {
    const { page } = desk;
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('2 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.getByText('5 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'north-forty.txt' }).waitFor();
    await openScreen(page, '/library');
  });

  test('gives a deleted document back when that is undone, and lets it go when it is not', async () => {
    const { page } = desk;
    await row('slipped.txt').click();
    await page.keyboard.press('Delete');
    await row('slipped.txt').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await row('slipped.txt').waitFor();
    await row('slipped.txt').click();
    await page.keyboard.press('Delete');
    await page.getByText('Document deleted.').waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await desk.stand.desktop.call('listLibrary')).value.documents.map((one) => one.document), {
        timeout: 10_000,
      })
      .not.toContain('slipped.txt');
  });

  test('exports several documents at once', async () => {
    const { page } = desk;
    await page.getByRole('row').nth(1).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'Export selected' }).click();
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await page.getByRole('menuitem', { name: 'Signed extraction' }).click();
    await page.getByText('Signed extraction: 2 saved.').waitFor();
    await expect.poll(() => names.toSorted()).toEqual(['Oakes to Tanner.json', 'north-forty.json'].toSorted());
  });
});
