import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/api/errors.ts';
import { courseBetween } from '#core/place/plane.ts';
import { emptyFabric, fabricWith, goldenFabric, SAMPLE_PATH } from '#test/support/fabric-open.ts';
import { HALF_RANGE, sampleGeoJson, sampleSections, TOWNSHIP } from '#test/support/fabric-township.ts';

const SIX = sampleSections().find((section) => section.number === 6)!;

test('the sample township in the installation is the one that its maker makes', () => {
  expect(readFileSync(SAMPLE_PATH, 'utf8')).toBe(sampleGeoJson());
});

describe('formats and coordinate systems', () => {
  test.each([
    [
      'GeoJSON in longitude and latitude',
      SAMPLE_PATH,
      { format: 'geojson', townships: 2, sections: 54, parts: 576, points: 133 },
    ],
    [
      'GeoPackage in UTM',
      goldenFabric('fabric-utm.gpkg'),
      { format: 'geopackage', townships: 2, sections: 3, parts: 48, points: 133 },
    ],
    [
      'zipped FileGDB in a state plane zone in feet',
      goldenFabric('fabric-state-plane.gdb.zip'),
      { format: 'filegdb', townships: 2, sections: 3, parts: 48, points: 133 },
    ],
    [
      'zipped shapefiles in web Mercator and NAD 83',
      goldenFabric('fabric-web-mercator.shp.zip'),
      { format: 'shapefile', townships: 0, sections: 3, parts: 48, points: 0 },
    ],
  ])('%s', async (_, path, counts) => {
    const { fabric, done } = await fabricWith(path);
    const [source] = fabric.list().sources;
    expect(source).toMatchObject({ ...counts, imported_at: '2026-01-02T03:04:05.000Z' });
    expect(source?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const lot = fabric.partsOf(`${TOWNSHIP}SN060`).find((part) => part.name === '4');
    expect(lot).toMatchObject({ type: 'L', quarter_quarter: 'NWNW', secdivid: `${TOWNSHIP}SN060L4` });
    const corner = SIX.nodes[0]![4]!;
    expect(Math.min(...lot!.rings[0]!.map((position) => courseBetween(position, corner).length_ft))).toBeLessThan(
      0.001,
    );
    await done();
  });

  test('a feature to a line is read too, with names in small letters', async () => {
    const { fabric, file, done } = emptyFabric();
    const line = (id: string) =>
      JSON.stringify({
        type: 'Feature',
        properties: { plssid: TOWNSHIP, frstdivid: id, frstdivno: '5' },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-99, 38],
              [-98.99, 38],
              [-98.99, 38.01],
              [-99, 38],
            ],
          ],
        },
      });
    const { done: over } = fabric.beginImport(
      file('lines.json', `${line(`${TOWNSHIP}SN050`)}\n${line(`${TOWNSHIP}SN080`)}\n`),
      { name: 'lines' },
    );
    expect(await over).toMatchObject({ status: 'succeeded', features: 2 });
    expect(fabric.findSection(`${TOWNSHIP}SN050`)).toMatchObject({ number: '5', type: 'SN' });
    await done();
  });
});

describe('files that are no fabric', () => {
  const section = (x: number) => ({
    type: 'Feature',
    properties: { PLSSID: TOWNSHIP, FRSTDIVID: `${TOWNSHIP}SN050` },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [x, 38],
          [x + 0.01, 38],
          [x, 38.01],
        ],
      ],
    },
  });
  const collection = (features: unknown[], more = {}) =>
    JSON.stringify({ type: 'FeatureCollection', ...more, features });
  test.each([
    ['features of something else', collection([{ ...section(-99), properties: { name: 'park' } }]), 'CadNSDI'],
    ['a file cut off in the middle', collection([section(-99), section(-98)]).slice(0, -60), 'ends in the middle'],
    ['coordinates that are no degrees', collection([section(-500_000)]), 'not on the earth'],
    [
      'an unknown coordinate system',
      collection([section(-99)], { crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2154' } } }),
      'not known here',
    ],
    ['NAD 27', collection([section(-99)], { crs: { type: 'name', properties: { name: 'EPSG:4267' } } }), 'NAD 27'],
    ['a zip cut off', readFileSync(goldenFabric('fabric-web-mercator.shp.zip')).subarray(0, 4000), 'cut off'],
    ['a GeoPackage cut off', readFileSync(goldenFabric('fabric-utm.gpkg')).subarray(0, 40_000), 'damaged'],
  ])('%s: a plain reason, and nothing kept', async (_, content, reason) => {
    const { fabric, file, done } = emptyFabric();
    const over = await fabric.beginImport(file('given', content), { name: 'given' }).done;
    expect(over.status).toBe('failed');
    expect(over.error).toContain(reason);
    expect(fabric.isEmpty()).toBe(true);
    await done();
  });

  test('bytes of no format at all are refused at once', async () => {
    const { fabric, file, done } = emptyFabric();
    expect(() => fabric.beginImport(file('deed.pdf', '%PDF-1.7 and so on'), { name: 'deed.pdf' })).toThrow(Refusal);
    await done();
  });
});

