// A description in its shortest canonical form: T29S R33E Sec. 36 SW¼NE¼.
import type { AliquotChain } from '#core/plss/aliquot-part.ts';
import { partText } from '#core/plss/part-area.ts';

export interface Described {
  chains: readonly AliquotChain[];
  lots: readonly string[];
  section: number | null;
  township: string | null;
  range: string | null;
  meridian: string | null;
}

/** Whatever the description leaves out is left out here too. */
export function describePart({ chains, lots, section, township, range, meridian }: Described): string {
  const place = [
    township === null ? '' : `T${township}`,
    range === null ? '' : `R${range}`,
    section === null ? '' : `Sec. ${section}`,
  ];
  const parts = [
    lots.length === 0 ? '' : `Lot${lots.length > 1 ? 's' : ''} ${lots.join(', ')}`,
    ...chains.map(partText),
  ];
  const words = [...place, parts.filter((part) => part !== '').join(', ')].filter((word) => word !== '').join(' ');
  const numbered = meridian !== null && /^\d/.test(meridian);
  return meridian === null ? words : `${words}, ${meridian} ${numbered ? 'P.M.' : 'Meridian'}`;
}
