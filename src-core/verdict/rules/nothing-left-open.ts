// What the reader could not settle about a figure stands in the tract's notes, and a person must settle it.
import type { Rule } from '#core/verdict/rule.ts';

export const nothingLeftOpen: Rule = ({ tract }) =>
  tract.calls.length === 0 || tract.notes === null || tract.notes.trim() === '' ? [] : [tract.notes.trim()];