describe('keeping what was imported', () => {
  test('a second import of a township takes the place of the first', async () => {
    const { fabric, done } = await fabricWith(SAMPLE_PATH, SAMPLE_PATH);
    const { sources } = fabric.list();
    expect(sources).toHaveLength(1);
    expect(fabric.partsOf(`${TOWNSHIP}SN170`)).toHaveLength(16);
    await done();
  });

  test('of a township imported in part, only that part is replaced', async () => {
    const { fabric, done } = await fabricWith(SAMPLE_PATH, goldenFabric('fabric-web-mercator.shp.zip'));
    const counts = fabric
      .list()
      .sources.map(({ name, townships, sections, parts }) => ({ name, townships, sections, parts }));
    expect(counts).toContainEqual({ name: 'fabric-web-mercator.shp.zip', townships: 0, sections: 3, parts: 48 });
    expect(counts).toContainEqual({ name: 'sample-township.geojson', townships: 2, sections: 18, parts: 0 });
    await done();
  });

  test('a cancelled import leaves nothing behind', async () => {
    const { fabric, done } = emptyFabric();
    const running = fabric.beginImport(SAMPLE_PATH, {
      name: 'sample',
      onProgress: ({ status, id }) => void (status === 'running' && fabric.cancelImport(id)),
    });
    expect((await running.done).status).toBe('cancelled');
    expect(fabric.isEmpty()).toBe(true);
    expect(fabric.list().imports).toMatchObject([{ status: 'cancelled' }]);
    await done();
  });

  test('progress counts features and bytes up to the whole', async () => {
    const { fabric, done } = emptyFabric();
    const seen: number[] = [];
    const over = await fabric.beginImport(SAMPLE_PATH, {
      name: 'sample',
      onProgress: ({ features }) => void seen.push(features),
    }).done;
    expect(over.features).toBe(765);
    expect(over.bytes_read).toBe(over.bytes_total);
    expect(seen.length).toBeGreaterThan(1);
    await done();
  });

  test('imports asked for together come one after the other', async () => {
    const { fabric, done } = emptyFabric();
    const both = [SAMPLE_PATH, goldenFabric('fabric-utm.gpkg')].map((path) => fabric.beginImport(path, { name: path }));
    expect(fabric.list().imports.map(({ status }) => status)).toEqual(['running', 'running']);
    const over = await Promise.all(both.map((one) => one.done));
    expect(over.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    await done();
  });

  test('a source removed while an import runs leaves the list at once and the look-ups after it', async () => {
    const { fabric, done } = await fabricWith();
    const [source] = fabric.list().sources;
    const running = fabric.beginImport(goldenFabric('fabric-web-mercator.shp.zip'), { name: 'shapes' });
    expect(fabric.remove(source!.id)).toBe(true);
    expect(fabric.remove(source!.id)).toBe(false);
    expect(fabric.list().sources).toEqual([]);
    await running.done;
    await new Promise((turn) => setTimeout(turn, 0));
    expect(fabric.list().sources.map(({ name }) => name)).toEqual(['shapes']);
    expect(fabric.findTownship(TOWNSHIP)).toBeNull();
    await done();
  });

  test('a removed source is gone from every look-up', async () => {
    const { fabric, done } = await fabricWith();
    const [source] = fabric.list().sources;
    expect(fabric.sectionCount()).toBe(54);
    expect(fabric.remove(source!.id)).toBe(true);
    expect(fabric.remove(source!.id)).toBe(false);
    expect(fabric.holdsSectionsOf(TOWNSHIP)).toBe(false);
    expect(fabric.sectionCount()).toBe(0);
    await done();
  });
});

test('the map gets what lies in its box', async () => {
  const { fabric, done } = await fabricWith();
  const [lon, lat] = SIX.nodes[2]![2]!;
  const box = { west: lon - 0.001, east: lon + 0.001, south: lat - 0.001, north: lat + 0.001 };
  expect(fabric.features('sections', box).features.map(({ properties }) => properties.id)).toEqual([
    `${TOWNSHIP}SN060`,
  ]);
  expect(fabric.features('parts', box).features).toHaveLength(4);
  expect(fabric.features('townships', box).features.map(({ properties }) => properties.plss_id)).toEqual([TOWNSHIP]);
  const corner = SIX.nodes[0]![4]!;
  const near = { west: corner[0] - 1e-5, east: corner[0] + 1e-5, south: corner[1] - 1e-5, north: corner[1] + 1e-5 };
  expect(fabric.features('corners', near).features).toHaveLength(1);
  expect(fabric.townshipIdsLike('KS06*').sort()).toEqual([HALF_RANGE, TOWNSHIP].sort());
  await done();
});
