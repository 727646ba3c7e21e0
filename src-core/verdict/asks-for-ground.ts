// Which tracts the survey fabric is asked for.
import type { Tract } from '#core/schema/tract.ts';

/** Whether the survey fabric has a say in this tract. */
export function asksForGround(tract: Tract): boolean {
  return tract.description_type === 'aliquot' || (tract.description_type === 'blanket' && tract.aliquot !== '');
}
