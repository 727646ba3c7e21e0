// How far the reading of a document is, in words and as a share.
import type { LibraryDocument } from '#core/schema/local.ts';

export interface Stage {
  readonly text: string;
  /** 0 to 1; null while nothing says how long it will take. */
  readonly share: number | null;
}

export function stageOf({ status, progress }: Pick<LibraryDocument, 'status' | 'progress'>): Stage {
  if (progress === null)
    return { text: status === 'queued' ? 'Waiting' : 'Reading', share: status === 'queued' ? 0 : null };
  const { stage, page, pages } = progress;
  if (stage === 'staged') return { text: 'Waiting', share: 0 };
  if (stage === 'verifying') return { text: 'Verifying', share: 0.95 };
  if (stage === 'signed') return { text: 'Signed', share: 1 };
  if (pages === 0) return { text: 'Reading', share: null };
  const all = pages === 1 ? '1 page' : `${pages.toLocaleString('en-US')} pages`;
  return { text: `${page.toLocaleString('en-US')} of ${all} read`, share: page === 0 ? null : (0.9 * page) / pages };
}
