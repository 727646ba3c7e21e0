// The corrections of one request, applied to an extraction. Values come first, then what is put in, taken out or moved;
// every index is that of the extraction as it was posted.
import { Refusal } from '#core/api/errors.ts';
import { arranged, arrangedTies } from '#core/corrections/arranged-courses.ts';
import { confirmDocumentFact, confirmTractFact, isTractFact } from '#core/corrections/confirm-fact.ts';
import { correctField } from '#core/corrections/correct-field.ts';
import { isReadAsException } from '#core/corrections/correct-tract.ts';
import {
  type Deletion,
  findDeletion,
  stillDeleted,
  withException,
  withLostExceptions,
  withoutException,
} from '#core/corrections/deleted-tracts.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import { type ListAct, placesAfter, type Slot, slotsAfter } from '#core/corrections/slots.ts';
import { typedCall, typedTieOf, typedTract } from '#core/corrections/typed-parts.ts';
import { Call } from '#core/schema/call.ts';
import { type Correction, StructureKind } from '#core/schema/correction.ts';
import type { Extraction } from '#core/schema/extraction.ts';
import { Tract } from '#core/schema/tract.ts';
import { completeCalls } from '#core/survey/complete-calls.ts';

export interface Applied {
  readonly extraction: Extraction;
  /** As asked for, with what stood there before and stands there now. */
  readonly log: Correction[];
  /** For each tract after the request its index before it; null for one that was put in. */
  readonly from: readonly (number | null)[];
  /** Indexes, after the request, of the tracts that it changed. */
  readonly touched: ReadonlySet<number>;
}

/** `earlier` is the signed log: a tract that it says was deleted comes back just as it was. */
export function applyCorrections(
  start: Extraction,
  corrections: readonly Correction[],
  earlier: readonly Correction[],
  state: string,
): Applied {
  const work: Work = {
    start,
    facts: start,
    state,
    tracts: [...start.tracts],
    touched: new Set(),
    calls: new Map(),
    ties: new Map(),
    whole: [],
    gone: stillDeleted(earlier),
    back: new Map(),
  };
  const log = corrections.map((correction) => applyOne(work, correction));
  for (const [index, acts] of work.calls) change(work, index, (tract) => arranged(tract, slotsIn(tract.calls, acts)));
  for (const [index, acts] of work.ties)
    change(work, index, (tract) => arrangedTies(tract, slotsIn(tract.tie_calls, acts)));
  const slots = slotsIn(start.tracts, work.whole);
  const tracts = completed(start, work, slots);
  const from = slots.map((slot) => ('from' in slot ? slot.from : null));
  const touched = new Set(from.flatMap((index, at) => (index === null || work.touched.has(index) ? [at] : [])));
  return { extraction: { ...work.facts, tracts }, log: numbered(log, earlier), from, touched };
}

interface Work {
  readonly start: Extraction;
  /** The extraction with the facts of its metadata as the request leaves them. */
  facts: Extraction;
  readonly state: string;
  readonly tracts: Tract[];
  readonly touched: Set<number>;
  readonly calls: Map<number, ListAct<Call>[]>;
  readonly ties: Map<number, ListAct<string>[]>;
  readonly whole: ListAct<Tract>[];
  /** Deletions of the log that nothing took back. */
  readonly gone: Deletion[];
  /** Those that this request takes back, by the tracts that it puts in. */
  readonly back: Map<Tract, Deletion>;
}

function applyOne(work: Work, correction: Correction): Correction {
  if (correction.kind === 'fact') return confirmFact(work, correction);
  const kind = StructureKind.safeParse(correction.kind);
  if (kind.success) return restructure(work, correction, kind.data);
  const tract = tractAt(work, correction.tract);
  const { tract: corrected, ...values } = correctField(tract, correction, work.state);
  change(work, correction.tract, () => corrected);
  return { ...correction, ...values };
}

