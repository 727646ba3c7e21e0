// The locked document whose password is asked for. The password goes to the service and is kept nowhere here.
import { create } from 'zustand';
import type { LibraryDocument } from '#core/schema/local.ts';
import { messageOf, service } from '#renderer/api/service.ts';
import { putDocument, refreshLibrary } from '#renderer/state/library.ts';
import { notify } from '#renderer/state/notices.ts';

interface Unlocking {
  readonly document: Pick<LibraryDocument, 'id' | 'document'> | null;
}

export const useUnlocking = create<Unlocking>(() => ({ document: null }));

export const askPassword = (document: Unlocking['document']): void => useUnlocking.setState({ document });

export async function unlock(id: string, password: string): Promise<void> {
  try {
    putDocument((await service.call('retryDocument', { params: { id }, json: { password } })).value);
    await refreshLibrary();
  } catch (error) {
    notify({ kind: 'refused', text: messageOf(error) });
  }
}
