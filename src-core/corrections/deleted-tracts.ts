// Tracts that an operator deleted: the signed log keeps them whole, so that they can come back just as they were, and
// land that an exception was deleted out of says so until it does.
import { isReadAsException } from '#core/corrections/correct-tract.ts';
import { isSameValue } from '#core/corrections/same-value.ts';
import type { Correction } from '#core/schema/correction.ts';
import type { Finding } from '#core/schema/finding.ts';
import { Tract } from '#core/schema/tract.ts';
import { withFindings, withFindingsOnly } from '#core/verdict/wording/notes.ts';

/** The deletion of a tract that the log tells of. */
export interface Deletion {
  readonly tract: Tract;
  readonly request: number;
}

/** Those of the log that it does not take back; what was deleted comes back once for each time that it was. */
export function stillDeleted(log: readonly Correction[]): Deletion[] {
  const gone: Deletion[] = [];
  for (const { kind, before, after, request = 0 } of log) {
    if (kind === 'delete_tract') gone.push({ tract: before as Tract, request });
    const back = kind === 'insert_tract' ? gone.findLastIndex(({ tract }) => isSameValue(tract, after)) : -1;
    if (back >= 0) gone.splice(back, 1);
  }
  return gone;
}

/** The deletion that this value would take back. Keys of other versions are passed over. */
export function findDeletion(gone: readonly Deletion[], value: unknown): Deletion | undefined {
  const wanted = Tract.safeParse(value).data;
  return wanted && gone.find(({ tract }) => isSameValue(Tract.safeParse(tract).data, wanted));
}

const EXCEPTION_DELETED = 'exception_deleted';

/** The land that it was taken out of would otherwise look whole. */
export const withoutException = (whole: Tract, { name }: Tract): Tract =>
  withFindings(whole, [{ code: EXCEPTION_DELETED, weight: 'review', quote: name, spans: [] }]);

/** An exception that came back is no longer missed, and another of the same name still is. */
export function withException(tract: Tract, { name }: Tract): Tract {
  const isOf = ({ code, quote }: Finding): boolean => code === EXCEPTION_DELETED && quote === name;
  const found = tract.findings?.find(isOf);
  return withFindingsOnly(tract, (finding) => finding !== found);
}

/** A tract that comes back lacks the exceptions that were deleted with it, and while it was away. */
export function withLostExceptions({ tract, request: since }: Deletion, gone: readonly Deletion[]): Tract {
  if (tract.typed === true || isReadAsException(tract)) return tract;
  return gone
    .filter((one) => one.request >= since && isReadAsException(one.tract))
    .reduce((whole, one) => withoutException(whole, one.tract), tract);
}