function confirmFact(work: Work, correction: Correction): Correction {
  if (isTractFact(correction.field)) {
    change(work, correction.tract, (tract) => confirmTractFact(tract, correction));
    return { ...correction, call: 0 };
  }
  work.facts = confirmDocumentFact(work.facts, correction);
  return { ...correction, tract: 0, call: 0 };
}

function restructure(work: Work, correction: Correction, kind: StructureKind): Correction {
  const { field } = correction;
  if (kind === 'insert_tract' || kind === 'delete_tract') {
    if (field !== 'tract') throw new Refusal('unknown_field');
    return kind === 'insert_tract' ? insertTract(work, correction) : deleteTract(work, correction);
  }
  tractAt(work, correction.tract);
  if (field === 'tie') return changeList(work, correction, kind, 'tie_calls', work.ties, typedTieOf);
  if (field !== 'call') throw new Refusal('unknown_field');
  return changeList(work, correction, kind, 'calls', work.calls, (after) => enteredCall(work, correction, after));
}

/** A course that was read and taken out comes back as it was; any other is typed. */
function enteredCall(work: Work, { tract }: Correction, after: unknown): Call {
  const read = work.start.tracts[tract]?.as_read;
  const taken = (work.calls.get(tract) ?? []).flatMap((act) => (act.kind === 'insert' ? [act.item] : []));
  const back = read?.calls.find(
    (call, i) => !read.order.includes(i) && !taken.includes(call) && isSameValue(parsed(Call, after), call),
  );
  return back ?? typedCall(after);
}

function changeList<Item>(
  work: Work,
  correction: Correction,
  kind: 'insert_call' | 'delete_call' | 'move_call',
  list: 'calls' | 'tie_calls',
  acts: Map<number, ListAct<Item>[]>,
  enter: (after: unknown) => Item,
): Correction {
  const { tract, call: at } = correction;
  const items = (work.start.tracts[tract]?.[list] ?? []) as readonly unknown[];
  const mine = acts.get(tract) ?? [];
  acts.set(tract, mine);
  work.touched.add(tract);
  if (kind === 'insert_call') {
    requireGap(at, items.length);
    requireNone(correction.before);
    const item = enter(correction.after);
    mine.push({ kind: 'insert', at, item });
    return { ...correction, before: null, after: item };
  }
  const stands = items[at];
  if (stands === undefined) throw new Refusal('no_such_call');
  requireSame(list === 'calls' ? Call : null, correction.before, stands);
  if (mine.some((act) => act.kind !== 'insert' && act.at === at)) throw twice('course');
  if (kind === 'delete_call') {
    requireGone(correction.after);
    mine.push({ kind: 'delete', at });
    return { ...correction, before: stands, after: null };
  }
  const to = correction.to ?? -1;
  requireGap(to, items.length);
  requireSame(list === 'calls' ? Call : null, correction.after, stands);
  mine.push({ kind: 'move', at, to });
  return { ...correction, before: stands, after: stands };
}

function insertTract(work: Work, correction: Correction): Correction {
  const at = correction.tract;
  if (!(at >= 0 && at <= work.start.tracts.length)) throw new Refusal('no_such_tract');
  requireNone(correction.before);
  const back = findDeletion(work.gone, correction.after);
  const item = back?.tract ?? typedTract(correction.after);
  work.whole.push({ kind: 'insert', at, item });
  if (back !== undefined) {
    work.gone.splice(work.gone.indexOf(back), 1);
    work.back.set(item, back);
    if (isReadAsException(item))
      work.tracts.forEach((tract, i) => {
        if (withException(tract, item) !== tract) change(work, i, (whole) => withException(whole, item));
      });
  }
  return { ...correction, call: 0, before: null, after: item };
}

