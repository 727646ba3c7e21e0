// Opening a document for placing, asking for suggestions, saving and forgetting positions.
import type { Placement } from '#core/schema/placement.ts';
import { wrapBody } from '#renderer/api/raw-body.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { findDocument, refreshLibrary } from '#renderer/state/library.ts';
import { notify } from '#renderer/state/notices.ts';
import { NOTHING_TO_PLACE, putTract, usePlacing } from '#renderer/state/placing.ts';
import type { Position } from '#renderer/state/position.ts';

export async function loadParcels(): Promise<void> {
  try {
    const { value } = await service.call('listParcels');
    usePlacing.setState({ parcels: value });
  } catch (error) {
    usePlacing.setState({ problem: messageOf(error) });
  }
}

export function closePlacing(): void {
  usePlacing.setState(NOTHING_TO_PLACE);
}

export async function openPlacing(id: string): Promise<void> {
  usePlacing.setState(NOTHING_TO_PLACE);
  try {
    const document = await findDocument(id);
    if (document === null) throw new Error('That document is not in the library.');
    const [result, held, ground] = await Promise.all([
      service.call('getDocumentResult', { params: { id: document.id } }),
      service.call('listPlacements', { params: { reference: document.id } }),
      service.call('getDocumentGround', { params: { id: document.id } }),
    ]);
    const saved = positionsOf(held.value.placements);
    const drawn = result.value.groundtruth_verdicts.findIndex((verdict) => verdict.geometry !== null);
    usePlacing.setState(({ fit }) => ({
      document,
      text: result.text,
      body: result.value,
      tract: Math.max(0, drawn),
      saved,
      positions: new Map(saved),
      ground: ground.value,
      fit: fit + 1,
    }));
  } catch (error) {
    usePlacing.setState({ problem: messageOf(error) });
  }
}

function positionsOf(placements: readonly Placement[]): Map<number, Position> {
  return new Map(
    placements.map(({ tract_index, lon, lat, rotation_deg }) => [tract_index, { lon, lat, rotation_deg }]),
  );
}

/** Asks where the tracts may lie. A suggestion is for the operator to judge; nothing moves by itself. */
export async function suggestPositions(): Promise<void> {
  const { text } = usePlacing.getState();
  await busily(async () => {
    const headers = { 'content-type': 'application/json' };
    const { value } = await service.call('locate', { body: wrapBody(text, { source: 'auto' }), headers });
    usePlacing.setState({ suggestions: value.extraction.groundtruth_verdicts.map((verdict) => verdict.location) });
  });
}

export function takeSuggestion(): void {
  const { suggestions, tract } = usePlacing.getState();
  const suggestion = suggestions[tract];
  if (suggestion?.pob === undefined || suggestion.pob === null) return;
  putTract({ lon: suggestion.pob[0], lat: suggestion.pob[1], rotation_deg: suggestion.rotation_deg ?? 0 });
  usePlacing.setState(({ fit }) => ({ fit: fit + 1 }));
}

export async function savePositions(): Promise<void> {
  const { document, positions } = usePlacing.getState();
  if (document === null) return;
  await busily(async () => {
    const tracts = [...positions].map(([tract_index, position]) => ({ tract_index, ...position }));
    // By its own id: another document of its batch may bear its name.
    const params = { reference: document.id };
    const { value } = await service.call('putPlacements', { params, query: {}, json: { tracts } });
    const saved = positionsOf(value.placements);
    usePlacing.setState({ saved, positions: new Map(saved) });
    notify({ kind: 'done', text: saved.size === 1 ? 'Position saved.' : `${String(saved.size)} positions saved.` });
    await Promise.all([loadParcels(), refreshLibrary()]);
  });
}

export async function forgetPositions(): Promise<void> {
  const { document } = usePlacing.getState();
  if (document === null) return;
  await busily(async () => {
    await service.call('deletePlacements', { params: { reference: document.id } });
    usePlacing.setState(({ past, positions }) => ({
      saved: new Map(),
      positions: new Map(),
      past: [...past, positions],
      future: [],
    }));
    notify({ kind: 'done', text: 'Positions forgotten.' });
    await Promise.all([loadParcels(), refreshLibrary()]);
  });
}

async function busily(act: () => Promise<void>): Promise<void> {
  usePlacing.setState({ busy: true });
  try {
    await act();
  } catch (error) {
    notify({ kind: 'refused', text: messageOf(error) });
  } finally {
    usePlacing.setState({ busy: false });
  }
}
