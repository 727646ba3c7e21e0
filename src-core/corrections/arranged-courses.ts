// A tract whose courses were put in, taken out or moved. How they were read is put aside first and never lost, so that
// the verdict can say what is no longer as it was read, and so that a course can come back just as it was.
import { typedTie } from '#core/corrections/correct-tie.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import { placesAfter, type Slot } from '#core/corrections/slots.ts';
import type { Assertion } from '#core/schema/assertion.ts';
import type { Call } from '#core/schema/call.ts';
import type { CoursesAsRead, Tract } from '#core/schema/tract.ts';

/** What is put in is a typed course, or one of those that were read and taken out, which then counts as read again. */
export function arranged(tract: Tract, slots: readonly Slot<Call>[]): Tract {
  const read = tract.as_read ?? asReadOf(tract);
  const used = new Set<number | null>(slots.map((slot) => ('from' in slot ? (read.order[slot.from] ?? null) : null)));
  const order: (number | null)[] = [];
  const calls = slots.flatMap((slot): Call[] => {
    if ('from' in slot) {
      const call = tract.calls[slot.from];
      if (call !== undefined) order.push(read.order[slot.from] ?? null);
      return call === undefined ? [] : [call];
    }
    const back = read.calls.findIndex((call, i) => !used.has(i) && isSameValue(call, slot.item));
    if (back >= 0) used.add(back);
    order.push(back < 0 ? null : back);
    return [read.calls[back] ?? slot.item];
  });
  return withOrder(withPlacedFindings(tract, slots), calls, { ...read, order });
}

const asReadOf = ({ calls, assertions = [] }: Tract): CoursesAsRead => ({
  calls,
  assertions,
  order: calls.map((_, i) => i),
});

function withOrder(tract: Tract, calls: Call[], read: CoursesAsRead): Tract {
  const { as_read: _as_read, assertions: _assertions, ...bare } = tract;
  const isAsRead = read.order.length === read.calls.length && read.order.every((at, i) => at === i);
  const assertions = read.assertions.flatMap((one) => placed(one, read.order));
  return {
    ...bare,
    calls,
    ...(assertions.length === 0 ? {} : { assertions }),
    // An operator's own tract was never read.
    ...(isAsRead || tract.typed === true ? {} : { as_read: read }),
  };
}

/** None where a course that it is about was taken out. */
function placed(assertion: Assertion, order: readonly (number | null)[]): Assertion[] {
  const at = (index: number): number => order.indexOf(index);
  const call = assertion.call === undefined ? undefined : at(assertion.call);
  const other = typeof assertion.other === 'number' ? at(assertion.other) : assertion.other;
  if (call === -1 || other === -1) return [];
  return [{ ...assertion, ...(call === undefined ? {} : { call }), ...(other === undefined ? {} : { other }) }];
}

/** What the words leave open stays open; where its course is gone it is of the tract. */
function withPlacedFindings(tract: Tract, slots: readonly Slot<Call>[]): Tract {
  if (tract.findings === undefined) return tract;
  const places = placesAfter(tract.calls.length, slots);
  const findings = tract.findings.map((finding) => {
    if (finding.call === undefined) return finding;
    const { call, ...rest } = finding;
    const at = places[call] ?? null;
    return at === null ? rest : { ...rest, call: at };
  });
  return { ...tract, findings };
}

const OF_TIE = /^tie_calls\[(\d+)\](.*)$/;

/** The same for ties. What the scan leaves in doubt of one that was deleted stays in doubt. */
export function arrangedTies(tract: Tract, slots: readonly Slot<string>[]): Tract {
  const { tie_calls, ties_as_read, doubts } = withTies(tract, slots);
  const { ties_as_read: _read, ...bare } = tract;
  const whole = { ...bare, tie_calls, ...(ties_as_read === null ? {} : { ties_as_read }) };
  return doubts === undefined ? whole : { ...whole, doubts };
}

function withTies(tract: Tract, slots: readonly Slot<string>[]) {
  const read = tract.ties_as_read ?? { ties: tract.tie_calls, order: tract.tie_calls.map((_, i) => i) };
  const used = new Set<number | null>(slots.map((slot) => ('from' in slot ? (read.order[slot.from] ?? null) : null)));
  const order: (number | null)[] = [];
  const tie_calls = slots.map((slot) => {
    if ('from' in slot) {
      order.push(read.order[slot.from] ?? null);
      return tract.tie_calls[slot.from] ?? '';
    }
    const back = read.ties.findIndex((tie, i) => !used.has(i) && (tie === slot.item || typedTie(tie) === slot.item));
    if (back >= 0) used.add(back);
    order.push(back < 0 ? null : back);
    return read.ties[back] ?? slot.item;
  });
  const isAsRead = order.length === read.ties.length && order.every((at, i) => at === i);
  // An operator's own tract was never read.
  const ties_as_read = isAsRead || tract.typed === true ? null : { ties: read.ties, order };
  return { tie_calls, ties_as_read, doubts: placedDoubts(tract, slots) };
}

function placedDoubts(tract: Tract, slots: readonly Slot<string>[]): Tract['doubts'] {
  const places = placesAfter(tract.tie_calls.length, slots);
  return tract.doubts?.map((doubted) => {
    const [, tie, field = ''] = OF_TIE.exec(doubted.field) ?? [];
    if (tie === undefined) return doubted;
    const at = places[Number(tie)] ?? null;
    return { ...doubted, field: at === null ? 'tie_calls' : `tie_calls[${at}]${field}` };
  });
}
