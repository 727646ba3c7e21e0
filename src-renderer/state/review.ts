// The document under review: its signed body, the pending corrections with their undo, and what is selected.
import { create } from 'zustand';
import { TractField } from '#core/schema/correction.ts';
import type { ExtractResponse } from '#core/schema/extract-response.ts';
import type { Finding } from '#core/schema/finding.ts';
import { findBridge } from '#renderer/api/service.ts';
import { type Edit, type FactEdit, findFactEdit, isFactEdit, type ValueEdit, withFact } from '#renderer/state/edits.ts';
import { type Layout, layoutOf, putInTracts, withCell } from '#renderer/state/layout.ts';
import { findPending, keepPending } from '#renderer/state/pending-store.ts';
import { seekSlips } from '#renderer/state/slip-search.ts';
import { type Working, workingOf } from '#renderer/state/working.ts';

/** Where the body came from, and so where a corrected one is kept. */
export type ReviewOrigin =
  | { readonly kind: 'library'; readonly id: string; readonly has_source: boolean }
  | { readonly kind: 'held'; readonly id: string };

/** A row of the calls grid. */
export interface RowRef {
  readonly kind: 'boundary' | 'tie';
  readonly call: number;
}

/** A place on the pages to bring into sight: a note by its id, or an end of the page. */
export interface ShownPlace {
  readonly page: number;
  readonly note?: string;
  readonly end?: 'head' | 'foot';
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
  /** Its pages are there, and what they say is still being read. */
  readonly reading: boolean;
  readonly shown: ShownPlace | null;
  readonly tract: number;
  readonly selected: RowRef | null;
  readonly hovered: RowRef | null;
  /** The finding whose words are lit in the document. */
  readonly lit: Finding | null;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What is being typed, in force on screen but not yet a pending correction. */
  readonly draft: ValueEdit | null;
  readonly layout: Layout | null;
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
  reading: false,
  shown: null,
  tract: 0,
  selected: null,
  hovered: null,
  lit: null,
  edits: [],
  adjust: [],
  past: [],
  future: [],
  draft: null,
  layout: null,
  working: null,
  applying: false,
};

export const useReview = create<ReviewState>(() => CLOSED);

/** Sets facts and recomputes the figure and verdict of the open tract from them. */
function set(facts: Partial<ReviewState>): void {
  const before = useReview.getState();
  const known = { ...before, ...facts };
  const tracts = known.body?.extraction.tracts ?? [];
  // A tract that was put in is gone when that is taken back.
  const tract = known.tract < tracts.length + putInTracts(known.edits).length ? known.tract : 0;
  const kept = before.tract === tract && before.body === known.body ? before.layout : null;
  const layout = known.edits === before.edits && kept !== null ? kept : layoutOf(tracts, known.edits, tract, kept);
  const next = { ...known, tract, layout };
  const working = workingOf(next, before.working);
  useReview.setState({ ...facts, tract, layout, working });
  clearTimeout(settling);
  if (working !== null && working.unsought !== null) settling = setTimeout(settle, PAUSE_MS);
  if (next.origin === null || next.body === null || !('edits' in facts || 'adjust' in facts)) return;
  const { edits, adjust } = next;
  keepPending(next.origin, next.body, { edits: [...edits], adjust: [...adjust], tract });
}

const PAUSE_MS = 300;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Once nothing was typed for a while. What is found for values that no longer stand is dropped. */
function settle(): void {
  const asked = useReview.getState().working?.unsought ?? null;
  if (asked === null) return;
  seekSlips(asked, (verdict) => {
    const now = useReview.getState();
    if (now.working?.unsought === asked) useReview.setState({ working: workingOf(now, now.working, verdict) });
  });
}

/** Work on documents that were left with corrections pending, by origin and the very body they were made on. */
const parked = new Map<string, Step & Pick<ReviewState, 'past' | 'future' | 'tract'>>();
const parkingOf = (origin: ReviewOrigin, text: string): string => `${origin.kind} ${origin.id} ${text}`;

/** Opens a body. Another document's pending corrections wait until it is opened again; an applied body starts clean. */
export function showBody(origin: ReviewOrigin, document: string, text: string, body: ExtractResponse): void {
  const before = useReview.getState();
  const same = isSame(before.origin, origin);
  if (!same) park();
  const waiting = parked.get(parkingOf(origin, text)) ?? findPending(origin, body);
  parked.delete(parkingOf(origin, text));
  const open = same && before.tract < body.extraction.tracts.length ? before.tract : 0;
  useReview.setState(CLOSED);
  set({ origin, document, text, body, tract: open, ...waiting });
}

