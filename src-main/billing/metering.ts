// Tells the payment processor of documents beyond what a plan includes: at least once, under a name by which it counts
// each once.
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Processor } from '#main/billing/processor.ts';
import type { Db } from '#main/store/db.ts';
import { claimMetered, listDueMetered, type StoredMetering, updateMetered } from '#main/store/metered.ts';

interface Office {
  readonly db: Db;
  readonly processor: Processor;
  readonly now: () => Date;
  readonly log: Logger;
}

const AT_A_TIME = 50;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** The processor knows a name again for a day; an hour less leaves room for two clocks. */
const KNOWN_AGAIN_MS = 23 * 3_600_000;

/** Tells all that is due; gives how many were told. */
export async function tellMetered(office: Office): Promise<number> {
  let told = 0;
  for (;;) {
    const due = await listDueMetered(office.db, office.now().toISOString(), AT_A_TIME);
    for (const row of due) told += (await tell(office, row)) ? 1 : 0;
    if (due.length < AT_A_TIME) return told;
  }
}

async function tell({ db, processor, now, log }: Office, row: StoredMetering): Promise<boolean> {
  const { run_id, first_tried_at } = row;
  const at = now();
  if (first_tried_at !== null && at.getTime() - Date.parse(first_tried_at) > KNOWN_AGAIN_MS) {
    // It may have arrived; told again now it could be charged twice.
    await updateMetered(db, run_id, { state: 'doubtful' });
    log.error({ run: run_id }, 'a metered document may or may not have been counted: look it up at the processor');
    return false;
  }
  const attempts = row.attempts + 1;
  const next_at = new Date(at.getTime() + waitOf(attempts)).toISOString();
  // Before it is told, so that a process which ends in between knows that it may have been.
  const tried = { attempts, first_tried_at: first_tried_at ?? at.toISOString(), next_at };
  if (!(await claimMetered(db, row, tried))) return false;
  try {
    await processor.meter(run_id, row.customer, new Date(row.at));
    await updateMetered(db, run_id, { state: 'told', trouble: null });
    return true;
  } catch (fault) {
    const refused = isRefused(fault);
    log.error({ run: run_id, err: fault }, 'a document could not be metered');
    const trouble = fault instanceof Error ? fault.name : 'unknown';
    await updateMetered(db, run_id, {
      trouble,
      ...(refused && first_tried_at === null ? { first_tried_at: null } : {}),
    });
    return false;
  }
}

const waitOf = (attempts: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));

/** Certainly not counted. A time-out, a broken line or a fault over there leave it open. */
function isRefused(fault: unknown): boolean {
  const status = fault instanceof Stripe.errors.StripeError ? (fault.statusCode ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 409;
}
