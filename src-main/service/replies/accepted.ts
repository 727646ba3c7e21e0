// What goes with a submission that was taken in: where to ask for it, and when.
import { WithHeaders } from '#main/service/route.ts';

/** Seconds before it is worth asking. */
export const ASK_AGAIN_S = 2;

export function accepted<Value extends { readonly poll_url: string }>(
  value: Value,
  replayed: boolean,
): WithHeaders<Value> {
  return new WithHeaders(value, {
    location: value.poll_url,
    'retry-after': String(ASK_AGAIN_S),
    ...(replayed ? REPLAYED : {}),
  });
}

/** Says that nothing was submitted anew. */
export const REPLAYED = { 'idempotency-replayed': 'true' } as const;
