import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, openDesk, openScreen, readText } from '#test/e2e/desk.ts';
import { SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { DEED } from '#test/support/service.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** Tied to a corner of the sample township, two tracts from one anchor. */
const TIED = `WARRANTY DEED

Ora Vance, grantor, conveys to Lyle Moss, grantee, land in the State of Kansas, described as follows:

TRACT 1: Commencing at the southwest corner of Section 16, Township 99 South, Range 99 West of the Sixth Principal
Meridian; thence North 45°00'00" East, 1000.00 feet to the POINT OF BEGINNING; thence North 00°00'00" East, 400.00 feet to
an iron pin; thence North 90°00'00" East, 544.50 feet to an iron pin; thence South 00°00'00" West, 400.00 feet to an iron
pin; thence North 90°00'00" West, 544.50 feet to the point of beginning, containing 5.00 acres, more or less.

TRACT 2: Commencing at the southwest corner of Section 16, Township 99 South, Range 99 West of the Sixth Principal
Meridian; thence North 45°00'00" East, 2000.00 feet to the POINT OF BEGINNING; thence North 00°00'00" East, 400.00 feet to
an iron pin; thence North 90°00'00" East, 544.50 feet to an iron pin; thence South 00°00'00" West, 400.00 feet to an iron
pin; thence North 90°00'00" West, 544.50 feet to the point of beginning, containing 5.00 acres, more or less.
`;

describe('the map', () => {
  let desk: Desk;
  let plain: string;
  beforeAll(async () => {
    desk = await openDesk();
    plain = await readText(desk, 'oakes.txt', DEED);
  });
  afterAll(() => desk.close());

  const field = (name: string) => desk.page.getByRole('textbox', { name });
  const number = async (name: string): Promise<number> => Number(await field(name).inputValue());
  const handle = (name: RegExp) => desk.page.getByRole('button', { name });

  async function type(name: string, value: string): Promise<void> {
    await field(name).fill(value);
    await desk.page.keyboard.press('Enter');
  }

  /** Drags a handle by so many pixels. */
  async function drag(name: RegExp, right: number, down: number): Promise<void> {
    const { page } = desk;
    const box = await handle(name).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right / 2, y + down / 2, { steps: 4 });
    await page.mouse.move(x + right, y + down, { steps: 4 });
    await page.mouse.up();
  }

  test('places a tract by click, by coordinates and by dragging its point of beginning', async () => {
    const { page } = desk;
    await openScreen(page, `/map/${plain}`);
    await page.getByRole('status', { name: 'Where it lies' }).getByText('The map shows Polk County, MO').waitFor();
    await page.getByRole('button', { name: 'Place by click' }).click();
    await page.getByRole('region', { name: 'Map' }).click({ position: { x: 400, y: 400 } });
    await expect.poll(() => field('Longitude').inputValue()).not.toBe('');
    await type('Longitude', '-93.4');
    await type('Latitude', '37.6');
    await openScreen(page, '/map');
    await openScreen(page, `/map/${plain}`);
    await expect.poll(() => field('Longitude').inputValue()).toBe('');
    await type('Longitude', '-93.4');
    await type('Latitude', '37.6');
    await page.getByRole('button', { name: 'Save position' }).click();
    await page.getByText('Position saved.').waitFor();
    await page.reload();
    await handle(/^Point of beginning/).waitFor();
    await expect.poll(() => number('Longitude')).toBe(-93.4);
    await drag(/^Point of beginning/, 60, 30);
    await expect.poll(() => number('Longitude')).toBeGreaterThan(-93.4);
    expect(await number('Latitude')).toBeLessThan(37.6);
    await page.getByRole('region', { name: 'Map' }).focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => number('Longitude')).toBe(-93.4);
    await page.getByRole('button', { name: 'Redo the move' }).click();
    await expect.poll(() => number('Longitude')).toBeGreaterThan(-93.4);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => number('Longitude')).toBe(-93.4);
  });

  test('measures a distance and an area, by pointer and by keyboard', async () => {
    const { page } = desk;
    const map = page.getByRole('region', { name: 'Map' });
    const measured = page.getByRole('status', { name: 'Measured' });
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    const [shown, before] = [await map.boundingBox(), await handle(/^Turning handle/).boundingBox()];
    // As fast as a hand that knows the way.
    for (const x of [300, 500]) await page.mouse.click((shown?.x ?? 0) + x, (shown?.y ?? 0) + 250);
    await measured.getByText(/Distance[\d,.]+ ft/).waitFor();
    await map.click({ position: { x: 500, y: 450 } });
    await measured.getByText(/Area[\d,]+ sq ft \([\d.]+ ac\)/).waitFor();
    expect(await handle(/^Turning handle/).boundingBox(), 'the map stays while points are set').toEqual(before);
    await map.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await map.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
    await page.keyboard.press('Enter');
    await measured.getByText(/Last leg[NS] \d+°.+, [\d,.]+ ft/).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => measured.count()).toBe(0);
  });

  test('turns it full circle by handle, by number and by keyboard', async () => {
    const { page } = desk;
    await drag(/^Turning handle/, 200, 200);
    await expect.poll(() => number('Rotation')).toBeGreaterThan(20);
    await page.getByText(/^Turned [\d.]+° clockwise: north of the deed lies/).waitFor();
    await page.getByText('When to turn a figure').click();
    await type('Its true bearing', 'N 10 30 E');
    await page.getByRole('button', { name: 'Turn to it' }).click();
    await expect.poll(() => number('Rotation')).toBe(10);
    await type('Rotation', '350');
    await handle(/^Turning handle/).focus();
    for (let presses = 0; presses < 15; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => number('Rotation')).toBe(5);
    await page.getByRole('button', { name: 'Turn left by one degree' }).click();
    await expect.poll(() => number('Rotation')).toBe(4);
    await handle(/^Point of beginning/).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => number('Latitude')).toBeGreaterThan(37.6);
    await page.getByRole('button', { name: 'Save position' }).click();
    await page.getByText('Position saved.').last().waitFor();
  });

  test('a placed parcel stands in the account’s fabric as it was placed', async () => {
    const { bytes } = await desk.stand.desktop.call('getFabric', { query: {} });
    const path = join(temporaryFolder('files'), 'fabric.gpkg');
    writeFileSync(path, bytes);
    const db = new DatabaseSync(path);
    const rows = db.prepare('SELECT document, located_by, rotation_deg FROM parcels').all();
    db.close();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { document: 'oakes.txt', located_by: 'operator', rotation_deg: 4 },
    ]);
  });

  test('imports a survey fabric, and takes the suggested position of tracts tied to one of its corners', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Import a survey fabric…' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import a fabric…' }).click();
    await (await chooser).setFiles(SAMPLE_PATH);
    await page.getByRole('table', { name: 'Imported fabric' }).getByText('sample-township.geojson').waitFor();
    const tied = await readText(desk, 'tied.txt', TIED);
    await openScreen(page, `/map/${tied}`);
    await page.getByText(/^The deed names Section 16, T99S R99W.*outlined on the map/).waitFor();
    await page.getByRole('button', { name: 'Suggest', exact: true }).click();
    await page.getByRole('button', { name: 'Use this position' }).click();
    await expect.poll(() => number('Latitude')).toBeGreaterThan(38);
    const first = [await number('Longitude'), await number('Latitude')];
    await page.getByRole('button', { name: /Tract$/ }).click();
    await page
      .getByRole('option', { name: /\(placed\)$/ })
      .nth(1)
      .click();
    await expect.poll(() => number('Longitude')).toBeGreaterThan(first[0] ?? 0);
    expect(await number('Latitude')).toBeGreaterThan(first[1] ?? 0);
    await page.getByRole('button', { name: 'Save position' }).click();
    await page.getByText('2 positions saved.').waitFor();
    await page.getByRole('button', { name: 'Forget' }).click();
    await page.getByText('Positions forgotten.').waitFor();
  });

  test('snaps a dragged point of beginning to a corner of the fabric', async () => {
    const { page } = desk;
    const box = { west: -100.05, south: 38.43, east: -99.99, north: 38.47 };
    const { value } = await desk.stand.desktop.call('fabricFeatures', { query: { ...box, layer: 'corners' } });
    const geometry = value.features[0]?.geometry as { coordinates: [number, number] };
    const [lon, lat] = geometry.coordinates;
    await openScreen(page, `/map/${plain}`);
    await type('Longitude', String(lon));
    await type('Latitude', String(lat));
    await page.getByRole('button', { name: 'Save position' }).click();
    await expect
      .poll(
        async () =>
          (await desk.stand.desktop.call('listPlacements', { params: { reference: plain } })).value.placements,
      )
      .toMatchObject([{ lon }]);
    await page.reload();
    await handle(/^Point of beginning/).waitFor();
    await expect.poll(async () => Math.abs((await number('Longitude')) - lon)).toBeLessThan(1e-6);
    const corner = await handle(/^Point of beginning/).boundingBox();
    await handle(/^Point of beginning/).focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(async () => (await number('Longitude')) - lon).toBeGreaterThan(1e-4);
    const moved = await handle(/^Point of beginning/).boundingBox();
    await page.waitForLoadState('networkidle');
    await drag(/^Point of beginning/, (corner?.x ?? 0) - (moved?.x ?? 0) + 5, 4);
    await expect.poll(async () => Math.abs((await number('Longitude')) - lon)).toBeLessThan(1e-6);
    expect(Math.abs((await number('Latitude')) - lat)).toBeLessThan(1e-6);
  });

  test('colours where two parcels overlap', async () => {
    const { page } = desk;
    const other = await readText(desk, 'neighbour.txt', DEED);
    const { placements } = (await desk.stand.desktop.call('listPlacements', { params: { reference: plain } })).value;
    const [first] = placements;
    if (first === undefined) throw new Error('nothing is placed');
    await desk.stand.desktop.call('putPlacements', {
      params: { reference: other },
      query: {},
      json: { tracts: [{ tract_index: 0, lon: first.lon + 0.0018, lat: first.lat, rotation_deg: first.rotation_deg }] },
    });
    const { features } = (await desk.stand.desktop.call('listParcels')).value;
    expect(features.map((feature) => feature.properties.kind)).toContain('overlap');
    await page.reload();
    await handle(/^Point of beginning/).waitFor();
    const misfit = page.getByRole('button', { name: /^Overlap of [\d,]+ sq ft/ });
    await misfit.getByText(/with neighbour\.txt, tract 1; [\d,.]+ ft at the widest/).waitFor();
    await misfit.click();
  });

  test('shows and hides its layers, and goes on without a network', async () => {
    const { page } = desk;
    await page.getByRole('switch', { name: 'Survey fabric' }).press('Space');
    await page.getByRole('switch', { name: 'States and counties' }).press('Space');
    await page.getByRole('switch', { name: 'Degree lines' }).press('Space');
    await page.getByRole('list', { name: 'Legend' }).getByText('Overlap').waitFor();
    await page.getByRole('switch', { name: 'Survey fabric' }).press('Space');
    await page.getByRole('button', { name: 'Zoom in' }).click();
  });
});
