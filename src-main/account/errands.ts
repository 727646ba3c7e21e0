// A sign-in on its way, kept for ten minutes: the browser may come back to another process than it left.
import { digestOf } from '#main/account/caller.ts';
import type { Errand } from '#main/account/provider.ts';
import { opened, sealed } from '#main/account/seal.ts';
import type { Db } from '#main/store/db.ts';
import { insertErrand, takeErrand as takeRow } from '#main/store/errands.ts';

export const ERRAND_LASTS_MS = 600_000;
const MOST_AT_ONCE = 1000;

const nameOf = (secret: string): string => digestOf(`errand ${secret}`);

/** `secret` is what its beginner brings back. */
export async function keepErrand(db: Db, secret: string, errand: Errand, now: Date): Promise<void> {
  const ends_at = new Date(now.getTime() + ERRAND_LASTS_MS).toISOString();
  const row = { digest: nameOf(secret), sealed: sealed(JSON.stringify(errand), secret), ends_at };
  await insertErrand(db, row, MOST_AT_ONCE, now.toISOString());
}

/** It works once, whatever comes of it; null where there is none, or none any more. */
export async function takeErrand(db: Db, secret: string, now: Date): Promise<Errand | null> {
  const row = await takeRow(db, nameOf(secret));
  if (row === undefined || row.ends_at <= now.toISOString()) return null;
  return JSON.parse(opened(row.sealed, secret)) as Errand;
}
