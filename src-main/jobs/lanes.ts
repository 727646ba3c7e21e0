// Two lanes: documents whose words are there to be taken, and scans. A text is read in seconds whatever else waits.
import { kindOf } from '#main/ingest/formats/kind-of.ts';
import type { Submitted } from '#main/jobs/admit.ts';
import type { Lane } from '#main/store/runs.ts';

/** A hand of the queue, and the lanes it takes work from: the first that holds any. */
export interface Hand {
  readonly lane: 'light' | 'heavy';
  readonly takes: readonly (readonly Lane[])[];
}

/** Kept free for what needs no recogniser. A PDF is looked into behind what is known to be text. */
export const LIGHT_HAND: Hand = { lane: 'light', takes: [['light'], ['unseen']] };
/** Takes whatever has waited longest. */
export const HEAVY_HAND: Hand = { lane: 'heavy', takes: [['light', 'unseen', 'heavy']] };

/** Told by the bytes. Of a PDF, and of what lies staged, only a look inside tells. */
export function laneOf(document: Submitted, testMode: boolean): Lane {
  if (testMode) return 'light';
  if (!('bytes' in document)) return 'unseen';
  const kind = document.declared_text ? 'text' : kindOf(document.bytes);
  if (kind === 'pdf') return 'unseen';
  return kind === 'text' || kind === 'docx' || kind === null ? 'light' : 'heavy';
}
