// Calendar months in UTC, as the ledger counts them.

/** Such as 2026-07. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

export interface Period {
  readonly period_start: string;
  readonly period_end: string;
}

/** From the first instant of the month to the first of the next. */
export function periodOf(now: Date): Period {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return { period_start: start.toISOString(), period_end: end.toISOString() };
}
