// The plan of an account, and what it used this month.
import { z } from 'zod';
import { GrantKind } from '#core/schema/account.ts';
import { Timestamp } from '#core/schema/timestamp.ts';

const PlanDay = z.object({ day: z.string(), documents: z.int(), overage: z.int() });

export const Plan = z.object({
  plan: GrantKind.nullable(),
  seats: z.int(),
  /** True where this installation takes payments. */
  billed: z.boolean(),
  /** True while a payment failed: what is included may be used, nothing beyond it. */
  past_due: z.boolean(),
  trial_ends_on: z.string().nullable(),
  /** When a cancelled subscription ends. */
  ends_on: z.string().nullable(),
  /** Whether a trial is offered to this account. */
  trial_offered: z.boolean(),
  /** Why a subscription that was paid for gives nothing now: its payment is disputed, or went back. */
  held: z.enum(['disputed', 'refunded']).nullable(),
  /** Documents of packs that were taken back with the money. */
  documents_taken: z.int(),
  /** Subscriptions that run; more than one is a payment too many. */
  subscriptions: z.int(),
  documents: z.int(),
  included_docs: z.int().nullable(),
  overage_documents: z.int(),
  monthly_cap: z.int(),
  /** Left in the pool that never expires, on whatever plan. */
  pool_docs: z.int(),
  period_start: Timestamp,
  period_end: Timestamp,
  /** The days of this month on which something was read. */
  days: z.array(PlanDay),
});
export type Plan = z.infer<typeof Plan>;

export const WebhookReceipt = z.object({ received: z.boolean() });
