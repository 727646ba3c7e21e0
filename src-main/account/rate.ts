// Requests a minute, counted per line of keys from the first request of each minute.
import { Refusal } from '#core/api/errors.ts';

const MINUTE_MS = 60_000;
const FORGET_ABOVE = 10_000;

export interface RateLimiter {
  /** Counts one request; refuses it when the minute is spent. */
  admit(name: string, limit: number, now: Date): void;
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
        return;
      }
      if (minute.count >= limit) throw new Refusal('rate_limited', { limit });
      minute.count += 1;
    },
  };
}
