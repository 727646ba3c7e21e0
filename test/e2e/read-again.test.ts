import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, dropOn, filesIn, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { pdfOf } from '#test/support/scan-pdf.ts';
import { DEED } from '#test/support/service.ts';

describe('what was read or refused before', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());
  const row = (name: string) => desk.page.getByRole('row', { name });

  test('a refused file stays over a reload until it is taken away, and its folder is read without it', async () => {
    const { page } = desk;
    const { folder } = filesIn({ 'plat.dwg': new Uint8Array([0x41, 0x43, 0, 0xff, 1]), 'a.txt': DEED, 'b.txt': DEED });
    await dropOn(page, [folder]);
    await row('plat.dwg').getByText('This is not a PDF').waitFor();
    for (const name of ['a.txt', 'b.txt']) await row(name).getByText('PASS').waitFor();
    await page.reload();
    await row('plat.dwg').getByText('This is not a PDF').waitFor();
    // The window that held the file is gone, and of the file nothing was kept.
    expect(await row('plat.dwg').getByRole('button', { name: 'Read plat.dwg again' }).count()).toBe(0);
    await row('plat.dwg').getByRole('button', { name: 'Delete plat.dwg' }).click();
    await row('plat.dwg').waitFor({ state: 'detached' });
    await page.reload();
    await row('a.txt').waitFor();
    expect(await row('plat.dwg').count()).toBe(0);
  });

  test('dropped fabric is imported when asked, and then places a document that is read again', async () => {
    const { page } = desk;
    await readText(desk, 'aliquot.txt', readFileSync('resources/samples/aliquot-deed.txt', 'utf8'));
    const lake = '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"NAME":"Lake"}}]}';
    const { paths } = filesIn({ 'township.geojson': readFileSync(SAMPLE_PATH), 'lake.geojson': lake });
    await dropOn(page, paths);
    await page.getByRole('dialog', { name: 'Import survey fabric?' }).getByText('township.geojson').waitFor();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('table', { name: 'Imported fabric' }).getByText('township.geojson').waitFor();
    await page.getByText('1 document may now be placed.').waitFor();
    await page.getByRole('button', { name: 'Read again' }).click();
    await openScreen(page, '/library');
    await row('lake.geojson').getByText('This is GeoJSON, no deed.').waitFor();
    const located = async () => (await desk.stand.desktop.call('listPlaceable')).value.read_again;
    await expect.poll(located).toEqual([]);
    expect(await page.getByRole('row', { name: 'township.geojson' }).count()).toBe(0);
  });

  test('a locked PDF is read once its password is given', async () => {
    const { page } = desk;
    const locked = await pdfOf((pdf) => pdf.text(DEED), { userPassword: 'sesame', pdfVersion: '1.7ext3' });
    await dropOn(page, filesIn({ 'locked.pdf': locked }).paths);
    await row('locked.pdf').getByText('locked with a password').waitFor();
    await row('locked.pdf').dblclick();
    const password = page.getByLabel('Password of locked.pdf', { exact: true });
    await password.fill('sesame');
    expect(await password.getAttribute('type')).toBe('password');
    await password.press('Enter');
    await row('locked.pdf').getByText('PASS').waitFor();
  });

  test('corrections are pending again on a new reading, where their value still reads the same', async () => {
    const { page } = desk;
    const id = await readText(desk, 'corrected.txt', DEED);
    await openScreen(page, `/review/${id}`);
    const cell = page.getByRole('gridcell', { name: '544.50' }).first();
    await cell.dblclick();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('545');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apply 1 correction' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Apply/ }).click();
    await page.getByRole('button', { name: 'Apply corrections' }).waitFor();
    await page.getByRole('button', { name: 'Read again' }).click();
    await page.getByText('1 correction of the earlier reading is pending again.').waitFor();
    await page.getByRole('button', { name: 'Apply 1 correction' }).waitFor();
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Apply corrections' }).waitFor();
  });
});
