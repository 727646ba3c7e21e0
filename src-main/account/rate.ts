// Requests a minute, counted per line of keys from the first request of each minute.
import { Refusal } from '#core/api/errors.ts';
import type { Db } from '#main/store/db.ts';
import { isPostgres } from '#main/store/dialect.ts';
import { type CountedMinute, countRequest, forgetRates } from '#main/store/rates.ts';

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
  admit(name: string, limit: number, now: Date): Promise<RateLeft>;
}

/** Where several processes share a database they count in it, together; one alone counts in memory. */
export function rateLimiter(db: Db): RateLimiter {
  const count = isPostgres(db) ? countTogether(db) : countAlone();
  return {
    async admit(name, limit, now) {
      const at = now.getTime();
      const minute = await count(name, at);
      if (minute.count > limit) throw new Refusal('rate_limited', { limit });
      // Another machine's clock may be a little ahead.
      const left_ms = Math.min(MINUTE_MS, minute.started + MINUTE_MS - at);
      return { limit, remaining: limit - minute.count, reset: Math.ceil(left_ms / 1000) };
    },
  };
}

type Count = (name: string, at: number) => CountedMinute | Promise<CountedMinute>;

function countAlone(): Count {
  const minutes = new Map<string, { started: number; count: number }>();
  return (name, at) => {
    const minute = minutes.get(name);
    // A clock that was set back starts a new minute rather than a long one.
    if (minute === undefined || at - minute.started >= MINUTE_MS || at < minute.started) {
      if (minutes.size > FORGET_ABOVE) minutes.clear();
      const begun = { started: at, count: 1 };
      minutes.set(name, begun);
      return begun;
    }
    minute.count += 1;
    return minute;
  };
}

function countTogether(db: Db): Count {
  let forgotten = 0;
  return async (name, at) => {
    const minute = await countRequest(db, name, at);
    if (Math.abs(at - forgotten) > FORGET_EVERY_MS) {
      forgotten = at;
      await forgetRates(db, at - FORGET_EVERY_MS);
    }
    return minute;
  };
}

const FORGET_EVERY_MS = 10 * MINUTE_MS;
