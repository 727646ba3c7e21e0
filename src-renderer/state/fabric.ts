// Survey fabric on its way in: asked about when it was dropped, imported, and told of when it is there.
import { create } from 'zustand';
import { type FabricDrop, packedFabric } from '#renderer/api/fabric-file.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { offerPlaceable } from '#renderer/state/library-acts.ts';
import { notify } from '#renderer/state/notices.ts';

interface FabricState {
  /** Dropped on the window, and waiting for a word. */
  readonly dropped: readonly FabricDrop[];
  /** Counts what happened to imports, so that a list of them is loaded anew. */
  readonly news: number;
}

export const useFabric = create<FabricState>(() => ({ dropped: [], news: 0 }));

export const askAboutFabric = (dropped: readonly FabricDrop[]): void => useFabric.setState({ dropped });

const tell = (): void => useFabric.setState(({ news }) => ({ news: news + 1 }));
const LOOK_AGAIN_MS = 700;

/** One after the other; resolves when the service has taken them all. */
export async function importFabric(drops: readonly FabricDrop[]): Promise<void> {
  for (const drop of drops) {
    const name = drop.files.length > 1 ? `${drop.name}.zip` : drop.name;
    try {
      const { value } = await service.call('importFabric', { query: { name }, body: await packedFabric(drop) });
      void follow(value.id);
    } catch (error) {
      notify({ kind: 'refused', text: `${name}: ${messageOf(error)}` });
    }
    tell();
  }
}

/** Until it has ended: then documents that waited for fabric are offered. */
async function follow(id: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    const { imports } = (await service.call('listFabric')).value;
    const state = imports.find((one) => one.id === id);
    if (state?.status === 'running') continue;
    tell();
    if (state?.status === 'failed')
      notify({ kind: 'refused', text: `${state.name}: ${state.error ?? 'not imported.'}` });
    if (state?.status !== 'succeeded') return;
    notify({ kind: 'done', text: `${state.name}: ${state.features.toLocaleString('en-US')} features imported.` });
    return offerPlaceable();
  }
}
