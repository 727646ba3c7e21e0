// Short messages at the foot of the window: what was done, what was refused, and the way back.
import { create } from 'zustand';

export interface Notice {
  readonly id: number;
  readonly kind: 'done' | 'refused';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

interface Notices {
  readonly notices: readonly Notice[];
}

export const useNotices = create<Notices>(() => ({ notices: [] }));

let lastId = 0;

/** Shows a notice for so many milliseconds; gives its id. */
export function notify(notice: Omit<Notice, 'id'>, lasts_ms = notice.kind === 'done' ? 5000 : 9000): number {
  lastId += 1;
  const id = lastId;
  useNotices.setState(({ notices }) => ({ notices: [...notices.slice(-3), { ...notice, id }] }));
  setTimeout(() => dismissNotice(id), lasts_ms);
  return id;
}

export function dismissNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
