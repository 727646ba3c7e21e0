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
  /** Counts one request; refuses it when the minute is spent. At once where nobody else counts. */
  admit(name: string, limit: number, now: Date): RateLeft | Promise<RateLeft>;
}

/** Where several processes share a database they count in it, together; one alone counts in memory. */
export function rateLimiter(db: Db): RateLimiter {
  if (!isPostgres(db)) {
    const count = countAlone();
    return { admit: (name, limit, now) => leftOf(count(name, now.getTime()), limit, now.getTime()) };
  }
  const count = countTogether(db);
  return { admit: async (name, limit, now) => leftOf(await count(name, now.getTime()), limit, now.getTime()) };
}

function leftOf({ count, started }: CountedMinute, limit: number, at: number): RateLeft {
  if (count > limit) throw new Refusal('rate_limited', { limit });
  // Another machine's clock may be a little ahead.
  const left_ms = Math.min(MINUTE_MS, started + MINUTE_MS - at);
  return { limit, remaining: limit - count, reset: Math.ceil(left_ms / 1000) };
}

type Count<Counted> = (name: string, at: number) => Counted;

function countAlone(): Count<CountedMinute> {
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

function countTogether(db: Db): Count<Promise<CountedMinute>> {
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
