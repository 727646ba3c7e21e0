// Requests a minute, counted per line of keys from the first request of each minute.
import { Refusal } from '#core/api/errors.ts';

const MINUTE_MS = 60_000;
const FORGET_ABOVE = 10_000;

/** What is left of a minute. */
export interface RateLeft {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the next minute begins. */
  readonly reset: number;
}

export interface RateLimiter {
  /** Counts one request; refuses it when the minute is spent. */
  admit(name: string, limit: number, now: Date): RateLeft;
}

export function rateLimiter(): RateLimiter {
  const minutes = new Map<string, { started: number; count: number }>();
  return {
    admit(name, limit, now) {
      const at = now.getTime();
      const minute = minutes.get(name);
      // A clock that was set back starts a new minute rather than a long one.
      if (minute === undefined || at - minute.started >= MINUTE_MS || at < minute.started) {
        if (minutes.size > FORGET_ABOVE) minutes.clear();
        minutes.set(name, { started: at, count: 1 });
        return { limit, remaining: Math.max(0, limit - 1), reset: MINUTE_MS / 1000 };
      }
      if (minute.count >= limit) throw new Refusal('rate_limited', { limit });
      minute.count += 1;
      const reset = Math.ceil((minute.started + MINUTE_MS - at) / 1000);
      return { limit, remaining: limit - minute.count, reset };
    },
  };
}
