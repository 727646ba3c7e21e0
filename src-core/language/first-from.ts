// Places of a text in their order, and where a passage begins among them.

/** The index of the first thing of which it is so, where it is so of all behind it too. */
export function firstSuch<Thing>(things: readonly Thing[], isSo: (thing: Thing) => boolean): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(things[middle] as Thing)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The index of the first that stands there or behind it. */
export function firstFrom(places: ArrayLike<number>, from: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
