// What is on its way to a real service, from a window that is none.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRIDGE_NAME } from '#core/api/bridge.ts';
import { DEED, type Stand, standService } from '#test/support/service.ts';

let stand: Stand;
let ingest: typeof import('#renderer/state/ingest.ts');
let acts: typeof import('#renderer/state/library-acts.ts');

beforeAll(async () => {
  stand = await standService();
  const session = async () => ({ address: stand.service.address, token: stand.service.session_token });
  const window = {
    [BRIDGE_NAME]: { service: session },
    location: { hash: '' },
    addEventListener: () => undefined,
    setTimeout,
    clearTimeout,
  };
  Object.assign(globalThis, { window });
  ingest = await import('#renderer/state/ingest.ts');
  acts = await import('#renderer/state/library-acts.ts');
});

afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'window');
  await stand.close();
});

const names = async () =>
  (await stand.desktop.call('listLibrary', { query: {} })).value.documents.map(({ document }) => document);
const arrivals = () => ingest.useIngest.getState().arrivals;
const picture = (name: string, folder = '') => ({
  name,
  folder,
  bytes: new Blob([new Uint8Array([0x42, 0x4d, 0, 1, 2, 3, 0xff, 0xfe, 0])]),
});
const text = (name: string, folder: string) => ({ name, folder, bytes: new Blob([DEED]) });
/** One that is taken in after all that came before it. */
async function allSent(name: string): Promise<void> {
  for (const n of [1, 2, 3]) ingest.takeInText(DEED, `${name} ${n}`);
  await expect.poll(names).toEqual(expect.arrayContaining([1, 2, 3].map((n) => `${name} ${n}`)));
  await expect.poll(arrivals).toEqual([]);
}

test('a document that is deleted on its way does not come to stand in the library', async () => {
  ingest.takeInText(DEED, 'unwanted');
  ingest.takeIn([picture('unwanted.bmp')]);
  ingest.takeIn([text('north.txt', 'unwanted'), text('south.txt', 'unwanted')]);
  expect(arrivals()).toHaveLength(3);
  acts.deleteDocuments(arrivals().map(({ id }) => id));
  await allSent('first');
  await expect.poll(names).toHaveLength(3);
});

test('a refused file that is deleted while it is sent again is gone with both of its rows', async () => {
  ingest.takeIn([picture('photo.bmp')]);
  await expect.poll(names).toContain('photo.bmp');
  const { documents } = (await stand.desktop.call('listLibrary', { query: {} })).value;
  const row = documents.find(({ document }) => document === 'photo.bmp')!.id;
  const reading = acts.readAgain([row]);
  expect(arrivals()).toMatchObject([{ name: 'photo.bmp', instead_of: row }]);
  // Its row is still on the screen.
  acts.deleteDocuments([row]);
  expect(arrivals()).toEqual([]);
  await reading;
  await allSent('second');
  expect(await names()).not.toContain('photo.bmp');
});
