// Settings of this installation, one JSON value per name.
import { Settings } from '#core/schema/local.ts';
import type { Db } from '#main/store/db.ts';

export interface StoredSetting {
  name: string;
  /** JSON. */
  value: string;
}

export async function findSetting(db: Db, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row === undefined ? undefined : JSON.parse(row.value);
}

export async function putSetting(db: Db, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/** Only where none stands there, as a secret that several processes may make at once; gives the one that does. */
export async function keepSetting(db: Db, name: string, value: unknown): Promise<unknown> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return findSetting(db, name);
}

const PREFERENCES = 'preferences';

/** What the person chose on the settings screen, over `defaults`. A value that no longer fits falls back to its default. */
export async function readPreferences(db: Db, defaults: Settings): Promise<Settings> {
  const kept = await findSetting(db, PREFERENCES);
  const chosen = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  const fitting = Object.entries(Settings.shape).filter(([name, shape]) => shape.safeParse(chosen[name]).success);
  return { ...defaults, ...Object.fromEntries(fitting.map(([name]) => [name, chosen[name]])) };
}

export async function writePreferences(db: Db, settings: Settings): Promise<void> {
  await putSetting(db, PREFERENCES, settings);
}
