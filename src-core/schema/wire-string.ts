// Fields typed as plain strings that carry several facts: ` | `-separated key=value runs.
// The last key of a layout runs to the end of the string, so free text may hold anything.

export type WireLayout<Key extends string> = readonly Key[];

export const TIE_CALL = ['bearing', 'distance', 'verbatim'] as const;
export const REFERENCE = ['book', 'page', 'instrument', 'note'] as const;
export const LOT_BLOCK = ['subdivision', 'lot', 'block', 'plat_book', 'plat_page', 'verbatim'] as const;
export const STATED_AREA = ['acres', 'sqft', 'sqm', 'ha', 'arpents'] as const;
export const EASEMENT = ['type', 'width_ft', 'term', 'exclusive', 'rights', 'servient', 'verbatim'] as const;
export const ALIQUOT = [
  'parts',
  'section',
  'township',
  'range',
  'meridian',
  'government_lot',
  'exception',
  'verbatim',
] as const;
export const PLAT_SHEET = ['subdivision', 'lots', 'blocks', 'recording', 'surveyor', 'date', 'verbatim'] as const;
export const AS_BUILT_SHEET = [
  'agency',
  'engineer',
  'utility',
  'vintage',
  'stationing',
  'pipe',
  'sheets',
  'verbatim',
] as const;

const LOOSE_BAR = /(?<=^| )\|(?= |$)/g;
const FREE_TEXT: ReadonlySet<string> = new Set(['verbatim', 'note']);

/** Facts to wire, in the layout's order; absent and empty facts are left out. */
export function writeWire<Key extends string>(
  layout: WireLayout<Key>,
  facts: Readonly<Partial<Record<Key, string | null | undefined>>>,
): string {
  return layout
    .flatMap((key) => {
      const value = facts[key];
      if (value === undefined || value === null || value === '') return [];
      // A bar inside a bounded value, or at its ends, would start a new fact on reading.
      return [`${key}=${FREE_TEXT.has(key) ? value : value.replace(LOOSE_BAR, ';')}`];
    })
    .join(' | ');
}

/** Wire to facts. Keys outside the layout are passed over; a later repeat of a key does not win. */
export function readWire<Key extends string>(layout: WireLayout<Key>, wire: string): Partial<Record<Key, string>> {
  const facts: Partial<Record<Key, string>> = {};
  let rest = wire;
  while (rest !== '') {
    const equals = rest.indexOf('=');
    if (equals < 0) break;
    const key = rest.slice(0, equals).trim();
    const bar = FREE_TEXT.has(key) ? -1 : rest.indexOf(' | ', equals);
    const value = bar < 0 ? rest.slice(equals + 1) : rest.slice(equals + 1, bar);
    const known = layout.find((name) => name === key);
    if (known !== undefined && facts[known] === undefined) facts[known] = value;
    rest = bar < 0 ? '' : rest.slice(bar + 3);
  }
  return facts;
}
