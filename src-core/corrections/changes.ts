// The signed log followed to where things stand now: of each correction the tract and course that it is about today.

import { isTractFact } from '#core/corrections/confirm-fact.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import { type ListAct, placesAfter, type Slot, slotsAfter } from '#core/corrections/slots.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { Tract } from '#core/schema/tract.ts';

export interface Change {
  readonly correction: Correction;
  /** Index now; null for a tract that was deleted since, and for a fact of the document. */
  readonly tract: number | null;
  /** Index now of the course or tie; null where it is gone, and where the tract itself was changed. */
  readonly call: number | null;
}

/** A tract at some time, with where it and its courses stand now. */
interface Place {
  readonly now: number | null;
  readonly calls: readonly (number | null)[];
  readonly ties: readonly (number | null)[];
}

interface Logged {
  readonly corrections: readonly Correction[];
  readonly earlier_corrections?: readonly Correction[] | undefined;
  readonly extraction: { readonly tracts: readonly Tract[] };
}

/** Whether an operator says that a value stands in the document just as it was read. */
export const isConfirmation = ({ kind, before, after }: Pick<Correction, 'kind' | 'before' | 'after'>): boolean =>
  (kind === 'boundary' || kind === 'tie' || kind === 'fact') && isSameValue(before, after);

/** Whether a correction is about a fact of the document, and so about no tract. */
export const isOfDocument = ({ kind, field }: Pick<Correction, 'kind' | 'field'>): boolean =>
  kind === 'fact' && !isTractFact(field);

/** All corrections that the body carries, oldest first. */
export const logOf = (body: Pick<Logged, 'corrections' | 'earlier_corrections'>): readonly Correction[] => [
  ...(body.earlier_corrections ?? []),
  ...body.corrections,
];

/** In the order of the log. */
export function changesOf(body: Logged): Change[] {
  let places = body.extraction.tracts.map((tract, now) => placeOf(tract, now, true));
  const found: Change[][] = [];
  for (const batch of batchesOf(logOf(body)).reverse()) {
    const { before, changes } = stepBack(places, batch);
    places = before;
    found.push(changes);
  }
  return found.reverse().flat();
}

/**
 * For each tract of one body where it stands in a later or earlier state of the same body; null where it is not there.
 * Null at all when neither log goes on from the other, so that nothing can be said.
 */
export function tractsThen(body: Logged, then: Logged): (number | null)[] | null {
  const forward = tractsOnward(body, then);
  if (forward !== null) return forward;
  const back = tractsOnward(then, body);
  return back?.length === undefined ? null : body.extraction.tracts.map((_, at) => indexOrNull(back, at));
}

const indexOrNull = (list: readonly (number | null)[], at: number): number | null => {
  const found = list.indexOf(at);
  return found < 0 ? null : found;
};

function tractsOnward(body: Logged, later: Logged): (number | null)[] | null {
  const [log, on] = [logOf(body), logOf(later)];
  if (!log.every((one, i) => isSameValue(one, on[i]))) return null;
  let places = later.extraction.tracts.map((tract, now) => placeOf(tract, now, true));
  for (const batch of batchesOf(on.slice(log.length)).reverse()) places = stepBack(places, batch).before;
  return places.map(({ now }) => now);
}

const placeOf = ({ calls, tie_calls }: Tract, now: number | null, isThere: boolean): Place => ({
  now,
  calls: calls.map((_, i) => (isThere ? i : null)),
  ties: tie_calls.map((_, i) => (isThere ? i : null)),
});

/** What was asked for at once; corrections of values alone each stand for themselves. */
function batchesOf(log: readonly Correction[]): Correction[][] {
  const batches: Correction[][] = [];
  for (const one of log) {
    const last = batches.at(-1);
    if (one.request !== undefined && last?.[0]?.request === one.request) last.push(one);
    else batches.push([one]);
  }
  return batches;
}

/** The tracts as they stood before a request, from how they stood after it. */
function stepBack(after: readonly Place[], batch: readonly Correction[]): { before: Place[]; changes: Change[] } {
  const whole = batch.filter(({ field }) => field === 'tract');
  const slots = slotsOf(after.length, whole, 'tract');
  const places = placesAfter(slots.length - net(whole), slots);
  const removed = new Map(whole.filter(({ kind }) => kind === 'delete_tract').map((one) => [one.tract, one]));
  const before = places.map((at, index): Place => {
    const place = at === null ? undefined : after[at];
    const gone = removed.get(index)?.before as Tract | undefined;
    if (place !== undefined) return coursesBack(place, batch, index);
    return gone === undefined ? NOWHERE : placeOf(gone, null, false);
  });
  const changes = batch.map((correction) => changeOf(correction, { before, after, slots, batch }));
  return { before, changes };
}

const NOWHERE: Place = { now: null, calls: [], ties: [] };

function coursesBack(place: Place, batch: readonly Correction[], tract: number): Place {
  const mine = batch.filter((one) => one.tract === tract);
  return { now: place.now, calls: listBack(place.calls, mine, 'call'), ties: listBack(place.ties, mine, 'tie') };
}

function listBack(now: readonly (number | null)[], batch: readonly Correction[], field: 'call' | 'tie') {
  const acts = batch.filter((one) => one.field === field);
  const slots = slotsOf(now.length, acts, field);
  return placesAfter(slots.length - net(acts), slots).map((at) => (at === null ? null : (now[at] ?? null)));
}

/** By how many items the acts make a list longer. */
const net = (acts: readonly Correction[]): number =>
  acts.filter(({ kind }) => kind.startsWith('insert')).length -
  acts.filter(({ kind }) => kind.startsWith('delete')).length;

function slotsOf(lengthAfter: number, acts: readonly Correction[], field: string): Slot<Correction>[] {
  return slotsAfter(
    lengthAfter - net(acts),
    acts.map((one): ListAct<Correction> => {
      const at = field === 'tract' ? one.tract : one.call;
      if (one.kind.startsWith('insert')) return { kind: 'insert', at, item: one };
      return one.kind === 'move_call' ? { kind: 'move', at, to: one.to ?? at } : { kind: 'delete', at };
    }),
  );
}

interface Step {
  readonly before: readonly Place[];
  readonly after: readonly Place[];
  readonly slots: readonly Slot<Correction>[];
  readonly batch: readonly Correction[];
}

function changeOf(correction: Correction, { before, after, slots, batch }: Step): Change {
  const { kind, field, tract, call } = correction;
  if (isOfDocument(correction)) return { correction, tract: null, call: null };
  if (field === 'tract') {
    const at = slots.findIndex((slot) => 'item' in slot && slot.item === correction);
    return { correction, tract: at < 0 ? null : (after[at]?.now ?? null), call: null };
  }
  const place = before[tract];
  const now = place?.now ?? null;
  if (place === undefined || now === null) return { correction, tract: now, call: null };
  const isTie = kind === 'tie' || field === 'tie';
  if (kind !== 'insert_call') return { correction, tract: now, call: (isTie ? place.ties : place.calls)[call] ?? null };
  const acts = batch.filter((one) => one.tract === tract && one.field === field);
  const stand = after.find((one) => one.now === now);
  const list = (isTie ? stand?.ties : stand?.calls) ?? [];
  const at = slotsOf(list.length, acts, field).findIndex((slot) => 'item' in slot && slot.item === correction);
  return { correction, tract: now, call: list[at] ?? null };
}
