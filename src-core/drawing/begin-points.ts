// What the words at the head of a description are about: the point of commencement, or the point of beginning itself.
import type { Tract } from '#core/schema/tract.ts';
import { readTie } from '#core/survey/tie.ts';

export interface BeginPoints {
  /** Where the description commences; empty when it commences where it begins. */
  readonly commencement: string;
  /** The point of beginning; empty when nothing is said of it. */
  readonly beginning: string;
}

const COMMENCES = /^[^\p{Letter}]*(?:commenc|starting\b)/iu;
const BEGINS = /^[^\p{Letter}]*(?:commenc|start|begin)/iu;

/** Ties that follow the head lead away from the point that it names: that point is not where the boundary begins. */
export function beginPointsOf({ pob_description: head, tie_calls }: Tract): BeginPoints {
  const sentences = tie_calls.map((wire) => readTie(wire).verbatim);
  const isToldByTies = /\b(?:commenc|starting\b)/i.test(sentences[0] ?? '');
  const follows = sentences.some((sentence) => sentence !== '' && !head.includes(sentence));
  if (COMMENCES.test(head) || (!isToldByTies && BEGINS.test(head) && follows))
    return { commencement: head, beginning: sentences.at(-1) ?? '' };
  return { commencement: '', beginning: head };
}
