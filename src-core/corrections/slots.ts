// What a list looks like after some of its items were taken out and moved, and others put in, all at once: every index
// is that of the list as it stood before.

/** An item that stood at an index before, or one that is put in. */
export type Slot<Item> = { readonly from: number } | { readonly item: Item };

export type ListAct<Item> =
  | { readonly kind: 'insert'; readonly at: number; readonly item: Item }
  | { readonly kind: 'delete'; readonly at: number }
  /** It comes to stand before the item at `to`. */
  | { readonly kind: 'move'; readonly at: number; readonly to: number };

/** Of several items put in or moved before the same one, the first named stands first. */
export function slotsAfter<Item>(length: number, acts: readonly ListAct<Item>[]): Slot<Item>[] {
  const gaps = new Map<number, Slot<Item>[]>();
  const gone = new Set<number>();
  const put = (at: number, slot: Slot<Item>): void => void gaps.set(at, [...(gaps.get(at) ?? []), slot]);
  for (const act of acts) {
    if (act.kind === 'insert') put(act.at, { item: act.item });
    else gone.add(act.at);
    if (act.kind === 'move') put(act.to, { from: act.at });
  }
  return Array.from({ length: length + 1 }, (_, at): Slot<Item>[] => [
    ...(gaps.get(at) ?? []),
    ...(at === length || gone.has(at) ? [] : [{ from: at }]),
  ]).flat();
}

/** For each index before where it stands after; null for what was taken out. */
export function placesAfter(length: number, slots: readonly Slot<unknown>[]): (number | null)[] {
  const places: (number | null)[] = Array.from({ length }, () => null);
  slots.forEach((slot, at) => {
    if ('from' in slot) places[slot.from] = at;
  });
  return places;
}
