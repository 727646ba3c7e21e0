// Settings of this installation, one JSON value per name.
import type { Db } from '#main/store/db.ts';

export interface SettingTable {
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