function deleteTract(work: Work, correction: Correction): Correction {
  const at = correction.tract;
  const tract = work.start.tracts[at];
  if (tract === undefined) throw new Refusal('no_such_tract');
  requireSame(Tract, correction.before, tract);
  requireGone(correction.after);
  if (work.whole.some((act) => act.kind === 'delete' && act.at === at)) throw twice('tract');
  work.whole.push({ kind: 'delete', at });
  if (isReadAsException(tract)) changeExcepted(work, at, (whole) => withoutException(whole, tract));
  return { ...correction, call: 0, before: tract, after: null };
}

/** The tract of the document that an exception at this place is taken out of. */
function changeExcepted(work: Work, at: number, to: (tract: Tract) => Tract): void {
  const { tracts } = work.start;
  const isWhole = (tract: Tract): boolean => tract.typed !== true && !isReadAsException(tract);
  const before = tracts.findLastIndex((tract, i) => i < at && isWhole(tract));
  const whole = before >= 0 ? before : tracts.findIndex(isWhole);
  if (whole >= 0) change(work, whole, to);
}

function change(work: Work, index: number, to: (tract: Tract) => Tract): void {
  work.tracts[index] = to(tractAt(work, index));
  work.touched.add(index);
}

function tractAt({ tracts }: Work, index: number): Tract {
  const tract = tracts[index];
  if (tract === undefined) throw new Refusal('no_such_tract');
  return tract;
}

/** Derived curve elements follow the corrected ones. */
function completed(start: Extraction, { tracts, touched, back, gone }: Work, slots: readonly Slot<Tract>[]): Tract[] {
  return slots.flatMap((slot) => {
    const deletion = 'from' in slot ? undefined : back.get(slot.item);
    const put = deletion === undefined ? undefined : withLostExceptions(deletion, gone);
    const tract = 'from' in slot ? tracts[slot.from] : (put ?? slot.item);
    if (tract === undefined) return [];
    return 'from' in slot && !touched.has(slot.from) ? [tract] : completeCalls({ ...start, tracts: [tract] }).tracts;
  });
}

/** Requests that move indexes are counted, since later ones count from what they left. */
function numbered(log: readonly Correction[], earlier: readonly Correction[]): Correction[] {
  const bare = log.map(({ request: _, ...one }) => one);
  if (!log.some(({ kind }) => StructureKind.safeParse(kind).success)) return bare;
  const request = 1 + earlier.reduce((most, one) => Math.max(most, one.request ?? 0), 0);
  return bare.map((one) => ({ ...one, request }));
}

const slotsIn = <Item>(items: readonly unknown[], acts: readonly ListAct<Item>[]): Slot<Item>[] =>
  slotsAfter(items.length, acts);

function requireGap(at: number, length: number): void {
  if (!(at >= 0 && at <= length)) throw new Refusal('no_such_call');
}

function requireNone(before: unknown): void {
  if (before !== null && before !== undefined) throw new Refusal('stale_correction', { current: null });
}

function requireGone(after: unknown): void {
  if (after !== null && after !== undefined)
    throw new Refusal('bad_correction', {}, 'What is deleted leaves nothing: the value after it is null.');
}

interface Schema {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false };
}

/** Keys of other versions are passed over; a key that is left out counts with its default. */
function parsed(schema: Schema | null, value: unknown): unknown {
  const read = schema?.safeParse(value);
  return read?.success === true ? read.data : value;
}

function requireSame(schema: Schema | null, said: unknown, stands: unknown): void {
  if (!isSameValue(parsed(schema, said), parsed(schema, stands)))
    throw new Refusal('stale_correction', { current: stands });
}

const twice = (what: string): Refusal =>
  new Refusal('bad_correction', {}, `One ${what} is deleted or moved twice in the request.`);

/** For each index before the request where that tract stands after it; null where it was deleted. */
export const tractPlaces = (length: number, from: readonly (number | null)[]): (number | null)[] =>
  placesAfter(
    length,
    from.map((index) => (index === null ? { item: null } : { from: index })),
  );