/** Opens a document of which only the pages are there yet. */
export function showReading(origin: ReviewOrigin, document: string): void {
  const { origin: before, reading } = useReview.getState();
  if (reading && isSame(before, origin)) return;
  park();
  useReview.setState({ ...CLOSED, origin, document, reading: true });
}

const isSame = (a: ReviewOrigin | null, b: ReviewOrigin): boolean => a?.kind === b.kind && a.id === b.id;

function park(): void {
  const { origin, text, edits, adjust, past, future, tract } = useReview.getState();
  if (origin === null || edits.length + adjust.length === 0) return;
  parked.set(parkingOf(origin, text), { edits, adjust, past, future, tract });
}

/** Brings a place of the pages into sight, also when it was asked for before. */
export function showPlace(place: ShownPlace): void {
  useReview.setState({ shown: { ...place } });
}

export function openTract(tract: number): void {
  set({ tract, selected: null, hovered: null, lit: null, draft: null });
}

export function selectRow(selected: RowRef | null): void {
  const { selected: before, lit } = useReview.getState();
  if (lit !== null || before?.kind !== selected?.kind || before?.call !== selected?.call)
    useReview.setState({ selected, lit: null });
}

/** Lights the words of a finding, and selects the call that it is about; a second time puts them out. */
export function lightFinding(finding: Finding): void {
  const { lit } = useReview.getState();
  const selected: RowRef | null = finding.call === undefined ? null : { kind: 'boundary', call: finding.call };
  if (isSameFinding(lit, finding)) useReview.setState({ lit: null });
  else useReview.setState({ lit: finding, selected });
}

/** Also when the verdict was computed again meanwhile. */
export const isSameFinding = (a: Finding | null, b: Finding): boolean =>
  a !== null && a.code === b.code && a.call === b.call && a.quote === b.quote;

export function hoverRow(hovered: RowRef | null): void {
  useReview.setState({ hovered });
}

/** By its place on the screen. */
export function setDraft(draft: ValueEdit | null): void {
  if (draft !== useReview.getState().draft) set({ draft });
}

function step(next: Partial<Step>): void {
  const { edits, adjust, past } = useReview.getState();
  set({ ...next, past: [...past, { edits, adjust }], future: [], draft: null });
}

/** A value of the open tract, by its place on the screen. */
export function commitEdit(edit: ValueEdit): void {
  const { edits, body, layout } = useReview.getState();
  commitEdits(withCell(body?.extraction.tracts ?? [], edits, edit, layout));
}

/** Facts of the open tract, taken back by one undo. */
export function commitFacts(values: Readonly<Record<TractField, ValueEdit['after']>>): void {
  const { edits, body, layout, tract } = useReview.getState();
  const tracts = body?.extraction.tracts ?? [];
  const cell = { tract, kind: 'boundary', call: 0, before: null } as const;
  const next = TractField.options.reduce<Edit[]>(
    (all, field) => withCell(tracts, all, { ...cell, field, after: values[field] }, layout),
    [...edits],
  );
  commitEdits(next);
}

/** A fact confirmed as read, or that taken back. */
export function toggleFact(fact: FactEdit): void {
  const { edits } = useReview.getState();
  const pending = findFactEdit(edits, fact);
  step({ edits: pending === undefined ? withFact(edits, fact) : edits.filter((one) => one !== pending) });
}

/** Other corrections than were pending, taken back by one undo. */
export function commitEdits(next: readonly Edit[]): void {
  if (JSON.stringify(next) === JSON.stringify(useReview.getState().edits)) set({ draft: null });
  else step({ edits: next });
}

/** Several at once, taken back by one undo. */
export function offerEdits(edits: readonly (ValueEdit | FactEdit)[]): void {
  const { edits: pending, body } = useReview.getState();
  const tracts = body?.extraction.tracts ?? [];
  const withOne = (all: readonly Edit[], edit: ValueEdit | FactEdit): Edit[] =>
    isFactEdit(edit) ? withFact(all, edit) : withCell(tracts, all, edit, null);
  step({ edits: edits.reduce<Edit[]>(withOne, [...pending]) });
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
