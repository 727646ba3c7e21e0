// What the account of a document remarks of a tract: a code and the words it stands on.
import type { Passage } from '#core/language/sentences.ts';
import type { WordCode } from '#core/schema/finding.ts';

export interface Remark {
  readonly code: WordCode;
  /** Tokens [from, to) of the words it stands on; none where they are the same. */
  readonly from: number;
  readonly to: number;
  /** Index of the one course it is about. */
  readonly call?: number;
  /** Indexes of the tracts that it binds; absent for the one at hand alone. */
  readonly tracts?: readonly number[];
  /** Told by the grammar of the grant itself: no ear lets it go. */
  readonly isGranted?: boolean;
  /** The figure or the place that it rests on alone, which the ear is asked of: it may be told of something else. */
  readonly figure?: Passage;
  /** Of a place the one that it stands against, of which the ear is asked as well. */
  readonly rival?: Passage;
  /** Of what a rule for the words of sentences found: whether such words hardly ever do anything else. */
  readonly isSure?: boolean;
}

/** They stand on some of the same words. */
export const doMeet = (one: Pick<Remark, 'from' | 'to'>, other: Pick<Remark, 'from' | 'to'>): boolean =>
  one.from < other.to && other.from < one.to;

/** Of a code that stands on no words. */
export const remarkOf = (code: WordCode): Remark => ({ code, from: 0, to: 0 });

/** For each tract the remarks that bind it, its own first, where `own` are those made in reading each. */
export function boundRemarks(own: readonly (readonly Remark[])[]): Remark[][] {
  const bound = own.map((remarks, index) =>
    remarks.filter(({ tracts }) => tracts === undefined || tracts.includes(index)),
  );
  for (const [at, remarks] of own.entries())
    for (const remark of remarks)
      for (const index of new Set(remark.tracts)) if (index !== at) bound[index]?.push(remark);
  return bound;
}
