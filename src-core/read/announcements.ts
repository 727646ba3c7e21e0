// Clauses that announce courses and run none themselves.
import type { Clause } from '#core/read/description.ts';
import type { Element } from '#core/read/elements.ts';
import { isCourseBearing } from '#core/read/roles.ts';
import type { Token } from '#core/read/tokens.ts';

/** "running thence; (1) N 12° E": the item is the course. */
export function isEmptyLead(clause: Clause, next: Clause | undefined): boolean {
  return clause.lead === 'thence' && /^(?:item|pair)$/.test(next?.lead ?? '') && clause.to - clause.from <= 3;
}

/** Something is run; a street or a line that is called after a direction is only followed. */
export function hasValues(tokens: readonly Token[], elements: readonly Element[]): boolean {
  return elements.some((element) => {
    if (element.kind === 'bearing') return element.read.form !== 'cardinal' || isCourseBearing(tokens, element);
    return element.kind === 'table' || element.kind === 'angle';
  });
}
