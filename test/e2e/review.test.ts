import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CURVED, manySided, SHORT, SLIPPED } from '#test/e2e/deeds.ts';
import { type Desk, deedPdf, dropOn, filesIn, isInSight, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { drawnPages, openedPicture } from '#test/support/scan.ts';
import { DEED } from '#test/support/service.ts';

describe('a deed under review', () => {
  let desk: Desk;
  let slipped: string;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());
  beforeEach(async () => {
    slipped = await readText(desk, 'slipped.txt', SLIPPED);
    await openReview(slipped);
  });

  async function openReview(id: string): Promise<void> {
    await openScreen(desk.page, `/review/${id}`);
    await desk.page.getByRole('grid', { name: 'Calls' }).waitFor();
  }
  const verdict = (status: string) => desk.page.getByRole('status', { name: `Verdict ${status}` });
  const cell = (row: string, column: number) =>
    desk.page
      .getByRole('row')
      .filter({ has: desk.page.getByRole('rowheader', { name: row, exact: true }) })
      .getByRole('gridcell')
      .nth(column);

  async function type(row: string, column: number, text: string): Promise<void> {
    await cell(row, column).click();
    await desk.page.keyboard.type(text);
  }

  test('shows its calls, the drawn figure, the verdict and why', async () => {
    const { page } = desk;
    await verdict('REVIEW').waitFor();
    await page.getByRole('img', { name: /^Drawing of / }).waitFor();
    await page.getByText(/Misses the point of beginning by/).waitFor();
    expect(await cell('Call 2', 0).innerText()).toBe('S 89°30\'00" E');
    expect(await cell('Call 2', 1).innerText()).toBe('544.50');
    const areas = page.getByRole('table').filter({ hasText: 'Stated' });
    await areas.getByRole('cell', { name: '5.00', exact: true }).waitFor();
  });

  test('says what had to be mended in reading a value, and shows the call', async () => {
    const { page } = desk;
    await openReview(await readText(desk, 'mended.txt', SLIPPED.replace('544.50', '544.5O')));
    await page.getByText('“544.5O feet” read as 544.5 feet').first().waitFor();
    await page.getByRole('button', { name: 'Show call 2' }).click();
    await page.locator('[role="row"][aria-selected="true"]').getByRole('rowheader', { name: 'Call 2' }).waitFor();
    expect(await cell('Call 2', 2).getAttribute('title')).toBe('“544.5O feet” read as 544.5 feet');
  });

  test('selects a call by its sentence, its row or its course, and shows all three', async () => {
    const { page } = desk;
    const sentence = page.locator('mark', { hasText: 'South 00°30' });
    await sentence.click();
    await page.locator('.figure-selected[data-course="3"]').waitFor();
    await page.locator('[role="row"][aria-selected="true"]').getByRole('rowheader', { name: 'Call 3' }).waitFor();
    await cell('Call 1', 0).click();
    await page.locator('mark.sentence-selected', { hasText: 'North 00°30' }).waitFor();
    await cell('Call 2', 0).hover();
    const course = await page.locator('.figure-hovered[data-course="2"]').boundingBox();
    await page.mouse.click((course?.x ?? 0) + (course?.width ?? 0) / 2, (course?.y ?? 0) + (course?.height ?? 0) / 2);
    await page.locator('mark.sentence-selected', { hasText: 'South 89°30' }).waitFor();
    await cell('Call 4', 0).hover();
    await page.locator('.figure-hovered[data-course="4"]').waitFor();
  });

  test('turns REVIEW into PASS while the right bearing is typed; undo and redo take it back and forth', async () => {
    const { page } = desk;
    await type('Call 4', 0, 'n89 30 00w');
    await verdict('PASS').waitFor();
    await page.keyboard.press('Enter');
    const pending = page.getByRole('region', { name: 'Pending corrections' });
    await pending.getByText('N 85°30\'00" W').waitFor();
    await pending.getByText('N 89°30\'00" W').waitFor();
    await page.keyboard.press('Control+z');
    await verdict('REVIEW').waitFor();
    await pending.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+y');
    await verdict('PASS').waitFor();
  });

  test('still has the corrections that were not applied after the window was lost', async () => {
    const { page } = desk;
    await type('Call 4', 0, 'n89 30 00w');
    await page.keyboard.press('Enter');
    await verdict('PASS').waitFor();
    await page.reload();
    await verdict('PASS').waitFor();
    await page.getByRole('region', { name: 'Pending corrections' }).getByText('N 89°30\'00" W').waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await verdict('REVIEW').waitFor();
    await page.reload();
    await verdict('REVIEW').waitFor();
  });

  test('takes back what is typed on Escape and refuses what is no bearing', async () => {
    const { page } = desk;
    await type('Call 4', 0, 'N99E');
    await page.keyboard.press('Enter');
    await page.getByText('A bearing such as N87 30 00 E').waitFor();
    await page.keyboard.press('Escape');
    expect(await cell('Call 4', 0).innerText()).toBe('N 85°30\'00" W');
    await type('Call 4', 1, '600');
    await page.keyboard.press('Escape');
    expect(await cell('Call 4', 1).innerText()).toBe('544.50');
  });

  test('signs applied corrections with name and note, and keeps them', async () => {
    const { page } = desk;
    await type('Call 4', 0, 'N89 30 00 W');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply 1 correction' }).click();
    expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Ada Examiner');
    await page.getByRole('textbox', { name: 'Note' }).fill('Plat book 7 page 12');
    await page.getByRole('button', { name: 'Apply and sign' }).click();
    await page.getByText('1 tract corrected and signed.').waitFor();
    await page.reload();
    await verdict('PASS').waitFor();
    await page.getByText('corrected', { exact: true }).waitFor();
    const { value } = await desk.stand.desktop.call('getDocumentResult', { params: { id: slipped } });
    expect(value.corrections).toMatchObject([
      { call: 3, field: 'bearing', by: 'Ada Examiner', note: 'Plat book 7 page 12' },
    ]);
    const { value: check } = await desk.stand.desktop.call('checkHeld', {
      body: (await desk.stand.desktop.call('getDocumentResult', { params: { id: slipped } })).text,
    });
    expect(check.signature).toBe('good');
  });

  test('tries a likely bad call with one press', async () => {
    const { page } = desk;
    await page.getByRole('heading', { name: 'Likely bad calls' }).waitFor();
    await page
      .getByRole('button', { name: /^Try it: call 4/ })
      .first()
      .click();
    await verdict('PASS').waitFor();
    expect(await toldCourses()).toEqual([1, 2, 3, 4]);
    await page.getByRole('button', { name: 'Discard' }).click();
    await verdict('REVIEW').waitFor();
  });

  /** The courses that the drawing tells, by their words or by a reference. */
  const toldCourses = () =>
    desk.page.locator('.figure').evaluate((figure) => {
      const told = [...figure.querySelectorAll<SVGElement>('[data-lettered], [data-referenced]')];
      const numbers = told.flatMap(({ dataset }) =>
        (dataset.lettered ?? dataset.referenced ?? '').split(' ').map(Number),
      );
      return numbers.sort((a, b) => a - b);
    });

  const heightOfLettering = () =>
    desk.page
      .locator('.figure-lettering text')
      .first()
      .evaluate((text) => Number(text.getAttribute('font-size')));

  test('refuses a correction of a value that was changed in another window meanwhile', async () => {
    const other = await desk.openPage();
    await openScreen(other, `/review/${slipped}`);
    await other.getByRole('grid', { name: 'Calls' }).waitFor();
    await type('Call 4', 0, 'N89 30 00 W');
    await desk.page.keyboard.press('Enter');
    await desk.page.getByRole('button', { name: 'Apply 1 correction' }).click();
    await desk.page.getByRole('button', { name: 'Apply and sign' }).click();
    await desk.page.getByText('corrected and signed').waitFor();
    await other.getByRole('row').filter({ hasText: 'N 85°30' }).getByRole('gridcell').first().click();
    await other.keyboard.type('N88 00 00 W');
    await other.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Apply 1 correction' }).click();
    await other.getByRole('button', { name: 'Apply and sign' }).click();
    await other
      .getByRole('alert')
      .getByText(/not what the correction says/)
      .waitFor();
    await other.getByRole('button', { name: 'Load the current document' }).click();
    await other.getByRole('status', { name: 'Verdict PASS' }).waitFor();
    await other.context().close();
  });

  test('fits a figure by the compass rule without moving its verdict', async () => {
    const { page } = desk;
    const short = await readText(desk, 'short.txt', SHORT);
    await openReview(short);
    await page.getByText('1.00 ft', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Fit by compass rule' }).click();
    await page.getByText('Misclosure before the fit', { exact: true }).waitFor();
    await page.getByText('1.00 ft', { exact: true }).waitFor();
    await verdict('REVIEW').waitFor();
    await page.getByRole('button', { name: 'Apply 1 fit' }).click();
    await page.getByRole('button', { name: 'Apply and sign' }).click();
    await page.getByText('1 tract fitted and signed.').waitFor();
    await page.getByText('fitted by compass rule').waitFor();
    await verdict('REVIEW').waitFor();
  });

  test('shows the elements of a curve and corrects them', async () => {
    const { page } = desk;
    const curved = await readText(desk, 'curved.txt', CURVED);
    await openReview(curved);
    await verdict('PASS').waitFor();
    await page.getByRole('columnheader', { name: 'Radius' }).waitFor();
    expect(await cell('Call 2', 3).innerText()).toBe('50.00');
    await type('Call 2', 6, 'left');
    await page.keyboard.press('Enter');
    await verdict('REVIEW').waitFor();
    await page.keyboard.press('Control+z');
    await verdict('PASS').waitFor();
  });

  test('works through a long tract by keyboard, with only the rows in sight there, and seeks its slip beside', async () => {
    const { page } = desk;
    await page.setViewportSize({ width: 1024, height: 768 });
    await openReview(await readText(desk, 'long.txt', manySided(150)));
    await verdict('PASS').waitFor();
    const grid = page.getByRole('grid', { name: 'Calls' });
    expect(await grid.getAttribute('aria-rowcount')).toBe('151');
    expect(await grid.getByRole('row').count()).toBeLessThan(60);
    // Nothing of a row stands beyond the edge of its pane.
    expect(await page.locator('.calls-scroll').evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0);
    await cell('Call 1', 1).click();
    await page.keyboard.press('Control+End');
    const last = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Call 150', exact: true }) });
    expect(await last.getAttribute('aria-rowindex')).toBe('151');
    await expect.poll(() => isInSight(last, grid.locator('xpath=..'))).toBe(true);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(':focus').getAttribute('role')).toBe('gridcell');
    await page.keyboard.type('52.00');
    await verdict('REVIEW').waitFor();
    // No call is accused while it is looked for; then the one that was typed is.
    await page.getByText('Looking for the likely bad call…').waitFor();
    expect(await page.getByRole('button', { name: /^Try it/ }).count()).toBe(0);
    await page.keyboard.press('Enter');
    const accused = page.getByRole('button', { name: /^Try it: call \d+, 52\.00 → 25\.00/ }).first();
    await accused.waitFor();
    expect(await page.getByText('Looking for the likely bad call…').count()).toBe(0);
    await accused.click();
    await verdict('PASS').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('marks the words of a call on the page they stand on', async () => {
    const { page } = desk;
    await openScreen(page, '/library');
    const { paths } = filesIn({ 'marked.pdf': await deedPdf(DEED) });
    await dropOn(page, paths);
    const row = page.getByRole('row', { name: 'marked.pdf' });
    await row.getByText('PASS').waitFor();
    await row.dblclick();
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    await page.getByRole('button', { name: 'Call 3' }).first().click();
    await page.locator('.page-mark-selected').first().waitFor();
    await page.locator('.figure-selected[data-course="3"]').waitFor();
    const box = await page.locator('.page-mark-selected').first().boundingBox();
    expect(box?.width).toBeGreaterThan(20);
  });

  test('shows a facsimile scan, ink and all', async () => {
    const { page } = desk;
    await openScreen(page, '/library');
    const scan = openedPicture(drawnPages(DEED, { font: 'serif', dpi: 200 })[0]!).toColourspace('b-w');
    const tiff = await scan
      .tiff({ compression: 'ccittfax4', bitdepth: 1, xres: 200 / 25.4, yres: 200 / 25.4 })
      .toBuffer();
    await dropOn(page, filesIn({ 'fax.tif': tiff }).paths);
    const row = page.getByRole('row', { name: 'fax.tif' });
    await row.getByText(/^(PASS|REVIEW)$/).waitFor();
    await row.dblclick();
    await page.getByRole('img', { name: 'Page 1' }).waitFor();
    const ink = () =>
      page.locator('.pdf-pages canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
        return data.filter((value, i) => i % 4 === 0 && value < 128).length / (canvas.width * canvas.height);
      });
    await expect.poll(ink).toBeGreaterThan(0.0005);
  });

  test('draws up the certificate before it is saved, and exports the rest from the menu', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Certificate preview/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Certificate' });
    await dialog.getByRole('img', { name: 'Page 1' }).waitFor();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save certificate' }).click();
    expect((await saved).suggestedFilename()).toBe('slipped.certificate.pdf');
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: /^Plot to scale/ }).click();
    const plot = page.getByRole('dialog', { name: 'Plot to scale' });
    await plot.getByRole('img', { name: 'Page 1' }).waitFor();
    await plot.getByRole('button', { name: /Scale/ }).click();
    await page.getByRole('option', { name: '1\u2033 = 10\u2032', exact: true }).click();
    await plot.getByText(/at most 16 are drawn\. 1 inch = \d+ feet fits one sheet/).waitFor();
    await plot.getByRole('button', { name: 'Close' }).first().click();
    for (const [item, name] of [
      ['CAD drawing', 'slipped.dxf'],
      ['GIS file', 'slipped.gpkg'],
      ['Calls as a table', 'slipped.csv'],
    ] as const) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const file = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      expect((await file).suggestedFilename()).toBe(name);
    }
  });

  test('zooms and pans the drawing, lettered at one size, and fits the next tract anew', async () => {
    const { page } = desk;
    const [, second = ''] = SHORT.split('as follows:');
    const two = SLIPPED.replace('described as follows:', 'described as follows:\nTract One:').concat(
      '\nTract Two:',
      second,
    );
    await openReview(await readText(desk, 'two-tracts.txt', two));
    const drawing = page.getByRole('img', { name: /^Drawing of / });
    const zoom = () => drawing.getAttribute('data-zoom');
    const height = await heightOfLettering();
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(toldCourses).toEqual([1, 2, 3, 4]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await zoom()).toBe('1.400');
    expect(await heightOfLettering()).toBe(height);
    // Read before the browser gets to anything else: no drawing or verdict of one tract beside the calls of another.
    const drawnAtOnce = (tract: RegExp) =>
      page.getByRole('option', { name: tract }).evaluate(async (option: HTMLElement) => {
        option.click();
        await Promise.resolve();
        const told = document.querySelector('.figure');
        return [told?.getAttribute('aria-label')?.match(/Tract \w+/)?.[0], told?.getAttribute('data-zoom')];
      });
    expect(await drawnAtOnce(/Tract Two/)).toEqual(['Tract Two', '1.000']);
    expect(await drawnAtOnce(/Tract One/)).toEqual(['Tract One', '1.400']);
    await drawing.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('0');
    expect(await zoom()).toBe('1.000');
    await drawing.hover();
    await page.mouse.wheel(0, -300);
    await expect.poll(zoom).not.toBe('1.000');
  });
});
