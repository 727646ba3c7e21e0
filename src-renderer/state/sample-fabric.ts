// The township that ships, brought in like any other fabric, so that a newcomer sees where land lies.
import { service } from '#renderer/api/service.ts';

const FILES = import.meta.glob<string>('../../resources/fabric/*.geojson', { query: '?url', import: 'default' });
const NAME = 'sample-township.geojson';
const LOOK_AGAIN_MS = 150;

/** Imports it unless some fabric is held already; ends when it can be asked. */
export async function bringSampleFabric(): Promise<void> {
  const { sources } = (await service.call('listFabric')).value;
  if (sources.length === 0) await importSampleFabric();
}

export async function importSampleFabric(): Promise<void> {
  const load = Object.entries(FILES).find(([path]) => path.endsWith(`/${NAME}`))?.[1];
  if (load === undefined) throw new Error('The application was built without its sample township.');
  const bytes = await (await fetch(await load())).blob();
  const { value } = await service.call('importFabric', { query: { name: NAME }, body: bytes });
  for (;;) {
    const { imports, sources } = (await service.call('listFabric')).value;
    const now = imports.find((one) => one.id === value.id);
    if (now?.status === 'failed' || now?.status === 'cancelled')
      throw new Error(now.error ?? 'The sample township could not be imported.');
    if (now?.status === 'succeeded' || sources.some((one) => one.name === NAME)) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
