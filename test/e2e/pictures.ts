// npm run pictures: the pictures of the README and of the documentation, taken of the application as it is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { CURVED, SHORT } from '#test/e2e/deeds.ts';
import { bringDocument, type Desk, deedPdf, openDesk, openScreen } from '#test/e2e/desk.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const sample = (name: string): string => readFileSync(join(ROOT, 'resources', 'samples', `${name}.txt`), 'utf8');

const tract = (number: number, tie: string): string =>
  `TRACT ${number}: Commencing at the southwest corner of Section 16, Township 99 South, Range 99 West of the Sixth Principal Meridian; thence ${tie} feet to the POINT OF BEGINNING; thence North 00°00'00" East, 400.00 feet to an iron pin; thence North 90°00'00" East, 544.50 feet to an iron pin; thence South 00°00'00" West, 400.00 feet to an iron pin; thence North 90°00'00" West, 544.50 feet to the point of beginning, containing 5.00 acres, more or less.`;
/** The second lies a gap of twelve feet east of the first. */
const TWO_TRACTS = `WARRANTY DEED

Ora Vance, grantor, conveys to Lyle Moss, grantee, land in the State of Kansas, described as follows:

${tract(1, `North 45°00'00" East, 1000.00`)}

${tract(2, `North 58°04'52" East, 1488.71`)}
`;

const DEEDS = {
  '1871 Penhallow to Stroud.pdf': sample('old-deed-in-poles'),
  '1983 Haugland to Prairie Ring Ranch.pdf': sample('aliquot-deed'),
  'Calloway to Denby.pdf': SHORT,
  'Fenn to Pell.pdf': CURVED,
  'Hollis Creek, a lot with curves.pdf': sample('subdivision-lot-with-curves'),
  'Vance to Moss, two tracts.pdf': TWO_TRACTS,
  'Vol 812 p 455 Lindqvist to Obrecht.pdf': sample('deed-with-a-blunder'),
} as const;

const LABELS: Readonly<Record<string, { order_number: string; client: string; assignee: string }>> = {
  'Vol 812 p 455 Lindqvist to Obrecht.pdf': { order_number: '24-1187', client: 'Harmon Title', assignee: 'Ada' },
  'Vance to Moss, two tracts.pdf': { order_number: '24-1190', client: 'Moss', assignee: 'Ben' },
  '1871 Penhallow to Stroud.pdf': { order_number: '24-1187', client: 'Harmon Title', assignee: 'Ada' },
};

const shoot = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(ROOT, 'resources', 'screenshots', `${name}.png`), animations: 'disabled' });
};

async function fill(desk: Desk): Promise<Record<keyof typeof DEEDS, string>> {
  const ids: Record<string, string> = {};
  for (const [name, text] of Object.entries(DEEDS)) {
    ids[name] = await bringDocument(desk, name, await deedPdf(text), 'application/pdf');
    const labels = LABELS[name];
    if (labels !== undefined)
      await desk.stand.desktop.call('labelDocuments', { json: { documents: [ids[name]], labels } });
  }
  return ids;
}

async function review(page: Page, id: string, name: string): Promise<void> {
  await openScreen(page, `/review/${id}`);
  await page.getByRole('gridcell', { name: '301.44' }).click();
  await page
    .getByRole('img', { name: /^Page 1/ })
    .first()
    .waitFor();
  await shoot(page, name);
}

test('the library, a review in the light and in the dark, the map', async () => {
  const desk = await openDesk();
  const { page } = desk;
  await openScreen(page, '/settings/fabric');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a fabric…' }).click();
  await (await chooser).setFiles(SAMPLE_PATH);
  await page.getByRole('table', { name: 'Imported fabric' }).getByText('sample-township.geojson').waitFor();
  const ids = await fill(desk);

  await openScreen(page, '/library');
  await page.getByText('Fenn to Pell.pdf').waitFor();
  await page.getByText('Idle', { exact: true }).waitFor();
  await shoot(page, 'library');

  const blunder = ids['Vol 812 p 455 Lindqvist to Obrecht.pdf'];
  await review(page, blunder, 'review');
  const dark = await desk.openPage({ dark: true });
  await review(dark, blunder, 'review-dark');

  await openScreen(page, `/map/${ids['Vance to Moss, two tracts.pdf']}`);
  await page.getByRole('button', { name: 'Suggest', exact: true }).click();
  await page.getByRole('button', { name: 'Use this position' }).click();
  await page.getByRole('button', { name: 'Save position' }).click();
  await page.getByText('2 positions saved.').waitFor();
  await page.getByText('2 positions saved.').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Map' }).scrollIntoViewIfNeeded();
  await shoot(page, 'map');
  await desk.close();
});
