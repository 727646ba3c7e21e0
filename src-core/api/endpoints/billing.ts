// What was bought.
import { z } from 'zod';
import type { Endpoint } from '#core/api/endpoint.ts';
import { AUTH } from '#core/api/endpoints/refusals.ts';
import { Plan, WebhookReceipt } from '#core/schema/billing.ts';

export const billingEndpoints = {
  billingPortal: {
    method: 'GET',
    path: '/billing/portal',
    summary: 'The payment processor’s billing page.',
    caller: 'key_or_session',
    scope: 'manage',
    body: 'none',
    reply: 'redirect',
    status: 303,
    errors: [...AUTH, 'no_subscription', 'portal_failed', 'billing_unavailable'],
  },
  billingCheckout: {
    method: 'GET',
    path: '/billing/checkout',
    summary: 'The payment processor’s checkout for a plan or a pack.',
    caller: 'key_or_session',
    scope: 'manage',
    query: z.object({
      tier: z.string().optional(),
      pack: z.string().optional(),
      quantity: z.string().optional(),
      seats: z.string().optional(),
      /** A checkout that the person came back from: what it bought is taken in. */
      session: z.string().max(200).optional(),
    }),
    body: 'none',
    reply: 'redirect',
    status: 303,
    errors: [
      ...AUTH,
      'unknown_tier',
      'unknown_pack',
      'invalid_quantity',
      'invalid_seats',
      'checkout_failed',
      'checkout_incomplete',
      'billing_unavailable',
    ],
  },
  billingWebhook: {
    method: 'POST',
    path: '/billing/webhook',
    summary: 'For the payment processor alone: a signed message that something was bought, changed or ended.',
    caller: 'anyone',
    scope: null,
    headers: z.object({ 'stripe-signature': z.string().optional() }),
    body: 'bytes',
    reply: 'json',
    reply_schema: WebhookReceipt,
    status: 200,
    errors: ['invalid_signature', 'invalid_webhook', 'document_too_large', 'billing_unavailable'],
  },
  getPlan: {
    method: 'GET',
    path: '/v1/plan',
    summary: 'The account’s plan, and what it used of it this month, day by day.',
    caller: 'key_or_session',
    scope: 'read',
    body: 'none',
    reply: 'json',
    reply_schema: Plan,
    status: 200,
    errors: AUTH,
  },
} as const satisfies Record<string, Endpoint>;
