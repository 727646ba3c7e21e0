import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CURVED, SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, deedPdf, dropOn, filesIn, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { fillLibrary } from '#test/support/many-documents.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Pages that are pictures, so that reading them takes a while. */
async function scannedPages(): Promise<Uint8Array> {
  const words = DEED.replaceAll('&', 'and')
    .split('\n')
    .map((line, i) => `<text x="60" y="${String(120 + i * 60)}">${line}</text>`);
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="2550" height="3300"><rect width="100%" height="100%" fill="white"/><g font-size="38" font-family="serif">${words.join('')}</g></svg>`;
  const picture = await sharp(Buffer.from(page)).grayscale().jpeg().toBuffer();
  return pdfOf((pdf) => {
    for (let number = 0; number < 6; number += 1) {
      if (number > 0) pdf.addPage();
      pdf.image(picture, 0, 0, { width: 612, height: 792 });
    }
  });
}

/** Once pages of the document are told: in how many pictures of the screen its row was gone after it had been there. */
function watchRow(page: Page, name: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        let [seen, gone] = [false, 0];
        const look = (): void => {
          const text = document.querySelector('.library-canvas')?.textContent ?? '';
          if (text.includes(wanted)) seen = true;
          else if (seen) gone += 1;
          if (/pages read/.test(text)) resolve(gone);
          else requestAnimationFrame(look);
        };
        look();
      }),
    name,
  );
}

/** Pixels that a longer text in the same place would leave over. */
function roomFor(stage: Element, text: string): number {
  const longer = stage.cloneNode() as HTMLElement;
  longer.textContent = text;
  longer.style.cssText = 'position: absolute; white-space: nowrap';
  stage.parentElement?.append(longer);
  const left = (stage.parentElement?.clientWidth ?? 0) - longer.getBoundingClientRect().width;
  longer.remove();
  return left;
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
    const before = await row('photo.bmp').getAttribute('data-row');
    await row('photo.bmp').getByRole('button', { name: 'Read photo.bmp again' }).click();
    // It comes back as another: what is deleted before would be the first alone.
    await expect.poll(() => row('photo.bmp').getAttribute('data-row')).not.toBe(before);
    await row('photo.bmp').getByText('This is not a PDF').waitFor();
    await row('photo.bmp').getByRole('button', { name: 'Delete photo.bmp' }).click();
    await row('photo.bmp').waitFor({ state: 'detached' });
    // Its way back would else stand beside that of the next one.
    await desk.page.getByRole('button', { name: 'Dismiss' }).click();
    await desk.page.getByRole('radio', { name: /^All/ }).click();
  });

  test('stops reading when asked, and reads again', async () => {
    const scan = await scannedPages();
    // The list comes late, so that a row that goes before it comes would be missed.
    const LIST = '**/v1/local/documents?*';
    await desk.page.route(LIST, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const lost = watchRow(desk.page, 'scan.pdf');
    await dropOn(desk.page, filesIn({ 'scan.pdf': scan }).paths);
    const stage = row('scan.pdf').getByText(/\d of 6 pages read/);
    await stage.waitFor();
    expect(await lost).toBe(0);
    await desk.page.unrouteAll({ behavior: 'wait' });
    expect(await stage.evaluate(roomFor, '100 of 120 pages read')).toBeGreaterThanOrEqual(0);
    await row('scan.pdf').getByRole('progressbar').waitFor();
    await row('scan.pdf').hover();
    await row('scan.pdf').getByRole('button', { name: 'Cancel scan.pdf' }).click();
    const again = row('scan.pdf').getByRole('button', { name: 'Read scan.pdf again' });
    await again.waitFor({ state: 'attached' });
    await row('scan.pdf').hover();
    await again.click();
    await row('scan.pdf')
      .getByText(/Waiting|Reading|of 6 pages read/)
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
    await page.getByRole('searchbox', { name: 'Search names, words and facts' }).fill('forty');
    await row('oakes.pdf').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('row').count()).toBe(3);
    await page.locator('mark').getByText('forty').first().waitFor();
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
      .poll(async () => (await desk.stand.desktop.call('listLibrary')).value.documents.map((one) => one.document))
      .not.toContain('slipped.txt');
  });

  test('exports several documents at once', async () => {
    const { page } = desk;
    await page.getByRole('row').nth(1).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'Export selected' }).click();
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    await page.getByRole('group', { name: 'The result' }).getByRole('menuitem', { name: 'Signed extraction' }).click();
    await page.getByText('Signed extraction: 2 saved.').waitFor();
    await expect.poll(() => names.toSorted()).toEqual(['Oakes to Tanner.json', 'north-forty.json'].toSorted());
    await page.getByRole('button', { name: 'Export selected' }).click();
    const arriving = page.waitForEvent('download');
    await page.getByRole('group', { name: 'All in one ZIP' }).getByRole('menuitem', { name: 'CAD drawings' }).click();
    const { unzipSync } = await import('fflate');
    const packed = unzipSync(readFileSync((await (await arriving).path()) ?? ''));
    expect(Object.keys(packed).toSorted()).toEqual(['Oakes to Tanner.dxf', 'north-forty.dxf'].toSorted());
    for (const bytes of Object.values(packed)) expect(new TextDecoder().decode(bytes)).toContain('SECTION');
  });
});

describe('a library of thousands', () => {
  const COUNT = 2400;
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
    await fillLibrary(desk.stand.app.db, desk.stand.app.desktop.id, COUNT);
    await desk.page.reload();
    await desk.page.getByText('2,400 documents').waitFor();
  });
  afterAll(() => desk.close());
  const name = (number: number): string => `warranty-deed-${String(number)}.pdf`;
  const row = (number: number) => desk.page.getByRole('row', { name: name(number) });
  const focused = (number: number) => desk.page.locator(':focus', { hasText: name(number) }).waitFor();

  test('is fetched as it comes into sight, and its keys reach every row', async () => {
    const { page } = desk;
    const asked: number[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/v1/local/documents') asked.push(Number(searchParams.get('limit') ?? Number.NaN));
    });
    await row(COUNT).click();
    await page.keyboard.press('End');
    await focused(1);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowUp');
    const before = Number(/deed-(\d+)/.exec((await page.locator(':focus').textContent()) ?? '')?.[1]);
    expect(before).toBeGreaterThan(10);
    await page.keyboard.press('Home');
    await focused(COUNT);
    await page.keyboard.press('ArrowDown');
    await focused(COUNT - 1);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every((limit) => limit <= 200)).toBe(true);
    expect(await page.getByRole('grid', { name: 'Documents' }).getAttribute('aria-rowcount')).toBe(String(COUNT + 1));
    expect(await page.getByRole('row').count()).toBeLessThan(80);
    await page.keyboard.press('Escape');
    await page.getByText('2,400 documents').waitFor();
  });

  test('keeps the focus on its document while others come in, and when it is scrolled out of sight', async () => {
    const { page } = desk;
    await page.keyboard.press('ArrowDown');
    await focused(COUNT - 2);
    await readText(desk, 'newcomer.txt', DEED);
    await page.getByRole('row', { name: 'newcomer.txt' }).waitFor();
    await focused(COUNT - 2);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 30_000);
    await row(COUNT - 810)
      .or(row(COUNT - 780))
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await focused(COUNT - 3);
  });

  test('is where it was left when one comes back to it', async () => {
    const { page } = desk;
    const list = page.locator('.library-scroll');
    const top = () => list.evaluate(({ scrollTop }) => Math.round(scrollTop));
    await page.mouse.wheel(0, 20_000);
    // It glides: far down it rests once frame after frame finds it in the same place.
    const before = await list.evaluate((rows) => {
      const look = async (last: number, still: number): Promise<number> => {
        if (still === 10) return Math.round(last);
        await new Promise(requestAnimationFrame);
        const now = rows.scrollTop;
        return look(now, now === last && now > 5000 ? still + 1 : 0);
      };
      return look(-1, 0);
    });
    await openScreen(page, '/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await openScreen(page, '/library');
    await page.getByText('2,401 documents').waitFor();
    await expect.poll(top).toBe(before);
  });

  test('is searched by the words of its documents, with the words marked where they stand', async () => {
    const { page } = desk;
    const box = page.getByRole('searchbox', { name: 'Search names, words and facts' });
    await box.fill('zx1234');
    await page.getByText('1 document', { exact: true }).waitFor();
    await row(1235).locator('mark').getByText('zx1234').waitFor();
    await box.fill('"; DROP (NEAR * 😀');
    await page.getByText('Nothing matches').waitFor();
    await box.fill('');
    await page.getByText('2,401 documents').waitFor();
  });

  test('is filtered by county and sorted by acres, closure and parties', async () => {
    const { page } = desk;
    await page
      .getByRole('button', { name: /County/ })
      .first()
      .click();
    await page.getByRole('option', { name: 'Cedar (300)' }).click();
    await page.getByText('300 documents', { exact: true }).waitFor();
    for (const head of ['Stated ac', 'Closure', 'Grantor → grantee']) {
      await page.getByRole('button', { name: head, exact: true }).click();
      await page.getByRole('columnheader', { name: head }).and(page.locator('[aria-sort="ascending"]')).waitFor();
    }
    await page.getByRole('row').nth(1).getByText('Ada ').waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Cedar by grantor');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'The whole library' }).click();
    await page.getByText('2,401 documents').waitFor();
  });

  test('has the columns that were chosen, as wide as they were drawn, also after the next start', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByText('Client', { exact: true }).click();
    await page.getByText('Pages', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Done' }).click();
    const handle = page.getByRole('separator', { name: 'Width of Client' });
    await handle.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('146');
    await page.reload();
    await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('146');
    await page.getByRole('columnheader', { name: 'Pages' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Cedar by grantor' }).first().click();
    await page.getByText('300 documents', { exact: true }).waitFor();
    await page.getByRole('columnheader', { name: 'Pages' }).waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'The whole library' }).click();
  });

  test('is labelled many at a time, and labels are shown, searched and kept', async () => {
    const { page } = desk;
    await page.getByText('2,401 documents').waitFor();
    await row(COUNT).click();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('3 selected').waitFor();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Order or file number' }).fill('2026-0815');
    await page.getByRole('button', { name: 'Reviewed by Ada Examiner' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('searchbox').fill('2026-0815');
    await page.getByText('3 documents', { exact: true }).waitFor();
    await row(COUNT).locator('mark').getByText('2026').waitFor();
    await page.getByRole('searchbox').fill('');
  });

  test('is selected whole, also what is not in sight', async () => {
    const { page } = desk;
    await page.getByText('2,401 documents').waitFor();
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Control+a');
    await page.getByText('2,401 selected').waitFor();
    await page.keyboard.press('Delete');
    await page.getByRole('alertdialog', { name: 'Delete 2,401 documents?' }).waitFor();
    await page.getByRole('button', { name: 'Keep them' }).click();
    await page.getByText('2,401 selected').waitFor();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByText('2,401 documents').waitFor();
  });
});
