// The document under review: its signed body, the pending corrections with their undo, and what is selected.
import { create } from 'zustand';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import { findBridge } from '#renderer/api/service.ts';
import { type Edit, withEdit } from '#renderer/state/edits.ts';
import { findPending, keepPending } from '#renderer/state/pending-store.ts';
import { type Working, workingOf } from '#renderer/state/working.ts';

/** Where the body came from, and so where a corrected one is kept. */
export type ReviewOrigin =
  | { readonly kind: 'library'; readonly id: string; readonly reference: string; readonly has_source: boolean }
  | { readonly kind: 'held'; readonly id: string };

/** A row of the calls grid. */
export interface RowRef {
  readonly kind: 'boundary' | 'tie';
  readonly call: number;
}

interface Step {
  readonly edits: readonly Edit[];
  readonly adjust: readonly number[];
}

export interface ReviewState extends Step {
  readonly origin: ReviewOrigin | null;
  readonly document: string;
  /** The signed body exactly as received. */
  readonly text: string;
  readonly body: ExtractResponse | null;
  readonly problem: string | null;
  readonly tract: number;
  readonly selected: RowRef | null;
  readonly hovered: RowRef | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What is being typed, in force on screen but not yet a pending correction. */
  readonly draft: Edit | null;
  /** The open tract with edits and draft in force. */
  readonly working: Working | null;
  readonly applying: boolean;
}

const CLOSED: ReviewState = {
  origin: null,
  document: '',
  text: '',
  body: null,
  problem: null,
  tract: 0,
  selected: null,
  hovered: null,
  edits: [],
  adjust: [],
  past: [],
  future: [],
  draft: null,
  working: null,
  applying: false,
};

export const useReview = create<ReviewState>(() => CLOSED);

/** Sets facts and recomputes the figure and verdict of the open tract from them. */
function set(facts: Partial<ReviewState>): void {
  const next = { ...useReview.getState(), ...facts };
  useReview.setState({ ...facts, working: workingOf(next) });
  if (next.origin === null || next.body === null || !('edits' in facts || 'adjust' in facts)) return;
  const { edits, adjust, tract } = next;
  keepPending(next.origin, next.body, { edits: [...edits], adjust: [...adjust], tract });
}

/** Work on documents that were left with corrections pending, by origin and the very body they were made on. */
const parked = new Map<string, Step & Pick<ReviewState, 'past' | 'future' | 'tract'>>();
const parkingOf = (origin: ReviewOrigin, text: string): string => `${origin.kind} ${origin.id} ${text}`;

/** Opens a body. Another document's pending corrections wait until it is opened again; an applied body starts clean. */
export function showBody(origin: ReviewOrigin, document: string, text: string, body: ExtractResponse): void {
  const before = useReview.getState();
  const same = before.origin !== null && before.origin.kind === origin.kind && before.origin.id === origin.id;
  if (before.origin !== null && !same && before.edits.length + before.adjust.length > 0) {
    const { edits, adjust, past, future, tract } = before;
    parked.set(parkingOf(before.origin, before.text), { edits, adjust, past, future, tract });
  }
  const waiting = parked.get(parkingOf(origin, text)) ?? findPending(origin, body);
  parked.delete(parkingOf(origin, text));
  const open = same && before.tract < body.extraction.tracts.length ? before.tract : 0;
  useReview.setState(CLOSED);
  set({ origin, document, text, body, tract: open, ...waiting });
}

export function openTract(tract: number): void {
  set({ tract, selected: null, hovered: null, draft: null });
}

export function selectRow(selected: RowRef | null): void {
  const before = useReview.getState().selected;
  if (before?.kind !== selected?.kind || before?.call !== selected?.call) useReview.setState({ selected });
}

export function hoverRow(hovered: RowRef | null): void {
  useReview.setState({ hovered });
}

export function setDraft(draft: Edit | null): void {
  if (draft !== useReview.getState().draft) set({ draft });
}

function step(next: Partial<Step>): void {
  const { edits, adjust, past } = useReview.getState();
  set({ ...next, past: [...past, { edits, adjust }], future: [], draft: null });
}

export function commitEdit(edit: Edit): void {
  const { edits } = useReview.getState();
  const next = withEdit(edits, edit);
  if (JSON.stringify(next) === JSON.stringify(edits)) set({ draft: null });
  else step({ edits: next });
}

export function toggleAdjust(tract: number): void {
  const { adjust } = useReview.getState();
  step({ adjust: adjust.includes(tract) ? adjust.filter((one) => one !== tract) : [...adjust, tract] });
}

export function dropEdit(edit: Edit): void {
  step({ edits: useReview.getState().edits.filter((one) => one !== edit) });
}

export function discardEdits(): void {
  step({ edits: [], adjust: [] });
}

export function undo(): void {
  const { past, future, edits, adjust } = useReview.getState();
  const last = past.at(-1);
  if (last === undefined) return;
  set({ ...last, past: past.slice(0, -1), future: [{ edits, adjust }, ...future], draft: null });
}

export function redo(): void {
  const { past, future, edits, adjust } = useReview.getState();
  const [next, ...rest] = future;
  if (next === undefined) return;
  set({ ...next, past: [...past, { edits, adjust }], future: rest, draft: null });
}

// A browser asks before it drops pending corrections; in the desktop window the shell has its own question.
window.addEventListener('beforeunload', (event) => {
  if (findBridge() === null && useReview.getState().edits.length > 0) event.preventDefault();
});
